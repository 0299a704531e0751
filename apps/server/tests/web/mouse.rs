//! Whole games with a mouse, and every other screen, looked over at both sizes.

use std::time::Instant;

use crate::{
    GAMES,
    screen::{Screen, Size},
};

/// Every place of the page besides the tables.
const ROUTES: [&str; 12] = [
    "#/lobby",
    "#/new/scopa",
    "#/new/escopa/online",
    "#/new/buraco/online",
    "#/settings",
    "#/keys",
    "#/history",
    "#/account",
    "#/leaderboard/escopa",
    "#/rules/escopa",
    "#/rules/buraco",
    "#/rules/rouba-montes",
];

/// Plays a match to its end; on the way it is looked over once, and at its end.
fn play(screen: &mut Screen, game: &str) {
    screen.begin(game);
    let (begin, mut made) = (Instant::now(), 0);
    loop {
        match screen.step().as_str() {
            "over" => break,
            "next" => {}
            "wait" => screen.lose_patience(begin, &format!("the end of {game}")),
            _ => {
                made += 1;
                if made == 6 {
                    screen.inspect(&format!("{game}-table"));
                }
            }
        }
    }
    // Luck alone can make a match of Rouba-Montes short.
    assert!(made > 0, "{game} was over before it began");
    screen.inspect(&format!("{game}-end"));
    eprintln!(
        "{game}: {made} clicks, {:.1} s",
        begin.elapsed().as_secs_f64()
    );
}

#[test]
fn every_game_is_played_to_its_end_with_the_mouse_and_its_screens_are_accessible() {
    at_page!(server, screen, Desktop);
    screen.open("");
    screen.inspect("home");
    for game in GAMES {
        play(&mut screen, game);
    }
    // The last match can be watched again.
    screen.press("Watch the replay");
    screen.wait("location.hash.startsWith('#/replay/')");
    screen.inspect("replay");
    screen.expect_no_complaints();
}

#[test]
fn every_other_screen_is_accessible_on_a_desktop_and_on_a_phone() {
    at_page!(server, screen, Desktop);
    for size in [Size::Desktop, Size::Phone] {
        screen.show(size);
        screen.open("");
        screen.inspect("home");
        for route in ROUTES {
            screen.go(route);
            screen.wait("document.querySelector('main h1')");
            // What is folded away must be good, too.
            screen.unfold();
            let name = route.trim_start_matches("#/").replace('/', "-");
            screen.inspect(&name);
        }
        screen.go("#/");
        screen.key("F1");
        screen.wait("document.querySelector('dialog[open]')");
        screen.inspect("help");
    }
    screen.expect_no_complaints();
}
