//! Whole games with a finger, on a phone.

use std::time::Instant;

#[test]
fn a_capturing_and_a_laying_game_are_played_to_their_ends_with_a_finger_on_a_phone() {
    at_page!(server, screen, Phone);
    screen.touches = true;
    screen.open("");
    for game in ["escopa", "buraco"] {
        screen.begin(game);
        let (begin, mut made) = (Instant::now(), 0);
        loop {
            match screen.step().as_str() {
                "over" => break,
                "wait" => screen.lose_patience(begin, &format!("the end of {game}")),
                _ => made += 1,
            }
            // A page wider than the screen would slip away under the finger.
            let wide = screen.texts("tooWide()");
            assert!(wide.is_empty(), "sticks out in {game}: {wide:?}");
            assert!(made < 2000, "{game} never ends");
        }
        assert!(made > 5, "{game} was over before it began");
        screen.click("dialog.end .row button:last-child");
        screen.wait("!document.querySelector('dialog[open]')");
    }
    let clicks = screen.texts("clicks");
    assert!(clicks.len() > 20, "{clicks:?}");
    assert!(clicks.iter().all(|with| with == "touch"), "{clicks:?}");
    screen.expect_no_complaints();
}
