use std::{error::Error, sync::Arc};

use thiserror::Error;

use crate::{BadNotation, Game, Match, Phase, Seat};

/// Why a move as text is refused.
#[derive(Clone, Debug, Error)]
pub enum Refused {
    /// It is not a move.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// The game's own reason, of the type [`Game::Illegal`].
    #[error(transparent)]
    Illegal(Arc<dyn Error + Send + Sync>),
}

/// Reasons are the same when they say the same.
impl PartialEq for Refused {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Refused {}

/// What [`Match::replay`] comes to.
#[derive(Debug)]
pub enum Moment<'a, G: Game> {
    /// A round has been dealt.
    Dealt,
    /// This move is made next.
    Next(Seat, G::Move),
    /// It was made, and this happened.
    Made(&'a [G::Event]),
}

impl<G: Game> Match<G> {
    /// The legal move that a text means.
    pub fn read(&self, text: &str) -> Result<G::Move, Refused> {
        let wanted = self.round().move_from_text(text)?;
        let checked = self.round().check(wanted);
        checked.map_err(|why| Refused::Illegal(Arc::new(why)))?;
        Ok(wanted)
    }

    /// Makes moves again that were made in it from its beginning, with the rounds between them
    /// dealt anew. What comes after its end is not looked at.
    pub fn replay<'t>(
        &mut self,
        moves: impl IntoIterator<Item = &'t str>,
        mut see: impl FnMut(&Self, Moment<'_, G>),
    ) -> Result<(), Refused> {
        let mut events = Vec::new();
        see(self, Moment::Dealt);
        for text in moves {
            if let Phase::Pause { .. } = self.phase() {
                self.next_round();
                see(self, Moment::Dealt);
            }
            let Some(seat) = self.turn() else { break };
            let made = self.read(text)?;
            see(self, Moment::Next(seat, made));
            events.clear();
            self.apply(made, &mut events);
            see(self, Moment::Made(&events));
        }
        Ok(())
    }
}
