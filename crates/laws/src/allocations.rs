//! Counting what inner loops take from the allocator.
#![allow(unsafe_code)] // a counting allocator cannot be written without

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

thread_local! {
    // By thread: the harness of the tests allocates whenever it likes.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

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
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// Counts what this thread allocates while `work` runs, if [`Counting`] is the allocator.
pub fn allocations(work: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}
