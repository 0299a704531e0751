//! A player who follows the documents' tips one move ahead.

use std::ops::ControlFlow;

use baralho_game::{View as _, chance::Generator};
use baralho_scopa::{
    Bag, Capture, Carta, Choice, Mechanic, Move, Scopa, ScopaRules, View, capture,
};

use crate::Bot;

/// Takes what is worth most (sweeps, the settebello, sevens, diamonds, cards) and leaves
/// the table where the next player can do least. In an inverse match it wants the opposite.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Greedy;

/// A table with more ways than this is judged by the first ones.
const MOST_MOVES: usize = 2_000;

impl<const CARDS: usize, const SEATS: usize> Bot<Scopa<CARDS, SEATS>> for Greedy {
    fn choose(&mut self, view: &View<CARDS, SEATS>, _chance: &mut Generator) -> Move {
        let unseen = view.unseen();
        let mut best = None;
        let mut seen = 0;
        let _ = view.visit_moves(|chosen| {
            let value = worth(view, chosen, unseen);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, chosen));
            }
            seen += 1;
            if seen == MOST_MOVES {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        best.expect("whoever must move can").1
    }
}

/// What a move is worth to the mover, in hundredths of a point or so.
fn worth<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    chosen: Move,
    unseen: Bag,
) -> i32 {
    let rules = &view.open.rules;
    let table: &[Carta] = &view.open.table;
    let taken: Vec<Carta> = match (rules.choice, chosen.take) {
        (Choice::Most, _) => capture::chosen(rules, table, chosen.card)
            .unwrap_or_default()
            .iter()
            .map(|&place| table[place as usize])
            .collect(),
        (Choice::Player, take) => take.unwrap_or_default().iter().collect(),
    };
    let mut left: Vec<Carta> = table.to_vec();
    let mut gain = 0;
    if taken.is_empty() {
        left.push(chosen.card);
        // What is laid is as good as given away.
        gain -= card_worth(rules, chosen.card) / 2;
    } else {
        for card in &taken {
            if let Some(place) = left.iter().position(|lying| lying == card) {
                left.remove(place);
            }
        }
        gain += card_worth(rules, chosen.card);
        gain += taken
            .iter()
            .map(|&card| card_worth(rules, card))
            .sum::<i32>();
        if left.is_empty() && rules.mechanic != Mechanic::NoScopas {
            gain += SWEEP;
        }
    }
    let last = view.deck_left == 0 && view.hand_sizes.iter().all(|&size| size <= 1);
    let danger = if last {
        0
    } else {
        danger(rules, &left, unseen)
    };
    let value = gain - danger;
    if rules.inverse { -value } else { value }
}

const SWEEP: i32 = 100;

/// What having a card is worth: its share in each category it counts for.
fn card_worth(rules: &ScopaRules, card: Carta) -> i32 {
    if rules.mechanic == Mechanic::OnlyScopas {
        return 0;
    }
    let mut worth = 5;
    if card.is_diamond() {
        worth += 15;
    }
    if card == Carta::SETTEBELLO {
        worth += 80;
    }
    worth
        + match (rules.prime, card.value()) {
            (_, 7) => 35,
            (baralho_scopa::Prime::Primiera, 6) => 12,
            (baralho_scopa::Prime::Primiera, 1) => 8,
            _ => 0,
        }
}

/// What the next player can do with this table, by the cards nobody has seen yet: the
/// chance of each card is its share of the unseen ones.
fn danger(rules: &ScopaRules, table: &[Carta], unseen: Bag) -> i32 {
    let total = i32::from(unseen.len());
    if table.is_empty() || total == 0 {
        return 0;
    }
    let whole: u32 = table.iter().map(|card| u32::from(card.value())).sum();
    let reachable = capture::sums(table);
    let lost: i32 = table.iter().map(|&card| card_worth(rules, card)).sum();
    let single = table.len() == 1 || rules.capture == Capture::Fifteen;
    let mut danger = 0;
    for value in 1..=10_u8 {
        let copies: i32 = baralho_cards::Suit::ALL
            .into_iter()
            .map(|suit| i32::from(unseen.count(Carta::new(value, suit))))
            .sum();
        let needed = rules.needed(value);
        if copies == 0 || reachable >> needed & 1 == 0 {
            continue;
        }
        let sweeps = u32::from(needed) == whole
            && (single || table.iter().all(|card| card.value() != value));
        let worth = if sweeps && rules.mechanic != Mechanic::NoScopas {
            SWEEP + lost
        } else {
            // A capture takes a part of the table.
            lost / table.len() as i32
        };
        // The next player holds a few of the unseen cards, not just one.
        danger += worth * copies * 3 / total;
    }
    danger.min(SWEEP + lost)
}
