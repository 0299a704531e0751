use std::error::Error;

use baralho_buraco::Buraco;
use baralho_buraco_face::BuracoFace;
use baralho_face::Face;
use baralho_game::Game;
use baralho_rouba_montes::RoubaMontes;
use baralho_rouba_montes_face::RoubaMontesFace;
use baralho_scopa::{Scopa, Small};
use baralho_scopa_face::ScopaFace;
use baralho_words::Words;

/// A game with a face. No game knows its own: that would draw words into the rules.
pub trait Faced: Game {
    /// What people meet of it.
    type Face: Face<Game = Self>;
}

impl<const CARDS: usize, const SEATS: usize> Faced for Scopa<CARDS, SEATS> {
    type Face = ScopaFace<CARDS, SEATS>;
}

impl Faced for RoubaMontes {
    type Face = RoubaMontesFace;
}

impl Faced for Buraco {
    type Face = BuracoFace;
}

/// Why a game refused a move that was read from a file, whichever game it is.
pub fn refusal_of(words: &Words, why: &(dyn Error + Send + Sync + 'static)) -> Option<String> {
    fn told<G: Faced>(words: &Words, why: &(dyn Error + Send + Sync + 'static)) -> Option<String> {
        let illegal = why.downcast_ref::<G::Illegal>()?;
        Some(G::Face::typed_refusal(words, illegal))
    }
    told::<Small>(words, why)
        .or_else(|| told::<RoubaMontes>(&words.at_table("rouba-montes"), why))
        .or_else(|| told::<Buraco>(&words.at_table("buraco"), why))
}
