//! What things are called in the menu.

use baralho_game::Options;
use baralho_scopa::OPTIONS;
use baralho_words::{Words, say};

/// A game with what it is like.
pub(super) fn game(words: &Words, preset: &str) -> String {
    let about = match preset {
        "escopa" => say!(words, "menu-about-escopa"),
        "scopa" => say!(words, "menu-about-scopa"),
        "escoba" => say!(words, "menu-about-escoba"),
        "scopone" => say!(words, "menu-about-scopone"),
        "rouba-montes" => say!(words, "menu-about-rouba-montes"),
        "buraco" => say!(words, "menu-about-buraco"),
        _ => return words.game(preset),
    };
    say!(
        words,
        "menu-about",
        name = words.game(preset),
        about = about
    )
}

/// A bot with how it plays.
pub(super) fn bot(words: &Words, name: &str) -> String {
    let about = match name {
        "robot0" => say!(words, "menu-bot-robot0"),
        "robot1" => say!(words, "menu-bot-robot1"),
        "robot2" => say!(words, "menu-bot-robot2"),
        "robot3" => say!(words, "menu-bot-robot3"),
        "robot4" => say!(words, "menu-bot-robot4"),
        "random" => say!(words, "menu-bot-random"),
        "greedy" => say!(words, "menu-bot-greedy"),
        "classico" => say!(words, "menu-bot-classico"),
        "novato" => say!(words, "menu-bot-novato"),
        "aprendiz" => say!(words, "menu-bot-aprendiz"),
        "amador" => say!(words, "menu-bot-amador"),
        "veterano" => say!(words, "menu-bot-veterano"),
        "mestre" => say!(words, "menu-bot-mestre"),
        "base" => say!(words, "menu-bot-base"),
        "draw" => say!(words, "menu-bot-draw"),
        _ => return name.to_owned(),
    };
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
