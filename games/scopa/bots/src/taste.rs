//! What a move is worth to who looks one move ahead: what it takes, and what it leaves to
//! the next player.

use baralho_scopa::{Bag, Capture, Carta, Mechanic, Prime, ScopaRules, View};

/// What somebody thinks things are worth, in hundredths of a point or so.
#[derive(Debug)]
pub(crate) struct Taste {
    pub(super) sweep: i32,
    pub(super) card: i32,
    pub(super) diamond: i32,
    pub(super) settebello: i32,
    pub(super) seven: i32,
    pub(super) six: i32,
    pub(super) ace: i32,
    /// How much of what the next player could do is seen, in hundredths.
    pub(super) danger: i32,
}

/// Values nothing: the base of tastes that value a few things.
pub(super) const INDIFFERENT: Taste = Taste {
    sweep: 0,
    card: 0,
    diamond: 0,
    settebello: 0,
    seven: 0,
    six: 0,
    ace: 0,
    danger: 0,
};

pub(super) const GREEDY: Taste = Taste {
    sweep: 100,
    card: 5,
    diamond: 15,
    settebello: 80,
    seven: 35,
    six: 12,
    ace: 8,
    danger: 100,
};

/// The cards nobody has seen yet, as far as they matter: counted once for all moves.
pub(super) struct Unseen {
    copies: [i32; 11],
    total: i32,
    /// Nobody can play after this move.
    last: bool,
}

impl Unseen {
    pub(super) fn new<const CARDS: usize, const SEATS: usize>(
        view: &View<CARDS, SEATS>,
        unseen: Bag,
    ) -> Self {
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
    fn lay(&mut self, taste: &Taste, rules: &ScopaRules, card: Carta) {
        let value = card.value();
        self.cards += 1;
        self.whole += u32::from(value);
        self.sums |= self.sums << value;
        self.values |= 1 << value;
        self.worth += card_worth(taste, rules, card);
    }
}

/// What it is worth to the mover to play a card that takes these cards, none if it is laid.
pub(super) fn worth(
    taste: &Taste,
    rules: &ScopaRules,
    table: &[Carta],
    card: Carta,
    mut take: Bag,
    unseen: &Unseen,
) -> i32 {
    let mut left = Left::NOTHING;
    let mut gain = 0;
    if take.is_empty() {
        for &lying in table {
            left.lay(taste, rules, lying);
        }
        left.lay(taste, rules, card);
        // What is laid is as good as given away.
        gain -= card_worth(taste, rules, card) / 2;
    } else {
        gain += card_worth(taste, rules, card);
        for &lying in table {
            if take.contains(lying) {
                take.remove(lying);
                gain += card_worth(taste, rules, lying);
            } else {
                left.lay(taste, rules, lying);
            }
        }
        if left.cards == 0 && rules.sweeps_count() {
            gain += taste.sweep;
        }
    }
    let value = if unseen.last || taste.danger == 0 {
        gain
    } else {
        gain - danger(taste, rules, &left, unseen) * taste.danger / 100
    };
    if rules.inverse { -value } else { value }
}

impl Taste {
    /// What having a card is worth: its share in each category it counts for.
    #[inline]
    pub(super) fn worth_of(&self, prime: Prime, card: Carta) -> i32 {
        let mut worth = self.card;
        if card.is_diamond() {
            worth += self.diamond;
        }
        if card == Carta::SETTEBELLO {
            worth += self.settebello;
        }
        worth
            + match (prime, card.value()) {
                (_, 7) => self.seven,
                (Prime::Primiera, 6) => self.six,
                (Prime::Primiera, 1) => self.ace,
                _ => 0,
            }
    }
}

/// The same by these rules, where cards may count nothing.
#[inline]
pub(super) fn card_worth(taste: &Taste, rules: &ScopaRules, card: Carta) -> i32 {
    match rules.mechanic {
        Mechanic::OnlyScopas => 0,
        _ => taste.worth_of(rules.prime, card),
    }
}

/// What the next player can do with this table, by the cards nobody has seen yet: the
/// chance of each card is its share of the unseen ones.
fn danger(taste: &Taste, rules: &ScopaRules, left: &Left, unseen: &Unseen) -> i32 {
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
        let worth = if sweeps && rules.sweeps_count() {
            taste.sweep + left.worth
        } else {
            part
        };
        // The next player holds a few of the unseen cards, not just one.
        danger += worth * copies * 3 / unseen.total;
    }
    danger.min(taste.sweep + left.worth)
}
