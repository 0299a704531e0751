//! The legal moves of any game.
//! words: nothing here is for players

use baralho_game::Seat;
use serde::Serialize;
use serde_json::Value;

use super::{Answer, MOVES, Problem, Request, object};

/// The legal moves of any game, after some moves from a deck or a seed.
pub(super) fn legal(request: Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct Now {
        turn: Option<usize>,
        legal: Vec<String>,
        over: bool,
    }
    let rules = request.rules()?;
    let dealer = request.dealer(rules.players())?;
    let seed = request.seed()?;
    let mut game = match (request.optional_cards("deck")?, seed) {
        (Some(deck), _) => {
            let dealer = dealer.unwrap_or(Seat::new(0));
            rules.start_from_deck(&deck, dealer, seed.unwrap_or_default())?
        }
        (None, Some(seed)) => match dealer {
            Some(dealer) => rules.start_from_dealer(seed, dealer),
            None => rules.start(seed),
        },
        (None, None) => return Err(Problem::field("deck", "there, or else `seed`")),
    };
    let moves = request.array("moves", MOVES)?.unwrap_or_default();
    for (index, value) in moves.iter().enumerate() {
        let Value::String(text) = value else {
            let place = format!("moves[{index}]");
            return Err(
                Problem::field(&place, "a move as text, such as \"7Dx4C+3S\"").in_move(index),
            );
        };
        game.play(text)
            .map_err(|reason| Problem::illegal(index, &reason.to_string()))?;
    }
    object(&Now {
        turn: game.turn().map(Seat::index),
        legal: game.legal_moves(),
        over: game.turn().is_none(),
    })
}
