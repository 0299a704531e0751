//! A quick player without lists: melds what it has, takes the pile when it can, and
//! discards what it needs least and the next player can use least.

use super::{
    cards::Place,
    discard::{Taste, best_discard},
    lay::{Style, lay_out},
    position::{Position, Stage},
    take::best_take,
};

/// Plays a game on to its end.
pub(in crate::buraco) fn play_on(position: &mut Position, stock: &[Place]) {
    while position.stage != Stage::Over {
        turn(position, stock);
    }
}

/// Plays a turn, or the rest of one.
#[inline]
fn turn(position: &mut Position, stock: &[Place]) {
    if position.stage == Stage::Draw {
        match best_take(position) {
            Some(with) => position.take(with),
            None => position.draw(stock),
        }
    }
    if position.stage == Stage::Play {
        lay_out(position, Style::USUAL, &mut |_| ());
    }
    if position.stage == Stage::Play {
        let card = best_discard(position, &Taste::USUAL);
        position.discard(card);
    }
}

/// How the player to move sees the game stand.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// There is no later for wilds and for melds.
    pub(super) late: bool,
    /// Somebody may go out soon.
    pub(super) urgent: bool,
    /// Going out now would win, as far as one can tell.
    pub(super) wants_out: bool,
}

impl Sight {
    #[inline]
    pub(super) fn of(position: &Position) -> Self {
        let seat = usize::from(position.seat);
        let team = position.team();
        let mut held = [0; 2];
        let mut fewest = u8::MAX;
        for other in 0..usize::from(position.players) {
            if other != seat {
                held[other & 1] += i32::from(position.sizes[other]);
                fewest = fewest.min(position.sizes[other]);
            }
        }
        // A card is worth about 9 points on average.
        let lead = position.points[team] + 100
            - 9 * held[team]
            - (position.points[1 - team] - 9 * held[1 - team]);
        let late = position.stock < 4;
        Self {
            late,
            urgent: late || fewest <= 2,
            wants_out: lead > -50,
        }
    }

    /// Whether so many cards may leave the hand: the last two go only to win.
    #[inline]
    pub(super) fn allows(self, position: &Position, cards: u32) -> bool {
        self.wants_out || position.hand().len() > cards + 1
    }
}
