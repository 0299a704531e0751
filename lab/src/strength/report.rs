//! What came of a row.

use baralho_stats::{Estimate, FEW_DEALS};
use serde::Serialize;
use serde_json::{Value, json};

use super::{
    figures::{Figures, Verdict},
    rows::{Meeting, Row, Target},
};

/// A row and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Report {
    pub(super) row: &'static Row,
    pub(super) came: Came,
}

/// What came of a row.
#[derive(Clone, Debug)]
pub(super) enum Came {
    /// It was played.
    Played {
        meeting: Meeting,
        /// The bots that really met.
        bots: [String; 2],
        figures: Box<Figures>,
        /// Whether all deals were played.
        whole: bool,
    },
    /// Two rows were compared; `None` when they do not say enough.
    Share {
        of: &'static str,
        possible: &'static str,
        share: Option<Estimate>,
    },
    /// The game has no such bot.
    NoBot { game: &'static str, bot: String },
    /// A row that it needs was not played.
    NotPlayed { needed: &'static str },
}

impl Report {
    /// Whether the target is reached, if there is one.
    pub(super) fn verdict(&self) -> Option<Verdict> {
        match &self.came {
            Came::Played { figures, .. } => figures.verdict(self.row.target),
            Came::Share {
                share: Some(share), ..
            } => match self.row.target {
                Target::Share { at_least } => Some(Verdict {
                    reached: share.value >= at_least,
                    sure: !share.contains(at_least),
                }),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether there are too few deals to say anything.
    pub(super) fn is_thin(&self) -> bool {
        matches!(&self.came, Came::Played { figures, .. } if figures.deals < FEW_DEALS)
    }

    /// Whether it may be kept: it was measured, and not stopped on the way.
    pub(super) fn is_whole(&self) -> bool {
        match self.came {
            Came::Played { whole, .. } => whole,
            Came::Share { .. } => true,
            Came::NoBot { .. } | Came::NotPlayed { .. } => false,
        }
    }

    /// Whether there is nothing to show.
    pub(super) fn is_skipped(&self) -> bool {
        matches!(self.came, Came::NoBot { .. } | Came::NotPlayed { .. })
    }

    /// The same for programs.
    pub(super) fn line(&self) -> Line<'_> {
        let verdict = self.verdict();
        let mut line = Line {
            row: self.row.name,
            target: self.row.target,
            reached: verdict.map(|verdict| verdict.reached),
            sure: verdict.map(|verdict| verdict.sure),
            ..Line::default()
        };
        match &self.came {
            Came::Played {
                meeting,
                bots,
                figures,
                whole,
            } => {
                line.game = Some(meeting.game);
                line.players = Some(meeting.players);
                line.rules = Some(meeting.rules.iter().copied().collect());
                line.bots = Some(bots);
                line.complete = Some(*whole);
                line.played = Some(played(figures));
            }
            Came::Share { share, .. } => {
                line.share = share.map(|share| share.value);
                line.share_ci95 = share.map(interval);
            }
            Came::NoBot { bot, .. } => line.missing = Some(bot),
            Came::NotPlayed { needed } => line.missing = Some(needed),
        }
        line
    }
}

/// A row in JSON.
#[derive(Debug, Default, Serialize)]
pub(super) struct Line<'a> {
    row: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<std::collections::BTreeMap<&'a str, &'a str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bots: Option<&'a [String; 2]>,
    #[serde(flatten)]
    played: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    share: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    share_ci95: Option<[f64; 2]>,
    target: Target,
    reached: Option<bool>,
    sure: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    complete: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<&'a str>,
}

fn played(figures: &Figures) -> Value {
    let score = figures.score;
    json!({
        "deals": figures.deals,
        "games": score.games(),
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
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
    })
}

pub(super) fn interval(estimate: Estimate) -> [f64; 2] {
    [estimate.low, estimate.high]
}
