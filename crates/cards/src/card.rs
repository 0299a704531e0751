use crate::{Rank, Suit};

/// A card of a 52-card pack: a rank and a suit in one byte.
///
/// Copies of a card from several packs are equal. The index is rank-major
/// (`A♦ A♠ A♥ A♣ 2♦ ...`), so the packs without pictures are the indices below 40.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// Every card as text.
#[rustfmt::skip] // a row for each rank
const TEXTS: [&str; Card::COUNT] = [
    "AD", "AS", "AH", "AC",
    "2D", "2S", "2H", "2C",
    "3D", "3S", "3H", "3C",
    "4D", "4S", "4H", "4C",
    "5D", "5S", "5H", "5C",
    "6D", "6S", "6H", "6C",
    "7D", "7S", "7H", "7C",
    "8D", "8S", "8H", "8C",
    "9D", "9S", "9H", "9C",
    "10D", "10S", "10H", "10C",
    "JD", "JS", "JH", "JC",
    "QD", "QS", "QH", "QC",
    "KD", "KS", "KH", "KC",
];

impl Card {
    /// How many different cards there are.
    pub const COUNT: usize = 52;

    /// Every card once, in index order.
    pub const PACK: [Self; Self::COUNT] = {
        let mut pack = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            pack[index] = Self(index as u8);
            index += 1;
        }
        pack
    };

    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self((rank.number() - 1) * 4 + suit as u8)
    }

    /// The card with this index, if it is below [`Card::COUNT`].
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The card's place in rank-major order, below [`Card::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card's rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.0 as usize / 4]
    }

    /// The card's suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.0 as usize % 4]
    }

    /// The card in letters, as in files and commands: `7D`.
    pub const fn text(self) -> &'static str {
        TEXTS[self.0 as usize]
    }

    /// Every card once, in index order.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::PACK.into_iter()
    }
}

/// The ace of diamonds: a filler for fixed-size buffers, of no meaning in a game.
impl Default for Card {
    fn default() -> Self {
        Self(0)
    }
}
