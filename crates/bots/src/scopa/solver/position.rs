//! Where a round with open cards stands, and how a play changes it.

use baralho_scopa::Carta;

use super::{
    cards::{Cards, DIAMONDS, SETTEBELLO, SEVENS, best_of_suits, card_at, primiera, set as set_of},
    round::{Facts, SEATS},
};

/// A card played, and what it takes; nothing when it is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Play {
    pub(super) card: u8,
    pub(super) take: Cards,
}

/// Where a round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position<O> {
    /// The cards still to be played: in hands or in the deck. Whose they are, and when, is
    /// among the facts.
    pub(super) hands: Cards,
    pub(super) table: Cards,
    pub(super) piles: [Cards; SEATS],
    /// How many cards are still to be played.
    pub(super) left: u8,
    /// The pile that captured last, counted from 1; 0 for none.
    pub(super) last: u8,
    /// Sweeps of each side.
    pub(super) sweeps: [u8; 2],
    pub(super) over: bool,
    /// The table by age, where that matters.
    pub(super) order: O,
}

/// What is kept about how long cards have lain on the table.
pub(super) trait Order: Copy + std::fmt::Debug {
    /// An empty table.
    const EMPTY: Self;
    /// A card comes to lie on top.
    fn lay(&mut self, card: Cards);
    /// These go away; the others keep their order.
    fn lift(&mut self, cards: Cards);
    /// The table, the oldest first; empty where it is not kept.
    fn table(&self) -> &[Carta];
}

/// Where players pick their captures, it does not matter.
impl Order for () {
    const EMPTY: Self = ();
    #[inline]
    fn lay(&mut self, _card: Cards) {}
    #[inline]
    fn lift(&mut self, _cards: Cards) {}
    #[inline]
    fn table(&self) -> &[Carta] {
        &[]
    }
}

/// Where the game picks, of equal captures the older one is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aged {
    cards: [Carta; 40],
    len: u8,
}

impl Order for Aged {
    const EMPTY: Self = Self {
        cards: [Carta::SETTEBELLO; 40],
        len: 0,
    };

    #[inline]
    fn lay(&mut self, card: Cards) {
        self.cards[usize::from(self.len)] = card_at(card.trailing_zeros() as u8);
        self.len += 1;
    }

    #[inline]
    fn lift(&mut self, cards: Cards) {
        let mut kept = 0;
        for place in 0..usize::from(self.len) {
            let card = self.cards[place];
            self.cards[kept] = card;
            kept += usize::from(set_of(card) & cards == 0);
        }
        self.len = kept as u8;
    }

    #[inline]
    fn table(&self) -> &[Carta] {
        &self.cards[..usize::from(self.len)]
    }
}

impl Aged {
    /// The order in two words; `None` for a table longer than they hold.
    #[inline]
    pub(super) fn packed(&self, facts: &Facts) -> Option<[u64; 2]> {
        let mut words = [0; 2];
        if self.len > 20 {
            return None;
        }
        for (place, &card) in self.table().iter().enumerate() {
            let word = &mut words[usize::from(place >= 10)];
            let bit = facts.alike(set_of(card)).trailing_zeros();
            *word = *word << 6 | (u64::from(bit) + 1);
        }
        Some(words)
    }
}

/// An instant win is worth more than any round brings.
pub(crate) const INSTANT_WIN: i32 = 100;

/// What the categories have come to between two pooled piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Awards {
    /// The points that nobody can lose any more, as a margin.
    pub(super) margin: i32,
    /// How many categories are still open.
    pub(super) open: i32,
    /// What the open ones depend on besides the cards not captured yet.
    pub(super) code: u64,
}

impl<O: Order> Position<O> {
    /// Nothing anywhere.
    pub(super) const START: Self = Self {
        hands: 0,
        table: 0,
        piles: [0; SEATS],
        left: 0,
        last: 0,
        sweeps: [0; 2],
        over: false,
        order: O::EMPTY,
    };

    /// A card comes to lie on the table.
    #[inline]
    pub(super) fn lay(&mut self, card: Cards) {
        self.table |= card;
        self.order.lay(card);
    }

    #[inline]
    pub(super) fn play(&mut self, facts: &Facts, play: Play) {
        let turn = &facts.turns[usize::from(self.left)];
        let card = 1 << play.card;
        self.hands &= !card;
        self.left -= 1;
        if play.take == 0 {
            self.lay(card);
        } else {
            self.table &= !play.take;
            self.order.lift(play.take);
            self.piles[usize::from(turn.pile)] |= play.take | card;
            self.last = turn.pile + 1;
            if self.table == 0 && facts.sweeps_count && (self.left > 0 || facts.last_play_sweep) {
                self.sweep(facts, turn.side.into());
            }
        }
        if self.left == 0 && !self.over {
            self.over = true;
            if self.last > 0 {
                self.piles[usize::from(self.last - 1)] |= self.table;
                self.table = 0;
            }
        }
    }

    #[inline]
    fn sweep(&mut self, facts: &Facts, side: usize) {
        self.sweeps[side] += 1;
        self.over |= facts
            .sweeps_to_win
            .is_some_and(|enough| self.sweeps[side] >= enough[side]);
    }

    /// Sweeps of the first side less those of the second.
    #[inline]
    pub(super) fn sweeps_margin(&self) -> i32 {
        i32::from(self.sweeps[0]) - i32::from(self.sweeps[1])
    }

    /// Which side has won at once, as a margin; 0 for none.
    #[inline]
    pub(super) fn instant_win(&self, facts: &Facts) -> i32 {
        let Some(enough) = facts.sweeps_to_win else {
            return 0;
        };
        let won = |side: usize| i32::from(self.sweeps[side] >= enough[side]);
        INSTANT_WIN * (won(0) - won(1))
    }

    /// What the categories have come to, the piles being one for each side.
    #[inline]
    pub(super) fn awards(&self, facts: &Facts) -> Awards {
        let mut awards = Awards {
            margin: 0,
            open: 0,
            code: 0,
        };
        if !facts.categories {
            return awards;
        }
        let [ours, theirs, ..] = self.piles;
        awards.count(ours, theirs, 40, 6);
        awards.count(ours & DIAMONDS, theirs & DIAMONDS, 10, 4);
        awards.count(ours & SETTEBELLO, theirs & SETTEBELLO, 1, 0);
        if facts.sevens {
            awards.count(ours & SEVENS, theirs & SEVENS, 4, 3);
        } else {
            awards.primiera(ours, theirs);
        }
        // Only the end settles what nobody may win: a tie.
        if self.over {
            awards.open = 0;
        }
        awards
    }

    /// What the categories come to where every seat has its own pile: the best single
    /// pile wins each for its side.
    pub(super) fn awards_apart(&self, facts: &Facts) -> i32 {
        let mut margin = 0;
        if !facts.categories {
            return margin;
        }
        let count = |category: usize, pile: Cards| match category {
            0 => pile.count_ones(),
            1 => (pile & DIAMONDS).count_ones(),
            2 => (pile & SETTEBELLO).count_ones(),
            _ if facts.sevens => (pile & SEVENS).count_ones(),
            _ => primiera(best_of_suits(pile)).into(),
        };
        for category in 0..4 {
            let mut best = [0; 2];
            for (&pile, &side) in self.piles.iter().zip(&facts.side_of_pile) {
                let best = &mut best[usize::from(side)];
                *best = count(category, pile).max(*best);
            }
            margin += best[0].cmp(&best[1]) as i32;
        }
        margin
    }
}

impl Awards {
    /// A category of most cards, of so many there are, with so many bits for its code.
    #[inline]
    fn count(&mut self, ours: Cards, theirs: Cards, all: u32, bits: u32) {
        let (ours, theirs) = (ours.count_ones(), theirs.count_ones());
        let half = all / 2;
        self.code <<= bits;
        if ours > half {
            self.margin += 1;
            self.code |= (1 << bits) - 1;
        } else if theirs > half {
            self.margin -= 1;
            self.code |= (1 << bits) - 1;
        } else {
            // All captured and equal: settled too, and different from every other case.
            self.open += i32::from(ours + theirs < all);
            self.code |= u64::from(ours);
        }
    }

    #[inline]
    fn primiera(&mut self, ours: Cards, theirs: Cards) {
        const SETTLED: u64 = (1 << 32) - 1;
        let (our_best, their_best) = (best_of_suits(ours), best_of_suits(theirs));
        let (our_sum, their_sum) = (primiera(our_best), primiera(their_best));
        self.code <<= 32;
        let all = (1 << 40) - 1;
        if our_sum > primiera(best_of_suits(all & !ours)) {
            self.margin += 1;
            self.code |= SETTLED;
        } else if their_sum > primiera(best_of_suits(all & !theirs)) {
            self.margin -= 1;
            self.code |= SETTLED;
        } else {
            self.open += 1;
            let mut code = 0;
            for best in our_best.into_iter().chain(their_best) {
                // Figures count alike; 15 stays free for what is settled.
                let class = if best == 40 { 14 } else { (best / 4).max(2) };
                code = code << 4 | u64::from(class);
            }
            self.code |= code;
        }
    }
}
