//! Errors of the catalog and the bots in the user's language.

use baralho_bots::BadBot;
use baralho_catalog::{BadGame, Preset, Reason, UnknownGame, preset, refusal_of};
use baralho_game::{BadRules, Expected, Outcome, Refused, chance::GENERATOR};
use baralho_words::{BadLanguage, Explain, Language, Noun, Words, say};

use crate::{failure::Failure, near::or_near};

/// Why there is no such game, or why its options are wrong.
pub fn bad_game(words: &Words, error: &BadGame) -> String {
    match error {
        BadGame::Unknown(error) => unknown_game(words, error),
        BadGame::Rules(error) => bad_rules(words, error),
    }
}

/// Options that are not there, or have no such value.
fn bad_rules(words: &Words, error: &BadRules) -> String {
    let wrong = error.explain(words);
    match error {
        BadRules::UnknownOption { option, known } => or_near(words, &wrong, option, known),
        BadRules::BadValue {
            value,
            expected: Expected::OneOf(choices),
            ..
        } => or_near(words, &wrong, value, choices),
        _ => wrong,
    }
}

pub(crate) fn bad_language(words: &Words, error: &BadLanguage) -> String {
    let names = Language::ALL.into_iter();
    let names = names.flat_map(|language| [language.tag(), language.native_name()]);
    or_near(words, &error.explain(words), &error.text, names)
}

pub(crate) fn game(name: &str, words: &Words) -> Result<&'static Preset, Failure> {
    preset(name).map_err(|error| Failure::Usage(unknown_game(words, &error)))
}

pub(crate) fn unknown_game(words: &Words, error: &UnknownGame) -> String {
    let games = words.list_or(UnknownGame::NAMES);
    let wrong = say!(words, "unknown-game", game = &error.name, games);
    or_near(words, &wrong, &error.name, UnknownGame::NAMES)
}

/// A bot that is not there.
pub fn bad_bot(words: &Words, error: &BadBot) -> String {
    match error {
        BadBot::Unknown { name, known } => {
            let bots = words.list_or(*known);
            let wrong = say!(words, "unknown-bot", bot = name, bots);
            or_near(words, &wrong, name, *known)
        }
        BadBot::SeesAll { name } => say!(words, "bot-sees-all", bot = name),
        BadBot::Budget(bad) => say!(words, "bad-budget", budget = &bad.0),
        BadBot::NoBudget { name, thinkers } => {
            say!(
                words,
                "bot-without-budget",
                bot = name,
                bots = words.list_or(*thinkers)
            )
        }
    }
}

/// What is wrong with a line of a record.
pub fn reason(words: &Words, reason: &Reason) -> String {
    match reason {
        Reason::Game(error) => bad_game(words, error),
        Reason::RulesVersion { given, ours } => {
            say!(words, "wrong-rules-version", given, ours)
        }
        Reason::Generator { given: Some(given) } => {
            say!(words, "wrong-generator", given, ours = GENERATOR)
        }
        Reason::Generator { given: None } => {
            say!(words, "wrong-generator-unnamed", ours = GENERATOR)
        }
        Reason::NoDeal => say!(words, "wrong-no-deal"),
        Reason::Deck(error) => error.explain(words),
        Reason::Dealer { given, players } => {
            say!(words, "wrong-dealer", given, last = players - 1)
        }
        Reason::Assisted { given, players } => {
            say!(words, "wrong-assisted", given, last = players - 1)
        }
        Reason::Seats { given, players } => say!(
            words,
            "wrong-seats",
            given,
            players = words.count(Noun::Player, *players),
        ),
        Reason::NoSeed { round } => say!(words, "wrong-no-seed", round),
        Reason::WrongSeat { given, expected } => {
            say!(words, "wrong-seat", given, expected)
        }
        Reason::Move(Refused::Notation(error)) => error.explain(words),
        Reason::Move(Refused::Illegal(error)) => {
            let reason = refusal_of(words, error.as_ref(), true);
            let reason = reason.unwrap_or_else(|| error.to_string());
            say!(words, "wrong-move", reason)
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
fn result(result: &Outcome) -> String {
    serde_json::to_string(result).unwrap_or_default()
}
