//! The catalogues are whole, said, and the only place where text for players lives.

#[path = "../../build/compile.rs"]
mod compile;
mod compiling;
mod fluent;
mod glossary;
mod languages;
mod literals;
#[allow(dead_code)] // only where the files lie is asked for here
#[path = "../../build/locales.rs"]
mod locales;
#[path = "../../src/marks.rs"]
mod marks;
mod sources;

use std::{collections::BTreeSet, fs, path::PathBuf};

use baralho_words::{Catalogue, Language, Style, Words};
use compile::{Messages, compile};
use languages::{differences, values};
use sources::{Spoken, rust_files, spoken, workspace};

/// Beginnings of keys that are put together at run time, such as `option-` in
/// `format!("option-{name}")`. All keys that begin so count as said.
const DYNAMIC_PREFIXES: &[&str] = &[
    "online-",
    "cli-",
    "admin-done-",
    "admin-stat-",
    "admin-wrong-",
    "arena-verdict-",
    "conflict-",
    "game-",
    "menu-bot-",
    "option-",
    "report-verdict-",
];

/// What is built into the page, and games' faces without what is typed at a terminal.
const IN_THE_PAGE: [&str; 7] = [
    "apps/web/src",
    "apps/offline/src",
    "crates/analysis/src",
    "crates/catalog/src",
    "crates/face/src",
    "crates/table/src",
    "crates/words/src",
];

fn catalogue(language: Language) -> Messages {
    catalogue_of(&files(language).concat())
}

/// The files of play, and those of tools.
fn files(language: Language) -> [Vec<PathBuf>; 2] {
    locales::files(&workspace(), language.tag()).expect("the catalogues")
}

fn catalogue_of(files: &[PathBuf]) -> Messages {
    let mut messages = Messages::new();
    for file in files {
        let text = fs::read_to_string(file).expect("a readable catalogue");
        let name = file.display();
        compile(&mut messages, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    messages
}

/// Everything the sources of the workspace say outside their tests, by file.
fn everything_spoken() -> Vec<(String, Spoken)> {
    let root = workspace();
    let mut all = Vec::new();
    for room in ["crates", "games", "apps"] {
        for path in rust_files(&root.join(room)) {
            if !path.components().any(|part| part.as_os_str() == "src") {
                continue;
            }
            let text = fs::read_to_string(&path).expect("a readable source file");
            let name = path
                .strip_prefix(&root)
                .unwrap_or(&path)
                .display()
                .to_string();
            let spoken = spoken(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            all.push((name, spoken));
        }
    }
    all
}

/// Every text in these files.
fn literals(spoken: &[(String, Spoken)]) -> BTreeSet<&str> {
    let literals = spoken.iter().flat_map(|(_, spoken)| &spoken.literals);
    literals.map(String::as_str).collect()
}

fn assert_none(found: &[String], advice: &str) {
    assert!(found.is_empty(), "{advice}:\n{}", found.join("\n"));
}

#[test]
fn every_file_can_be_read_and_has_no_key_twice() {
    for language in Language::ALL {
        assert!(!catalogue(language).is_empty());
    }
}

#[test]
fn every_language_has_the_same_keys_attributes_and_values() {
    let english = catalogue(Language::En);
    for language in Language::ALL {
        let found = differences(("en", &english), (language.tag(), &catalogue(language)));
        assert_none(&found, "the languages differ");
    }
}

#[test]
fn every_key_is_said_somewhere() {
    let all = everything_spoken();
    let literals = literals(&all);
    let english = catalogue(Language::En);
    let is_said = |key: &str| {
        literals.contains(key)
            || DYNAMIC_PREFIXES
                .iter()
                .any(|prefix| key.starts_with(prefix))
    };
    let is_attribute_said = |key: &str, attribute: &str| {
        literals.contains(key)
            || literals.contains(attribute)
            || literals
                .iter()
                .any(|text| text.ends_with(&format!(".{attribute}")))
    };
    let unsaid: Vec<String> = english
        .keys()
        .filter(|key| match key.split_once('.') {
            Some((id, attribute)) => !(is_said(id) && is_attribute_said(key, attribute)),
            None => !is_said(key),
        })
        .cloned()
        .collect();
    assert_none(
        &unsaid,
        "nobody says these: take them out, or list their beginning in DYNAMIC_PREFIXES",
    );
    for prefix in DYNAMIC_PREFIXES {
        let start = format!("{prefix}{{");
        assert!(
            literals.iter().any(|text| text.starts_with(&start)),
            "no key is put together from {prefix} any more: take it out of DYNAMIC_PREFIXES"
        );
    }
}

#[test]
fn everything_said_is_in_the_catalogues_with_exactly_its_values() {
    let catalogues = Language::ALL.map(catalogue);
    let mut found = Vec::new();
    let mut count = 0;
    for (file, spoken) in everything_spoken() {
        for said in spoken.said {
            count += 1;
            let (line, key) = (said.line, &said.key);
            let known = catalogues.iter().all(|c| c.contains_key(key));
            if !known {
                found.push(format!("{file}:{line}: there is no message {key}"));
                continue;
            }
            let wanted: BTreeSet<String> = catalogues
                .iter()
                .flat_map(|catalogue| values(catalogue, key))
                .collect();
            if let Some(given) = said.values.filter(|given| *given != wanted) {
                found.push(format!(
                    "{file}:{line}: {key} takes {wanted:?}, not {given:?}"
                ));
            }
        }
    }
    assert!(count > 20, "the search for `say` has gone blind");
    assert_none(&found, "said wrongly");
}

/// Everything that is built into the page says, by file.
fn spoken_in_the_page() -> Vec<(String, Spoken)> {
    let mut all = everything_spoken();
    all.retain(|(file, _)| {
        let is_face = file.starts_with("games") && file.contains("/face/src/");
        let is_there = IN_THE_PAGE.iter().any(|folder| file.starts_with(folder)) || is_face;
        is_there && !file.ends_with("face/src/typed.rs")
    });
    assert!(
        !all.is_empty(),
        "the search for what the page says is blind"
    );
    all
}

fn words_of_the_page(language: Language) -> Words {
    let catalogue = Catalogue::read(language, Catalogue::for_page(language));
    Words::of(catalogue.expect("a catalogue").into(), Style::Symbols)
}

#[test]
fn the_page_loads_everything_it_says() {
    let mut found = Vec::new();
    let mut count = 0;
    let words = Language::ALL.map(words_of_the_page);
    for (file, spoken) in spoken_in_the_page() {
        for said in spoken.said {
            count += 1;
            if !words.iter().all(|words| words.has(&said.key)) {
                found.push(format!("{file}:{}: {}", said.line, said.key));
            }
        }
    }
    assert!(
        count > 20,
        "the search for what the page says has gone blind"
    );
    assert_none(
        &found,
        "these belong in an area of play, above its group `## page: no`",
    );
}

#[test]
fn the_page_loads_a_message_exactly_if_its_key_stands_in_what_it_is_built_from() {
    let all = spoken_in_the_page();
    let literals = literals(&all);
    let is_said = |id: &str| {
        let attribute = format!("{id}.");
        literals.contains(id)
            || literals.iter().any(|text| text.starts_with(&attribute))
            || DYNAMIC_PREFIXES.iter().any(|prefix| {
                let start = format!("{prefix}{{");
                id.starts_with(prefix) && literals.iter().any(|text| text.starts_with(&start))
            })
    };
    for language in Language::ALL {
        let words = words_of_the_page(language);
        let (mut lacking, mut needless) = (Vec::new(), Vec::new());
        let play = catalogue_of(&files(language)[0]);
        for key in catalogue(language).keys() {
            let id = key.split('.').next().unwrap_or(key);
            let is_wanted = is_said(id) && play.contains_key(id);
            match (is_wanted, words.has(key)) {
                (true, false) => lacking.push(key.clone()),
                (false, true) => needless.push(key.clone()),
                _ => {}
            }
        }
        let tag = language.tag();
        assert_none(
            &lacking,
            &format!("{tag}: the page says these: move them up, out of the group `## page: no`"),
        );
        assert_none(
            &needless,
            &format!(
                "{tag}: the page never says these: move them down, to the group `## page: no`"
            ),
        );
    }
}
