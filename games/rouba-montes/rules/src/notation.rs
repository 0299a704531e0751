//! The one move as text.

use baralho_game::BadNotation;

use crate::Move;

const TURN: &str = "turn";

pub(crate) fn write_move(chosen: Move) -> String {
    match chosen {
        Move::Turn => TURN.into(),
    }
}

pub(crate) fn read_move(text: &str) -> Result<Move, BadNotation> {
    if text.trim().eq_ignore_ascii_case(TURN) {
        return Ok(Move::Turn);
    }
    Err(BadNotation::new(text, "`turn`, the only move there is"))
}
