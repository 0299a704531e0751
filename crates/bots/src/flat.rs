//! Moves tried in the same worlds, as far as a budget goes; and the plainest honest appraisal:
//! worlds that the view allows, and one bot playing all seats to the end.

use crate::{Appraisal, Bot, Bots, MoveOf, Stopwatch, ViewOf};
use baralho_game::{Game, Observer, Rules, Seat, Tally as _, View, chance::Generator};

/// Points of a seat's side less those of the best other side, as the round stands.
pub fn margin<G: Game>(world: &G, seat: Seat) -> f64 {
    let tally = world.tally();
    let side = world.rules().side_of(seat);
    let others = tally.points().iter().enumerate();
    let best = others.filter(|&(other, _)| other != side).map(|(_, &p)| p);
    f64::from(tally.points()[side] - best.max().unwrap_or(0))
}

/// Moves that can be tried in worlds.
pub trait Trials {
    /// What lies hidden, one way.
    type World;

    /// A world that the observer's knowledge allows.
    fn world(&mut self) -> Self::World;

    /// What the move of this number gives in a world.
    fn result(&mut self, world: &Self::World, number: usize) -> f64;
}

/// However little time there is, so many moves are tried: one alone is compared with nothing.
const LEAST_MOVES: usize = 2;
/// However little time there is, in so many worlds: fewer say nothing about what is not known.
const LEAST_WORLDS: usize = 2;

/// What moves give: `results[move][world]`, each of them in the same worlds. All of so many
/// moves are tried unless the time is over before: then the first ones. A world costs so many
/// iterations.
pub fn compare(
    trials: &mut impl Trials,
    moves: usize,
    cost: u32,
    mut watch: Stopwatch,
) -> Vec<Vec<f64>> {
    let mut results = vec![Vec::new(); moves];
    // The second world will take as long as the first.
    let mut first = watch.first_half();
    for done in 0.. {
        let goes_on = watch.allows(cost);
        if done >= LEAST_WORLDS && !goes_on {
            break;
        }
        let world = trials.world();
        for number in 0..results.len() {
            let in_time = match done {
                _ if number < LEAST_MOVES && done < LEAST_WORLDS => true,
                0 => first.allows(0),
                1 => !watch.is_stopped(),
                _ => watch.allows(0),
            };
            if !in_time {
                if done < LEAST_WORLDS {
                    results.truncate(number);
                } else {
                    // What not all of them met does not count.
                    for met in &mut results[..number] {
                        met.pop();
                    }
                }
                break;
            }
            results[number].push(trials.result(&world, number));
        }
    }
    results
}

/// The moves of a view played on by one bot.
struct Playouts<'a, B: Bots> {
    view: &'a ViewOf<B>,
    seat: Seat,
    moves: &'a [MoveOf<B>],
    bot: &'a mut dyn Bot<B::Game>,
    chance: &'a mut Generator,
}

impl<B: Bots> Trials for Playouts<'_, B> {
    type World = B::Game;

    fn world(&mut self) -> B::Game {
        self.view.sample(self.chance)
    }

    fn result(&mut self, world: &B::Game, number: usize) -> f64 {
        let mut world = world.clone();
        world.apply(self.moves[number], &mut ());
        while let Some(turn) = world.turn() {
            let view = world.view(Observer::Seat(turn));
            let chosen = self.bot.choose(&view, self.chance);
            world.apply(chosen, &mut ());
        }
        B::result(&world, self.seat)
    }
}

/// Tries these of so many legal moves of the view's observer in sampled worlds; this bot plays
/// the rest. An iteration is one world.
///
/// # Panics
/// When it is not the observer's turn.
pub fn appraise_by_playouts<B: Bots>(
    view: &ViewOf<B>,
    moves: &[MoveOf<B>],
    legal: u32,
    bot: &mut dyn Bot<B::Game>,
    watch: Stopwatch,
    chance: &mut Generator,
) -> Appraisal<MoveOf<B>> {
    let mut trials = Playouts::<B> {
        view,
        seat: view.turn().expect("called on one's turn"),
        moves,
        bot,
        chance,
    };
    let results = compare(&mut trials, moves.len(), 1, watch);
    Appraisal::from_results(moves, legal, &results, false)
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, time::Duration};

    use super::*;
    use crate::{Budget, Means};

    thread_local! {
        /// Milliseconds, as the moves tried let them pass.
        static NOW: Cell<u64> = const { Cell::new(0) };
        static STOPPED: Cell<bool> = const { Cell::new(false) };
    }

    fn means() -> Means {
        NOW.set(0);
        STOPPED.set(false);
        Means::single(|| Duration::from_millis(NOW.get())).until(|| STOPPED.get())
    }

    /// Trying a move takes so long, and somebody says stop after so many.
    struct Slow {
        takes: u64,
        tried: usize,
        stop_after: usize,
    }

    impl Trials for Slow {
        type World = ();

        fn world(&mut self) {}

        fn result(&mut self, (): &(), number: usize) -> f64 {
            NOW.set(NOW.get() + self.takes);
            self.tried += 1;
            STOPPED.set(self.tried >= self.stop_after);
            number as f64
        }
    }

    fn tried(moves: usize, takes: u64, budget: Budget, stop_after: usize) -> (usize, usize) {
        let mut slow = Slow {
            takes,
            tried: 0,
            stop_after,
        };
        let watch = Stopwatch::start(budget, &means());
        let results = compare(&mut slow, moves, moves as u32, watch);
        let worlds = results[0].len();
        assert!(results.iter().all(|met| met.len() == worlds));
        (results.len(), worlds)
    }

    #[test]
    fn a_time_holds_between_moves_tried() {
        let budget = Budget::Time(Duration::from_millis(100));
        for (moves, takes) in [(3, 1), (64, 1), (64, 7), (1000, 1), (5, 30), (64, 90)] {
            let (tried, worlds) = tried(moves, takes, budget, usize::MAX);
            let least = 4 * takes;
            assert!(NOW.get() <= least.max(100 + 2 * takes), "{moves} {takes}");
            assert!(tried >= 2 && worlds >= 2);
            assert_eq!(
                tried == moves,
                2 * takes * moves as u64 <= 100,
                "{moves} {takes}"
            );
        }
    }

    #[test]
    fn a_number_of_iterations_tries_every_move_in_two_worlds_at_least() {
        for (moves, count, worlds) in [(3, 1, 2), (3, 7, 2), (3, 9, 3), (64, 640, 10)] {
            let budget = Budget::Iterations(count);
            assert_eq!(tried(moves, 5, budget, usize::MAX), (moves, worlds));
        }
    }

    #[test]
    fn whoever_says_stop_waits_for_the_least_and_no_more() {
        for budget in [Budget::Iterations(u32::MAX), Budget::Time(Budget::LONGEST)] {
            for stop_after in [1, 3, 7, 10, 11, 25] {
                let (moves, worlds) = tried(10, 1, budget, stop_after);
                assert!(NOW.get() <= (stop_after as u64 + 2).max(4), "{stop_after}");
                assert!(moves >= 2 && worlds >= 2);
            }
        }
    }
}
