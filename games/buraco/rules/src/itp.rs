//! The compatibility mode: the course's reference judge, seed for seed and quirk for quirk.
//!
//! [`deal`] and [`start`] give the reference's deals. What its bots type goes through
//! [`play`], which accepts what the reference accepts: an ace of any suit, and a card
//! used twice in one command by a player who holds it once. The game's own moves stay
//! strict in this mode too, so that bots that play by views are never led into a quirk.

mod deal;
mod door;
mod follower;
mod generator;
mod judge;
mod secrets;
mod start_file;
mod talk;
mod wire;

use baralho_cards::{Card, Rank};

pub use deal::{deal, start};
pub(crate) use deal::{random_seed, with_secrets_of_deck};
pub use door::{Answer, Refusal, play};
pub use follower::{Confused, Follower, Heard};
pub use generator::Gibson;
pub use judge::{Disqualified, Judge, Letter, Offence, Verdict, winners};
pub(crate) use secrets::Secrets;
pub use start_file::{BadStartFile, WrongLine, read_start};
pub(crate) use talk::talk;
pub use wire::{BadLine, Bracketed, Command, read_cards};

use crate::Canastra;

/// What canastra the reference sees in a list of cards, be it a meld or a hand: it is
/// clean unless some 2 that is not last is not directly followed by the 3 of its suit.
pub fn canastra(cards: &[Card]) -> Option<Canastra> {
    if cards.len() < Canastra::SIZE {
        return None;
    }
    let wild = cards.windows(2).any(|pair| {
        pair[0].rank() == Rank::Two && pair[1] != Card::new(Rank::Three, pair[0].suit())
    });
    Some(if wild {
        Canastra::Suja
    } else {
        Canastra::Limpa
    })
}
