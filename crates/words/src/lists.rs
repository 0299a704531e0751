//! Several things in one sentence: `a, b e c`.

use crate::{Words, letters::lower, say};

impl Words {
    /// All of these: `7♦, 4♣ e 3♠`. Nothing at all has a word of its own.
    pub fn list_and<T: AsRef<str>>(&self, items: impl IntoIterator<Item = T>) -> String {
        self.list(&texts(items), |words, list, last| {
            say!(words, "list-and", list, last, sound = sound(last))
        })
    }

    /// One of these: `2, 3 ou 4`.
    pub fn list_or<T: AsRef<str>>(&self, items: impl IntoIterator<Item = T>) -> String {
        self.list(&texts(items), |words, list, last| {
            say!(words, "list-or", list, last, sound = sound(last))
        })
    }

    fn list(&self, items: &[String], join: fn(&Self, &str, &str) -> String) -> String {
        match items {
            [] => say!(self, "list-nothing"),
            [only] => only.clone(),
            [others @ .., last] => join(self, &others.join(", "), last),
        }
    }
}

/// One type for all of them: the compiler makes code for every one.
fn texts<T: AsRef<str>>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    let texts = items.into_iter().map(|item| item.as_ref().to_owned());
    texts.collect()
}

/// How a word begins, as far as Spanish cares: `y` becomes `e` before the sound of i,
/// and `o` becomes `u` before that of o.
fn sound(word: &str) -> &'static str {
    let mut letters = word.chars().map(lower).filter_map(|c| match c {
        'á' => Some('a'),
        'é' => Some('e'),
        'í' => Some('i'),
        'ó' => Some('o'),
        'ú' => Some('u'),
        c if is_heard(c) => Some(c),
        _ => None,
    });
    let number: String = word.chars().take_while(char::is_ascii_digit).collect();
    match number.as_str() {
        // Ocho, ochenta, once.
        "8" | "11" => return "o",
        "" => {}
        digits if digits.starts_with('8') => return "o",
        _ => return "other",
    }
    let first = match letters.next() {
        Some('h') => letters.next(),
        first => first,
    };
    match (first, letters.next()) {
        // In hielo and Iago the i is a consonant, and y stays.
        (Some('i'), Some('a' | 'e' | 'o' | 'u')) => "other",
        (Some('i'), _) => "i",
        (Some('o'), _) => "o",
        _ => "other",
    }
}

/// Letters and digits: quotes, symbols and the like are not heard.
fn is_heard(letter: char) -> bool {
    match letter {
        '\0'..='\u{bf}' => letter.is_ascii_alphanumeric(),
        '\u{2000}'..='\u{2bff}' | '\u{1f000}'.. => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Style};
    use Language::{En, Es, It, PtBr};

    #[test]
    fn lists_read_as_people_say_them() {
        let said = |language, items: &[&str]| {
            let words = Words::new(language, Style::Symbols);
            (words.list_and(items), words.list_or(items))
        };
        let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        assert_eq!(said(PtBr, &[]), pair("nada", "nada"));
        assert_eq!(said(PtBr, &["a"]), pair("a", "a"));
        assert_eq!(said(PtBr, &["a", "b"]), pair("a e b", "a ou b"));
        assert_eq!(said(PtBr, &["a", "b", "c"]), pair("a, b e c", "a, b ou c"));
        assert_eq!(said(En, &["a", "b", "c"]), pair("a, b and c", "a, b or c"));
        assert_eq!(said(It, &["a", "b", "c"]), pair("a, b e c", "a, b o c"));
        assert_eq!(said(Es, &["a", "b", "c"]), pair("a, b y c", "a, b o c"));
    }

    #[test]
    fn spanish_conjunctions_change_before_their_own_sound() {
        let words = Words::new(Es, Style::Spoken);
        for (name, said) in [
            ("Inés", "Ana e Inés"),
            ("Íñigo", "Ana e Íñigo"),
            ("Hilario", "Ana e Hilario"),
            ("Iago", "Ana y Iago"),
            ("Hielo", "Ana y Hielo"),
            ("Yolanda", "Ana y Yolanda"),
            ("Bruno", "Ana y Bruno"),
            ("«Inés»", "Ana e «Inés»"),
            ("♦ Inés", "Ana e ♦ Inés"),
            ("🂡 Inés", "Ana e 🂡 Inés"),
            ("Жиль", "Ana y Жиль"),
            ("", "Ana y "),
            ("h", "Ana y h"),
        ] {
            assert_eq!(words.list_and(["Ana", name]), said);
        }
        for (name, said) in [
            ("Óscar", "Ana u Óscar"),
            ("Horacio", "Ana u Horacio"),
            ("ocho de oros", "Ana u ocho de oros"),
            ("8", "Ana u 8"),
            ("8♦", "Ana u 8♦"),
            ("11", "Ana u 11"),
            ("80", "Ana u 80"),
            ("18", "Ana o 18"),
            ("\"off\"", "Ana u \"off\""),
            ("Bruno", "Ana o Bruno"),
        ] {
            assert_eq!(words.list_or(["Ana", name]), said);
        }
    }
}
