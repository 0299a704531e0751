//! Whole games with a mouse, and every other screen, looked over at both sizes.

use std::time::Instant;

use crate::{
    GAMES, quick_server,
    screen::{Screen, Size},
};

/// Every place of the page besides the tables.
const ROUTES: [&str; 11] = [
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
fn play(screen: &mut Screen, game: &str, wrong: &mut Vec<String>) {
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
                    screen.inspect(&format!("{game}-table"), Size::Desktop, wrong);
                }
            }
        }
    }
    // Luck alone can make a match of Rouba-Montes short.
    assert!(made > 0, "{game} was over before it began");
    screen.inspect(&format!("{game}-end"), Size::Desktop, wrong);
    eprintln!(
        "{game}: {made} clicks, {:.1} s",
        begin.elapsed().as_secs_f64()
    );
}

#[test]
fn every_game_is_played_to_its_end_with_the_mouse_and_its_screens_are_accessible() {
    let server = quick_server();
    let Some(mut screen) = Screen::at(&server, Size::Desktop) else {
        return;
    };
    let mut wrong = Vec::new();
    screen.open("");
    screen.inspect("home", Size::Desktop, &mut wrong);
    for game in GAMES {
        play(&mut screen, game, &mut wrong);
    }
    // The last match can be watched again.
    screen.press("Watch the replay");
    screen.wait("location.hash.startsWith('#/replay/')");
    screen.inspect("replay", Size::Desktop, &mut wrong);
    screen.expect_no_complaints();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_other_screen_is_accessible_on_a_desktop_and_on_a_phone() {
    let server = quick_server();
    let Some(mut screen) = Screen::at(&server, Size::Desktop) else {
        return;
    };
    let mut wrong = Vec::new();
    for size in [Size::Desktop, Size::Phone] {
        screen.show(size);
        screen.open("");
        screen.inspect("home", size, &mut wrong);
        for route in ROUTES {
            screen.go(route);
            screen.wait("document.querySelector('main h1')");
            // What is folded away must be good, too.
            screen.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
            let name = route.trim_start_matches("#/").replace('/', "-");
            screen.inspect(&name, size, &mut wrong);
        }
        screen.go("#/");
        screen.key("F1");
        screen.wait("document.querySelector('dialog[open]')");
        screen.inspect("help", size, &mut wrong);
    }
    screen.expect_no_complaints();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
