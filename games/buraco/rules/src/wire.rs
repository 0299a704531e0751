//! Buraco on the wire.

use baralho_cards::Card;
use baralho_game::{
    Game, Observer, Rules, Seat, Standing, View as _,
    wire::{BadMessage, Course, Wire, object},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Bag, Buraco, BuracoRules, End, Event, HandTally, Meld, Phase, Tally, View, itp};

/// What a deal and a view share.
#[derive(Serialize, Deserialize)]
pub struct Open {
    hand: Bag,
    pile: Vec<Card>,
    #[serde(skip_deserializing)]
    hand_sizes: Vec<usize>,
    #[serde(skip_deserializing)]
    stock: usize,
}

#[derive(Serialize)]
struct ViewMessage {
    #[serde(flatten)]
    open: Open,
    phase: &'static str,
    drawn: Option<Card>,
    melds: Vec<Vec<Meld>>,
    known: Vec<Bag>,
}

/// The hands at the end, one for each seat.
#[derive(Serialize, Deserialize)]
struct Ending {
    hands: Vec<HandTally>,
}

impl Wire for Buraco {
    type Deal = Open;

    const COURSE: Option<Course<Self>> = Some(itp::talk);

    fn wire_event(_rules: &BuracoRules, event: &Event) -> impl Serialize {
        event
    }

    fn read_event(_rules: &BuracoRules, json: &Value) -> Result<Event, BadMessage> {
        object(json)
    }

    fn fits(view: &View, event: &Event) -> bool {
        // What leaves the hand, and what lies then.
        let (seat, phase, cards, meld) = match *event {
            Event::Drew { seat, .. } => (seat, Phase::Draw, Bag::EMPTY, None),
            Event::Took {
                seat, meld, with, ..
            } => (seat, Phase::Draw, with, Some(meld)),
            Event::Melded { seat, meld, cards }
            | Event::Added {
                seat, meld, cards, ..
            } => (seat, Phase::Play, cards, Some(meld)),
            Event::Discarded { seat, card } => (seat, Phase::Play, Bag::of(card), None),
            Event::Ended { end } => {
                let is_here = |seat: Seat| seat.index() < view.rules().players();
                return !matches!(end, End::WentOut(seat) if !is_here(seat));
            }
        };
        if view.turn() != Some(seat) || view.table.phase != phase {
            return false;
        }
        let mine = view.observer().is(seat);
        let may_leave = cards.len() <= view.hand_size(seat) && (!mine || view.hand.contains(cards));
        // Read by rules that allow more.
        let is_meld = |meld: Meld| Meld::judge(meld.cards(), view.rules().compat()).is_ok();
        let is_possible = match *event {
            Event::Drew { card, .. } => view.stock() > 0 && mine == card.is_some(),
            Event::Took { .. } => !view.table.pile.is_empty(),
            Event::Added { index, .. } => {
                usize::from(index) < view.table.melds.of(seat.index() % 2).count()
            }
            _ => true,
        };
        is_possible && may_leave && meld.is_none_or(is_meld)
    }

    fn deal_fields(view: &View) -> Open {
        Open::of(view)
    }

    fn dealt(
        rules: &BuracoRules,
        observer: Observer,
        _standing: &Standing,
        turn: Option<Seat>,
        deal: Open,
    ) -> Result<View, BadMessage> {
        let nobody = || BadMessage::within("`turn` should be the seat that begins");
        let first = turn.ok_or_else(nobody)?;
        let own = deal.hand;
        let &[top] = deal.pile.as_slice() else {
            return Err(BadMessage::within("`pile` should have one card"));
        };
        let expected = observer.seat().map_or(0, |_| BuracoRules::HAND);
        if own.len() != expected {
            return Err(BadMessage::within(format!(
                "`hand` should have {expected} cards"
            )));
        }
        Bag::from_cards(own.iter().chain([top])).map_err(BadMessage::within)?;
        Ok(View::dealt(*rules, observer, first, own, top))
    }

    fn wire_ending(game: &Self) -> impl Serialize {
        let tally = game.tally();
        let hands = tally.teams.iter().flat_map(|team| &team.hands);
        let mut hands: Vec<_> = hands.copied().collect();
        hands.sort_by_key(|hand| hand.seat);
        Ending { hands }
    }

    fn read_ending(view: &View, json: &Value) -> Result<Tally, BadMessage> {
        let Ending { mut hands } = object(json)?;
        if hands.len() != view.rules().players() {
            let expected = "`hands` should be a list, one for each seat";
            return Err(BadMessage::within(expected));
        }
        for (seat, hand) in Seat::all(hands.len()).zip(&mut hands) {
            hand.seat = seat;
        }
        Ok(view.table.tally(hands))
    }

    fn view_fields(view: &View) -> impl Serialize {
        let melds = |team| view.table.melds.of(team).collect();
        let seats = Seat::all(view.rules().players());
        ViewMessage {
            open: Open::of(view),
            phase: match view.table.phase {
                Phase::Draw => "draw",
                Phase::Play => "play",
                Phase::Over(_) => "over",
            },
            drawn: view.drawn,
            melds: (0..view.rules().sides()).map(melds).collect(),
            known: seats.map(|seat| view.table.known[seat.index()]).collect(),
        }
    }
}

impl Open {
    fn of(view: &View) -> Self {
        let seats = Seat::all(view.rules().players());
        Self {
            hand: view.hand,
            pile: view.table.pile.to_vec(),
            hand_sizes: seats.map(|seat| view.hand_size(seat)).collect(),
            stock: view.stock(),
        }
    }
}
