//! In which order a meld's cards are shown.

use std::fmt;

use baralho_cards::{Card, Rank};

use super::Meld;
use crate::bag::{ACE, TWO};

/// The place in front of everything, where an idle wild stands.
const FRONT: usize = 0;
const LOW_ACE: usize = 1;
const HIGH_ACE: usize = 14;

/// A meld's cards in the order in which everyone is shown them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown([Option<Card>; HIGH_ACE + 1]);

impl Shown {
    /// The cards, first to last.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.0.into_iter().flatten()
    }
}

/// With blanks between: `2S 5H 6H`.
impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Meld {
    /// Its cards ascending, the wild in the gap it fills, or in front when it fills none.
    pub fn shown(self) -> Shown {
        let mut places = [None; HIGH_ACE + 1];
        for rank in Rank::ALL {
            if self.run() & 1 << rank.number() != 0 {
                places[usize::from(rank.number())] = Some(Card::new(rank, self.suit));
            }
        }
        // A lone two goes where it is needed, natural or not; of two, one is natural.
        if self.places & TWO != 0 {
            places[2] = Some(self.two());
        }
        let ace = |n: usize| Some(Card::new(Rank::Ace, self.ace_suits[n]));
        match self.aces {
            0 => {}
            1 if self.places & ACE != 0 => places[LOW_ACE] = ace(0),
            1 => places[HIGH_ACE] = ace(0),
            _ => {
                places[LOW_ACE] = ace(0);
                places[HIGH_ACE] = ace(1);
            }
        }
        if self.twos() > 0 {
            let wild = self
                .foreign_two
                .map_or(self.two(), |suit| Card::new(Rank::Two, suit));
            places[gap(&places).unwrap_or(FRONT)] = Some(wild);
        }
        Shown(places)
    }
}

/// The first free place between two cards.
fn gap(places: &[Option<Card>]) -> Option<usize> {
    let first = places.iter().position(Option::is_some)?;
    let last = places.iter().rposition(Option::is_some)?;
    (first..last).find(|&place| places[place].is_none())
}
