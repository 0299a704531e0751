use std::fmt;

/// One of the thirteen ranks, from the ace (1) to the king (13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the names say it all
pub enum Rank {
    Ace = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// Every rank, ascending.
    pub const ALL: [Self; 13] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
    ];

    /// The rank's number: 1 for the ace, 11, 12 and 13 for the pictures.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The rank with this number, if it is from 1 to 13.
    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number <= 13 {
            Some(Self::ALL[number as usize - 1])
        } else {
            None
        }
    }

    /// How the rank is written: `A 2 3 4 5 6 7 8 9 10 J Q K`.
    pub const fn text(self) -> &'static str {
        [
            "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
        ][self as usize - 1]
    }

    /// The rank written so (letters in any case).
    pub fn from_text(text: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|rank| rank.text().eq_ignore_ascii_case(text))
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
