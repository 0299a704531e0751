//! What moves: a move's cards fly and are gone, a press ends it, less movement shows a ring; cards
//! are dragged; a score is counted up.

use serde_json::{Value, json};

use crate::screen::Screen;

/// The page moves, as slowly as wanted.
fn moves(screen: &mut Screen, pace: u32, slowly: bool) {
    let settings = json!({
        "pace": pace, "volume": 0, "motion": "on", "language": "en", "name": "Ana",
    });
    screen.store("baralho-settings", &settings.to_string());
    screen.open("");
    if slowly {
        // A minute: only a press can end it in time.
        for time in ["card", "sweep", "pause", "count"] {
            screen.evaluate(&format!(
                "document.documentElement.style.setProperty('--t-{time}', '60000ms')"
            ));
        }
    }
}

/// Where the middle of something is.
fn middle(screen: &mut Screen, selector: &str) -> (f64, f64) {
    let at = screen.evaluate(&format!(
        "(() => {{ const box = document.querySelector({}).getBoundingClientRect(); \
         return [box.left + box.width / 2, box.top + box.height / 2]; }})()",
        json!(selector)
    ));
    let number = |place: usize| at[place].as_f64().expect("a place");
    (number(0), number(1))
}

impl Screen {
    /// Presses here and moves there in steps, without letting go.
    fn drag(&mut self, from: (f64, f64), to: (f64, f64)) {
        self.pointer("Pressed", from);
        for step in 1..=5 {
            let part = f64::from(step) / 5.0;
            let at = (
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part,
            );
            self.pointer("Moved", at);
        }
    }

    fn drop_here(&mut self, at: (f64, f64)) {
        self.pointer("Released", at);
        self.settle();
    }

    fn pointer(&mut self, what: &str, (x, y): (f64, f64)) {
        if self.touches {
            let (kind, fingers): (_, Value) = match what {
                "Pressed" => ("touchStart", json!([{ "x": x, "y": y }])),
                "Moved" => ("touchMove", json!([{ "x": x, "y": y }])),
                _ => ("touchEnd", json!([])),
            };
            let event = json!({ "type": kind, "touchPoints": fingers });
            self.browser.call("Input.dispatchTouchEvent", &event);
            return;
        }
        let event = json!({
            "type": format!("mouse{what}"), "x": x, "y": y,
            "button": "left", "buttons": 1, "clickCount": 1,
        });
        self.browser.call("Input.dispatchMouseEvent", &event);
    }
}

const GHOSTS: &str = "document.querySelectorAll('.ghost').length";
const HAND: &str = "document.querySelectorAll('.hand .card').length";
/// A card of the hand that takes nothing, or takes what is there to be taken in one way only.
const PLAIN: &str = ".hand .card.live";

#[test]
fn a_move_is_seen_to_fly_and_a_press_on_the_felt_ends_it() {
    at_page!(server, screen, Desktop);
    screen.open("");
    moves(&mut screen, 0, true);
    screen.begin("escopa");
    screen.wait(&format!("{GHOSTS} > 0"));
    // What is dealt can be used before it has arrived.
    screen.click(".felt .said-last");
    screen.wait(&format!("{GHOSTS} === 0"));
    screen.wait("document.querySelector('.status.mine')");
    screen.evaluate("document.querySelector('.hand .card').focus() ?? true");
    screen.key("Enter");
    screen.wait(&format!("{GHOSTS} > 0"));
    // Only what the browser moves by itself: no place, no size.
    let moved = screen.texts(
        "[...new Set(document.getAnimations().flatMap(run => run.effect.getKeyframes()) \
         .flatMap(frame => Object.keys(frame)))]",
    );
    for name in &moved {
        let known = [
            "transform",
            "opacity",
            "offset",
            "easing",
            "composite",
            "computedOffset",
        ];
        assert!(known.contains(&name.as_str()), "{name} moves");
    }
    screen.click(".felt .said-last");
    screen.wait(&format!("{GHOSTS} === 0"));
    screen.expect_no_complaints();
}

#[test]
fn what_flies_is_gone_when_it_has_arrived() {
    at_page!(server, screen, Phone);
    screen.open("");
    moves(&mut screen, 0, false);
    screen.begin("buraco");
    screen.wait("document.querySelector('.status.mine')");
    for _ in 0..4 {
        screen.make_steps(1, "buraco");
        screen.wait(&format!(
            "{GHOSTS} === 0 && document.getAnimations().length === 0"
        ));
        screen.wait(
            "[...document.querySelectorAll('.hand .card')] \
             .every(card => getComputedStyle(card).opacity === '1')",
        );
    }
    screen.expect_no_complaints();
}

#[test]
fn without_movement_a_ring_shows_where_something_went() {
    at_page!(server, screen, Desktop);
    screen.open("");
    screen.begin("escopa");
    screen.wait("document.querySelector('.status.mine')");
    screen.evaluate(
        "window.rings = 0; new MutationObserver(all => all.forEach(({ addedNodes }) => \
         addedNodes.forEach(node => { if (node.className === 'spot-ring') rings += 1; }))) \
         .observe(document.body, { childList: true, subtree: true })",
    );
    screen.evaluate("document.querySelector('.hand .card').focus() ?? true");
    screen.key("Enter");
    screen.wait("rings > 0");
    assert_eq!(screen.evaluate(GHOSTS), 0);
    screen.wait("!document.querySelector('.spot-ring')");
    screen.expect_no_complaints();
}

/// Drags cards until one was played; on the way one is taken back.
fn drag_and_play(screen: &mut Screen) {
    screen.open("");
    screen.begin("escopa");
    screen.wait("document.querySelector('.status.mine')");
    let held = screen.evaluate(HAND);
    let (from, felt) = (middle(screen, PLAIN), middle(screen, ".lying"));
    // Escape takes it back, and so does the hand.
    screen.drag(from, felt);
    screen.wait("document.querySelector('.ghost.held') && document.querySelector('.slot')");
    screen.key("Escape");
    screen.wait("!document.querySelector('.ghost, .slot')");
    screen.drop_here(felt);
    screen.drag(from, felt);
    screen.drag(felt, (from.0 + 20.0, from.1 + 20.0));
    screen.drop_here((from.0 + 20.0, from.1 + 20.0));
    screen.wait("!document.querySelector('.ghost, .slot')");
    assert_eq!(screen.evaluate(HAND), held);
    assert!(
        !screen.holds("document.querySelector('.hand .selected')"),
        "a drag is no click"
    );
    // Whichever card has only one way to be played goes at once; others stay selected.
    let count = held.as_u64().expect("cards");
    for place in 1..=count {
        let card = middle(
            screen,
            &format!(".hand-cards > li:nth-child({place}) > .card"),
        );
        let to = middle(screen, ".lying");
        screen.drag(card, to);
        screen.drop_here(to);
        let done = "document.querySelectorAll('.hand .card').length";
        screen.wait(&format!(
            "{done} < {count} || document.querySelector('.hand .selected') || heard.length"
        ));
        screen.settle();
        if screen.evaluate(HAND) != held {
            break;
        }
    }
    assert_ne!(screen.evaluate(HAND), held, "no card could be dragged");
    screen.wait("!document.querySelector('.ghost.held, .slot')");
    screen.expect_no_complaints();
}

#[test]
fn a_card_is_dragged_to_the_table_with_a_mouse() {
    at_page!(server, screen, Desktop);
    drag_and_play(&mut screen);
}

#[test]
fn a_card_is_dragged_to_the_table_with_a_finger() {
    at_page!(server, screen, Phone);
    screen.touches = true;
    drag_and_play(&mut screen);
}

#[test]
fn in_buraco_cards_are_dragged_onto_the_pile() {
    at_page!(server, screen, Desktop);
    screen.open("");
    screen.begin("buraco");
    screen.wait("document.querySelector('.status.mine')");
    screen.press("Draw");
    screen.wait("document.querySelector('.hand .card.live')");
    let held = screen.evaluate(HAND);
    let from = middle(&mut screen, ".hand-cards > li:last-child > .card");
    let pile = middle(&mut screen, ".lying .space");
    screen.drag(from, pile);
    screen.drop_here(pile);
    screen.wait(&format!("{HAND} < {held}"));
    screen.expect_no_complaints();
}

#[test]
fn a_score_is_counted_up_and_a_press_shows_all_of_it() {
    at_page!(server, screen, Phone);
    screen.open("");
    moves(&mut screen, 0, false);
    screen.begin("scopa");
    let waits = "document.querySelector('.status.mine, dialog.end[open]')";
    screen.wait(waits);
    while !screen.holds("document.querySelector('dialog.end[open]')") {
        // From now on only a press counts.
        screen.evaluate("document.documentElement.style.setProperty('--t-count', '60000ms')");
        screen.make_steps(1, "scopa");
        screen.settle();
        screen.wait(waits);
    }
    let rows = "document.querySelectorAll('.end tbody tr').length";
    let counted = "document.querySelectorAll('.end tr.counted').length";
    screen.wait(&format!(
        "{counted} > 0 && !document.querySelector('.coming')"
    ));
    assert!(screen.holds(&format!("{counted} < {rows}")), "all at once");
    screen.click("#end-title");
    screen.wait(&format!("{counted} === {rows}"));
    assert!(
        screen.holds("document.querySelector('.end .strip .face')"),
        "no cards"
    );
    screen.inspect("end-of-round-counted");
    screen.press("Next round");
    screen.wait(
        "!document.querySelector('dialog.end[open]') && document.querySelector('.hand .card')",
    );
    screen.expect_no_complaints();
}
