//! A match in progress, of whichever game.

use std::ops::ControlFlow;

use baralho_catalog::{AnyRules, with_game};
use baralho_game::{
    Event as _, Game, Match, Observer, Outcome, Phase, Seat, Standing, Tally as _, View as _,
};
use baralho_protocol::Wire;

/// A match being played, and how its present round came to be: enough to tell any observer
/// the round from its beginning.
pub(crate) trait Live: Send + Sync {
    fn turn(&self) -> Option<Seat>;

    fn phase(&self) -> &Phase;

    fn standing(&self) -> &Standing;

    /// A move as the game writes it, however it was typed.
    fn canonical(&self, text: &str) -> Result<String, String>;

    /// Makes a move if it is legal, and gives it back as the game writes it, with the events
    /// as each of these observers may see them.
    fn play(&mut self, text: &str, observers: &[Observer]) -> Result<Played, String>;

    /// Deals the next round, if this one is over and another follows.
    fn next_round(&mut self);

    /// How the present round began, as an observer saw it: a JSON object.
    fn deal(&self, observer: Observer) -> String;

    /// The events of each move of the present round, as an observer saw them: JSON lists.
    fn events(&self, observer: Observer) -> Vec<String>;

    /// The moves of the present round.
    fn moves(&self) -> Vec<String>;

    /// All that an observer sees now, as a JSON object, and their legal moves.
    fn view(&self, observer: Observer) -> (String, Vec<String>);

    /// What is laid open at the end of a round, and every side's points in it.
    fn ending(&self) -> (String, Vec<i32>);
}

/// A move that was made.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) text: String,
    /// As JSON lists.
    pub(crate) events: Events,
}

/// The events of a move.
#[derive(Debug)]
pub(crate) enum Events {
    /// The same for everybody.
    Same(String),
    /// For each observer that was asked for, in their order.
    Each(Vec<String>),
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

pub(crate) struct Playing<G: Game> {
    game: Match<G>,
    /// The round as it was dealt.
    dealt: G,
    moves: Vec<G::Move>,
}

impl<G: Wire> Playing<G> {
    pub(crate) fn new(game: Match<G>) -> Self {
        let dealt = game.round().clone();
        Self {
            game,
            dealt,
            moves: Vec::new(),
        }
    }

    fn seen(&self, events: &[G::Event], observer: Observer) -> String {
        let mut out = String::from("[");
        for (place, event) in events.iter().enumerate() {
            if place > 0 {
                out.push(',');
            }
            G::write_event(self.game.rules(), &event.seen_by(observer), &mut out);
        }
        out.push(']');
        out
    }
}

impl<G: Wire> Live for Playing<G> {
    fn turn(&self) -> Option<Seat> {
        self.game.turn()
    }

    fn phase(&self) -> &Phase {
        self.game.phase()
    }

    fn standing(&self) -> &Standing {
        self.game.standing()
    }

    fn canonical(&self, text: &str) -> Result<String, String> {
        let read = self.game.round().move_from_text(text);
        let made = read.map_err(|bad| bad.to_string())?;
        Ok(G::move_to_text(self.game.rules(), made))
    }

    fn play(&mut self, text: &str, observers: &[Observer]) -> Result<Played, String> {
        let wanted = self.game.round().move_from_text(text);
        let wanted = wanted.map_err(|bad| bad.to_string())?;
        let mut events = Vec::new();
        self.game
            .play(wanted, &mut events)
            .map_err(|illegal| illegal.to_string())?;
        self.moves.push(wanted);
        // Nobody is told less than a spectator.
        let open = |event: &G::Event| event.seen_by(Observer::Spectator) == *event;
        let events = if events.iter().all(open) {
            Events::Same(self.seen(&events, Observer::Spectator))
        } else {
            let each = observers.iter().map(|&o| self.seen(&events, o));
            Events::Each(each.collect())
        };
        Ok(Played {
            text: G::move_to_text(self.game.rules(), wanted),
            events,
        })
    }

    fn next_round(&mut self) {
        self.game.next_round();
        self.dealt = self.game.round().clone();
        self.moves.clear();
    }

    fn deal(&self, observer: Observer) -> String {
        let mut out = String::new();
        G::write_deal(&self.dealt.view(observer), self.game.standing(), &mut out);
        out
    }

    fn events(&self, observer: Observer) -> Vec<String> {
        let mut round = self.dealt.clone();
        let mut events = Vec::new();
        let told = self.moves.iter().map(|&made| {
            events.clear();
            round.apply(made, &mut events);
            self.seen(&events, observer)
        });
        told.collect()
    }

    fn moves(&self) -> Vec<String> {
        let moves = self.moves.iter();
        moves
            .map(|&made| G::move_to_text(self.game.rules(), made))
            .collect()
    }

    fn view(&self, observer: Observer) -> (String, Vec<String>) {
        let view = self.game.round().view(observer);
        let mut out = String::new();
        G::write_view(&view, self.game.standing(), &mut out);
        let mut moves = Vec::new();
        // By the view alone: whoever it is shown to learns nothing else.
        if observer.seat().is_some() && view.turn() == observer.seat() {
            let _: ControlFlow<()> = view.visit_moves(|legal| {
                moves.push(G::move_to_text(self.game.rules(), legal));
                ControlFlow::Continue(())
            });
        }
        (out, moves)
    }

    fn ending(&self) -> (String, Vec<i32>) {
        let mut open = String::new();
        G::write_ending(self.game.round(), &mut open);
        (open, self.game.round().tally().points().to_vec())
    }
}

/// How a match ended, if it has.
pub(crate) fn outcome(live: &dyn Live) -> Option<&Outcome> {
    match live.phase() {
        Phase::Over(outcome) => Some(outcome),
        _ => None,
    }
}
