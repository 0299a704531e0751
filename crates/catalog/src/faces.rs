use std::error::Error;

use baralho_face::Face;
use baralho_game::{BadRules, Expected, Game};
use baralho_words::{
    Explain as _, Language, Words,
    labels::{option_name, option_value},
    say,
};

use crate::{BadGame, Preset, engines, games, with_game};

/// A game with a face. No game knows its own: that would draw words into the rules.
pub trait Faced: Game {
    /// What people meet of it.
    type Face: Face<Game = Self>;
}

type Why = dyn Error + Send + Sync + 'static;

macro_rules! faces {
    (() $($game:ident($package:ident) {
        $rules:ty, [$($engine:ident $(if $fits:ident)?),*], [$preset:literal $($others:tt)*],
        [$($of:tt)*] $of_face:ty, $face:ty, $($rest:tt)*
    })*) => {
        $(impl<$($of)*> Faced for $of_face {
            type Face = $face;
        })*

        /// Why a game refused a move, whichever game it is; at a terminal with the keys that
        /// would be right where there are some.
        pub fn refusal_of(words: &Words, why: &Why, is_typed: bool) -> Option<String> {
            fn told<G: Faced>(words: &Words, why: &Why, is_typed: bool) -> Option<String> {
                let illegal = why.downcast_ref::<G::Illegal>()?;
                Some(if is_typed {
                    G::Face::typed_refusal(words, illegal)
                } else {
                    G::Face::refusal(words, illegal)
                })
            }
            None$($(.or_else(|| {
                told::<engines::$engine>(&words.at_table($preset), why, is_typed)
            }))*)*
        }
    };
}

games!([faces]());

/// The rules of a preset in words.
pub fn rulebook(preset: &Preset, language: Language) -> &'static str {
    let book = with_game!(preset.rules(), |G, _rules| <G as Faced>::Face::RULES);
    let page = book.iter().find(|(name, _)| *name == preset.name);
    page.map_or("", |(_, pages)| pages[language as usize])
}

/// What a preset is about at a glance: the children of `<svg viewBox="0 0 188 144">`.
pub fn picture(preset: &Preset) -> String {
    with_game!(preset.rules(), |G, _rules| {
        <G as Faced>::Face::picture(preset.name)
    })
}

/// Why a game cannot be played so, its options called as people call them.
pub fn why_not(words: &Words, bad: &BadGame) -> String {
    let bad = match bad {
        BadGame::Unknown(unknown) => return unknown.to_string(),
        BadGame::Rules(bad) => bad,
    };
    match bad {
        BadRules::Conflict(conflict) => words.conflict(conflict, |option, value| match value {
            "on" => option_name(words, option),
            _ => say!(
                words,
                "option-with-value",
                option = option_name(words, option),
                value = option_value(words, option, value),
            ),
        }),
        BadRules::BadValue {
            option, expected, ..
        } => {
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
        rules => rules.explain(words),
    }
}
