//! What can be asked about Rouba-Montes.
//! words: nothing here is for players

use baralho_cards::Card;
use baralho_cli::oracle::{Answer, Dealt, Operation, Problem, Request, object};
use baralho_game::{Game, Rules, Seat};
use baralho_rouba_montes::{RoubaMontes, RoubaMontesRules, play_out};
use serde::Serialize;

pub(crate) const OPERATIONS: &[(&str, Operation)] = &[("deal", deal), ("run", run)];

fn deal(request: Request<'_>) -> Answer {
    let rules: RoubaMontesRules = request.rules_of()?;
    object(&dealt(&Dealt::game(request, &rules)?))
}

/// Nobody holds cards: all of them are in the draw pile.
fn dealt(game: &RoubaMontes) -> Dealt {
    let mut played = game.clone();
    while let Some(turn) = played.moves().first() {
        played.apply(*turn, &mut ());
    }
    let stock = played.turned().iter().rev().copied().collect();
    Dealt {
        hands: vec![Vec::new(); game.rules().players()],
        stock,
        ..Dealt::of(game)
    }
}

/// Plays a deck to its end. Any list of cards will do: whole packs are not asked for.
fn run(request: Request<'_>) -> Answer {
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
    let players = request.rules_of::<RoubaMontesRules>()?.players();
    let deck = request.cards("deck")?;
    let first = match request.dealer(players)? {
        Some(dealer) => dealer.left(players),
        None => Seat::new(0),
    };
    let tally = play_out(players, first, deck.into_iter().map(Card::rank))?;
    object(&Run {
        piles: tally.sizes.to_vec(),
        winners: tally.winners().iter().map(|seat| seat.index()).collect(),
        discarded: tally.discarded,
        over: true,
    })
}
