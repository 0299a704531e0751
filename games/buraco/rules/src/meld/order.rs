//! In which order a meld's cards are shown.

use std::fmt;

use baralho_cards::{Card, Rank};

use super::Meld;
use crate::bag::{ACE, TWO, write_list};

/// The place in front of everything, where an idle wild stands.
const FRONT: usize = 0;
const LOW_ACE: usize = 1;
const HIGH_ACE: usize = 14;

impl Meld {
    /// Its cards ascending, the wild in the gap it fills, or in front when it fills none.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
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
        places.into_iter().flatten()
    }
}

/// The cards in the order shown, with blanks between: `2S 5H 6H`.
impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.cards())
    }
}

/// The first free place between two cards.
fn gap(places: &[Option<Card>]) -> Option<usize> {
    let first = places.iter().position(Option::is_some)?;
    let last = places.iter().rposition(Option::is_some)?;
    (first..last).find(|&place| places[place].is_none())
}
