//! Several people at one table of the server.

use std::time::Instant;

use crate::screen::Size;

const HAND: &str = "[...document.querySelectorAll('.hand .card')].map(card => card.dataset.card)";

#[test]
fn two_people_play_and_chat_while_a_third_watches_and_one_reloads_in_the_middle() {
    at_page!(server, screen, Desktop);
    let ana = screen.browser.session.clone();
    let table = screen.create_table();
    screen.inspect("waiting");
    screen.show(Size::Phone);
    screen.inspect("waiting");
    screen.show(Size::Desktop);

    let bia = screen.somebody_else();
    screen.open(&table);
    screen.press("Take seat 2");
    screen.press("Ready");
    let caio = screen.somebody_else();
    screen.open(&table);
    screen.wait("document.querySelector('.places')");

    screen.turn_to(&ana);
    screen.press("Start");
    for player in [&ana, &bia] {
        screen.turn_to(player);
        screen.wait("document.querySelectorAll('.hand .card').length === 3");
    }
    screen.click("#chat");
    screen.write("Olá <b>a todos</b>!");
    screen.key("Enter");
    for who in [&ana, &bia, &caio] {
        screen.turn_to(who);
        screen.wait("document.querySelector('.said')?.textContent.includes('Olá <b>a todos</b>!')");
    }

    // Whoever watches sees the table and both players, but nobody's hand.
    screen
        .wait("document.querySelector('.felt') && document.querySelectorAll('.seat').length === 2");
    assert!(!screen.holds("document.querySelector('.hand')"));
    screen.inspect("spectator");

    let (begin, mut moves, mut reloaded) = (Instant::now(), 0, false);
    let mut over = [false; 2];
    while over != [true; 2] {
        for (place, player) in [&ana, &bia].into_iter().enumerate() {
            screen.turn_to(player);
            let is_mine = screen.holds("document.querySelector('.status.mine')");
            if place == 1 && moves > 5 && is_mine && !reloaded {
                reloaded = true;
                let before = screen.texts(HAND);
                screen.reload();
                screen.wait("document.querySelector('.status.mine')");
                assert_eq!(screen.texts(HAND), before, "another hand after reloading");
                // The position is told to whoever comes back.
                assert!(screen.heard().len() > 2, "{:?}", screen.heard());
            }
            match screen.step().as_str() {
                "over" => over[place] = true,
                "wait" => screen.lose_patience(begin, "the end of the match"),
                _ => moves += 1,
            }
        }
    }
    assert!(reloaded, "the match ended before anybody could reload");
    screen.turn_to(&caio);
    screen.wait("document.querySelector('dialog.end[open]')");
    assert!(!screen.holds("document.querySelector('.hand')"));
    screen.inspect("spectator-end");
    screen.expect_no_complaints();
}
