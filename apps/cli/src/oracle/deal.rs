//! What a seed deals.
//! words: nothing here is for players

use baralho_buraco::{Buraco, Compat, itp};
use baralho_cards::Card;
use baralho_catalog::AnyRules;
use baralho_game::{Game, Rules, Seat, Standing};
use baralho_rouba_montes::RoubaMontes;
use baralho_scopa::{Large, Scopa, ScopaRules, Small, fits_small};
use serde::Serialize;
use serde_json::Value;

use super::{Answer, object, problem::Problem, request::Request};

#[derive(Serialize)]
struct Dealt {
    hands: Vec<Vec<Card>>,
    /// The next card is the last.
    stock: Vec<Card>,
    first: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    discard: Option<Vec<Card>>,
}

pub(super) fn deal(request: Request<'_>) -> Answer {
    let rules = request.rules()?;
    if let AnyRules::Buraco(rules) = &rules
        && rules.compat() == Compat::Itp
    {
        return object(&buraco(&itp::deal(rules, &itp_seed(request)?)));
    }
    let seed = request.seed()?;
    let seed = seed.ok_or_else(|| Problem::field("seed", "a whole number from 0"))?;
    object(&match rules {
        AnyRules::Scopa(rules) if fits_small(&rules) => {
            scopa(&rules, &dealt::<Small>(&rules, seed))
        }
        AnyRules::Scopa(rules) => scopa(&rules, &dealt::<Large>(&rules, seed)),
        AnyRules::RoubaMontes(rules) => rouba_montes(&dealt(&rules, seed)),
        AnyRules::Buraco(rules) => buraco(&dealt(&rules, seed)),
    })
}

/// The reference judge seeds with the decimal text of any whole number, also below zero.
fn itp_seed(request: Request<'_>) -> Result<String, Problem> {
    match request.get("seed") {
        Some(Value::Number(seed)) if seed.is_i64() || seed.is_u64() => Ok(seed.to_string()),
        _ => Err(Problem::field("seed", "a whole number")),
    }
}

fn dealt<G: Game>(rules: &G::Rules, seed: u64) -> G {
    G::deal_seed(rules, &Standing::opening(rules, seed), seed)
}

fn first(game: &impl Game) -> usize {
    game.turn().map_or(0, Seat::index)
}

fn scopa<const CARDS: usize, const SEATS: usize>(
    rules: &ScopaRules,
    game: &Scopa<CARDS, SEATS>,
) -> Dealt {
    let face = |carta| rules.faces.card(carta);
    Dealt {
        hands: Seat::all(rules.players())
            .map(|seat| game.hand(seat).iter().map(face).collect())
            .collect(),
        stock: game.deck().iter().copied().map(face).collect(),
        first: first(game),
        table: Some(game.open().table.iter().copied().map(face).collect()),
        discard: None,
    }
}

/// Nobody holds cards: all of them are in the draw pile.
fn rouba_montes(game: &RoubaMontes) -> Dealt {
    let mut played = game.clone();
    while let Some(turn) = played.moves().first() {
        played.apply(*turn, &mut ());
    }
    let stock = played.turned().iter().rev().copied().collect();
    Dealt {
        hands: vec![Vec::new(); game.rules().players()],
        stock,
        first: first(game),
        table: None,
        discard: None,
    }
}

fn buraco(game: &Buraco) -> Dealt {
    Dealt {
        hands: Seat::all(game.rules().players())
            .map(|seat| game.hand_cards(seat))
            .collect(),
        stock: game.stock().rev().collect(),
        first: first(game),
        table: None,
        discard: Some(game.pile().to_vec()),
    }
}
