//! Playouts do not allocate: ten times as many of them, and not one allocation more.

use baralho_bots::{bot_with, here};
use baralho_buraco::{Buraco, BuracoRules, Compat};
use baralho_buraco_bots::BuracoBots;
use baralho_game::{Game, Observer, Seat, Standing, chance};
use baralho_laws::{Counting, allocations};

#[global_allocator]
static COUNTING: Counting = Counting;

/// Allocations of a choice within a budget.
fn allocations_within(game: &Buraco, seat: Seat, budget: &str) -> usize {
    let mut mestre = bot_with::<BuracoBots>(&format!("mestre:{budget}"), &here()).expect("a bot");
    let view = game.view(Observer::Seat(seat));
    let mut chance = chance::bot_generator(1, seat);
    allocations(|| {
        mestre.choose(&view, &mut chance);
    })
}

/// The only test of this file, so that no other thread allocates meanwhile.
#[test]
fn no_playout_of_mestre_allocates() {
    for (players, compat) in [(2, Compat::Off), (2, Compat::Itp), (4, Compat::Off)] {
        let rules = BuracoRules::new(players, compat).expect("two or four");
        let mut rng = chance::generator(11, 1);
        let mut game = Buraco::deal(&rules, &Standing::new(&rules, Seat::new(0)), &mut rng);
        for _ in 0..12 {
            let Some(seat) = game.turn() else { break };
            let few = allocations_within(&game, seat, "300it");
            let many = allocations_within(&game, seat, "3000it");
            // Another move may be found, and its plan be longer by a few steps.
            assert!(many <= few + 4, "{few} and {many} allocations");
            let chosen = game.random_move(&mut rng).expect("a move");
            game.apply(chosen, &mut ());
        }
    }
}
