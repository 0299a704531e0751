//! Tables too large for sets of cards: every move is tried and the round played on by
//! greedy players, who now and then do something else.

use baralho_game::{
    Game as _, Observer, View as _,
    chance::{self, Generator},
};
use baralho_scopa::{Move, Scopa};
use baralho_search::Stopwatch;

use crate::{Bot as _, margin, scopa::greedy::Greedy};

/// Once in so many plays anything is played.
const ANYTHING: u64 = 10;

/// The move after which greedy players leave the mover's side best off.
pub(super) fn search<const CARDS: usize, const SEATS: usize>(
    world: &Scopa<CARDS, SEATS>,
    moves: &[Move],
    mut watch: Stopwatch,
    chance: &mut Generator,
) -> Move {
    let Some(seat) = world.turn() else {
        return moves[0];
    };
    let sign = if world.rules().inverse { -1.0 } else { 1.0 };
    let mut sums = vec![0.0; moves.len()];
    // A playout here costs as much as many with sets of cards.
    let cost = 8 * moves.len() as u32;
    loop {
        for (chosen, sum) in moves.iter().zip(&mut sums) {
            let mut next = *world;
            next.apply(*chosen, &mut ());
            while let Some(turn) = next.turn() {
                let view = next.view(Observer::Seat(turn));
                let chosen = if chance::below(ANYTHING, chance) == 0 {
                    next.random_move(chance).unwrap_or(view.moves()[0])
                } else {
                    Greedy.choose(&view, chance)
                };
                next.apply(chosen, &mut ());
            }
            *sum += sign * margin(&next, seat);
        }
        if !watch.allows(cost) {
            break;
        }
    }
    let mut best = 0;
    for place in 1..moves.len() {
        if sums[place] > sums[best] {
            best = place;
        }
    }
    moves[best]
}
