//! The Italian figures.
use baralho_cards::{Rank, Suit};

/// A figure of the Italian deck with its suit's mark.
pub(crate) fn figure(rank: Rank, _suit: Suit) -> String {
    crate::figures::figure(rank)
}
