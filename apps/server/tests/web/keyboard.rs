//! Whole games by keyboard alone, on a screen as small as a phone's.

use std::time::Instant;

use crate::{GAMES, screen::Screen};

/// Goes to something with the Tab key; on the way the focus only ever goes onward.
fn tab_to(screen: &mut Screen, selector: &str) {
    screen.evaluate("window.before = null");
    for _ in 0..80 {
        screen.key("Tab");
        let onward = screen.holds(
            "(() => { const here = document.activeElement, before = window.before; \
             window.before = here; return !before || !before.isConnected || \
             before.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING; })()",
        );
        assert!(onward, "the Tab key went back on the way to {selector}");
        if screen.holds(&format!("document.activeElement.matches('{selector}')")) {
            return;
        }
    }
    panic!("the Tab key never reaches {selector}");
}

/// The focus is somewhere, at the latest when all has been drawn.
#[track_caller]
fn expect_focus(screen: &mut Screen, after: &str) {
    let begin = Instant::now();
    screen.settle();
    while screen.holds("document.activeElement === document.body") {
        screen.lose_patience(begin, &format!("a focus after {after}"));
        screen.settle();
    }
    // The Tab key stops once at every list of cards, whatever has come and gone there.
    let stops = "[...document.querySelectorAll('ul.cards')].every((list) => \
         !list.querySelector('button') || list.querySelectorAll('[tabindex=\"0\"]').length === 1)";
    while !screen.holds(stops) {
        screen.lose_patience(
            begin,
            &format!("one stop of Tab at each list after {after}"),
        );
        screen.settle();
    }
}

/// Waits for the focus where it belongs while this is to be done. A move is shown when the
/// table's keeper has heard of it: until then what was to be done may have been done already.
#[track_caller]
fn is_focused(screen: &mut Screen, wish: &str, place: &str) -> bool {
    let begin = Instant::now();
    while !screen.holds(&format!("document.activeElement.matches('{place}')")) {
        let focused = screen.text("document.activeElement.outerHTML.slice(0, 200)");
        screen.lose_patience(begin, &format!("the focus on {place} but on {focused}"));
        screen.settle();
        if screen.evaluate("step()")["name"] != wish {
            return false;
        }
    }
    true
}

/// Goes to the card that is wanted with the arrow keys.
fn rove(screen: &mut Screen) {
    for _ in 0..40 {
        let way = screen.text(
            "(() => { const cards = [...document.querySelectorAll('.hand .card')]; \
             const way = cards.indexOf(wanted) - cards.indexOf(document.activeElement); \
             return way > 0 ? 'ArrowRight' : way < 0 ? 'ArrowLeft' : ''; })()",
        );
        match way.as_str() {
            "" => return,
            key => screen.key(key),
        }
    }
}

/// Does the next thing, and says what that was. Whoever is in the hand stays there, through
/// new deals and rounds.
fn step(screen: &mut Screen, in_hand: &mut bool) -> String {
    let wish = screen.evaluate("step()");
    let name = wish["name"].as_str().expect("a name").to_owned();
    let place = match name.as_str() {
        // The button or answer most likely wanted has the focus already.
        "next" => "dialog.end button.main",
        "answer" => ".question button",
        "play" | "select" | "unselect" => ".hand .card",
        _ => "*",
    };
    if place == ".hand .card" && !std::mem::replace(in_hand, true) {
        screen.key("k");
    }
    if !is_focused(screen, &name, place) {
        return "wait".into();
    }
    match name.as_str() {
        "turn" | "draw" => screen.key("v"),
        "lay" => screen.key("m"),
        "discard" => screen.key("x"),
        "next" | "answer" => screen.key("Enter"),
        "play" | "select" | "unselect" => {
            rove(screen);
            screen.key("Enter");
        }
        "over" => {}
        _ => screen.settle(),
    }
    name
}

#[test]
fn every_game_is_played_to_its_end_by_keyboard_on_a_small_screen_and_the_focus_is_never_lost() {
    at_page!(server, screen, Phone);
    screen.open("");
    for game in GAMES {
        screen.go("#/");
        tab_to(&mut screen, &format!("[data-play={game}]"));
        screen.key("Enter");
        screen.wait("document.querySelector('.felt')");
        let (begin, mut made, mut in_hand) = (Instant::now(), 0, false);
        loop {
            let done = step(&mut screen, &mut in_hand);
            match done.as_str() {
                "over" => break,
                "wait" => {
                    screen.lose_patience(begin, &format!("the end of {game}"));
                    continue;
                }
                _ => made += 1,
            }
            assert!(made < 2000, "{game} never ends");
            expect_focus(&mut screen, &format!("{done} in {game}"));
            if made == 6 {
                screen.inspect(&format!("{game}-table"));
            }
        }
        assert!(made > 0, "{game} was over before it began");
        screen.measure(&format!("{game}-end"));
        screen.keep(&format!("{game}-end"));
        eprintln!(
            "{game}: {made} steps, {:.1} s",
            begin.elapsed().as_secs_f64()
        );
        screen.close_dialog();
    }
    screen.expect_no_complaints();
}

#[test]
fn every_key_of_the_document_is_answered_in_the_live_region() {
    at_page!(server, screen, Desktop);
    screen.open("");
    screen.click("[data-play=scopa]");
    screen.wait("document.querySelector('.status.mine')");
    for key in [
        "c", "d", "1", "9", "0", "t", "s", "S", "h", "i", "[", "r", "e",
    ] {
        screen.said(key);
    }
    // A key that is no key says nothing.
    let before = screen.heard().len();
    screen.key("q");
    screen.settle();
    assert_eq!(screen.heard().len(), before);
    screen.key("?");
    screen.wait("document.querySelector('dialog.help[open]')");
    screen.close_dialog();
    screen.expect_no_complaints();
}
