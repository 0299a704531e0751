//! Select cards, then say what to do with them. Without a selection the page lists what can be
//! done.

use baralho_buraco::{Bag, Buraco, Meld, Move};
use baralho_face::{
    Face as _, Reply, Seen, Selection, Touch,
    scene::{ActionScene, Answer, Question, Shown, cards, sort, sorting},
};
use baralho_game::{Game as _, Rules as _, View as _};
use baralho_words::{Words, say};

use crate::{
    BuracoFace,
    scene::{drawing, meld_label, playing, selected_cards},
};

/// More ways than this are no help: select cards instead.
const MOST_ANSWERS: usize = 24;

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
                if own_melds(seen).next().is_none() {
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

/// What can be done, in an order that stays; `is_ready` where a meld is offered besides.
pub(super) fn actions(
    seen: &Seen<'_, BuracoFace>,
    selection: &Selection,
    is_ready: bool,
) -> Vec<ActionScene> {
    let (words, ears) = (seen.words(), seen.ears.words);
    let selected = selected_cards(seen, selection);
    let (drawing, playing) = (drawing(seen), playing(seen));
    let legal = |chosen: Move| seen.decide(chosen).is_ok();
    let any = selected.is_empty();
    let take = drawing && !seen.view.table.pile.is_empty();
    let take = take && (any || legal(Move::Take { with: selected }));
    let lay = playing && (any || legal(Move::Meld { cards: selected }));
    let add = playing && (any || !additions(seen, Some(selected)).is_empty());
    let discard = playing && selected.len() == 1;
    let only = selected.iter().next().filter(|_| discard);
    // One thing stands out: what the selected cards are good for.
    let (lays, adds) = (lay && selected.len() > 2, add && !any);
    let action = |name, label: &str, live, main, shown| ActionScene {
        main: live && main,
        shown,
        ..ActionScene::new(name, words.say(label, &[]), live)
    };
    let at = |its_time: bool, near: bool| match (its_time, near) {
        (false, _) => Shown::Never,
        (true, true) => Shown::Always,
        (true, false) => Shown::Roomy,
    };
    let first = at(!playing, true);
    let named = |words: &Words| {
        only.map(|card| say!(words, "page-discard-card", card = words.the_card(card)))
    };
    let throw = action(
        "discard",
        "page-discard",
        discard,
        !adds,
        at(playing, any || discard),
    );
    // What lies ready needs no list.
    let laid = at(playing, selected.len() > 1 || any && !is_ready);
    vec![
        ActionScene {
            shown: at(true, any),
            ..sorting(words, selection.order.unwrap_or_default().other())
        },
        action("take", "page-take", take, !any, first),
        action("draw", "page-draw", drawing, any || !take, first),
        action("add", "page-add", add, adds && !lays, at(playing, adds)),
        action("lay", "page-lay", lay, lays, laid),
        ActionScene {
            label: named(words).unwrap_or(throw.label),
            heard: named(ears),
            ..throw
        },
    ]
}

/// The ways to add to one's melds: any, or exactly these cards.
pub(super) fn additions(seen: &Seen<'_, BuracoFace>, exactly: Option<Bag>) -> Vec<Move> {
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

pub(super) fn question(seen: &Seen<'_, BuracoFace>, selection: &Selection) -> Option<Question> {
    if !seen.my_turn {
        return None;
    }
    let (view, words) = (seen.view, seen.words());
    let text = match selection.asked.as_deref()? {
        "take" => {
            let top = words.the_card(*view.table.pile.last()?);
            say!(words, "buraco-which-take", top)
        }
        "lay" => say!(words, "buraco-which-meld"),
        _ => say!(words, "buraco-which-add"),
    };
    let ways = ways(seen, selection);
    let answers: Vec<Answer> = ways
        .iter()
        .take(MOST_ANSWERS)
        .map(|&legal| answer(seen, legal))
        .collect();
    (!answers.is_empty()).then_some(Question { text, answers })
}

/// A move as an answer, with the meld that would lie there.
fn answer(seen: &Seen<'_, BuracoFace>, legal: Move) -> Answer {
    let (view, words, ears) = (seen.view, seen.words(), seen.ears.words);
    let result = result(seen, legal);
    // Of two of a kind, the one that lay there is shown as new: they look alike.
    let mut new = match legal {
        Move::Add { cards, .. } => cards,
        _ => Bag::EMPTY,
    };
    let mut shown = cards(ears, result.iter().flat_map(|meld| meld.cards()), "answer");
    for place in &mut shown {
        if new.count(place.card) > 0 {
            new.remove(place.card);
            place.selected = true;
        }
    }
    Answer {
        seen: BuracoFace::suggestion(words, view, legal),
        heard: BuracoFace::suggestion(ears, view, legal),
        text: Buraco::move_to_text(view.rules(), legal),
        takes: Vec::new(),
        chosen: false,
        cards: shown,
        note: result.map_or_else(String::new, |meld| meld_label(words, meld)),
    }
}

/// The meld that a move makes.
pub(super) fn result(seen: &Seen<'_, BuracoFace>, legal: Move) -> Option<Meld> {
    let (table, compat) = (&seen.view.table, seen.view.rules().compat());
    match legal {
        Move::Take { with } => {
            let top = Bag::of(*table.pile.last()?);
            Meld::judge(with.plus(top).iter(), compat).ok()
        }
        Move::Meld { cards } => Meld::judge(cards.iter(), compat).ok(),
        Move::Add { meld, cards } => own_melds(seen).nth(usize::from(meld))?.with(cards).ok(),
        Move::Draw | Move::Discard(_) => None,
    }
}

/// The melds of the observer's side.
pub(super) fn own_melds<'a>(seen: &Seen<'a, BuracoFace>) -> impl Iterator<Item = Meld> + use<'a> {
    let view = seen.view;
    let side = seen.eyes.seat().map(|seat| view.rules().side_of(seat));
    side.into_iter().flat_map(|side| view.table.melds.of(side))
}

/// The selected cards fit in several ways, and nobody has asked yet.
pub(super) fn choices(seen: &Seen<'_, BuracoFace>, selection: &Selection) -> Option<Question> {
    let selected = selected_cards(seen, selection);
    if selection.asked.is_some() || selected.is_empty() || !playing(seen) {
        return None;
    }
    let ways = additions(seen, Some(selected));
    let text = say!(
        seen.words(),
        "page-where",
        cards = seen.words().the_cards(selected.iter()),
        n = selected.len()
    );
    let answers = ways.iter().map(|&legal| answer(seen, legal)).collect();
    (ways.len() > 1).then_some(Question { text, answers })
}
