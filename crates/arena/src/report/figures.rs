//! Figures as they are read in a language.

use baralho_stats::Estimate;
use baralho_words::say;

use super::{
    Report, Verdict,
    markup::{Cell, escaped},
};
use crate::settings::Pairing;

impl Report<'_> {
    /// A bot's name; one that shows nothing gives way to its number.
    pub(super) fn name(&self, bot: usize) -> String {
        let name = self.settings.bots.get(bot).map_or("", |bot| &bot.name);
        if name.chars().any(is_visible) {
            name.to_owned()
        } else {
            format!("#{}", bot + 1)
        }
    }

    pub(super) fn percent(&self, share: f64) -> String {
        let number = self.decimal(100.0 * share, 1);
        say!(self.words, "report-percent", number)
    }

    /// A number with a true minus.
    pub(super) fn decimal(&self, number: f64, places: usize) -> String {
        debug_assert!(number.is_finite(), "{number} is no number to show");
        let written = self.words.decimal(number, places);
        let is_zero = !written.contains(|digit: char| ('1'..='9').contains(&digit));
        match written.strip_prefix('-') {
            Some(zero) if is_zero => zero.to_owned(),
            Some(rest) => format!("−{rest}"),
            None => written,
        }
    }

    /// A number without a place it does not need.
    pub(super) fn shortest(&self, number: f64) -> String {
        self.decimal(number, usize::from(number.fract().abs() > 1e-9))
    }

    /// A number that says whether it is above zero too.
    pub(super) fn signed(&self, number: f64) -> String {
        let written = self.decimal(number, 0);
        if number > 0.0 && written != "0" {
            format!("+{written}")
        } else {
            written
        }
    }

    /// An interval, its ends written in a given way.
    pub(super) fn range(&self, estimate: Estimate, written: impl Fn(f64) -> String) -> String {
        let (low, high) = (written(estimate.low), written(estimate.high));
        say!(self.words, "report-range", low, high)
    }

    /// The interval of a share, its sign said once.
    pub(super) fn percent_range(&self, share: Estimate) -> String {
        self.range(share, |end| self.decimal(100.0 * end, 1))
    }

    /// What a verdict is called.
    pub(super) fn verdict(&self, verdict: Verdict) -> String {
        self.plain(&format!("report-verdict-{}", verdict.name()))
    }

    pub(super) fn heading(&self, key: &str) -> Cell {
        Cell::html(escaped(&self.plain(key)))
    }

    /// A text without values.
    pub(super) fn plain(&self, key: &str) -> String {
        say!(self.words, key)
    }
}

/// Whether a letter can be seen at all: neither blank nor one of those that only join,
/// part or direct others.
fn is_visible(letter: char) -> bool {
    let joins = matches!(
        letter,
        '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}'
    );
    !letter.is_whitespace() && !letter.is_control() && !joins
}

/// What a way of pairing is called in the report.
pub(super) const fn pairing_key(pairing: Pairing) -> &'static str {
    match pairing {
        Pairing::RoundRobin => "report-pairing-round-robin",
        Pairing::Gauntlet => "report-pairing-gauntlet",
        Pairing::Swiss => "report-pairing-swiss",
        Pairing::Knockout => "report-pairing-knockout",
    }
}
