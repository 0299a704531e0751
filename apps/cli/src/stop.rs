//! Ctrl-C, or being asked to end: whoever has something to tell by then tells it.

use std::{
    process,
    sync::atomic::{AtomicBool, Ordering},
};

use crate::play::INTERRUPTED;

static REQUESTED: AtomicBool = AtomicBool::new(false);

/// The first request ends every search that asks [`requested`], and calls this; the second
/// one ends the program.
pub fn on_request(also: impl Fn() + Send + 'static) {
    // Without a handler a request ends the program, and nothing is lost but time.
    let _ = ctrlc::set_handler(move || {
        if REQUESTED.swap(true, Ordering::SeqCst) {
            process::exit(INTERRUPTED);
        }
        also();
    });
}

/// Whether there was one.
pub fn requested() -> bool {
    REQUESTED.load(Ordering::Relaxed)
}
