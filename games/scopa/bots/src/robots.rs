//! Escopa's five robots.

use baralho_game::chance::{self, Generator};
use baralho_scopa::{
    Bag, Carta, Choice, Move, Scopa, ScopaRules, View,
    capture::{self, Places},
};

use baralho_bots::Bot;

/// One of the document's robots, 0 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Robot {
    /// 0: the first card that cannot capture; if all can, the first card with its first capture.
    Lays,
    /// 1: a random card; a random one of its captures.
    AnyCard,
    /// 2: the first card, with its first capture if it has one.
    FirstCard,
    /// 3: the first card that can capture, with its first capture; else lays the first card.
    Captures,
    /// 4: as 3, but of all captures the one of most cards if that is more than one.
    CapturesMore,
}

impl<const CARDS: usize, const SEATS: usize> Bot<Scopa<CARDS, SEATS>> for Robot {
    fn choose(&mut self, view: &View<CARDS, SEATS>, rng: &mut Generator) -> Move {
        let (rules, table) = (&view.open.rules, &view.open.table);
        let captures = |card: Carta| captures(rules, table, card);
        let play = |card: Carta, set: Option<&Places>| Move {
            card,
            take: (rules.choice == Choice::Player).then(|| match set {
                Some(set) => capture::at(table, set).collect(),
                None => Bag::EMPTY,
            }),
        };
        let first = view.hand.get(0).expect("whoever must move has a card");
        let first_way = |card| play(card, captures(card).first());
        let lays = |card: &Carta| captures(*card).is_empty();
        match self {
            Self::Lays => first_way(view.hand.iter().find(lays).unwrap_or(first)),
            Self::AnyCard => {
                let place = chance::below(view.hand.len() as u64, rng) as usize;
                let card = view.hand.get(place).unwrap_or(first);
                let sets = captures(card);
                let way = chance::below(sets.len().max(1) as u64, rng) as usize;
                play(card, sets.get(way))
            }
            Self::FirstCard => first_way(first),
            Self::Captures => {
                let captor = view.hand.iter().find(|card| !lays(card));
                first_way(captor.unwrap_or(first))
            }
            Self::CapturesMore => {
                let mut best: Option<(usize, Move)> = None;
                for card in view.hand.iter() {
                    for set in captures(card) {
                        // Strictly more: the first in hand order, then table order, on a tie.
                        if set.len() > best.map_or(0, |(most, _)| most) {
                            best = Some((set.len(), play(card, Some(&set))));
                        }
                    }
                }
                match best {
                    Some((_, chosen)) => chosen,
                    None => first_way(first),
                }
            }
        }
    }
}

/// Every set that a card may capture, in table order.
fn captures(rules: &ScopaRules, table: &[Carta], card: Carta) -> Vec<Places> {
    if rules.choice == Choice::Most {
        return capture::chosen(rules, table, card).into_iter().collect();
    }
    capture::first_sets(rules, table, card, true, MOST_WAYS)
}

/// With several decks and a long table the ways can run into millions; a robot looks at
/// so many.
const MOST_WAYS: usize = 100_000;
