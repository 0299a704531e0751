//! Four languages, and what the ears are told in each.

use std::{env, fs, path::Path};

use baralho_words::{Style, Words, say};
use serde_json::json;

use crate::screen::Screen;

const LANGUAGES: [&str; 4] = ["pt-BR", "en", "it", "es"];

pub(crate) fn choose(screen: &mut Screen, language: &str) {
    screen.choose_language(language);
}

/// The files of words that the document has loaded.
const LOADED: &str = "performance.getEntriesByType('resource').map(file => file.name) \
    .filter(name => name.includes('/words/')).map(name => name.split('/').pop().split('.')[0])";

#[test]
fn the_page_loads_the_words_of_its_language_once_and_no_others() {
    at_page!(server, screen, Desktop);
    screen.open("");
    assert_eq!(screen.texts(LOADED), ["en"]);
    for language in LANGUAGES {
        let settings = json!({ "language": language }).to_string();
        screen.store("baralho-settings", &settings);
        screen.reload();
        screen.wait_for_language(language);
        assert_eq!(screen.texts(LOADED), [language]);
    }
    screen.expect_no_complaints();
}

#[test]
fn hints_are_said_in_the_language_of_the_page() {
    at_page!(server, screen, Desktop);
    // How every hint begins, by its language.
    let openings = LANGUAGES.map(|language| {
        let words = Words::new(language.parse().expect("a language"), Style::Symbols);
        let hint = say!(words, "hint-is", suggestion = "|");
        hint.split('|').next().unwrap_or_default().to_owned()
    });
    for (language, opening) in LANGUAGES.into_iter().zip(openings) {
        screen.open("");
        let settings = json!({ "pace": 0, "motion": "off", "language": language });
        screen.store("baralho-settings", &settings.to_string());
        screen.open("");
        screen.begin("escopa");
        screen.wait("document.querySelector('.hand .card')");
        screen.key("i");
        screen.wait("document.querySelector('.advice')");
        let advice = screen.text("document.querySelector('.advice').textContent");
        // What is missing in a catalogue would stand there in braces.
        assert!(
            advice.starts_with(&opening) && advice.len() > opening.len() + 10,
            "{language}: {advice}"
        );
        assert!(!advice.contains('{'), "{language}: {advice}");
    }
    screen.expect_no_complaints();
}

#[test]
fn a_page_that_gets_no_words_at_all_says_so_in_every_language() {
    at_page!(server, screen, Phone);
    let source = "const really = window.fetch; window.fetch = (what, ...rest) => \
                  String(what.url ?? what).includes('words/') \
                  ? Promise.reject(new TypeError('lost')) : really(what, ...rest)";
    let url = format!("http://{}/", screen.address);
    screen.prepare_pages(source);
    screen.browser.call("Page.navigate", &json!({ "url": url }));
    screen.wait("document.querySelector('#lost')?.checkVisibility()");
    let said = "[...document.querySelectorAll('#lost [lang]')].map(text => text.lang)";
    assert_eq!(screen.texts(said), LANGUAGES);
    assert!(screen.holds("!document.querySelector('#loading, main')"));
}

#[test]
fn a_language_that_cannot_be_loaded_leaves_all_as_it_is_and_that_is_said() {
    at_page!(server, screen, Desktop);
    screen.open("");
    for answer in [
        "Promise.reject(new TypeError('lost'))",
        "Promise.resolve(new Response('', { status: 404 }))",
        "Promise.resolve(new Response('<!doctype html>'))",
    ] {
        screen.evaluate(&format!(
            "(() => {{ window.really ??= window.fetch; \
             window.fetch = (what, ...rest) => String(what.url ?? what).includes('words/') \
             ? {answer} : window.really(what, ...rest); }})()"
        ));
        let before = screen.heard().len();
        choose(&mut screen, "it");
        screen.wait(&format!("heard.length > {before}"));
        let said = "italiano could not be loaded, so nothing has changed. Try again in a moment, or reload the page.";
        assert_eq!(screen.heard().pop().as_deref(), Some(said));
        assert_eq!(
            screen.text("document.querySelector('.notice p').textContent"),
            said
        );
        assert_eq!(
            screen.text("document.querySelector('#language').value"),
            "en"
        );
        assert_eq!(screen.text("document.documentElement.lang"), "en");
    }
    screen.evaluate("window.fetch = window.really");
    choose(&mut screen, "it");
    screen.wait("document.documentElement.lang === 'it'");
    screen.expect_no_complaints();
}

#[test]
fn the_language_changes_at_once_without_reloading() {
    at_page!(server, screen, Desktop);
    screen.open("");
    screen.click("[data-play=escopa]");
    screen.wait("document.querySelector('.status.mine')");
    screen.evaluate("window.isSame = true");
    let (mut statuses, mut answers, mut headings) = (Vec::new(), Vec::new(), Vec::new());
    for language in LANGUAGES {
        choose(&mut screen, language);
        screen.wait_for_language(language);
        screen.settle();
        statuses.push(screen.text("document.querySelector('.status').textContent"));
        headings.push(screen.text("document.querySelector('#zone-hand').textContent"));
        // What the cards on the table are called.
        screen.evaluate("document.querySelector('#main').focus()");
        answers.extend(screen.said("c").pop());
    }
    for said in [&mut statuses, &mut answers, &mut headings] {
        let all = said.clone();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), LANGUAGES.len(), "{all:?}");
    }
    assert!(screen.holds("window.isSame"), "the page was loaded anew");
    screen.expect_no_complaints();
}

/// A sentence for ears: complete, with nothing that only eyes understand.
fn check_sentence(language: &str, said: &str) {
    let symbols = ['♠', '♥', '♦', '♣', '{', '}', '\u{2068}', '\u{2069}'];
    assert!(!said.contains(symbols), "{language}: {said:?}");
    assert!(!said.trim().is_empty(), "{language}: {said:?}");
    assert!(
        said.trim() == said && !said.contains("  "),
        "{language}: {said:?}"
    );
    // A bot's name is written as it is wherever it stands.
    if ["greedy ", "greedy's ", "draw "]
        .iter()
        .any(|name| said.starts_with(name))
    {
        return;
    }
    let first = said.chars().next().expect("not empty");
    assert!(
        !first.is_lowercase(),
        "{language}: begins in the middle: {said:?}"
    );
}

/// A table kept right after its deal, the keys pressed at every turn, and how many turns.
struct Kept {
    game: &'static str,
    table: &'static str,
    keys: &'static [&'static str],
    turns: usize,
}

const KEPT: [Kept; 3] = [
    Kept {
        game: "escopa",
        table: include_str!("kept/escopa.json"),
        keys: &["c", "1", "d", "t", "h", "k", "Enter"],
        turns: 40,
    },
    Kept {
        game: "buraco",
        table: include_str!("kept/buraco.json"),
        keys: &["l", "j", "v", "k", "Enter", "s", "x"],
        turns: 5,
    },
    Kept {
        game: "rouba-montes",
        table: include_str!("kept/rouba-montes.json"),
        keys: &["c", "s", "v"],
        turns: 8,
    },
];

/// Goes on with a kept table, with the same cards and the same moves of bots each time, and
/// writes down what is said.
fn transcript(screen: &mut Screen, language: &str, kept: &Kept) -> Vec<String> {
    screen.open("");
    let settings = json!({
        "pace": 0, "volume": 0, "motion": "off", "name": "Ana", "language": language,
    });
    screen.store("baralho-settings", &settings.to_string());
    screen.store("baralho-table", kept.table);
    screen.open("#/play");
    for _ in 0..kept.turns {
        screen.wait("document.querySelector('.status.mine, dialog.end[open]')");
        if screen.holds("document.querySelector('dialog.end[open]')") {
            break;
        }
        for &key in kept.keys {
            let before = screen.heard().len();
            screen.key(key);
            screen.settle();
            // Cards that are only selected make no words.
            let makes_a_move = key == "v" || key == kept.keys[kept.keys.len() - 1];
            if makes_a_move {
                screen.wait(&format!(
                    "heard.length > {before} || document.activeElement.closest('.question')"
                ));
            }
            if screen.holds("document.activeElement.closest('.question')") {
                screen.key("Enter");
                screen.wait(&format!("heard.length > {before}"));
            }
        }
    }
    // The end comes in several messages.
    screen.wait("document.querySelector('.status.mine, dialog.end[open] button.main')");
    screen.settle();
    screen.heard()
}

#[test]
fn the_ears_are_told_the_same_whole_sentences_as_ever_in_every_language() {
    at_page!(server, screen, Desktop);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/web/heard");
    let is_updating = env::var_os("BARALHO_HEARD").is_some();
    for kept in &KEPT {
        for language in LANGUAGES {
            let heard = transcript(&mut screen, language, kept);
            for said in &heard {
                check_sentence(language, said);
            }
            let file = folder.join(format!("{}.{language}.txt", kept.game));
            let heard = heard.join("\n") + "\n";
            if is_updating {
                fs::create_dir_all(&folder).expect("a folder");
                fs::write(&file, &heard).expect("a transcript can be kept");
            }
            let golden = fs::read_to_string(&file).unwrap_or_default();
            assert_eq!(
                heard,
                golden,
                "not as in {}; if it should be so, run again with BARALHO_HEARD=1",
                file.display()
            );
        }
    }
    screen.expect_no_complaints();
}
