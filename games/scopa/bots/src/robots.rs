//! Escopa's five robots.

use baralho_game::chance::{self, Generator};
use baralho_scopa::{Bag, Carta, Choice, Move, Scopa, View, capture};

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
        let ways = |card| ways(view, card);
        let first = view.hand.get(0).expect("whoever must move has a card");
        let first_way = |card| Move {
            card,
            take: ways(card).first().map(|way| way.take).unwrap_or_default(),
        };
        match self {
            Self::Lays => first_way(view.hand.iter().find(|&c| lays(&ways(c))).unwrap_or(first)),
            Self::AnyCard => {
                let place = chance::below(view.hand.len() as u64, rng) as usize;
                let card = view.hand.get(place).unwrap_or(first);
                let ways = ways(card);
                let way = chance::below(ways.len() as u64, rng) as usize;
                Move {
                    card,
                    take: ways[way].take,
                }
            }
            Self::FirstCard => first_way(first),
            Self::Captures => {
                let captor = view.hand.iter().find(|&card| !lays(&ways(card)));
                first_way(captor.unwrap_or(first))
            }
            Self::CapturesMore => {
                let mut best: Option<(usize, Move)> = None;
                for card in view.hand.iter() {
                    for way in ways(card) {
                        let chosen = Move {
                            card,
                            take: way.take,
                        };
                        // Strictly more: the first in hand order, then table order, on a tie.
                        if way.cards > best.map_or(0, |(most, _)| most) {
                            best = Some((way.cards, chosen));
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

/// One way to play a card: what it takes, as the move says it, and how many cards that is.
struct Way {
    take: Option<Bag>,
    cards: usize,
}

fn lays(ways: &[Way]) -> bool {
    ways.iter().all(|way| way.cards == 0)
}

/// Every way to play a card, in table order; at least one.
fn ways<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    card: Carta,
) -> Vec<Way> {
    let open = &view.open;
    if open.rules.choice == Choice::Most {
        let cards = capture::chosen(&open.rules, &open.table, card).map_or(0, |set| set.len());
        return vec![Way { take: None, cards }];
    }
    let mut ways = Vec::new();
    let _ = capture::visit_sets(&open.rules, &open.table, card, true, |places| {
        let take = places.iter().map(|&place| open.table[place as usize]);
        ways.push(Way {
            take: Some(take.collect()),
            cards: places.len(),
        });
        if ways.len() == MOST_WAYS {
            std::ops::ControlFlow::Break(())
        } else {
            std::ops::ControlFlow::Continue(())
        }
    });
    if ways.is_empty() {
        ways.push(Way {
            take: Some(Bag::EMPTY),
            cards: 0,
        });
    }
    ways
}

/// With several decks and a long table the ways can run into millions; a robot looks at
/// so many.
const MOST_WAYS: usize = 100_000;
