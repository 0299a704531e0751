//! What could be done at once, without searching for it: melds that lie ready in the hand, cards
//! that fit, and what of the pile would be of use. A 2 in another place is never spent here.

use baralho_buraco::{Bag, Buraco, Meld, Move};
use baralho_cards::{Card, Rank};
use baralho_face::{Seen, Selection, Touch, scene::Ready};
use baralho_game::{Game as _, View as _};
use baralho_words::{Noun, Words, say};

use crate::{
    BuracoFace,
    doing::{own_melds, result},
    scene::{drawing, selected_cards},
};

/// More than this would have to be searched again.
const MOST: usize = 3;

pub(super) fn ready(seen: &Seen<'_, BuracoFace>, selection: &Selection) -> Vec<Ready> {
    let is_idle = selection.asked.is_none() && selected_cards(seen, selection).is_empty();
    if !seen.my_turn || seen.paused || !is_idle {
        return Vec::new();
    }
    let ways = seen.view.moves().into_iter();
    let mut ways: Vec<(Move, Bag, i32)> = ways.filter_map(|legal| worth(seen, legal)).collect();
    ways.sort_by_key(|&(_, _, gain)| -gain);
    // What takes cards from one before it is no longer ready then.
    let mut used = Bag::EMPTY;
    ways.retain(|&(_, cards, _)| {
        let is_free = cards.each_kind().all(|card| used.count(card) == 0);
        if is_free {
            used = used.plus(cards);
        }
        is_free
    });
    let ways = ways.into_iter().take(MOST);
    ways.map(|(legal, cards, gain)| told(seen, legal, cards, gain))
        .collect()
}

/// The cards of the hand that a move lays, and what the table is worth more after it; nothing for
/// what is better left to whoever plays.
fn worth(seen: &Seen<'_, BuracoFace>, legal: Move) -> Option<(Move, Bag, i32)> {
    let (cards, before) = match legal {
        Move::Take { with } => (with, None),
        Move::Meld { cards } => (cards, None),
        Move::Add { meld, cards } if cards.len() == 1 => {
            (cards, own_melds(seen).nth(usize::from(meld)))
        }
        _ => return None,
    };
    let made = result(seen, legal)?;
    let had_wild = before.is_some_and(Meld::has_wild);
    if made.has_wild() && !had_wild || cards.each_kind().any(|card| card.rank() == Rank::Two) {
        return None;
    }
    Some((legal, cards, made.points() - before.map_or(0, Meld::points)))
}

fn told(seen: &Seen<'_, BuracoFace>, legal: Move, cards: Bag, gain: i32) -> Ready {
    let (words, ears) = (seen.words(), seen.ears.words);
    let top = seen
        .view
        .table
        .pile
        .last()
        .copied()
        .filter(|_| drawing(seen));
    let meld = result(seen, legal).filter(|_| !matches!(legal, Move::Add { .. }));
    let in_order = |words: &Words| -> Vec<String> {
        let shown: Vec<Card> = match meld {
            Some(meld) => meld.cards().collect(),
            None => cards.iter().collect(),
        };
        shown.into_iter().map(|card| words.card(card)).collect()
    };
    let lead = |words: &Words| match legal {
        Move::Add { .. } => say!(words, "page-ready-add"),
        _ if top.is_some() => say!(words, "page-ready-take"),
        _ => say!(words, "page-ready-meld"),
    };
    let shown = in_order(words).join(" ");
    Ready {
        lead: lead(words),
        gain: format!("+{gain}"),
        heard: say!(
            ears,
            "page-ready-heard",
            lead = lead(ears),
            cards = in_order(ears).join(", "),
            gain = ears.count(Noun::Point, gain),
        ),
        label: match legal {
            Move::Meld { .. } => say!(words, "page-lay-cards", cards = &shown),
            Move::Add { .. } => say!(words, "page-add-cards", cards = &shown),
            _ => String::new(),
        },
        cards: shown,
        touch: Touch::Answer(Buraco::move_to_text(seen.view.rules(), legal)),
    }
}

/// Which cards of the pile would fit a meld of the observer's side, or make one with two of their
/// hand.
pub(super) fn useful(seen: &Seen<'_, BuracoFace>, pile: &[Card]) -> Vec<bool> {
    let view = seen.view;
    let held: Vec<Card> = view
        .hand
        .each_kind()
        .filter(|card| card.rank() != Rank::Two)
        .collect();
    let melds: Vec<Meld> = own_melds(seen).collect();
    let compat = view.rules().compat();
    let makes = |card: Card| {
        let near: Vec<Card> = held
            .iter()
            .copied()
            .filter(|held| held.suit() == card.suit())
            .collect();
        (0..near.len()).any(|one| {
            (one + 1..near.len()).any(|other| {
                Meld::judge([card, near[one], near[other]].into_iter(), compat).is_ok()
            })
        })
    };
    let fits = |card: Card| melds.iter().any(|meld| meld.with(Bag::of(card)).is_ok());
    let plays = seen.eyes.seat().is_some();
    let is_useful = |&card: &Card| plays && (card.rank() == Rank::Two || fits(card) || makes(card));
    pile.iter().map(is_useful).collect()
}
