//! How good a play looks where all cards are known.

use baralho_scopa::{
    Capture, Mechanic, Prime,
    swift::{Course, DIAMONDS, Play, SETTEBELLO, SEVENS, Swift, of_value, total},
};

/// How good a play looks to whoever makes it, in hundredths of a point or so, when the next
/// player holds these cards.
#[inline]
pub(super) fn promise(course: &Course, round: &Swift, play: Play, next: u64) -> i32 {
    let card = 1 << play.card();
    let (table, promise) = if play.take() == 0 {
        let table = round.table | card;
        (table, -worth(course, card) / 2)
    } else {
        let table = round.table & !play.take();
        (table, worth(course, play.take() | card))
    };
    if table == 0 {
        return promise + if course.rules.sweeps_count() { 100 } else { 0 };
    }
    let next_side = course.side_of(course.after(round.turn));
    if next_side == course.side_of(round.turn) || !course.rules.sweeps_count() {
        return promise;
    }
    let sweeper = match course.rules.capture {
        Capture::Fifteen => 15_u32.saturating_sub(total(table)),
        _ => total(table),
    };
    if (1..=10).contains(&sweeper) && next & of_value(sweeper as u8) != 0 {
        return promise - 100 - worth(course, table);
    }
    promise
}

/// What having these cards is worth: their share in each category.
#[inline]
fn worth(course: &Course, cards: u64) -> i32 {
    let count = |of: u64| (cards & of).count_ones() as i32;
    if course.rules.mechanic == Mechanic::OnlyScopas {
        return count(!0);
    }
    let common = 5 * count(!0) + 15 * count(DIAMONDS) + 80 * count(SETTEBELLO);
    let prime = match course.rules.prime {
        Prime::Sevens => 0,
        Prime::Primiera => 12 * count(of_value(6)) + 8 * count(of_value(1)),
    };
    common + 35 * count(SEVENS) + prime
}
