//! Turning cards allocates nothing, and neither does dealing one pack.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use baralho_game::{Game, Options, Rules, Standing, Tally as _, chance};
use baralho_rouba_montes::{RoubaMontes, RoubaMontesRules};

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// A global allocator cannot be written without `unsafe`; this one only counts.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.with(Cell::get);
    work();
    ALLOCATIONS.with(Cell::get) - before
}

fn rules(players: usize, decks: usize) -> RoubaMontesRules {
    let options = Options::new().with("decks", decks);
    RoubaMontesRules::parse("rouba-montes", Some(players), &options).expect("playable rules")
}

#[test]
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

#[test]
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

#[test]
fn the_counter_counts() {
    assert!(allocations(|| drop(std::hint::black_box(vec![1_u8]))) > 0);
}
