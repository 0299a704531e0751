use baralho_cards::Card;
use baralho_game::{Observer, Seat};
use serde::{Deserialize, Serialize};

/// A card was turned. Everybody sees all of it: no card in this game is ever hidden
/// once it has been turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "turn")]
pub struct Event {
    /// Who turned it.
    pub seat: Seat,
    /// The card of the turn.
    pub card: Card,
    /// What it did.
    #[serde(flatten)]
    pub effect: Effect,
    /// The size of that player's pile afterwards.
    pub pile: u32,
}

/// What the card of the turn did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "EffectMessage", try_from = "EffectMessage")]
pub enum Effect {
    /// Took its equal out of the discard area; the player goes on.
    Took {
        /// The card that lay there.
        matched: Card,
    },
    /// Stole a whole pile; the player goes on.
    Stole {
        /// Who lost the pile.
        from: Seat,
        /// The card on top of it.
        matched: Card,
        /// How many cards it had.
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

impl Effect {
    /// Whether the turn passes to the next player.
    pub const fn passes_turn(self) -> bool {
        matches!(self, Self::Discarded)
    }
}

impl baralho_game::Event for Event {
    fn seen_by(self, _observer: Observer) -> Self {
        self
    }
}

/// An effect as it travels.
#[derive(Serialize, Deserialize)]
struct EffectMessage {
    effect: Name,
    matched: Option<Card>,
    from: Option<Seat>,
    cards: Option<u32>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Name {
    Took,
    Stole,
    Stacked,
    Discarded,
}

impl From<Effect> for EffectMessage {
    fn from(effect: Effect) -> Self {
        let (effect, matched, from, cards) = match effect {
            Effect::Took { matched } => (Name::Took, Some(matched), None, None),
            Effect::Stole {
                from,
                matched,
                cards,
            } => (Name::Stole, Some(matched), Some(from), Some(cards)),
            Effect::Stacked { matched } => (Name::Stacked, Some(matched), None, None),
            Effect::Discarded => (Name::Discarded, None, None, None),
        };
        Self {
            effect,
            matched,
            from,
            cards,
        }
    }
}

impl TryFrom<EffectMessage> for Effect {
    type Error = &'static str;

    fn try_from(message: EffectMessage) -> Result<Self, Self::Error> {
        let matched = message.matched.ok_or("`matched` should be a card");
        Ok(match message.effect {
            Name::Took => Self::Took { matched: matched? },
            Name::Stole => Self::Stole {
                from: message.from.ok_or("`from` should be a seat")?,
                matched: matched?,
                cards: message.cards.ok_or("`cards` should be a number")?,
            },
            Name::Stacked => Self::Stacked { matched: matched? },
            Name::Discarded => Self::Discarded,
        })
    }
}
