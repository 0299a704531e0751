use std::error::Error;

use baralho_catalog::{engines, games};
use baralho_face::Face;
use baralho_game::Game;
use baralho_words::Words;

/// A game with a face. No game knows its own: that would draw words into the rules.
pub trait Faced: Game {
    /// What people meet of it.
    type Face: Face<Game = Self>;
}

type Why = dyn Error + Send + Sync + 'static;

macro_rules! faces {
    (() $($game:ident {
        $rules:ty, [$($engine:ident $(if $fits:ident)?),*], [$preset:literal $($others:tt)*],
        [$($of:tt)*] $of_face:ty, $face:ty, $bots:ty, $offered:tt
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
