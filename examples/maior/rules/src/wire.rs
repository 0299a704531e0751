//! Maior on the wire.

use baralho_cards::Card;
use baralho_game::{
    Game, Observer, Rules, Seat, Standing, View as _,
    wire::{BadMessage, Wire, object},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Event, Maior, MaiorRules, View};

/// What a deal tells of its own.
#[derive(Serialize, Deserialize)]
pub struct Dealt {
    hand: Vec<Card>,
}

#[derive(Serialize)]
struct ViewMessage<'a> {
    hand: &'a [Card],
    trick: &'a [Card],
    tricks: &'a [i32],
}

impl Wire for Maior {
    type Deal = Dealt;

    fn wire_event(_rules: &MaiorRules, event: &Event) -> impl Serialize {
        event
    }

    fn read_event(_rules: &MaiorRules, json: &Value) -> Result<Event, BadMessage> {
        match json["kind"].as_str() {
            Some("play") => object(json),
            _ => Err(BadMessage::within("`kind` should be deal or play")),
        }
    }

    fn fits(view: &View, event: &Event) -> bool {
        let is_mine = view.observer().is(event.seat);
        view.turn() == Some(event.seat)
            && view.is_unseen(event.card) != is_mine
            && view.hand().contains(&event.card) == is_mine
    }

    fn deal_fields(view: &View) -> Dealt {
        Dealt {
            hand: view.hand().to_vec(),
        }
    }

    fn dealt(
        rules: &MaiorRules,
        observer: Observer,
        standing: &Standing,
        _turn: Option<Seat>,
        deal: Dealt,
    ) -> Result<View, BadMessage> {
        let expected = observer.seat().map_or(0, |_| MaiorRules::HAND);
        if deal.hand.len() != expected {
            let expected = format!("`hand` should have {expected} cards");
            return Err(BadMessage::within(expected));
        }
        // Any deck that looks so from this seat will do: its view is the same.
        let mut deck: Vec<Card> = Card::all().collect();
        deck.retain(|card| !deal.hand.contains(card));
        let place = observer.seat().map_or(0, Seat::index) * MaiorRules::HAND;
        deck.splice(place..place, deal.hand);
        let game = Self::deal_deck(rules, standing, &deck).map_err(BadMessage::within)?;
        Ok(game.view(observer))
    }

    fn view_fields(view: &View) -> impl Serialize {
        ViewMessage {
            hand: view.hand(),
            trick: view.table().trick(),
            tricks: &view.table().tricks()[..view.rules().players()],
        }
    }
}
