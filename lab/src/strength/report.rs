//! What came of the rows, as sentences and for programs.

use std::{
    io::{self, Write},
    iter,
    sync::LazyLock,
};

use baralho_stats::{Decision, Estimate, FEW_DEALS};
use baralho_words::{Language, Noun, Style, Words};
use serde_json::{Value, json};

use super::{
    figures::{Figures, Trial, Verdict},
    rows::{Meeting, ROWS, Row, Target, What},
};

/// The names of games and numbers of players, in English like everything here.
static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En, Style::Symbols));

/// A row and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Report<'a> {
    pub(super) row: &'static Row,
    pub(super) came: Came<'a>,
}

/// What came of a row.
#[derive(Clone, Debug)]
pub(super) enum Came<'a> {
    /// It was played, with the bots that really met and the deals that were wanted.
    Played {
        meeting: Meeting<'a>,
        figures: Box<Figures>,
    },
    /// Two rows were compared; `None` when they do not say enough.
    Share(Option<Estimate>),
    /// The game has no such bot.
    NoBot { game: &'static str, bot: &'a str },
    /// A row that it needs was not played.
    NotPlayed { row: &'static str },
}

impl Report<'_> {
    /// Whether the target is reached, if there is one.
    fn verdict(&self) -> Option<Verdict> {
        match (&self.came, self.row.target) {
            (Came::Played { figures, .. }, target) => figures.verdict(target),
            (Came::Share(Some(share)), Target::Share { at_least }) => Some(Verdict {
                reached: share.value >= at_least,
                sure: !share.contains(at_least),
            }),
            _ => None,
        }
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
        let verdict = self.verdict();
        let mut line = match &self.came {
            Came::Played { meeting, figures } => json!({
                "game": meeting.game,
                "players": meeting.players,
                "rules": meeting.options(),
                "bots": meeting.bots,
                "complete": figures.deals == meeting.deals,
                "deals": figures.deals,
                "games": figures.score.games(),
                "wins": figures.score.wins,
                "draws": figures.score.draws,
                "losses": figures.score.losses,
                "won": figures.won.value,
                "won_ci95": interval(figures.won),
                "lost": figures.lost.value,
                "lost_ci95": interval(figures.lost),
                "victories": figures.victories.value,
                "victories_ci95": interval(figures.victories),
                "fair": figures.fair,
                "ahead": figures.ahead.value,
                // Null where the deals show no spread.
                "ahead_ci95": figures.ahead.interval(),
                "cpu_ms_mean": figures.time.mean_ms(),
                "cpu_ms_max": figures.time.longest_ms(),
                "sprt": figures.trial,
            }),
            Came::Share(share) => json!({
                "share": share.map(|share| share.value),
                "share_ci95": share.map(interval),
            }),
            Came::NoBot { bot, .. } => json!({ "missing": bot }),
            Came::NotPlayed { row } => json!({ "missing": row }),
        };
        line["row"] = self.row.name.into();
        line["target"] = json!(self.row.target);
        line["reached"] = verdict.map(|verdict| verdict.reached).into();
        line["sure"] = verdict.map(|verdict| verdict.sure).into();
        line
    }

    /// Everything that is known of the row.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let name = self.row.name;
        match &self.came {
            Came::NoBot { game, bot } => {
                let game = self::game(game);
                return writeln!(out, "{name}: skipped. {game} has no bot {bot}.");
            }
            Came::NotPlayed { row } => {
                return writeln!(out, "{name}: skipped, since {row} was not played.");
            }
            Came::Share(share) => {
                writeln!(out, "{name}. {}", self.row.what)?;
                let Some(part) = share else {
                    let little = "Too little is known of what is possible";
                    return writeln!(out, "  {little} to take a share of it.");
                };
                writeln!(out, "  Attained: {}.", self::share(*part))?;
            }
            Came::Played { meeting, figures } => {
                writeln!(out, "{name}. {}", What::Match(*meeting))?;
                if figures.deals < meeting.deals {
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
        writeln!(out, "  {}", target(self))?;
        if matches!(&self.came, Came::Played { figures, .. } if figures.deals < FEW_DEALS) {
            writeln!(out, "  Too few deals for a conclusion.")?;
        }
        Ok(())
    }
}

pub(super) fn interval(estimate: Estimate) -> [f64; 2] {
    [estimate.low, estimate.high]
}

/// All rows there are.
pub(super) fn list() -> String {
    let heading = format!("{:<22} {:>5}  match\n", "row", "deals");
    let rows = ROWS.iter().map(|row| {
        let deals = match row.what {
            What::Match(meeting) => meeting.deals.to_string(),
            What::Share { .. } => String::new(),
        };
        format!("{:<22} {deals:>5}  {}\n", row.name, row.what)
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
impl std::fmt::Display for What<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Share { of, possible } => {
                write!(
                    f,
                    "How much of what {possible} shows to be possible {of} attains."
                )
            }
            Self::Match(meeting) => {
                let [one, other] = meeting.bots;
                write!(f, "{one} against {other}: {}.", setting(meeting))
            }
        }
    }
}

/// The game, the players and the rules: `Scopa, two players, target=none`.
pub(super) fn setting(meeting: &Meeting<'_>) -> String {
    let players = WORDS.count(Noun::Player, meeting.players);
    let rules = meeting.rules.split(',').filter(|rule| !rule.is_empty());
    let parts = [game(meeting.game), players].into_iter();
    parts
        .chain(rules.map(str::to_owned))
        .collect::<Vec<_>>()
        .join(", ")
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
fn results(figures: &Figures) -> Vec<String> {
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

/// What should come out, and whether it did.
fn target(report: &Report<'_>) -> String {
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
pub(super) fn write_summary(out: &mut impl Write, reports: &[Report<'_>]) -> std::io::Result<()> {
    let names = |wanted: &dyn Fn(&Report<'_>) -> bool| -> Vec<&str> {
        let reports = reports.iter().filter(|report| wanted(report));
        reports.map(|report| report.row.name).collect()
    };
    let reached = names(&|report| report.verdict().is_some_and(|verdict| verdict.reached));
    let missed = names(&|report| report.verdict().is_some_and(|verdict| !verdict.reached));
    let skipped =
        names(&|report| matches!(report.came, Came::NoBot { .. } | Came::NotPlayed { .. }));
    let all = reached.len() + missed.len();
    if all > 0 {
        writeln!(out, "Targets reached: {} of {all}.", reached.len())?;
    }
    for (heading, names) in [("Not reached", missed), ("Skipped", skipped)] {
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
