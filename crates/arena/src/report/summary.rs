use std::collections::BTreeMap;

use baralho_stats::{Decision, Doubt, Elo, Estimate, Score, doubts, is_better};
use serde::Serialize;

use super::{Tally, Verdict};

/// What the games of a report have shown; the tables of the page and of the terminal.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The sums of the games.
    pub tally: Tally,
    /// The bots from the best to the last.
    pub standings: Vec<Standing>,
    /// The ratings.
    pub elo: Elo,
    /// What cannot be concluded.
    pub doubts: Vec<Doubt>,
    /// Whether the first is shown to be better than everybody else.
    pub has_best: bool,
    /// What the test says, if one was run.
    pub sprt: Option<SprtSummary>,
}

/// A bot's line in the standings.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the names say it
pub struct Standing {
    /// Its rank from 1; equals share theirs.
    pub rank: usize,
    pub bot: usize,
    pub score: Score,
    /// Its share of victories, a draw counting half.
    pub win_rate: Estimate,
    /// Its points per game.
    pub points: Estimate,
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
    /// The bots from the best to the last.
    pub fn ranking(&self) -> Vec<usize> {
        self.standings.iter().map(|standing| standing.bot).collect()
    }

    /// Works out what all games that were taken in have shown. Where the pairings decide each
    /// bot's place (Swiss, knockout), these are the places; elsewhere the ratings decide.
    pub fn new(mut tally: Tally, places: Option<&[usize]>) -> Self {
        tally.close_all();
        let elo = Elo::fit(&tally.crosstable);
        let standings = standings(&elo, &tally, places);
        let ranking: Vec<usize> = standings.iter().map(|standing| standing.bot).collect();
        let has_best = ranking.split_first().is_some_and(|(&best, others)| {
            let is_beaten = |&other: &usize| is_better(&tally.crosstable, &elo, best, other);
            !others.is_empty() && others.iter().all(is_beaten)
        });
        Self {
            doubts: doubts(&tally.crosstable, &elo, tally.deals, &ranking),
            has_best,
            sprt: tally.sprt(),
            standings,
            elo,
            tally,
        }
    }
}

fn standings(elo: &Elo, tally: &Tally, places: Option<&[usize]>) -> Vec<Standing> {
    let place_of = |bot: usize| places.and_then(|places| places.get(bot)).copied();
    let mut order = elo.ranking();
    // Stable: who shares a place stays in the order of the ratings.
    order.sort_by_key(|&bot| place_of(bot));
    let mut standings: Vec<Standing> = Vec::with_capacity(order.len());
    for (place, bot) in order.into_iter().enumerate() {
        let rating = elo.rating(bot);
        let rank = match (place_of(bot), standings.last()) {
            (Some(place), _) => place,
            // Equal but for rounding.
            (None, Some(above)) if above.elo.value - rating.value < 1e-6 => above.rank,
            _ => place + 1,
        };
        let sample = &tally.own[bot];
        standings.push(Standing {
            rank,
            bot,
            score: sample.score(),
            win_rate: sample.win_rate(),
            points: sample.points(),
            elo: rating,
            verdicts: tally.verdicts[bot].clone(),
        });
    }
    standings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::played::{Fault, Played};
    use baralho_stats::Sprt;

    /// What these games show of so many bots; every seat is on one of the sides.
    fn summary(bots: usize, sides: &[usize], games: &[Played]) -> Summary {
        of(Tally::new(bots, sides.to_vec(), false, None), games)
    }

    fn of(mut tally: Tally, games: &[Played]) -> Summary {
        for game in games {
            tally.add(game);
        }
        Summary::new(tally, None)
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
        let summary = summary(2, &[0, 1], &games);
        assert_eq!((summary.tally.games, summary.tally.deals), (2, 1));
        let first = &summary.standings[0];
        assert_eq!((first.bot, first.rank), (0, 1));
        assert_eq!((first.score.wins, first.score.draws), (1, 1));
        assert_eq!(first.score.points, 6);
        let cell = summary.tally.crosstable.cell(1, 0);
        assert_eq!((cell.deals(), cell.score().losses), (1, 1));
        assert_eq!(cell.score().points, 3);
    }

    #[test]
    fn a_team_of_one_bot_counts_once() {
        let games = vec![game(1, &[0, 1, 0, 1], &[7, 9], &[1])];
        let summary = summary(2, &[0, 1, 0, 1], &games);
        assert_eq!(summary.tally.crosstable.cell(1, 0).score().wins, 1);
        assert_eq!(summary.standings[0].score.games(), 1);
    }

    #[test]
    fn behind_the_winner_the_wanted_points_decide_and_faults_come_last() {
        let mut three = game(1, &[0, 1, 2], &[5, 8, 3], &[0]);
        let order = |three: &Played, points_are_bad| {
            let tally = Tally::new(3, vec![0, 1, 2], points_are_bad, None);
            let summary = of(tally, std::slice::from_ref(three));
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
        let summary = summary(2, &[0, 1], &[stopped]);
        assert_eq!(summary.tally.games, 0);
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
        let summary = summary(2, &[0, 1], &[late]);
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
        let test = Sprt::new(0.0, 10.0, 0.05, 0.05).ok();
        let tally = Tally::new(2, vec![0, 1], false, test);
        let sprt = of(tally, &games).sprt.expect("a test");
        assert_eq!(sprt.counts, [0, 0, 1, 0, 9]);
        assert!(sprt.ratio > 0.0);
    }

    #[test]
    fn data_that_does_not_fit_together_is_passed_over() {
        let games = vec![
            game(1, &[0, 7], &[1, 0], &[0]),
            game(1, &[0, 1], &[1], &[5]),
        ];
        let counted = |sides, games| summary(2, sides, games).tally.games;
        assert_eq!(counted(&[0, 1], &games), 0);
        let fine = [game(1, &[0, 1], &[1, 0], &[0])];
        assert_eq!(counted(&[0, 1], &fine), 1);
        assert_eq!(counted(&[0, 9], &fine), 0);
        assert!(summary(0, &[], &[]).standings.is_empty());
    }
}
