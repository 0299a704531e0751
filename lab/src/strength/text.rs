//! Rows as sentences.

use std::{io::Write, iter, sync::LazyLock};

use baralho_stats::{Decision, Estimate};
use baralho_words::{Language, Noun, Style, Words};

use super::{
    cost::minutes,
    figures::{Figures, Trial, Verdict},
    report::{Came, Report},
    rows::{Meeting, ROWS, Row, Target, What},
};

/// The names of games and numbers of players, in English like everything here.
static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En, Style::Symbols));

/// All rows there are, with about how long each takes.
pub(super) fn list() -> String {
    let heading = format!("{:<22} {:>5}  {:>7}  match\n", "row", "deals", "minutes");
    let rows = ROWS.iter().map(|row| {
        let (deals, time) = match row.what {
            What::Match(meeting) => {
                let minutes = minutes(&meeting, meeting.bots, meeting.deals);
                (meeting.deals.to_string(), format!("{minutes:.0}"))
            }
            What::Share { .. } => (String::new(), String::new()),
        };
        format!("{:<22} {deals:>5}  {time:>7}  {}\n", row.name, what(row))
    });
    iter::once(heading).chain(rows).collect()
}

pub(super) fn game(preset: &str) -> String {
    WORDS.game(preset)
}

pub(super) fn games(number: u64) -> String {
    WORDS.count(Noun::Game, number)
}

/// Who meets whom, and at what.
pub(super) fn what(row: &Row) -> String {
    match row.what {
        What::Match(meeting) => matched(&meeting, meeting.bots),
        What::Share { of, possible } => compared(of, possible),
    }
}

fn compared(of: &str, possible: &str) -> String {
    format!("How much of what {possible} shows to be possible {of} attains.")
}

fn matched(meeting: &Meeting, [one, other]: [&str; 2]) -> String {
    format!("{one} against {other}: {}.", setting(meeting))
}

/// The game, the players and the rules: `Scopa, two players, target=none`.
pub(super) fn setting(meeting: &Meeting) -> String {
    let mut parts = vec![
        game(meeting.game),
        WORDS.count(Noun::Player, meeting.players),
    ];
    let rules = meeting.rules.iter();
    parts.extend(rules.map(|(key, value)| format!("{key}={value}")));
    parts.join(", ")
}

/// A row with everything that is known of it.
pub(super) fn write_row(out: &mut impl Write, report: &Report) -> std::io::Result<()> {
    let name = report.row.name;
    match &report.came {
        Came::NoBot { game, bot } => {
            let game = self::game(game);
            return writeln!(out, "{name}: skipped. {game} has no bot {bot}.");
        }
        Came::NotPlayed { needed } => {
            return writeln!(out, "{name}: skipped, since {needed} was not played.");
        }
        Came::Share {
            of,
            possible,
            share,
        } => {
            writeln!(out, "{name}. {}", compared(of, possible))?;
            writeln!(out, "  {}", shared(*share))?;
            if share.is_none() {
                return Ok(());
            }
        }
        Came::Played {
            meeting,
            bots,
            figures,
            whole,
        } => {
            writeln!(
                out,
                "{name}. {}",
                matched(meeting, bots.each_ref().map(String::as_str))
            )?;
            if !whole {
                writeln!(out, "  {STOPPED}")?;
            }
            let (deals, games) = (figures.deals, games(figures.score.games()));
            writeln!(out, "  {}, {games}.", count(deals))?;
            for line in results(figures) {
                writeln!(out, "  {line}")?;
            }
            let (mean, longest) = (figures.time.mean_ms(), figures.time.longest_ms());
            writeln!(
                out,
                "  CPU time per move: {mean:.2} ms on average, {longest:.2} ms at most."
            )?;
            if let Some(trial) = figures.trial {
                writeln!(out, "  {}", trial_text(trial))?;
            }
        }
    }
    writeln!(out, "  {}", target(report))?;
    if report.is_thin() {
        writeln!(out, "  Too few deals for a conclusion.")?;
    }
    Ok(())
}

pub(super) const STOPPED: &str = "Stopped: this counts what was played until then.";

/// `One deal`, `12 deals`.
pub(super) fn count(deals: u64) -> String {
    match deals {
        1 => "One deal".to_owned(),
        _ => format!("{deals} deals"),
    }
}

/// How many points ahead; won, drawn, lost; the share of the victories where there are more
/// than two sides.
pub(super) fn results(figures: &Figures) -> Vec<String> {
    // One deal has no range, and a warning of its own.
    let range = match figures.ahead.interval() {
        Some([low, high]) => format!("{} to {}", signed(low), signed(high)),
        None => "–".to_owned(),
    };
    let drawn = figures.score.draws as f64 / figures.score.games().max(1) as f64;
    let mut lines = vec![
        format!(
            "Points ahead per game: {} ({range}).",
            signed(figures.ahead.value)
        ),
        format!(
            "Won {}, drawn {} %, lost {}.",
            share(figures.won),
            percent(drawn),
            share(figures.lost)
        ),
    ];
    if figures.fair < 0.5 {
        lines.push(format!(
            "Share of the victories: {}; a fair share is {} %.",
            share(figures.victories),
            percent(figures.fair)
        ));
    }
    lines
}

fn trial_text(trial: Trial) -> String {
    let answer = match trial.decision {
        Decision::AcceptH1 => "stronger",
        Decision::AcceptH0 => "not stronger",
        Decision::Continue => return "Sequential test, 0 or 10 Elo: not decided.".to_owned(),
    };
    let deals = count(trial.deals).to_lowercase();
    format!("Sequential test, 0 or 10 Elo: {answer}, decided after {deals}.")
}

/// A share of what is possible.
pub(super) fn shared(of_possible: Option<Estimate>) -> String {
    match of_possible {
        Some(estimate) => format!("Attained: {}.", share(estimate)),
        None => "Too little is known of what is possible to take a share of it.".to_owned(),
    }
}

/// What should come out, and whether it did.
pub(super) fn target(report: &Report) -> String {
    let target = match report.row.target {
        Target::Points { at_least, surely } => format!(
            "Target: at least {} points ahead, the interval above {}.",
            signed(at_least),
            signed(surely)
        ),
        Target::Won { at_least, lost } if lost >= 1.0 => {
            format!("Target: at least {:.0} % won.", 100.0 * at_least)
        }
        Target::Won { at_least, lost } => format!(
            "Target: at least {:.0} % won, at most {:.0} % lost.",
            100.0 * at_least,
            100.0 * lost
        ),
        Target::Share { at_least } => format!("Target: at least {:.0} %.", 100.0 * at_least),
        Target::Above => "Target: clearly more than a fair share of the victories.".to_owned(),
        Target::Shown => "No target: as far as it goes.".to_owned(),
    };
    let Some(Verdict { reached, sure }) = report.verdict() else {
        return target;
    };
    let verdict = match (reached, sure) {
        (true, true) => "Reached.",
        (true, false) => "Reached, but the interval leaves a doubt.",
        (false, false) => "Not reached, but the interval leaves a hope.",
        (false, true) => "Not reached.",
    };
    [&target, verdict].join(" ")
}

/// How many targets were reached, and which were not.
pub(super) fn write_summary(out: &mut impl Write, reports: &[Report]) -> std::io::Result<()> {
    let names = |wanted: &dyn Fn(&Report) -> bool| -> Vec<&str> {
        let reports = reports.iter().filter(|report| wanted(report));
        reports.map(|report| report.row.name).collect()
    };
    let reached = names(&|report| report.verdict().is_some_and(|verdict| verdict.reached));
    let missed = names(&|report| report.verdict().is_some_and(|verdict| !verdict.reached));
    let all = reached.len() + missed.len();
    if all > 0 {
        writeln!(out, "Targets reached: {} of {all}.", reached.len())?;
    }
    for (heading, names) in [
        ("Not reached", missed),
        ("Skipped", names(&Report::is_skipped)),
    ] {
        if !names.is_empty() {
            writeln!(out, "{heading}: {}.", names.join(", "))?;
        }
    }
    Ok(())
}

/// A difference with its sign; what rounds to nothing has none.
fn signed(number: f64) -> String {
    let written = format!("{number:+.2}");
    if written[1..] == *"0.00" {
        return "0.00".to_owned();
    }
    written
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// A share in per cent with its interval.
fn share(estimate: Estimate) -> String {
    format!(
        "{} % ({} to {})",
        percent(estimate.value),
        percent(estimate.low),
        percent(estimate.high)
    )
}
