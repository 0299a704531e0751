use crate::{Game, Match, Outcome, Phase, Seat};

/// Everybody at the table of a match that [`run_match`] runs.
pub trait Players<G: Game> {
    /// Why the match is not played on.
    type Stop;

    /// Whether anybody wants to know what happens. Where nobody does, nothing is told: that
    /// costs nothing.
    fn watch(&self) -> bool {
        true
    }

    /// A round begins.
    fn begin(&mut self, game: &Match<G>) -> Result<(), Self::Stop>;

    /// The move of a seat, whose turn it is. It is trusted to be legal.
    fn choose(&mut self, seat: Seat, game: &Match<G>) -> Result<G::Move, Self::Stop>;

    /// A move was made, and this happened: the whole truth, so hide it before passing it on.
    fn see(&mut self, made: G::Move, events: &[G::Event], game: &Match<G>);
}

/// Plays a match to its end, or until somebody stops it. Every move is noted before it is made.
pub fn run_match<G: Game, P: Players<G> + ?Sized>(
    game: &mut Match<G>,
    players: &mut P,
    mut note: impl FnMut(Seat, G::Move),
) -> Result<Outcome, P::Stop> {
    let watch = players.watch();
    let mut events = Vec::new();
    loop {
        players.begin(game)?;
        while let Some(seat) = game.turn() {
            let chosen = players.choose(seat, game)?;
            note(seat, chosen);
            if !watch {
                game.apply(chosen, &mut ());
                continue;
            }
            events.clear();
            game.apply(chosen, &mut events);
            players.see(chosen, &events, game);
        }
        match game.phase() {
            Phase::Over(outcome) => return Ok(outcome.clone()),
            _ => game.next_round(),
        }
    }
}
