//! An account from its registration to a forgotten password, and people who do not behave.

use std::time::UNIX_EPOCH;

use baralho_server::admin::{Action, perform};

use crate::screen::Size;

/// Ana looks at her account.
const SIGNED_IN: &str =
    "document.body.innerText.includes('Ana') && document.getElementById('old-password')";

#[test]
fn a_code_that_registration_showed_and_a_link_replace_a_forgotten_password() {
    at_page!(server, screen, Desktop);
    screen.open("#/account");
    screen.fill("register-name", "Ana");
    screen.fill("register-password", "correct horse");
    screen.submit("register-password");
    screen.wait("document.querySelectorAll('main code').length === 8");
    screen.wait("document.activeElement.id === 'recovery-title'");
    for size in [Size::Desktop, Size::Phone] {
        screen.show(size);
        screen.inspect("recovery");
    }
    screen.show(Size::Desktop);
    let code = screen.text("document.querySelector('main code').textContent");
    screen.press("I have written them down");
    screen.wait("!document.querySelector('main code')");

    screen.somebody_else();
    screen.open("#/account");
    screen.wait("document.getElementById('forgotten-code')");
    screen.evaluate("document.getElementById('forgotten-code').closest('details').open = true");
    screen.inspect("forgotten");
    screen.fill("forgotten-name", "Ana");
    screen.fill("forgotten-code", &code.to_uppercase());
    screen.fill("forgotten-password", "battery staple");
    screen.submit("forgotten-password");
    screen.wait(SIGNED_IN);

    let reset = Action::ResetPassword { name: "Ana".into() };
    let now = UNIX_EPOCH.elapsed().expect("a time").as_millis() as i64;
    let made = perform(server.store(), &reset, "test", now).expect("a link");
    let link = made["link"].as_str().expect("a link");
    screen.somebody_else();
    screen.open(&link[link.find('#').expect("a place in the page")..]);
    for size in [Size::Desktop, Size::Phone] {
        screen.show(size);
        screen.inspect("reset");
    }
    screen.fill("reset-password", "correct horse");
    screen.submit("reset-password");
    screen.wait(SIGNED_IN);
    screen.expect_nothing_wrong();
}

#[test]
fn who_does_not_behave_in_the_lobby_is_reported_and_not_heard() {
    at_page!(server, screen, Desktop);
    screen.open("#/lobby");
    screen.press("Enter as a guest");
    let _bia = server.guest("Bia");
    screen.wait("document.querySelector('.people details')");
    screen.evaluate("document.querySelector('.people details').open = true");
    screen.press("Report Bia");
    let reports = || server.store().reports(true, 10).expect("a list");
    screen.wait("document.body.innerText.includes('Reported.')");
    assert_eq!(reports()[0].name, "Bia");
    screen.press("Mute Bia");
    screen.wait("document.body.innerText.includes('Unmute Bia')");
    // It lasts: the page is told again whom it does not want to hear.
    screen.reload();
    screen.wait("document.querySelector('.people details')");
    screen.evaluate("document.querySelector('.people details').open = true");
    screen.wait("document.body.innerText.includes('Unmute Bia')");
}
