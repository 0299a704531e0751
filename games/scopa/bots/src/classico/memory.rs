//! What can be learned from how others play.

use baralho_game::{Rules as _, Seat};
use baralho_scopa::{Carta, Event, ScopaRules, View};

/// What was learned of the others in this deal: whom which values are missing, and which
/// cards on the table were laid by whom.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    /// By seat, a bit for every value that it seems to lack.
    lacks: Vec<u16>,
    /// Cards that were laid, and by whom, the latest last.
    laid: Vec<(Carta, Seat)>,
}

impl Memory {
    /// A round begins: nothing is known.
    pub(crate) fn clear(&mut self, players: usize) {
        self.lacks.clear();
        self.lacks.resize(players, 0);
        self.laid.clear();
    }

    /// Takes in what happened.
    pub(crate) fn note<const CARDS: usize, const SEATS: usize>(
        &mut self,
        before: &View<CARDS, SEATS>,
        event: &Event,
    ) {
        let rules = &before.open.rules;
        if self.lacks.len() != rules.players() {
            self.clear(rules.players());
        }
        match *event {
            Event::Played {
                seat, card, taken, ..
            } => {
                if let Some(value) = refused_sweep(rules, &before.open.table, card) {
                    self.lacks[seat.index()] |= 1 << value;
                }
                if taken.is_empty() {
                    self.laid.push((card, seat));
                } else {
                    self.laid.retain(|(lying, _)| !taken.contains(lying));
                }
            }
            // Whoever has new cards may have anything.
            Event::Dealt { seat, .. } => self.lacks[seat.index()] = 0,
            Event::Closed { .. } => {}
        }
    }

    /// Whether a seat seems to have no card of a value.
    pub(crate) fn lacks(&self, seat: Seat, value: u8) -> bool {
        let known = self.lacks.get(seat.index()).copied().unwrap_or(0);
        known >> value & 1 == 1
    }

    /// Who laid a card, if it lies there because somebody did.
    pub(crate) fn layer(&self, card: Carta) -> Option<Seat> {
        let found = self.laid.iter().rev().find(|(lying, _)| *lying == card);
        found.map(|&(_, seat)| seat)
    }
}

/// Who refuses a possible sweep lacks that rank: the value that would have swept this
/// table, when a card of another value was played on it.
pub(crate) fn refused_sweep(rules: &ScopaRules, table: &[Carta], played: Carta) -> Option<u8> {
    let sweeping = sweeping_value(rules, table)?;
    let wanted = rules.sweeps_count() && !rules.inverse;
    (wanted && played.value() != sweeping).then_some(sweeping)
}

/// The one value that takes the whole of a table, if any does. Every other sum is less
/// than that of all cards, so nothing else can be taken with it.
pub(crate) fn sweeping_value(rules: &ScopaRules, table: &[Carta]) -> Option<u8> {
    if table.is_empty() {
        return None;
    }
    let whole: u32 = table.iter().map(|card| u32::from(card.value())).sum();
    (1..=10).find(|&value| u32::from(rules.needed(value)) == whole)
}
