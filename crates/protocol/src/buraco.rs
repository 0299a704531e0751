//! Buraco on the wire.

use baralho_buraco::{Bag, Buraco, BuracoRules, End, Event, HandTally, Meld, Phase, Tally, View};
use baralho_cards::Card;
use baralho_game::{Game, Observer, Rules, Seat, Standing, View as _};
use serde_json::Value;

use crate::{
    BadMessage, Wire,
    fields::Fields,
    json::{List, Object, Plain},
    wire::{read_standing, write_standing},
};

/// More melds than a team can ever have.
const MELDS: u64 = 64;

impl Wire for Buraco {
    fn write_event(_rules: &BuracoRules, event: &Event, out: &mut String) {
        match event {
            Event::Drew { seat, card } => Object::of_kind(out, "draw")
                .with("seat", seat)
                .with("card", card)
                .end(),
            Event::Took {
                seat,
                meld,
                with,
                rest,
            } => Object::of_kind(out, "take")
                .with("seat", seat)
                .with("meld", List(meld.shown().iter()))
                .with("with", List(with.iter()))
                .with("rest", rest)
                .end(),
            Event::Melded { seat, meld, cards } => Object::of_kind(out, "meld")
                .with("seat", seat)
                .with("meld", List(meld.shown().iter()))
                .with("cards", List(cards.iter()))
                .end(),
            Event::Added {
                seat,
                index,
                meld,
                cards,
            } => Object::of_kind(out, "add")
                .with("seat", seat)
                .with("index", index)
                .with("meld", List(meld.shown().iter()))
                .with("cards", List(cards.iter()))
                .end(),
            Event::Discarded { seat, card } => Object::of_kind(out, "discard")
                .with("seat", seat)
                .with("card", card)
                .end(),
            Event::Ended { end } => {
                let (reason, seat) = match end {
                    End::WentOut(seat) => ("went-out", Some(seat)),
                    End::StockEmpty => ("stock-empty", None),
                };
                Object::of_kind(out, "end")
                    .with("reason", Plain(reason))
                    .with("seat", seat)
                    .end();
            }
        }
    }

    fn read_event(rules: &BuracoRules, json: &Value) -> Result<Event, BadMessage> {
        let fields = Fields::of(json)?;
        let kind = fields.text("kind")?;
        if kind == "end" {
            let end = match fields.text("reason")? {
                "went-out" => End::WentOut(fields.seat("seat", rules)?),
                "stock-empty" => End::StockEmpty,
                _ => {
                    return Err(BadMessage::within(
                        "`reason` should be went-out or stock-empty",
                    ));
                }
            };
            return Ok(Event::Ended { end });
        }
        let seat = fields.seat("seat", rules)?;
        Ok(match kind {
            "draw" => Event::Drew {
                seat,
                card: match fields.get("card") {
                    None => None,
                    Some(_) => Some(fields.card("card")?),
                },
            },
            "take" => Event::Took {
                seat,
                meld: meld(*rules, &fields.cards("meld")?)?,
                with: bag(&fields.cards("with")?)?,
                rest: fields.number("rest", u64::from(u8::MAX))? as u8,
            },
            "meld" => Event::Melded {
                seat,
                meld: meld(*rules, &fields.cards("meld")?)?,
                cards: bag(&fields.cards("cards")?)?,
            },
            "add" => Event::Added {
                seat,
                index: fields.number("index", MELDS)? as u8,
                meld: meld(*rules, &fields.cards("meld")?)?,
                cards: bag(&fields.cards("cards")?)?,
            },
            "discard" => Event::Discarded {
                seat,
                card: fields.card("card")?,
            },
            _ => {
                return Err(BadMessage::within(
                    "`kind` should be deal, draw, take, meld, add, discard or end",
                ));
            }
        })
    }

    fn fits(view: &View, event: &Event) -> bool {
        let turn = |seat: &Seat, phase: Phase| view.turn() == Some(*seat) && view.phase() == phase;
        let leave = |seat: &Seat, cards: Bag| {
            cards.len() <= view.hand_size(*seat)
                && (!view.observer().is(*seat) || view.hand().contains(cards))
        };
        match event {
            Event::Drew { seat, card } => {
                let mine = view.observer().is(*seat);
                turn(seat, Phase::Draw) && view.stock() > 0 && mine == card.is_some()
            }
            Event::Took { seat, with, .. } => {
                turn(seat, Phase::Draw) && !view.pile().is_empty() && leave(seat, *with)
            }
            Event::Melded { seat, cards, .. } => turn(seat, Phase::Play) && leave(seat, *cards),
            Event::Added {
                seat, index, cards, ..
            } => {
                let melds = view.melds(seat.index() % 2).count();
                turn(seat, Phase::Play) && usize::from(*index) < melds && leave(seat, *cards)
            }
            Event::Discarded { seat, card } => {
                turn(seat, Phase::Play) && leave(seat, Bag::of(*card))
            }
            Event::Ended { .. } => true,
        }
    }

    fn write_deal(view: &View, standing: &Standing, out: &mut String) {
        let object = Object::of_kind(out, "deal");
        write_open(write_standing::<Self>(object, view, standing), view).end();
    }

    fn read_deal(
        rules: &BuracoRules,
        observer: Observer,
        json: &Value,
    ) -> Result<(Standing, View), BadMessage> {
        let fields = Fields::of(json)?;
        let standing = read_standing(rules, fields)?;
        let first = fields.seat("turn", rules)?;
        let (own, pile) = (fields.cards("hand")?, fields.cards("pile")?);
        let &[top] = pile.as_slice() else {
            return Err(BadMessage::within("`pile` should have one card"));
        };
        let expected = observer.seat().map_or(0, |_| BuracoRules::HAND);
        if own.len() != expected {
            return Err(BadMessage::within(format!(
                "`hand` should have {expected} cards"
            )));
        }
        let seen = bag(own.iter().chain([&top]))?;
        // Any deck that looks so from this seat will do: its view is the same.
        let mut unseen = Bag::FULL.minus(seen).iter();
        let mut deck = Vec::with_capacity(BuracoRules::CARDS);
        let mut mine = own.iter().copied();
        for _ in 0..BuracoRules::HAND {
            for other in Seat::all(rules.players()) {
                if observer.is(other) {
                    deck.extend(mine.next());
                } else {
                    deck.extend(unseen.next());
                }
            }
        }
        deck.push(top);
        deck.extend(unseen);
        // Whoever begins sits to the left of the dealer, except where the reference judge
        // draws lots; nothing else depends on the dealer.
        let mut dealer = first;
        while dealer.left(rules.players()) != first {
            dealer = dealer.left(rules.players());
        }
        let dealt = Standing { dealer, ..standing };
        let game = Self::deal_deck(rules, &dealt, &deck)
            .map_err(|bad| BadMessage::within(bad.to_string()))?;
        Ok((standing, game.view(observer)))
    }

    fn write_ending(game: &Self, out: &mut String) {
        let tally = game.tally();
        let mut object = Object::new(out);
        let list = object.name("hands");
        list.push('[');
        for seat in Seat::all(game.rules().players()) {
            if seat.index() > 0 {
                list.push(',');
            }
            let mut hands = tally.teams[seat.index() % 2].hands.iter();
            if let Some(hand) = hands.find(|hand| hand.seat == seat) {
                Object::new(list)
                    .with("cards", List(hand.cards.iter()))
                    .with("points", hand.points)
                    .end();
            }
        }
        list.push(']');
        object.end();
    }

    fn read_ending(view: &View, json: &Value) -> Result<Tally, BadMessage> {
        let expected = || BadMessage::within("`hands` should be a list, one for each seat");
        let list = json.get("hands").and_then(Value::as_array);
        let list = list.filter(|list| list.len() == view.rules().players());
        let mut hands = Vec::new();
        for (place, hand) in list.ok_or_else(expected)?.iter().enumerate() {
            let fields = Fields::of(hand)?;
            let points = hand.get("points").and_then(Value::as_i64);
            let points = points.and_then(|points| i32::try_from(points).ok());
            hands.push(HandTally {
                seat: Seat::new(place),
                cards: bag(&fields.cards("cards")?)?,
                points: points
                    .ok_or_else(|| BadMessage::within("`points` should be a whole number"))?,
            });
        }
        Ok(view.tally(hands))
    }

    fn write_view(view: &View, standing: &Standing, out: &mut String) {
        let object = Object::new(out).with("seat", view.observer().seat());
        let phase = match view.phase() {
            Phase::Draw => "draw",
            Phase::Play => "play",
            Phase::Over(_) => "over",
        };
        let melds = (0..view.rules().sides())
            .map(|team| List(view.melds(team).map(|meld| List(meld.shown().iter()))));
        let known = Seat::all(view.rules().players()).map(|seat| List(view.known(seat).iter()));
        write_open(write_standing::<Self>(object, view, standing), view)
            .with("phase", Plain(phase))
            .with("drawn", view.drawn())
            .with("melds", List(melds))
            .with("known", List(known))
            .end();
    }
}

/// The fields that a deal and a view share.
fn write_open<'a>(object: Object<'a>, view: &View) -> Object<'a> {
    let sizes = Seat::all(view.rules().players()).map(|seat| view.hand_size(seat));
    object
        .with("hand", List(view.hand().iter()))
        .with("pile", List(view.pile().iter()))
        .with("hand_sizes", List(sizes))
        .with("stock", view.stock())
}

fn bag<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Result<Bag, BadMessage> {
    Bag::from_cards(cards.into_iter().copied())
        .map_err(|bad| BadMessage::within(format!("{} is there more than twice", bad.card)))
}

fn meld(rules: BuracoRules, cards: &[Card]) -> Result<Meld, BadMessage> {
    Meld::judge(cards.iter().copied(), rules.compat())
        .map_err(|why| BadMessage::within(format!("`meld` is no meld: {why}")))
}
