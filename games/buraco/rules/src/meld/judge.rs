//! Whether cards form a meld, and if not, why.

use baralho_cards::{Card, Rank, Suit};
use thiserror::Error;

use super::Meld;
use crate::{Compat, bag::Bag};

/// Why cards are no meld.
#[allow(missing_docs)] // the texts say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotAMeld {
    #[error("a meld has at least 3 cards, not {0}")]
    TooFew(usize),
    /// So many cards: a run from ace to ace, and a wild with no place left.
    #[error(
        "a meld has at most 14 cards, not {0}: the run is full from ace to ace, and the wild has no place"
    )]
    TooMany(usize),
    #[error("2s alone make no meld: only one of them may be wild, and only one can be natural")]
    OnlyTwos,
    #[error("{one} and {other} are of different suits, and only a 2 may be of another suit")]
    Suits { one: Card, other: Card },
    #[error("{0} is there twice, and a run has it once")]
    Twice(Card),
    #[error("{0} aces: a run has at most two, one at each end")]
    Aces(u8),
    #[error(
        "{given} twos: at most one may be wild, and one more can be natural if it is the 2{suit}"
    )]
    Wilds { given: u8, suit: Suit },
    #[error(
        "{} {} missing{}",
        listed(*missing),
        if missing.len() == 1 { "is" } else { "are" },
        if *wild { ", and a wild stands for one card only" } else { ", and no 2 stands for a missing card" }
    )]
    Missing { missing: Bag, wild: bool },
}

/// Cards as a sentence names them: `7H, 8H and 9H`.
fn listed(cards: Bag) -> String {
    let mut cards: Vec<&str> = cards.iter().map(Card::text).collect();
    match (cards.pop(), cards.as_slice()) {
        (Some(last), []) => last.to_owned(),
        (Some(last), first) => format!("{} and {last}", first.join(", ")),
        (None, _) => String::new(),
    }
}

/// Judges cards in any order, together with the meld they are put onto, if any.
pub fn judge(cards: &[Card], onto: Option<&[Card]>, compat: Compat) -> Result<Meld, NotAMeld> {
    Meld::judge(
        onto.unwrap_or_default().iter().chain(cards).copied(),
        compat,
    )
}

impl Meld {
    /// The checked door: the meld of these cards.
    pub fn judge(
        cards: impl Iterator<Item = Card> + Clone,
        compat: Compat,
    ) -> Result<Self, NotAMeld> {
        let given = cards.clone().count();
        let is_plain = |card: &Card| !matches!(card.rank(), Rank::Ace | Rank::Two);
        let is_ace = |card: &Card| card.rank() == Rank::Ace;
        let lead = cards
            .clone()
            .find(is_plain)
            .or_else(|| cards.clone().find(is_ace));
        if given < 3 {
            return Err(NotAMeld::TooFew(given));
        }
        let lead = lead.ok_or(NotAMeld::OnlyTwos)?;
        Self::empty(lead.suit()).together(cards, lead, compat)
    }

    /// The checked door by the strict rules: this meld with more cards.
    pub fn with(self, cards: Bag) -> Result<Self, NotAMeld> {
        let lead = self
            .cards()
            .find(|card| card.rank() != Rank::Two && card.suit() == self.suit)
            .unwrap_or(self.two());
        self.together(cards.iter(), lead, Compat::Off)
    }

    /// This meld with more cards; the lead is the card whose suit counts.
    fn together(
        mut self,
        cards: impl Iterator<Item = Card>,
        lead: Card,
        compat: Compat,
    ) -> Result<Self, NotAMeld> {
        let mut foreign_twos = u8::from(self.foreign_two.is_some());
        for card in cards {
            if card.rank() == Rank::Two && card.suit() != self.suit {
                foreign_twos += 1;
            }
            self.put(card, lead, compat)?;
        }
        self.arranged(foreign_twos)
    }

    fn put(&mut self, card: Card, lead: Card, compat: Compat) -> Result<(), NotAMeld> {
        let foreign = card.suit() != self.suit;
        match card.rank() {
            Rank::Two => {
                self.twos = self.twos.saturating_add(1);
                if foreign {
                    self.foreign_two = Some(card.suit());
                }
            }
            rank => {
                if foreign && (rank != Rank::Ace || compat == Compat::Off) {
                    return Err(NotAMeld::Suits {
                        one: lead,
                        other: card,
                    });
                }
                if rank == Rank::Ace {
                    if let Some(slot) = self.ace_suits.get_mut(usize::from(self.aces)) {
                        *slot = card.suit();
                    }
                    self.aces = self.aces.saturating_add(1);
                } else if self.places & 1 << rank.number() == 0 {
                    self.places |= 1 << rank.number();
                } else {
                    return Err(NotAMeld::Twice(card));
                }
            }
        }
        Ok(())
    }

    /// Checks that everything has a place: the aces at the ends, one natural two if
    /// there are two twos, and no more places empty than a wild can fill.
    fn arranged(mut self, foreign_twos: u8) -> Result<Self, NotAMeld> {
        let twos = self.twos;
        if twos > 2 || foreign_twos > 1 {
            return Err(NotAMeld::Wilds {
                given: twos,
                suit: self.suit,
            });
        }
        let natural = self.run() | u16::from(twos == 2) << 2;
        let (low, high) = (1 << 1, 1 << 14);
        let places = match self.aces {
            0 => gaps(natural),
            1 => {
                let (behind, before) = (gaps(natural | high), gaps(natural | low));
                if before.count_ones() < behind.count_ones() {
                    before
                } else {
                    behind
                }
            }
            2 => gaps(natural | low | high),
            given => return Err(NotAMeld::Aces(given)),
        };
        let wild = twos > 0;
        if places.count_ones() > u32::from(wild) {
            let missing = Bag::from_lane(self.suit, places, 0);
            return Err(NotAMeld::Missing { missing, wild });
        }
        if self.len() > 14 {
            return Err(NotAMeld::TooMany(self.len()));
        }
        self.settle();
        Ok(self)
    }
}

/// The places between the lowest and the highest that are empty.
const fn gaps(places: u16) -> u16 {
    let wide = places as u32;
    let span = (2 << (wide.ilog2())) - (1 << wide.trailing_zeros());
    (span & !wide) as u16
}
