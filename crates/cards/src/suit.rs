use std::fmt;

/// One of the four suits. The order is that of the letters `D S H C`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// Ouros, denari, oros.
    Diamonds,
    /// Espadas, spade.
    Spades,
    /// Copas, coppe.
    Hearts,
    /// Paus, bastoni, bastos.
    Clubs,
}

impl Suit {
    /// Every suit, in order.
    pub const ALL: [Self; 4] = [Self::Diamonds, Self::Spades, Self::Hearts, Self::Clubs];

    /// The letter used in files and commands.
    pub const fn letter(self) -> char {
        ['D', 'S', 'H', 'C'][self as usize]
    }

    /// The symbol shown to people and used by the course protocol.
    pub const fn symbol(self) -> char {
        ['♦', '♠', '♥', '♣'][self as usize]
    }

    /// The suit with this letter (any case) or symbol.
    ///
    /// Outlined symbols (`♢ ♤ ♡ ♧`), which some keyboards produce, count too.
    pub const fn from_char(c: char) -> Option<Self> {
        match c {
            'D' | 'd' | '♦' | '♢' => Some(Self::Diamonds),
            'S' | 's' | '♠' | '♤' => Some(Self::Spades),
            'H' | 'h' | '♥' | '♡' => Some(Self::Hearts),
            'C' | 'c' | '♣' | '♧' => Some(Self::Clubs),
            _ => None,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
