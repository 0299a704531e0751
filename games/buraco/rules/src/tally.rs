//! The score with its reasons.

use baralho_cards::Card;
use baralho_game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Bag, Canastra, Compat, Meld, itp, meld::value};

/// What going out is worth.
pub const GOING_OUT: i32 = 100;

/// The score of both teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Each team's score with its reasons.
    pub teams: [TeamTally; 2],
    points: [i32; 2],
}

/// The score of one team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamTally {
    /// Its melds, in the order laid.
    pub melds: Vec<Meld>,
    /// What each of its players loses for cards in hand.
    pub hands: Vec<HandTally>,
    /// Points for going out: 100 or none.
    pub going_out: i32,
    /// All together.
    pub total: i32,
}

/// What one player loses for cards in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandTally {
    /// Whose hand; its place in a list says so on the wire.
    #[serde(skip)]
    pub seat: Seat,
    /// The cards left.
    pub cards: Bag,
    /// What they cost, as a number below zero, or zero.
    pub points: i32,
}

impl Tally {
    pub(crate) fn new(mut teams: [TeamTally; 2]) -> Self {
        for team in &mut teams {
            let melds: i32 = team.melds.iter().map(|meld| meld.points()).sum();
            let hands: i32 = team.hands.iter().map(|hand| hand.points).sum();
            team.total = melds + hands + team.going_out;
        }
        let points = [teams[0].total, teams[1].total];
        Self { teams, points }
    }
}

impl baralho_game::Tally for Tally {
    fn points(&self) -> &[i32] {
        &self.points
    }
}

/// What a team's score changes by for a hand at the end: its cards' values are lost, and
/// an empty hand is one that went out. The reference judge charges a hand of seven
/// cards or more like a canastra, for which their order counts.
pub fn hand_points(cards: &[Card], compat: Compat) -> i32 {
    if cards.is_empty() {
        return GOING_OUT;
    }
    let bonus = match compat {
        Compat::Off => 0,
        Compat::Itp => itp::canastra(cards).map_or(0, Canastra::bonus),
    };
    -cards.iter().copied().map(value).sum::<i32>() - bonus
}
