//! Playing at the terminal.

use baralho_words::Words;

use crate::{
    args::{PlayArgs, ReplayArgs},
    failure::{Done, Failure},
};

/// `baralho play`.
pub(crate) fn run(_args: &PlayArgs, _words: &Words) -> Done {
    Err(Failure::Failed(String::new()))
}

/// `baralho replay`.
pub(crate) fn replay(_args: &ReplayArgs, _words: &Words) -> Done {
    Err(Failure::Failed(String::new()))
}
