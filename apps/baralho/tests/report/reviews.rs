//! Reviews of games as pages: accessible, and stepped through by keys.

use std::{fs, path::Path, process::Command};

use baralho_testkit::Chromium;

use crate::{Browsing, axe, faults};

/// A finished round of Escopa with a name that would break a careless page, and some moves
/// of other games.
const GAMES: [(&str, &str, usize); 3] = [
    ("escopa", "h1", 30),
    ("rouba-montes", "v", 30),
    // Every move has many alternatives, and every world is long.
    ("buraco", "d\nx h1", 4),
];

/// Plays a game by typing and writes its review as a page.
fn page_of(
    folder: &Path,
    (game, typed, times): (&str, &str, usize),
    language: &str,
) -> std::path::PathBuf {
    let baralho = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_baralho"));
        command.env("XDG_STATE_HOME", folder);
        command
    };
    let record = folder.join(format!("{game}-{language}.jsonl"));
    let input = folder.join(format!("{game}-{language}.txt"));
    // What is left over is not read; where lines are missing, the game stops there.
    fs::write(&input, format!("{typed}\n").repeat(times)).expect("a writable folder");
    let played = baralho()
        .args(["play", game, "--seed", "12", "--pace", "0", "--record"])
        .arg(&record)
        .stdin(fs::File::open(&input).expect("just written"))
        .output()
        .expect("the binary starts");
    assert!(played.status.success(), "{played:?}");
    let text = fs::read_to_string(&record).expect("recorded");
    let named = text.replacen("\"human\"", "\"<b>Zoé & \\\"co\\\"\"", 1);
    fs::write(&record, named).expect("a writable folder");
    let page = record.with_extension("html");
    let reviewed = baralho()
        .args(["--lang", language, "analyze", "--effort", "2it", "--html"])
        .arg(&page)
        .arg(&record)
        .output()
        .expect("the binary starts");
    assert!(reviewed.status.success(), "{reviewed:?}");
    page
}

#[test]
fn reviews_are_accessible_fit_the_screen_and_raise_no_errors_in_a_real_browser() {
    let axe = axe();
    let Browsing {
        folder,
        mut browser,
    } = Browsing::start();
    let mut wrong = Vec::new();
    for (number, language) in ["pt-BR", "en", "it", "es"].into_iter().enumerate() {
        let (game, ..) = GAMES[number % GAMES.len()];
        let page = page_of(folder.path(), GAMES[number % GAMES.len()], language);
        browser.open(&page);
        browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
        wrong.extend(faults(&mut browser, game, &axe));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn keys_and_buttons_step_through_the_moves_and_names_run_nothing() {
    let Browsing {
        folder,
        mut browser,
    } = Browsing::start();
    let page = page_of(folder.path(), GAMES[0], "en");
    browser.open(&page);
    let moves = browser.evaluate("document.querySelectorAll('article.step').length");
    let moves = moves.as_u64().expect("a number");
    assert!(moves > 10);
    assert_eq!(browser.evaluate("document.querySelectorAll('b').length"), 0);
    let press = |browser: &mut Chromium, key: &str| {
        browser.evaluate(&format!(
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', \
             {{ key: '{key}', bubbles: true, cancelable: true }})), document.activeElement.id"
        ))
    };
    // Letters do nothing until a move has the focus.
    assert_eq!(press(&mut browser, "j"), "");
    for (key, focused) in [
        ("ArrowRight", "move-1".to_owned()),
        ("ArrowRight", "move-2".to_owned()),
        ("j", "move-3".to_owned()),
        ("k", "move-2".to_owned()),
        ("ArrowLeft", "move-1".to_owned()),
        ("ArrowLeft", "move-1".to_owned()),
        ("End", format!("move-{moves}")),
        ("Home", "move-1".to_owned()),
    ] {
        assert_eq!(press(&mut browser, key), focused.as_str(), "{key}");
    }
    let cursor = "document.querySelector('.cursor').hasAttribute('hidden')";
    assert_eq!(browser.evaluate(cursor), false);
    browser.evaluate("document.querySelector('[data-go=next]').click()");
    assert_eq!(browser.evaluate("document.activeElement.id"), "move-2");
    assert_eq!(
        browser.evaluate("document.querySelectorAll('[data-now]').length"),
        1
    );
    assert!(browser.complaints.is_empty(), "{:?}", browser.complaints);
}
