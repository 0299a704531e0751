//! Rouba-Montes on the wire: everything lies open but the order of the stock.

use baralho_cards::{Card, Rank};
use baralho_game::{Game, Observer, Rules, Seat, Standing, View as _};
use baralho_rouba_montes::{Effect, Event, Place, RoubaMontes, RoubaMontesRules, View};
use serde_json::Value;

use crate::{
    BadMessage, Wire,
    fields::Fields,
    json::{List, Object, Plain},
    wire::{read_standing, write_standing},
};

impl Wire for RoubaMontes {
    fn write_event(_rules: &RoubaMontesRules, event: &Event, out: &mut String) {
        let (effect, matched, from, cards) = match event.effect {
            Effect::Took { matched } => ("took", Some(matched), None, None),
            Effect::Stole {
                from,
                matched,
                cards,
            } => ("stole", Some(matched), Some(from), Some(cards)),
            Effect::Stacked { matched } => ("stacked", Some(matched), None, None),
            Effect::Discarded => ("discarded", None, None, None),
        };
        Object::of_kind(out, "turn")
            .with("seat", event.seat)
            .with("card", event.card)
            .with("effect", Plain(effect))
            .with("matched", matched)
            .with("from", from)
            .with("cards", cards)
            .with("pile", event.pile)
            .end();
    }

    fn read_event(rules: &RoubaMontesRules, json: &Value) -> Result<Event, BadMessage> {
        let fields = Fields::of(json)?;
        if fields.text("kind")? != "turn" {
            return Err(BadMessage::within("`kind` should be deal or turn"));
        }
        let all = rules.cards() as u64;
        let effect = match fields.text("effect")? {
            "took" => Effect::Took {
                matched: fields.card("matched")?,
            },
            "stole" => Effect::Stole {
                from: fields.seat("from", rules)?,
                matched: fields.card("matched")?,
                cards: fields.number("cards", all)? as u32,
            },
            "stacked" => Effect::Stacked {
                matched: fields.card("matched")?,
            },
            "discarded" => Effect::Discarded,
            _ => {
                return Err(BadMessage::within(
                    "`effect` should be took, stole, stacked or discarded",
                ));
            }
        };
        Ok(Event {
            seat: fields.seat("seat", rules)?,
            card: fields.card("card")?,
            effect,
            pile: fields.number("pile", all)? as u32,
        })
    }

    fn fits(view: &View, event: &Event) -> bool {
        view.turn() == Some(event.seat) && view.unseen()[event.card.index()] > 0
    }

    fn write_deal(view: &View, standing: &Standing, out: &mut String) {
        let object = Object::of_kind(out, "deal");
        write_standing::<Self>(object, view, standing)
            .with("stock", view.draw_pile())
            .end();
    }

    fn read_deal(
        rules: &RoubaMontesRules,
        observer: Observer,
        json: &Value,
    ) -> Result<(Standing, View), BadMessage> {
        let standing = read_standing(rules, Fields::of(json)?)?;
        // Any order of the deck looks the same before the first card is turned.
        let deck: Vec<Card> = (0..rules.decks()).flat_map(|_| Card::all()).collect();
        let game = Self::deal_deck(rules, &standing, &deck)
            .map_err(|bad| BadMessage::within(bad.to_string()))?;
        Ok((standing, game.view(observer)))
    }

    fn write_view(view: &View, standing: &Standing, out: &mut String) {
        let object = Object::new(out).with("seat", view.observer().seat());
        let table = view.table();
        let seats = || Seat::all(view.rules().players());
        let open = Rank::ALL.iter().filter_map(|&rank| match table.find(rank) {
            Some((card, Place::DiscardArea)) => Some(card),
            _ => None,
        });
        write_standing::<Self>(object, view, standing)
            .with("table", List(open))
            .with("pile_tops", List(seats().map(|seat| table.top(seat))))
            .with(
                "pile_sizes",
                List(seats().map(|seat| table.pile_size(seat))),
            )
            .with("stock", view.draw_pile())
            .end();
    }
}
