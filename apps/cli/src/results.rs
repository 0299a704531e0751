//! What games have shown of a bot, as programs read it and as a row of a table.

use std::io::{self, Write};

use baralho_stats::{Estimate, Score};
use baralho_words::{Noun, Words, say};
use serde::Serialize;

use crate::table::Align;

/// What stands for an interval where there is none.
pub(crate) const DASH: &str = "–";

/// How many games were won, and how sure that is.
#[derive(Debug, Serialize)]
pub(crate) struct Victories {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    pub(crate) win_rate: f64,
    pub(crate) ci95: [f64; 2],
}

impl Victories {
    pub(crate) fn new(score: Score, rate: Estimate) -> Self {
        Self {
            games: score.games(),
            wins: score.wins,
            draws: score.draws,
            losses: score.losses,
            win_rate: rate.value,
            ci95: [rate.low, rate.high],
        }
    }

    /// The headings of [`cells`](Self::cells).
    pub(crate) fn headings(words: &Words) -> [(String, Align); 6] {
        [
            say!(words, "sim-games"),
            say!(words, "sim-wins"),
            say!(words, "sim-draws"),
            say!(words, "sim-losses"),
            say!(words, "sim-rate"),
            say!(words, "sim-interval"),
        ]
        .map(|heading| (heading, Align::Right))
    }

    pub(crate) fn cells(&self, words: &Words) -> [String; 6] {
        [
            self.games.to_string(),
            self.wins.to_string(),
            self.draws.to_string(),
            self.losses.to_string(),
            words.decimal(100.0 * self.win_rate, 1),
            range(words, self.ci95.map(|end| 100.0 * end), 1),
        ]
    }
}

/// Games won, and points.
#[derive(Debug, Serialize)]
pub(crate) struct Results {
    #[serde(flatten)]
    pub(crate) wins: Victories,
    pub(crate) points_mean: f64,
    /// Null where the deals show no spread: one deal alone, or all alike.
    pub(crate) points_ci95: Option<[f64; 2]>,
}

impl Results {
    pub(crate) fn new(score: Score, rate: Estimate, points: Estimate) -> Self {
        Self {
            wins: Victories::new(score, rate),
            points_mean: points.value,
            points_ci95: points.interval(),
        }
    }
}

/// Writes an answer for programs: a line of JSON.
pub(crate) fn write_json(out: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, answer)?;
    out.write_all(b"\n")?;
    out.flush()
}

/// From the low end to the high one.
pub(crate) fn range(words: &Words, ends: [f64; 2], places: usize) -> String {
    let [low, high] = ends.map(|end| words.decimal(end, places));
    say!(words, "sim-range", low, high)
}

/// What is played: the first line above a table.
pub(crate) fn title(words: &Words, game: &str, games: u64, players: usize, seed: String) -> String {
    say!(
        words,
        "sim-title",
        game = words.game(game),
        games = words.count(Noun::Game, games),
        players = words.count(Noun::Player, players),
        seed,
    )
}

/// How long a series took, and how fast that was.
pub(crate) fn speed(words: &Words, seconds: f64, games_per_s: f64) -> String {
    let speed = words.decimal(games_per_s, 0);
    say!(
        words,
        "sim-speed",
        seconds = words.decimal(seconds, 2),
        speed
    )
}
