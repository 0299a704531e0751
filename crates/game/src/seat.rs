use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, Unexpected},
};

/// The most players any game seats.
pub const MAX_SEATS: usize = 20;

/// A small list with one entry per seat or side; lives on the stack.
pub type PerSeat<T> = tinyvec::ArrayVec<[T; MAX_SEATS]>;

/// A place at the table, counted from 0. The next seat is the one to the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// When the number is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no game has so many seats");
        Self(index as u8)
    }

    /// The seat's number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left at a table of this many players.
    pub const fn left(self, players: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= players { 0 } else { next })
    }

    /// All seats of a table, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players as u8).map(Self)
    }
}

/// People count seats from 1 in prose; files count from 0. This is the file form.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Any seat of any game; whether a table has it is for its rules to say.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u64::deserialize(deserializer)?;
        if index < MAX_SEATS as u64 {
            return Ok(Self(index as u8));
        }
        let expected = &"a seat from 0 to 19";
        Err(D::Error::invalid_value(
            Unexpected::Unsigned(index),
            expected,
        ))
    }
}

/// Who looks at a game: a player from their seat, or somebody who sees no hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Observer {
    /// The player at this seat.
    Seat(Seat),
    /// A spectator: sees what lies open, and no hand.
    Spectator,
}

impl From<Seat> for Observer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl Observer {
    /// Whether this observer sees that seat's hand.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat looked from, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Every observer of a table: each seat, then a spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        Seat::all(players)
            .map(Self::Seat)
            .chain(std::iter::once(Self::Spectator))
    }
}
