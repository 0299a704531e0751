//! The page when there is no network any more.

use serde_json::json;

use crate::languages::choose;

#[test]
fn whoever_has_opened_the_page_once_can_install_it_and_plays_on_without_a_network() {
    at_page!(server, screen, Phone);
    screen.open("");
    // The service worker is active once it has kept everything.
    screen.evaluate("navigator.serviceWorker.ready.then(() => true)");
    screen.wait("navigator.serviceWorker.controller");
    let asked = "Page.getInstallabilityErrors";
    let hindrances = screen.browser.call(asked, &json!({}));
    assert_eq!(hindrances, json!({ "installabilityErrors": [] }));
    screen.click("[data-play=escopa]");
    screen.wait("document.querySelector('.status.mine')");
    let hand = "[...document.querySelectorAll('.hand .card')].map(card => card.dataset.card)";
    let before = screen.texts(hand);

    // No server is as far away as no network.
    drop(server);
    screen.reload();
    // The game goes on where it was.
    screen.wait("document.querySelector('.status.mine')");
    assert_eq!(screen.texts(hand), before);
    let mut moves = 0;
    while moves < 5 {
        match screen.step().as_str() {
            "wait" | "next" => {}
            "over" => break,
            _ => moves += 1,
        }
    }
    screen.go("#/");
    screen.wait("document.querySelector('main').textContent.includes('playing offline')");
    screen.keep("offline");
    screen.begin("buraco");
    screen.wait("document.querySelectorAll('.hand .card').length > 10");
    let rules = "fetch('rules/escopa.en.md').then(answer => answer.ok)";
    assert!(screen.evaluate(rules) == true, "the rules were not kept");
    // Every language was kept.
    for language in ["it", "pt-BR", "es", "en"] {
        choose(&mut screen, language);
        screen.wait_for_language(language);
    }
}
