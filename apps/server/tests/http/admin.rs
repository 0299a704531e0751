//! The administrators' page.

use baralho_server::admin::{Action, Place};
use baralho_storage::NewReport;
use baralho_testkit::{Answer, Browser, Chromium, TestServer, until};
use serde_json::json;

use crate::{PASSWORD, id, login, program};

const FORM: &str = "application/x-www-form-urlencoded";

/// An administrator, as their browser sends forms of the page.
fn administrator(server: &TestServer) -> Browser {
    let browser = server.browser().member("Ana", PASSWORD);
    let name = "Ana".parse().expect("a name");
    let ana = server.store().account_named(&name).expect("an answer");
    let ana = ana.expect("an account").id;
    let made = server.store().set_administrator(ana, true);
    assert!(made.expect("an answer"));
    browser.as_page().with("Content-Type", FORM)
}

/// What the forms of a page carry.
fn secret(page: &Answer) -> String {
    let (_, rest) = page
        .body
        .split_once("name=\"form\" value=\"")
        .expect("a form");
    rest.split('"').next().expect("a value").to_owned()
}

fn submit(browser: &mut Browser, fields: &str) -> Answer {
    let secret = secret(&browser.get("/admin"));
    browser.post("/admin", &format!("form={secret}&{fields}"))
}

/// What the page says came of the last form.
fn said(page: &Answer) -> &str {
    assert_eq!(page.status, 200, "{page:?}");
    let (_, rest) = page.body.split_once("role=\"status\">").expect("a status");
    rest.split("</p>").next().expect("an end")
}

#[test]
fn only_administrators_see_the_page() {
    let server = TestServer::start();
    let mut ana = administrator(&server);
    let page = ana.get("/admin");
    assert_eq!(page.status, 200);
    assert_eq!(
        page.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    // Otherwise browsers would not say where a form is from.
    assert_eq!(page.header("referrer-policy"), Some("same-origin"));
    assert!(page.body.contains("<h1>Administration</h1>"));
    assert!(!page.body.contains("<script") && !page.body.contains("style="));
    let mut bia = server.browser().member("Bia", PASSWORD);
    for other in [&mut server.browser(), &mut bia] {
        let page = other.get("/admin");
        assert_eq!(page.status, 403);
        assert!(!page.body.contains("<form"), "{}", page.body);
    }
    // A program that she gave a token is not she.
    let mut own = Browser {
        headers: Vec::new(),
        ..ana.clone()
    };
    let mut bot = program(&mut own);
    assert_eq!(bot.get("/api/me").status, 200);
    assert_eq!(bot.get("/admin").status, 403);
    // Nor is she one any more when that was taken away.
    let id = id(&mut own);
    let store = server.store();
    assert!(store.set_administrator(id, false).expect("an answer"));
    assert_eq!(ana.get("/admin").status, 403);
}

#[test]
fn forms_do_what_they_say_and_note_who_did_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::with(|config| config.data = folder.path().to_owned());
    let mut ana = administrator(&server);
    let mut bia = server.guest("Bia");
    let page = submit(
        &mut ana,
        "action=ban&name=Bia&days=2&reason=spam&addresses=",
    );
    assert!(
        said(&page).starts_with("Bia can&#39;t come in, until 2"),
        "{}",
        said(&page)
    );
    assert!(page.body.contains("<td>Bia</td>"), "{}", page.body);
    assert_eq!(bia.hear_type("bye")["code"], "banned");
    let page = submit(&mut ana, "action=unban&name=Bia");
    assert_eq!(said(&page), "Bia can come in again.");
    let page = submit(&mut ana, "action=announce&text=Back+at+%3Cnine%3E.");
    assert_eq!(said(&page), "Everyone will see: Back at &lt;nine&gt;.");
    let page = submit(&mut ana, "action=read-only&on=true");
    assert!(
        page.body.contains("Let new things start again"),
        "{}",
        page.body
    );
    submit(&mut ana, "action=read-only&on=false");
    let page = submit(&mut ana, "action=check");
    assert_eq!(said(&page), "Everything stored is intact.");
    let page = submit(&mut ana, "action=mute&name=Nobody");
    assert_eq!(
        said(&page),
        "Nobody is called &quot;Nobody&quot;: give the name of an account."
    );
    let page = submit(&mut ana, "action=audit");
    assert!(said(&page).contains("expected one of"), "{}", said(&page));
    let page = submit(&mut ana, "action=backup&file=/tmp/x");
    assert!(said(&page).contains("/backups/20"), "{}", said(&page));
    let made = std::fs::read_dir(folder.path().join("backups")).expect("a folder");
    assert_eq!(made.count(), 1);
    let done = server.store().audited(10).expect("a list");
    let done: Vec<(&str, &str)> = done
        .iter()
        .rev()
        .map(|done| (done.who.as_str(), done.action.as_str()))
        .collect();
    let names = [
        "ban",
        "unban",
        "announce",
        "read-only",
        "read-only",
        "backup",
    ];
    assert_eq!(done, names.map(|name| ("Ana", name)));
    let page = submit(&mut ana, "action=delete-account&name=Bia&sure=on");
    assert_eq!(said(&page), "The account was deleted.");
    let page = submit(&mut ana, "action=reset-password&name=Ana");
    let (link, token) = said(&page).rsplit_once('/').expect("a link");
    let here = format!("http://{}/#/reset", server.address);
    assert!(link.ends_with(&here), "{link}");
    let reset = json!({ "token": token, "new_password": "battery staple" });
    let mut elsewhere = server.browser();
    elsewhere.post_done("/api/reset", &reset.to_string(), 200);
}

#[test]
fn a_backup_that_the_page_made_is_restored_by_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_owned();
    let server = TestServer::on(data.clone(), None);
    let mut ana = server.browser().member("Ana", PASSWORD);
    let made =
        Place::Folder(data.clone()).ask(&Action::MakeAdministrator { name: "Ana".into() }, "test");
    made.expect("an administrator");
    ana = ana.as_page().with("Content-Type", FORM);
    assert!(ana.get("/admin").body.contains("There is no backup"));
    submit(&mut ana, "action=backup");
    let later = login("Bia", PASSWORD);
    assert_eq!(server.post("/api/register", &later).status, 201);
    let page = ana.get("/admin").body;
    let (_, name) = page.split_once("<option value=\"").expect("a backup");
    let (name, _) = name.split_once('"').expect("an end");
    let page = submit(&mut ana, &format!("action=restore&backup={name}"));
    assert!(said(&page).contains("tick"), "{}", said(&page));
    let page = submit(&mut ana, &format!("action=restore&backup={name}&sure=on"));
    assert!(said(&page).contains("starts again"), "{}", said(&page));
    until(|| data.join("baralho.sqlite.before-restore").exists());
    assert!(ana.get("/admin").body.contains("<td>restore</td>"));
    assert_eq!(server.post("/api/login", &later).status, 401);
}

#[test]
fn forms_of_other_pages_and_other_sessions_do_nothing() {
    let server = TestServer::start();
    let mut ana = administrator(&server);
    let secret = secret(&ana.get("/admin"));
    let form = format!("form={secret}&action=read-only&on=true");
    let without = |name: &str| {
        let mut browser = ana.clone();
        browser.headers.retain(|(known, _)| known != name);
        browser
    };
    let mut evil = without("Origin").with("Origin", "https://evil.example");
    evil.post_refused("/admin", &form, 403, "wrong-origin");
    without("Origin").post_refused("/admin", &form, 415, "not-json");
    let mut null = without("Origin").with("Origin", "null");
    null.post_refused("/admin", &form, 403, "wrong-origin");
    for wrong in ["action=read-only&on=true", "form=&action=read-only&on=true"] {
        ana.post_done("/admin", wrong, 403);
    }
    let mut other = server.browser();
    other.post_done("/api/login", &login("Ana", PASSWORD), 200);
    let mut other = other.as_page().with("Content-Type", FORM);
    other.post_done("/admin", &form, 403);
    // Elsewhere forms are not taken at all.
    ana.post_refused("/api/logout", "x=1", 415, "not-json");
    let store = server.store();
    assert_eq!(store.setting("read-only").expect("an answer"), None);
    assert!(store.audited(10).expect("a list").is_empty());
    ana.post("/admin", &form);
    assert!(store.setting("read-only").expect("an answer").is_some());
}

#[test]
fn reports_show_what_was_said_as_text_in_the_language_of_the_reader() {
    let server = TestServer::start();
    let mut ana = administrator(&server).with("Accept-Language", "pt-BR");
    let bia = server.guest("Bia");
    let report = NewReport {
        reporter: 1,
        about: bia.id(),
        table: None,
        text: "<b>rude</b>".into(),
        said: r#"[{"text":"<script>alert(1)</script>"}]"#.into(),
        now: 5,
    };
    let kept = server.store().add_report(&report);
    assert!(kept.expect("an answer"));
    let page = ana.get("/admin").body;
    assert!(page.contains("<html lang=\"pt-BR\">"), "{page}");
    assert!(
        page.contains("Denúncia 1") && page.contains("aria-label=\"Expulsar Bia\""),
        "{page}"
    );
    assert!(page.contains("&lt;b&gt;rude&lt;/b&gt;"), "{page}");
    assert!(page.contains("&lt;script&gt;alert(1)"), "{page}");
    assert!(!page.contains("<script") && !page.contains("<b>"), "{page}");
    let page = submit(&mut ana, "action=settle-report&id=1");
    assert_eq!(said(&page), "A denúncia 1 foi marcada como vista.");
    assert!(page.body.contains("Não há denúncias."), "{}", page.body);
}

#[test]
fn a_real_browser_says_where_its_forms_are_from() {
    let server = TestServer::start();
    let ana = administrator(&server);
    let profile = tempfile::tempdir().expect("a folder");
    let mut browser = Chromium::start(profile.path().join("profile"));
    let url = format!("http://{}/admin", server.address);
    let (name, value) = &ana.cookies[0];
    let cookie = json!({ "name": name, "value": value, "url": url });
    browser.call("Network.setCookie", &cookie);
    browser.call("Page.navigate", &json!({ "url": url }));
    let mut wait = |expression: &str| until(|| browser.evaluate(expression) == true);
    let form = "document.querySelector('input[value=announce]')?.form";
    wait(&format!("document.readyState == 'complete' && !!{form}"));
    wait(&format!(
        "(() => {{ const form = {form}; form.elements.text.value = 'Back at nine.'; \
         form.requestSubmit(); return true; }})()"
    ));
    wait("document.querySelector('[role=status]')?.textContent.includes('Back at nine.')");
    let notice = server.store().setting("notice");
    assert_eq!(notice.expect("an answer").as_deref(), Some("Back at nine."));
    // Servers that were built without the page have no picture for the tab, and no letters.
    let of_page = ["/favicon.ico", "/fraunces.woff2"];
    let is_ours = |complaint: &&String| !of_page.iter().any(|file| complaint.contains(file));
    let complaints: Vec<&String> = browser.complaints.iter().filter(is_ours).collect();
    assert!(complaints.is_empty(), "{complaints:?}");
}
