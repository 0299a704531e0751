use std::sync::Arc;

use baralho_words::{Catalogue, Language, Style, Words};

/// The words of a language twice: for eyes, with symbols, and for ears, without.
#[derive(Debug)]
pub struct Speech {
    /// For eyes.
    pub eyes: Words,
    /// For ears.
    pub ears: Words,
}

impl Speech {
    /// The words of a catalogue.
    pub fn of(catalogue: Catalogue) -> Self {
        let catalogue = Arc::new(catalogue);
        Self {
            eyes: Words::of(Arc::clone(&catalogue), Style::Symbols),
            ears: Words::of(catalogue, Style::Spoken),
        }
    }

    /// The words of a language that the page would load, for tests. A browser loads them: no
    /// language is built into what it runs.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(language: Language) -> Self {
        let catalogue = Catalogue::read(language, Catalogue::for_page(language));
        Self::of(catalogue.expect("compiled with this very program"))
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.eyes.language()
    }
}
