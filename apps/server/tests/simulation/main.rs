//! A whole server, its storage, the network and the people, in one process and from one
//! seed: frames are lost, doubled, late and out of order, connections break, the disk
//! fails before and after it has written, and the server crashes at any step. After the
//! storm every match must come to its end, and nothing that anybody was told may be lost.
//!
//! `BARALHO_EFFORT=5 cargo test -p baralho-server --test simulation` runs more of
//! them; `BARALHO_SEED=17` runs one, and a failure names its seed.

mod checks;
mod world;

use std::{env, panic};

use world::{Weather, World};

/// Simulations in the test command.
const USUAL: u64 = 2_000;

fn simulate(seed: u64) {
    let mut world = World::new(seed, Weather::of_seed(seed));
    world.play();
    checks::check(&world);
}

fn seeds() -> std::ops::Range<u64> {
    let number = |name: &str| env::var(name).ok().and_then(|text| text.parse().ok());
    match number("BARALHO_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..USUAL * baralho_laws::effort(),
    }
}

#[test]
fn whatever_fails_nothing_told_is_lost_and_every_game_goes_on() {
    let (mut crashes, mut behind) = (0, 0);
    let mut moves = 0;
    for seed in seeds() {
        let result = panic::catch_unwind(|| {
            let mut world = World::new(seed, Weather::of_seed(seed));
            world.play();
            checks::check(&world);
            (world.crashes, world.behind, world.moves())
        });
        match result {
            Ok((more, slow, made)) => {
                behind += slow;
                crashes += more;
                moves += made;
            }
            Err(panic) => {
                eprintln!("the failing seed: BARALHO_SEED={seed}");
                panic::resume_unwind(panic);
            }
        }
    }
    if seeds().count() > 100 {
        assert!(crashes > 100 && behind > 100 && moves > 10_000);
    }
}

#[test]
fn the_same_seed_is_the_same_story() {
    for seed in [3, 4] {
        let story = || {
            let mut world = World::new(seed, Weather::of_seed(seed));
            world.play();
            world.log()
        };
        assert_eq!(story(), story());
        simulate(seed);
    }
}
