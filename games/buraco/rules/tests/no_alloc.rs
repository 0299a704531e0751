//! Inner loops do not allocate: counted, not believed.

use baralho_buraco::{Buraco, BuracoRules, Compat};
use baralho_game::{Game, Observer, Seat, Standing, View, chance};
use baralho_laws::{Counting, allocations};

#[global_allocator]
static COUNTING: Counting = Counting;

/// The only test of this file, so that no other thread allocates meanwhile.
#[test]
fn dealing_playing_viewing_sampling_and_scoring_do_not_allocate() {
    for players in [2, 4] {
        let rules = BuracoRules::new(players, Compat::Off).expect("two or four");
        let standing = Standing::new(&rules, Seat::new(0));
        let mut rng = chance::generator(11, 1);
        let mut plies = 0;
        let allocations = allocations(|| {
            for _ in 0..50 {
                let mut game = Buraco::deal(&rules, &standing, &mut rng);
                while let Some(chosen) = game.random_move(&mut rng) {
                    let seat = game.turn().expect("somebody moves");
                    let view = game.view(Observer::Seat(seat));
                    let world = view.sample(&mut rng);
                    assert!(world.is_legal(chosen));
                    game.apply(chosen, &mut ());
                    plies += 1;
                }
                assert!(game.points()[0] < 10_000);
            }
        });
        assert_eq!(allocations, 0, "in {plies} moves of {players} players");
    }
}
