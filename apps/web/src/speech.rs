use std::sync::Arc;

use baralho_words::{Catalogue, Deck, Language, Style, Words};

/// The words of a language twice: for eyes, with symbols, and for ears, without.
#[derive(Debug)]
pub struct Speech {
    /// For eyes.
    pub eyes: Words,
    /// For ears.
    pub ears: Words,
}

impl Speech {
    /// The words of a catalogue, cards called as in this deck.
    pub fn of(catalogue: Catalogue, deck: Deck) -> Self {
        let catalogue = Arc::new(catalogue);
        Self {
            eyes: Words::of(Arc::clone(&catalogue), Style::Symbols).with_deck(deck),
            ears: Words::of(catalogue, Style::Spoken).with_deck(deck),
        }
    }

    /// The same words, cards called as in this deck.
    pub fn with_deck(&self, deck: Deck) -> Self {
        Self {
            eyes: self.eyes.with_deck(deck),
            ears: self.ears.with_deck(deck),
        }
    }

    /// The same words for the table of a game.
    pub fn at_table(&self, preset: &str) -> Self {
        Self {
            eyes: self.eyes.at_table(preset),
            ears: self.ears.at_table(preset),
        }
    }

    /// The words of a language that the page would load, for tests. A browser loads them: no
    /// language is built into what it runs.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(language: Language) -> Self {
        let catalogue = Catalogue::read(language, Catalogue::for_page(language));
        Self::of(
            catalogue.expect("compiled with this very program"),
            Deck::French,
        )
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.eyes.language()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_called_after_the_deck_that_is_shown() {
        let speech = Speech::new(Language::It);
        let named = |speech: &Speech| speech.ears.card("QD".parse().expect("a card"));
        assert_eq!(named(&speech), "donna di quadri");
        let chosen = speech.with_deck(Deck::Latin);
        assert_eq!(named(&chosen.at_table("scopa")), "cavallo di denari");
        // There is no other deck for these.
        for game in ["buraco", "rouba-montes"] {
            let table = chosen.at_table(game);
            assert_eq!(named(&table), "donna di quadri");
            assert_eq!(table.ears.deck(), Deck::French);
        }
    }
}
