//! What games and bots are like, in a few words, and what options and their values are called.

use crate::{Words, say};

/// How a bot plays; empty for a stranger.
pub fn about_bot(words: &Words, bot: &str) -> String {
    let known = words.say_known(&format!("menu-bot-{bot}"));
    known.unwrap_or_default()
}

/// What a game is like, in a few words; empty for a stranger.
pub fn about_game(words: &Words, game: &str) -> String {
    let known = words.say_known(&format!("game-{game}.about"));
    known.unwrap_or_default()
}

/// The message that names an option; its attributes say what it means and what it may be.
fn option_key(option: &str) -> String {
    format!("option-{}", option.replace('_', "-"))
}

/// What an option is called; one without a name keeps that of the rules.
pub fn option_name(words: &Words, option: &str) -> String {
    let known = words.say_known(&option_key(option));
    known.unwrap_or_else(|| option.replace('_', " "))
}

/// What an option means.
pub fn about_option(words: &Words, option: &str) -> String {
    words.say(&format!("{}.about", option_key(option)), &[])
}

/// What a value of an option is called: numbers and `2v2` say themselves.
pub fn option_value(words: &Words, option: &str, value: &str) -> String {
    let own = words.say_known(&format!("{}.{value}", option_key(option)));
    own.unwrap_or_else(|| match value {
        "on" => say!(words, "option-on"),
        "off" => say!(words, "option-off"),
        _ => value.to_owned(),
    })
}

/// An option with its value: `Captures: cards that make 15 with it`.
pub fn option_told(words: &Words, option: &str, value: &str) -> String {
    say!(
        words,
        "option-told",
        option = option_name(words, option),
        value = option_value(words, option, value),
    )
}
