//! The page in browsers other than Chromium: a whole game, sounds, no network any more, a drag.

use std::path::{Path, PathBuf};

use baralho_testkit::page::{Driven, Firefox, WebKit};
use serde_json::json;

use crate::{quick_server, screen::has_page};

/// Notes the tones that begin, and what plays them.
const EARS: &str = "(() => {
  window.tones = 0;
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      window.tones += 1;
      window.context = this.context;
      start.apply(this, when);
    };
  }
  return true;
})()";

/// What a pointer that draws a line makes a page see.
const DRAWN: &str = "(() => {
  window.seen = [];
  for (const kind of ['pointerdown', 'pointermove', 'pointerup']) {
    addEventListener(kind, (event) => seen.push([kind, event.clientX, event.clientY].join(' ')));
  }
  return true;
})()";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    folder.join(format!("{name}-{}", std::process::id()))
}

/// Said where a browser is missing: not every machine can have it.
fn skipped(name: &str) {
    eprintln!("skipped: there is no {name}; `cargo xtask test` installs it on Debian");
}

fn play(browser: &mut dyn Driven) {
    let server = quick_server();
    if !has_page(&server) {
        return;
    }
    let url = format!("http://{}/?seed=1", server.address);
    browser.open(&url);
    // Settings are read when the page begins.
    let settings =
        json!({ "pace": 0, "volume": 10, "motion": "off", "language": "en", "name": "Ana" });
    let settings = json!(settings.to_string());
    browser.evaluate(&format!(
        "localStorage.setItem('baralho-settings', {settings}) ?? true"
    ));
    browser.open(&url);
    browser.evaluate(EARS);

    // A whole game by clicks, and it is heard.
    browser.click("[data-play=escopa]");
    browser.wait("document.querySelector('.status.mine')");
    let mut made = 0;
    loop {
        match browser.step().as_str() {
            "over" => break,
            "wait" => {}
            _ => made += 1,
        }
        assert!(made < 500, "{}: it never ends", browser.name());
    }
    assert!(made > 5, "{}: over after {made} clicks", browser.name());
    let tones = browser.evaluate("window.tones").as_u64();
    assert!(tones > Some(10), "{}: {tones:?} tones", browser.name());
    let state = browser.evaluate("context.state");
    eprintln!(
        "{}: {made} clicks, {tones:?} tones, sound is {state}",
        browser.name()
    );

    // A pointer draws as it should: down, over at least two points, up.
    browser.evaluate(DRAWN);
    browser.point(&[(40, 60), (140, 160), (240, 260)]);
    browser.wait("seen.length > 3");
    let seen = browser.evaluate("[seen.find(e => e.startsWith('pointerdown')), seen.at(-1)]");
    assert_eq!(
        seen,
        json!(["pointerdown 40 60", "pointerup 240 260"]),
        "{}",
        browser.name()
    );

    // The server is gone, and a game goes on.
    browser.wait("navigator.serviceWorker.controller");
    browser.evaluate("navigator.serviceWorker.ready.then(() => true)");
    browser.open(&url);
    browser.click("[data-play=escopa]");
    browser.wait("document.querySelector('.status.mine')");
    let hand = "[...document.querySelectorAll('.hand .card')].map((card) => card.dataset.card)";
    let before = browser.evaluate(hand);
    drop(server);
    browser.open(&format!("{url}#/play"));
    browser.wait("document.querySelector('.status.mine')");
    assert_eq!(browser.evaluate(hand), before, "{}", browser.name());
    let mut moves = 0;
    while moves < 3 {
        match browser.step().as_str() {
            "wait" | "next" => {}
            "over" => break,
            _ => moves += 1,
        }
    }
}

#[test]
fn firefox_plays_whole_games_with_sound_and_without_a_network() {
    match Firefox::start(folder("firefox")) {
        Some(mut firefox) => play(&mut firefox),
        None => skipped("Firefox"),
    }
}

#[test]
fn webkit_plays_whole_games_with_sound_and_without_a_network() {
    match WebKit::start(folder("webkit")) {
        Some(mut webkit) => play(&mut webkit),
        None => skipped("WebKitGTK"),
    }
}
