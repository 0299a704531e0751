//! Rows as sentences, for people.

use std::io::{self, Write};

use baralho_stats::{Decision, Estimate};
use baralho_words::{Noun, Words, say};

use super::{
    cost::minutes,
    figures::{Figures, Trial, Verdict},
    report::{Came, Report},
    rows::{Meeting, ROWS, Row, Target, What},
};
use crate::table::{Align, Table};

/// All rows there are, with their targets and about how long each takes.
pub(super) fn list(words: &Words) -> Table {
    let mut table = Table::new(vec![
        (say!(words, "strength-col-row"), Align::Left),
        (say!(words, "strength-col-deals"), Align::Right),
        (say!(words, "strength-col-minutes"), Align::Right),
        (say!(words, "strength-col-what"), Align::Left),
    ]);
    for row in ROWS {
        let (deals, time) = match row.what {
            What::Match(meeting) => (
                meeting.deals.to_string(),
                words.decimal(minutes(&meeting, meeting.bots, meeting.deals), 0),
            ),
            What::Share { .. } => (String::new(), String::new()),
        };
        table.row(vec![row.name.to_owned(), deals, time, what(row, words)]);
    }
    table
}

/// Who meets whom, and at what.
pub(super) fn what(row: &Row, words: &Words) -> String {
    match row.what {
        What::Match(meeting) => matched(&meeting, meeting.bots, words),
        What::Share { of, possible } => {
            say!(words, "strength-compared", of = of, possible = possible)
        }
    }
}

fn matched(meeting: &Meeting, bots: [&str; 2], words: &Words) -> String {
    say!(
        words,
        "strength-match",
        one = bots[0],
        other = bots[1],
        setting = setting(meeting, words),
    )
}

/// The game, the players and the rules: `Scopa, two players, target=none`.
pub(super) fn setting(meeting: &Meeting, words: &Words) -> String {
    let mut parts = vec![
        words.game(meeting.game),
        words.count(Noun::Player, meeting.players),
    ];
    parts.extend(
        meeting
            .rules
            .iter()
            .map(|(key, value)| [*key, "=", *value].concat()),
    );
    parts.join(", ")
}

/// A row with everything that is known of it.
pub(super) fn write_row(out: &mut impl Write, report: &Report, words: &Words) -> io::Result<()> {
    let name = report.row.name;
    match &report.came {
        Came::NoBot { game, bot } => {
            let game = words.game(game);
            writeln!(
                out,
                "{}",
                say!(words, "strength-no-bot", row = name, game = game, bot = bot)
            )
        }
        Came::NotPlayed { needed } => {
            let text = say!(words, "strength-not-played", row = name, needed = *needed);
            writeln!(out, "{text}")
        }
        Came::Share {
            of,
            possible,
            share,
        } => {
            writeln!(
                out,
                "{name}. {}",
                say!(words, "strength-compared", of = *of, possible = *possible)
            )?;
            match share {
                Some(share) => {
                    writeln!(out, "  {}", shared(*share, words))?;
                    write_target(out, report, words)
                }
                None => writeln!(out, "  {}", say!(words, "strength-share-unknown")),
            }
        }
        Came::Played {
            meeting,
            bots,
            figures,
            whole,
        } => {
            let bots = [bots[0].as_str(), bots[1].as_str()];
            writeln!(out, "{name}. {}", matched(meeting, bots, words))?;
            if !whole {
                writeln!(out, "  {}", say!(words, "strength-stopped"))?;
            }
            for line in lines(figures, words) {
                writeln!(out, "  {line}")?;
            }
            write_target(out, report, words)
        }
    }
}

fn write_target(out: &mut impl Write, report: &Report, words: &Words) -> io::Result<()> {
    let mut text = target(report.row.target, words);
    if let Some(verdict) = report.verdict() {
        text = [text, verdict_text(verdict, words)].join(" ");
    }
    writeln!(out, "  {text}")?;
    if report.is_thin() {
        writeln!(out, "  {}", say!(words, "strength-thin"))?;
    }
    Ok(())
}

fn lines(figures: &Figures, words: &Words) -> Vec<String> {
    let deals = say!(
        words,
        "strength-deals",
        deals = figures.deals,
        games = words.count(Noun::Game, figures.score.games()),
    );
    let mut lines = vec![deals, ahead(figures, words), results(figures, words)];
    if figures.fair < 0.5 {
        lines.push(victories(figures, words));
    }
    lines.push(time(figures, words));
    lines.extend(figures.trial.map(|trial| trial_text(trial, words)));
    lines
}

/// How many points ahead.
pub(super) fn ahead(figures: &Figures, words: &Words) -> String {
    let range = figures.ahead.interval().map(|[low, high]| {
        say!(
            words,
            "sim-range",
            low = signed(low, words),
            high = signed(high, words)
        )
    });
    say!(
        words,
        "strength-ahead",
        value = signed(figures.ahead.value, words),
        // One deal has none, and a warning of its own.
        range = range.unwrap_or_else(|| "–".to_owned()),
    )
}

/// Won, drawn, lost.
pub(super) fn results(figures: &Figures, words: &Words) -> String {
    let drawn = figures.score.draws as f64 / figures.score.games().max(1) as f64;
    say!(
        words,
        "strength-results",
        won = percent(figures.won.value, words),
        won_range = percents(figures.won, words),
        drawn = percent(drawn, words),
        lost = percent(figures.lost.value, words),
        lost_range = percents(figures.lost, words),
    )
}

/// The share of the victories where there are more than two sides.
pub(super) fn victories(figures: &Figures, words: &Words) -> String {
    say!(
        words,
        "strength-victories",
        share = percent(figures.victories.value, words),
        range = percents(figures.victories, words),
        fair = percent(figures.fair, words),
    )
}

pub(super) fn time(figures: &Figures, words: &Words) -> String {
    say!(
        words,
        "strength-time",
        mean = words.decimal(figures.time.mean_ms(), 2),
        longest = words.decimal(figures.time.longest_ms(), 2),
    )
}

fn trial_text(trial: Trial, words: &Words) -> String {
    match trial.decision {
        Decision::AcceptH1 => say!(words, "strength-trial-better", deals = trial.deals),
        Decision::AcceptH0 => say!(words, "strength-trial-not-better", deals = trial.deals),
        Decision::Continue => say!(words, "strength-trial-open"),
    }
}

/// A share of what is possible.
pub(super) fn shared(share: Estimate, words: &Words) -> String {
    say!(
        words,
        "strength-share",
        share = percent(share.value, words),
        range = percents(share, words),
    )
}

/// What should come out.
pub(super) fn target(target: Target, words: &Words) -> String {
    match target {
        Target::Points { at_least, surely } => say!(
            words,
            "strength-target-points",
            least = signed(at_least, words),
            low = signed(surely, words),
        ),
        Target::Won { at_least, lost } if lost >= 1.0 => {
            let won = words.decimal(100.0 * at_least, 0);
            say!(words, "strength-target-won", won = won)
        }
        Target::Won { at_least, lost } => say!(
            words,
            "strength-target-won-lost",
            won = words.decimal(100.0 * at_least, 0),
            lost = words.decimal(100.0 * lost, 0),
        ),
        Target::Share { at_least } => {
            let share = words.decimal(100.0 * at_least, 0);
            say!(words, "strength-target-share", share = share)
        }
        Target::Above => say!(words, "strength-target-above"),
        Target::Shown => say!(words, "strength-target-none"),
    }
}

pub(super) fn verdict_text(verdict: Verdict, words: &Words) -> String {
    match (verdict.reached, verdict.sure) {
        (true, true) => say!(words, "strength-reached"),
        (true, false) => say!(words, "strength-reached-doubt"),
        (false, false) => say!(words, "strength-missed-hope"),
        (false, true) => say!(words, "strength-missed"),
    }
}

/// How many targets were reached, and which were not.
pub(super) fn write_summary(
    out: &mut impl Write,
    reports: &[Report],
    words: &Words,
) -> io::Result<()> {
    let names = |wanted: &dyn Fn(&Report) -> bool| -> Vec<&str> {
        let reports = reports.iter().filter(|report| wanted(report));
        reports.map(|report| report.row.name).collect()
    };
    let with_verdict = reports.iter().filter_map(Report::verdict);
    let reached = with_verdict
        .clone()
        .filter(|verdict| verdict.reached)
        .count();
    let all = with_verdict.count();
    if all > 0 {
        let text = say!(words, "strength-summary", reached = reached, all = all);
        writeln!(out, "{text}")?;
    }
    let missed = names(&|report| report.verdict().is_some_and(|verdict| !verdict.reached));
    if !missed.is_empty() {
        let text = say!(words, "strength-summary-missed", rows = missed.join(", "));
        writeln!(out, "{text}")?;
    }
    let skipped = names(&Report::is_skipped);
    if !skipped.is_empty() {
        let text = say!(words, "strength-summary-skipped", rows = skipped.join(", "));
        writeln!(out, "{text}")?;
    }
    Ok(())
}

/// A difference with its sign; what rounds to nothing has none.
fn signed(number: f64, words: &Words) -> String {
    let written = words.decimal(number, 2);
    let size = written.trim_start_matches('-');
    let is_nothing = size.chars().all(|c| !c.is_ascii_digit() || c == '0');
    match (is_nothing, number > 0.0) {
        (true, _) => size.to_owned(),
        (false, true) => ["+", size].concat(),
        (false, false) => written,
    }
}

pub(super) fn percent(share: f64, words: &Words) -> String {
    words.decimal(100.0 * share, 1)
}

pub(super) fn percents(estimate: Estimate, words: &Words) -> String {
    say!(
        words,
        "sim-range",
        low = percent(estimate.low, words),
        high = percent(estimate.high, words),
    )
}
