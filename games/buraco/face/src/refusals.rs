//! Why something cannot be done in Buraco.

use baralho_buraco::{Illegal, NotAMeld};
use baralho_face::number;
use baralho_words::{Words, say};

pub(super) fn explain(words: &Words, illegal: &Illegal) -> String {
    match *illegal {
        Illegal::Over => say!(words, "buraco-illegal-over"),
        Illegal::DrawFirst => say!(words, "buraco-illegal-draw-first"),
        Illegal::DrawnAlready => say!(words, "buraco-illegal-drawn-already"),
        Illegal::EmptyPile => say!(words, "buraco-illegal-empty-pile"),
        Illegal::TakeWithTooFew { top, given } => say!(
            words,
            "buraco-illegal-take-with-too-few",
            top = words.the_card(top),
            n = number(given),
        ),
        Illegal::NotHeld { card, held: 0, .. } => {
            let card = words.the_card(card);
            say!(words, "buraco-illegal-not-held", card)
        }
        Illegal::NotHeld { card, needed, .. } => say!(
            words,
            "buraco-illegal-held-once",
            card = words.the_card(card),
            needed = number(needed),
        ),
        Illegal::NoSuchMeld { index, melds } => say!(
            words,
            "buraco-illegal-no-such-meld",
            index = number(index),
            melds = number(melds),
        ),
        Illegal::NothingAdded => say!(words, "buraco-illegal-nothing-added"),
        Illegal::NotAMeld { cards, reason } => say!(
            words,
            "buraco-illegal-not-a-meld",
            cards = words.cards(cards.iter()),
            reason = not_a_meld(words, reason),
        ),
    }
}

/// Why cards are no meld, as the end of a sentence.
pub fn not_a_meld(words: &Words, reason: NotAMeld) -> String {
    match reason {
        NotAMeld::TooFew(given) => say!(words, "buraco-meld-too-few", n = number(given)),
        NotAMeld::TooMany(given) => say!(words, "buraco-meld-too-many", n = number(given)),
        NotAMeld::OnlyTwos => say!(words, "buraco-meld-only-twos"),
        NotAMeld::Suits { one, other } => say!(
            words,
            "buraco-meld-suits",
            one = words.the_card(one),
            other = words.the_card(other),
        ),
        NotAMeld::Twice(card) => {
            let card = words.the_card(card);
            say!(words, "buraco-meld-twice", card)
        }
        NotAMeld::Aces(given) => say!(words, "buraco-meld-aces", n = number(given)),
        NotAMeld::Wilds { given, suit } => say!(
            words,
            "buraco-meld-wilds",
            n = number(given),
            suit = words.suit(suit),
        ),
        NotAMeld::Missing { missing, wild } => say!(
            words,
            "buraco-meld-missing",
            cards = words.the_cards(missing.iter()),
            n = number(missing.len()),
            wild = if wild { "yes" } else { "no" },
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_words::{Language, Style};

    #[test]
    fn no_key_of_a_terminal_is_named() {
        let keys = ["d", "t", "m", "x", "6h"];
        for language in Language::ALL {
            let words = Words::new(language, Style::Spoken);
            for illegal in [
                Illegal::DrawFirst,
                Illegal::DrawnAlready,
                Illegal::EmptyPile,
                Illegal::NoSuchMeld { index: 3, melds: 0 },
                Illegal::NoSuchMeld { index: 3, melds: 1 },
                Illegal::NothingAdded,
            ] {
                let told = explain(&words, &illegal);
                let mut said = told.split(|c: char| !c.is_alphanumeric());
                assert!(!said.any(|word| keys.contains(&word)), "{told}");
            }
        }
    }
}
