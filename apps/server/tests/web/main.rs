//! The page in a real browser: whole games by mouse, by touch and by keyboard, alone, together,
//! without a network and over a bad one; and what every screen must keep.

mod account;
mod alike;
mod alone;
mod checks;
mod company;
mod ears;
mod keyboard;
mod languages;
mod looks;
mod lost;
mod mouse;
mod offline;
mod screen;
mod sounds;
mod together;
mod touch;
mod wire;
mod without_wasm;
mod zoom;

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
        config.hub.bot_pace_ms = 0;
        config.hub.messages.burst = 10_000;
    })
}
