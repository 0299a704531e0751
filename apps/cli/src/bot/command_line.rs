//! The command that starts somebody's bot.

use std::{ffi::OsString, path::Path};

/// The command that was typed: as its words, or as one text to be split as a shell would.
/// `None` when a quote is not closed.
pub(crate) fn words_of(typed: &[OsString]) -> Option<Vec<OsString>> {
    match typed {
        [only] if only.to_str().is_some_and(|text| text.contains(' ')) => {
            let words = shell_words::split(only.to_str().unwrap_or_default()).ok()?;
            Some(words.into_iter().map(OsString::from).collect())
        }
        words => Some(words.to_vec()),
    }
}

/// The same command for a bot that runs elsewhere: what names a file here has its full path.
pub(crate) fn for_elsewhere(words: &[OsString]) -> Vec<OsString> {
    let full = |word: &OsString| {
        let path = Path::new(word);
        let is_option = word.as_encoded_bytes().starts_with(b"-");
        if is_option || path.is_absolute() || !path.exists() {
            return word.clone();
        }
        std::path::absolute(path).map_or_else(|_| word.clone(), Into::into)
    };
    words.iter().map(full).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_text_is_split_as_a_shell_would_and_several_words_are_not() {
        let words = |typed: &[&str]| {
            let typed: Vec<OsString> = typed.iter().map(OsString::from).collect();
            words_of(&typed)
        };
        let some = |words: &[&str]| Some(words.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(words(&["python3 bot.py"]), some(&["python3", "bot.py"]));
        assert_eq!(words(&["'my bot' -x"]), some(&["my bot", "-x"]));
        assert_eq!(words(&["my bot", "-x"]), some(&["my bot", "-x"]));
        assert_eq!(words(&["a 'b"]), None);
    }

    #[test]
    fn files_get_full_paths_and_nothing_else_does() {
        let typed = ["sh", "src/lib.rs", "-src", "nowhere.py"].map(OsString::from);
        let words = for_elsewhere(&typed);
        assert!(Path::new(&words[1]).is_absolute());
        assert_eq!(
            [&words[0], &words[2], &words[3]],
            [&typed[0], &typed[2], &typed[3]]
        );
    }
}
