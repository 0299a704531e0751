//! A player who follows the documents' tips one move ahead.

use std::ops::ControlFlow;

use baralho_game::{View as _, chance::Generator};
use baralho_scopa::{
    Bag, Capture, Carta, Choice, Mechanic, Move, Prime, Scopa, ScopaRules, View, capture,
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
        let unseen = Unseen::new(view);
        let mut best = None;
        let mut seen = 0;
        let _ = view.visit_moves(|chosen| {
            let value = worth(&view.open.rules, &view.open.table, chosen, &unseen);
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

/// The cards nobody has seen yet, as far as they matter: counted once for all moves.
struct Unseen {
    /// By value.
    copies: [i32; 11],
    total: i32,
    /// Nobody can play after this move.
    last: bool,
}

impl Unseen {
    fn new<const CARDS: usize, const SEATS: usize>(view: &View<CARDS, SEATS>) -> Self {
        let unseen = view.unseen();
        let mut copies = [0; 11];
        for value in 1..=10 {
            copies[usize::from(value)] = unseen.of_value(value).into();
        }
        Self {
            copies,
            total: copies.iter().sum(),
            last: view.deck_left == 0 && view.hand_sizes.iter().all(|&size| size <= 1),
        }
    }
}

/// A table, as far as it matters to the next player.
struct Left {
    cards: i32,
    whole: u32,
    /// Bit s: some of the cards sum to s. Sums above 15 are of no use to anybody.
    sums: u32,
    /// Bit v: a card of this value lies there.
    values: u32,
    /// What all of it is worth.
    worth: i32,
}

impl Left {
    const NOTHING: Self = Self {
        cards: 0,
        whole: 0,
        sums: 1,
        values: 0,
        worth: 0,
    };

    #[inline]
    fn lay(&mut self, rules: &ScopaRules, card: Carta) {
        let value = card.value();
        self.cards += 1;
        self.whole += u32::from(value);
        self.sums |= self.sums << value;
        self.values |= 1 << value;
        self.worth += card_worth(rules, card);
    }
}

/// What a move is worth to the mover, in hundredths of a point or so.
fn worth(rules: &ScopaRules, table: &[Carta], chosen: Move, unseen: &Unseen) -> i32 {
    let mut left = Left::NOTHING;
    let mut gain = 0;
    let mut take = taken(rules, table, chosen);
    if take.is_empty() {
        for &card in table {
            left.lay(rules, card);
        }
        left.lay(rules, chosen.card);
        // What is laid is as good as given away.
        gain -= card_worth(rules, chosen.card) / 2;
    } else {
        gain += card_worth(rules, chosen.card);
        for &card in table {
            if take.contains(card) {
                take.remove(card);
                gain += card_worth(rules, card);
            } else {
                left.lay(rules, card);
            }
        }
        if left.cards == 0 && rules.mechanic != Mechanic::NoScopas {
            gain += SWEEP;
        }
    }
    let value = if unseen.last {
        gain
    } else {
        gain - danger(rules, &left, unseen)
    };
    if rules.inverse { -value } else { value }
}

/// The cards that a move takes off the table.
fn taken(rules: &ScopaRules, table: &[Carta], chosen: Move) -> Bag {
    match (rules.choice, chosen.take) {
        (Choice::Player, take) => take.unwrap_or_default(),
        (Choice::Most, _) => capture::chosen(rules, table, chosen.card)
            .unwrap_or_default()
            .iter()
            .map(|&place| table[usize::from(place)])
            .collect(),
    }
}

const SWEEP: i32 = 100;

/// What having a card is worth: its share in each category it counts for.
#[inline]
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
            (Prime::Primiera, 6) => 12,
            (Prime::Primiera, 1) => 8,
            _ => 0,
        }
}

/// What the next player can do with this table, by the cards nobody has seen yet: the
/// chance of each card is its share of the unseen ones.
fn danger(rules: &ScopaRules, left: &Left, unseen: &Unseen) -> i32 {
    if left.cards == 0 || unseen.total == 0 {
        return 0;
    }
    let single = left.cards == 1 || rules.capture == Capture::Fifteen;
    // A capture takes a part of the table.
    let part = left.worth / left.cards;
    let mut danger = 0;
    for value in 1..=10_u8 {
        let copies = unseen.copies[usize::from(value)];
        let needed = rules.needed(value);
        if copies == 0 || left.sums >> needed & 1 == 0 {
            continue;
        }
        let sweeps = u32::from(needed) == left.whole && (single || left.values >> value & 1 == 0);
        let worth = if sweeps && rules.mechanic != Mechanic::NoScopas {
            SWEEP + left.worth
        } else {
            part
        };
        // The next player holds a few of the unseen cards, not just one.
        danger += worth * copies * 3 / unseen.total;
    }
    danger.min(SWEEP + left.worth)
}
