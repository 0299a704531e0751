//! Rouba-Montes on the wire: everything lies open but the order of the stock.

use baralho_cards::{Card, Rank};
use baralho_game::{
    Game, Observer, Rules, Seat, Standing, View as _,
    wire::{BadMessage, Wire, object},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Effect, Event, RoubaMontes, RoubaMontesRules, View};

#[derive(Serialize, Deserialize)]
pub struct Stock {
    #[serde(skip_deserializing)]
    stock: usize,
}

#[derive(Serialize)]
struct ViewMessage {
    table: Vec<Card>,
    pile_tops: Vec<Option<Card>>,
    pile_sizes: Vec<u32>,
    stock: usize,
}

impl Wire for RoubaMontes {
    type Deal = Stock;

    fn wire_event(_rules: &RoubaMontesRules, event: &Event) -> impl Serialize {
        event
    }

    fn read_event(_rules: &RoubaMontesRules, json: &Value) -> Result<Event, BadMessage> {
        match json["kind"].as_str() {
            Some("turn") => object(json),
            _ => Err(BadMessage::within("`kind` should be deal or turn")),
        }
    }

    fn fits(view: &View, event: &Event) -> bool {
        let is_here = |seat: Seat| seat.index() < view.rules().players();
        view.turn() == Some(event.seat)
            && view.unseen()[event.card.index()] > 0
            && !matches!(event.effect, Effect::Stole { from, .. } if !is_here(from))
    }

    fn deal_fields(view: &View) -> Stock {
        Stock {
            stock: view.draw_pile(),
        }
    }

    fn dealt(
        rules: &RoubaMontesRules,
        observer: Observer,
        standing: &Standing,
        _turn: Option<Seat>,
        _deal: Stock,
    ) -> Result<View, BadMessage> {
        // Any order of the deck looks the same before the first card is turned.
        let deck: Vec<Card> = (0..rules.decks()).flat_map(|_| Card::all()).collect();
        let game = Self::deal_deck(rules, standing, &deck).map_err(BadMessage::within)?;
        Ok(game.view(observer))
    }

    fn view_fields(view: &View) -> impl Serialize {
        let table = &view.table;
        let seats = || Seat::all(view.rules().players());
        let lying = Rank::ALL.iter().filter_map(|&rank| table.lying(rank));
        ViewMessage {
            table: lying.collect(),
            pile_tops: seats().map(|seat| table.top(seat)).collect(),
            pile_sizes: seats().map(|seat| table.pile_size(seat)).collect(),
            stock: view.draw_pile(),
        }
    }
}
