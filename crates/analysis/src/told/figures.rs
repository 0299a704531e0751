//! Numbers of a review as people read and hear them.

use baralho_bots::Bots as _;
use baralho_opponents::Opponents;
use baralho_words::{Style, Words, say};

/// How the numbers of one game are told.
#[derive(Clone, Copy)]
pub struct Figures<'a> {
    words: &'a Words,
    /// Places after the decimal mark: none where a hundred points are usual.
    places: usize,
    /// What is counted: `points` or `cards`.
    unit: &'static str,
}

impl<'a> Figures<'a> {
    /// The numbers of this game.
    pub fn of<G: Opponents>(words: &'a Words) -> Self {
        Self {
            words,
            places: usize::from(G::Bots::SCALE.half < 10.0),
            unit: if G::Bots::LUCK_ONLY {
                "cards"
            } else {
                "points"
            },
        }
    }

    /// The number as it is shown, and so as it is.
    fn rounded(&self, number: f64) -> f64 {
        let scale = if self.places == 0 { 1.0 } else { 10.0 };
        // No minus before a zero.
        (number * scale).round() / scale + 0.0
    }

    /// The number without its sign: `1.2`, `3`.
    pub fn plain(&self, number: f64) -> String {
        let number = self.rounded(number.abs());
        let places = if number.fract() == 0.0 {
            0
        } else {
            self.places
        };
        self.words.decimal(number, places)
    }

    /// Whether it shows as nothing.
    pub fn is_nothing(&self, number: f64) -> bool {
        self.rounded(number) == 0.0
    }

    /// So many points, whatever the sign: `1.2 points`.
    pub fn amount(&self, number: f64) -> String {
        say!(
            self.words,
            "analyze-amount",
            n = self.rounded(number.abs()),
            text = self.plain(number),
            unit = self.unit,
        )
    }

    /// With its sign, which in speech is a word: `+1.2`, `minus 1.2`.
    pub fn signed(&self, number: f64) -> String {
        let sign = match self.rounded(number) {
            below if below < 0.0 => "minus",
            above if above > 0.0 => "plus",
            _ => "none",
        };
        let number = self.plain(number);
        match self.words.style() {
            Style::Symbols => say!(self.words, "analyze-signed", sign, n = number),
            Style::Spoken => say!(self.words, "analyze-signed-spoken", sign, n = number),
        }
    }
}

/// A chance in per cent. Only what is certain, or out of the question, is told as such.
pub fn chance(words: &Words, chance: f64) -> String {
    let percent = (100.0 * chance).round();
    let (bound, percent) = match percent {
        _ if chance <= 0.0 || chance >= 1.0 => ("none", percent),
        low if low < 1.0 => ("below", 1.0),
        high if high > 99.0 => ("above", 99.0),
        _ => ("none", percent),
    };
    let n = words.decimal(percent, 0);
    match words.style() {
        Style::Symbols => say!(words, "analyze-percent", bound, n),
        Style::Spoken => say!(words, "analyze-percent-spoken", bound, n),
    }
}
