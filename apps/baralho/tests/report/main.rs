//! Reports of tournaments as people meet them: in a real browser, with an accessibility check.

mod reviews;
mod tournaments;

use std::{fs, io, ops::ControlFlow, path::Path};

use baralho_arena::{
    Played,
    report::{Games, Report, Step, write},
};
use baralho_testkit::Chromium;
use baralho_words::{Language, Style, Words};
use serde_json::{Value, json};
use tempfile::TempDir;
use tournaments::Tournament;

/// The rules a page must keep: those of WCAG up to 2.2 AA, and good habits.
const CHECK: &str = "axe.run(document, { preload: false, runOnly: ['wcag2a', 'wcag2aa', \
    'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(found => ({ \
    passes: found.passes.length, \
    violations: found.violations.map(v => v.id + ': ' + v.help + ' ' + \
        v.nodes.slice(0, 3).map(n => n.html + ' ' + n.failureSummary).join(' | ')) }))";

/// A browser and a folder for its pages, which outlives it.
struct Browsing {
    browser: Chromium,
    folder: TempDir,
}

impl Browsing {
    fn start() -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"));
        let folder = folder.expect("a folder for the pages");
        Self {
            browser: Chromium::start(folder.path().join("profile")),
            folder,
        }
    }

    fn show(&mut self, name: &str, html: &str) -> &mut Chromium {
        let file = self.folder.path().join(format!("{name}.html"));
        fs::write(&file, html).expect("a page can be written");
        self.browser.open(&file);
        &mut self.browser
    }
}

/// The accessibility checker, which is not ours to keep in the repository.
fn axe() -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("axe-core/axe.min.js");
    fs::read_to_string(&file).unwrap_or_else(|_| {
        panic!(
            "axe-core is missing at {}: cargo xtask test fetches it",
            file.display()
        )
    })
}

fn page(made: &Tournament, games: &dyn Games, language: Language) -> String {
    let report = Report {
        settings: &made.settings,
        finished: &made.finished(),
        date: "2026-11-16".into(),
        conditions: vec![("Clock".into(), "100 ms".into())],
        words: &Words::new(language, Style::Symbols),
    };
    let mut page = Vec::new();
    write(&report, games, &mut page).expect("a page");
    String::from_utf8(page).expect("UTF-8")
}

/// Games that can be gone through.
struct Told<'a>(&'a [Played]);

impl Games for Told<'_> {
    fn each(&self, see: &mut dyn FnMut(&Played) -> ControlFlow<()>) -> io::Result<()> {
        self.0.each(see)
    }

    fn steps(&self, game: &Played) -> Option<Vec<Step>> {
        let step = |n| {
            let told = format!("<b>{} plays card {n}.", game.game);
            (vec![told], vec![format!("Table {n}"), "Hand".to_owned()])
        };
        game.game
            .is_multiple_of(2)
            .then(|| (1..=5).map(step).collect())
    }
}

/// What is wrong with the page that a browser shows, on small screens and large ones.
fn faults(browser: &mut Chromium, name: &str, axe: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    browser.evaluate(axe);
    // Colours do not depend on the width, nor does the width on colours.
    for (width, scheme) in [(360, "dark"), (1280, "light")] {
        browser.show_as(width, scheme);
        let scrolled = browser.evaluate("document.documentElement.scrollWidth");
        if scrolled
            .as_u64()
            .is_none_or(|scrolled| scrolled > width.into())
        {
            wrong.push(format!("{name}: {scrolled} wide on a screen of {width}"));
        }
        let found = browser.evaluate(CHECK);
        assert!(found["passes"].as_u64() > Some(10), "axe has gone blind");
        for violation in found["violations"].as_array().into_iter().flatten() {
            wrong.push(format!("{name}, {width} px, {scheme}: {violation}"));
        }
    }
    let complaints = browser.complaints.drain(..);
    wrong.extend(complaints.map(|complaint| format!("{name}: the console says {complaint}")));
    wrong
}

/// Every page to be looked at: the ordinary tournament in all languages, each degenerate
/// one in some.
fn pages() -> Vec<(String, String)> {
    let ordinary = tournaments::ordinary();
    let mut pages: Vec<(String, String)> = Language::ALL
        .iter()
        .map(|&language| {
            let name = format!("ordinary in {language}");
            (name, page(&ordinary, &Told(&ordinary.games), language))
        })
        .collect();
    let languages = Language::ALL.into_iter().cycle();
    for ((name, made), language) in tournaments::degenerate().into_iter().zip(languages) {
        let html = page(&made, &made.games.as_slice(), language);
        pages.push((format!("{name} in {language}"), html));
    }
    pages
}

#[test]
fn reports_are_accessible_fit_the_screen_and_raise_no_errors_in_a_real_browser() {
    let (mut browsing, axe) = (Browsing::start(), axe());
    let mut wrong = Vec::new();
    for (number, (name, html)) in pages().iter().enumerate() {
        let browser = browsing.show(&number.to_string(), html);
        // What is folded away must be good too.
        browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
        browser.evaluate("document.querySelector('#games-table th button')?.click() ?? 0");
        wrong.extend(faults(browser, name, &axe));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn hostile_names_run_nothing_and_show_as_they_are() {
    let mut all = tournaments::degenerate().into_iter();
    let (_, made) = all
        .find(|(name, _)| *name == "hostile names")
        .expect("it is there");
    let html = page(&made, &made.games.as_slice(), Language::En);
    let mut browsing = Browsing::start();
    let browser = browsing.show("page", &html);
    let count = |browser: &mut Chromium, selector: &str| {
        browser.evaluate(&format!("document.querySelectorAll('{selector}').length"))
    };
    assert_eq!(count(browser, "script"), 3);
    assert_eq!(count(browser, "img, [onerror]"), 0);
    assert_eq!(count(browser, "a[href*=\":\"]"), 0);
    let title = browser.evaluate("document.title");
    assert_eq!(
        title,
        "</title><script>document.title='x'</script> tournament"
    );
    let names = browser.evaluate(
        "[...document.querySelectorAll('#bots-table tbody th')].map(th => th.textContent)",
    );
    let names: Vec<&str> = names
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(names.len(), made.settings.bots.len());
    assert_eq!(names[0], made.settings.bots[0].name);
    assert_eq!(names[1], made.settings.bots[1].name);
    assert_eq!(names[4], "#5");
}

#[test]
fn nothing_of_a_report_is_left_unsaid_in_any_language() {
    for (name, html) in pages() {
        // A missing message shows as its key in braces, a missing value as its name.
        let left = html.split("</style>").nth(1).unwrap_or_default();
        assert!(!left.contains("{report-") && !left.contains("{$"), "{name}");
        assert!(!left.contains("NaN") && !left.contains(">inf"), "{name}");
    }
}

fn text(browser: &mut Chromium, id: &str) -> Value {
    browser.evaluate(&format!("document.getElementById('{id}').textContent"))
}

/// Opens the first game that can be, and goes through it with the keys.
fn goes_through_a_game(browser: &mut Chromium) {
    // A game is opened, and gone through with the arrow keys.
    let number = browser.evaluate(
        "new Promise(seen => { \
         const view = document.getElementById('game-view'); \
         new MutationObserver(() => seen(document.getElementById('game-heading').textContent)) \
             .observe(view, { attributes: true, attributeFilter: ['hidden'] }); \
         document.querySelector('#games-table th button').click(); })",
    );
    let number = number.as_str().expect("a heading").to_owned();
    assert!(number.ends_with(", move by move"), "{number}");
    assert_eq!(browser.evaluate("document.activeElement.id"), "game-view");
    assert_eq!(text(browser, "game-step"), "Step 1 of 5");
    let press = |browser: &mut Chromium, key: &str, step: u32| {
        browser.evaluate(&format!(
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', \
             {{ key: '{key}', bubbles: true, cancelable: true }}))"
        ));
        assert_eq!(
            text(browser, "game-step"),
            format!("Step {step} of 5"),
            "{key}"
        );
        assert_eq!(
            text(browser, "game-seen"),
            format!("Table {step}Hand"),
            "{key}"
        );
        let told = text(browser, "game-told");
        let told = told.as_str().expect("a text");
        assert!(
            told.starts_with("<b>") && told.ends_with(&format!("card {step}.")),
            "{told}"
        );
    };
    for (key, step) in [
        ("ArrowRight", 2),
        ("ArrowRight", 3),
        ("ArrowLeft", 2),
        ("End", 5),
        ("ArrowRight", 5),
        ("Home", 1),
        ("ArrowLeft", 1),
    ] {
        press(browser, key, step);
    }
    browser.evaluate(
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', \
         { key: 'Escape', bubbles: true, cancelable: true }))",
    );
    assert_eq!(
        browser.evaluate("document.getElementById('game-view').hidden"),
        true
    );
    let heading = "document.activeElement.getAttribute('aria-label')";
    assert_eq!(browser.evaluate(heading), number);
}

#[test]
fn games_are_filtered_and_gone_through_move_by_move_by_keyboard_and_offline() {
    let made = tournaments::ordinary();
    let html = page(&made, &Told(&made.games), Language::En);
    let mut browsing = Browsing::start();
    let browser = browsing.show("page", &html);
    browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
    let choose = |browser: &mut Chromium, id: &str, value: &str| {
        browser.evaluate(&format!(
            "(s => {{ s.value = '{value}'; s.dispatchEvent(new Event('change')); }})\
             (document.getElementById('{id}')) ?? 0"
        ));
    };
    let all = made.games.len();
    assert_eq!(
        text(browser, "games-count"),
        format!("Games 1 to 100 of {all}")
    );
    // Bot 3 alone, and of its games those that timed out, through whoever's fault.
    choose(browser, "games-bot", "3");
    let of_bot = made.games.iter().filter(|game| game.seats.contains(&3));
    let expected = of_bot.clone().count();
    assert_eq!(
        text(browser, "games-count"),
        format!("Games 1 to {expected} of {expected}")
    );
    choose(browser, "games-ending", "2");
    let numbers: Vec<u64> = of_bot
        .filter(|game| game.verdict == baralho_arena::report::Verdict::Timeout)
        .map(|game| game.game)
        .collect();
    let shown = browser.evaluate(
        "[...document.querySelectorAll('#games-table tbody th')].map(th => Number(th.textContent))",
    );
    assert_eq!(shown, json!(numbers));
    assert!(!numbers.is_empty());
    choose(browser, "games-bot", "");
    choose(browser, "games-ending", "");
    // The last games are reached page by page.
    while browser.evaluate("document.getElementById('games-on').disabled") == false {
        browser.evaluate("document.getElementById('games-on').click() ?? 0");
    }
    let last = "[...document.querySelectorAll('#games-table tbody th')].pop().textContent";
    assert_eq!(browser.evaluate(last), all.to_string());
    goes_through_a_game(browser);
    assert!(browser.complaints.is_empty(), "{:?}", browser.complaints);
}
