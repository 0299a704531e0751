//! Who comes, goes, watches and is sent away, and what everybody reads of it.

use baralho_testkit::finished_game;
use serde_json::json;

use crate::screen::Screen;

impl Screen {
    fn waits_for_text(&mut self, text: &str) {
        self.wait(&format!(
            "document.querySelector('main').innerText.includes({})",
            json!(text)
        ));
    }

    fn heard_any(&mut self, part: &str) -> bool {
        self.heard().iter().any(|said| said.contains(part))
    }

    fn company(&mut self) {
        self.wait("document.querySelector('details.company')");
        self.evaluate("document.querySelector('details.company').open = true");
    }
}

#[test]
fn leaving_is_asked_about_and_told_and_hosts_send_away_whoever_watches() {
    at_page!(server, screen, Desktop);
    let ana = screen.browser.session.clone();
    screen.open("#/new/escopa/online");
    screen.fill("password", "segredo");
    screen.press("Create a table");
    screen.waits_for_text("The table has a password.");
    screen.waits_for_text("The match is rated.");
    screen.wait("document.querySelector('.places li').textContent.includes('host')");
    let table = screen.text("location.hash");

    // A wrong password is spoken of for as long as the door is closed, and no longer.
    let bia = screen.somebody_else();
    screen.open(&table);
    screen.fill("knock", "falsch");
    screen.submit("knock");
    screen.waits_for_text("Wrong password.");
    screen.fill("knock", "segredo");
    screen.submit("knock");
    screen.press("Take seat 2");
    screen.press("Ready");
    assert!(!screen.holds("document.querySelector('main').innerText.includes('Wrong password')"));
    let caio = screen.somebody_else();
    screen.open(&table);
    screen.fill("knock", "segredo");
    screen.submit("knock");
    screen.wait("document.querySelector('.places')");

    screen.turn_to(&ana);
    screen.press("Start");
    screen.wait("document.querySelector('.hand')");
    screen.turn_to(&bia);
    screen.wait("document.querySelector('.hand')");
    screen.press("Leave");
    screen.wait("document.activeElement.textContent === 'Stay'");
    screen.inspect("leaving");
    screen.press("Stay");
    assert!(screen.holds("document.querySelector('.hand')"));
    screen.press("Leave");
    screen.press("Leave the match");
    screen.waits_for_text("A bot plays on for you, and your seat is kept.");
    assert!(
        !screen.heard_any("connection broke"),
        "{:?}",
        screen.heard()
    );
    screen.turn_to(&ana);
    screen.wait("heard.some(said => said.includes('is playing for'))");
    assert!(
        screen.heard_any("has left the table."),
        "{:?}",
        screen.heard()
    );
    assert!(
        !screen.heard_any("lost the connection"),
        "{:?}",
        screen.heard()
    );

    // The seat is kept, and the way back is shown.
    screen.turn_to(&bia);
    screen.click(&format!(".lobby a[href='{table}']"));
    screen.wait("document.querySelector('.hand')");
    assert!(
        !screen.holds("document.querySelector('main').innerText.includes('your seat is kept')")
    );

    screen.turn_to(&ana);
    screen.company();
    let name = "[...document.querySelectorAll('details.company li')]\
        .find(li => li.textContent.includes('watches')).querySelector('span').textContent";
    let name = screen.text(name);
    screen.inspect("company");
    screen.press(&format!("Bar {name} from the chat"));
    screen.waits_for_text(&format!("Let {name} chat again"));
    screen.press(&format!("Remove {name}"));
    screen.waits_for_text("Nobody watches.");
    screen.turn_to(&caio);
    screen.wait("location.hash === '#/lobby'");
    screen.waits_for_text("The host removed you from the table.");
    screen.waits_for_text("You are back at the games and tables.");
    screen.turn_to(&ana);
    screen.expect_no_complaints();
}

#[test]
fn whoever_may_not_watch_is_told_why_and_partners_are_marked() {
    at_page!(server, screen, Desktop);
    let ana = screen.browser.session.clone();
    let table = screen.create_table();
    let caio = screen.somebody_else();
    screen.open(&table);
    screen.wait("document.querySelector('.places')");

    // Another game, without spectators.
    screen.turn_to(&ana);
    screen.evaluate("document.querySelector('.waiting details').open = true");
    screen.evaluate(
        "(game => { game.value = 'scopone'; game.dispatchEvent(new Event('change')); return true })\
         (document.getElementById('game'))",
    );
    screen.evaluate(
        "[...document.querySelectorAll('.waiting label.inline')]\
         .find(label => label.textContent.includes('watch')).querySelector('input').click() ?? true",
    );
    screen.press("Apply");
    screen.waits_for_text("Only those who play may be here during the match.");
    screen.wait("document.querySelectorAll('.places li').length === 4");
    screen.wait("document.querySelectorAll('.places li')[2].textContent.includes('your partner')");
    screen.press("Add bots");
    screen.press("Start");
    screen.wait("document.querySelectorAll('.hand .card').length >= 9");
    let marked = "[...document.querySelectorAll('.seat')]\
        .map(seat => seat.textContent.includes('our partner'))";
    assert_eq!(screen.evaluate(marked), json!([false, true, false, false]));
    let hand = "[...document.querySelectorAll('.hand .card')].map(card => card.dataset.card)";
    let dealt = screen.texts(hand);
    screen.press("Sort by suit");
    screen.press("Sort by rank");
    screen.wait("heard.includes('Hand sorted by rank.')");
    let mut sorted = screen.texts(hand);
    assert_ne!(sorted, dealt);
    sorted.sort_unstable();
    let mut dealt = dealt;
    dealt.sort_unstable();
    assert_eq!(sorted, dealt);

    screen.turn_to(&caio);
    screen.waits_for_text("this table has no spectators");
    assert_eq!(screen.text("location.hash"), "#/lobby");
    screen.expect_no_complaints();
}

#[test]
fn an_account_page_says_only_what_is_so() {
    at_page!(server, screen, Desktop);
    screen.open("#/account");
    // Before any password is typed.
    screen.waits_for_text("This connection is not encrypted");
    screen.fill("register-name", "Ana");
    screen.fill("register-password", "correct horse");
    screen.submit("register-password");
    screen.press("I have written them down");
    screen.press("Sign out");
    screen.wait("document.getElementById('login-name')");
    // As a guest first, as most people are.
    screen.go("#/lobby");
    screen.press("Enter as a guest");
    screen.wait("document.querySelector('.people')");
    screen.go("#/account");
    screen.fill("login-name", "Ana");
    screen.fill("login-password", "wrong one");
    screen.submit("login-password");
    screen.wait("document.querySelector('.notice')");
    let refused = screen.text("document.querySelector('.notice p').textContent");
    screen.fill("login-password", "correct horse");
    screen.submit("login-password");
    screen.wait("document.getElementById('old-password')");
    screen.wait("document.getElementById('new-name').value === 'Ana'");
    assert!(!screen.holds(&format!(
        "document.querySelector('main').innerText.includes({})",
        json!(refused)
    )));
    screen.unfold();
    screen.fill("token-label", "my bot");
    screen.submit("token-label");
    screen.waits_for_text("Copy it now");
    screen.press("Revoke my bot");
    screen.wait("!document.querySelector('main').innerText.includes('Copy it now')");

    let name = "Ana".parse().expect("a name");
    let ana = server
        .store()
        .account_named(&name)
        .expect("read")
        .expect("there");
    // She has lost a game to somebody who has deleted the account since.
    let people = [(999_999, "Bia"), (ana.id, "Ana")];
    let lost = finished_game("0123456789ab", 1, people, [6, 4], "{}\n");
    server.store().append(&[lost]).expect("stored");
    screen.go("#/history");
    screen.waits_for_text("deleted account 6 : Ana 4. Won by deleted account.");
    let complaints = std::mem::take(&mut screen.browser.complaints);
    // The wrong password was refused.
    assert!(
        complaints.iter().all(|text| text.contains("/api/login")),
        "{complaints:?}"
    );
}
