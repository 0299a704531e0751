//! Playouts do not allocate: ten times as many of them, and not one allocation more.
#![allow(unsafe_code)] // a counting allocator cannot be written without

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::{AtomicUsize, Ordering},
};

use baralho_bots::{bot_with, here};
use baralho_buraco::{Buraco, BuracoRules, Compat};
use baralho_game::{Game, Observer, Seat, Standing, chance};

struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call goes unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Allocations of a choice within a budget.
fn allocations(game: &Buraco, seat: Seat, budget: &str) -> usize {
    let mut mestre = bot_with::<Buraco>(&format!("mestre:{budget}"), &here()).expect("a bot");
    let view = game.view(Observer::Seat(seat));
    let mut chance = chance::bot_generator(1, seat);
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    mestre.choose(&view, &mut chance);
    ALLOCATIONS.load(Ordering::Relaxed) - before
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
            let few = allocations(&game, seat, "300it");
            let many = allocations(&game, seat, "3000it");
            // Another move may be found, and its plan be longer by a few steps.
            assert!(many <= few + 4, "{few} and {many} allocations");
            let chosen = game.random_move(&mut rng).expect("a move");
            game.apply(chosen, &mut ());
        }
    }
}
