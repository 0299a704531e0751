//! `baralho` alone, at a terminal.

use baralho_words::Language;

use crate::failure::{Done, Failure};

/// Lets a person choose what to play, and plays it.
pub(crate) fn run(_language: Language) -> Done {
    Err(Failure::Failed(String::new()))
}
