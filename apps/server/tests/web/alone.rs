//! What somebody meets who plays alone: before, during and after a game.

use serde_json::{Value, json};

use crate::{ears::ax_tree, languages::choose, screen::Screen};

const TOLD: &str = "[...document.querySelectorAll('.log li')].map(line => line.textContent)";

/// Opens the page with other settings than usual.
pub(crate) fn open_with(screen: &mut Screen, changed: &Value, route: &str) {
    screen.open("");
    let mut settings = json!({
        "pace": 0, "volume": 0, "motion": "off", "language": "en", "name": "Ana",
    });
    for (name, value) in changed.as_object().expect("settings") {
        settings[name] = value.clone();
    }
    screen.store("baralho-settings", &settings.to_string());
    screen.open(route);
}

fn hash(screen: &mut Screen) -> String {
    screen.text("location.hash")
}

/// Chooses a value in a list of the form, or writes it into a field.
fn set(screen: &mut Screen, field: &str, value: &str) {
    screen.evaluate(&format!(
        "(() => {{ const field = document.querySelector('#{field}'); field.value = '{value}'; \
         field.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
    ));
    screen.settle();
}

/// Makes a whole move of the Scopa family, and waits until it is one's turn again.
fn make_a_move(screen: &mut Screen) {
    let told = format!("{TOLD}.length");
    let before = screen.evaluate(&told);
    while screen.evaluate(&told) == before {
        screen.step();
        screen.settle();
    }
    screen.wait("document.querySelector('.status.mine, dialog.end[open]')");
}

#[test]
fn a_game_that_is_over_leads_on_and_is_not_to_be_continued() {
    at_page!(server, screen, Desktop);
    open_with(&mut screen, &json!({}), "");
    screen.begin("escopa");
    screen.make_steps(usize::MAX, "escopa");
    screen.close_dialog();
    // Whoever has closed the dialog can still play again, watch it, and leave.
    let buttons = "[...document.querySelectorAll('.bar .leave, .below .row button, .below .row a')]\
                   .filter(e => e.checkVisibility()).map(e => e.ariaLabel ?? e.textContent.trim())";
    let texts = screen.texts(buttons);
    assert_eq!(texts, ["Leave", "Play again", "Watch the replay"]);
    screen.keep("over-and-closed");
    screen.go("#/");
    assert!(!screen.holds("document.querySelector('.resume')"));
    // It stands among one's games, with its day and its result, told to whoever played.
    screen.go("#/history");
    let listed = screen.text("document.querySelector('.games-list li').textContent");
    assert!(listed.starts_with("Escopa You "), "{listed}");
    assert!(
        listed.contains("amador") && listed.contains(" win"),
        "{listed}"
    );
    let year = screen.text("String(new Date().getFullYear())");
    assert!(listed.contains(&year), "{listed}");
    screen.keep("history");
    screen.go("#/play");
    screen.press("Play again");
    screen.wait("document.querySelector('.status.mine')");
    screen.expect_no_complaints();
}

#[test]
fn an_unfinished_game_is_not_thrown_away_unasked() {
    at_page!(server, screen, Phone);
    open_with(&mut screen, &json!({}), "");
    screen.begin("escopa");
    screen.wait("document.querySelector('.status.mine')");
    make_a_move(&mut screen);
    let hand = "[...document.querySelectorAll('.hand .card')].map(card => card.dataset.card)";
    let held = screen.texts(hand);
    for way in ["home", "options"] {
        if way == "home" {
            screen.go("#/");
            screen.click("[data-play=buraco]");
        } else {
            screen.go("#/new/buraco");
            screen.press("Play");
        }
        screen.wait("document.querySelector('dialog.begin[open]')");
        screen.inspect(&format!("unfinished-{way}"));
        let asked = screen.text("document.querySelector('dialog.begin p').textContent");
        assert!(
            asked.contains("Escopa") && asked.contains("Buraco"),
            "{asked}"
        );
        screen.close_dialog();
        assert_ne!(hash(&mut screen), "#/play");
    }
    screen.press("Play");
    screen.click("dialog.begin .main");
    screen.wait("document.querySelector('.status.mine')");
    assert_eq!(screen.texts(hand), held);
    screen.begin("buraco");
    screen.wait("document.querySelectorAll('.hand .card').length > 10");
    screen.expect_no_complaints();
}

#[test]
fn at_the_end_of_a_round_keys_answer_and_nobody_is_hurried() {
    at_page!(server, screen, Desktop);
    open_with(&mut screen, &json!({}), "");
    screen.begin("scopa");
    while !screen.holds("document.querySelector('dialog.end[open]')") {
        screen.make_steps(1, "scopa");
        screen.settle();
    }
    screen.keep("end-of-round");
    assert!(
        !screen.holds("document.querySelector('.clock')"),
        "a countdown"
    );
    let totals = screen.texts(
        "[...document.querySelectorAll('dialog.end tbody tr')].at(-1)\
         .querySelectorAll('td:not(.verdict)').values().map(cell => cell.textContent).toArray()",
    );
    let score = screen.said("s").join(" ");
    let strip = screen.texts("[...document.querySelectorAll('.tally dd')].map(e => e.textContent)");
    for (total, shown) in totals.iter().zip(&strip) {
        assert_eq!(total, shown, "{strip:?}");
    }
    assert!(score.starts_with("Score: "), "{score}");
    assert!(screen.said("S").len() > 4);
    assert!(!screen.said("t").is_empty() && !screen.said("e").is_empty());
    // What is said is not hidden from ears by the dialog.
    let tree = ax_tree(&mut screen, "body");
    let has_log = tree.iter().any(|node| node.trim_start().starts_with("log"));
    assert!(has_log, "{tree:#?}");
    // The last thing that happened is all of it: the card, and the score.
    let again = screen.said("r");
    assert!(
        again.len() > 4 && !again.iter().any(|text| text == "Your turn."),
        "{again:?}"
    );
    // P needs nobody's leave.
    screen.key("p");
    screen.wait("!document.querySelector('dialog[open]')");
    screen.wait("document.querySelector('.status.mine')");
    // In the middle of a round it stops nothing, and says so.
    let answer = screen.said("p");
    assert!(answer[0].contains("nothing to pause"), "{answer:?}");
    assert!(screen.holds("document.querySelector('.status.mine')"));
    // Who closed the dialog still finds the way on.
    while !screen.holds("document.querySelector('dialog.end[open]')") {
        screen.make_steps(1, "scopa");
        screen.settle();
    }
    screen.close_dialog();
    screen.press("Next round");
    screen.wait("document.querySelector('.status.mine')");
    screen.expect_no_complaints();
}

#[test]
fn bots_wait_a_beat_before_they_answer_between_two_as_well() {
    at_page!(server, screen, Desktop);
    // Longer than this test: what comes after the own card is not shown before it ends.
    open_with(&mut screen, &json!({ "pace": 3_600_000 }), "");
    screen.begin("buraco");
    screen.wait("document.querySelector('.status')");
    // Whoever deals, the first beat is after the first move.
    if screen.holds("document.querySelector('.status.mine')") {
        while screen.holds("document.querySelector('.status.mine')") {
            screen.step();
            screen.settle();
        }
        screen.wait("document.querySelector('.status').textContent.includes('amador')");
        let told = screen.texts(TOLD);
        assert!(
            !told.iter().any(|line| line.starts_with("Amador dr")),
            "{told:?}"
        );
    }
    screen.expect_no_complaints();
}

#[test]
fn every_field_of_the_options_follows_the_others() {
    at_page!(server, screen, Desktop);
    open_with(&mut screen, &json!({}), "#/new/scopa");
    screen.evaluate("document.querySelector('details.options').open = true");
    let values = |screen: &mut Screen, field: &str| {
        screen.texts(&format!(
            "[...document.querySelectorAll('#{field} option')].map(option => option.value)"
        ))
    };
    let is_valid = "document.querySelector('form.card-form').checkValidity()";
    set(&mut screen, "option-decks", "2");
    assert_eq!(
        screen.text("document.querySelector('#option-redeal').value"),
        "6"
    );
    assert!(screen.holds(is_valid));
    assert_eq!(
        values(&mut screen, "players").last().map(String::as_str),
        Some("16")
    );
    set(&mut screen, "players", "4");
    assert_eq!(
        values(&mut screen, "option-team_mode"),
        ["individual", "2v2"]
    );
    set(&mut screen, "option-team_mode", "2v2");
    screen.keep("options");
    assert!(screen.holds(is_valid));
    screen.press("Play");
    screen.wait("document.querySelectorAll('.seat').length === 4");
    screen.go("#/new/rouba-montes");
    assert_eq!(
        values(&mut screen, "players").last().map(String::as_str),
        Some("20")
    );
    set(&mut screen, "players", "20");
    screen.wait("document.querySelectorAll('fieldset select').length === 19");
    screen.press("Play");
    screen.wait("document.querySelectorAll('.seat').length === 20");
    // What cannot go with the rest is not offered, and it is said why.
    screen.go("#/new/escopa");
    screen.evaluate("document.querySelector('details.options').open = true");
    assert!(screen.holds("document.querySelector('#option-inverse').disabled"));
    screen.expect_no_complaints();
}

#[test]
fn a_refusal_is_seen_where_one_looks_on_a_phone() {
    at_page!(server, screen, Phone);
    open_with(&mut screen, &json!({}), "");
    screen.begin("buraco");
    screen.wait("document.querySelector('.status.mine')");
    // Nothing is selected yet.
    screen.press("Discard");
    screen.wait("document.querySelector('.notice')");
    screen.keep("refused");
    let box_of = "(() => { const box = document.querySelector('.notice').getBoundingClientRect(); \
                  return box.top >= 0 && box.bottom <= innerHeight; })()";
    assert!(screen.holds(box_of), "the refusal is out of sight");
    screen.expect_no_complaints();
}

#[test]
fn the_help_begins_at_its_top_and_back_closes_only_it() {
    at_page!(server, screen, Phone);
    open_with(&mut screen, &json!({}), "");
    screen.begin("escopa");
    screen.wait("document.querySelector('.status.mine')");
    let open = "document.querySelector('dialog.help[open]')";
    for way in ["back", "key", "button"] {
        screen.key("F1");
        screen.wait(open);
        screen.settle();
        assert!(screen.holds(&format!("{open}.scrollTop === 0")));
        assert!(screen.holds("document.activeElement.id === 'help-title'"));
        match way {
            "back" => {
                screen.evaluate("history.back()");
            }
            "key" => screen.key("Escape"),
            _ => screen.click("dialog.help .main"),
        }
        screen.wait(&format!("!{open}"));
        screen.settle();
        assert_eq!(hash(&mut screen), "#/play", "{way}");
        assert!(screen.holds("document.querySelector('.felt')"), "{way}");
    }
    // Then Back leaves the table, as ever.
    screen.evaluate("history.back()");
    screen.wait("location.hash !== '#/play'");
    screen.go("#/play");
    screen.wait("document.querySelector('.felt')");
    screen.key("F1");
    screen.wait(open);
    screen.click("dialog.help .change-keys");
    screen.wait("location.hash === '#/keys'");
    assert!(!screen.holds(open));
    screen.expect_no_complaints();
}

#[test]
fn a_cut_link_of_a_replay_is_refused_in_the_readers_language() {
    at_page!(server, screen, Desktop);
    open_with(&mut screen, &json!({}), "");
    screen.begin("rouba-montes");
    screen.make_steps(usize::MAX, "rouba-montes");
    screen.press("Watch the replay");
    screen.wait("document.querySelector('.stepper')");
    let link = hash(&mut screen);
    for cut in [link.len() / 2, link.len() - 1, "#/replay/".len()] {
        screen.open(&link[..cut]);
        screen.wait("document.querySelector('main .trouble')");
        let mut said = Vec::new();
        for language in ["pt-BR", "en", "it", "es"] {
            choose(&mut screen, language);
            screen.wait_for_language(language);
            screen.settle();
            said.push(screen.text("document.querySelector('main .trouble').textContent"));
        }
        assert!(said[1].contains("not whole"), "{said:?}");
        said.dedup();
        assert_eq!(said.len(), 4, "{said:?}");
        assert!(!screen.holds("document.querySelector('.stepper')"));
    }
    screen.open(&link);
    screen.wait("document.querySelector('.stepper')");
    screen.expect_no_complaints();
}

#[test]
fn a_line_of_the_log_costs_a_line_and_the_game_goes_on_all_the_same() {
    at_page!(server, screen, Desktop);
    open_with(&mut screen, &json!({}), "");
    screen.begin("scopa");
    // Every write of the browser's store, with how much was written.
    screen.evaluate(
        "(() => { window.written = []; const { setItem } = Storage.prototype; \
         Storage.prototype.setItem = function (name, value) { \
         window.written.push(value.length); setItem.call(this, name, value); }; })()",
    );
    for _ in 0..7 {
        make_a_move(&mut screen);
    }
    assert!(screen.holds("window.written.length >= 14"));
    assert!(screen.holds("window.written.every(length => length < 500)"));
    let table =
        "[...document.querySelectorAll('.felt [data-card]')].map(card => card.dataset.card)";
    let lying = screen.texts(table);
    for _ in 0..2 {
        screen.reload();
        screen.wait("document.querySelector('.felt')");
        screen.settle();
        screen.wait("document.querySelector('.status.mine')");
        assert_eq!(screen.texts(table), lying);
    }
    screen.expect_no_complaints();
}

#[test]
fn who_goes_online_for_the_first_time_may_choose_a_name() {
    at_page!(server, screen, Phone);
    let mut host = server.guest("Bia");
    let code = host.create(&json!({ "game": "escopa" }));
    open_with(&mut screen, &json!({ "name": "" }), "#/lobby");
    screen.inspect("lobby-nobody");
    screen.open(&format!("#/table/{code}"));
    screen.click("#guest-name");
    screen.inspect("invited");
    screen.write("Zé");
    screen.press("Join");
    screen.wait("document.querySelector('.places')");
    screen.press("Take seat 2");
    screen.wait("document.querySelector('.places').innerText.includes('Zé')");
    // What they save is named after what it is, and whose.
    screen.go("#/account");
    screen.evaluate(
        "HTMLAnchorElement.prototype.click = function () { window.saved = this.download; }",
    );
    screen.press("Download all your data");
    screen.wait("window.saved");
    let saved = screen.text("window.saved");
    assert!(
        saved.starts_with("baralho-account-Zé-20") && saved.contains(".json"),
        "{saved}"
    );
    screen.go(&format!("#/table/{code}"));
    // They are known from now on.
    screen.reload();
    screen.wait("document.querySelector('.places')");
    screen.expect_no_complaints();
}
