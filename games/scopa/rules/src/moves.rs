//! Moves, and why one is refused.

use std::fmt;

use baralho_cards::Card;
use thiserror::Error;

use crate::{Bag, Carta};

/// A card played, and what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The card from the hand.
    pub card: Carta,
    /// Where the player picks: the cards captured, none when the card is laid. Where the
    /// game picks: `None`.
    pub take: Option<Bag>,
}

/// Why a move is refused, and what would be right.
#[allow(missing_docs)] // the texts say it all
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    #[error("the round is over: no card can be played")]
    Over,
    #[error("{card} is not in the hand: it holds {}", Cards(hand))]
    NotInHand { card: Card, hand: Vec<Card> },
    #[error(
        "{card} must capture: {} {} on the table",
        Cards(capture),
        if capture.len() == 1 { "lies" } else { "lie" }
    )]
    MustCapture {
        card: Card,
        /// One of the sets it can take.
        capture: Vec<Card>,
    },
    #[error("{card} can capture in {} ways: say which, {}", ways.len(), Ways(card, ways))]
    WhichCapture {
        card: Card,
        /// Some of the ways.
        ways: Vec<Vec<Card>>,
    },
    #[error(
        "{card} cannot take {missing}: it does not lie on the table, where there is {}",
        Cards(table)
    )]
    NotOnTable {
        card: Card,
        missing: Card,
        table: Vec<Card>,
    },
    #[error(
        "{card} cannot take {}: they sum to {sum}, expected {needed}",
        Cards(take)
    )]
    WrongSum {
        card: Card,
        take: Vec<Card>,
        sum: u16,
        needed: u8,
    },
    #[error(
        "{card} cannot take {}: {equal} has the same value and comes first",
        Cards(take)
    )]
    RankFirst {
        card: Card,
        take: Vec<Card>,
        equal: Card,
    },
    #[error(
        "{card} cannot take {}: a capture of {fewest} comes first, such as {}",
        Cards(take),
        Cards(instead)
    )]
    NotFewest {
        card: Card,
        take: Vec<Card>,
        /// How many cards the smallest captures have.
        fewest: u8,
        /// One of them.
        instead: Vec<Card>,
    },
    #[error("the game picks the capture here: {card} {}", Picked(chosen))]
    GamePicks {
        card: Card,
        /// What the game takes; empty when the card is laid.
        chosen: Vec<Card>,
    },
}

struct Cards<'a>(&'a [Card]);

impl fmt::Display for Cards<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("nothing");
        }
        for (place, card) in self.0.iter().enumerate() {
            let joint = match place {
                0 => "",
                last if last + 1 == self.0.len() => " and ",
                _ => ", ",
            };
            write!(f, "{joint}{card}")?;
        }
        Ok(())
    }
}

struct Ways<'a>(&'a Card, &'a [Vec<Card>]);

impl fmt::Display for Ways<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, way) in self.1.iter().enumerate() {
            let joint = if place == 0 { "" } else { " or " };
            let way: Vec<String> = way.iter().map(Card::to_string).collect();
            write!(f, "{joint}{}x{}", self.0, way.join("+"))?;
        }
        Ok(())
    }
}

struct Picked<'a>(&'a [Card]);

impl fmt::Display for Picked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            f.write_str("captures nothing")
        } else {
            write!(f, "takes {}", Cards(self.0))
        }
    }
}
