//! The page in a browser that cannot run it.

use std::{
    fs,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use baralho_testkit::{Chromium, TestServer};

#[test]
fn a_browser_without_wasm_is_told_what_works_without_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let boot = include_str!("../../../web/static/boot.js").replace("{{words}}", "{}");
    for (name, text) in [
        ("index.html", include_str!("../../../web/static/index.html")),
        ("boot.js", &boot),
        (
            "page.js",
            "export default async () => { throw 'no WASM'; };",
        ),
    ] {
        fs::write(folder.path().join(name), text).expect("written");
    }
    let server = TestServer::with(|config| config.page = Some(folder.path().into()));
    let profile = format!("web-without-wasm-{}", std::process::id());
    let mut browser = Chromium::start(Path::new(env!("CARGO_TARGET_TMPDIR")).join(profile));
    let address = format!("http://{}", server.address);
    browser.evaluate(&format!("location.href = '{address}/'"));
    let begun = Instant::now();
    loop {
        let shown = browser.evaluate("document.body?.innerText ?? ''");
        let shown = shown.as_str().unwrap_or_default();
        if shown.contains(&format!("baralho play --online {address}")) {
            assert!(shown.contains("This browser is too old"), "{shown}");
            return;
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "{shown}");
        thread::sleep(Duration::from_millis(20));
    }
}
