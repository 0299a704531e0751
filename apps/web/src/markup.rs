//! The rules' texts as blocks: just as much of Markdown as they use.

use baralho_cards::Card;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading of this level.
    Heading(u8, Vec<Span>),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list.
    List(Vec<Vec<Span>>),
    /// A table; its first row is the head.
    Table(Vec<Vec<Vec<Span>>>),
    /// Lines as they stand.
    Code(String),
    /// An example: cards, and signs between them.
    Cards(Vec<CardOrText>),
}

/// A part of a line in which cards are written like `7♦`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it all
pub enum CardOrText {
    Card(Card),
    Text(String),
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// As it is.
    Text(String),
    /// Stressed.
    Strong(String),
    /// A term or something typed.
    Code(String),
}

/// Reads a text.
pub fn read(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            continue;
        }
        if trimmed.starts_with("```") {
            let code: Vec<&str> = lines
                .by_ref()
                .take_while(|line| !line.trim().starts_with("```"))
                .collect();
            blocks.push(Block::Code(code.join("\n")));
        } else if let Some(level) = heading_level(trimmed) {
            let text = trimmed.trim_start_matches('#').trim();
            blocks.push(Block::Heading(level, spans(text)));
        } else if trimmed.starts_with('|') {
            let mut rows = vec![row(trimmed)];
            while let Some(next) = lines.next_if(|line| line.trim().starts_with('|')) {
                if !is_rule(next) {
                    rows.push(row(next.trim()));
                }
            }
            blocks.push(Block::Table(rows));
        } else if let Some(item) = list_item(trimmed) {
            let mut items = vec![item.to_owned()];
            while let Some(next) = lines.next_if(|line| !line.trim().is_empty()) {
                match list_item(next.trim()) {
                    Some(item) => items.push(item.to_owned()),
                    None => {
                        if let Some(last) = items.last_mut() {
                            last.push(' ');
                            last.push_str(next.trim());
                        }
                    }
                }
            }
            blocks.push(Block::List(items.iter().map(|item| spans(item)).collect()));
        } else {
            let mut paragraph = trimmed.to_owned();
            let goes_on = |line: &&str| {
                let line = line.trim();
                !line.is_empty() && list_item(line).is_none() && heading_level(line).is_none()
            };
            while let Some(next) = lines.next_if(goes_on) {
                paragraph.push(' ');
                paragraph.push_str(next.trim());
            }
            blocks.push(example(&paragraph).unwrap_or_else(|| Block::Paragraph(spans(&paragraph))));
        }
    }
    blocks
}

/// A line of nothing but cards and signs is an example.
fn example(line: &str) -> Option<Block> {
    let is_sign = |part: &CardOrText| match part {
        CardOrText::Card(_) => true,
        CardOrText::Text(text) => !text.chars().any(char::is_alphabetic),
    };
    let parts = cards(line);
    let is_example = parts.len() > 1 && parts.iter().all(is_sign);
    is_example.then_some(Block::Cards(parts))
}

/// A line as cards and the words between them.
pub fn cards(line: &str) -> Vec<CardOrText> {
    let mut parts = Vec::new();
    for word in line.split_whitespace() {
        let (card, rest) = card(word).map_or((None, word), |(card, rest)| (Some(card), rest));
        parts.extend(card.map(CardOrText::Card));
        match parts.last_mut() {
            _ if rest.is_empty() => {}
            Some(CardOrText::Text(before)) => {
                before.push(' ');
                before.push_str(rest);
            }
            _ => parts.push(CardOrText::Text(rest.to_owned())),
        }
    }
    parts
}

/// A card at the beginning of a word, and what else is there: perhaps a comma.
fn card(word: &str) -> Option<(Card, &str)> {
    let place = word.find(['♦', '♠', '♥', '♣'])?;
    let (rank, rest) = word.split_at(place);
    let mut rest = rest.chars();
    let suit = match rest.next()? {
        '♦' => 'D',
        '♠' => 'S',
        '♥' => 'H',
        _ => 'C',
    };
    let card = format!("{rank}{suit}").parse().ok()?;
    Some((card, rest.as_str()))
}

fn heading_level(line: &str) -> Option<u8> {
    let level = line.bytes().take_while(|&byte| byte == b'#').count();
    let is_heading = (1..=6).contains(&level) && line.as_bytes().get(level) == Some(&b' ');
    is_heading.then_some(level as u8)
}

fn list_item(line: &str) -> Option<&str> {
    if let Some(item) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
        return Some(item);
    }
    let (number, item) = line.split_once(". ")?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some(item)
}

fn row(line: &str) -> Vec<Vec<Span>> {
    let cells = line.trim_matches('|').split('|');
    cells.map(|cell| spans(cell.trim())).collect()
}

/// The line under a table's head.
fn is_rule(line: &str) -> bool {
    line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '))
}

fn spans(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let mark = ["**", "`"]
            .into_iter()
            .filter_map(|mark| rest.find(mark).map(|place| (place, mark)))
            .min();
        let Some((place, mark)) = mark else {
            break;
        };
        let inside = &rest[place + mark.len()..];
        let Some(end) = inside.find(mark) else {
            break;
        };
        if place > 0 {
            spans.push(Span::Text(rest[..place].to_owned()));
        }
        let inner = inside[..end].to_owned();
        spans.push(if mark == "`" {
            Span::Code(inner)
        } else {
            Span::Strong(inner)
        });
        rest = &inside[end + mark.len()..];
    }
    if !rest.is_empty() {
        spans.push(Span::Text(rest.to_owned()));
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_catalog::{PRESETS, rulebook};
    use baralho_words::Language;

    fn text(text: &str) -> Vec<Span> {
        vec![Span::Text(text.to_owned())]
    }

    #[test]
    fn all_that_the_rules_use_is_read() {
        let blocks = read(
            "# One\n\nTwo\nlines with **weight** and `7D`.\n\n- a\n- b\n  more\n1. c\n\n\
             | x | y |\n|---|:-:|\n| 1 | 2 |\n\n```\n  as is\n```\n",
        );
        assert_eq!(
            blocks,
            [
                Block::Heading(1, text("One")),
                Block::Paragraph(vec![
                    Span::Text("Two lines with ".into()),
                    Span::Strong("weight".into()),
                    Span::Text(" and ".into()),
                    Span::Code("7D".into()),
                    Span::Text(".".into()),
                ]),
                Block::List(vec![text("a"), text("b more"), text("c")]),
                Block::Table(vec![vec![text("x"), text("y")], vec![text("1"), text("2")]]),
                Block::Code("  as is".into()),
            ]
        );
    }

    #[test]
    fn marks_without_an_end_are_letters() {
        assert_eq!(spans("a ** b"), text("a ** b"));
        assert_eq!(spans("`x"), text("`x"));
    }

    #[test]
    fn cards_among_words_are_found_and_a_line_of_them_is_an_example() {
        let [seven, four, three] = ["7D", "4C", "3S"].map(|card| card.parse().expect("a card"));
        let words = |text: &str| CardOrText::Text(text.to_owned());
        assert_eq!(
            read("7♦ = 4♣ + 3♠"),
            [Block::Cards(vec![
                CardOrText::Card(seven),
                words("="),
                CardOrText::Card(four),
                words("+"),
                CardOrText::Card(three),
            ])]
        );
        assert_eq!(
            cards("7♦ 4♣, then 3♠"),
            [
                CardOrText::Card(seven),
                CardOrText::Card(four),
                words(", then"),
                CardOrText::Card(three),
            ]
        );
        assert_eq!(read("7♦"), [Block::Paragraph(text("7♦"))]);
        assert_eq!(cards("x♦"), [words("x♦")]);
    }

    #[test]
    fn every_text_of_the_rules_is_read_without_marks_left_over() {
        for preset in PRESETS {
            for language in Language::ALL {
                let page = format!("{} in {language}", preset.name);
                let blocks = read(rulebook(&preset, language));
                assert!(blocks.len() > 5, "{page}");
                let shown = format!("{blocks:?}");
                assert!(!shown.contains("**") && !shown.contains("]("), "{page}");
            }
        }
    }
}
