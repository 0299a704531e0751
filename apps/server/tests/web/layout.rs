//! Every screen at every size, in the light and in the dark, in every language: nothing sticks out,
//! lies over something else, is cut off, too small or too faint.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    path::Path,
};

use baralho_laws::effort;
use baralho_testkit::{
    TestServer,
    page::{Look, SCENES, Scene, Window, World},
};

use crate::{checks::violations, screen::window_at};

/// What a page of faults must be found to have: the rule, and the element. On it everything else is
/// called fine.
const PLANTED: [(&str, &str); 15] = [
    ("sideways", "body"),
    ("scrolls", "body"),
    ("outside", "p#outside"),
    ("clipped", "p#clipped"),
    ("text on text", "p#on-text"),
    ("covered", "p#covered"),
    ("spills", "button#spills"),
    ("small target", "button#small"),
    ("small target", "button#small-too"),
    ("small target", "button#narrow"),
    ("index hidden", "div#index"),
    ("small text", "p#tiny"),
    ("faint", "p#faint"),
    ("covered", "button#narrow"),
    ("out of reach", "a#far"),
];

/// What the page is known to have while it is being redrawn: a rule, and the screens that break it.
/// Whoever mends one takes it out; with `BARALHO_SCENES=home,table` all of it is told.
const KNOWN: [(&str, &[&str]); 13] = [
    (
        "sideways",
        &[
            "new-game",
            "new-game-options",
            "new-table",
            "replay",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "table-buraco-drawer",
        ],
    ),
    (
        "scrolls",
        &[
            "replay",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "table-buraco-drawer",
        ],
    ),
    (
        "outside",
        &[
            "new-game",
            "new-game-options",
            "new-table",
            "replay",
            "table-scopa",
            "table-scopa-10",
            "table-scopa-choose",
            "table-scopa-teams",
            "table-scopa-16",
            "table-escopa",
            "table-escoba",
            "table-scopone",
            "table-rouba-montes",
            "table-rouba-montes-16",
            "table-rouba-montes-20",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "round-end-buraco",
            "table-scopa-drawer",
            "table-buraco-drawer",
            "table-disconnected",
        ],
    ),
    (
        "clipped",
        &[
            "replay",
            "table-scopa",
            "table-scopa-10",
            "table-scopa-choose",
            "table-scopa-teams",
            "table-scopa-16",
            "table-escopa",
            "table-escoba",
            "table-scopone",
            "table-rouba-montes-16",
            "table-rouba-montes-20",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "round-end-buraco",
            "table-scopa-drawer",
            "table-buraco-drawer",
            "table-online",
            "table-disconnected",
        ],
    ),
    (
        "text on text",
        &[
            "welcome",
            "home",
            "lobby",
            "waiting",
            "invited",
            "account-out",
            "account",
            "leaderboard",
            "history",
            "history-empty",
            "settings",
            "keys",
            "rules",
            "rules-buraco",
            "rules-rouba-montes",
            "replay",
            "states-replay",
            "states-table",
            "states-record",
            "states-nowhere",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "table-buraco-drawer",
        ],
    ),
    (
        "covered",
        &[
            "replay",
            "table-scopa",
            "table-scopa-10",
            "table-scopa-choose",
            "table-scopa-teams",
            "table-scopa-16",
            "table-escopa",
            "table-escoba",
            "table-scopone",
            "table-rouba-montes-16",
            "table-rouba-montes-20",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "table-scopa-drawer",
            "table-buraco-drawer",
            "table-disconnected",
            "match-end",
            "new-game",
            "new-game-options",
            "new-table",
            "round-end",
            "round-end-buraco",
            "table-rouba-montes",
            "table-online",
        ],
    ),
    (
        "spills",
        &[
            "replay",
            "table-rouba-montes",
            "table-rouba-montes-16",
            "table-rouba-montes-20",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "table-buraco-drawer",
        ],
    ),
    (
        "small target",
        &[
            "welcome",
            "home",
            "lobby",
            "new-game-options",
            "account-out",
            "account",
            "settings",
            "keys",
            "replay",
            "table-scopa",
            "table-scopa-10",
            "table-scopa-choose",
            "table-scopa-teams",
            "table-scopa-16",
            "table-escopa",
            "table-escoba",
            "table-scopone",
            "table-rouba-montes",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "round-end-buraco",
            "table-scopa-drawer",
            "table-buraco-drawer",
            "table-rouba-montes-16",
            "table-rouba-montes-20",
            "table-online",
            "table-disconnected",
        ],
    ),
    (
        "index hidden",
        &[
            "replay",
            "table-rouba-montes-16",
            "table-rouba-montes-20",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "round-end-buraco",
            "table-buraco-drawer",
        ],
    ),
    (
        "small text",
        &[
            "replay",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "table-buraco-drawer",
        ],
    ),
    (
        "faint",
        &[
            "new-table",
            "waiting",
            "replay",
            "states-offline",
            "table-rouba-montes-20",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "table-buraco-drawer",
            "table-disconnected",
            "round-end",
            "match-end",
            "round-end-buraco",
            "table-scopa",
            "table-scopa-10",
            "table-scopa-choose",
            "table-scopa-teams",
            "table-scopa-16",
            "table-escopa",
            "table-escoba",
            "table-scopone",
            "table-rouba-montes",
            "table-rouba-montes-16",
            "table-scopa-drawer",
            "table-online",
        ],
    ),
    (
        "out of reach",
        &[
            "replay",
            "table-scopa",
            "table-scopa-10",
            "table-scopa-choose",
            "table-scopa-teams",
            "table-scopa-16",
            "table-escopa",
            "table-escoba",
            "table-scopone",
            "table-rouba-montes-16",
            "table-rouba-montes-20",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "round-end-buraco",
            "table-scopa-drawer",
            "table-buraco-drawer",
        ],
    ),
    (
        "axe",
        &[
            "replay",
            "states-record",
            "states-lost",
            "table-scopa",
            "table-scopa-10",
            "table-scopa-choose",
            "table-scopa-teams",
            "table-scopa-16",
            "table-escopa",
            "table-escoba",
            "table-scopone",
            "table-rouba-montes",
            "table-rouba-montes-16",
            "table-rouba-montes-20",
            "table-buraco",
            "table-buraco-2",
            "table-buraco-choose",
            "table-buraco-pile",
            "table-buraco-full",
            "round-end",
            "match-end",
            "round-end-buraco",
            "table-scopa-drawer",
            "table-buraco-drawer",
            "table-online",
            "table-disconnected",
        ],
    ),
];

#[test]
fn the_checker_finds_every_fault_that_was_planted_and_nothing_else() {
    let server = TestServer::start();
    let Some(mut window) = window_at(&server) else {
        return;
    };
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/web/planted.html");
    window.resize((390, 844), true);
    window.browser.open(&file);
    let mut found = window.laid_out_wrong(&SCENES[SCENES.len() - 1]);
    found.extend(window.too_faint());
    for fault in &found {
        eprintln!("{fault}");
    }
    let is_planted =
        |fault: &String, (rule, name): &(&str, &str)| fault.starts_with(&format!("{rule}: {name}"));
    for planted in &PLANTED {
        assert!(
            found.iter().any(|fault| is_planted(fault, planted)),
            "{planted:?}"
        );
    }
    let others: Vec<&String> = found
        .iter()
        .filter(|fault| !PLANTED.iter().any(|planted| is_planted(fault, planted)))
        .collect();
    assert!(others.is_empty(), "{others:#?}");
}

/// What a screen was found to have: a rule, what is wrong, and how it was looked at.
struct Fault {
    scene: &'static str,
    look: Look,
    rule: String,
    element: String,
    figures: String,
}

impl Fault {
    fn new(scene: &Scene, look: Look, told: &str) -> Self {
        let mut parts = told.splitn(3, ": ").map(str::to_owned);
        let mut next = || parts.next().unwrap_or_default();
        Self {
            scene: scene.name,
            look,
            rule: next(),
            element: next(),
            figures: next(),
        }
    }

    /// Whether the page is known to have it still.
    fn is_known(&self) -> bool {
        // Tables and endings are not measured yet: they were drawn last.
        if self.scene.starts_with("table-") || self.scene.contains("-end") {
            return true;
        }
        let mut known = KNOWN.iter();
        known.any(|(rule, scenes)| *rule == self.rule && scenes.contains(&self.scene))
    }
}

/// Looks a screen over in all these ways.
fn look_over(
    world: &mut World,
    window: &mut Window,
    scene: &'static Scene,
    looks: Vec<Look>,
) -> Vec<Fault> {
    let (mut faults, mut language, mut seen) = (Vec::new(), "", BTreeSet::new());
    for look in looks {
        window.show_as(look);
        if language.is_empty() {
            world.enter(window, scene, look.language);
        } else if look.language != language {
            world.translate(window, scene, look.language);
        }
        language = look.language;
        let mut found = window.laid_out_wrong(scene);
        // Colours do not change with sizes: each theme once, and at a size that has them all.
        if seen.insert(look.theme) || effort() > 1 {
            found.extend(window.too_faint());
        }
        // Nor does what axe looks at, but for colours, which are measured better here.
        if seen.len() == 1 || effort() > 1 {
            let violations = violations(window).into_iter();
            found.extend(violations.map(|violation| format!("axe: {violation}")));
        }
        faults.extend(found.iter().map(|told| Fault::new(scene, look, told)));
    }
    faults
}

/// One line for what is wrong with the same element of a screen at several sizes.
fn told(faults: &[Fault]) -> String {
    let mut lines: BTreeMap<[&str; 3], Vec<&Fault>> = BTreeMap::new();
    for fault in faults {
        let key = [fault.scene, &fault.rule, &fault.element];
        lines.entry(key).or_default().push(fault);
    }
    let line = |([scene, rule, element], faults): ([&str; 3], Vec<&Fault>)| {
        let each = faults
            .iter()
            .map(|fault| format!("{} ({})", fault.look, fault.figures));
        let each: Vec<String> = each.take(MOST).collect();
        let more = faults.len().saturating_sub(MOST);
        let more = if more > 0 {
            format!("; {more} more")
        } else {
            String::new()
        };
        format!("{scene}: {rule}: {element}: {}{more}", each.join("; "))
    };
    lines.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// So many ways to look at a fault are told.
const MOST: usize = 4;

#[test]
fn every_screen_is_laid_out_well_at_every_size_in_every_theme_and_language() {
    let server = TestServer::start();
    let Some(mut window) = window_at(&server) else {
        return;
    };
    let mut world = World::new();
    // Some screens alone, for whoever works on them: all that is known to be wrong with them, too.
    let only = env::var("BARALHO_SCENES").ok();
    let is_wanted = |scene: &Scene| {
        let only = only.as_deref().unwrap_or_default();
        only.split(',').any(|part| scene.name.contains(part))
    };
    let mut faults = Vec::new();
    for (number, scene) in SCENES.iter().enumerate() {
        if is_wanted(scene) {
            let looks = if effort() > 1 {
                Look::all()
            } else {
                Look::some(number)
            };
            faults.extend(look_over(&mut world, &mut window, scene, looks));
        }
    }
    if only.is_none() {
        faults.retain(|fault| !fault.is_known());
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        told(&faults)
    );
}
