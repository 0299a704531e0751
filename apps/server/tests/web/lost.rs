//! A connection that breaks, and a server that has become newer than the page.

use std::time::Instant;

use baralho_testkit::{TestServer, page::Wire};
use serde_json::json;

use crate::screen::{Screen, Size};

const TABLE: &str = "[...document.querySelectorAll('.felt .lying .card')].map(c => c.dataset.card)";
const IN_HAND: &str = "document.activeElement.matches('.hand .card')";

/// Somebody makes one whole move with the mouse.
fn make_a_move(screen: &mut Screen, who: &str) {
    screen.turn_to(who);
    screen.wait("document.querySelector('.status.mine')");
    let begin = Instant::now();
    while screen.holds("document.querySelector('.status.mine')") {
        assert_ne!(screen.step(), "over");
        screen.settle();
        screen.lose_patience(begin, "a move made");
    }
}

/// Begins a game at a table of the server, against bots.
fn begin_with_bots(screen: &mut Screen) {
    screen.create_table();
    screen.press("Add bots");
    screen.press("Start");
}

/// Plays one card of the hand against bots, which answer at once.
fn play_a_card(screen: &mut Screen) {
    screen.wait("document.querySelector('.status.mine')");
    let begin = Instant::now();
    screen.evaluate("window.held = document.querySelectorAll('.hand .card').length");
    while screen.holds("document.querySelectorAll('.hand .card').length === held") {
        assert_ne!(screen.step(), "over");
        screen.settle();
        screen.lose_patience(begin, "a card played");
    }
}

/// The connection of whoever is looked at breaks, and that is said.
fn lose_connection(screen: &mut Screen, wire: &Wire) {
    let before = screen.heard().len();
    wire.cut();
    screen.wait(&format!(
        "heard.slice({before}).includes('Connection lost. Reconnecting…')"
    ));
    screen.wait("document.querySelector('.connection')?.textContent.includes('Connecting')");
}

#[test]
fn a_lost_connection_is_made_again_and_nothing_is_missed_neither_focus_nor_moves() {
    at_page!(server, screen, Desktop);
    let wire = Wire::to(server.address);
    screen.address = wire.address;
    let ana = screen.browser.session.clone();
    let table = screen.create_table();
    // Only Ana's network is bad.
    screen.address = server.address;
    let bia = screen.somebody_else();
    screen.open(&table);
    screen.press("Take seat 2");
    screen.press("Ready");
    screen.turn_to(&ana);
    screen.press("Start");
    screen.wait("document.querySelectorAll('.hand .card').length === 3");
    screen.turn_to(&bia);
    screen.wait("document.querySelectorAll('.hand .card').length === 3");
    if screen.holds("document.querySelector('.status.mine')") {
        make_a_move(&mut screen, &bia);
    }
    make_a_move(&mut screen, &ana);

    let name = screen.text("document.querySelector('.seat:not(.me) .who').textContent");

    // Bia moves while Ana, with the focus on a card of her hand, is away.
    screen.key("k");
    screen.wait(IN_HAND);
    let focused = screen.text("document.activeElement.dataset.card");
    let before = screen.heard().len();
    lose_connection(&mut screen, &wire);
    assert!(screen.holds(IN_HAND), "the focus was lost");
    make_a_move(&mut screen, &bia);
    let lying = screen.texts(TABLE);
    wire.mend();
    screen.turn_to(&ana);
    screen.wait("document.querySelector('.status.mine')");
    screen.settle();
    assert_eq!(screen.texts(TABLE), lying, "something was missed");
    assert!(!screen.holds("document.querySelector('.connection')"));
    let heard = screen.heard().split_off(before);
    let moved = |said: &&String| said.starts_with(&name);
    assert_eq!(heard.iter().filter(moved).count(), 1, "{heard:?}");
    // Whoever was away is not told as of somebody else.
    assert!(!heard.iter().any(|s| s.starts_with("you ")), "{heard:?}");
    assert!(heard.iter().any(|said| said == "Your turn"), "{heard:?}");
    assert!(screen.holds(IN_HAND), "the focus was lost");
    assert_eq!(
        screen.text("document.activeElement.dataset.card"),
        focused,
        "the focus went to another card"
    );

    // Ana moves while she is away; it is done when she is back, and once.
    lose_connection(&mut screen, &wire);
    let played = screen.text("document.activeElement.dataset.card");
    screen.key("Enter");
    screen.settle();
    if screen.holds("document.activeElement.closest('.question')") {
        screen.key("Enter");
    }
    wire.mend();
    screen.turn_to(&bia);
    screen.wait("document.querySelector('.status.mine')");
    let lying = screen.texts(TABLE);
    screen.turn_to(&ana);
    screen.wait("!document.querySelector('.status.mine')");
    screen.settle();
    assert_eq!(screen.texts(TABLE), lying);
    assert!(!screen.holds(&format!(
        "document.querySelector('.hand [data-card=\"{played}\"]')"
    )));
    assert!(screen.holds(IN_HAND), "the focus was lost");

    // The game goes on.
    make_a_move(&mut screen, &bia);
    make_a_move(&mut screen, &ana);
    let complaints = std::mem::take(&mut screen.browser.complaints);
    let expected = |text: &&String| text.contains("WebSocket");
    let others: Vec<&String> = complaints.iter().filter(|c| !expected(c)).collect();
    assert!(others.is_empty(), "{others:?}");
}

/// Time passes five times as fast for what looks at the clock now and then.
const QUICK_CLOCK: &str = "(() => {
  const begin = Date.now(), real = Date.now.bind(Date);
  Date.now = () => begin + (real() - begin) * 5;
  const often = window.setInterval.bind(window);
  window.setInterval = (act, time, ...values) => often(act, time / 5, ...values);
})()";

#[test]
fn a_network_that_is_gone_without_a_sign_is_noticed_and_the_game_goes_on() {
    at_page!(server, screen, Desktop);
    let wire = Wire::to(server.address);
    screen.address = wire.address;
    screen.prepare_pages(QUICK_CLOCK);
    begin_with_bots(&mut screen);
    screen.wait("document.querySelector('.status.mine')");
    play_a_card(&mut screen);
    screen.wait("document.querySelector('.status.mine')");
    // As long as the server answers, nothing is amiss.
    screen.evaluate("new Promise(done => setTimeout(() => done(true), 7000))");
    let lost = "Connection lost. Reconnecting…".to_owned();
    assert!(!screen.heard().contains(&lost));

    let before = screen.heard().len();
    wire.fall_silent();
    screen.wait(&format!("heard.slice({before}).includes({})", json!(lost)));
    screen.wait("!document.querySelector('.connection')");
    play_a_card(&mut screen);
    screen.wait("document.querySelector('.status.mine')");
}

#[test]
fn a_server_that_is_stopped_and_started_again_goes_on_with_the_same_game_in_the_open_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = TestServer::on(folder.path().to_owned(), None);
    let Some(mut screen) = Screen::at(&first, Size::Desktop) else {
        return;
    };
    let wire = Wire::to(first.address);
    screen.address = wire.address;
    begin_with_bots(&mut screen);
    play_a_card(&mut screen);
    screen.wait("document.querySelector('.status.mine')");
    screen.key("k");
    screen.wait(IN_HAND);
    let hand = "[...document.querySelectorAll('.hand .card')].map(c => c.dataset.card)";
    let (held, lying) = (screen.texts(hand), screen.texts(TABLE));

    let before = screen.heard().len();
    drop(first);
    let stopping = "The server is shutting down. Your game is saved: come back in a moment.";
    screen.wait(&format!(
        "heard.slice({before}).includes({})",
        json!(stopping)
    ));
    screen.wait("document.querySelector('.connection')?.textContent.includes('Connecting')");
    let second = TestServer::on(folder.path().to_owned(), None);
    wire.lead_to(second.address);
    screen.wait("!document.querySelector('.connection')");
    screen.wait("document.querySelector('.status.mine')");
    screen.settle();
    assert_eq!(screen.texts(hand), held, "another hand");
    assert_eq!(screen.texts(TABLE), lying, "another table");
    assert!(screen.holds(IN_HAND), "the focus was lost");
    play_a_card(&mut screen);
    screen.wait("document.querySelector('.status.mine')");
}

/// Makes a page one of another day, in which long waits pass at once.
const OLD_PAGE: &str = "(() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'hello') message.protocol = 0;
    send.call(this, JSON.stringify(message));
  };
  window.sockets = [];
  window.WebSocket = new Proxy(WebSocket, {
    construct(Kind, values) {
      const socket = new Kind(...values);
      sockets.push(socket);
      return socket;
    },
  });
  const later = window.setTimeout.bind(window);
  window.setTimeout = (act, time, ...values) => later(act, 0, ...values);
})()";

const ASKED: [(&str, &str); 4] = [
    (
        "pt-BR",
        "Esta página está desatualizada. Recarregue, por favor.",
    ),
    ("en", "This page is out of date. Please reload it."),
    (
        "it",
        "Questa pagina non è aggiornata. Ricaricala, per favore.",
    ),
    (
        "es",
        "Esta página está desactualizada. Recárgala, por favor.",
    ),
];

#[test]
fn a_page_older_than_the_server_asks_to_be_reloaded_and_does_not_try_for_ever() {
    at_page!(server, screen, Desktop);
    let table = screen.create_table();
    let old = screen.prepare_pages(OLD_PAGE);
    for (language, asked) in ASKED {
        let settings = json!({ "pace": 0, "volume": 0, "motion": "off", "language": language });
        screen.store("baralho-settings", &settings.to_string());
        // At a table, and in the lobby.
        for route in [table.as_str(), "#/lobby"] {
            screen.open(route);
            screen.wait(&format!(
                "document.body.innerText.includes({})",
                json!(asked)
            ));
            let said = screen.heard();
            assert_eq!(said.iter().filter(|s| *s == asked).count(), 1, "{said:?}");
            screen.wait("sockets.every(socket => socket.readyState === WebSocket.CLOSED)");
            for _ in 0..5 {
                screen.settle();
            }
            assert!(
                screen.holds("sockets.length === 1"),
                "it tried again in {language} at {route:?}"
            );
        }
    }
    screen.inspect("outdated");
    // The server has the new page for whoever reloads.
    screen.open(&table);
    screen.wait("document.querySelector('button.reload')");
    screen.evaluate("window.isOld = true");
    screen.browser.call(
        "Page.removeScriptToEvaluateOnNewDocument",
        &json!({ "identifier": old["identifier"] }),
    );
    screen.click("button.reload");
    screen.wait("!window.isOld && document.querySelector('.places')");
    assert!(!screen.holds("document.querySelector('.connection')"));
    screen.expect_nothing_wrong();
}
