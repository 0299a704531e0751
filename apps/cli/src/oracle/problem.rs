//! What the oracle answers to a request it cannot serve.
//! words: nothing here is for players

use baralho_catalog::BadGame;
use baralho_game::{BadDeck, BadRules};
use serde::Serialize;

/// A stable code for programs and a message for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    pub(super) code: &'static str,
    pub(super) message: String,
    /// The place in the request of the move that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) index: Option<usize>,
}

impl Problem {
    /// With this code and this message.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            index: None,
        }
    }

    /// A field that is missing or of the wrong kind.
    pub fn field(field: &str, expected: &str) -> Self {
        Self::new(
            "bad-request",
            format!("the field `{field}` should be {expected}"),
        )
    }

    /// A move that the rules refuse; moves are counted from 0.
    pub fn illegal(index: usize, reason: &str) -> Self {
        Self {
            code: "illegal-move",
            message: format!("moves[{index}]: {reason}"),
            index: Some(index),
        }
    }

    /// The same problem, found in a move.
    #[must_use]
    pub fn in_move(self, index: usize) -> Self {
        let place = format!("moves[{index}]");
        Self {
            message: if self.message.contains(&place) {
                self.message
            } else {
                format!("{place}: {}", self.message)
            },
            index: Some(index),
            ..self
        }
    }

    /// The whole answer; `id` is JSON.
    pub(super) fn answer(&self, id: &str) -> String {
        let error = serde_json::to_string(self).unwrap_or_else(|_| "{}".into());
        format!("{{\"id\":{id},\"error\":{error}}}")
    }
}

impl From<BadGame> for Problem {
    fn from(error: BadGame) -> Self {
        match error {
            BadGame::Unknown(error) => Self::new("unknown-game", error.to_string()),
            BadGame::Rules(error) => error.into(),
        }
    }
}

impl From<BadRules> for Problem {
    fn from(error: BadRules) -> Self {
        Self::new("bad-rules", error.to_string())
    }
}

impl From<BadDeck> for Problem {
    fn from(error: BadDeck) -> Self {
        let code = match error {
            BadDeck::NotInDeck { .. } => "bad-card",
            BadDeck::Count { .. } | BadDeck::TooMany { .. } => "bad-deck",
        };
        Self::new(code, error.to_string())
    }
}
