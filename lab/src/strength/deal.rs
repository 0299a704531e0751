//! One deal, played once with the measured bot on each side.

use std::time::Duration;

use baralho_arena::Seating;
use baralho_bots::{BadBot, Occupant, Seated};
use baralho_game::{Game, Match, Outcome, Players, Rules, Seat, run_match};
use baralho_opponents::Opponents;
use baralho_process::work_time;
use baralho_stats::{Ending, Score};

use crate::clock::by_work;

/// A victory in parts that any number of winners up to 16 can share.
pub(super) const VICTORY: i64 = 720_720;

/// What came out of all games of a deal for the measured bot's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Deal {
    /// Its points are those of its side times the number of other sides, less all points of those:
    /// divide by the number of other sides for points ahead of their mean. Where points are bad,
    /// the other way round.
    pub(super) score: Score,
    /// Its parts of the victories, see [`VICTORY`].
    pub(super) victories: i64,
    pub(super) time: Time,
}

impl Deal {
    fn add(&mut self, side: usize, outcome: &Outcome, points_are_bad: bool) {
        let winners = outcome.winners.len();
        if outcome.winners.contains(&side) {
            self.victories += VICTORY / winners as i64;
        }
        let all: i64 = outcome.points.iter().copied().map(i64::from).sum();
        let ahead = i64::from(outcome.points[side]) * outcome.points.len() as i64 - all;
        let ahead = if points_are_bad { -ahead } else { ahead };
        let ending = Ending::of(side, &outcome.winners);
        self.score.add(ending, ahead);
    }
}

/// Time worked for moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Time {
    pub(super) moves: u64,
    pub(super) total: Duration,
    pub(super) longest: Duration,
}

impl Time {
    fn add(&mut self, time: Duration) {
        self.moves += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    /// Milliseconds per move.
    pub(super) fn mean_ms(&self) -> f64 {
        1e3 * self.total.as_secs_f64() / self.moves.max(1) as f64
    }

    /// Milliseconds of the longest move.
    pub(super) fn longest_ms(&self) -> f64 {
        1e3 * self.longest.as_secs_f64()
    }
}

/// Whether the game has such a bot, or such a seer.
pub(super) fn check<G: Opponents>(name: &str) -> Result<(), BadBot> {
    Occupant::named::<G::Bots>(name, 0, Seat::new(0), &by_work()).map(drop)
}

/// Plays the deal of a seed with the first bot on each side in turn, the second on all
/// others. `None` when interrupted.
///
/// # Panics
/// When the game has no such bot: names are checked before.
pub(super) fn play<G: Opponents>(
    rules: &G::Rules,
    seed: u64,
    bots: [&str; 2],
    is_stopped: fn() -> bool,
) -> Option<Deal> {
    let points_are_bad = rules.points_are_bad();
    let mut deal = Deal::default();
    for (side, seating) in Seating::on_each_side(rules).iter().enumerate() {
        let occupants = Seat::all(rules.players()).map(|seat| {
            let name = bots[seating.bot_at(seat)];
            Occupant::named::<G::Bots>(name, seed, seat, &by_work())
                .expect("names are checked before a row")
        });
        let mut players = Timed {
            occupants: occupants.collect(),
            is_measured: |seat| seating.bot_at(seat) == 0,
            is_stopped,
            time: &mut deal.time,
        };
        let mut game = Match::<G>::new(rules.clone(), seed);
        let outcome = run_match(&mut game, &mut players, |_, _| ()).ok()?;
        deal.add(side, &outcome, points_are_bad);
    }
    Some(deal)
}

/// Who plays, with the time that the measured ones have worked.
struct Timed<'a, G: Game, F> {
    occupants: Vec<Occupant<G>>,
    is_measured: F,
    is_stopped: fn() -> bool,
    time: &'a mut Time,
}

/// The run is to end.
struct Stopped;

impl<G: Game, F: Fn(Seat) -> bool> Timed<'_, G, F> {
    /// Tells something to every bot that watches. What a measured one makes of it is work for
    /// its next move.
    fn tell(&mut self, news: impl Fn(&mut Seated<G>)) {
        for (seat, occupant) in Seat::all(self.occupants.len()).zip(&mut self.occupants) {
            if let Some(bot) = occupant.watcher() {
                let before = work_time();
                news(bot);
                if (self.is_measured)(seat) {
                    self.time.total += work_time().saturating_sub(before);
                }
            }
        }
    }
}

impl<G: Game, F: Fn(Seat) -> bool> Players<G> for Timed<'_, G, F> {
    type Stop = Stopped;

    fn begin(&mut self, game: &Match<G>) -> Result<(), Stopped> {
        self.tell(|bot| bot.begin(game.round()));
        Ok(())
    }

    fn choose(&mut self, seat: Seat, game: &Match<G>) -> Result<G::Move, Stopped> {
        let before = work_time();
        let chosen = self.occupants[seat.index()].choose(game.round());
        // Whoever was thinking was cut short.
        if (self.is_stopped)() {
            return Err(Stopped);
        }
        if (self.is_measured)(seat) {
            self.time.add(work_time().saturating_sub(before));
        }
        Ok(chosen)
    }

    fn see(&mut self, _made: G::Move, events: &[G::Event], _game: &Match<G>) {
        self.tell(|bot| bot.see(events));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_catalog::engines::Small;
    use baralho_game::Options;
    use baralho_scopa::ScopaRules;

    fn rules(players: usize, options: &[(&str, &str)]) -> ScopaRules {
        let options = options
            .iter()
            .fold(Options::new(), |all, (key, value)| all.with(key, value));
        ScopaRules::parse("scopa", Some(players), &options).expect("rules")
    }

    #[test]
    fn a_bot_among_its_equals_has_exactly_its_fair_share_of_every_deal() {
        for (players, options) in [
            (2, &[("target", "none")][..]),
            (3, &[("target", "none")]),
            (4, &[("inverse", "on"), ("target", "5")]),
            (4, &[("target", "none"), ("team_mode", "2v2")]),
        ] {
            let rules = rules(players, options);
            for seed in 0..20 {
                let bots = ["greedy", "greedy"];
                let deal = play::<Small>(&rules, seed, bots, || false).expect("played");
                assert_eq!(deal.score.games(), rules.sides() as u64);
                assert_eq!(
                    (deal.score.points, deal.victories),
                    (0, VICTORY),
                    "{options:?}"
                );
                assert!(deal.time.moves > 0 && deal.time.longest <= deal.time.total);
            }
        }
    }

    #[test]
    fn points_ahead_are_bad_where_points_are_bad() {
        let inverse = [("inverse", "on"), ("target", "3")];
        let outcome = Outcome {
            winners: vec![1],
            points: vec![4, 1, 5],
        };
        let _ = rules(3, &inverse);
        let mut deal = Deal::default();
        deal.add(1, &outcome, true);
        // Each of the two others has three and a half more on average.
        assert_eq!((deal.score.points, deal.score.wins), (7, 1));
        deal.add(1, &outcome, false);
        assert_eq!(deal.score.points, 0);
    }

    #[test]
    fn an_interrupted_deal_counts_for_nothing() {
        let rules = rules(2, &[]);
        assert_eq!(
            play::<Small>(&rules, 1, ["random", "greedy"], || true),
            None
        );
    }
}
