//! Playing a round allocates nothing.

use baralho_game::{Game, Observer, Standing, View, chance};
use baralho_laws::{Counting, allocations, rules};
use baralho_scopa::{Large, ScopaRules, Small};

#[global_allocator]
static COUNTING: Counting = Counting;

fn play_rounds<G: Game<Rules = ScopaRules>>(preset: &str, players: usize, options: &str) {
    let rules = rules(preset, players, options);
    let standing = Standing::opening(&rules, 1);
    let mut rng = chance::generator(1, 1);
    let counted = allocations(|| {
        for _ in 0..20 {
            let mut round = G::deal(&rules, &standing, &mut rng);
            while let Some(chosen) = round.random_move(&mut rng) {
                assert!(round.is_legal(chosen));
                round.apply(chosen, &mut ());
            }
            let view = round.view(Observer::Spectator);
            let _ = (round.tally(), view.sample(&mut rng));
        }
    });
    assert_eq!(counted, 0, "{preset}");
}

#[test]
fn dealing_listing_playing_viewing_sampling_and_scoring_allocate_nothing() {
    for (preset, players) in [("escopa", 2), ("scopa", 2), ("escoba", 2), ("scopone", 4)] {
        play_rounds::<Small>(preset, players, "");
        play_rounds::<Large>(preset, players, "");
    }
    play_rounds::<Large>("scopa", 2, "decks=6,choice=player");
    assert!(
        allocations(|| drop(vec![0_u8; 64])) > 0,
        "the counter counts"
    );
}
