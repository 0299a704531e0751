//! The cards on the table, in the order they were laid.

use std::{fmt, hint::select_unpredictable, ops::Deref};

use baralho_cards::Suit;

use crate::{
    Bag, Capture, Carta, ScopaRules,
    capture::{self, Places},
    events::Taken,
    subsets,
};

/// The table: the oldest card first, and the sums that sets of its cards reach.
///
/// A plain array, zero behind its end so that equal tables are equal bytes. Tables
/// are short: up to eight cards are looked at and moved together, as the bytes of one
/// word, because steps that are always the same cost less than a search the processor
/// cannot foresee.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Table<const CARDS: usize> {
    cards: [Carta; CARDS],
    len: u8,
    /// As wide as compilers like to load it: next to `len` in one word, the load would
    /// have to wait for the store of `len` just before it.
    sums: u32,
}

/// How many cards are looked at together.
const BLOCK: usize = subsets::MOST;
/// A one in every byte.
const LOW: u64 = 0x0101_0101_0101_0101;

/// Marks the high bit of the first byte that is zero; bytes behind it may be marked
/// wrongly.
#[inline]
const fn first_zero(word: u64) -> u64 {
    word.wrapping_sub(LOW) & !word & (LOW << 7)
}

/// The cards of a word without the one whose lowest bit this is; those behind it move up.
#[inline]
const fn without(word: u64, bit: u32) -> u64 {
    let before = (1 << bit) - 1;
    (word & before) | (word >> 8 & !before)
}

/// Marks the high bit of the best card of a card's value: a diamond if there is one, else
/// the oldest; bytes behind it may be marked, too.
#[inline]
fn best_equal(word: u64, card: Carta) -> u64 {
    // Bytes are zero where the card is this diamond, or of this value in any suit. No card
    // is neither.
    let diamond = u64::from(card.byte() & Carta::VALUE_BITS) * LOW;
    let other = first_zero((word ^ diamond) & (LOW * u64::from(Carta::VALUE_BITS)));
    let best = first_zero(word ^ diamond);
    if best == 0 { other } else { best }
}

impl<const CARDS: usize> Table<CARDS> {
    pub(crate) const EMPTY: Self = Self {
        cards: [Carta::NONE; CARDS],
        len: 0,
        sums: 1,
    };

    /// Bit s is set when some set of these cards sums to s, up to 15.
    #[inline]
    pub fn sums(&self) -> u16 {
        self.sums as u16
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Carta) {
        let place = usize::from(self.len);
        match self.cards.first_chunk_mut::<BLOCK>() {
            // Not as the single byte it is: the next play's load of the whole word would
            // have to wait for that.
            Some(block) if place < BLOCK => {
                let word = u64::from_le_bytes(block.map(Carta::byte));
                let laid = word | u64::from(card.byte()) << (8 * place);
                *block = laid.to_le_bytes().map(Carta::from_byte);
            }
            _ => self.cards[place] = card,
        }
        self.len += 1;
        self.sums |= self.sums << card.value();
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::EMPTY;
    }

    /// The first cards as the bytes of a word, the oldest lowest; `None` for a long table.
    #[inline]
    fn word(&self) -> Option<u64> {
        let block = self.cards.first_chunk::<BLOCK>()?;
        (usize::from(self.len) <= BLOCK).then(|| u64::from_le_bytes(block.map(Carta::byte)))
    }

    /// The best card of this value: a diamond if there is one, else the oldest.
    #[inline]
    pub(crate) fn best_single(&self, value: u8) -> Option<usize> {
        let Some(word) = self.word() else {
            return best_single(self, value);
        };
        let found = best_equal(word, Carta::new(value, Suit::Diamonds));
        (found != 0).then(|| found.trailing_zeros() as usize / 8)
    }

    /// Whether one more card can be laid and the table still be short.
    #[inline]
    pub(crate) fn is_short(&self) -> bool {
        CARDS >= BLOCK && usize::from(self.len) < BLOCK
    }

    /// The best card of this card's value goes off a short table, or, there being none,
    /// the card is laid, and [`Carta::NONE`] goes. Where a sum is to be taken, nothing
    /// is done yet, and `None` says so.
    ///
    /// Whether a card captures is the one thing in a play that nobody can foresee, so
    /// both are worked out, and one is kept.
    #[allow(clippy::inline_always)] // a part of `apply`, see there
    #[inline(always)]
    pub(crate) fn take_equal_or_lay(&mut self, card: Carta) -> Option<Carta> {
        debug_assert!(self.is_short());
        let block = self.cards.first_chunk_mut::<BLOCK>()?;
        let word = u64::from_le_bytes(block.map(Carta::byte));
        let found = best_equal(word, card);
        let no_sum = self.sums >> card.value() & 1 ^ 1;
        if found | u64::from(no_sum) == 0 {
            return None;
        }
        let lays = found == 0;
        let place =
            select_unpredictable(lays, 8 * u32::from(self.len), found.trailing_zeros() & !7);
        let laid = select_unpredictable(lays, card, Carta::NONE);
        let equal = Carta::from_byte((word >> place) as u8);
        // Behind the last card there is nothing to take away, and after it nothing to lay.
        let left = without(word, place) | u64::from(laid.byte()) << place;
        *block = left.to_le_bytes().map(Carta::from_byte);
        self.len = select_unpredictable(lays, self.len + 1, self.len.wrapping_sub(1));
        self.sums = sums_of(left);
        Some(equal)
    }

    /// Takes the best set with a sum that is known to be reachable off the table.
    #[inline]
    pub(crate) fn lift_best(&mut self, rules: &ScopaRules, needed: u8) -> Taken {
        match self.cards.first_chunk() {
            Some(&block) if usize::from(self.len) <= BLOCK => {
                let fewest = rules.capture == Capture::Fewest;
                self.lift_set(subsets::best_set(block, needed, fewest))
            }
            _ => self.lift_from_long(&capture::best_set(rules, self, needed)),
        }
    }

    /// Takes these cards off the table: of equal ones the oldest.
    #[inline]
    pub(crate) fn lift_cards(&mut self, mut cards: Bag) -> Taken {
        if cards.is_empty() {
            return Taken::new();
        }
        let mut take = |card: Carta| {
            let there = cards.contains(card);
            cards.remove(select_unpredictable(there, card, Carta::NONE));
            there
        };
        let table = self.iter().copied().enumerate();
        if usize::from(self.len) <= BLOCK {
            let set = table.fold(0, |set, (place, card)| set | u8::from(take(card)) << place);
            return self.lift_set(set);
        }
        let taken = table.filter(|&(_, card)| take(card));
        let places: Places = taken.map(|(place, _)| place as u8).collect();
        self.lift_from_long(&places)
    }

    /// What is left of a short table, so many cards having gone.
    #[inline]
    fn store(&mut self, word: u64, gone: usize) {
        if let Some(block) = self.cards.first_chunk_mut::<BLOCK>() {
            *block = word.to_le_bytes().map(Carta::from_byte);
        }
        self.len -= gone as u8;
        self.sums = sums_of(word);
    }

    /// Takes a set of cards, a bit by place, off a short table.
    #[inline]
    fn lift_set(&mut self, mut set: u8) -> Taken {
        let mut taken = Taken::new();
        let Some(mut word) = self.word() else {
            return taken;
        };
        while set != 0 {
            let bit = 8 * (set.trailing_zeros() - taken.len() as u32);
            taken.push(Carta::from_byte((word >> bit) as u8));
            word = without(word, bit);
            set &= set - 1;
        }
        self.store(word, taken.len());
        taken
    }

    fn lift_from_long(&mut self, places: &[u8]) -> Taken {
        let mut taken = Taken::new();
        let len = usize::from(self.len);
        for place in places.first().map_or(len, |&first| first.into())..len {
            let card = self.cards[place];
            if places.get(taken.len()) == Some(&(place as u8)) {
                taken.push(card);
            } else {
                self.cards[place - taken.len()] = card;
            }
        }
        self.cards[len - taken.len()..len].fill(Carta::NONE);
        self.len -= taken.len() as u8;
        self.sums = capture::sums(self);
        taken
    }

    /// Takes the card at one place off the table.
    pub(crate) fn lift_one(&mut self, place: usize) -> Taken {
        if usize::from(self.len) <= BLOCK {
            self.lift_set(1 << place)
        } else {
            self.lift_from_long(&[place as u8])
        }
    }
}

/// The sums that the cards of a word reach. Six places are gone through, however many are
/// filled: no card shifts by nothing. More are filled so rarely that this can be foreseen.
#[inline]
const fn sums_of(word: u64) -> u32 {
    const OFTEN: u32 = 6;
    let mut reachable = 1_u32;
    let mut place = 0;
    while place < BLOCK as u32 {
        if place == OFTEN && word >> (8 * OFTEN) == 0 {
            break;
        }
        // Values are below 16, and shifts look at the lowest five bits only.
        reachable |= reachable.wrapping_shl((word >> (8 * place + 2)) as u32);
        place += 1;
    }
    reachable
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
