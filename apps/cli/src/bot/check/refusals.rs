//! Why a game refuses a bot's move.

use std::any::Any;

use baralho_buraco::Illegal;
use baralho_words::{Words, say};

use crate::play::Playable;

/// The game's reason. Where what a person is told names the keys of a terminal, a bot's
/// author is told something else.
pub(super) fn refusal<G: Playable>(words: &Words, illegal: &G::Illegal) -> String {
    match (illegal as &dyn Any).downcast_ref::<Illegal>() {
        Some(Illegal::DrawFirst) => say!(words, "check-illegal-draw-first"),
        Some(Illegal::DrawnAlready) => say!(words, "check-illegal-drawn-already"),
        Some(Illegal::EmptyPile) => say!(words, "check-illegal-empty-pile"),
        Some(Illegal::NoSuchMeld { index, melds }) => say!(
            words,
            "check-illegal-no-such-meld",
            index = index.to_string(),
            melds = melds.to_string(),
        ),
        Some(Illegal::NothingAdded) => say!(words, "check-illegal-nothing-added"),
        _ => G::refusal(words, illegal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_buraco::Buraco;
    use baralho_telling::Telling as _;
    use baralho_words::{Language, Style};

    #[test]
    fn no_key_of_a_terminal_is_named() {
        let words = Words::new(Language::ALL[1], Style::Symbols);
        for illegal in [
            Illegal::DrawFirst,
            Illegal::DrawnAlready,
            Illegal::EmptyPile,
            Illegal::NoSuchMeld { index: 3, melds: 1 },
            Illegal::NothingAdded,
        ] {
            let told = refusal::<Buraco>(&words, &illegal);
            assert_ne!(told, Buraco::refusal(&words, &illegal));
            assert!(!told.contains(" with "), "{told}");
        }
        let over = refusal::<Buraco>(&words, &Illegal::Over);
        assert_eq!(over, Buraco::refusal(&words, &Illegal::Over));
    }
}
