//! What things are called in the menu.

use baralho_words::labels::{about_bot, about_game};
use baralho_words::{Words, say};

/// A game with what it is like.
pub(super) fn game(words: &Words, preset: &str) -> String {
    with_about(words, &words.game(preset), &about_game(words, preset))
}

/// A bot with how it plays.
pub(super) fn bot(words: &Words, name: &str) -> String {
    with_about(words, name, &about_bot(words, name))
}

fn with_about(words: &Words, name: &str, about: &str) -> String {
    if about.is_empty() {
        return name.to_owned();
    }
    say!(words, "menu-about", name, about)
}
