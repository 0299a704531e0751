use std::ops::ControlFlow;

use baralho_game::{Game, Match, Outcome, Phase, Refused, Seat, Standing, Tally};

/// A match of some game: for everything that must not care which game it is.
///
/// Moves travel as text, in the game's own notation.
pub trait AnyMatch: Send + Sync {
    /// Whose turn it is; `None` between rounds and at the end.
    fn turn(&self) -> Option<Seat>;

    /// Every legal move as text, in the game's order.
    fn legal_moves(&self) -> Vec<String>;

    /// The checked door: makes a move, or refuses it and changes nothing. Gives the move
    /// back as the game writes it.
    fn play(&mut self, text: &str) -> Result<String, Refused>;

    /// Where the match stands.
    fn phase(&self) -> &Phase;

    /// Deals the next round; does nothing unless the match is in its pause.
    fn next_round(&mut self);

    /// How it ended, if it has.
    fn outcome(&self) -> Option<&Outcome>;

    /// What the present round started from.
    fn standing(&self) -> &Standing;

    /// Points of every side in the present round, as if it ended now.
    fn round_points(&self) -> Vec<i32>;
}

impl<G: Game> AnyMatch for Match<G> {
    fn turn(&self) -> Option<Seat> {
        Match::turn(self)
    }

    fn legal_moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        let _: ControlFlow<()> = self.round().visit_moves(|legal| {
            moves.push(G::move_to_text(self.rules(), legal));
            ControlFlow::Continue(())
        });
        moves
    }

    fn play(&mut self, text: &str) -> Result<String, Refused> {
        let wanted = self.read(text)?;
        self.apply(wanted, &mut ());
        Ok(G::move_to_text(self.rules(), wanted))
    }

    fn phase(&self) -> &Phase {
        Match::phase(self)
    }

    fn next_round(&mut self) {
        Match::next_round(self);
    }

    fn outcome(&self) -> Option<&Outcome> {
        Match::outcome(self)
    }

    fn standing(&self) -> &Standing {
        Match::standing(self)
    }

    fn round_points(&self) -> Vec<i32> {
        self.round().tally().points().to_vec()
    }
}
