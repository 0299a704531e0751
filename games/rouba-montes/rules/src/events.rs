use baralho_cards::Card;
use baralho_game::{Observer, Seat};
use serde::{Deserialize, Serialize};

/// A card was turned. Everybody sees all of it: no card in this game is ever hidden
/// once it has been turned.
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "turn")]
pub struct Event {
    pub seat: Seat,
    pub card: Card,
    #[serde(flatten)]
    pub effect: Effect,
    /// The size of that player's pile afterwards.
    pub pile: u32,
}

/// What the card of the turn did.
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "lowercase", into = "EffectMessage")]
pub enum Effect {
    /// Took its equal out of the discard area; the player goes on.
    Took {
        /// The card that lay there.
        matched: Card,
    },
    /// Stole a whole pile; the player goes on.
    Stole {
        from: Seat,
        /// The card on top of it.
        matched: Card,
        cards: u32,
    },
    /// Went onto the player's own pile; the player goes on.
    Stacked {
        /// The card that was on top.
        matched: Card,
    },
    /// Matched nothing and went to the discard area; the turn passes.
    Discarded,
}

impl baralho_game::Event for Event {
    fn seen_by(self, _observer: Observer) -> Self {
        self
    }
}

/// An effect as it is written: every field, whatever happened.
#[derive(Serialize)]
struct EffectMessage {
    effect: &'static str,
    matched: Option<Card>,
    from: Option<Seat>,
    cards: Option<u32>,
}

impl From<Effect> for EffectMessage {
    fn from(effect: Effect) -> Self {
        let (effect, matched, from, cards) = match effect {
            Effect::Took { matched } => ("took", Some(matched), None, None),
            Effect::Stole {
                from,
                matched,
                cards,
            } => ("stole", Some(matched), Some(from), Some(cards)),
            Effect::Stacked { matched } => ("stacked", Some(matched), None, None),
            Effect::Discarded => ("discarded", None, None, None),
        };
        Self {
            effect,
            matched,
            from,
            cards,
        }
    }
}
