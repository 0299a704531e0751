//! What can be asked about Buraco.
//! words: nothing here is for players

use baralho_buraco::{Buraco, BuracoRules, Compat, hand_points, itp, judge};
use baralho_cards::Card;
use baralho_cli::oracle::{Answer, Dealt, Operation, Problem, Request, object};
use baralho_game::{Game, Rules, Seat};
use serde::Serialize;
use serde_json::Value;

pub(crate) const OPERATIONS: &[(&str, Operation)] =
    &[("meld", meld), ("hand", hand), ("deal", deal)];

fn deal(request: Request<'_>) -> Answer {
    let rules: BuracoRules = request.rules_of()?;
    let game = match rules.compat() {
        Compat::Itp => itp::deal(&rules, &itp_seed(request)?),
        Compat::Off => Dealt::game(request, &rules)?,
    };
    object(&dealt(&game))
}

/// The reference judge seeds with the decimal text of any whole number, also below zero.
fn itp_seed(request: Request<'_>) -> Result<String, Problem> {
    match request.get("seed") {
        Some(Value::Number(seed)) if seed.is_i64() || seed.is_u64() => Ok(seed.to_string()),
        _ => Err(Problem::field("seed", "a whole number")),
    }
}

fn dealt(game: &Buraco) -> Dealt {
    Dealt {
        hands: Seat::all(game.rules().players())
            .map(|seat| game.hand_cards(seat))
            .collect(),
        stock: game.stock().rev().collect(),
        discard: Some(game.pile().to_vec()),
        ..Dealt::of(game)
    }
}

fn meld(request: Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct Melded {
        valid: bool,
        order: Option<Vec<Card>>,
        points: i32,
        canastra: Option<&'static str>,
        /// Why not, for people.
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    }
    let compat = request.rules_of::<BuracoRules>()?.compat();
    let cards = request.cards("cards")?;
    let onto = request.optional_cards("onto")?;
    let judged = judge(&cards, onto.as_deref(), compat);
    let meld = judged.as_ref().ok();
    object(&Melded {
        valid: judged.is_ok(),
        order: meld.map(|meld| meld.cards().collect()),
        points: meld.map_or(0, |meld| meld.points()),
        canastra: meld.and_then(|meld| Some(meld.canastra()?.name())),
        reason: judged.err().map(|reason| reason.to_string()),
    })
}

fn hand(request: Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct Hand {
        points: i32,
    }
    let compat = request.rules_of::<BuracoRules>()?.compat();
    let cards = request.cards("cards")?;
    object(&Hand {
        points: hand_points(&cards, compat),
    })
}
