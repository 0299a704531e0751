//! The moves of a position, each with a guess how good it is.

use baralho_scopa::{Capture, Choice, capture};

use super::{
    cards::{Cards, DIAMONDS, SETTEBELLO, SEVENS, VALUE_AT, bits, card_at, of_value, set},
    position::{Order, Play, Position},
    round::Facts,
};

/// Cards on a table, gathered for a search of sums.
struct Gathered {
    bits: [u8; 40],
    len: usize,
    /// Sums reachable with the cards from a place on.
    reachable: [u16; 41],
}

impl Gathered {
    #[inline]
    fn new(table: Cards) -> Self {
        let mut this = Self {
            bits: [0; 40],
            len: 0,
            reachable: [1; 41],
        };
        for bit in bits(table) {
            this.bits[this.len] = bit;
            this.len += 1;
        }
        this.reachable[this.len] = 1;
        for place in (0..this.len).rev() {
            let later = this.reachable[place + 1];
            this.reachable[place] = later | later << VALUE_AT[usize::from(this.bits[place])];
        }
        this
    }

    /// Shows every set of this sum.
    fn visit(&self, from: usize, rest: u8, picked: Cards, visit: &mut impl FnMut(Cards)) {
        if rest == 0 {
            return visit(picked);
        }
        for place in from..self.len {
            if self.reachable[place] >> rest & 1 == 0 {
                return;
            }
            let bit = self.bits[place];
            let value = VALUE_AT[usize::from(bit)];
            if value <= rest && self.reachable[place + 1] >> (rest - value) & 1 == 1 {
                self.visit(place + 1, rest - value, picked | 1 << bit, visit);
            }
        }
    }
}

impl Facts {
    /// The cards that the next one to play holds.
    #[inline]
    pub(super) fn hand<O: Order>(&self, position: &Position<O>) -> Cards {
        self.turns[usize::from(position.left)].dealt & position.hands
    }

    /// Shows every move of a position with its promise.
    #[inline]
    pub(super) fn visit_moves<O: Order>(
        &self,
        position: &Position<O>,
        mut visit: impl FnMut(Play, i32),
    ) {
        let hand = self.different(self.hand(position));
        if self.choice == Choice::Most {
            let table = position.order.table();
            for card in bits(hand) {
                let chosen = capture::chosen(&self.rules, table, card_at(card));
                let take = chosen.unwrap_or_default();
                let take = take
                    .iter()
                    .fold(0, |all, &at| all | set(table[usize::from(at)]));
                let play = Play { card, take };
                visit(play, self.promise(position, play));
            }
            return;
        }
        let gathered = Gathered::new(position.table);
        for card in bits(hand) {
            let value = VALUE_AT[usize::from(card)];
            let mut show = |take| {
                let play = Play { card, take };
                visit(play, self.promise(position, play));
            };
            let needed = if self.capture == Capture::Fifteen {
                15 - value
            } else {
                value
            };
            if gathered.reachable[0] >> needed & 1 == 0 {
                show(0);
                continue;
            }
            let equal = position.table & of_value(value);
            if self.capture != Capture::Fifteen && equal != 0 {
                for taken in bits(self.different(equal)) {
                    show(1 << taken);
                }
            } else if self.capture == Capture::Fewest {
                let mut fewest = u32::MAX;
                gathered.visit(0, needed, 0, &mut |take| {
                    fewest = fewest.min(take.count_ones());
                });
                gathered.visit(0, needed, 0, &mut |take| {
                    if take.count_ones() == fewest {
                        show(take);
                    }
                });
            } else {
                gathered.visit(0, needed, 0, &mut show);
            }
        }
    }

    /// Where no suit counts but diamonds, cards of a value and another suit are alike as
    /// long as they are in the same place: one of each is enough.
    #[inline]
    fn different(&self, cards: Cards) -> Cards {
        if !self.sevens {
            return cards;
        }
        let [spades, hearts, clubs] = [1, 2, 3].map(|suit| cards & DIAMONDS << suit);
        let hearts = hearts & !(spades << 1);
        let clubs = clubs & !(hearts << 1) & !(spades << 2);
        cards & DIAMONDS | spades | hearts | clubs
    }

    /// A set for all sets that are alike: as many cards of each value besides diamonds, in
    /// the first suits.
    #[inline]
    pub(super) fn alike(&self, cards: Cards) -> Cards {
        if !self.sevens {
            return cards;
        }
        let [spades, hearts, clubs] = [1, 2, 3].map(|suit| cards >> suit & DIAMONDS);
        let (any, all) = (spades | hearts | clubs, spades & hearts & clubs);
        let two = spades & hearts | spades & clubs | hearts & clubs;
        cards & DIAMONDS | any << 1 | two << 2 | all << 3
    }

    /// How good a move looks to whoever makes it, in hundredths of a point or so.
    #[inline]
    fn promise<O: Order>(&self, position: &Position<O>, play: Play) -> i32 {
        let card = 1 << play.card;
        let table = if play.take == 0 {
            position.table | card
        } else {
            position.table & !play.take
        };
        let mut promise = if play.take == 0 {
            -self.worth(card) / 2
        } else if table == 0 && self.sweeps_count {
            self.worth(play.take | card) + 100
        } else {
            self.worth(play.take | card)
        };
        if position.left > 1 {
            promise -= self.danger(position, table);
        }
        if self.inverse { -promise } else { promise }
    }

    /// What having these cards is worth: their share in each category.
    #[inline]
    fn worth(&self, cards: Cards) -> i32 {
        if !self.categories {
            return cards.count_ones() as i32;
        }
        let count = |of: Cards| (cards & of).count_ones() as i32;
        let mut worth = 5 * count(!0) + 15 * count(DIAMONDS) + 80 * count(SETTEBELLO);
        worth += 35 * count(SEVENS);
        if !self.sevens {
            worth += 12 * count(of_value(6)) + 8 * count(of_value(1));
        }
        worth
    }

    /// What the next player does with this table, whose cards we know.
    #[inline]
    fn danger<O: Order>(&self, position: &Position<O>, table: Cards) -> i32 {
        let turn = self.turns[usize::from(position.left)];
        let next = self.turns[usize::from(position.left) - 1];
        if next.side == turn.side || table == 0 || !self.sweeps_count {
            return 0;
        }
        if position.left == 2 && !self.last_play_sweep {
            return 0;
        }
        let mut whole = 0_u32;
        for bit in bits(table) {
            whole += u32::from(VALUE_AT[usize::from(bit)]);
        }
        let sweeper = if self.capture == Capture::Fifteen {
            15_u32.saturating_sub(whole)
        } else {
            whole
        };
        let sweeps = (1..=10).contains(&sweeper)
            && next.dealt & position.hands & of_value(sweeper as u8) != 0;
        if sweeps { 100 + self.worth(table) } else { 0 }
    }
}
