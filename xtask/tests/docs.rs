//! What README, CONTRIBUTING and the architecture say of files is true.

use std::{fs, path::Path};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const ROOMS: [&str; 9] = [
    "apps", "crates", "docs", "examples", "games", "lab", "locales", "xtask", "zoo",
];

fn read(path: &str) -> String {
    fs::read_to_string(format!("{ROOT}/{path}")).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What stands in backquotes, each with the text between it and the next. Blocks of code say
/// nothing of our files.
fn quoted(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    for prose in text.split("```").step_by(2) {
        let parts: Vec<&str> = prose.split('`').collect();
        let pairs = parts[1..].chunks(2);
        found.extend(pairs.map(|pair| (pair[0], pair.get(1).copied().unwrap_or_default())));
    }
    found
}

fn is_path(quoted: &str) -> bool {
    let room = quoted.split('/').next().unwrap_or_default();
    quoted.contains('/') && ROOMS.contains(&room)
}

/// Everything in a folder, as seen from the root of the workspace.
fn walk(folder: &str, all: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(format!("{ROOT}/{folder}")) else {
        return;
    };
    for entry in entries.map(|entry| entry.expect("a file")) {
        let path = format!("{folder}/{}", entry.file_name().display());
        if entry.path().is_dir() && !path.ends_with("/target") {
            walk(&path, all);
        }
        all.push(path);
    }
}

/// Whether a path is meant by a pattern: `*` and `<name>` stand for any part of a name.
fn is_meant(pattern: &str, path: &str) -> bool {
    let (mut names, mut patterns) = (path.split('/'), pattern.trim_end_matches('/').split('/'));
    loop {
        match (patterns.next(), names.next()) {
            (None, None) => return true,
            (Some(pattern), Some(name)) => {
                let fits = match pattern.split_once(['*', '<']) {
                    None => pattern == name,
                    Some((before, after)) => {
                        let after = after.rsplit('>').next().unwrap_or_default();
                        name.starts_with(before) && name.ends_with(after)
                    }
                };
                if !fits {
                    return false;
                }
            }
            _ => return false,
        }
    }
}

/// What a document says of files and is not so.
fn wrong(text: &str, all: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut file = None;
    for (quoted, after) in quoted(text) {
        if is_path(quoted) {
            if !all.iter().any(|path| is_meant(quoted, path)) {
                wrong.push(format!("there is no {quoted}"));
            }
            file = (after == " (").then_some(quoted);
        } else if let Some(path) = file {
            let name = quoted.rsplit("::").next().unwrap_or_default();
            let code = fs::read_to_string(format!("{ROOT}/{path}")).unwrap_or_default();
            let is_letter = |c: char| c.is_alphanumeric() || c == '_';
            if !code.split(|c| !is_letter(c)).any(|word| word == name) {
                wrong.push(format!("{path} has no {quoted}"));
            }
            file = (!after.starts_with(')')).then_some(path);
        }
    }
    wrong
}

#[test]
fn files_and_names_that_the_documents_mention_are_there() {
    let mut all = Vec::new();
    for room in ROOMS {
        all.push(room.to_owned());
        walk(room, &mut all);
    }
    for document in ["README.md", "CONTRIBUTING.md", "docs/architecture.md"] {
        let wrong = wrong(&read(document), &all);
        assert!(wrong.is_empty(), "{document}: {}", wrong.join("; "));
    }
    // It can find something.
    let text =
        "`crates/gone`, `crates/*/src/lib.rs`, `crates/cards/src/lib.rs` (`Card`, `X::absent`)";
    assert_eq!(
        wrong(text, &all),
        [
            "there is no crates/gone",
            "crates/cards/src/lib.rs has no X::absent"
        ]
    );
}

#[test]
fn readme_and_architecture_list_every_crate() {
    let mut folders = Vec::new();
    for room in ROOMS {
        let mut inside = vec![room.to_owned()];
        walk(room, &mut inside);
        let is_package = |path: &String| Path::new(ROOT).join(path).join("Cargo.toml").exists();
        folders.extend(inside.into_iter().filter(is_package));
    }
    assert!(folders.len() > 20, "{folders:?}");
    for document in ["README.md", "docs/architecture.md"] {
        let text = read(document);
        let listed = quoted(&text);
        let missing: Vec<&String> = folders
            .iter()
            .filter(|folder| !listed.iter().any(|(pattern, _)| is_meant(pattern, folder)))
            .collect();
        assert!(missing.is_empty(), "{document} does not list {missing:?}");
    }
}
