//! Errors of the catalog and the bots in the user's language.

use baralho_bots::UnknownBot;
use baralho_catalog::{BadGame, Reason, Refused, UnknownGame};
use baralho_game::{chance::GENERATOR, record::ResultLine};
use baralho_words::{Explain, Noun, Words, say};

/// A game that is not there, or not played so.
pub(crate) fn bad_game(words: &Words, error: &BadGame) -> String {
    match error {
        BadGame::Unknown(error) => unknown_game(words, error),
        BadGame::Rules(error) => error.explain(words),
    }
}

/// A game that is not there.
pub(crate) fn unknown_game(words: &Words, error: &UnknownGame) -> String {
    let games = words.list_or(UnknownGame::NAMES);
    say!(words, "unknown-game", game = &error.name, games = games)
}

/// A bot that is not there.
pub(crate) fn unknown_bot(words: &Words, error: &UnknownBot) -> String {
    let bots = words.list_or(error.known);
    say!(words, "unknown-bot", bot = &error.name, bots = bots)
}

/// What is wrong with a line of a record.
pub(crate) fn reason(words: &Words, reason: &Reason) -> String {
    match reason {
        Reason::Game(error) => bad_game(words, error),
        Reason::RulesVersion { given, ours } => {
            say!(words, "wrong-rules-version", given = given, ours = ours)
        }
        Reason::Generator { given: Some(given) } => {
            say!(words, "wrong-generator", given = given, ours = GENERATOR)
        }
        Reason::Generator { given: None } => {
            say!(words, "wrong-generator-unnamed", ours = GENERATOR)
        }
        Reason::NoDeal => say!(words, "wrong-no-deal"),
        Reason::Deck(error) => error.explain(words),
        Reason::Dealer { given, players } => {
            say!(words, "wrong-dealer", given = given, last = players - 1)
        }
        Reason::Seats { given, players } => say!(
            words,
            "wrong-seats",
            given = given,
            players = words.count(Noun::Player, *players),
        ),
        Reason::NoSeed { round } => say!(words, "wrong-no-seed", round = round),
        Reason::WrongSeat { given, expected } => {
            say!(words, "wrong-seat", given = given, expected = expected)
        }
        Reason::Move(Refused::Notation(error)) => error.explain(words),
        // The games' own reasons reach the players of a game in their language; here they
        // are for whoever looks into a file.
        Reason::Move(Refused::Illegal(error)) => {
            say!(words, "wrong-move", reason = error.to_string())
        }
        Reason::AfterEnd => say!(words, "wrong-after-end"),
        Reason::AfterResult => say!(words, "wrong-after-result"),
        Reason::EarlyResult => say!(words, "wrong-early-result"),
        Reason::WrongResult { given, expected } => say!(
            words,
            "wrong-result",
            given = result(given),
            expected = result(expected),
        ),
    }
}

/// A result as records write it.
fn result(result: &ResultLine) -> String {
    serde_json::to_string(result).unwrap_or_default()
}
