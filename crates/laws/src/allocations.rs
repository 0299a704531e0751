//! Counting what inner loops take from the allocator.
#![allow(unsafe_code)] // a counting allocator cannot be written without

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::{AtomicUsize, Ordering},
};

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

/// The system's allocator, which counts. A program that measures makes it its own:
///
/// ```
/// #[global_allocator]
/// static COUNTING: baralho_laws::Counting = baralho_laws::Counting;
///
/// assert!(baralho_laws::allocations(|| drop(std::hint::black_box(vec![1_u8]))) > 0);
/// ```
#[derive(Debug)]
pub struct Counting;

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

/// Counts the allocations of all threads while `work` runs, if [`Counting`] is the allocator: a test
/// that asks has a program to itself.
pub fn allocations(work: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    work();
    ALLOCATIONS.load(Ordering::Relaxed) - before
}
