//! Writing JSON straight into a buffer: a request is written for every move of every game,
//! and a tree of values would cost more than the game itself.

use std::fmt::Write;

use baralho_cards::Card;
use baralho_game::Seat;

/// A value that can be written.
pub(crate) trait Json {
    fn json(self, out: &mut String);
}

impl Json for Card {
    fn json(self, out: &mut String) {
        const RANKS: [&str; 13] = [
            "\"A", "\"2", "\"3", "\"4", "\"5", "\"6", "\"7", "\"8", "\"9", "\"10", "\"J", "\"Q",
            "\"K",
        ];
        const SUITS: [&str; 4] = ["D\"", "S\"", "H\"", "C\""];
        out.push_str(RANKS[self.index() / 4]);
        out.push_str(SUITS[self.index() % 4]);
    }
}

impl Json for u64 {
    fn json(self, out: &mut String) {
        if self < 10 {
            out.push(char::from(b'0' + self as u8));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(out, "{self}");
        }
    }
}

impl Json for usize {
    fn json(self, out: &mut String) {
        (self as u64).json(out);
    }
}

impl Json for u32 {
    fn json(self, out: &mut String) {
        u64::from(self).json(out);
    }
}

impl Json for u8 {
    fn json(self, out: &mut String) {
        u64::from(self).json(out);
    }
}

impl Json for i32 {
    fn json(self, out: &mut String) {
        if self < 0 {
            out.push('-');
        }
        u64::from(self.unsigned_abs()).json(out);
    }
}

impl Json for bool {
    fn json(self, out: &mut String) {
        out.push_str(if self { "true" } else { "false" });
    }
}

impl Json for Seat {
    fn json(self, out: &mut String) {
        self.index().json(out);
    }
}

impl<T: Json> Json for Option<T> {
    fn json(self, out: &mut String) {
        match self {
            Some(value) => value.json(out),
            None => out.push_str("null"),
        }
    }
}

impl<T: Json + Copy> Json for &T {
    fn json(self, out: &mut String) {
        (*self).json(out);
    }
}

/// Text that needs no escapes: names of kinds, moves.
pub(crate) struct Plain<'a>(pub(crate) &'a str);

impl Json for Plain<'_> {
    fn json(self, out: &mut String) {
        debug_assert!(
            self.0
                .bytes()
                .all(|b| (b' '..0x7f).contains(&b) && b != b'"' && b != b'\\')
        );
        out.push('"');
        out.push_str(self.0);
        out.push('"');
    }
}

/// Any text.
pub(crate) struct Text<'a>(pub(crate) &'a str);

impl Json for Text<'_> {
    fn json(self, out: &mut String) {
        out.push('"');
        for c in self.0.chars() {
            match c {
                '"' | '\\' => out.extend(['\\', c]),
                c if c < ' ' => {
                    let _ = write!(out, "\\u{:04x}", u32::from(c));
                }
                c => out.push(c),
            }
        }
        out.push('"');
    }
}

/// A list of what an iterator gives.
pub(crate) struct List<I>(pub(crate) I);

impl<I: Iterator<Item: Json>> Json for List<I> {
    fn json(self, out: &mut String) {
        out.push('[');
        for (place, value) in self.0.enumerate() {
            if place > 0 {
                out.push(',');
            }
            value.json(out);
        }
        out.push(']');
    }
}

/// An object being written; [`Object::end`] closes it.
pub(crate) struct Object<'a> {
    out: &'a mut String,
    first: bool,
}

impl<'a> Object<'a> {
    pub(crate) fn new(out: &'a mut String) -> Self {
        out.push('{');
        Self { out, first: true }
    }

    pub(crate) fn of_kind(out: &'a mut String, kind: &str) -> Self {
        Self::new(out).with("kind", Plain(kind))
    }

    /// The buffer, behind a name and its colon.
    pub(crate) fn name(&mut self, name: &str) -> &mut String {
        self.out.push_str(if self.first { "\"" } else { ",\"" });
        self.first = false;
        self.out.push_str(name);
        self.out.push_str("\":");
        self.out
    }

    pub(crate) fn with(mut self, name: &str, value: impl Json) -> Self {
        value.json(self.name(name));
        self
    }

    pub(crate) fn end(self) {
        self.out.push('}');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_written_as_they_are_shown() {
        for card in Card::all() {
            let mut out = String::new();
            card.json(&mut out);
            assert_eq!(out, format!("\"{card}\""));
        }
    }

    #[test]
    fn text_is_escaped_so_that_it_reads_back() {
        for text in [
            "",
            "Zé \"o\" \\ bot",
            "a\nb\t\u{1}",
            "♦ 🂡",
            "\u{7f}\u{2028}",
        ] {
            let mut out = String::new();
            Text(text).json(&mut out);
            assert_eq!(serde_json::from_str::<String>(&out).expect("JSON"), text);
            assert!(!out.contains('\n'));
        }
    }

    #[test]
    fn numbers_are_written_as_numbers() {
        for number in [0, 7, 10, -1, i32::MIN, i32::MAX] {
            let mut out = String::new();
            number.json(&mut out);
            assert_eq!(out, number.to_string());
        }
    }
}
