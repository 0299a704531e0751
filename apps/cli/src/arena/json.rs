//! What a tournament has shown, as one JSON object for programs.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    path::Path,
};

use baralho_arena::{
    Ended, Pairing, SeriesSeed,
    report::{SprtSummary, Verdict},
};
use baralho_game::Options;
use baralho_stats::Doubt;
use serde::Serialize;

use super::tables::Told;
use crate::results::{Results, Victories, write_json};

#[derive(Debug, Serialize)]
struct Answer<'a> {
    game: &'a str,
    rules: &'a Options,
    players: usize,
    format: Pairing,
    table: usize,
    deals: u64,
    duplicate: bool,
    seed: SeriesSeed,
    games: u64,
    planned: u64,
    ended: Ended,
    /// Who took no part although named: their games say nothing of anybody.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    never_started: Vec<Absent<'a>>,
    standings: Vec<BotReport<'a>>,
    /// By bot against bot in the order of the standings; null where they have not met.
    crosstable: Vec<Vec<Option<Victories>>>,
    sprt: Option<&'a SprtSummary>,
    warnings: Vec<Warning<'a>>,
    directory: &'a Path,
    report: Option<&'a Path>,
    elapsed_s: f64,
    games_per_s: f64,
}

#[derive(Debug, Serialize)]
struct BotReport<'a> {
    rank: usize,
    name: &'a str,
    spec: &'a str,
    author: Option<&'a str>,
    #[serde(flatten)]
    results: Results,
    elo: f64,
    elo_ci95: [f64; 2],
    verdicts: &'a BTreeMap<Verdict, u64>,
}

#[derive(Debug, Serialize)]
struct Absent<'a> {
    name: &'a str,
    reason: &'a str,
}

#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Warning<'a> {
    NoGames,
    FewDeals { deals: u64 },
    NothingShown,
    CannotTell { bots: [&'a str; 2] },
}

pub(super) fn write(told: &Told<'_>, out: &mut impl Write) -> io::Result<()> {
    let summary = &told.finished.summary;
    let standings = summary.standings.iter().map(|standing| BotReport {
        rank: standing.rank,
        name: told.name(standing.bot),
        spec: &told.settings.bots[standing.bot].spec,
        author: told.finished.authors[standing.bot].as_deref(),
        results: Results::new(standing.score, standing.win_rate, standing.points),
        elo: standing.elo.value,
        elo_ci95: [standing.elo.low, standing.elo.high],
        verdicts: &standing.verdicts,
    });
    let order = summary.ranking();
    let cell = |bot: usize, rival: usize| {
        if bot == rival {
            return None;
        }
        let sample = summary.tally.crosstable.cell(bot, rival);
        (sample.deals() > 0).then(|| Victories::new(sample.score(), sample.win_rate()))
    };
    let warnings = |doubt: &Doubt| match doubt {
        Doubt::NoGames => vec![Warning::NoGames],
        Doubt::FewDeals { deals } => vec![Warning::FewDeals { deals: *deals }],
        Doubt::Nothing => vec![Warning::NothingShown],
        Doubt::CannotTell { players } => players
            .windows(2)
            .map(|pair| Warning::CannotTell {
                bots: [told.name(pair[0]), told.name(pair[1])],
            })
            .collect(),
    };
    let settings = told.settings;
    let report = Answer {
        game: &settings.game,
        rules: &settings.rules,
        players: settings.players,
        format: settings.pairings,
        table: settings.table,
        deals: settings.deals,
        duplicate: settings.duplicate,
        seed: settings.seed,
        games: summary.tally.played,
        planned: told.finished.planned,
        ended: told.finished.ended,
        never_started: told
            .never_started()
            .map(|(name, reason)| Absent { name, reason })
            .collect(),
        standings: standings.collect(),
        crosstable: order
            .iter()
            .map(|&bot| order.iter().map(|&rival| cell(bot, rival)).collect())
            .collect(),
        sprt: told.sprt(),
        warnings: summary.doubts.iter().flat_map(warnings).collect(),
        directory: told.directory,
        report: told.page,
        elapsed_s: told.elapsed.as_secs_f64(),
        games_per_s: told.games_per_s(),
    };
    write_json(out, &report)
}
