//! Every screen at every size, in the light and in the dark, in every language: nothing sticks out,
//! lies over something else, is cut off, too small or too faint.

use std::{collections::BTreeSet, path::Path, time::Instant};

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

/// Looks a screen over in all these ways.
fn look_over(
    world: &mut World,
    window: &mut Window,
    scene: &'static Scene,
    looks: Vec<Look>,
) -> Vec<String> {
    let (mut wrong, mut language, mut seen) = (Vec::new(), "", BTreeSet::new());
    for look in looks {
        window.show_as(look);
        if look.language != language {
            language = look.language;
            world.enter(window, scene, language);
        }
        let mut found = window.laid_out_wrong(scene);
        // Colours do not change with sizes: each theme once, and at a size that has them all.
        if seen.insert(look.theme) || effort() > 1 {
            found.extend(window.too_faint());
        }
        // Nor does what axe looks at, but for colours, which are measured better here.
        if seen.len() == 1 || effort() > 1 {
            found.extend(violations(window));
        }
        wrong.extend(
            found
                .iter()
                .map(|fault| format!("{}, {look}: {fault}", scene.name)),
        );
    }
    wrong
}

#[test]
fn every_screen_is_laid_out_well_at_every_size_in_every_theme_and_language() {
    let server = TestServer::start();
    let Some(mut window) = window_at(&server) else {
        return;
    };
    let begin = Instant::now();
    let mut world = World::new();
    let only = std::env::var("BARALHO_SCENES").unwrap_or_default();
    let mut wrong = Vec::new();
    for (number, scene) in SCENES.iter().enumerate() {
        if !scene.name.contains(&only) {
            continue;
        }
        let looks = if effort() > 1 {
            Look::all()
        } else {
            Look::some(number)
        };
        wrong.extend(look_over(&mut world, &mut window, scene, looks));
        eprintln!("{:.1} s {}", begin.elapsed().as_secs_f64(), scene.name);
    }
    assert!(
        wrong.is_empty(),
        "{} faults:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
