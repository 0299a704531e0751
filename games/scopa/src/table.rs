//! The cards on the table, in the order they were laid.

use std::{fmt, ops::Deref};

use baralho_cards::Suit;

use crate::{
    Capture, Carta, ScopaRules,
    capture::{self, Places},
    events::Taken,
    subsets,
};

/// The table: the oldest card first, and the sums that sets of its cards reach.
///
/// A plain array, filled up behind its end so that equal tables are equal bytes. Tables
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

/// The cards of a word without one; those behind it move up, a filler follows.
#[inline]
const fn without(word: u64, place: usize) -> u64 {
    let before = (1 << (8 * place)) - 1;
    let moved_up = word >> 8 | (Carta::FILLER.byte() as u64) << 56;
    (word & before) | (moved_up & !before)
}

impl<const CARDS: usize> Table<CARDS> {
    pub(crate) const EMPTY: Self = Self {
        cards: [Carta::FILLER; CARDS],
        len: 0,
        sums: 1,
    };

    /// Bit s is set when some set of these cards sums to s, up to 15.
    #[inline]
    pub fn sums(&self) -> u16 {
        self.sums as u16
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
        // Bytes are zero where the card is this diamond, or of this value in any suit.
        // Fillers are neither.
        let diamond = u64::from(Carta::new(value, Suit::Diamonds).byte()) * LOW;
        let other = first_zero((word ^ diamond) & (LOW * Carta::VALUE_BITS));
        let best = first_zero(word ^ diamond);
        let found = if best == 0 { other } else { best };
        (found != 0).then(|| found.trailing_zeros() as usize / 8)
    }

    /// Takes the best set with a sum that is known to be reachable off the table.
    #[inline]
    pub(crate) fn lift_best(&mut self, rules: &ScopaRules, needed: u8) -> Taken {
        match self.cards.first_chunk() {
            Some(&block) if usize::from(self.len) <= BLOCK => {
                let fewest = rules.capture == Capture::Fewest;
                self.lift(&subsets::best_set(block, needed, fewest))
            }
            _ => self.lift(&capture::best_set(rules, self, needed)),
        }
    }

    /// Takes the cards at some places (ascending) off the table.
    #[inline]
    pub(crate) fn lift(&mut self, places: &Places) -> Taken {
        match self.word() {
            Some(word) => self.lift_from_word(word, places),
            None => self.lift_from_long(places),
        }
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

    #[inline]
    fn lift_from_word(&mut self, mut word: u64, places: &Places) -> Taken {
        let mut taken = Taken::new();
        for &place in places {
            taken.push(self.cards[usize::from(place)]);
        }
        for &place in places.iter().rev() {
            word = without(word, place.into());
        }
        self.store(word, places.len());
        taken
    }

    fn lift_from_long(&mut self, places: &Places) -> Taken {
        let mut taken = Taken::new();
        let mut gone = 0;
        let mut place = match places.first() {
            Some(&first) => usize::from(first),
            None => return taken,
        };
        let len = usize::from(self.len);
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
        if let Some(word) = self.word() {
            self.store(without(word, place), 1);
            return card;
        }
        self.cards.copy_within(place + 1..len, place);
        self.cards[len - 1] = Carta::FILLER;
        self.len -= 1;
        self.sums = self.fresh_sums();
        card
    }

    /// The reachable sums, counted from nothing.
    fn fresh_sums(&self) -> u32 {
        let mut reachable = 1_u32;
        for card in self.iter() {
            reachable |= reachable << card.value();
        }
        reachable
    }
}

/// The sums that the cards of a word reach. All eight places are gone through, however
/// many are filled: a filler shifts by nothing.
#[inline]
const fn sums_of(word: u64) -> u32 {
    // Values by byte; a filler's is a multiple of 32, by which nothing is shifted.
    let values = ((word >> 2) & (LOW * 0x3f)) + LOW;
    let mut reachable = 1_u32;
    let mut place = 0;
    while place < BLOCK {
        reachable |= reachable.wrapping_shl((values >> (8 * place)) as u32);
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
