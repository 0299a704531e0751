//! Every card in its place, for people who want to look and for the audit: slow and
//! plain on purpose, so that it can check the fast table.

use baralho_cards::{Card, Rank};
use baralho_game::Seat;

use crate::Table;

/// Where every turned card lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The discard area, in the order the cards were laid there.
    pub discard_area: Vec<Card>,
    /// The piles by seat, each from the bottom up.
    pub piles: Vec<Vec<Card>>,
    /// Whose turn it is, or would be if there were another card.
    pub mover: Seat,
}

impl Layout {
    pub(crate) fn new(players: usize, first: Seat, turned: &[Card]) -> Self {
        let mut layout = Self {
            discard_area: Vec::new(),
            piles: vec![Vec::new(); players],
            mover: first,
        };
        for &card in turned {
            layout.turn(card);
        }
        layout
    }

    fn turn(&mut self, card: Card) {
        let equal = |other: &Card| other.rank() == card.rank();
        let mover = self.mover.index();
        if let Some(place) = self.discard_area.iter().position(equal) {
            let taken = self.discard_area.remove(place);
            self.piles[mover].push(taken);
        } else if let Some(victim) = self.piles.iter().position(|p| p.last().is_some_and(equal)) {
            // A stolen pile goes on top of one's own; one's own stays as it is.
            let stolen = std::mem::take(&mut self.piles[victim]);
            self.piles[mover].extend(stolen);
        } else {
            self.discard_area.push(card);
            self.mover = self.mover.left(self.piles.len());
            return;
        }
        self.piles[mover].push(card);
    }

    pub(crate) fn compare(&self, table: &Table) -> Result<(), String> {
        let mut lying = self.discard_area.clone();
        lying.sort_by_key(|card| card.rank());
        let pile = |pile: &Vec<Card>| (pile.len(), pile.last().copied());
        let piles: Vec<_> = self.piles.iter().map(pile).collect();
        let expected = (self.mover, lying, piles);
        let lying: Vec<Card> = Rank::ALL
            .iter()
            .filter_map(|&rank| table.lying(rank))
            .collect();
        let piles: Vec<_> = Seat::all(self.piles.len())
            .map(|seat| (table.pile_size(seat) as usize, table.top(seat)))
            .collect();
        let shown = (table.mover(), lying, piles);
        if shown == expected {
            return Ok(());
        }
        Err(format!(
            "the table has (mover, discard area, piles) {shown:?}, not {expected:?}"
        ))
    }
}
