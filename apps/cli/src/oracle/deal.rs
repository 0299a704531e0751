//! What a seed deals.
//! words: nothing here is for players

use baralho_cards::Card;
use baralho_game::{Game, Seat, Standing};
use serde::Serialize;

use super::{Problem, Request};

/// What was dealt, whatever the game.
#[derive(Debug, Default, Serialize)]
pub struct Dealt {
    /// The hands, by seat.
    pub hands: Vec<Vec<Card>>,
    /// The next card is the last.
    pub stock: Vec<Card>,
    /// Who begins.
    pub first: usize,
    /// What lies on the table, in games that have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<Card>>,
    /// The discard pile, in games that have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Vec<Card>>,
}

impl Dealt {
    /// A game of these rules, dealt from the seed of a request.
    pub fn game<G: Game>(request: Request<'_>, rules: &G::Rules) -> Result<G, Problem> {
        let seed = request.seed()?;
        let seed = seed.ok_or_else(|| Problem::field("seed", "a whole number from 0"))?;
        Ok(G::deal_seed(rules, &Standing::opening(rules, seed), seed))
    }

    /// Nothing yet, but who begins.
    pub fn of(game: &impl Game) -> Self {
        Self {
            first: game.turn().map_or(0, Seat::index),
            ..Self::default()
        }
    }
}
