//! What games and bots are like, in a few words, and what options and their values are called.

use baralho_catalog::BadGame;
use baralho_game::{BadRules, Expected};
use baralho_words::{Explain as _, Words, say};

/// How a bot plays.
pub fn about_bot(words: &Words, bot: &str) -> String {
    match bot {
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
        _ => String::new(),
    }
}

/// What a game is like, in a few words.
pub fn about_game(words: &Words, game: &str) -> String {
    match game {
        "escopa" => say!(words, "menu-about-escopa"),
        "scopa" => say!(words, "menu-about-scopa"),
        "escoba" => say!(words, "menu-about-escoba"),
        "scopone" => say!(words, "menu-about-scopone"),
        "rouba-montes" => say!(words, "menu-about-rouba-montes"),
        "buraco" => say!(words, "menu-about-buraco"),
        _ => String::new(),
    }
}

/// The message that names an option; its attributes say what it means and what it may be.
fn option_key(option: &str) -> String {
    format!("option-{}", option.replace('_', "-"))
}

/// What an option is called; one without a name keeps that of the rules.
pub fn option_name(words: &Words, option: &str) -> String {
    match option_key(option) {
        key if words.has(&key) => words.say(&key, &[]),
        _ => option.replace('_', " "),
    }
}

/// What an option means.
pub fn about_option(words: &Words, option: &str) -> String {
    words.say(&format!("{}.about", option_key(option)), &[])
}

/// What a value of an option is called: numbers and `2v2` say themselves.
pub fn option_value(words: &Words, option: &str, value: &str) -> String {
    let own = format!("{}.{value}", option_key(option));
    match value {
        _ if words.has(&own) => words.say(&own, &[]),
        "on" => say!(words, "option-on"),
        "off" => say!(words, "option-off"),
        _ => value.to_owned(),
    }
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

/// Why a game cannot be played so, its options called as people call them.
pub fn why_not(words: &Words, bad: &BadGame) -> String {
    match bad {
        BadGame::Unknown(unknown) => unknown.to_string(),
        BadGame::Rules(BadRules::Conflict(conflict)) => {
            words.conflict(conflict, |option, value| match value {
                "on" => option_name(words, option),
                _ => say!(
                    words,
                    "option-with-value",
                    option = option_name(words, option),
                    value = option_value(words, option, value),
                ),
            })
        }
        BadGame::Rules(BadRules::BadValue {
            option, expected, ..
        }) => {
            let expected = match *expected {
                Expected::Range { low, high, .. } => Expected::range(low, high),
                ref other @ Expected::OneOf(_) => other.clone(),
            };
            say!(
                words,
                "option-bad-value",
                option = option_name(words, option),
                expected = expected.explain(words)
            )
        }
        BadGame::Rules(rules) => rules.explain(words),
    }
}
