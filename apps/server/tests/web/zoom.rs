//! The page zoomed to 400 %, as people with low vision read it.

use crate::{
    GAMES, quick_server,
    screen::{Screen, Size},
};

impl Screen {
    /// Nothing must be scrolled sideways, nothing is cut off, and everything can be reached.
    fn check_reflow(&mut self, name: &str, size: Size, wrong: &mut Vec<String>) {
        self.settle();
        self.keep(name);
        self.measure(name, size, wrong);
        for (trouble, list) in [("cut off", "cutOff()"), ("covered", "covered()")] {
            let found = self.texts(list);
            wrong.extend(
                found
                    .iter()
                    .map(|what| format!("{name}, {size:?}: {trouble}: {what}")),
            );
        }
    }
}

#[test]
fn everything_is_read_and_played_at_400_per_cent_by_scrolling_in_one_direction() {
    let server = quick_server();
    let Some(mut screen) = Screen::at(&server, Size::Zoomed) else {
        return;
    };
    let mut wrong = Vec::new();
    for size in [Size::Zoomed, Size::Narrow] {
        screen.show(size);
        screen.open("");
        screen.check_reflow("home", size, &mut wrong);
        for route in ["#/new/scopa", "#/new/buraco/online", "#/settings", "#/keys"] {
            screen.go(route);
            screen.wait("document.querySelector('main h1')");
            screen.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
            let name = route.trim_start_matches("#/").replace('/', "-");
            screen.check_reflow(&name, size, &mut wrong);
        }
        for game in GAMES {
            screen.begin(game);
            // Moves are made with the mouse on what really lies under it.
            screen.make_steps(8, game);
            screen.check_reflow(&format!("{game}-table"), size, &mut wrong);
            if game == "rouba-montes" {
                screen.make_steps(usize::MAX, game);
                screen.check_reflow("end", size, &mut wrong);
                screen.key("Escape");
                screen.wait("!document.querySelector('dialog[open]')");
            }
        }
        screen.key("F1");
        screen.wait("document.querySelector('dialog.help[open]')");
        screen.check_reflow("help", size, &mut wrong);
        screen.key("Escape");
    }
    screen.expect_no_complaints();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
