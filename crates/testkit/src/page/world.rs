//! A server with people on it, so that every screen of the page has something to show.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use baralho_catalog::USUAL_OPPONENT;
use serde_json::{Value, json};

use super::{
    Window, Wire,
    positions::{Reached, reach},
    scenes::{Place, Scene, Step},
};
use crate::{Guest, TestServer, finished_game, unhurried};

/// The name of a screen's game is what it is kept by; the others follow from the server.
#[derive(Default)]
struct Album(BTreeMap<&'static str, Reached>);

/// A server, its people, and the network between it and whoever looks.
pub struct World {
    pub server: TestServer,
    pub wire: Wire,
    /// Settings that differ from what tests want: no movement, no sound, no waiting.
    pub wishes: Value,
    /// Ana's and Bia's, who have accounts.
    cookies: [Vec<(String, String)>; 2],
    /// Where Ana waits for others.
    waiting: String,
    /// Where Bia plays.
    played: String,
    /// Who stays connected.
    _others: Vec<Guest>,
    album: Album,
}

/// How a page begins that somebody comes to.
struct Arrival {
    route: String,
    cookies: Vec<(String, String)>,
    kept: Vec<(&'static str, String)>,
    touched: Vec<String>,
    is_new: bool,
    /// What cannot be fetched.
    blocked: &'static str,
}

/// When the games in the lists were played.
const SOME_DAY: i64 = 1_794_830_000_000;
const DAY: i64 = 86_400_000;

impl World {
    /// Fills a server with people, tables and games.
    pub fn new() -> Self {
        let server = TestServer::with(|config| {
            unhurried(config);
            // Whoever waits somewhere is awaited.
            config.hub.grace = Duration::from_hours(1);
        });
        let wire = Wire::to(server.address);
        let [mut ana, mut bia, mut caio] = ["Ana", "Bia", "Caio"].map(|name| {
            let mut member = server.guest(name);
            member.register();
            member
        });
        let mut guests = ["Maria das Dores", "Giovanni"].map(|name| server.guest(name));
        for (number, [winner, loser]) in [
            [&ana, &bia],
            [&ana, &caio],
            [&bia, &caio],
            [&bia, &ana],
            [&ana, &bia],
            [&caio, &ana],
            [&ana, &caio],
            [&bia, &caio],
            [&ana, &caio],
        ]
        .into_iter()
        .enumerate()
        {
            let people = [(winner.id(), ""), (loser.id(), "")];
            let number = number as u32 + 1;
            let mut game = finished_game("0123456789ab", number, people, [11, 7], "{}\n");
            if let Some(finished) = &mut game.finished {
                finished.facts.ended_at = SOME_DAY + i64::from(number) * DAY;
            }
            server.store().append(&[game]).expect("stored");
        }
        let [maria, giovanni] = &mut guests;
        let waiting = ana.create(&json!({ "game": "scopone" }));
        maria.join(&waiting);
        maria.ask(&json!({ "type": "sit", "seat": 1 }));
        let played = bia.create(&json!({ "game": "escopa", "players": 3 }));
        caio.join(&played);
        caio.ask(&json!({ "type": "sit", "seat": 1 }));
        bia.ask(&json!({ "type": "bot", "seat": 2, "name": USUAL_OPPONENT }));
        caio.ask(&json!({ "type": "ready", "on": true }));
        bia.ask(&json!({ "type": "start" }));
        let text = "Boa sorte a todos, e que vença o melhor!";
        caio.ask(&json!({ "type": "chat", "to": "table", "text": text }));
        giovanni.create(&json!({ "game": "buraco", "players": 4 }));
        let cookies = [&ana, &bia].map(|member| member.browser().cookies.clone());
        ana.hang_up();
        bia.hang_up();
        let mut others = vec![caio];
        others.extend(guests);
        Self {
            server,
            wire,
            wishes: json!({}),
            cookies,
            waiting,
            played,
            _others: others,
            album: Album::default(),
        }
    }

    /// Whoever looks comes to a screen, in a language.
    pub fn enter(&mut self, window: &mut Window, scene: &'static Scene, language: &str) {
        self.wire.mend();
        window.address = self.wire.address;
        let arrival = self.arrival(scene);
        let mut settings = json!({
            "pace": 0, "volume": 0, "motion": "off", "language": language,
            "name": if arrival.is_new { "" } else { "Ana" },
        });
        for (name, value) in self.wishes.as_object().into_iter().flatten() {
            settings[name] = value.clone();
        }
        let mut kept = json!({});
        if !arrival.is_new {
            kept["baralho-settings"] = settings.to_string().into();
        }
        for (name, value) in arrival.kept {
            kept[name] = value.into();
        }
        let script = format!(
            "try {{ localStorage.clear(); \
             for (const [name, value] of Object.entries({kept})) localStorage.setItem(name, value); \
             }} catch {{}} \
             const really = window.fetch; window.fetch = (what, ...rest) => \
             String(what.url ?? what).includes('{}') \
             ? Promise.reject(new TypeError('lost')) : really(what, ...rest);",
            arrival.blocked
        );
        let script = window.prepare_pages(&script);
        let browser = &mut window.browser;
        browser.call("Network.clearBrowserCookies", &json!({}));
        for (name, value) in arrival.cookies {
            let url = format!("http://{}/", self.wire.address);
            let cookie = json!({ "name": name, "value": value, "url": url });
            browser.call("Network.setCookie", &cookie);
        }
        let agent = browser.evaluate("navigator.userAgent");
        let speaks = json!({ "userAgent": agent, "acceptLanguage": language });
        browser.call("Emulation.setUserAgentOverride", &speaks);
        if matches!(scene.place, Place::NoWords) {
            window.navigate("");
            window.wait("document.querySelector('#lost')?.checkVisibility()");
        } else {
            window.navigate(&arrival.route);
            window.wait("document.querySelector('main')?.textContent.trim()");
            window.wait_for_language(language);
            // Whether there is a server is asked first of all.
            window.wait("location.hash.length > 2 || document.querySelector('.lobby, .quiet')");
        }
        let unwanted = "Page.removeScriptToEvaluateOnNewDocument";
        let identifier = json!({ "identifier": script["identifier"] });
        window.browser.call(unwanted, &identifier);
        for &step in scene.way {
            self.take(window, step, &arrival.touched);
        }
        window.wait("document.fonts.status === 'loaded'");
        window.settle();
    }

    /// Whoever looks at a screen chooses another language, or comes to it anew where there is no
    /// such choice.
    pub fn translate(&mut self, window: &mut Window, scene: &'static Scene, language: &str) {
        if scene.is_table || !window.holds("document.querySelector('#language')") {
            self.enter(window, scene, language);
            return;
        }
        window.choose_language(language);
        window.wait_for_language(language);
        window.settle();
    }

    fn arrival(&mut self, scene: &'static Scene) -> Arrival {
        let codes = |route: &str| {
            let route = route.replace("CODE", &self.waiting);
            route.replace("PLAYED", &self.played)
        };
        let mut arrival = Arrival {
            route: String::new(),
            cookies: Vec::new(),
            kept: Vec::new(),
            touched: Vec::new(),
            is_new: false,
            blocked: "nothing/",
        };
        match &scene.place {
            Place::New(route) => {
                arrival.is_new = true;
                arrival.route = codes(route);
            }
            Place::Alone(route) => arrival.route = codes(route),
            Place::Member(route) => {
                let who = usize::from(route.contains("PLAYED"));
                arrival.cookies.clone_from(&self.cookies[who]);
                arrival.route = codes(route);
            }
            Place::Kept(route, game) | Place::Recorded(route, game) => {
                arrival.route = codes(route);
                let reached = self.album.0.entry(scene.name).or_insert_with(|| {
                    reach(game).unwrap_or_else(|| panic!("no deal leads to {}", scene.name))
                });
                arrival.touched.clone_from(&reached.touched);
                let kept = reached.kept.clone();
                arrival.kept.push(match scene.place {
                    Place::Recorded(..) => {
                        let record = json!([{ "at": SOME_DAY, "record": kept }]);
                        ("baralho-records", record.to_string())
                    }
                    _ => ("baralho-table", kept),
                });
            }
            Place::NoServer(route) => {
                arrival.blocked = "api/";
                arrival.route = codes(route);
            }
            Place::NoWords => arrival.blocked = "words/",
        }
        arrival
    }

    fn take(&self, window: &mut Window, step: Step, touched: &[String]) {
        match step {
            Step::Wait(what) => window.wait(what),
            Step::See(selector) => window.wait(&first(selector)),
            Step::Run(script) => {
                window.evaluate(&format!("(() => {{ {script}; }})()"));
            }
            Step::Click(selector) => {
                // Where there is room for all, there is nothing to be opened.
                let is_there = format!("{}?.checkVisibility()", first(selector));
                if window.holds(&is_there) {
                    window.evaluate(&format!("{}.click()", first(selector)));
                }
            }
            Step::Touch => {
                for card in touched {
                    // By a pointer: whoever presses a key on a card plays it.
                    window.click_if_seen(&format!(".hand [data-card=\"{card}\"]"));
                    window.settle();
                }
            }
            Step::Key(key) => window.key(key),
            Step::PlayUntil(selector) => {
                let begin = Instant::now();
                while !window.holds(&first(selector)) {
                    if window.step() == "wait" {
                        // Buttons that have no name in this language have a key in all.
                        window.key("v");
                        window.key("x");
                    }
                    window.settle();
                    window.lose_patience(begin, selector);
                }
            }
            Step::Cut => self.wire.cut(),
        }
    }
}

fn first(selector: &str) -> String {
    format!("document.querySelector({})", Value::from(selector))
}

impl Default for World {
    fn default() -> Self {
        Self::new()
    }
}
