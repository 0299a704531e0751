//! What can be asked about Rouba-Montes.
//! words: nothing here is for players

use baralho_cards::Card;
use baralho_game::Seat;
use baralho_rouba_montes::play_out;
use serde::Serialize;

use super::{Answer, object, problem::Problem, request::Request};

/// Plays a deck to its end. Any list of cards will do: whole packs are not asked for.
pub(super) fn run(request: Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct Run {
        piles: Vec<i32>,
        winners: Vec<usize>,
        discarded: usize,
        over: bool,
    }
    const NO_MOVES: &str = "absent or empty: there are no moves to choose in rouba-montes";
    let moves = request.array("moves", NO_MOVES)?.unwrap_or_default();
    if !moves.is_empty() {
        return Err(Problem::field("moves", NO_MOVES));
    }
    let players = request.rules()?.players();
    let deck = request.cards("deck")?;
    let first = match request.dealer(players)? {
        Some(dealer) => dealer.left(players),
        None => Seat::new(0),
    };
    let tally = play_out(players, first, deck.into_iter().map(Card::rank))?;
    object(&Run {
        piles: tally.sizes().to_vec(),
        winners: tally.winners().iter().map(|seat| seat.index()).collect(),
        discarded: tally.discarded(),
        over: true,
    })
}
