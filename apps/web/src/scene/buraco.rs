//! Buraco: select cards, then say what to do with them. Without a selection the page lists
//! what can be done.

use baralho_buraco::{Bag, Buraco, Canastra, Event, Meld, Move, Phase};
use baralho_cards::Card;
use baralho_game::{Game as _, Rules as _, Seat, View as _};
use baralho_telling::{Telling as _, buraco::Order};
use baralho_words::{Noun, say};

use super::{
    ActionScene, Answer, Asked, CardScene, Desk, LastMove, MeldScene, Question, Reply, Scene, Seen,
    SideMelds, Staged, StockScene, Touch, cards,
};

/// More ways than this are no help: select cards instead.
const MOST_ANSWERS: usize = 24;

impl Staged for Buraco {
    fn stage(seen: &Seen<'_, Self>, desk: &Desk, scene: &mut Scene) {
        let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
        for place in &mut scene.seats {
            let seat = Seat::new(place.seat);
            let side = view.rules().side_of(seat);
            let points: i32 = view.melds(side).map(Meld::points).sum();
            place.held = Some(view.hand_size(seat));
            let points = seen.totals.map_or(points, |_| seen.points(seat, 0));
            place.points = Some(points);
            place.told = say!(
                ears,
                "page-seat-buraco",
                who = seen.ears.name(seat),
                held = ears.count(Noun::Card, view.hand_size(seat)),
                points = ears.count(Noun::Point, points),
            );
        }
        let drawing = seen.my_turn && view.phase() == Phase::Draw;
        let stock = ears.count(Noun::Card, view.stock());
        scene.stock = Some(StockScene {
            count: view.stock(),
            told: say!(ears, "page-stock", cards = stock),
            touch: drawing.then_some(Touch::Draw),
        });
        scene.table_name = say!(words, "page-discard-pile");
        let mut pile = cards(ears, view.pile().iter().copied(), "pile");
        if let Some(top) = pile.last_mut() {
            top.live = drawing;
        }
        scene.pile = Some(pile);
        scene.melds = sides(seen);
        scene.has_hand = seen.eyes.seat().is_some();
        scene.hand = hand(seen, desk);
        if scene.has_hand {
            scene.actions = actions(seen, desk);
        }
        scene.question = question(seen, desk);
        scene.last = last(seen);
    }

    fn touch(seen: &Seen<'_, Self>, desk: &mut Desk, touch: Touch) -> Reply {
        let selected = selection(seen, desk);
        match touch {
            Touch::Hand(id) => {
                desk.asked = Asked::Nothing;
                desk.toggle(&id);
                Reply::Changed(None)
            }
            Touch::Draw => decide(seen, desk, Move::Draw),
            Touch::Take if selected.is_empty() => list(seen, desk, Asked::Take),
            Touch::Take => decide(seen, desk, Move::Take { with: selected }),
            Touch::Lay if selected.is_empty() => list(seen, desk, Asked::Meld),
            Touch::Lay => decide(seen, desk, Move::Meld { cards: selected }),
            Touch::Add(_) if selected.is_empty() => list(seen, desk, Asked::Add),
            Touch::Add(Some(meld)) => {
                let meld = u8::try_from(meld).unwrap_or(u8::MAX);
                decide(
                    seen,
                    desk,
                    Move::Add {
                        meld,
                        cards: selected,
                    },
                )
            }
            Touch::Add(None) => {
                let fitting = additions(seen, Some(selected));
                match fitting.as_slice() {
                    [only] => decide(seen, desk, *only),
                    [] => {
                        let own = seen
                            .eyes
                            .seat()
                            .map_or(0, |seat| seen.view.rules().side_of(seat));
                        if seen.view.melds(own).next().is_none() {
                            // The reason that there is no meld at all.
                            return decide(
                                seen,
                                desk,
                                Move::Add {
                                    meld: 0,
                                    cards: selected,
                                },
                            );
                        }
                        Reply::Refused(say!(seen.ears.words, "page-fits-no-meld"))
                    }
                    _ => list(seen, desk, Asked::Add),
                }
            }
            Touch::Discard => match (selected.iter().next(), selected.len()) {
                (Some(card), 1) => decide(seen, desk, Move::Discard(card)),
                _ => Reply::Refused(say!(seen.ears.words, "page-discard-one")),
            },
            Touch::Sort => {
                desk.by_rank = !desk.by_rank;
                let key = if desk.by_rank {
                    "page-sorted-rank"
                } else {
                    "page-sorted-suit"
                };
                Reply::Changed(Some(seen.ears.words.say(key, &[])))
            }
            _ => Reply::Changed(None),
        }
    }
}

/// Makes a move; what was selected for it is selected no more.
fn decide(seen: &Seen<'_, Buraco>, desk: &mut Desk, chosen: Move) -> Reply {
    let reply = seen.decide(chosen);
    if matches!(reply, Reply::Move(_)) {
        desk.clear();
    }
    reply
}

/// The hand in the person's order.
fn hand(seen: &Seen<'_, Buraco>, desk: &Desk) -> Vec<CardScene> {
    let order = if desk.by_rank {
        Order::Ranks
    } else {
        Order::Suits
    };
    let mut hand = cards(seen.ears.words, order.hand(seen.view), "hand");
    let drawn = seen.view.drawn();
    for card in &mut hand {
        card.selected = desk.has(&card.id);
        card.live = seen.my_turn && seen.view.phase() == Phase::Play;
        if drawn == Some(card.card) && card.live {
            card.hint = Some(say!(seen.ears.words, "page-drawn"));
        }
    }
    hand
}

fn selection(seen: &Seen<'_, Buraco>, desk: &Desk) -> Bag {
    let hand = hand(seen, desk);
    let selected = hand.iter().filter(|card| card.selected);
    Bag::from_cards(selected.map(|card| card.card)).unwrap_or_default()
}

fn sides(seen: &Seen<'_, Buraco>) -> Vec<SideMelds> {
    let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
    let own = seen.eyes.seat().map(|seat| view.rules().side_of(seat));
    let playing = seen.my_turn && view.phase() == Phase::Play;
    let sides = seen.eyes.sides(view.rules()).into_iter();
    sides
        .map(|side| {
            let is_own = own == Some(side);
            let melds = view.melds(side).enumerate().map(|(index, meld)| {
                let shown: Vec<Card> = meld.shown().iter().collect();
                let kind = meld.canastra().map_or("none", Canastra::name);
                let points = words.count(Noun::Point, meld.points());
                let label = say!(words, "page-meld", points = points, canastra = kind);
                MeldScene {
                    // Who speaks to the page says what is written: it is part of the name.
                    told: say!(
                        ears,
                        "page-meld-named",
                        index = index,
                        cards = ears.cards(shown.iter().copied()),
                        label = label.clone(),
                    ),
                    label,
                    cards: cards(ears, shown, &format!("meld-{side}-{index}")),
                    canastra: if kind == "none" { "" } else { kind },
                    touch: (is_own && playing).then_some(Touch::Add(Some(index))),
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
                heading: words.say(key, &[("yours", yours.into()), ("who", who.into())]),
                own: is_own,
                melds,
            }
        })
        .collect()
}

fn actions(seen: &Seen<'_, Buraco>, desk: &Desk) -> Vec<ActionScene> {
    let words = seen.words();
    let selected = selection(seen, desk);
    let drawing = seen.my_turn && seen.view.phase() == Phase::Draw;
    let playing = seen.my_turn && seen.view.phase() == Phase::Play;
    let legal = |chosen: Move| matches!(seen.decide(chosen), Reply::Move(_));
    let any = selected.is_empty();
    let action = |key: &str, touch: Touch, main: bool, live: bool| ActionScene {
        label: words.say(key, &[]),
        touch,
        main,
        live,
    };
    let lay = playing && (any || legal(Move::Meld { cards: selected }));
    let add = playing && (any || !additions(seen, Some(selected)).is_empty());
    let take = drawing && (any || legal(Move::Take { with: selected }));
    vec![
        action("page-draw", Touch::Draw, drawing, drawing),
        action(
            "page-take",
            Touch::Take,
            false,
            take && !seen.view.pile().is_empty(),
        ),
        action(
            "page-lay",
            Touch::Lay,
            playing && selected.len() > 2 && lay,
            lay,
        ),
        action("page-add", Touch::Add(None), playing && !any && add, add),
        action(
            "page-discard",
            Touch::Discard,
            playing && selected.len() == 1,
            playing && selected.len() == 1,
        ),
        action(
            if desk.by_rank {
                "page-sort-suit"
            } else {
                "page-sort-rank"
            },
            Touch::Sort,
            false,
            true,
        ),
    ]
}

/// The ways to add to one's melds: any, or exactly these cards.
fn additions(seen: &Seen<'_, Buraco>, exactly: Option<Bag>) -> Vec<Move> {
    let mut moves = seen.view.moves();
    moves.retain(|legal| match legal {
        Move::Add { cards, .. } => exactly.is_none_or(|exactly| exactly == *cards),
        _ => false,
    });
    moves
}

/// The moves a question is about. With cards selected, only those that use them.
fn ways(seen: &Seen<'_, Buraco>, desk: &Desk) -> Vec<Move> {
    let selected = selection(seen, desk);
    let mut moves = seen.view.moves();
    moves.retain(|legal| match (legal, &desk.asked) {
        (Move::Meld { .. }, Asked::Meld) | (Move::Take { .. }, Asked::Take) => true,
        (Move::Add { cards, .. }, Asked::Add) => selected.is_empty() || *cards == selected,
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

/// Lists the ways to do something, or says that there is none.
fn list(seen: &Seen<'_, Buraco>, desk: &mut Desk, asked: Asked) -> Reply {
    let words = seen.ears.words;
    if !seen.my_turn {
        return Reply::Refused(say!(words, "page-not-your-turn"));
    }
    let drawing = seen.view.phase() == Phase::Draw;
    if drawing != (asked == Asked::Take) {
        // The rules say it best.
        return match asked {
            Asked::Take => seen.decide(Move::Take { with: Bag::EMPTY }),
            _ => seen.decide(Move::Meld { cards: Bag::EMPTY }),
        };
    }
    if asked == Asked::Take && seen.view.pile().is_empty() {
        return Reply::Refused(say!(words, "buraco-pile-empty"));
    }
    desk.asked = asked;
    let count = ways(seen, desk).len();
    if count > 0 {
        let question = question(seen, desk).map(|question| question.text);
        return Reply::Changed(question);
    }
    let top = seen.view.pile().last().map(|&top| words.the_card(top));
    let why = match desk.asked {
        Asked::Take => say!(words, "buraco-cannot-take", top = top.unwrap_or_default()),
        Asked::Add => say!(words, "buraco-cannot-add"),
        _ => say!(words, "buraco-cannot-meld"),
    };
    desk.asked = Asked::Nothing;
    Reply::Refused(why)
}

fn question(seen: &Seen<'_, Buraco>, desk: &Desk) -> Option<Question> {
    if !seen.my_turn {
        return None;
    }
    let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
    let text = match desk.asked {
        Asked::Take => {
            let top = words.the_card(*view.pile().last()?);
            say!(words, "buraco-which-take", top = top)
        }
        Asked::Meld => say!(words, "buraco-which-meld"),
        Asked::Add => say!(words, "buraco-which-add"),
        _ => return None,
    };
    let ways = ways(seen, desk);
    let answers = ways.iter().take(MOST_ANSWERS).map(|&legal| Answer {
        seen: Buraco::suggestion(words, view, legal),
        heard: Buraco::suggestion(ears, view, legal),
        cards: match legal {
            Move::Meld { cards } | Move::Add { cards, .. } | Move::Take { with: cards } => {
                cards.iter().collect()
            }
            _ => Vec::new(),
        },
        text: Buraco::move_to_text(view.rules(), legal),
    });
    let answers: Vec<Answer> = answers.collect();
    (!answers.is_empty()).then_some(Question { text, answers })
}

fn last(seen: &Seen<'_, Buraco>) -> Option<LastMove> {
    let made = |seat: Seat, played: Option<Card>, taken: Vec<Card>, grand: bool| LastMove {
        seat: seat.index(),
        played,
        taken,
        grand,
        from: None,
        deck: seen.words().deck(),
    };
    let new = |meld: Meld, before: usize| before < Canastra::SIZE && meld.canastra().is_some();
    seen.events.iter().find_map(|event| match *event {
        Event::Drew { seat, card } => Some(made(seat, card, Vec::new(), false)),
        Event::Took { seat, meld, .. } | Event::Melded { seat, meld, .. } => {
            let shown = meld.shown().iter().collect();
            Some(made(seat, None, shown, new(meld, 0)))
        }
        Event::Added {
            seat, meld, cards, ..
        } => {
            let before = meld.len() - cards.len();
            Some(made(seat, None, cards.iter().collect(), new(meld, before)))
        }
        Event::Discarded { seat, card } => Some(made(seat, Some(card), Vec::new(), false)),
        Event::Ended { .. } => None,
    })
}
