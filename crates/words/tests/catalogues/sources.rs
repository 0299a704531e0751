//! What the Rust sources say: their text literals, and every call of `say`.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// One `say!(words, "key", n = 3, who)` or `words.say("key", &[("n", ...)])`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) line: usize,
    pub(crate) key: String,
    /// The names of the values given, where the call spells them out.
    pub(crate) values: Option<BTreeSet<String>>,
}

/// What one source file says outside its tests.
#[derive(Debug, Default)]
pub(crate) struct Spoken {
    pub(crate) literals: BTreeSet<String>,
    pub(crate) said: Vec<Said>,
}

pub(crate) fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors()
        .nth(2)
        .expect("crates/words lies two floors down")
        .to_owned()
}

/// Every Rust file in a folder, if there is such a folder.
pub(crate) fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                if entry.file_name() != "target" {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The tokens of a source file, or why it has none.
pub(crate) fn tokens(source: &str) -> Result<TokenStream, String> {
    source
        .parse()
        .map_err(|error| format!("cannot be read as Rust: {error}"))
}

/// Shows every sequence of tokens outside `#[cfg(test)]` modules, outermost first.
pub(crate) fn visit_sequences(stream: TokenStream, visit: &mut impl FnMut(&[TokenTree])) {
    let sequence: Vec<TokenTree> = stream.into_iter().collect();
    visit(&sequence);
    let mut in_tests = false;
    for (place, token) in sequence.iter().enumerate() {
        match token {
            TokenTree::Group(group) if is_after(&sequence, place, "#") => {
                let attribute = group.stream().to_string().replace(' ', "");
                in_tests |= attribute == "cfg(test)";
            }
            TokenTree::Group(group) if in_tests && group.delimiter() == Delimiter::Brace => {
                in_tests = false;
            }
            TokenTree::Group(group) if !in_tests => visit_sequences(group.stream(), visit),
            TokenTree::Punct(punct) if punct.as_char() == ';' => in_tests = false,
            _ => {}
        }
    }
}

fn is_after(sequence: &[TokenTree], place: usize, text: &str) -> bool {
    place > 0 && sequence[place - 1].to_string() == text
}

/// The text of a string literal with its escapes resolved as far as letters matter.
pub(crate) fn text_of(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else {
        return None;
    };
    let written = literal.to_string();
    let written = written.strip_prefix('b').unwrap_or(&written);
    if let Some(raw) = written.strip_prefix('r') {
        let quoted = raw.trim_matches('#');
        return Some(quoted.strip_prefix('"')?.strip_suffix('"')?.to_owned());
    }
    let inside = written.strip_prefix('"')?.strip_suffix('"')?;
    let mut text = String::new();
    let mut letters = inside.chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            text.push(letter);
            continue;
        }
        match letters.next() {
            Some('u') => {
                let code: String = letters.by_ref().skip(1).take_while(|&c| c != '}').collect();
                text.extend(u32::from_str_radix(&code, 16).ok().and_then(char::from_u32));
            }
            Some('x') => {
                let code: String = letters.by_ref().take(2).collect();
                text.extend(u8::from_str_radix(&code, 16).ok().map(char::from));
            }
            Some('n' | 'r' | 't' | '0') => text.push(' '),
            Some(other) => text.push(other),
            None => {}
        }
    }
    Some(text)
}

/// What a source file says outside its tests.
pub(crate) fn spoken(source: &str) -> Result<Spoken, String> {
    let mut spoken = Spoken::default();
    visit_sequences(tokens(source)?, &mut |sequence| {
        spoken.literals.extend(sequence.iter().filter_map(text_of));
        for (place, token) in sequence.iter().enumerate() {
            if token.to_string() == "say" {
                spoken.said.extend(said(token, &sequence[place + 1..]));
            }
        }
    });
    Ok(spoken)
}

/// The call that starts at the word `say`, when its key is a literal.
fn said(word: &TokenTree, rest: &[TokenTree]) -> Option<Said> {
    let line = word.span().start().line;
    match rest {
        [TokenTree::Punct(mark), TokenTree::Group(group), ..] if mark.as_char() == '!' => {
            let arguments = arguments(group);
            let (_words, arguments) = arguments.split_first()?;
            let (key, values) = arguments.split_first()?;
            let names = values.iter().filter_map(|value| value.first());
            Some(Said {
                line,
                key: only_text(key)?,
                values: Some(names.map(ToString::to_string).collect()),
            })
        }
        [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Parenthesis => {
            let arguments = arguments(group);
            let key = only_text(arguments.first()?)?;
            let values = match arguments.get(1).map(Vec::as_slice) {
                Some([TokenTree::Punct(_), TokenTree::Group(list)]) => names_in(list),
                _ => None,
            };
            Some(Said { line, key, values })
        }
        _ => None,
    }
}

fn names_in(list: &Group) -> Option<BTreeSet<String>> {
    let names = arguments(list)
        .into_iter()
        .map(|pair| match pair.as_slice() {
            [TokenTree::Group(pair)] => only_text(arguments(pair).first()?),
            _ => None,
        });
    names.collect()
}

fn only_text(argument: &Vec<TokenTree>) -> Option<String> {
    match argument.as_slice() {
        [only] => text_of(only),
        _ => None,
    }
}

/// The tokens of a group, split at its commas.
fn arguments(group: &Group) -> Vec<Vec<TokenTree>> {
    let mut arguments = vec![Vec::new()];
    for token in group.stream() {
        match &token {
            TokenTree::Punct(punct) if punct.as_char() == ',' => arguments.push(Vec::new()),
            _ => arguments.last_mut().expect("never empty").push(token),
        }
    }
    arguments.retain(|argument| !argument.is_empty());
    arguments
}

#[test]
fn every_way_of_saying_something_is_understood() {
    let spoken = spoken(
        r#"
        fn f(words: &Words) {
            say!(words, "short", n = 3, who = name(a, b), card);
            say!(self.words, "bare");
            words.say("long", &[("n", 3.into()), ("who", name.into())]);
            words.say("passed-on", values);
            words.say(key, &[]);
            let chosen = if x { "one-way" } else { "another" };
        }
        #[cfg(test)]
        mod tests { fn g() { say!(words, "in-a-test"); } }
        fn after() { h("after-the-tests") }
        "#,
    )
    .expect("Rust");
    let names = |names: &[&str]| Some(names.iter().map(ToString::to_string).collect());
    let said: Vec<_> = spoken
        .said
        .iter()
        .map(|s| (s.line, &*s.key, s.values.clone()))
        .collect();
    assert_eq!(
        said,
        [
            (3, "short", names(&["card", "n", "who"])),
            (4, "bare", names(&[])),
            (5, "long", names(&["n", "who"])),
            (6, "passed-on", None),
        ]
    );
    for literal in ["one-way", "another", "after-the-tests", "short"] {
        assert!(spoken.literals.contains(literal), "{literal}");
    }
    assert!(!spoken.literals.contains("in-a-test"));
}
