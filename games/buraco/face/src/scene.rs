//! Select cards, then say what to do with them. Without a selection the page lists what can be
//! done.

use baralho_buraco::{Bag, Buraco, Canastra, Event, Meld, Move, Phase};
use baralho_cards::Card;
use baralho_face::{
    Face as _, Reply, Scene, Seen, Selection, Touch,
    scene::{
        ActionScene, Answer, CardScene, Kind, LastMove, MeldScene, Question, SideMelds, Spot, Step,
        StockScene, Zone, cards, names, sort, sorting,
    },
};
use baralho_game::{Game as _, Rules as _, Seat, View as _};
use baralho_words::{Noun, say};

use crate::{BuracoFace, told::in_order};

/// More ways than this are no help: select cards instead.
const MOST_ANSWERS: usize = 24;

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
        touch: drawing(seen).then_some(Touch::Action("draw")),
    };
    scene.kind = Kind::Melds;
    scene.middle = pile(seen, &stock.told);
    scene.stock = Some(stock);
    scene.melds = sides(seen);
    scene.has_hand = seen.eyes.seat().is_some();
    scene.hand = hand(seen, selection);
    if scene.has_hand {
        scene.actions = actions(seen, selection);
    }
    scene.question = question(seen, selection);
    scene.last = last(seen);
}

pub(super) fn touch(
    seen: &Seen<'_, BuracoFace>,
    selection: &mut Selection,
    touch: Touch,
) -> Reply<Move> {
    let selected = selected_cards(seen, selection);
    let add = |meld| Move::Add {
        meld,
        cards: selected,
    };
    match touch {
        Touch::Card(id) => {
            selection.asked = None;
            selection.toggle(&id);
            Reply::Screen
        }
        Touch::Action("draw") => Reply::Play(Move::Draw),
        Touch::Action(asked @ ("take" | "lay" | "add")) if selected.is_empty() => {
            list(seen, selection, asked)
        }
        Touch::Meld(_) if selected.is_empty() => list(seen, selection, "add"),
        Touch::Action("take") => Reply::Play(Move::Take { with: selected }),
        Touch::Action("lay") => Reply::Play(Move::Meld { cards: selected }),
        Touch::Meld(meld) => Reply::Play(add(u8::try_from(meld).unwrap_or(u8::MAX))),
        Touch::Action("add") => match additions(seen, Some(selected)).as_slice() {
            [only] => Reply::Play(*only),
            [] => {
                let own = seen.eyes.seat().map(|seat| seen.view.rules().side_of(seat));
                if seen.view.table.melds.of(own.unwrap_or(0)).next().is_none() {
                    // The reason that there is no meld at all.
                    return Reply::Play(add(0));
                }
                Reply::Refuse(say!(seen.ears.words, "page-fits-no-meld"))
            }
            _ => list(seen, selection, "add"),
        },
        Touch::Action("discard") => match (selected.iter().next(), selected.len()) {
            (Some(card), 1) => Reply::Play(Move::Discard(card)),
            _ => Reply::Refuse(say!(seen.ears.words, "page-discard-one")),
        },
        Touch::Action("sort") => {
            let next = selection.order.unwrap_or_default().other();
            sort(seen.ears.words, selection, next)
        }
        _ => Reply::Screen,
    }
}

/// Whether this person is to draw, or to take the pile.
fn drawing(seen: &Seen<'_, BuracoFace>) -> bool {
    seen.my_turn && seen.view.table.phase == Phase::Draw
}

/// Whether this person is to lay cards, or to discard one.
fn playing(seen: &Seen<'_, BuracoFace>) -> bool {
    seen.my_turn && seen.view.table.phase == Phase::Play
}

/// The discard pile, and for ears the stock with it.
fn pile(seen: &Seen<'_, BuracoFace>, stock: &str) -> Zone {
    let ears = seen.ears.words;
    let mut pile = cards(ears, seen.view.table.pile.iter().copied(), "pile");
    for card in &mut pile {
        card.touch = Touch::Action("take");
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
    for card in &mut hand {
        card.selected = selection.has(&card.id);
        card.live = playing(seen);
        if drawn == Some(card.card) && card.live {
            card.hint = Some(say!(seen.ears.words, "page-drawn"));
        }
    }
    hand
}

fn selected_cards(seen: &Seen<'_, BuracoFace>, selection: &Selection) -> Bag {
    let hand = hand(seen, selection);
    let selected = hand.iter().filter(|card| card.selected);
    Bag::from_cards(selected.map(|card| card.card)).unwrap_or_default()
}

fn sides(seen: &Seen<'_, BuracoFace>) -> Vec<SideMelds> {
    let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
    let own = seen.eyes.seat().map(|seat| view.rules().side_of(seat));
    let sides = seen.eyes.sides(view.rules()).into_iter();
    sides
        .map(|side| {
            let is_own = own == Some(side);
            let melds = view.table.melds.of(side).enumerate().map(|(index, meld)| {
                let shown: Vec<Card> = meld.cards().collect();
                let kind = meld.canastra().map_or("none", Canastra::name);
                let points = words.count(Noun::Point, meld.points());
                let label = say!(words, "page-meld", points, canastra = kind);
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
                    touch: (is_own && playing(seen)).then_some(Touch::Meld(index)),
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
                own: is_own,
                melds,
            }
        })
        .collect()
}

fn actions(seen: &Seen<'_, BuracoFace>, selection: &Selection) -> Vec<ActionScene> {
    let words = seen.words();
    let selected = selected_cards(seen, selection);
    let (drawing, playing) = (drawing(seen), playing(seen));
    let legal = |chosen: Move| seen.decide(chosen).is_ok();
    let any = selected.is_empty();
    let take = drawing && !seen.view.table.pile.is_empty();
    let take = take && (any || legal(Move::Take { with: selected }));
    let lay = playing && (any || legal(Move::Meld { cards: selected }));
    let add = playing && (any || !additions(seen, Some(selected)).is_empty());
    let discard = playing && selected.len() == 1;
    let action = |name, label: &str, live, main| ActionScene {
        main: live && main,
        ..ActionScene::new(name, words.say(label, &[]), live)
    };
    vec![
        action("draw", "page-draw", drawing, true),
        action("take", "page-take", take, false),
        action("lay", "page-lay", lay, selected.len() > 2),
        action("add", "page-add", add, !any),
        action("discard", "page-discard", discard, true),
        sorting(words, selection.order.unwrap_or_default().other()),
    ]
}

/// The ways to add to one's melds: any, or exactly these cards.
fn additions(seen: &Seen<'_, BuracoFace>, exactly: Option<Bag>) -> Vec<Move> {
    let mut moves = seen.view.moves();
    moves.retain(|legal| match legal {
        Move::Add { cards, .. } => exactly.is_none_or(|exactly| exactly == *cards),
        _ => false,
    });
    moves
}

/// The moves a question is about. With cards selected, only those that use them.
fn ways(seen: &Seen<'_, BuracoFace>, selection: &Selection) -> Vec<Move> {
    let selected = selected_cards(seen, selection);
    let mut moves = seen.view.moves();
    moves.retain(|legal| match (legal, selection.asked.as_deref()) {
        (Move::Meld { .. }, Some("lay")) | (Move::Take { .. }, Some("take")) => true,
        (Move::Add { cards, .. }, Some("add")) => selected.is_empty() || *cards == selected,
        _ => false,
    });
    // The longest first: they are worth the most.
    moves.sort_by_key(|legal| match legal {
        Move::Meld { cards } | Move::Add { cards, .. } | Move::Take { with: cards } => {
            usize::MAX - cards.len()
        }
        _ => 0,
    });
    moves
}

fn list(seen: &Seen<'_, BuracoFace>, selection: &mut Selection, asked: &str) -> Reply<Move> {
    let words = seen.ears.words;
    if !seen.my_turn {
        return Reply::Refuse(say!(words, "page-not-your-turn"));
    }
    if drawing(seen) != (asked == "take") {
        // The rules say it best.
        return Reply::Play(match asked {
            "take" => Move::Take { with: Bag::EMPTY },
            _ => Move::Meld { cards: Bag::EMPTY },
        });
    }
    let top = seen.view.table.pile.last().map(|&top| words.the_card(top));
    let why = match (asked, top) {
        ("take", None) => return Reply::Refuse(say!(words, "buraco-pile-empty")),
        ("take", Some(top)) => say!(words, "buraco-cannot-take", top),
        ("add", _) => say!(words, "buraco-cannot-add"),
        _ => say!(words, "buraco-cannot-meld"),
    };
    selection.asked = Some(asked.to_owned());
    if let Some(question) = question(seen, selection) {
        return Reply::Say(vec![question.text]);
    }
    selection.asked = None;
    Reply::Refuse(why)
}

fn question(seen: &Seen<'_, BuracoFace>, selection: &Selection) -> Option<Question> {
    if !seen.my_turn {
        return None;
    }
    let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
    let text = match selection.asked.as_deref()? {
        "take" => {
            let top = words.the_card(*view.table.pile.last()?);
            say!(words, "buraco-which-take", top)
        }
        "lay" => say!(words, "buraco-which-meld"),
        _ => say!(words, "buraco-which-add"),
    };
    let ways = ways(seen, selection);
    let answers = ways.iter().take(MOST_ANSWERS).map(|&legal| Answer {
        seen: BuracoFace::suggestion(words, view, legal),
        heard: BuracoFace::suggestion(ears, view, legal),
        text: Buraco::move_to_text(view.rules(), legal),
        takes: Vec::new(),
        chosen: false,
    });
    let answers: Vec<Answer> = answers.collect();
    (!answers.is_empty()).then_some(Question { text, answers })
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
