//! Escopa, Scopa, Escoba and Scopone.

use baralho_cards::Card;
use baralho_game::{Rules as _, Seat, View as _};
use baralho_scopa::{Carta, Event, Mechanic, Move, Scopa};
use baralho_telling::{
    Grid, Order, Telling as _, Voice,
    scopa::{FEW, faces, hint, in_hand, table},
};
use baralho_words::{Noun, say};

use super::{
    ActionScene, Answer, Asked, Desk, LastMove, Question, Reply, Scene, Seen, Staged, StockScene,
    Touch, cards,
};

impl<const CARDS: usize, const SEATS: usize> Staged for Scopa<CARDS, SEATS> {
    fn stage(seen: &Seen<'_, Self>, desk: &Desk, scene: &mut Scene) {
        let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
        let tally = view.tally();
        for place in &mut scene.seats {
            let seat = Seat::new(place.seat);
            let side = view.open.rules.side_of(seat);
            let captured = view.open.piles[place.seat].len();
            let sweeps = usize::from(view.open.sweeps[place.seat]);
            let counts = view.open.rules.mechanic != Mechanic::NoScopas;
            let at_once = if counts {
                i32::from(tally.sides[side].sweeps)
            } else {
                0
            };
            let points = seen.points(seat, at_once);
            place.held = Some(usize::from(view.hand_sizes[place.seat]));
            place.captured = Some(captured.into());
            place.sweeps = sweeps;
            place.points = Some(points);
            place.told = say!(
                ears,
                "page-seat-scopa",
                who = seen.ears.name(seat),
                held = ears.count(Noun::Card, place.held.unwrap_or_default()),
                captured = ears.count(Noun::Card, i64::from(captured)),
                sweeps = ears.count(Noun::Sweep, sweeps),
                points = ears.count(Noun::Point, points),
            );
        }
        scene.table_name = say!(words, "page-table");
        scene.table = cards(ears, faces(view, view.open.table.iter().copied()), "table");
        scene.stock = Some(StockScene {
            count: usize::from(view.deck_left),
            told: say!(
                ears,
                "page-deck",
                cards = ears.count(Noun::Card, i64::from(view.deck_left))
            ),
            touch: None,
        });
        scene.has_hand = seen.eyes.seat().is_some();
        let order = desk.sorted.then(|| order(desk));
        let hand = in_hand(view, order);
        scene.hand = cards(ears, faces(view, hand.iter().copied()), "hand");
        for (card, carta) in scene.hand.iter_mut().zip(hand) {
            card.live = seen.my_turn;
            if view.open.rules.hints {
                card.hint = Some(hint(seen.ears, view, carta));
            }
        }
        if scene.has_hand && usize::from(view.open.rules.cards_per_deal) > FEW {
            let next = match order {
                Some(Order::Suits) => "page-sort-rank",
                _ => "page-sort-suit",
            };
            scene.actions.push(ActionScene {
                label: words.say(next, &[]),
                touch: Touch::Sort,
                main: false,
                live: true,
            });
        }
        scene.last = last(seen);
        if let Asked::Capture(id) = &desk.asked
            && let Some((card, carta)) = held(seen, id)
        {
            ask(seen, desk, card, carta, scene);
        }
    }

    fn touch(seen: &Seen<'_, Self>, desk: &mut Desk, touch: Touch) -> Reply {
        match touch {
            Touch::Hand(id) => {
                let Some((_, carta)) = held(seen, &id) else {
                    return Reply::Changed(None);
                };
                if desk.asked == Asked::Capture(id.clone()) {
                    desk.clear();
                    return Reply::Changed(None);
                }
                desk.clear();
                play(seen, desk, id, carta)
            }
            Touch::Table(id) => {
                let Asked::Capture(asked) = desk.asked.clone() else {
                    return Reply::Changed(None);
                };
                let Some((_, carta)) = held(seen, &asked) else {
                    return Reply::Changed(None);
                };
                desk.toggle(&id);
                complete(seen, desk, carta)
            }
            Touch::Sort => {
                desk.by_rank = desk.sorted && !desk.by_rank;
                desk.sorted = true;
                let key = match order(desk) {
                    Order::Suits => "page-sorted-suit",
                    Order::Ranks => "page-sorted-rank",
                };
                Reply::Changed(Some(seen.ears.words.say(key, &[])))
            }
            _ => Reply::Changed(None),
        }
    }

    fn deals(events: &[Event]) -> bool {
        let dealt = |event: &Event| matches!(event, Event::Dealt { .. });
        events.iter().any(dealt)
    }

    fn lying(voice: Voice<'_>, view: &Self::View) -> Option<String> {
        Some(table(voice, view))
    }

    fn as_it_stands(voice: Voice<'_>, view: &Self::View) -> Option<Grid> {
        Some(Self::scores(voice, &view.open.rules, &view.tally()))
    }
}

/// In which order the person wants the hand.
const fn order(desk: &Desk) -> Order {
    if desk.by_rank {
        Order::Ranks
    } else {
        Order::Suits
    }
}

/// The card of the hand with this id.
fn held<const CARDS: usize, const SEATS: usize>(
    seen: &Seen<'_, Scopa<CARDS, SEATS>>,
    id: &str,
) -> Option<(Card, Carta)> {
    let view = seen.view;
    let hand = cards(seen.ears.words, faces(view, view.hand.iter()), "hand");
    let place = hand.iter().position(|card| card.id == id)?;
    Some((hand[place].card, view.hand.iter().nth(place)?))
}

/// Plays a card, or asks what it should capture.
fn play<const CARDS: usize, const SEATS: usize>(
    seen: &Seen<'_, Scopa<CARDS, SEATS>>,
    desk: &mut Desk,
    id: String,
    carta: Carta,
) -> Reply {
    let moves = moves_with(seen, carta);
    match moves.as_slice() {
        [only] => seen.decide(*only),
        [] => seen.decide(seen.view.resolve(carta, None)),
        several => {
            let n = several.len();
            desk.asked = Asked::Capture(id);
            let card = seen
                .ears
                .words
                .the_card(seen.view.open.rules.faces.card(carta));
            let question = say!(seen.ears.words, "scopa-which", card = card, n = n);
            Reply::Changed(Some(question))
        }
    }
}

/// The legal moves with a card.
fn moves_with<const CARDS: usize, const SEATS: usize>(
    seen: &Seen<'_, Scopa<CARDS, SEATS>>,
    carta: Carta,
) -> Vec<Move> {
    let mut moves = seen.view.moves();
    moves.retain(|legal| legal.card == carta);
    moves
}

/// Cards of the table were chosen: if they are exactly one way to capture, and no other way
/// has them and more, it is meant.
fn complete<const CARDS: usize, const SEATS: usize>(
    seen: &Seen<'_, Scopa<CARDS, SEATS>>,
    desk: &mut Desk,
    carta: Carta,
) -> Reply {
    let view = seen.view;
    let table = cards(
        seen.ears.words,
        faces(view, view.open.table.iter().copied()),
        "table",
    );
    let places = table.iter().zip(view.open.table.iter());
    let chosen: Vec<Carta> = places
        .filter(|(card, _)| desk.has(&card.id))
        .map(|(_, carta)| *carta)
        .collect();
    let holds = |take: baralho_scopa::Bag| {
        let mut left: Vec<Carta> = take.iter().collect();
        chosen.iter().all(|card| {
            let place = left.iter().position(|other| other == card);
            place.map(|place| left.remove(place)).is_some()
        })
    };
    let moves = moves_with(seen, carta);
    let fitting: Vec<Move> = moves
        .into_iter()
        .filter(|legal| legal.take.is_some_and(holds))
        .collect();
    match fitting.as_slice() {
        [only]
            if only
                .take
                .is_some_and(|take| usize::from(take.len()) == chosen.len()) =>
        {
            let only = *only;
            desk.clear();
            seen.decide(only)
        }
        [] => {
            desk.selected.clear();
            let card = seen.ears.words.the_card(view.open.rules.faces.card(carta));
            Reply::Refused(say!(seen.ears.words, "page-no-such-capture", card = card))
        }
        _ => Reply::Changed(None),
    }
}

/// Shows the ways in which a card can capture.
fn ask<const CARDS: usize, const SEATS: usize>(
    seen: &Seen<'_, Scopa<CARDS, SEATS>>,
    desk: &Desk,
    card: Card,
    carta: Carta,
    scene: &mut Scene,
) {
    let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
    let moves = moves_with(seen, carta);
    let takes: Vec<Vec<Card>> = moves
        .iter()
        .map(|legal| faces(view, legal.take.iter().flat_map(|take| take.iter())))
        .collect();
    for place in &mut scene.table {
        place.live = takes.iter().any(|take| take.contains(&place.card));
        place.selected = desk.has(&place.id);
    }
    for place in &mut scene.hand {
        place.selected = Asked::Capture(place.id.clone()) == desk.asked;
    }
    let answers = moves.iter().zip(takes).map(|(legal, take)| Answer {
        seen: words.cards(take.iter().copied()),
        heard: ears.cards(take.iter().copied()),
        text: <Scopa<CARDS, SEATS> as baralho_game::Game>::move_to_text(&view.open.rules, *legal),
        cards: take,
    });
    scene.question = Some(Question {
        text: say!(
            words,
            "scopa-which",
            card = words.the_card(card),
            n = moves.len()
        ),
        answers: answers.collect(),
    });
}

fn last<const CARDS: usize, const SEATS: usize>(
    seen: &Seen<'_, Scopa<CARDS, SEATS>>,
) -> Option<LastMove> {
    let face = |carta: Carta| seen.view.open.rules.faces.card(carta);
    seen.events.iter().find_map(|event| match *event {
        Event::Played {
            seat,
            card,
            taken,
            sweep,
        } => Some(LastMove {
            seat: seat.index(),
            played: Some(face(card)),
            taken: taken.iter().map(|&carta| face(carta)).collect(),
            grand: sweep,
            from: None,
            deck: seen.words().deck(),
        }),
        _ => None,
    })
}
