//! What a review says of a move: how bad a loss is, and why, in true statements with numbers that
//! others put in words.

use baralho_cards::{Card, Rank};
use serde::{Serialize, Serializer};

/// A true statement about a move. Chances are exact: they count the places where the cards
/// that the player has not seen may be, all equally likely.
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// There was nothing else to play.
    OnlyMove,
    /// Nothing is ever decided in this game.
    LuckOnly,
    /// Nothing stands out: it does better on average.
    OnAverage {
        /// By so many points.
        points: f64,
    },

    /// It sweeps the table.
    Sweep,
    /// It captures the 7 of diamonds.
    Settebello,
    /// It captures more sevens than the others.
    Sevens { count: usize },
    /// It captures more diamonds than the others.
    Diamonds { count: usize },
    /// It captures more cards than the others.
    Cards {
        /// How many, the one played included.
        count: usize,
    },
    /// It leaves a table that the next player may sweep.
    LeavesSweep {
        table: Vec<Card>,
        /// The ranks that sweep it, of which some are unseen.
        #[serde(serialize_with = "write_ranks")]
        ranks: Vec<Rank>,
        /// How likely the next player holds one.
        chance: f64,
    },
    /// The next player may sweep, but less likely than after any of the others.
    LeastSweep {
        table: Vec<Card>,
        /// The ranks that sweep it, of which some are unseen.
        #[serde(serialize_with = "write_ranks")]
        ranks: Vec<Rank>,
        /// How likely the next player holds one.
        chance: f64,
    },
    /// The next player cannot sweep what it leaves, whatever they hold.
    NoSweep { table: Vec<Card> },
    /// It leaves the 7 of diamonds on the table for the next player.
    LeavesSettebello {
        /// How likely the next player can capture it.
        chance: f64,
    },
    /// The card laid has its equal in the same hand, to capture it with.
    Twin {
        #[serde(serialize_with = "write_rank")]
        rank: Rank,
    },
    /// Of all cards that can be laid, the next player can do least with it.
    LeastUse {
        /// How likely the next player can capture anything.
        chance: f64,
    },
    /// The next player can capture something after it.
    MoreUse {
        /// The probability of that.
        chance: f64,
    },
    /// It leaves an odd number of these ranks in play, as the side that does not deal wants it.
    Unpairs {
        #[serde(serialize_with = "write_ranks")]
        ranks: Vec<Rank>,
    },
    /// It leaves an even number of these ranks in play, as the dealer's side wants it.
    Pairs {
        #[serde(serialize_with = "write_ranks")]
        ranks: Vec<Rank>,
    },

    /// It ends the game with an empty hand.
    GoesOut,
    /// It could have been the end of the game, and is not yet.
    NotYet,
    /// It completes a canastra.
    Canastra {
        /// Without a wild card.
        clean: bool,
    },
    /// It takes the discard pile.
    TakesPile { cards: usize },
    /// It leaves the discard pile, which could be taken, where it is.
    LeavesPile { cards: usize },
    /// It brings a meld to so many cards.
    Grows { cards: usize },
    /// It puts points on the table that would count against the hand.
    Lays { points: i32 },
    /// It keeps the wild card that others would spend.
    KeepsWild,
    /// It spends a wild card that the better move keeps.
    SpendsWild,
    /// It discards a wild card.
    DiscardsWild,
    /// It keeps cards that could be laid in the hand.
    HoldsBack,
    /// The next player may take the pile with the card discarded.
    Takeable {
        card: Card,
        /// How likely they can lay a new meld with it.
        chance: f64,
    },
    /// No other card is less likely to let the next player take the pile.
    LeastTakeable {
        card: Card,
        /// How likely they can lay a new meld with it.
        chance: f64,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
fn write_rank<S: Serializer>(rank: &Rank, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(rank.text())
}

fn write_ranks<S: Serializer>(ranks: &[Rank], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(ranks.iter().map(|rank| rank.text()))
}

/// A chance that is greater by less than this is no reason.
pub const NOTABLE: f64 = 0.02;
/// So many statements about a move are enough.
pub const ENOUGH: usize = 2;

/// Thresholds in points of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// Losses below this are good moves.
    pub good: f64,
    /// Losses below this are inaccuracies.
    pub inaccuracy: f64,
    /// Losses below this are mistakes, and all others blunders.
    pub mistake: f64,
    /// The loss that makes a move's accuracy a half.
    pub half: f64,
}

impl Scale {
    /// How accurate a move with this loss is: 100 for none, 50 for [`Scale::half`].
    pub fn accuracy(&self, loss: f64) -> f64 {
        100.0 * self.half / (self.half + loss.max(0.0))
    }
}
