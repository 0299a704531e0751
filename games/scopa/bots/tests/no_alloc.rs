//! Once warm, a search of the Scopa family allocates nothing per iteration.

use baralho_bots::{bot_with, here};
use baralho_game::{Game, Observer, Seat, Standing, chance};
use baralho_laws::{Counting, allocations, rules};
use baralho_scopa::Small;
use baralho_scopa_bots::SmallBots;

#[global_allocator]
static COUNTING: Counting = Counting;

/// A choice makes a few lists, whatever its budget.
const FEW: usize = 24;

/// The only test of this file, so that no other thread allocates meanwhile.
#[test]
fn a_warm_search_allocates_nothing_per_iteration() {
    for (preset, players, options) in [
        // Best replies between two; the tree at larger tables, and between two where what
        // comes after a deal was not learned.
        ("scopa", 2, "choice=player"),
        ("scopa", 2, "cards_per_deal=6"),
        ("scopa", 4, ""),
        ("scopone", 4, ""),
    ] {
        let rules = rules(preset, players, options);
        let standing = Standing::new(&rules, Seat::new(0));
        for seed in 0..4 {
            let game = Small::deal_seed(&rules, &standing, seed);
            let seat = game.turn().expect("a fresh deal");
            let view = game.view(Observer::Seat(seat));
            let mut mestre = bot_with::<SmallBots>("mestre:2000it", &here()).expect("a bot");
            let mut choose = || {
                mestre.choose(&view, &mut chance::bot_generator(seed, seat));
            };
            choose();
            let warm = allocations(choose);
            assert!(warm <= FEW, "{preset} {players}: {warm} allocations");
        }
    }
}
