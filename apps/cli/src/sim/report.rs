//! What a series has shown.

use std::{
    io::{self, Write},
    time::Duration,
};

use baralho_bots::is_seer;
use baralho_catalog::{AnyRules, with_game};
use baralho_game::Options;
use baralho_opponents::BotsOf;
use baralho_stats::Sample;
use baralho_words::{Noun, Words, say};
use serde::Serialize;

use super::series::Series;
use crate::table::{Align, Table};

/// The whole answer; its fields are those of `--json`.
#[derive(Debug, Serialize)]
pub(super) struct Report<'a> {
    game: &'static str,
    rules: Options,
    players: usize,
    games: u64,
    seed: u64,
    duplicate: bool,
    bots: Vec<BotReport<'a>>,
    elapsed_s: f64,
    games_per_s: f64,
}

#[derive(Debug, Serialize)]
struct BotReport<'a> {
    name: &'a str,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    win_rate: f64,
    ci95: [f64; 2],
    points_mean: f64,
    /// Null where the deals show no spread: one deal alone, or all alike.
    points_ci95: Option<[f64; 2]>,
    /// Whether it sees the cards of everybody: a cheat, to measure by.
    sees_all: bool,
    /// The first bot that always plays on the same side.
    #[serde(skip)]
    company: usize,
}

impl<'a> Report<'a> {
    pub(super) fn new(
        rules: &AnyRules,
        series: &Series<'a>,
        duplicate: bool,
        results: &[Sample],
        elapsed: Duration,
    ) -> Self {
        let bots = series.bots.iter().zip(results).enumerate();
        let bots = bots.map(|(place, (name, bot))| {
            let (score, rate, points) = (bot.score(), bot.win_rate(), bot.points());
            BotReport {
                name,
                games: score.games(),
                wins: score.wins,
                draws: score.draws,
                losses: score.losses,
                win_rate: rate.value,
                ci95: [rate.low, rate.high],
                points_mean: points.value,
                points_ci95: points.interval(),
                sees_all: with_game!(rules, |G, _rules| is_seer::<BotsOf<G>>(name)),
                company: (0..place)
                    .find(|&other| series.always_together(rules, place, other))
                    .unwrap_or(place),
            }
        });
        let elapsed_s = elapsed.as_secs_f64();
        Self {
            game: rules.preset(),
            rules: rules.options(),
            players: rules.players(),
            games: series.all_games(),
            seed: series.seed,
            duplicate,
            bots: bots.collect(),
            elapsed_s,
            games_per_s: series.all_games() as f64 / elapsed_s.max(1e-9),
        }
    }

    pub(super) fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        out.write_all(b"\n")?;
        out.flush()
    }

    pub(super) fn write_table(&self, out: &mut impl Write, words: &Words) -> io::Result<()> {
        let title = say!(
            words,
            "sim-title",
            game = words.game(self.game),
            games = words.count(Noun::Game, self.games),
            players = words.count(Noun::Player, self.players),
            seed = self.seed.to_string(),
        );
        writeln!(out, "{title}")?;
        if self.duplicate {
            writeln!(out, "{}", say!(words, "sim-duplicate"))?;
        }
        writeln!(out)?;
        let mut table = Table::new(vec![
            (say!(words, "sim-bot"), Align::Left),
            (say!(words, "sim-games"), Align::Right),
            (say!(words, "sim-wins"), Align::Right),
            (say!(words, "sim-draws"), Align::Right),
            (say!(words, "sim-losses"), Align::Right),
            (say!(words, "sim-rate"), Align::Right),
            (say!(words, "sim-interval"), Align::Right),
            (say!(words, "sim-points"), Align::Right),
            (say!(words, "sim-interval"), Align::Right),
        ]);
        let percent = |share: f64| words.decimal(100.0 * share, 1);
        let range = |[low, high]: [f64; 2], shown: &dyn Fn(f64) -> String| {
            say!(words, "sim-range", low = shown(low), high = shown(high))
        };
        for bot in &self.bots {
            table.row(vec![
                bot.name.to_owned(),
                bot.games.to_string(),
                bot.wins.to_string(),
                bot.draws.to_string(),
                bot.losses.to_string(),
                percent(bot.win_rate),
                range(bot.ci95, &percent),
                words.decimal(bot.points_mean, 2),
                match bot.points_ci95 {
                    None => "–".to_owned(),
                    Some(ends) => range(ends, &|points| words.decimal(points, 2)),
                },
            ]);
        }
        write!(out, "{table}")?;
        writeln!(out)?;
        if self.bots.iter().any(|bot| bot.points_ci95.is_none()) {
            writeln!(out, "{}", say!(words, "sim-no-interval"))?;
        }
        for bot in self.bots.iter().filter(|bot| bot.sees_all) {
            writeln!(out, "{}", say!(words, "sim-sees-all", bot = bot.name))?;
        }
        let speed = say!(
            words,
            "sim-speed",
            seconds = words.decimal(self.elapsed_s, 2),
            speed = words.decimal(self.games_per_s, 0),
        );
        writeln!(out, "{speed}")?;
        out.flush()
    }

    /// Says so when the best bot cannot be told from the next. Bots of the same name or side
    /// are not rivals: there is nothing to tell apart.
    pub(super) fn warn(&self, words: &Words) {
        let mut ranked: Vec<&BotReport<'_>> = self.bots.iter().collect();
        ranked.sort_by(|a, b| b.win_rate.total_cmp(&a.win_rate));
        let Some((best, others)) = ranked.split_first() else {
            return;
        };
        let rival = |bot: &&&BotReport<'_>| bot.name != best.name && bot.company != best.company;
        let Some(next) = others.iter().find(rival) else {
            return;
        };
        if best.ci95[0] <= next.ci95[1] {
            let warning = say!(
                words,
                "sim-warning",
                one = best.name,
                other = next.name,
                n = self.games,
                games = words.count(Noun::Game, self.games),
            );
            // A warning nobody can read is no failure.
            let _ = writeln!(io::stderr(), "{warning}");
        }
    }
}
