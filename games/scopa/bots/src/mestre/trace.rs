//! What the plays of a deal leave in everybody's memory: who seems to lack what, and who
//! laid which card.

use baralho_scopa::{
    Capture,
    swift::{Course, Play, total, value},
};

/// What a player of the old school remembers. Everybody saw the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trace {
    /// By seat, a bit for every value that it seems to lack.
    pub(crate) lacks: [u16; 6],
    /// By seat, the cards on the table that it laid.
    pub(crate) laid: [u64; 6],
}

impl Trace {
    /// Takes in a play, made on this table. `refusing_tells` unless sweeps are nothing that
    /// anybody wants.
    #[inline]
    pub(crate) fn note(
        &mut self,
        course: &Course,
        refusing_tells: bool,
        table: u64,
        seat: u8,
        play: Play,
    ) {
        if refusing_tells
            && let Some(sweeping) = sweeping_value(course, table)
            && value(play.card()) != sweeping
        {
            self.lacks[usize::from(seat)] |= 1 << sweeping;
        }
        let taken = play.take();
        if taken == 0 {
            self.laid[usize::from(seat)] |= 1 << play.card();
        } else {
            for laid in &mut self.laid {
                *laid &= !taken;
            }
        }
    }

    /// A seat has new cards and may have anything.
    pub(crate) fn dealt(&mut self, seat: usize) {
        if let Some(lacks) = self.lacks.get_mut(seat) {
            *lacks = 0;
        }
    }
}

/// Whether who refuses a sweep lacks the card for it, by these rules.
pub(crate) fn refusing_tells(course: &Course, inverse: bool) -> bool {
    course.rules.sweeps_count() && !inverse
}

/// The one value that takes the whole of a table, if any does.
#[inline]
pub(crate) fn sweeping_value(course: &Course, table: u64) -> Option<u8> {
    if table == 0 {
        return None;
    }
    let whole = total(table);
    let needed = if course.rules.capture == Capture::Fifteen {
        15_u32.wrapping_sub(whole)
    } else {
        whole
    };
    (1..=10).contains(&needed).then_some(needed as u8)
}
