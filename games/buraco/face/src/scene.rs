//! What lies where: stock and pile, the melds of both sides, the hand.

use baralho_buraco::{Bag, Canastra, Event, Meld, Move, Phase};
use baralho_cards::Card;
use baralho_face::{
    Order, Scene, Seen, Selection, Touch,
    scene::{
        CardScene, Kind, LastMove, MeldScene, SideMelds, Spot, Step, StockScene, Zone, cards, names,
    },
};
use baralho_game::{Rules as _, Seat, View as _};
use baralho_words::{Noun, Words, say};

use crate::{
    BuracoFace,
    doing::{actions, additions, choices, question},
    ready::{ready, useful},
    told::in_order,
};

pub(super) fn stage(seen: &Seen<'_, BuracoFace>, selection: &Selection, scene: &mut Scene) {
    let (view, ears) = (seen.view, seen.ears.words);
    for place in &mut scene.seats {
        let seat = Seat::new(place.seat);
        let side = view.rules().side_of(seat);
        let points: i32 = view.table.melds.of(side).map(Meld::points).sum();
        let points = seen.totals.map_or(points, |_| seen.points(seat, 0));
        place.held = Some(view.hand_size(seat));
        place.points = Some(points);
        place.told = say!(
            ears,
            "page-seat-buraco",
            who = seen.ears.name(seat),
            held = ears.count(Noun::Card, view.hand_size(seat)),
            points = ears.count(Noun::Point, points),
        );
    }
    let stock = ears.count(Noun::Card, view.stock());
    let stock = StockScene {
        count: view.stock(),
        told: say!(ears, "page-stock", cards = stock),
        name: say!(seen.words(), "page-stock-name"),
        touch: seen.eyes.seat().map(|_| Touch::Action("draw")),
        live: drawing(seen),
    };
    scene.kind = Kind::Melds;
    scene.middle = pile(seen, &stock.told);
    scene.stock = Some(stock);
    scene.melds = sides(seen, selection);
    scene.has_hand = seen.eyes.seat().is_some();
    scene.hand = hand(seen, selection);
    if scene.has_hand {
        scene.ready = ready(seen, selection);
        let best = scene.ready.first();
        let is_ready = best.is_some_and(|ready| !ready.label.is_empty());
        scene.actions = actions(seen, selection, is_ready);
    }
    scene.question = question(seen, selection);
    scene.choices = choices(seen, selection);
    scene.last = last(seen);
}

/// Whether this person is to draw, or to take the pile.
pub(super) fn drawing(seen: &Seen<'_, BuracoFace>) -> bool {
    seen.my_turn && seen.view.table.phase == Phase::Draw
}

/// Whether this person is to lay cards, or to discard one.
pub(super) fn playing(seen: &Seen<'_, BuracoFace>) -> bool {
    seen.my_turn && seen.view.table.phase == Phase::Play
}

/// The discard pile, and for ears the stock with it.
fn pile(seen: &Seen<'_, BuracoFace>, stock: &str) -> Zone {
    let ears = seen.ears.words;
    let mut pile = cards(ears, seen.view.table.pile.iter().copied(), "pile");
    let open: Vec<Card> = pile.iter().map(|card| card.card).collect();
    for (card, useful) in pile.iter_mut().zip(useful(seen, &open)) {
        card.touch = Touch::Action("take");
        card.useful = useful;
    }
    let (n, all) = (pile.len(), names(&pile));
    let (top, contents) = match pile.last_mut() {
        Some(top) => {
            top.live = drawing(seen);
            (
                say!(ears, "page-pile-top", card = &top.name, n),
                say!(ears, "buraco-pile", cards = all),
            )
        }
        None => (
            say!(ears, "buraco-pile-empty"),
            say!(ears, "buraco-pile-empty"),
        ),
    };
    Zone {
        name: say!(seen.words(), "page-discard-pile"),
        is_pile: true,
        empty: say!(seen.words(), "buraco-pile-empty"),
        told: format!("{stock} {top}"),
        contents: Some(contents),
        cards: pile,
    }
}

fn hand(seen: &Seen<'_, BuracoFace>, selection: &Selection) -> Vec<CardScene> {
    let held = in_order(seen.view, selection.order.unwrap_or_default());
    let mut hand = cards(seen.ears.words, held, "hand");
    let drawn = seen.view.drawn;
    // Ranks come in groups too small to be set apart.
    if selection.order.unwrap_or_default() == Order::Suits {
        for place in 1..hand.len() {
            hand[place].begins = hand[place].card.suit() != hand[place - 1].card.suit();
        }
    }
    for card in &mut hand {
        card.selected = selection.has(&card.id);
        card.live = playing(seen);
        if drawn == Some(card.card) && card.live {
            card.hint = Some(say!(seen.ears.words, "page-drawn"));
            card.tag = Some(say!(seen.words(), "page-new-card"));
        }
    }
    hand
}

pub(super) fn selected_cards(seen: &Seen<'_, BuracoFace>, selection: &Selection) -> Bag {
    let hand = hand(seen, selection);
    let selected = hand.iter().filter(|card| card.selected);
    Bag::from_cards(selected.map(|card| card.card)).unwrap_or_default()
}

/// What a meld is worth, and which canastra it is.
pub(super) fn meld_label(words: &Words, meld: Meld) -> String {
    let kind = meld.canastra().map_or("none", Canastra::name);
    let points = words.count(Noun::Point, meld.points());
    say!(words, "page-meld", points, canastra = kind)
}

fn sides(seen: &Seen<'_, BuracoFace>, selection: &Selection) -> Vec<SideMelds> {
    let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
    let selected = selected_cards(seen, selection);
    let fitting = if selected.is_empty() {
        Vec::new()
    } else {
        additions(seen, Some(selected))
    };
    let fits = |index: usize| {
        let onto =
            |legal: &Move| matches!(legal, Move::Add { meld, .. } if usize::from(*meld) == index);
        fitting.iter().any(onto)
    };
    let own = seen.eyes.seat().map(|seat| view.rules().side_of(seat));
    let sides = seen.eyes.sides(view.rules()).into_iter();
    sides
        .map(|side| {
            let is_own = own == Some(side);
            let melds = view.table.melds.of(side).enumerate().map(|(index, meld)| {
                let shown: Vec<Card> = meld.cards().collect();
                let label = meld_label(words, meld);
                MeldScene {
                    // Who speaks to the page says what is written: it is part of the name.
                    told: say!(
                        ears,
                        "page-meld-named",
                        index,
                        cards = ears.cards(shown.iter().copied()),
                        label = label.clone(),
                    ),
                    label,
                    cards: cards(ears, shown, &format!("meld-{side}-{index}")),
                    mark: meld.canastra().map_or("", Canastra::name),
                    badge: match meld.canastra() {
                        Some(canastra) => say!(words, "page-canastra", kind = canastra.name()),
                        None => String::new(),
                    },
                    fits: is_own && fits(index),
                    touch: is_own.then_some(Touch::Meld(index)),
                }
            });
            let yours = if is_own { "yes" } else { "no" };
            let melds: Vec<MeldScene> = melds.collect();
            let key = if melds.is_empty() {
                "buraco-no-melds"
            } else {
                "buraco-melds"
            };
            let who = seen.eyes.side_to(view.rules(), side);
            SideMelds {
                side,
                heading: words.say(key, &[("yours", yours.into()), ("who", who.into())]),
                who: seen.eyes.side(view.rules(), side),
                points: view.table.melds.of(side).map(Meld::points).sum(),
                own: is_own,
                melds,
            }
        })
        .collect()
}

fn last(seen: &Seen<'_, BuracoFace>) -> Option<LastMove> {
    let new = |meld: Meld, before: usize| before < Canastra::SIZE && meld.canastra().is_some();
    let hand = |seat: Seat| Spot::Hand(seat.index());
    let row = |seat: Seat, index: Option<usize>| {
        let side = seen.view.rules().side_of(seat);
        let last = seen.view.table.melds.of(side).count().saturating_sub(1);
        let index = index.unwrap_or(last);
        Spot::Meld { side, index }
    };
    let made = |seat: Seat, steps: Vec<Step>| LastMove {
        seat: seat.index(),
        steps,
        deck: seen.words().deck(),
        ..LastMove::default()
    };
    seen.events.iter().find_map(|event| match *event {
        Event::Drew { seat, card } => {
            let (cards, from, to) = (vec![card], Spot::Stock, hand(seat));
            Some(LastMove {
                played: card,
                ..made(seat, vec![Step { cards, from, to }])
            })
        }
        Event::Took {
            seat,
            meld,
            with,
            rest,
        } => {
            let mut top: Vec<Card> = meld.cards().collect();
            for card in with.iter() {
                if let Some(place) = top.iter().position(|&other| other == card) {
                    top.remove(place);
                }
            }
            let to = row(seat, None);
            let steps = vec![
                Step::open(with.iter(), hand(seat), to),
                Step::open(top, Spot::Middle, to),
                Step::hidden(rest.into(), Spot::Middle, hand(seat)),
            ];
            Some(LastMove {
                taken: meld.cards().collect(),
                grand: new(meld, 0),
                ..made(seat, steps)
            })
        }
        Event::Melded { seat, meld, .. } => Some(LastMove {
            taken: meld.cards().collect(),
            grand: new(meld, 0),
            ..made(
                seat,
                vec![Step::open(meld.cards(), hand(seat), row(seat, None))],
            )
        }),
        Event::Added {
            seat,
            index,
            meld,
            cards,
        } => {
            let to = row(seat, Some(index.into()));
            Some(LastMove {
                taken: cards.iter().collect(),
                grand: new(meld, meld.len() - cards.len()),
                ..made(seat, vec![Step::open(cards.iter(), hand(seat), to)])
            })
        }
        Event::Discarded { seat, card } => Some(LastMove {
            played: Some(card),
            ..made(seat, vec![Step::open([card], hand(seat), Spot::Middle)])
        }),
        Event::Ended { .. } => None,
    })
}
