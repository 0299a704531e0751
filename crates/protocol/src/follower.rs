use baralho_game::{Observer, Standing, View};
use serde_json::Value;

use crate::{BadMessage, Wire};

/// One observer's view of a match, kept true by the events it is told.
#[derive(Clone, Debug)]
pub struct Follower<G: Wire> {
    rules: G::Rules,
    observer: Observer,
    round: Option<(Standing, G::View)>,
}

impl<G: Wire> Follower<G> {
    /// Before the first deal.
    pub fn new(rules: G::Rules, observer: impl Into<Observer>) -> Self {
        Self {
            rules,
            observer: observer.into(),
            round: None,
        }
    }

    /// Takes in an event: the beginning of a round, for which it answers `None`, or what
    /// happened in it, and answers that.
    pub fn absorb(&mut self, event: &Value) -> Result<Option<G::Event>, BadMessage> {
        if event.get("kind").and_then(Value::as_str) == Some("deal") {
            self.round = Some(G::read_deal(&self.rules, self.observer, event)?);
            return Ok(None);
        }
        let Some((_, view)) = &mut self.round else {
            return Err(BadMessage::within(
                "the first event of a game should be of the kind deal",
            ));
        };
        let event = G::read_event(&self.rules, event)?;
        if !G::fits(view, &event) {
            return Err(BadMessage::within(
                "this cannot have happened after the events before it",
            ));
        }
        view.absorb(event);
        Ok(Some(event))
    }

    /// The round is again as the observer saw it before: some of what happened did not count.
    pub fn restore(&mut self, view: G::View) {
        if let Some((_, now)) = &mut self.round {
            *now = view;
        }
    }

    /// What the observer sees; `None` before the first deal.
    pub fn view(&self) -> Option<&G::View> {
        self.round.as_ref().map(|(_, view)| view)
    }

    /// What the round started from; `None` before the first deal.
    pub fn standing(&self) -> Option<&Standing> {
        self.round.as_ref().map(|(standing, _)| standing)
    }
}
