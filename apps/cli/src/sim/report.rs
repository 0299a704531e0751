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
use crate::{
    results::{self, DASH, Results, Victories, range},
    table::{Align, TextTable},
};

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
    #[serde(flatten)]
    results: Results,
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
        let bots = bots.map(|(place, (name, bot))| BotReport {
            name,
            results: Results::new(bot.score(), bot.win_rate(), bot.points()),
            sees_all: with_game!(rules, |G, _rules| is_seer::<BotsOf<G>>(name)),
            company: (0..place)
                .find(|&other| series.always_together(rules, place, other))
                .unwrap_or(place),
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

    pub(super) fn write_table(&self, out: &mut impl Write, words: &Words) -> io::Result<()> {
        let seed = self.seed.to_string();
        let title = results::title(words, self.game, self.games, self.players, seed);
        writeln!(out, "{title}")?;
        if self.duplicate {
            writeln!(out, "{}", say!(words, "sim-duplicate"))?;
        }
        writeln!(out)?;
        let mut headings = vec![(say!(words, "sim-bot"), Align::Left)];
        headings.extend(Victories::headings(words));
        headings.push((say!(words, "sim-points"), Align::Right));
        headings.push((say!(words, "sim-interval"), Align::Right));
        let mut table = TextTable::new(headings);
        for bot in &self.bots {
            let mut cells = vec![bot.name.to_owned()];
            cells.extend(bot.results.wins.cells(words));
            cells.push(words.decimal(bot.results.points_mean, 2));
            let interval = bot.results.points_ci95;
            cells.push(interval.map_or_else(|| DASH.to_owned(), |ends| range(words, ends, 2)));
            table.row(cells);
        }
        write!(out, "{table}")?;
        writeln!(out)?;
        if self
            .bots
            .iter()
            .any(|bot| bot.results.points_ci95.is_none())
        {
            writeln!(out, "{}", say!(words, "sim-no-interval"))?;
        }
        for bot in self.bots.iter().filter(|bot| bot.sees_all) {
            writeln!(out, "{}", say!(words, "sim-sees-all", bot = bot.name))?;
        }
        let time = results::speed(words, self.elapsed_s, self.games_per_s);
        writeln!(out, "{time}")?;
        out.flush()
    }

    /// Says so when the best bot cannot be told from the next. Bots of the same name or side
    /// are not rivals: there is nothing to tell apart.
    pub(super) fn warn(&self, words: &Words) {
        let mut ranked: Vec<&BotReport<'_>> = self.bots.iter().collect();
        ranked.sort_by(|a, b| b.results.wins.win_rate.total_cmp(&a.results.wins.win_rate));
        let Some((best, others)) = ranked.split_first() else {
            return;
        };
        let rival = |bot: &&&BotReport<'_>| bot.name != best.name && bot.company != best.company;
        let Some(next) = others.iter().find(rival) else {
            return;
        };
        if best.results.wins.ci95[0] <= next.results.wins.ci95[1] {
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
