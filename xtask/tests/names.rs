//! Who names a game: its own folder and the catalogue, and nobody else for long.

use std::{collections::BTreeSet, fs, path::Path};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The catalogue, and what still names games: files and folders, each with what is to become of
/// it. Whatever is mended must leave the list.
const NAMING: [(&str, &str); 1] = [("crates/catalog/src", "the one list of games")];

/// How code names a game that has this folder: its crates, its types, and itself.
struct Names {
    package: String,
    types: String,
    literal: String,
}

impl Names {
    fn of(folder: &str) -> Self {
        let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
        Self {
            package: format!("baralho_{}", folder.replace('-', "_")),
            types: folder.split('-').map(capital).collect(),
            literal: format!("\"{folder}\""),
        }
    }

    /// Whether code names this game, comments and tests aside.
    fn are_in(&self, source: &str) -> bool {
        let is_type = |word: &str| {
            let rest = word.strip_prefix(&self.types);
            rest.is_some_and(|rest| !rest.starts_with(char::is_lowercase))
        };
        let is_name = |word: &str| word.starts_with(&self.package) || is_type(word);
        let code = source.split("#[cfg(test)]\nmod tests {").next();
        let mut lines = code.into_iter().flat_map(str::lines);
        lines.any(|line| {
            let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
            let is_comment = line.trim_start().starts_with("//");
            !is_comment && (line.contains(&self.literal) || words.any(is_name))
        })
    }
}

fn rust_files(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() && !["tests", "benches", "examples", "target"].contains(&name.as_str()) {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs")
            && name != "tests.rs"
            && name != "fuzz.rs"
        {
            let path = path.strip_prefix(ROOT).expect("a file of the workspace");
            found.push(path.to_string_lossy().replace('\\', "/"));
        }
    }
}

#[test]
fn nobody_names_a_game_but_the_catalogue_and_what_has_yet_to_move() {
    let games = fs::read_dir(Path::new(ROOT).join("games")).expect("games");
    let folders = games.flatten().map(|game| game.file_name());
    let names: Vec<Names> = folders
        .map(|game| Names::of(&game.to_string_lossy()))
        .collect();
    assert!(!names.is_empty());
    let mut files = Vec::new();
    for room in ["crates", "apps", "xtask"] {
        rust_files(&Path::new(ROOT).join(room), &mut files);
    }
    // Helpers of tests.
    files.retain(|file| !file.starts_with("crates/testkit"));
    files.retain(|file| {
        let source = fs::read_to_string(Path::new(ROOT).join(file)).expect("a source file");
        names.iter().any(|names| names.are_in(&source))
    });
    let mut unused: BTreeSet<&str> = NAMING.iter().map(|(place, _)| *place).collect();
    files.retain(|file| {
        let place = NAMING.iter().find(|(place, _)| file.starts_with(place));
        if let Some((place, _)) = place {
            unused.remove(place);
        }
        place.is_none()
    });
    assert!(
        files.is_empty(),
        "these name a game: ask the catalogue or the game's own crates instead: {files:#?}"
    );
    assert!(
        unused.is_empty(),
        "these name no game any more: take them from the list: {unused:#?}"
    );
}

#[test]
fn a_name_in_code_is_found_and_one_in_a_comment_or_a_test_is_not() {
    let names = Names::of("rouba-montes");
    let is_named = |source| names.are_in(source);
    assert!(is_named("use baralho_rouba_montes_face::F;") && is_named("x => RoubaMontesRules"));
    assert!(is_named(r#"if game == "rouba-montes" {"#) && !is_named(r#"say!("rouba-help")"#));
    assert!(!is_named("/// As in RoubaMontes.") && !is_named("RoubaMontesinho"));
    assert!(!is_named(
        "#[cfg(test)]\nmod tests {\n    use baralho_rouba_montes::View;"
    ));
}
