use std::collections::{BTreeMap, BTreeSet};

use baralho_stats::{
    Crosstable, Decision, Doubt, Elo, Ending, Estimate, Sample, Score, Sprt, doubts,
};
use rustc_hash::FxHashMap;
use serde::Serialize;

use super::{GameResult, ReportData, Verdict};

/// What the games of a report have shown; the tables of the page and of the terminal.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The bots from the best to the last.
    pub standings: Vec<Standing>,
    /// Everybody against everybody, by the bots' places in the data.
    pub crosstable: Crosstable,
    /// The ratings.
    pub elo: Elo,
    /// What cannot be concluded.
    pub doubts: Vec<Doubt>,
    /// What the test says, if one was run.
    pub sprt: Option<SprtSummary>,
    /// How many games had a result.
    pub games: u64,
    /// How many deals they came from.
    pub deals: u64,
}

/// A bot's line in the standings.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Its rank from 1; equals share theirs.
    pub rank: usize,
    /// Its place in the data.
    pub bot: usize,
    /// Its results.
    pub score: Score,
    /// How many deals they come from.
    pub deals: u64,
    /// Its share of victories, a draw counting half.
    pub win_rate: Estimate,
    /// Its points per game.
    pub points: Estimate,
    /// Its rating.
    pub elo: Estimate,
    /// How its games ended: faults are its own, the rest is of all its games.
    pub verdicts: BTreeMap<Verdict, u64>,
}

/// What a sequential test says.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SprtSummary {
    /// How many whole deals gave the tested bot 0 halves, 1 half, and so on.
    pub counts: Vec<u64>,
    /// The logarithm of the likelihood ratio.
    pub ratio: f64,
    /// Where it must arrive for H0 and for H1.
    pub bounds: (f64, f64),
    /// What follows.
    pub decision: Decision,
}

impl Summary {
    /// Works out what the games have shown. Whatever in the data does not fit together (a
    /// bot or side that is not there) is passed over.
    pub fn new(data: &ReportData) -> Self {
        let bots = data.bots.len();
        // Games of built-in bots take microseconds, and this must not take a noticeable part
        // of them: room for all at once, and a quick hash, since these keys are our own.
        let room = data.games.len();
        let mut own: FxHashMap<(u64, usize), Score> = FxHashMap::default();
        own.reserve(room);
        let mut met: FxHashMap<(u64, usize, usize), (Score, Score)> = FxHashMap::default();
        met.reserve(room / 2);
        let mut latest = None;
        let mut verdicts = vec![BTreeMap::new(); bots];
        let (mut games, mut results, mut free) = (0, 0_u64, 0_u64);
        let mut deals = BTreeSet::new();
        let mut members = Vec::new();
        for game in &data.games {
            count_verdict(game, &mut verdicts);
            if !has_result(game, bots, &mut members) {
                continue;
            }
            games += 1;
            if latest != Some(game.deal) {
                deals.insert(game.deal);
                latest = Some(game.deal);
            }
            for &(side, bot) in &members {
                let ending = Ending::of(side, &game.winners);
                let score = own.entry((game.deal, bot)).or_default();
                score.add(ending, game.points[side].into());
            }
            let before = results;
            for (place, &(one, bot)) in members.iter().enumerate() {
                let others = members[place + 1..].iter();
                for &(other, rival) in others.filter(|&&(side, who)| side != one && who != bot) {
                    results += 1;
                    let ending = compared(game, one, other);
                    let points = [one, other].map(|side| i64::from(game.points[side]));
                    let (first, second) = (bot.min(rival), bot.max(rival));
                    let pair = met.entry((game.deal, first, second)).or_default();
                    let (mine, theirs) = if bot == first {
                        (&mut pair.0, &mut pair.1)
                    } else {
                        (&mut pair.1, &mut pair.0)
                    };
                    mine.add(ending, points[0]);
                    theirs.add(ending.turned(), points[1]);
                }
            }
            if results > before {
                free += members.chunk_by(|one, other| one.0 == other.0).count() as u64 - 1;
            }
        }
        let mut samples = vec![Sample::default(); bots];
        for ((_, bot), score) in &own {
            samples[*bot].add_deal(score);
        }
        let mut crosstable = Crosstable::new(bots);
        for ((_, one, other), (here, there)) in &met {
            crosstable.add_deal(*one, *other, here, there);
        }
        let overlap = results as f64 / free.max(1) as f64;
        let elo = Elo::fit(&crosstable, overlap);
        let deals = deals.len() as u64;
        Self {
            standings: standings(&elo, &samples, verdicts, data.places.as_deref()),
            doubts: doubts(&crosstable, &elo, deals),
            sprt: sprt(data, &met),
            crosstable,
            elo,
            games,
            deals,
        }
    }
}

/// Whether a game has a result; if so, `members` has the bots of each side, each once, side
/// by side.
fn has_result(game: &GameResult, bots: usize, members: &mut Vec<(usize, usize)>) -> bool {
    members.clear();
    members.extend(game.sides.iter().copied().zip(game.bots.iter().copied()));
    let is_there = |&(side, bot): &(usize, usize)| bot < bots && side < game.points.len();
    if !members.iter().all(is_there) {
        return false;
    }
    members.sort_unstable();
    members.dedup();
    members.iter().any(|(side, _)| game.winners.contains(side))
}

/// How one side fared against another: who won is better than who did not; where neither
/// did, who is at fault is last and more points are better.
fn compared(game: &GameResult, one: usize, other: usize) -> Ending {
    let standing = |side: usize| {
        let won = game.winners.contains(&side);
        let mut seats = game.bots.iter().zip(&game.sides);
        let faulty = seats.any(|(bot, of)| *of == side && Some(*bot) == game.faulty);
        // Winners share the victory whatever their points.
        let points = if won { 0 } else { game.points[side] };
        (won, !faulty || won, points)
    };
    match standing(one).cmp(&standing(other)) {
        std::cmp::Ordering::Greater => Ending::Won,
        std::cmp::Ordering::Equal => Ending::Drawn,
        std::cmp::Ordering::Less => Ending::Lost,
    }
}

fn count_verdict(game: &GameResult, verdicts: &mut [BTreeMap<Verdict, u64>]) {
    let mut count = |bot: usize| {
        if let Some(counts) = verdicts.get_mut(bot) {
            *counts.entry(game.verdict).or_default() += 1;
        }
    };
    if let Some(bot) = game.faulty {
        count(bot);
    } else {
        for (seat, &bot) in game.bots.iter().enumerate() {
            if !game.bots[..seat].contains(&bot) {
                count(bot);
            }
        }
    }
}

fn standings(
    elo: &Elo,
    samples: &[Sample],
    mut verdicts: Vec<BTreeMap<Verdict, u64>>,
    places: Option<&[usize]>,
) -> Vec<Standing> {
    let place_of = |bot: usize| places.and_then(|places| places.get(bot)).copied();
    let mut order = elo.ranking();
    // Stable: who shares a place stays in the order of the ratings.
    order.sort_by_key(|&bot| place_of(bot));
    let mut standings: Vec<Standing> = Vec::with_capacity(samples.len());
    for (place, bot) in order.into_iter().enumerate() {
        let rating = elo.rating(bot);
        let rank = match (place_of(bot), standings.last()) {
            (Some(place), _) => place,
            // Equal but for rounding.
            (None, Some(above)) if above.elo.value - rating.value < 1e-6 => above.rank,
            _ => place + 1,
        };
        standings.push(Standing {
            rank,
            bot,
            score: samples[bot].score(),
            deals: samples[bot].deals(),
            win_rate: samples[bot].win_rate(),
            points: samples[bot].points(),
            elo: rating,
            verdicts: std::mem::take(&mut verdicts[bot]),
        });
    }
    standings
}

/// The test on all deals that were played in full: those of which games are missing, as
/// when a tournament was stopped, would favour whoever likes the seats already played.
fn sprt(
    data: &ReportData,
    met: &FxHashMap<(u64, usize, usize), (Score, Score)>,
) -> Option<SprtSummary> {
    let settings = data.sprt?;
    let (bot, rival) = (settings.bot, settings.against);
    let test = Sprt::new(settings.elo0, settings.elo1, settings.alpha, settings.beta).ok()?;
    let scores: Vec<Score> = met
        .iter()
        .filter(|((_, one, other), _)| (*one, *other) == (bot.min(rival), bot.max(rival)))
        .map(|(_, (here, there))| if bot < rival { *here } else { *there })
        .collect();
    let whole = scores.iter().map(Score::games).max().unwrap_or(1);
    let mut counts = vec![0; 2 * whole as usize + 1];
    for score in scores.iter().filter(|score| score.games() == whole) {
        counts[score.halves() as usize] += 1;
    }
    Some(SprtSummary {
        ratio: test.log_likelihood_ratio(&counts),
        bounds: test.bounds(),
        decision: test.decide(&counts),
        counts,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{BotInfo, SprtData};

    fn data(bots: usize, games: Vec<GameResult>) -> ReportData {
        ReportData {
            bots: vec![BotInfo::default(); bots],
            games,
            ..ReportData::default()
        }
    }

    fn game(deal: u64, bots: &[usize], points: &[i32], winners: &[usize]) -> GameResult {
        GameResult {
            number: 1,
            deal,
            bots: bots.to_vec(),
            sides: (0..bots.len()).map(|seat| seat % points.len()).collect(),
            points: points.to_vec(),
            winners: winners.to_vec(),
            verdict: Verdict::Normal,
            faulty: None,
            record: None,
            log: None,
        }
    }

    #[test]
    fn a_pair_of_games_is_one_deal_for_both() {
        let games = vec![
            game(1, &[0, 1], &[4, 1], &[0]),
            game(1, &[1, 0], &[2, 2], &[0, 1]),
        ];
        let summary = Summary::new(&data(2, games));
        assert_eq!((summary.games, summary.deals), (2, 1));
        let first = &summary.standings[0];
        assert_eq!((first.bot, first.rank), (0, 1));
        assert_eq!((first.score.wins, first.score.draws), (1, 1));
        assert_eq!(first.score.points, 6);
        let cell = summary.crosstable.cell(1, 0);
        assert_eq!((cell.deals(), cell.score().losses), (1, 1));
        assert_eq!(cell.score().points, 3);
    }

    #[test]
    fn a_team_of_one_bot_counts_once() {
        let games = vec![game(1, &[0, 1, 0, 1], &[7, 9], &[1])];
        let summary = Summary::new(&data(2, games));
        assert_eq!(summary.crosstable.cell(1, 0).score().wins, 1);
        assert_eq!(summary.standings[0].score.games(), 1);
    }

    #[test]
    fn behind_the_winner_points_decide_and_faults_come_last() {
        let mut three = game(1, &[0, 1, 2], &[9, 8, 3], &[0]);
        let order = |three: &GameResult| {
            let summary = Summary::new(&data(3, vec![three.clone()]));
            let bots = summary.standings.iter().map(|standing| standing.bot);
            bots.collect::<Vec<_>>()
        };
        assert_eq!(order(&three), [0, 1, 2]);
        three.verdict = Verdict::Crash;
        three.faulty = Some(1);
        assert_eq!(order(&three), [0, 2, 1]);
    }

    #[test]
    fn a_game_nobody_won_counts_among_the_verdicts_only() {
        let mut stopped = game(1, &[0, 1], &[0, 0], &[]);
        stopped.verdict = Verdict::Interrupted;
        let summary = Summary::new(&data(2, vec![stopped]));
        assert_eq!(summary.games, 0);
        assert_eq!(summary.doubts, [Doubt::NoGames]);
        for standing in &summary.standings {
            assert_eq!(standing.rank, 1);
            assert_eq!(standing.verdicts[&Verdict::Interrupted], 1);
        }
    }

    #[test]
    fn a_fault_is_counted_for_its_bot_alone() {
        let mut late = game(1, &[0, 1], &[0, 0], &[1]);
        late.verdict = Verdict::Timeout;
        late.faulty = Some(0);
        let summary = Summary::new(&data(2, vec![late]));
        let verdicts = |bot: usize| {
            let mut all = summary.standings.iter();
            &all.find(|standing| standing.bot == bot)
                .expect("ranked")
                .verdicts
        };
        assert_eq!(verdicts(0)[&Verdict::Timeout], 1);
        assert!(verdicts(1).is_empty());
    }

    #[test]
    fn the_test_takes_whole_deals_from_the_tested_bots_side() {
        let mut games = Vec::new();
        for deal in 0..10 {
            games.push(game(deal, &[0, 1], &[0, 1], &[1]));
            games.push(game(
                deal,
                &[1, 0],
                &[1, 0],
                &[u64::min(deal, 1) as usize ^ 1],
            ));
        }
        games.push(game(99, &[0, 1], &[1, 0], &[0]));
        let mut data = data(2, games);
        data.sprt = Some(SprtData {
            bot: 1,
            against: 0,
            elo0: 0.0,
            elo1: 10.0,
            alpha: 0.05,
            beta: 0.05,
        });
        let sprt = Summary::new(&data).sprt.expect("a test");
        assert_eq!(sprt.counts, [0, 0, 1, 0, 9]);
        assert!(sprt.ratio > 0.0);
        data.sprt.as_mut().expect("a test").elo1 = -5.0;
        assert_eq!(Summary::new(&data).sprt, None);
    }

    #[test]
    fn data_that_does_not_fit_together_is_passed_over() {
        let games = vec![
            game(1, &[0, 7], &[1, 0], &[0]),
            game(1, &[0, 1], &[1], &[5]),
            GameResult {
                sides: vec![0, 9],
                ..game(1, &[0, 1], &[1, 0], &[0])
            },
        ];
        assert_eq!(Summary::new(&data(2, games)).games, 0);
        let nothing = Summary::new(&ReportData::default());
        assert!(nothing.standings.is_empty());
    }
}
