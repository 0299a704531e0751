//! The page zoomed to 400 %, as people with low vision read it.

use crate::{
    GAMES,
    screen::{Screen, Size},
};

impl Screen {
    /// Nothing must be scrolled sideways, nothing is cut off, and everything can be reached.
    fn check_reflow(&mut self, name: &str) {
        self.settle();
        self.keep(name);
        self.measure(name);
        for (trouble, list) in [("cut off: ", "cutOff()"), ("covered: ", "covered()")] {
            let found = self.texts(list);
            self.note(name, trouble, found);
        }
    }
}

#[test]
fn everything_is_read_and_played_at_400_per_cent_by_scrolling_in_one_direction() {
    at_page!(server, screen, Zoomed);
    for size in [Size::Zoomed, Size::Narrow] {
        screen.show(size);
        screen.open("");
        screen.check_reflow("home");
        for route in [
            "#/lobby",
            "#/new/scopa",
            "#/new/buraco/online",
            "#/rules/scopa",
            "#/settings",
            "#/keys",
        ] {
            screen.go(route);
            screen.wait("document.querySelector('main h1')");
            screen.unfold();
            let name = route.trim_start_matches("#/").replace('/', "-");
            screen.check_reflow(&name);
        }
        for game in GAMES {
            screen.begin(game);
            // Moves are made with the mouse on what really lies under it.
            screen.make_steps(8, game);
            screen.check_reflow(&format!("{game}-table"));
            if game == "rouba-montes" {
                screen.make_steps(usize::MAX, game);
                screen.check_reflow("end");
                screen.close_dialog();
            }
        }
        screen.key("F1");
        screen.wait("document.querySelector('dialog.help[open]')");
        screen.check_reflow("help");
        screen.key("Escape");
    }
    screen.expect_no_complaints();
}
