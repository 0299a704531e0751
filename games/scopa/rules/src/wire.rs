//! Escopa, Scopa, Escoba and Scopone on the wire.

use baralho_cards::Card;
use baralho_game::{
    Game, Observer, Rules, Seat, Standing, View as _,
    wire::{BadMessage, Wire, object},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Bag, Carta, Event, Scopa, ScopaRules, Taken, View};

/// The most cards that a hand has.
const HAND: usize = 10;

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum EventMessage {
    Play {
        seat: Seat,
        card: Card,
        captured: Vec<Card>,
        sweep: bool,
    },
    Cards {
        seat: Seat,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    Close {
        to: Option<Seat>,
        left: u8,
    },
}

/// What a deal and a view share.
#[derive(Serialize, Deserialize)]
pub struct Open {
    hand: Vec<Card>,
    table: Vec<Card>,
    #[serde(skip_deserializing)]
    hand_sizes: Vec<u8>,
    #[serde(skip_deserializing)]
    stock: u8,
}

#[derive(Serialize)]
struct ViewMessage {
    #[serde(flatten)]
    open: Open,
    sweeps: Vec<u8>,
    last_capture: Option<Seat>,
    captured: Vec<Vec<Card>>,
}

impl<const CARDS: usize, const SEATS: usize> Wire for Scopa<CARDS, SEATS> {
    type Deal = Open;

    fn wire_event(rules: &ScopaRules, event: &Event) -> impl Serialize {
        match *event {
            Event::Played {
                seat,
                card,
                taken,
                sweep,
            } => EventMessage::Play {
                seat,
                card: rules.faces.card(card),
                captured: rules.faces.cards(taken),
                sweep,
            },
            Event::Dealt {
                seat,
                count,
                cards: hand,
            } => EventMessage::Cards {
                seat,
                count,
                cards: hand.map(|hand| rules.faces.cards(hand.iter())),
            },
            Event::Closed { to, left } => EventMessage::Close { to, left },
        }
    }

    fn read_event(rules: &ScopaRules, json: &Value) -> Result<Event, BadMessage> {
        Ok(match object(json)? {
            EventMessage::Play {
                seat,
                card,
                captured,
                sweep,
            } => Event::Played {
                seat,
                card: rules.faces.carta(card).map_err(BadMessage::within)?,
                taken: cartas(rules, &captured, Taken::default().capacity())?,
                sweep,
            },
            EventMessage::Cards { seat, count, cards } => {
                let dealt = usize::from(count);
                if dealt > HAND || cards.as_ref().is_some_and(|cards| cards.len() != dealt) {
                    let expected = "`count` should be at most 10, and as many as `cards`";
                    return Err(BadMessage::within(expected));
                }
                let hand = cards.map(|cards| cartas(rules, &cards, HAND));
                Event::Dealt {
                    seat,
                    count,
                    cards: hand.transpose()?,
                }
            }
            EventMessage::Close { to, left } => Event::Closed { to, left },
        })
    }

    fn fits(view: &Self::View, event: &Event) -> bool {
        let is_here = |seat: &Seat| seat.index() < view.open.rules.players();
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
                is_here(seat)
                    && *count <= view.deck_left
                    && mine == cards.is_some()
                    && view.hand_sizes[seat.index()] == 0
                    && new.missing_from(view.unseen()).is_none()
            }
            Event::Closed { to, .. } => to.iter().all(is_here) && view.turn().is_some(),
        }
    }

    fn deal_fields(view: &Self::View) -> Open {
        Open::of(view)
    }

    fn dealt(
        rules: &ScopaRules,
        observer: Observer,
        standing: &Standing,
        _turn: Option<Seat>,
        deal: Open,
    ) -> Result<Self::View, BadMessage> {
        let (table, own) = (deal.table, deal.hand);
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
            let card = rules.faces.carta(card).map_err(BadMessage::within)?;
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
        let round = Self::deal_deck(rules, standing, &deck).map_err(BadMessage::within)?;
        Ok(round.view(observer))
    }

    fn view_fields(view: &Self::View) -> impl Serialize {
        let rules = &view.open.rules;
        let players = rules.players();
        let piles = view.open.piles[..players].iter();
        ViewMessage {
            open: Open::of(view),
            sweeps: view.open.sweeps[..players].to_vec(),
            last_capture: view.open.last_capture,
            captured: piles.map(|pile| rules.faces.cards(pile.iter())).collect(),
        }
    }
}

impl Open {
    fn of<const CARDS: usize, const SEATS: usize>(view: &View<CARDS, SEATS>) -> Self {
        let rules = &view.open.rules;
        Self {
            hand: rules.faces.cards(view.hand.iter()),
            table: rules.faces.cards(view.open.table.iter().copied()),
            hand_sizes: view.hand_sizes[..rules.players()].to_vec(),
            stock: view.deck_left,
        }
    }
}

fn cartas<C: FromIterator<Carta>>(
    rules: &ScopaRules,
    cards: &[Card],
    most: usize,
) -> Result<C, BadMessage> {
    if cards.len() > most {
        return Err(BadMessage::within(format!(
            "at most {most} cards are expected"
        )));
    }
    let carta = |&card| rules.faces.carta(card).map_err(BadMessage::within);
    cards.iter().map(carta).collect()
}
