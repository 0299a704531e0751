//! The exact value of a round in which every card is known.
//!
//! Two sides, and what one wins the other loses. The search asks one question again and
//! again, "does the first side get at least so much?", and remembers for every position it
//! met what is proven about it; the answers close in on the value from both sides. So a
//! search that runs out of its budget still has something to say: at least so much, at
//! most so much.
//!
//! Rounds of more than two sides have no such value: what is best for one there depends on
//! whom the others would rather see win. They are not offered here.

mod line;
mod search;
mod table;

pub use line::Step;
pub use search::{Solver, Verdict};
pub use table::Key;

/// A round of two sides with open cards, as the solver sees it: what never changes is in
/// `self`, what a move changes is in a position.
///
/// Values are margins: points of the first side less those of the second. A position's
/// value is what is settled already plus what the rest of the round brings, and two
/// positions with the same key must bring the same rest, whatever is settled in each.
pub trait Solvable {
    /// What a move changes. Copied at every step, so keep it small.
    type Position: Copy + std::fmt::Debug;
    /// One move.
    type Move: Copy + std::fmt::Debug;
    /// All that the rest of the round depends on.
    type Key: Key;

    /// Whether whoever moves wants the margin high; `None` when the round is over.
    fn wants_high(&self, position: &Self::Position) -> Option<bool>;

    /// What can be said about a position without searching.
    fn glance(&self, position: &Self::Position) -> Glance<Self::Key>;

    /// Shows every move with a guess how good it is for whoever moves, higher for better.
    /// The same position shows the same moves in the same order. Of moves that are alike
    /// for a reason that holds in every continuation, one is enough.
    fn visit_moves(&self, position: &Self::Position, visit: impl FnMut(Self::Move, i32));

    /// Makes a move.
    fn play(&self, position: &mut Self::Position, chosen: Self::Move);
}

/// What can be said about a position without searching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance<K> {
    /// The part of the margin that no move can change any more. When the round is over,
    /// the margin.
    pub settled: i32,
    /// The least that the rest of the round can bring.
    pub low: i32,
    /// The most that it can bring.
    pub high: i32,
    /// What the rest depends on; `None` when it is not to be remembered.
    pub key: Option<K>,
}

/// Why the value of a round is not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSolvable {
    /// More than two sides, or only one left.
    #[error(
        "{sides} sides play, and an exact value needs two: among more it depends on whom the others would rather see win"
    )]
    Sides {
        /// How many play.
        sides: usize,
    },
    /// More packs or players than the solver's sets of cards hold.
    #[error("the solver knows one deck and up to six players, and this is a larger table")]
    TooLarge,
}
