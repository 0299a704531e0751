//! Turning cards allocates nothing, and neither does dealing one pack.

use baralho_game::{Game, Standing, Tally as _, chance};
use baralho_laws::{Counting, allocations};
use baralho_rouba_montes::{RoubaMontes, RoubaMontesRules};

#[global_allocator]
static COUNTING: Counting = Counting;

/// The only test of this file, so that no other thread allocates meanwhile.
#[test]
fn nothing_is_allocated_but_for_large_deals() {
    assert!(allocations(|| drop(std::hint::black_box(vec![1_u8]))) > 0);
    a_whole_game_with_one_pack_allocates_nothing();
    turning_ten_thousand_cards_allocates_nothing();
}

fn rules(players: usize, decks: usize) -> RoubaMontesRules {
    baralho_laws::rules("rouba-montes", players, &format!("decks={decks}"))
}

fn a_whole_game_with_one_pack_allocates_nothing() {
    let rules = rules(4, 1);
    let standing = Standing::opening(&rules, 1);
    let mut rng = chance::generator(1, 1);
    let count = allocations(|| {
        for _ in 0..100 {
            let mut game = RoubaMontes::deal(&rules, &standing, &mut rng);
            while let Some(chosen) = game.random_move(&mut rng) {
                game.apply(chosen, &mut ());
            }
            assert!(game.tally().points()[0] <= 52);
        }
    });
    assert_eq!(count, 0);
}

fn turning_ten_thousand_cards_allocates_nothing() {
    let rules = rules(20, 192);
    let standing = Standing::opening(&rules, 1);
    let mut rng = chance::generator(1, 1);
    let mut game = RoubaMontes::deal(&rules, &standing, &mut rng);
    let count = allocations(|| {
        while let Some(chosen) = game.random_move(&mut rng) {
            game.apply(chosen, &mut ());
        }
    });
    assert_eq!(count, 0);
}
