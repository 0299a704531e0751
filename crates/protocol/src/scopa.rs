//! Escopa, Scopa, Escoba and Scopone on the wire.

use baralho_cards::Card;
use baralho_game::{Game, Observer, Rules, Seat, Standing, View as _};
use baralho_scopa::{Bag, Carta, Event, Hand, Scopa, ScopaRules, Taken, View};
use serde_json::Value;

use crate::{
    BadMessage, Wire,
    fields::Fields,
    json::{List, Object},
    wire::{read_standing, write_standing},
};

/// The most cards that a hand has.
const HAND: u64 = 10;

impl<const CARDS: usize, const SEATS: usize> Wire for Scopa<CARDS, SEATS> {
    fn write_event(rules: &ScopaRules, event: &Event, out: &mut String) {
        let faces = rules.faces;
        match event {
            Event::Played {
                seat,
                card,
                taken,
                sweep,
            } => Object::of_kind(out, "play")
                .with("seat", seat)
                .with("card", faces.card(*card))
                .with("captured", List(taken.iter().map(|&card| faces.card(card))))
                .with("sweep", sweep)
                .end(),
            Event::Dealt { seat, count, cards } => Object::of_kind(out, "cards")
                .with("seat", seat)
                .with("count", count)
                .with("cards", cards.map(|hand| cards_of(rules, hand)))
                .end(),
            Event::Closed { to, left } => Object::of_kind(out, "close")
                .with("to", to)
                .with("left", left)
                .end(),
        }
    }

    fn read_event(rules: &ScopaRules, json: &Value) -> Result<Event, BadMessage> {
        let fields = Fields::of(json)?;
        match fields.text("kind")? {
            "play" => Ok(Event::Played {
                seat: fields.seat("seat", rules)?,
                card: carta(rules, fields.card("card")?)?,
                taken: taken(rules, &fields.cards("captured")?)?,
                sweep: fields.flag("sweep")?,
            }),
            "cards" => {
                let count = fields.number("count", HAND)? as u8;
                let cards = match fields.get("cards") {
                    None => None,
                    Some(_) => Some(hand(rules, &fields.cards("cards")?)?),
                };
                if cards.is_some_and(|hand| hand.len() != usize::from(count)) {
                    return Err(BadMessage::within("`cards` should be as many as `count`"));
                }
                Ok(Event::Dealt {
                    seat: fields.seat("seat", rules)?,
                    count,
                    cards,
                })
            }
            "close" => Ok(Event::Closed {
                to: fields.seat_or_null("to", rules)?,
                left: fields.number("left", rules.cards() as u64)? as u8,
            }),
            _ => Err(BadMessage::within(
                "`kind` should be deal, play, cards or close",
            )),
        }
    }

    fn fits(view: &Self::View, event: &Event) -> bool {
        match event {
            Event::Played {
                seat, card, taken, ..
            } => {
                let held = if view.observer().is(*seat) {
                    view.hand.contains(*card)
                } else {
                    view.unseen().count(*card) > 0
                };
                let table: Bag = view.open.table.iter().copied().collect();
                let taken: Bag = taken.iter().copied().collect();
                view.turn() == Some(*seat)
                    && view.hand_sizes[seat.index()] > 0
                    && held
                    && taken.missing_from(table).is_none()
            }
            Event::Dealt { seat, count, cards } => {
                let mine = view.observer().is(*seat);
                let new: Bag = cards.iter().flat_map(|hand| hand.iter()).collect();
                *count <= view.deck_left
                    && mine == cards.is_some()
                    && view.hand_sizes[seat.index()] == 0
                    && new.missing_from(view.unseen()).is_none()
            }
            Event::Closed { .. } => view.turn().is_some(),
        }
    }

    fn write_deal(view: &Self::View, standing: &Standing, out: &mut String) {
        let object = Object::of_kind(out, "deal");
        write_open(write_standing::<Self>(object, view, standing), view).end();
    }

    fn read_deal(
        rules: &ScopaRules,
        observer: Observer,
        json: &Value,
    ) -> Result<(Standing, Self::View), BadMessage> {
        let fields = Fields::of(json)?;
        let standing = read_standing(rules, fields)?;
        let (table, own) = (fields.cards("table")?, fields.cards("hand")?);
        let playing: Vec<Seat> = Seat::all(rules.players())
            .filter(|&seat| !standing.is_out(rules.side_of(seat)))
            .collect();
        let mine = playing.iter().any(|&seat| observer.is(seat));
        let each = usize::from(rules.cards_per_deal);
        if table.len() != rules.initial_table(playing.len()) {
            return Err(BadMessage::within(format!(
                "`table` should have {} cards",
                rules.initial_table(playing.len())
            )));
        }
        if own.len() != if mine { each } else { 0 } {
            return Err(BadMessage::within(format!(
                "`hand` should have {} cards",
                if mine { each } else { 0 }
            )));
        }
        // Any deck that looks so from this seat will do: its view is the same.
        let mut unseen = Bag::decks(rules.decks);
        for &card in table.iter().chain(&own) {
            let card = carta(rules, card)?;
            if unseen.count(card) == 0 {
                return Err(BadMessage::within(format!(
                    "{} is there too often",
                    rules.faces.card(card)
                )));
            }
            unseen.remove(card);
        }
        let mut unseen = unseen.iter().map(|card| rules.faces.card(card));
        let mut deck = table;
        for other in playing {
            if observer.is(other) {
                deck.extend(&own);
            } else {
                deck.extend(unseen.by_ref().take(each));
            }
        }
        deck.extend(unseen);
        let round = Self::deal_deck(rules, &standing, &deck)
            .map_err(|bad| BadMessage::within(bad.to_string()))?;
        Ok((standing, round.view(observer)))
    }

    fn write_view(view: &Self::View, standing: &Standing, out: &mut String) {
        let faces = view.open.rules.faces;
        let players = view.open.rules.players();
        let object = Object::new(out).with("seat", view.observer().seat());
        let captured = view.open.piles[..players]
            .iter()
            .map(|pile| List(pile.iter().map(|card| faces.card(card))));
        write_open(write_standing::<Self>(object, view, standing), view)
            .with("sweeps", List(view.open.sweeps[..players].iter()))
            .with("last_capture", view.open.last_capture)
            .with("captured", List(captured))
            .end();
    }
}

/// The fields that a deal and a view share.
fn write_open<'a, const CARDS: usize, const SEATS: usize>(
    object: Object<'a>,
    view: &View<CARDS, SEATS>,
) -> Object<'a> {
    let rules = &view.open.rules;
    let table = view.open.table.iter().map(|&card| rules.faces.card(card));
    object
        .with("hand", cards_of(rules, view.hand))
        .with("table", List(table))
        .with(
            "hand_sizes",
            List(view.hand_sizes[..rules.players()].iter()),
        )
        .with("stock", view.deck_left)
}

fn cards_of(rules: &ScopaRules, hand: Hand) -> List<impl Iterator<Item = Card>> {
    let faces = rules.faces;
    List(hand.iter().map(move |card| faces.card(card)))
}

fn carta(rules: &ScopaRules, card: Card) -> Result<Carta, BadMessage> {
    rules.faces.carta(card).ok_or_else(|| {
        let faces = rules.faces.list();
        BadMessage::within(format!(
            "the deck has no {card} here: its faces are {faces}"
        ))
    })
}

fn hand(rules: &ScopaRules, cards: &[Card]) -> Result<Hand, BadMessage> {
    if cards.len() as u64 > HAND {
        return Err(BadMessage::within("a hand has at most 10 cards"));
    }
    cards.iter().map(|&card| carta(rules, card)).collect()
}

fn taken(rules: &ScopaRules, cards: &[Card]) -> Result<Taken, BadMessage> {
    if cards.len() > Taken::default().capacity() {
        return Err(BadMessage::within("a card captures at most 14 cards"));
    }
    cards.iter().map(|&card| carta(rules, card)).collect()
}
