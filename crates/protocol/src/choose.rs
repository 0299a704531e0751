use std::ops::ControlFlow;

use baralho_game::{BadNotation, Game};
use thiserror::Error;

use crate::Choice;

/// The checked door: the legal move that an answer means.
pub fn choose<G: Game>(game: &G, choice: &Choice) -> Result<G::Move, BadAnswer> {
    match choice {
        Choice::Index(index) => {
            let mut left = *index;
            let found = game.visit_moves(|legal| {
                if left == 0 {
                    return ControlFlow::Break(legal);
                }
                left -= 1;
                ControlFlow::Continue(())
            });
            found.break_value().ok_or_else(|| BadAnswer::Index {
                index: *index,
                moves: *index - left,
            })
        }
        Choice::Move(text) => {
            let wanted = game.move_from_text(text)?;
            match game.check(wanted) {
                Ok(()) => Ok(wanted),
                Err(why) => Err(BadAnswer::Illegal {
                    text: text.clone(),
                    reason: why.to_string(),
                }),
            }
        }
    }
}

/// Why an answer is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the messages say it all
pub enum BadAnswer {
    #[error("there is no move {index}: the request lists {moves}, counted from 0")]
    Index { index: u64, moves: u64 },
    #[error(transparent)]
    Notation(#[from] BadNotation),
    #[error("`{text}` is not legal: {reason}")]
    Illegal { text: String, reason: String },
}
