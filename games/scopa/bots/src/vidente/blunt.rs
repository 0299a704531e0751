//! Tables too large for sets of cards: moves are tried and the round played on by greedy
//! players, who now and then do something else.

use baralho_bots::{Bot as _, Stopwatch, Trials, compare};
use baralho_game::{
    Game as _, Observer, Seat,
    chance::{self, Generator},
};
use baralho_scopa::{Move, Scopa};

use crate::{greedy::Hasty, result};

/// Once in so many plays anything is played.
const ANYTHING: u64 = 10;
/// A playout here costs as much as so many with sets of cards.
const PLAYOUT: u32 = 8;

/// The move after which greedy players leave the mover's side best off.
pub(super) fn search<const CARDS: usize, const SEATS: usize>(
    world: &Scopa<CARDS, SEATS>,
    moves: &[Move],
    watch: Stopwatch,
    chance: &mut Generator,
) -> Move {
    let Some(seat) = world.turn() else {
        return moves[0];
    };
    let mut playouts = Playouts {
        world,
        seat,
        moves,
        chance,
    };
    let cost = PLAYOUT * moves.len() as u32;
    let results = compare(&mut playouts, moves.len(), cost, watch);
    let mut best = (f64::MIN, moves[0]);
    for (&chosen, results) in moves.iter().zip(results) {
        let sum = results.iter().sum();
        if sum > best.0 {
            best = (sum, chosen);
        }
    }
    best.1
}

/// There is one world only, but every playout goes another way.
struct Playouts<'a, const CARDS: usize, const SEATS: usize> {
    world: &'a Scopa<CARDS, SEATS>,
    seat: Seat,
    moves: &'a [Move],
    chance: &'a mut Generator,
}

impl<const CARDS: usize, const SEATS: usize> Trials for Playouts<'_, CARDS, SEATS> {
    type World = ();

    fn world(&mut self) {}

    fn result(&mut self, (): &(), number: usize) -> f64 {
        let mut next = *self.world;
        next.apply(self.moves[number], &mut ());
        while let Some(turn) = next.turn() {
            let anything = if chance::below(ANYTHING, self.chance) == 0 {
                next.random_move(self.chance)
            } else {
                None
            };
            let chosen = anything.unwrap_or_else(|| {
                let view = next.view(Observer::Seat(turn));
                Hasty.choose(&view, self.chance)
            });
            next.apply(chosen, &mut ());
        }
        result(&next, self.seat)
    }
}

#[cfg(test)]
mod tests {
    use baralho_game::Standing;
    use baralho_laws::rules;
    use baralho_scopa::Large;

    use super::*;
    use crate::solver::INSTANT_WIN;

    #[test]
    fn to_win_at_once_is_worth_more_than_any_points() {
        let rules = rules("scopa", 8, "decks=2,instant_win=on,target=1");
        let mut chance = chance::generator(6, 6);
        let mut won = 0;
        for seed in 0..50 {
            let mut world = Large::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
            while let Some(chosen) = world.random_move(&mut chance) {
                let mut playouts = Playouts {
                    world: &world,
                    seat: world.turn().expect("it has a move"),
                    moves: &[chosen],
                    chance: &mut chance,
                };
                let worth = playouts.result(&(), 0);
                world.apply(chosen, &mut ());
                if world.open().instant_winner().is_some() {
                    assert!(
                        (worth - f64::from(INSTANT_WIN)).abs() < f64::EPSILON,
                        "{worth}"
                    );
                    won += 1;
                }
            }
        }
        assert!(won > 10, "{won}");
    }
}
