//! The plainest honest appraisal: worlds that the view allows, every move tried in each of
//! them, and one bot playing all seats to the end.

use baralho_game::{Game, Observer, Rules, Seat, Tally as _, View, chance::Generator};
use baralho_search::{Appraisal, Budget, Means, Stopwatch};

use crate::{Bot, Opponents};

/// Points of a seat's side less those of the best other side, as the round stands.
pub fn margin<G: Game>(world: &G, seat: Seat) -> f64 {
    let tally = world.tally();
    let side = world.rules().side_of(seat);
    let others = tally.points().iter().enumerate();
    let best = others.filter(|&(other, _)| other != side).map(|(_, &p)| p);
    f64::from(tally.points()[side] - best.max().unwrap_or(0))
}

/// Tries every move of the view's observer in sampled worlds; this bot plays the rest.
/// An iteration is one world.
///
/// # Panics
/// When it is not the observer's turn.
pub fn appraise_by_playouts<G: Opponents>(
    view: &G::View,
    bot: &mut dyn Bot<G>,
    budget: Budget,
    means: &Means,
    chance: &mut Generator,
) -> Appraisal<G::Move> {
    let seat = view.turn().expect("called on one's turn");
    let moves = view.moves();
    let mut results = vec![Vec::new(); moves.len()];
    let mut watch = Stopwatch::start(budget, means.clock);
    // Two worlds at least: fewer say nothing about what is not known.
    while watch.allows(1) || results[0].len() < 2 {
        let world = view.sample(chance);
        for (chosen, results) in moves.iter().zip(&mut results) {
            let mut world = world.clone();
            world.apply(*chosen, &mut ());
            while let Some(turn) = world.turn() {
                let chosen = bot.choose(&world.view(Observer::Seat(turn)), chance);
                world.apply(chosen, &mut ());
            }
            results.push(G::result(&world, seat));
        }
    }
    Appraisal::from_results(&moves, &results, false)
}
