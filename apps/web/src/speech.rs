use baralho_words::{Language, Style, Words};

/// The words of a language twice: for eyes, with symbols, and for ears, without.
#[derive(Debug)]
pub struct Speech {
    /// For eyes.
    pub eyes: Words,
    /// For ears.
    pub ears: Words,
}

impl Speech {
    /// The words of a language.
    pub fn new(language: Language) -> Self {
        Self {
            eyes: Words::new(language, Style::Symbols),
            ears: Words::new(language, Style::Spoken),
        }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.eyes.language()
    }
}
