//! A match in progress, of whichever game.

use std::ops::ControlFlow;

use baralho_catalog::{AnyMatch, AnyRules, with_game};
use baralho_game::{
    Course, Event as _, Game, Match, Observer, Phase, Refused, Standing, Tally as _, View as _,
};
use baralho_protocol::{Wire, online::Ending};
use serde::Serialize;
use serde_json::value::{RawValue, Value, to_raw_value};

/// JSON that a game wrote.
pub(crate) type Raw = Box<RawValue>;

/// A match being played, and what its last move did.
pub(crate) trait Live: Send + Sync {
    fn game(&self) -> &dyn AnyMatch;

    /// How many moves whoever is to move has made in this turn, and how many of them can be taken
    /// back: see [`Course`].
    fn own_moves(&self) -> (usize, usize);

    /// Takes the last moves back; says whether there were so many in the round.
    fn back(&mut self, moves: usize) -> bool;

    /// Makes a move if it is legal, and gives it back as the game writes it, however it was typed.
    fn play(&mut self, text: &str) -> Result<String, Refused>;

    /// Deals the next round, if this one is over and another follows.
    fn next_round(&mut self);

    /// The round that was just dealt, as an observer sees it.
    fn deal(&self, observer: Observer) -> Raw;

    /// The events of the last move, as an observer saw them: a list.
    fn events(&self, observer: Observer) -> Raw;

    /// Whether everybody saw the last move alike.
    fn is_open(&self) -> bool;

    /// All that an observer sees now, as a JSON object, and their legal moves.
    fn view(&self, observer: Observer) -> (Value, Vec<String>);

    /// If the round is over: what is laid open, and every side's points.
    fn ending(&self) -> Option<Ending<Raw>>;
}

/// Deals the first round of a match.
pub(crate) fn start(rules: AnyRules, seed: u64) -> Box<dyn Live> {
    #[cfg(test)]
    if let Some(live) = crate::twins::start(rules, seed) {
        return live;
    }
    with_game!(rules, |G, rules| Box::new(Playing::<G>::new(Match::new(
        rules, seed
    ))))
}

/// Deals a later round of a match again.
pub(crate) fn again(rules: AnyRules, seed: u64, standing: Standing) -> Box<dyn Live> {
    #[cfg(test)]
    if let Some(live) = crate::twins::start(rules, seed) {
        return live;
    }
    with_game!(rules, |G, rules| {
        let game = Match::from_standing(&rules, seed, standing);
        Box::new(Playing::<G>::new(game))
    })
}

pub(crate) struct Playing<G: Game>(Course<G>);

impl<G: Game> Playing<G> {
    pub(crate) fn new(game: Match<G>) -> Self {
        Self(Course::new(game))
    }
}

fn raw(message: &impl Serialize) -> Raw {
    to_raw_value(message).unwrap_or_else(|bad| {
        debug_assert!(false, "a game wrote what is not JSON: {bad}");
        RawValue::NULL.to_owned()
    })
}

impl<G: Wire> Live for Playing<G> {
    fn game(&self) -> &dyn AnyMatch {
        self.0.game()
    }

    fn own_moves(&self) -> (usize, usize) {
        (self.0.of_this_turn(), self.0.open_to_undo())
    }

    fn back(&mut self, moves: usize) -> bool {
        self.0.back(moves)
    }

    fn play(&mut self, text: &str) -> Result<String, Refused> {
        // What is refused changes nothing, not even what the last move did.
        let wanted = self.0.game().read(text)?;
        self.0.apply(wanted);
        Ok(G::move_to_text(self.0.game().rules(), wanted))
    }

    fn next_round(&mut self) {
        self.0.next_round();
    }

    fn deal(&self, observer: Observer) -> Raw {
        let view = self.0.game().round().view(observer);
        raw(&G::wire_deal(&view, self.0.game().standing()))
    }

    fn events(&self, observer: Observer) -> Raw {
        let rules = self.0.game().rules();
        let events = self.0.events().iter();
        let seen: Vec<_> = events.map(|event| event.seen_by(observer)).collect();
        let told = seen.iter().map(|event| G::wire_event(rules, event));
        raw(&told.collect::<Vec<_>>())
    }

    fn is_open(&self) -> bool {
        // Nobody is told less than a spectator.
        let mut events = self.0.events().iter();
        events.all(|event| event.seen_by(Observer::Spectator) == *event)
    }

    fn view(&self, observer: Observer) -> (Value, Vec<String>) {
        let view = self.0.game().round().view(observer);
        let seen = serde_json::to_value(G::wire_view(&view, self.0.game().standing()));
        let mut moves = Vec::new();
        // By the view alone: whoever it is shown to learns nothing else.
        if observer.seat().is_some() && view.turn() == observer.seat() {
            let _: ControlFlow<()> = view.visit_moves(|legal| {
                moves.push(G::move_to_text(self.0.game().rules(), legal));
                ControlFlow::Continue(())
            });
        }
        (seen.unwrap_or_default(), moves)
    }

    fn ending(&self) -> Option<Ending<Raw>> {
        let (totals, pause_s) = match self.0.game().phase() {
            Phase::Playing => return None,
            Phase::Pause { seconds, next } => (next.points.to_vec(), Some(*seconds)),
            Phase::Over(outcome) => (outcome.points.clone(), None),
        };
        Some(Ending {
            open: raw(&G::wire_ending(self.0.game().round())),
            points: self.0.game().round().tally().points().to_vec(),
            totals,
            pause_s,
        })
    }
}
