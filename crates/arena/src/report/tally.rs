use std::{cmp::Ordering, collections::BTreeMap};

use baralho_stats::{Crosstable, Ending, Meeting, Sample, Score, Sprt};

use super::{SprtSummary, Verdict, series::Progress};
use crate::played::Played;

/// What the games of a tournament have shown so far. It grows with the bots and with the deals
/// that are open at a time, not with the games.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Which side each seat is on.
    pub(super) sides: Vec<usize>,
    points_are_bad: bool,
    /// The test of the first bot against the second, if there is one.
    test: Option<Sprt>,
    /// Deals of which games may still come.
    open: BTreeMap<u64, Deal>,
    pub(super) own: Vec<Sample>,
    /// Everybody against everybody.
    pub crosstable: Crosstable,
    pub(super) verdicts: Vec<BTreeMap<Verdict, u64>>,
    /// How many games ended how.
    pub endings: BTreeMap<Verdict, u64>,
    pub(super) progress: Progress,
    /// How often each bot made how many points.
    pub(super) points: Vec<BTreeMap<i32, u64>>,
    /// Whether every game was between two sides.
    pub(super) is_two_sided: bool,
    pub(super) has_files: bool,
    /// How many games were played.
    pub played: u64,
    /// How many of them had a result.
    pub games: u64,
    /// How many deals these came from.
    pub deals: u64,
    /// By the games of a deal, then by the halves that the tested bot won in them.
    trials: BTreeMap<u64, Vec<u64>>,
}

/// A deal, as far as it was played.
#[derive(Clone, Debug, Default)]
struct Deal {
    own: BTreeMap<usize, Score>,
    met: BTreeMap<(usize, usize), (Score, Score)>,
}

impl Tally {
    /// Nothing played yet by so many bots.
    pub fn new(bots: usize, sides: Vec<usize>, points_are_bad: bool, test: Option<Sprt>) -> Self {
        Self {
            sides,
            points_are_bad,
            test,
            open: BTreeMap::new(),
            own: vec![Sample::default(); bots],
            crosstable: Crosstable::new(bots),
            verdicts: vec![BTreeMap::new(); bots],
            endings: BTreeMap::new(),
            progress: Progress::new(bots),
            points: vec![BTreeMap::new(); bots],
            is_two_sided: true,
            has_files: false,
            played: 0,
            games: 0,
            deals: 0,
            trials: BTreeMap::new(),
        }
    }

    /// Takes in a game, after all games before it. Whatever in it does not fit together (a bot
    /// or side that is not there) is passed over.
    pub fn add(&mut self, game: &Played) {
        self.played += 1;
        self.is_two_sided &= game.points.len() == 2;
        self.has_files |= game.record.is_some() || game.log.is_some();
        self.count_verdict(game);
        let Some(members) = members(game, &self.sides, self.own.len()) else {
            return;
        };
        self.games += 1;
        let deal = self.open.entry(game.deal).or_default();
        for &(side, bot) in &members {
            let (ending, points) = (Ending::of(side, &game.winners), game.points[side]);
            let score = deal.own.entry(bot).or_default();
            score.add(ending, points.into());
            *self.points[bot].entry(points).or_default() += 1;
            self.progress.count(bot, ending);
        }
        self.progress.end_game();
        for (place, &(one, bot)) in members.iter().enumerate() {
            let others = members[place + 1..].iter();
            for &(other, rival) in others.filter(|&&(side, who)| side != one && who != bot) {
                let standing = |side| standing(game, &self.sides, self.points_are_bad, side);
                let ending = match standing(one).cmp(&standing(other)) {
                    Ordering::Greater => Ending::Won,
                    Ordering::Equal => Ending::Drawn,
                    Ordering::Less => Ending::Lost,
                };
                let points = [one, other].map(|side| i64::from(game.points[side]));
                let (first, second) = (bot.min(rival), bot.max(rival));
                let pair = deal.met.entry((first, second)).or_default();
                let (mine, theirs) = if bot == first {
                    (&mut pair.0, &mut pair.1)
                } else {
                    (&mut pair.1, &mut pair.0)
                };
                mine.add(ending, points[0]);
                theirs.add(ending.turned(), points[1]);
            }
        }
    }

    /// Says that all games of a deal have been played: its cards are one observation.
    pub fn close(&mut self, deal: u64) {
        if let Some(played) = self.open.remove(&deal) {
            self.take(&played);
        }
    }

    /// Closes what is still open: there are no more games.
    pub(super) fn close_all(&mut self) {
        for deal in std::mem::take(&mut self.open).into_values() {
            self.take(&deal);
        }
        self.progress.finish();
    }

    fn take(&mut self, deal: &Deal) {
        self.deals += 1;
        for (&bot, score) in &deal.own {
            self.own[bot].add_deal(score);
        }
        let meetings: Vec<Meeting> = deal
            .met
            .iter()
            .map(|(&(one, other), &(score, turned))| Meeting {
                one,
                other,
                score,
                turned,
            })
            .collect();
        self.crosstable.add_deal(&meetings);
        if self.test.is_some()
            && let Some((score, _)) = deal.met.get(&(0, 1))
        {
            let games = score.games();
            let counts = self.trials.entry(games).or_default();
            counts.resize(2 * games as usize + 1, 0);
            counts[score.halves() as usize] += 1;
        }
    }

    /// What the test says of all deals that were played in full: those of which games are
    /// missing, as when a tournament was stopped, would favour whoever likes the seats already
    /// played.
    pub(crate) fn sprt(&self) -> Option<SprtSummary> {
        let test = self.test?;
        let whole = self.trials.last_key_value();
        let counts = whole.map_or_else(|| vec![0; 3], |(_, counts)| counts.clone());
        Some(SprtSummary {
            ratio: test.log_likelihood_ratio(&counts),
            bounds: test.bounds(),
            decision: test.decide(&counts),
            counts,
        })
    }

    fn count_verdict(&mut self, game: &Played) {
        *self.endings.entry(game.verdict).or_default() += 1;
        let mut count = |bot: usize| {
            if let Some(counts) = self.verdicts.get_mut(bot) {
                *counts.entry(game.verdict).or_default() += 1;
            }
        };
        if let Some(bot) = game.faulty() {
            count(bot);
        } else {
            for (seat, &bot) in game.seats.iter().enumerate() {
                if !game.seats[..seat].contains(&bot) {
                    count(bot);
                }
            }
        }
    }
}

/// What one side stands on against another: who won is better than who did not; where neither
/// did, who is at fault is last and the points decide that the game wants.
fn standing(
    game: &Played,
    sides: &[usize],
    points_are_bad: bool,
    side: usize,
) -> (bool, bool, i64) {
    let won = game.winners.contains(&side);
    let mut seats = game.seats.iter().zip(sides);
    let faulty = seats.any(|(bot, of)| *of == side && Some(*bot) == game.faulty());
    let points = i64::from(game.points[side]);
    let points = if points_are_bad { -points } else { points };
    // Winners share the victory whatever their points.
    (won, !faulty || won, if won { 0 } else { points })
}

/// The bots of each side, each once, side by side; `None` for a game without a result.
fn members(game: &Played, sides: &[usize], bots: usize) -> Option<Vec<(usize, usize)>> {
    let seats = sides.iter().copied().zip(game.seats.iter().copied());
    let mut members: Vec<(usize, usize)> = seats.collect();
    let is_there = |&(side, bot): &(usize, usize)| bot < bots && side < game.points.len();
    if !members.iter().all(is_there) {
        return None;
    }
    members.sort_unstable();
    members.dedup();
    let is_won = members.iter().any(|(side, _)| game.winners.contains(side));
    is_won.then_some(members)
}
