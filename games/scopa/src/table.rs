//! The cards on the table, in the order they were laid.

use std::{fmt, ops::Deref};

use crate::{Carta, capture::Places, events::Taken};

/// The table: the oldest card first, and the sums that sets of its cards reach.
///
/// A plain array, cleared behind its end so that equal tables are equal bytes. Searches
/// look at whole blocks of cards instead of stopping early: tables are short, and a
/// loop that always does the same costs less than one the processor cannot foresee.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Table<const CARDS: usize> {
    cards: [Carta; CARDS],
    len: u8,
    sums: u16,
}

/// How many cards are looked at together.
const BLOCK: usize = 16;

impl<const CARDS: usize> Table<CARDS> {
    pub(crate) const EMPTY: Self = Self {
        cards: [Carta::FILLER; CARDS],
        len: 0,
        sums: 1,
    };

    /// Bit s is set when some set of these cards sums to s, up to 15.
    #[inline]
    pub fn sums(&self) -> u16 {
        self.sums
    }

    /// Lays a card.
    #[inline]
    pub(crate) fn push(&mut self, card: Carta) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
        self.sums |= self.sums << card.value();
    }

    /// Takes everything away.
    pub(crate) fn clear(&mut self) {
        *self = Self::EMPTY;
    }

    /// The best card of this value: a diamond if there is one, else the oldest.
    #[inline]
    pub(crate) fn best_single(&self, value: u8) -> Option<usize> {
        if usize::from(self.len) > BLOCK {
            return best_single(self, value);
        }
        let Some(block) = self.cards.first_chunk::<BLOCK>() else {
            return best_single(self, value);
        };
        // Fillers have no value, so they never match.
        let mut equal = 0_u32;
        for (place, card) in block.iter().enumerate() {
            equal |= u32::from(card.value() == value) << place;
        }
        if equal == 0 {
            return None;
        }
        if equal.is_power_of_two() {
            return Some(equal.trailing_zeros() as usize);
        }
        best_single(self, value)
    }

    /// Takes the cards at some places (ascending) off the table.
    #[inline]
    pub(crate) fn lift(&mut self, places: &Places) -> Taken {
        let mut taken = Taken::new();
        let mut gone = 0;
        let mut place = match places.first() {
            Some(&first) => usize::from(first),
            None => return taken,
        };
        let len = usize::from(self.len);
        if places.len() == len {
            taken.extend(self.iter().copied());
            self.clear();
            return taken;
        }
        while place < len {
            let card = self.cards[place];
            if gone < places.len() && usize::from(places[gone]) == place {
                taken.push(card);
                gone += 1;
            } else {
                self.cards[place - gone] = card;
            }
            place += 1;
        }
        self.cards[len - gone..len].fill(Carta::FILLER);
        self.len -= gone as u8;
        self.sums = self.fresh_sums();
        taken
    }

    /// Takes the card at one place off the table.
    #[inline]
    pub(crate) fn lift_one(&mut self, place: usize) -> Carta {
        let card = self.cards[place];
        let len = usize::from(self.len);
        if len <= BLOCK
            && let Some(block) = self.cards.first_chunk_mut::<{ BLOCK + 1 }>()
        {
            // Every card behind the place moves up by one; fillers follow the last.
            for at in 0..BLOCK {
                let next = block[at + 1];
                block[at] = if at >= place { next } else { block[at] };
            }
        } else {
            self.cards.copy_within(place + 1..len, place);
            self.cards[len - 1] = Carta::FILLER;
        }
        self.len -= 1;
        self.sums = self.fresh_sums();
        card
    }

    /// The reachable sums, counted from nothing.
    #[inline]
    fn fresh_sums(&self) -> u16 {
        const FEW: usize = 6;
        let len = usize::from(self.len);
        let mut reachable = 1_u32;
        // Fillers shift by a multiple of 32, which is not at all.
        for card in &self.cards[..FEW] {
            reachable |= reachable.wrapping_shl(card.value().into());
        }
        if len > FEW {
            for card in &self.cards[FEW..len] {
                reachable |= reachable << card.value();
            }
        }
        reachable as u16
    }
}

/// The same on any slice.
pub(crate) fn best_single(table: &[Carta], value: u8) -> Option<usize> {
    let equal = |card: &Carta| card.value() == value;
    let diamond = |card: &Carta| equal(card) && card.is_diamond();
    table
        .iter()
        .position(diamond)
        .or_else(|| table.iter().position(equal))
}

impl<const CARDS: usize> Deref for Table<CARDS> {
    type Target = [Carta];

    #[inline]
    fn deref(&self) -> &[Carta] {
        &self.cards[..usize::from(self.len)]
    }
}

/// The first card is the oldest.
impl<const CARDS: usize> FromIterator<Carta> for Table<CARDS> {
    fn from_iter<I: IntoIterator<Item = Carta>>(cards: I) -> Self {
        let mut table = Self::EMPTY;
        for card in cards {
            table.push(card);
        }
        table
    }
}

impl<const CARDS: usize> fmt::Debug for Table<CARDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
