use std::collections::BTreeMap;

use baralho_stats::{Crosstable, Decision, Doubt, Elo, Estimate, Sample, Score, doubts, is_better};
use serde::Serialize;

use super::{ReportData, Tally, Verdict, series::Progress};
use crate::played::Played;

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
    /// Whether the first is shown to be better than everybody else.
    pub has_best: bool,
    /// What the test says, if one was run.
    pub sprt: Option<SprtSummary>,
    /// How many games ended how.
    pub endings: BTreeMap<Verdict, u64>,
    /// How many games were played.
    pub played: u64,
    /// How many of them had a result.
    pub games: u64,
    /// How many deals these came from.
    pub deals: u64,
    pub(super) progress: Progress,
    pub(super) points: Vec<BTreeMap<i32, u64>>,
    pub(super) is_two_sided: bool,
    pub(super) has_files: bool,
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
    /// Works out what all games that were taken in have shown.
    pub fn new(data: &ReportData, mut tally: Tally) -> Self {
        tally.close_all();
        let sprt = tally.sprt();
        let elo = Elo::fit(&tally.crosstable);
        let places = data.places.as_deref();
        let standings = standings(&elo, &tally.own, tally.verdicts, places);
        let ranking: Vec<usize> = standings.iter().map(|standing| standing.bot).collect();
        let has_best = ranking.split_first().is_some_and(|(&best, others)| {
            let is_beaten = |&other: &usize| is_better(&tally.crosstable, &elo, best, other);
            !others.is_empty() && others.iter().all(is_beaten)
        });
        Self {
            doubts: doubts(&tally.crosstable, &elo, tally.deals, &ranking),
            has_best,
            sprt,
            standings,
            crosstable: tally.crosstable,
            elo,
            endings: tally.endings,
            played: tally.all,
            games: tally.games,
            deals: tally.deals,
            progress: tally.progress.finished(),
            points: tally.points,
            is_two_sided: tally.is_two_sided,
            has_files: tally.has_files,
        }
    }

    /// The same for whoever has all games at hand, in their order.
    pub fn of(data: &ReportData, games: &[Played]) -> Self {
        let mut tally = Tally::new(
            data.bots.len(),
            data.sides.clone(),
            data.points_are_bad,
            data.sprt,
        );
        for game in games {
            tally.add(game);
        }
        Self::new(data, tally)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{played::Fault, report::BotInfo};
    use baralho_stats::Sprt;

    fn data(bots: usize) -> ReportData {
        ReportData {
            bots: vec![BotInfo::default(); bots],
            sides: (0..bots).collect(),
            ..ReportData::default()
        }
    }

    fn game(deal: u64, bots: &[usize], points: &[i32], winners: &[usize]) -> Played {
        Played {
            game: 1,
            deal,
            seats: bots.to_vec(),
            points: points.to_vec(),
            winners: winners.to_vec(),
            ..Played::default()
        }
    }

    fn fault(bot: usize) -> Fault {
        Fault {
            bot,
            ..Fault::default()
        }
    }

    #[test]
    fn a_pair_of_games_is_one_deal_for_both() {
        let games = vec![
            game(1, &[0, 1], &[4, 1], &[0]),
            game(1, &[1, 0], &[2, 2], &[0, 1]),
        ];
        let summary = Summary::of(&data(2), &games);
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
        let teams = ReportData {
            sides: vec![0, 1, 0, 1],
            ..data(2)
        };
        let summary = Summary::of(&teams, &games);
        assert_eq!(summary.crosstable.cell(1, 0).score().wins, 1);
        assert_eq!(summary.standings[0].score.games(), 1);
    }

    #[test]
    fn behind_the_winner_the_wanted_points_decide_and_faults_come_last() {
        let mut three = game(1, &[0, 1, 2], &[5, 8, 3], &[0]);
        let order = |three: &Played, points_are_bad| {
            let data = ReportData {
                points_are_bad,
                ..data(3)
            };
            let summary = Summary::of(&data, std::slice::from_ref(three));
            let bots = summary.standings.iter().map(|standing| standing.bot);
            bots.collect::<Vec<_>>()
        };
        assert_eq!(order(&three, false), [0, 1, 2]);
        assert_eq!(order(&three, true), [0, 2, 1]);
        three.verdict = Verdict::Crash;
        three.fault = Some(fault(1));
        assert_eq!(order(&three, false), [0, 2, 1]);
    }

    #[test]
    fn a_game_nobody_won_counts_among_the_verdicts_only() {
        let mut stopped = game(1, &[0, 1], &[0, 0], &[]);
        stopped.verdict = Verdict::Interrupted;
        let summary = Summary::of(&data(2), &[stopped]);
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
        late.fault = Some(fault(0));
        let summary = Summary::of(&data(2), &[late]);
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
            games.push(game(deal, &[1, 0], &[0, 1], &[1]));
            let winner = usize::from(deal == 0);
            games.push(game(deal, &[0, 1], &[1, 0], &[winner]));
        }
        games.push(game(99, &[1, 0], &[1, 0], &[0]));
        let mut data = data(2);
        data.sprt = Sprt::new(0.0, 10.0, 0.05, 0.05).ok();
        let sprt = Summary::of(&data, &games).sprt.expect("a test");
        assert_eq!(sprt.counts, [0, 0, 1, 0, 9]);
        assert!(sprt.ratio > 0.0);
    }

    #[test]
    fn data_that_does_not_fit_together_is_passed_over() {
        let games = vec![
            game(1, &[0, 7], &[1, 0], &[0]),
            game(1, &[0, 1], &[1], &[5]),
        ];
        assert_eq!(Summary::of(&data(2), &games).games, 0);
        let mut odd = data(2);
        odd.sides = vec![0, 9];
        let fine = [game(1, &[0, 1], &[1, 0], &[0])];
        assert_eq!(Summary::of(&data(2), &fine).games, 1);
        assert_eq!(Summary::of(&odd, &fine).games, 0);
        let nothing = Summary::of(&ReportData::default(), &[]);
        assert!(nothing.standings.is_empty());
    }
}
