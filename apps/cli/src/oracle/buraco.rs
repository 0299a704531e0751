//! What can be asked about Buraco.
//! words: nothing here is for players

use baralho_buraco::{BuracoRules, Canastra, Compat, hand_points, judge};
use baralho_cards::Card;
use baralho_catalog::AnyRules;
use serde::Serialize;

use super::{Answer, object, problem::Problem, request::Request};

pub(super) fn meld(request: Request<'_>) -> Answer {
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
    let compat = compat(request)?;
    let cards = request.cards("cards")?;
    let onto = request.optional_cards("onto")?;
    object(&match judge(&cards, onto.as_deref(), compat) {
        Ok(judged) => Melded {
            valid: true,
            order: Some(judged.order),
            points: judged.points,
            canastra: judged.canastra.map(Canastra::name),
            reason: None,
        },
        Err(reason) => Melded {
            valid: false,
            order: None,
            points: 0,
            canastra: None,
            reason: Some(reason.to_string()),
        },
    })
}

pub(super) fn hand(request: Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct Hand {
        points: i32,
    }
    let compat = compat(request)?;
    let cards = request.cards("cards")?;
    object(&Hand {
        points: hand_points(&cards, compat),
    })
}

fn compat(request: Request<'_>) -> Result<Compat, Problem> {
    match request.rules()? {
        AnyRules::Buraco(rules) => Ok(BuracoRules::compat(&rules)),
        _ => Err(Problem::field("game", "buraco")),
    }
}
