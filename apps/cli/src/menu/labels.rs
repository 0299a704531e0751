//! What things are called in the menu.

use baralho_game::Options;
use baralho_scopa::OPTIONS;
use baralho_telling::labels::{about_bot, about_game};
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
    say!(words, "menu-about", name = name, about = about)
}

/// The names of these options, in the order of the Scopa document, which has nearly all.
pub(super) fn in_order(options: &Options) -> Vec<String> {
    let mut names: Vec<String> = options.iter().map(|(name, _)| name.to_owned()).collect();
    names.sort_by_key(|name| OPTIONS.iter().position(|known| known == name));
    names
}

/// An option with its value and what it means.
pub(super) fn option(words: &Words, name: &str, value: &str) -> String {
    let about = match name {
        "target" => say!(words, "menu-option-target"),
        "cards_per_deal" => say!(words, "menu-option-cards-per-deal"),
        "decks" => say!(words, "menu-option-decks"),
        "escoba" => say!(words, "menu-option-escoba"),
        "scopa_mechanic" => say!(words, "menu-option-scopa-mechanic"),
        "instant_win" => say!(words, "menu-option-instant-win"),
        "inverse" => say!(words, "menu-option-inverse"),
        "team_mode" => say!(words, "menu-option-team-mode"),
        "team_card_scoring" => say!(words, "menu-option-team-card-scoring"),
        "hints" => say!(words, "menu-option-hints"),
        "last_play_sweep" => say!(words, "menu-option-last-play-sweep"),
        "capture" => say!(words, "menu-option-capture"),
        "choice" => say!(words, "menu-option-choice"),
        "prime" => say!(words, "menu-option-prime"),
        "faces" => say!(words, "menu-option-faces"),
        "redeal" => say!(words, "menu-option-redeal"),
        "pause" => say!(words, "menu-option-pause"),
        "compat" => say!(words, "menu-option-compat"),
        _ => String::new(),
    };
    say!(
        words,
        "menu-option",
        option = name,
        value = value,
        about = about
    )
    .trim_end()
    .to_owned()
}
