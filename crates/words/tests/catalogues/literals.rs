//! Text for players that does not come from the catalogues.

use std::path::PathBuf;

use proc_macro2::{Delimiter, TokenTree};

use crate::sources::{rust_files, text_of, tokens, visit_sequences, workspace};

/// On a line that prints for programs, or for whoever develops.
const ALLOWED: &str = "words: not for players";
/// Anywhere in a file that prints only such lines.
const FILE_ALLOWED: &str = "words: nothing here is for players";

/// What prints: no letter in their literals.
const PRINTING: [&str; 6] = ["print", "println", "eprint", "eprintln", "write", "writeln"];
/// What makes text that may be printed later: no prose in their literals.
const COMPOSING: [&str; 8] = [
    "format",
    "format_args",
    "anyhow",
    "bail",
    "ensure",
    "push_str",
    "write_str",
    "write_all",
];

/// The literals of a source file that players would read, as `line: text`.
fn texts_for_players(source: &str) -> Result<Vec<String>, String> {
    let lines: Vec<&str> = source.lines().collect();
    let is_allowed = |line: usize| {
        let line = line.checked_sub(1).and_then(|index| lines.get(index));
        line.is_some_and(|line| line.contains(ALLOWED))
    };
    let mut found = Vec::new();
    if source.contains(FILE_ALLOWED) {
        return Ok(found);
    }
    visit_sequences(tokens(source)?, &mut |sequence| {
        for (place, token) in sequence.iter().enumerate() {
            let name = token.to_string();
            let is_suspect: fn(&str) -> bool = if PRINTING.contains(&name.as_str()) {
                has_letters
            } else if COMPOSING.contains(&name.as_str()) {
                is_prose
            } else {
                continue;
            };
            let group = match &sequence[place + 1..] {
                [TokenTree::Group(group), ..] => group,
                [TokenTree::Punct(mark), TokenTree::Group(group), ..] if mark.as_char() == '!' => {
                    group
                }
                _ => continue,
            };
            let start = token.span().start().line;
            let mut literals = Vec::new();
            direct_literals(
                &group.stream().into_iter().collect::<Vec<_>>(),
                &mut literals,
            );
            for (line, text) in literals {
                let allowed = [start.saturating_sub(1), start, line]
                    .into_iter()
                    .any(is_allowed);
                if !allowed && is_suspect(&without_placeholders(&text)) {
                    found.push(format!("{line}: {text:?}"));
                }
            }
        }
    });
    Ok(found)
}

/// The string literals among these arguments, those inside blocks included, but not those
/// inside other calls: they are that call's affair.
fn direct_literals(arguments: &[TokenTree], found: &mut Vec<(usize, String)>) {
    for (place, token) in arguments.iter().enumerate() {
        if let Some(text) = text_of(token) {
            found.push((token.span().start().line, text));
        }
        let TokenTree::Group(group) = token else {
            continue;
        };
        let is_call = match place.checked_sub(1).map(|before| &arguments[before]) {
            Some(TokenTree::Ident(_)) => true,
            Some(TokenTree::Punct(mark)) => mark.as_char() == '!',
            _ => false,
        };
        if !is_call || group.delimiter() == Delimiter::Brace {
            direct_literals(&group.stream().into_iter().collect::<Vec<_>>(), found);
        }
    }
}

/// What is left of a format text without `{...}` and without a terminal's escape codes.
fn without_placeholders(text: &str) -> String {
    let mut left = String::new();
    let mut letters = text.replace("{{", "").replace("}}", "");
    letters.push(' ');
    let mut letters = letters.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '{' => drop(letters.by_ref().find(|&letter| letter == '}')),
            '\u{1b}' => drop(letters.by_ref().find(|letter| letter.is_alphabetic())),
            _ => left.push(letter),
        }
    }
    left
}

fn has_letters(text: &str) -> bool {
    text.contains(char::is_alphabetic)
}

/// Two words in a row.
fn is_prose(text: &str) -> bool {
    let is_word = |word: &str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
    let words: Vec<bool> = text.split_whitespace().map(is_word).collect();
    words.windows(2).any(|pair| pair[0] && pair[1])
}

/// Whoever speaks to players, besides the games' faces. What is not there yet says nothing.
const SPEAKING: [&str; 5] = [
    "apps/cli/src",
    "apps/web/src",
    "crates/analysis/src/told",
    "crates/face/src",
    "crates/telling/src",
];

#[test]
fn whoever_speaks_to_players_says_nothing_that_is_not_in_the_catalogues() {
    let mut found = Vec::new();
    let folders = SPEAKING.map(|folder| workspace().join(folder));
    let games = workspace().join("games");
    let is_face = |path: &PathBuf| {
        let inside = path.strip_prefix(&games).unwrap_or(path);
        inside.iter().nth(1).is_some_and(|folder| folder == "face")
    };
    let faces = rust_files(&games).into_iter().filter(is_face);
    let others = folders.iter().flat_map(|folder| rust_files(folder));
    for path in others.chain(faces) {
        let source = std::fs::read_to_string(&path).expect("a readable source file");
        let texts = texts_for_players(&source).unwrap_or_else(|error| vec![error]);
        found.extend(
            texts
                .iter()
                .map(|text| format!("{}:{text}", path.display())),
        );
    }
    assert!(
        found.is_empty(),
        "say these from the catalogues (`say!(words, \"key\")`), or mark lines for programs \
         with `// {ALLOWED}` and files for programs with `// {FILE_ALLOWED}`:\n{}",
        found.join("\n")
    );
}

#[test]
fn texts_outside_the_catalogues_are_found() {
    let source = r##"
fn main() {
    println!("hello");
    print!("{}: {name}", "score");
    writeln!(out, r#"you "win" now"#)?;
    eprintln!(
        "{} points",
        n
    );
    println!("{}", if won { "yes" } else { "no" });
    write!(out, "\u{e9}")?;
    let line = format!("{who} takes the pile");
    text.push_str("your turn");
    anyhow::bail!("no such file");
}
"##;
    let found = texts_for_players(source).expect("Rust");
    assert_eq!(
        found,
        [
            r#"3: "hello""#,
            r#"4: "score""#,
            r#"5: "you \"win\" now""#,
            r#"7: "{} points""#,
            r#"10: "yes""#,
            r#"10: "no""#,
            r#"11: "é""#,
            r#"12: "{who} takes the pile""#,
            r#"13: "your turn""#,
            r#"14: "no such file""#,
        ]
    );
}

#[test]
fn what_is_not_for_players_is_left_alone() {
    let source = r#"
fn main() {
    println!("{}", say!(words, "some-key", n = 3));
    println!("{}", words.say("some-key", &[("n", 3.into())]));
    println!("{name:>width$} {{}} | 10:30 \x1b[2J \u{1b}[0m\n");
    println!("{{\"op\":\"deal\"}}"); // words: not for players
    // words: not for players
    writeln!(
        out,
        "OK {seed}"
    )?;
    let key = format!("option-{name}");
    let place = format!("h{n}");
}
#[cfg(test)]
mod tests {
    fn f() { println!("in a test"); }
}
"#;
    assert_eq!(texts_for_players(source), Ok(Vec::new()));
    let whole = "// words: nothing here is for players\nfn f() { println!(\"OK\"); }";
    assert_eq!(texts_for_players(whole), Ok(Vec::new()));
}
