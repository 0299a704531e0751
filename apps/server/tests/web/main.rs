//! The page in a real browser: whole games by mouse, by touch and by keyboard, alone, together,
//! without a network and over a bad one; and what every screen must keep.

/// A server that nobody waits for, and a browser at its page. Where there is no page the test ends.
macro_rules! at_page {
    ($server:ident, $screen:ident, $size:ident) => {
        let $server = crate::quick_server();
        let size = crate::screen::Size::$size;
        let Some(mut $screen) = crate::screen::Screen::at(&$server, size) else {
            return;
        };
    };
}

mod account;
mod alike;
mod alone;
mod checks;
mod company;
mod ears;
mod elsewhere;
mod keyboard;
mod languages;
mod layout;
mod looks;
mod lost;
mod motion;
mod mouse;
mod offline;
mod screen;
mod settings;
mod sounds;
mod together;
mod touch;
mod without_wasm;
mod zoom;

use std::time::Duration;

use baralho_testkit::TestServer;

/// Every preset.
const GAMES: [&str; 6] = [
    "escopa",
    "scopa",
    "escoba",
    "scopone",
    "rouba-montes",
    "buraco",
];

/// A server that nobody waits for.
fn quick_server() -> TestServer {
    TestServer::with(|config| {
        config.hub.bot_pace = Duration::ZERO;
        config.hub.messages.burst = 10_000;
    })
}
