//! The page in the dark, in the colours of somebody's own, and without movement.

use std::time::Instant;

use serde_json::json;

use crate::{GAMES, screen::Screen};

/// How systems ask for other colours. Without any wish all other tests look at the page.
const LOOKS: [(&str, &str, &str); 2] = [
    ("dark", "prefers-color-scheme", "dark"),
    ("forced", "forced-colors", "active"),
];

impl Screen {
    fn inspect_looks(&mut self, name: &str) {
        for (look, feature, value) in LOOKS {
            self.ask_for(feature, value);
            self.inspect(&format!("{name}-{look}"));
        }
    }
}

#[test]
fn the_page_is_accessible_in_the_dark_and_in_colours_of_ones_own() {
    at_page!(server, screen, Desktop);
    screen.open("");
    screen.inspect_looks("home");
    for route in ["#/new/buraco/online", "#/settings"] {
        screen.go(route);
        screen.wait("document.querySelector('main h1')");
        screen.unfold();
        let name = route.trim_start_matches("#/").replace('/', "-");
        screen.inspect_looks(&name);
    }
    for game in GAMES {
        screen.begin(game);
        // Cards lie on the table, and in Buraco some are selected.
        screen.make_steps(5, game);
        screen.inspect_looks(&format!("{game}-table"));
        // The shortest of them is played to its end.
        if game == "rouba-montes" {
            screen.make_steps(usize::MAX, game);
            screen.inspect_looks("end");
            screen.close_dialog();
        }
    }
    screen.expect_no_complaints();
}

/// Counts whatever begins to move.
const COUNT: &str = "(() => {
  window.moved = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...values) {
    window.moved += 1;
    return animate.apply(this, values);
  };
  for (const begins of ['animationstart', 'transitionrun']) {
    addEventListener(begins, () => { window.moved += 1; }, true);
  }
})()";

#[test]
fn nothing_moves_for_whoever_asks_the_system_for_less_movement() {
    at_page!(server, screen, Desktop);
    screen.open("");
    // The page does as the system says unless it is told otherwise.
    let settings = json!({ "pace": 0, "volume": 0, "language": "en" });
    screen.store("baralho-settings", &settings.to_string());
    for (wish, may_move) in [("no-preference", true), ("reduce", false)] {
        screen.ask_for("prefers-reduced-motion", wish);
        screen.open("");
        screen.evaluate(COUNT);
        screen.begin("escopa");
        let (begin, mut made) = (Instant::now(), 0);
        while made < 8 {
            match screen.step().as_str() {
                "wait" => screen.lose_patience(begin, "eight moves"),
                _ => made += 1,
            }
            screen.settle();
            if may_move {
                // What still flies may lie over the next card.
                screen.wait("document.getAnimations().length === 0");
            } else {
                let moving = screen.evaluate("document.getAnimations().length");
                assert_eq!(moving, 0, "after {made} moves");
            }
        }
        assert_eq!(screen.holds("moved > 0"), may_move, "{wish}");
    }
    screen.expect_no_complaints();
}
