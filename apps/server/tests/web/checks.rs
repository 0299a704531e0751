//! What every screen must keep: WCAG 2.2 as far as programs can tell, sizes of targets.

use std::{fs, path::Path};

use baralho_testkit::page::Window;

use crate::screen::{Screen, Size};

const RULES: &str = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']";

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

/// What axe finds wrong with the page.
pub(crate) fn violations(window: &mut Window) -> Vec<String> {
    if !window.holds("window.axe") {
        window.evaluate(&axe());
    }
    let found = window.evaluate(&format!(
        "axe.run(document, {{ preload: false, runOnly: {RULES} }}).then(found => ({{ \
         passes: found.passes.length, \
         violations: found.violations.map(v => v.id + ': ' + v.help + ' ' + \
         v.nodes.slice(0, 3).map(n => n.html + ' ' + n.failureSummary).join(' | ')) }}))"
    ));
    assert!(found["passes"].as_u64() > Some(5), "axe has gone blind");
    let violations = found["violations"].as_array().into_iter().flatten();
    violations.map(ToString::to_string).collect()
}

impl Screen {
    /// Looks the screen over, and keeps a picture of it. What is wrong is noted.
    pub(crate) fn inspect(&mut self, name: &str) {
        self.settle();
        self.keep(name);
        let violations = violations(self);
        self.note(name, "", violations);
        self.measure(name);
    }

    /// Looks only whether everything is large enough, and fits.
    pub(crate) fn measure(&mut self, name: &str) {
        let button = match self.size {
            Size::Phone => 44,
            _ => 24,
        };
        let small = self.texts(&format!("tooSmall(24, {button})"));
        self.note(name, "too small: ", small);
        let wide = self.texts("tooWide()");
        self.note(name, "sticks out: ", wide);
    }

    /// Notes what is wrong with a screen.
    pub(crate) fn note(&mut self, name: &str, trouble: &str, found: Vec<String>) {
        let size = self.size;
        let found = found.into_iter();
        let found = found.map(|what| format!("{name}, {size:?}: {trouble}{what}"));
        self.wrong.extend(found);
    }
}
