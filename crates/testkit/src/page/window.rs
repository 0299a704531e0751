//! A browser in which several people look at the page, each with a tab of their own.

use std::{
    fs,
    net::SocketAddr,
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::Chromium;

/// How long anything may take before the test gives up: a guard against hanging only.
const PATIENCE: Duration = Duration::from_mins(2);
/// How often it is looked again.
const GLANCE: Duration = Duration::from_millis(15);

/// What tests need to see and to aim.
pub(super) const SCRIPT: &str = include_str!("script.js");

/// A browser at the page of a server.
#[derive(Debug)]
pub struct Window {
    pub browser: Chromium,
    /// Where the page comes from.
    pub address: SocketAddr,
    /// Clicks are taps of a finger.
    pub touches: bool,
    /// Where a picture is kept of a page that somebody lost patience with.
    pub pictures: PathBuf,
    /// A tab in which pictures are measured.
    pub(super) measuring: Option<String>,
}

impl Window {
    /// Starts a browser in a folder of its own. Its pages are prepared for whoever tests them.
    pub fn start(profile: PathBuf, pictures: PathBuf, address: SocketAddr) -> Self {
        let mut window = Self {
            browser: Chromium::start(profile),
            address,
            touches: false,
            pictures,
            measuring: None,
        };
        window.prepare();
        window
    }

    /// Somebody else opens a tab; it is turned to, and its name returned.
    pub fn somebody_else(&mut self) -> String {
        self.browser.session.clear();
        let context = self.browser.call("Target.createBrowserContext", &json!({}));
        let target = self.browser.call(
            "Target.createTarget",
            &json!({ "url": "about:blank", "browserContextId": context["browserContextId"] }),
        );
        self.browser.attach(&target["targetId"]);
        self.prepare();
        self.browser.session.clone()
    }

    pub fn turn_to(&mut self, tab: &str) {
        tab.clone_into(&mut self.browser.session);
    }

    fn prepare(&mut self) {
        self.prepare_pages(SCRIPT);
        // Every tab behaves as if it were the one in front.
        let focus = "Emulation.setFocusEmulationEnabled";
        self.browser.call(focus, &json!({ "enabled": true }));
    }

    /// Looks at the page through a window of this size; on a phone with fingers.
    pub fn resize(&mut self, (width, height): (u32, u32), mobile: bool) {
        self.browser.call(
            "Emulation.setDeviceMetricsOverride",
            &json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile }),
        );
        let touch = "Emulation.setTouchEmulationEnabled";
        self.browser.call(touch, &json!({ "enabled": mobile }));
    }

    /// The system asks for something, and for nothing else.
    pub fn ask_for(&mut self, feature: &str, value: &str) {
        let features: Value = json!([{ "name": feature, "value": value }]);
        let media = "Emulation.setEmulatedMedia";
        self.browser.call(media, &json!({ "features": features }));
        assert!(
            self.holds(&format!("matchMedia('({feature}: {value})').matches")),
            "the browser does not know {feature}"
        );
    }

    /// Opens the page at a place of it, as if its address had been typed. Its games against
    /// bots are always dealt alike; `BARALHO_DEALS` deals others, to look for trouble.
    pub fn open(&mut self, route: &str) {
        self.navigate(route);
        self.wait_for_page();
    }

    /// As [`Window::open`], and does not wait.
    pub(super) fn navigate(&mut self, route: &str) {
        let seed = std::env::var("BARALHO_DEALS").unwrap_or_else(|_| "1".into());
        // A blank page between: else only what stands after # would change.
        for url in [
            "about:blank".into(),
            format!("http://{}/?seed={seed}{route}", self.address),
        ] {
            let answer = self.browser.call("Page.navigate", &json!({ "url": url }));
            assert!(answer["errorText"].is_null(), "{url}: {answer}");
        }
    }

    pub fn reload(&mut self) {
        self.evaluate("window.isOld = true");
        self.browser.call("Page.reload", &json!({}));
        self.wait("!window.isOld && window.step");
        self.wait_for_page();
    }

    fn wait_for_page(&mut self) {
        self.wait("location.protocol === 'http:' && document.querySelector('main h1')");
        // Whether there is a server is asked first of all.
        self.wait(
            "document.querySelector('.tile[href*=lobby], .offline') || location.hash.length > 2",
        );
    }

    /// Goes somewhere within the page.
    pub fn go(&mut self, route: &str) {
        self.evaluate(&format!("location.hash = '{route}'"));
        self.settle();
    }

    /// Waits until what was done has been drawn.
    pub fn settle(&mut self) {
        self.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => \
             setTimeout(() => done(true)))))",
        );
    }

    pub fn evaluate(&mut self, expression: &str) -> Value {
        self.browser.evaluate(expression)
    }

    pub fn text(&mut self, expression: &str) -> String {
        let value = self.evaluate(expression);
        let text = value.as_str();
        text.unwrap_or_else(|| panic!("{expression}: {value}"))
            .to_owned()
    }

    pub fn texts(&mut self, expression: &str) -> Vec<String> {
        let value = self.evaluate(expression);
        let texts = value.as_array().expect("a list").iter();
        texts
            .map(|text| text.as_str().expect("a text").to_owned())
            .collect()
    }

    pub fn holds(&mut self, expression: &str) -> bool {
        self.evaluate(&format!("Boolean({expression})")) == Value::Bool(true)
    }

    /// Waits until an expression is true in the page.
    #[track_caller]
    pub fn wait(&mut self, expression: &str) {
        let begin = Instant::now();
        while !self.holds(expression) {
            self.lose_patience(begin, expression);
            thread::sleep(GLANCE);
        }
    }

    #[track_caller]
    pub fn lose_patience(&mut self, begin: Instant, what: &str) {
        if begin.elapsed() > PATIENCE {
            self.keep("given-up");
            let page = self.evaluate("document.body.innerText");
            panic!("never {what}\n{page}\n{:?}", self.browser.complaints);
        }
    }

    /// Begins a game against bots, at home with one click; one that is not over is given up.
    #[track_caller]
    pub fn begin(&mut self, game: &str) {
        self.go("#/");
        self.click(&format!("[data-play={game}]"));
        self.wait("document.querySelector('.felt, dialog.begin[open]')");
        if self.holds("document.querySelector('dialog.begin[open]')") {
            self.click("dialog.begin .anew");
            self.wait("document.querySelector('.felt')");
        }
    }

    /// Does so many things of a game, fewer if it ends before.
    #[track_caller]
    pub fn make_steps(&mut self, most: usize, game: &str) {
        let (begin, mut made) = (Instant::now(), 0);
        while made < most {
            match self.step().as_str() {
                "wait" => self.lose_patience(begin, &format!("{most} steps in {game}")),
                "over" => return,
                _ => made += 1,
            }
        }
    }

    /// Does the next thing with the mouse or a finger, and says what that was.
    #[track_caller]
    pub fn step(&mut self) -> String {
        let aim = self.evaluate("step()");
        match aim["name"].as_str() {
            Some("over") => {}
            Some("wait") => thread::sleep(GLANCE),
            _ => self.click_at(&aim),
        }
        aim["name"].as_str().expect("a name").to_owned()
    }

    #[track_caller]
    pub fn click(&mut self, selector: &str) {
        self.wait(&format!("document.querySelector({})", json!(selector)));
        let aim = self.evaluate(&format!("aimAt({})", json!(selector)));
        self.click_at(&aim);
    }

    /// As [`Window::click`], but what is not there or covered is left alone.
    pub(super) fn click_if_seen(&mut self, selector: &str) {
        let aim = self.evaluate(&format!("aimAt({})", json!(selector)));
        if aim["x"].is_number() {
            self.click_at(&aim);
        }
    }

    /// Clicks on the button that says this, as soon as it is there.
    #[track_caller]
    pub fn press(&mut self, text: &str) {
        let aim = format!("aimAtText({})", json!(text));
        self.wait(&format!("{aim}.name !== 'missing'"));
        let aim = self.evaluate(&aim);
        self.click_at(&aim);
    }

    #[track_caller]
    fn click_at(&mut self, aim: &Value) {
        assert!(aim["x"].is_number(), "{aim}");
        if self.touches {
            let before = self.texts("clicks").len();
            let at = json!([{ "x": aim["x"], "y": aim["y"] }]);
            for (kind, fingers) in [("touchStart", at), ("touchEnd", json!([]))] {
                let touched = json!({ "type": kind, "touchPoints": fingers });
                self.browser.call("Input.dispatchTouchEvent", &touched);
            }
            // Only later does the browser know that this was a tap.
            self.wait(&format!("clicks.length > {before}"));
            return;
        }
        for kind in ["mousePressed", "mouseReleased"] {
            self.browser.call(
                "Input.dispatchMouseEvent",
                &json!({
                    "type": kind, "x": aim["x"], "y": aim["y"],
                    "button": "left", "clickCount": 1,
                }),
            );
        }
    }

    /// Presses a key, as browsers name it.
    pub fn key(&mut self, key: &str) {
        let (text, code) = match key {
            "Enter" => ("\r", 13),
            "Tab" => ("", 9),
            "Escape" => ("", 27),
            "ArrowLeft" => ("", 37),
            "ArrowUp" => ("", 38),
            "ArrowRight" => ("", 39),
            "ArrowDown" => ("", 40),
            letter => (letter, u32::from(letter.as_bytes()[0].to_ascii_uppercase())),
        };
        for kind in ["keyDown", "keyUp"] {
            let mut event = json!({
                "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code,
            });
            if kind == "keyDown" && !text.is_empty() {
                event["text"] = text.into();
            }
            self.browser.call("Input.dispatchKeyEvent", &event);
        }
    }

    /// Closes the dialog that is open.
    pub fn close_dialog(&mut self) {
        self.key("Escape");
        self.wait("!document.querySelector('dialog[open]')");
    }

    /// Opens everything that is folded away.
    pub fn unfold(&mut self) {
        self.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
    }

    /// Opens a table of Escopa at the server; gives its place in the page.
    pub fn create_table(&mut self) -> String {
        self.open("#/new/escopa/online");
        self.press("Create a table");
        self.wait("location.hash.startsWith('#/table/') && document.querySelector('.places')");
        self.text("location.hash")
    }

    /// Writes into a field of a form.
    pub fn fill(&mut self, id: &str, text: &str) {
        self.wait(&format!("document.getElementById('{id}')"));
        self.evaluate(&format!("document.getElementById('{id}').value = ''"));
        self.click(&format!("#{id}"));
        self.write(text);
    }

    /// Presses the button of the form that a field belongs to.
    pub fn submit(&mut self, id: &str) {
        self.evaluate(&format!(
            "document.getElementById('{id}').form.requestSubmit() ?? true"
        ));
    }

    /// Presses a key and gives all that is said then; something must be.
    pub fn said(&mut self, key: &str) -> Vec<String> {
        let before = self.heard().len();
        self.key(key);
        self.wait(&format!("heard.length > {before}"));
        self.settle();
        self.heard().split_off(before)
    }

    /// Chooses a language where the page offers that.
    pub fn choose_language(&mut self, language: &str) {
        self.evaluate(&format!(
            "(() => {{ const choice = document.querySelector('#language'); \
             choice.value = '{language}'; \
             choice.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
        ));
    }

    pub fn wait_for_language(&mut self, language: &str) {
        self.wait(&format!("document.documentElement.lang === '{language}'"));
    }

    /// Runs this in every page from now on, before anything else.
    pub fn prepare_pages(&mut self, source: &str) -> Value {
        let new_page = "Page.addScriptToEvaluateOnNewDocument";
        self.browser.call(new_page, &json!({ "source": source }))
    }

    /// Keeps something in the browser, as the page does.
    pub fn store(&mut self, name: &str, value: &str) {
        let value = json!(value);
        self.evaluate(&format!("localStorage.setItem('{name}', {value})"));
    }

    pub fn write(&mut self, text: &str) {
        self.browser
            .call("Input.insertText", &json!({ "text": text }));
    }

    /// Everything that the live regions have said since this document was opened.
    pub fn heard(&mut self) -> Vec<String> {
        self.texts("heard")
    }

    /// A picture of the screen, as PNG.
    pub fn photograph(&mut self) -> Vec<u8> {
        let wanted = json!({ "format": "png", "optimizeForSpeed": true });
        let shot = self.browser.call("Page.captureScreenshot", &wanted);
        let picture = shot["data"].as_str().expect("a picture");
        BASE64.decode(picture.as_bytes()).expect("a picture")
    }

    /// Keeps a picture of the screen for people to look at.
    pub fn keep(&mut self, name: &str) {
        fs::create_dir_all(&self.pictures).expect("a folder for pictures");
        let file = self.pictures.join(format!("{name}.png"));
        let picture = self.photograph();
        fs::write(file, picture).expect("a picture can be kept");
    }
}
