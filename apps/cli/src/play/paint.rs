//! How messages look: colours of cards, rules, and lines that fit.

use anstyle::{AnsiColor, Style};
use baralho_cards::{Card, Suit};
use baralho_face::GLUE;

/// Four colours, so that neighbours in a hand are told apart at a glance. The symbols
/// tell them apart without colours too.
const fn style(suit: Suit) -> Style {
    match suit {
        Suit::Diamonds => AnsiColor::Yellow.on_default(),
        Suit::Spades => Style::new().bold(),
        Suit::Hearts => AnsiColor::Red.on_default(),
        Suit::Clubs => AnsiColor::Green.on_default(),
    }
}

/// The text with every card in the colour of its suit.
pub(crate) fn cards(text: &str) -> String {
    let mut painted = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(place) = rest.find(|c| Suit::ALL.iter().any(|suit| suit.symbol() == c)) {
        let after = place + rest[place..].chars().next().map_or(1, char::len_utf8);
        let start = rest[..place]
            .rfind(|c: char| !c.is_ascii_alphanumeric())
            .map_or(0, |before| {
                before + rest[before..].chars().next().map_or(1, char::len_utf8)
            });
        let (before, card) = (&rest[..start], &rest[start..after]);
        painted.push_str(before);
        match card.parse::<Card>() {
            Ok(known) => {
                let style = style(known.suit());
                painted.extend([style.render().to_string().as_str(), card]);
                painted.push_str(&style.render_reset().to_string());
            }
            Err(_) => painted.push_str(card),
        }
        rest = &rest[after..];
    }
    painted.push_str(rest);
    unglued(&painted)
}

/// The text with ordinary spaces only.
pub(crate) fn unglued(text: &str) -> String {
    text.replace(GLUE, " ")
}

/// The text in lines that fit, the later ones set back.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    /// Narrower than this nothing fits anyway.
    const NARROWEST: usize = 16;
    let indent: String = text.chars().take_while(|&c| c == ' ').collect();
    let later = indent.clone() + "  ";
    let options = textwrap::Options::new(width.max(NARROWEST))
        .initial_indent(&indent)
        .subsequent_indent(&later)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::wrap(text.trim_start(), options)
        .into_iter()
        .map(std::borrow::Cow::into_owned)
        .collect()
}

/// A text with a rule around it.
pub(crate) fn heading(text: &str, width: usize) -> String {
    let bold = Style::new().bold();
    let dim = Style::new().dimmed();
    let rest = width.saturating_sub(text.chars().count() + 4).max(2);
    let (left, right) = ("──", "─".repeat(rest));
    format!("{dim}{left}{dim:#} {bold}{text}{bold:#} {dim}{right}{dim:#}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_in_a_sentence_is_painted_and_nothing_else() {
        let painted = cards("h1 10♥, (7♦) ♣ x♠.");
        let red = style(Suit::Hearts);
        let yellow = style(Suit::Diamonds);
        assert_eq!(
            painted,
            format!("h1 {red}10♥{red:#}, ({yellow}7♦{yellow:#}) ♣ x♠.")
        );
    }

    #[test]
    fn painting_only_adds_escape_codes() {
        for text in ["", "♦", "A♦A♦", "7♦", "é7♦♦ K♣"] {
            let plain = anstream::adapter::strip_str(&cards(text)).to_string();
            assert_eq!(plain, text);
        }
    }

    #[test]
    fn lines_fit_and_glued_words_stay_together() {
        let text = format!("h1{GLUE}7♦   h2{GLUE}10♥   h3{GLUE}K♣   h4{GLUE}A♠");
        let lines = wrap(&text, 16);
        assert_eq!(
            lines,
            [
                format!("h1{GLUE}7♦   h2{GLUE}10♥"),
                format!("  h3{GLUE}K♣   h4{GLUE}A♠")
            ]
        );
        assert!(wrap(&text, 0).len() > 1);
        assert_eq!(wrap("  a b", 80), ["  a b"]);
        assert_eq!(wrap("", 80), [""]);
    }
}
