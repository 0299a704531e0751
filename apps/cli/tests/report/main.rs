//! Reports of tournaments as people meet them: in a real browser, with an accessibility check.

mod reviews;
mod tournaments;
mod words;

use std::{
    fs,
    path::{Path, PathBuf},
};

use baralho_arena::report::{ReportData, html};
use baralho_testkit::Chromium;
use baralho_words::{Language, Style, Words};
use serde_json::Value;
use words::ReportWords;

/// The rules a page must keep: those of WCAG up to 2.2 AA, and good habits.
const CHECK: &str = "axe.run(document, { preload: false, runOnly: ['wcag2a', 'wcag2aa', \
    'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(found => ({ \
    passes: found.passes.length, \
    violations: found.violations.map(v => v.id + ': ' + v.help + ' ' + \
        v.nodes.slice(0, 3).map(n => n.html + ' ' + n.failureSummary).join(' | ')) }))";

fn folder() -> PathBuf {
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("report-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the pages");
    folder
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

fn page(data: &ReportData, language: Language) -> String {
    html(data, &ReportWords(&Words::new(language, Style::Symbols)))
}

/// Every page to be looked at: the ordinary tournament in all languages, each degenerate
/// one in some.
fn pages() -> Vec<(String, String)> {
    let ordinary = tournaments::ordinary();
    let mut pages: Vec<(String, String)> = Language::ALL
        .iter()
        .map(|&language| {
            let name = format!("ordinary in {language}");
            (name, page(&ordinary, language))
        })
        .collect();
    let languages = Language::ALL.into_iter().cycle();
    for ((name, data), language) in tournaments::degenerate().into_iter().zip(languages) {
        pages.push((format!("{name} in {language}"), page(&data, language)));
    }
    pages
}

#[test]
fn reports_are_accessible_fit_the_screen_and_raise_no_errors_in_a_real_browser() {
    let (folder, axe) = (folder(), axe());
    let mut browser = Chromium::start(folder.join("profile"));
    let mut wrong = Vec::new();
    for (number, (name, html)) in pages().iter().enumerate() {
        let file = folder.join(format!("{number}.html"));
        fs::write(&file, html).expect("a page can be written");
        browser.open(&file);
        // What is folded away must be good too.
        browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
        browser.evaluate(&axe);
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
        for complaint in browser.complaints.drain(..) {
            wrong.push(format!("{name}: the console says {complaint}"));
        }
    }
    drop(browser);
    let _ = fs::remove_dir_all(&folder);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn hostile_names_run_nothing_and_show_as_they_are() {
    let folder = folder().join("hostile");
    fs::create_dir_all(&folder).expect("a folder");
    let mut all = tournaments::degenerate().into_iter();
    let (_, data) = all
        .find(|(name, _)| *name == "hostile names")
        .expect("it is there");
    let file = folder.join("hostile.html");
    fs::write(&file, page(&data, Language::En)).expect("a page can be written");
    let mut browser = Chromium::start(folder.join("profile"));
    browser.open(&file);
    let count = |browser: &mut Chromium, selector: &str| {
        browser.evaluate(&format!("document.querySelectorAll('{selector}').length"))
    };
    assert_eq!(count(&mut browser, "script, img, [onerror]"), 0);
    assert_eq!(count(&mut browser, "a[href*=\":\"]"), 0);
    let title = browser.evaluate("document.title");
    assert_eq!(title, "</title><script>document.title='x'</script>");
    let names = browser.evaluate(
        "[...document.querySelectorAll('#bots-table tbody th')].map(th => th.textContent)",
    );
    let names: Vec<&str> = names
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(names.len(), data.bots.len());
    assert_eq!(names[0], data.bots[0].name);
    assert_eq!(names[1], data.bots[1].name);
    assert_eq!(names[4], "#5");
    drop(browser);
    let _ = fs::remove_dir_all(&folder);
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
