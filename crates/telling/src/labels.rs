//! What games and bots are like, in a few words.

use baralho_words::{Words, say};

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
