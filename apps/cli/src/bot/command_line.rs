//! The words of a command line that was given as one argument.

use std::ffi::OsString;

/// The command that was typed: as its words, or as one text to be split at blanks, where
/// quotes and backslashes keep blanks as a shell has them. `None` when a quote is not closed.
pub(crate) fn words_of(typed: &[OsString]) -> Option<Vec<OsString>> {
    match typed {
        [only] if only.to_str().is_some_and(|text| text.contains(' ')) => {
            let words = split(only.to_str().unwrap_or_default())?;
            Some(words.into_iter().map(OsString::from).collect())
        }
        words => Some(words.to_vec()),
    }
}

fn split(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(open), close) if open == close => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => word.get_or_insert_default().push(letters.next()?),
            (None, blank) if blank.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_text_is_split_as_a_shell_would() {
        for (text, words) in [
            ("python3 bot.py", vec!["python3", "bot.py"]),
            ("  a   b ", vec!["a", "b"]),
            (
                "'my bots/a b' --x=\"1 2\" ''",
                vec!["my bots/a b", "--x=1 2", ""],
            ),
            (r"a\ b 'c\d' \'", vec!["a b", r"c\d", "'"]),
        ] {
            assert_eq!(
                split(text),
                Some(words.into_iter().map(String::from).collect())
            );
        }
        assert_eq!(split("a 'b"), None);
        assert_eq!(split("a\\"), None);
    }

    #[test]
    fn several_words_stay_as_they_were_typed() {
        let typed = [OsString::from("./a b"), OsString::from("c d")];
        assert_eq!(words_of(&typed), Some(typed.to_vec()));
    }
}
