//! The plain page in a real browser: a whole match by clicking.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use baralho_testkit::{Chromium, TestServer};
use serde_json::Value;

/// How long anything may take before the test gives up: a guard against hanging only.
const PATIENCE: Duration = Duration::from_mins(2);

/// Waits until an expression is true in the page.
#[track_caller]
fn wait(browser: &mut Chromium, expression: &str) {
    let begin = Instant::now();
    while browser.evaluate(&format!("Boolean({expression})")) != Value::Bool(true) {
        if begin.elapsed() > PATIENCE {
            let page = browser.evaluate("document.body.innerText");
            panic!("never {expression}\n{page}\n{:?}", browser.complaints);
        }
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_guest_opens_a_table_plays_a_match_against_a_bot_and_chats() {
    let server = TestServer::with(|config| {
        config.hub.bot_pace_ms = 0;
        config.hub.messages.burst = 10_000;
    });
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let profile = folder.join(format!("page-{}", std::process::id()));
    let mut browser = Chromium::start(profile);
    browser.evaluate(&format!(
        "location.href = 'http://{}/plain'",
        server.address
    ));
    wait(
        &mut browser,
        "document.querySelector('#door:not([hidden])')",
    );
    // Names of people are text, whatever they look like.
    browser.evaluate("document.forms.guest.elements.name.value = '<img src=x>Ana'");
    browser.evaluate("document.forms.guest.querySelector('button').click()");
    wait(
        &mut browser,
        "document.querySelector('#lobby:not([hidden])')",
    );
    wait(
        &mut browser,
        "document.querySelector('#people').textContent.includes('<img src=x>Ana')",
    );
    assert_eq!(browser.evaluate("document.images.length"), 0);

    wait(&mut browser, "socket.readyState === 1");
    browser.evaluate("document.forms.create.querySelector('button').click()");
    wait(
        &mut browser,
        "document.querySelector('#table:not([hidden])')",
    );
    browser.evaluate("document.forms.bots.querySelector('button').click()");
    wait(
        &mut browser,
        "document.querySelector('#seats').textContent.includes('greedy')",
    );
    browser.evaluate("document.forms.chat.elements.text.value = '<b>Boa sorte!</b>'");
    browser.evaluate("document.forms.chat.querySelector('button').click()");
    wait(
        &mut browser,
        "document.querySelector('#said').textContent.includes('<b>Boa sorte!</b>')",
    );
    browser.evaluate("document.querySelector('[data-wish=start]').click()");

    // A lost connection is made anew, and the match goes on.
    wait(&mut browser, "document.querySelector('#moves button')");
    browser.evaluate("window.lost = socket, socket.close()");
    wait(
        &mut browser,
        "socket !== window.lost && socket.readyState === 1 && \
         document.querySelector('#moves button')",
    );

    // The first move again and again; a button is gone when its move has been made.
    wait(
        &mut browser,
        "(() => { const move = document.querySelector('#moves button:not([disabled])'); \
         if (move) { move.click(); move.disabled = true; } \
         return table && table.stage === 'over'; })()",
    );
    let story = browser.evaluate("document.querySelector('#story').textContent");
    assert!(
        story.as_str().is_some_and(|text| text.len() > 100),
        "{story}"
    );
    // Nothing was refused by the content security policy, and nothing failed.
    let complaints: Vec<&String> = browser
        .complaints
        .iter()
        // Whoever is nobody yet is told so when the page asks who they are.
        .filter(|text| !text.contains("favicon"))
        .collect();
    assert!(complaints.is_empty(), "{complaints:?}");
}
