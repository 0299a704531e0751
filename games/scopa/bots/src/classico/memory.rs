//! What can be learned from how others play.

use baralho_scopa::{Capture, ScopaRules, swift::value};

/// What everybody remembers of this deal: whom which values are missing, and who laid what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trace<const SEATS: usize> {
    /// By seat, a bit for every value that it seems to lack.
    pub(crate) lacks: [u16; SEATS],
    /// By seat, a bit for every card on the table that it was the last to lay.
    laid: [u64; SEATS],
}

impl<const SEATS: usize> Trace<SEATS> {
    /// A round begins: nothing is known.
    pub(crate) const NEW: Self = Self {
        lacks: [0; SEATS],
        laid: [0; SEATS],
    };

    /// Takes in a play, made on a table of this sum, with bits for the cards that it took.
    #[inline]
    pub(crate) fn note(
        &mut self,
        rules: &ScopaRules,
        whole: u32,
        seat: usize,
        card: u8,
        taken: u64,
    ) {
        if let Some(sweeping) = refused_sweep(rules, whole, value(card)) {
            self.lacks[seat] |= 1 << sweeping;
        }
        let covered = if taken == 0 { 1 << card } else { taken };
        for laid in &mut self.laid {
            *laid &= !covered;
        }
        if taken == 0 {
            self.laid[seat] |= 1 << card;
        }
    }

    pub(crate) fn dealt(&mut self, seat: usize) {
        self.lacks[seat] = 0;
    }

    /// Bits for the cards on the table that a seat's partners laid.
    #[inline]
    pub(crate) fn partners_of(&self, rules: &ScopaRules, seat: usize) -> u64 {
        let sides = usize::from(rules.sides);
        let side = (seat % sides..usize::from(rules.players)).step_by(sides);
        let partners = side.filter(|&other| other != seat);
        partners.fold(0, |all, other| all | self.laid[other])
    }
}

/// Who refuses a possible sweep lacks that rank: the value that would have swept a table of
/// this sum, when a card of another value was played on it.
#[inline]
pub(crate) fn refused_sweep(rules: &ScopaRules, whole: u32, played: u8) -> Option<u8> {
    let sweeping = sweeping_value(rules, whole)?;
    let wanted = rules.sweeps_count() && !rules.inverse;
    (wanted && played != sweeping).then_some(sweeping)
}

/// The one value that takes the whole of a table of this sum, if any does. Every other sum is
/// less than that of all cards, so nothing else can be taken with it.
#[inline]
pub(crate) fn sweeping_value(rules: &ScopaRules, whole: u32) -> Option<u8> {
    let needed = match rules.capture {
        Capture::Fifteen => 15_u32.wrapping_sub(whole),
        _ => whole,
    };
    (1..=10).contains(&needed).then_some(needed as u8)
}
