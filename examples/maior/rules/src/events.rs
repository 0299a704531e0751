use baralho_cards::Card;
use baralho_game::{Observer, Seat};
use serde::{Deserialize, Serialize};

/// A card was played. Everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "play")]
pub struct Event {
    /// Who played it.
    pub seat: Seat,
    /// What was played, open to everybody.
    pub card: Card,
    /// Who took the trick that it ended.
    pub taker: Option<Seat>,
}

impl baralho_game::Event for Event {
    fn seen_by(self, _observer: Observer) -> Self {
        self
    }
}
