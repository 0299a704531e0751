//! Playing a round allocates nothing.

#![allow(unsafe_code)] // a global allocator that counts can only be written so

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use baralho_game::{Game, Observer, Options, Rules, Standing, View, chance};
use baralho_scopa::{Large, ScopaRules, Small};

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: passes everything on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps alloc's contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps dealloc's contract.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations_of(play: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.with(Cell::get);
    play();
    ALLOCATIONS.with(Cell::get) - before
}

fn play_rounds<G: Game<Rules = ScopaRules>>(preset: &str, options: &Options) {
    let rules = ScopaRules::parse(preset, None, options).expect("rules that can be played");
    let standing = Standing::opening(&rules, 1);
    let mut rng = chance::generator(1, 1);
    let counted = allocations_of(|| {
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
    for preset in ["escopa", "scopa", "escoba", "scopone"] {
        play_rounds::<Small>(preset, &Options::new());
        play_rounds::<Large>(preset, &Options::new());
    }
    play_rounds::<Large>(
        "scopa",
        &Options::new().with("decks", 6).with("choice", "player"),
    );
    assert!(
        allocations_of(|| drop(vec![0_u8; 64])) > 0,
        "the counter counts"
    );
}
