//! Firefox, spoken to by WebDriver BiDi over a WebSocket.

use std::{
    fs,
    net::SocketAddr,
    path::PathBuf,
    process::{Command, Stdio},
    thread,
    time::Instant,
};

use serde_json::{Value, json};

use super::{
    Driven, GLANCE, actions,
    program::{Program, find},
};
use crate::{Browser, Heard, PATIENCE, Socket, process::ANYWHERE};

/// A headless Firefox with one page.
#[derive(Debug)]
pub struct Firefox {
    socket: Socket,
    context: Value,
    sent: u64,
    _running: Program,
}

impl Firefox {
    /// Starts it in a folder of its own; `None` where there is none.
    pub fn start(profile: PathBuf) -> Option<Self> {
        let program = find(&["firefox-esr", "firefox"])?;
        fs::create_dir_all(&profile).expect("a folder for the profile");
        // Sounds without asking, as on the page's own button; and nothing but what is asked for.
        let wishes = [
            ("media.autoplay.default", "0"),
            ("datareporting.policy.dataSubmissionEnabled", "false"),
            ("browser.shell.checkDefaultBrowser", "false"),
            ("app.update.disabledForTesting", "true"),
        ];
        let wishes = wishes.map(|(name, value)| format!("user_pref(\"{name}\", {value});\n"));
        fs::write(profile.join("user.js"), wishes.concat()).expect("a profile");
        let mut command = Command::new(program);
        command
            .args(["--headless", "--no-remote", "--remote-debugging-port=0"])
            .arg("--profile")
            .arg(&profile)
            .env("HOME", &profile)
            .stdout(Stdio::null());
        let running = Program::start(&mut command, profile);
        let there = Browser::new(SocketAddr::new(ANYWHERE.ip(), port(&running)));
        let socket = Socket::try_open_at(&there, "/session").expect("Firefox listens");
        let mut firefox = Self {
            socket,
            context: Value::Null,
            sent: 0,
            _running: running,
        };
        firefox.call("session.new", &json!({ "capabilities": {} }));
        let tree = firefox.call("browsingContext.getTree", &json!({}));
        firefox.context = tree["contexts"][0]["context"].clone();
        let viewport = json!({ "width": 1200, "height": 900 });
        let wanted = json!({ "context": firefox.context, "viewport": viewport });
        firefox.call("browsingContext.setViewport", &wanted);
        Some(firefox)
    }

    fn call(&mut self, method: &str, parameters: &Value) -> Value {
        self.sent += 1;
        let message = json!({ "id": self.sent, "method": method, "params": parameters });
        self.socket.say(&message);
        loop {
            let Heard::Text(text) = self.socket.read(PATIENCE) else {
                panic!("Firefox does not answer {method}");
            };
            let mut heard: Value = serde_json::from_str(&text).expect("messages are JSON");
            if heard["id"] == self.sent {
                assert_eq!(heard["type"], "success", "{method}: {heard}");
                return heard["result"].take();
            }
        }
    }
}

/// Where it listens: it writes that into its profile.
fn port(running: &Program) -> u16 {
    let file = running.folder.join("WebDriverBiDiServer.json");
    let begin = Instant::now();
    loop {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let written = serde_json::from_str::<Value>(&text).unwrap_or_default();
        if let Some(port) = written["ws_port"].as_u64() {
            return u16::try_from(port).expect("a port");
        }
        assert!(begin.elapsed() < PATIENCE, "Firefox never listened");
        thread::sleep(GLANCE);
    }
}

impl Driven for Firefox {
    fn name(&self) -> &'static str {
        "Firefox"
    }

    fn visit(&mut self, url: &str) {
        let wanted = json!({ "context": self.context, "url": url, "wait": "complete" });
        self.call("browsingContext.navigate", &wanted);
    }

    fn evaluate(&mut self, expression: &str) -> Value {
        // Its own way to write values is for other things than these.
        let expression = format!("(async () => JSON.stringify(await ({expression})))()");
        let wanted = json!({
            "expression": expression,
            "target": { "context": self.context },
            "awaitPromise": true,
            "userActivation": false,
        });
        let answer = self.call("script.evaluate", &wanted);
        assert_eq!(answer["type"], "success", "{expression}: {answer}");
        let text = answer["result"]["value"].as_str();
        text.map_or(Value::Null, |text| {
            serde_json::from_str(text).expect("JSON")
        })
    }

    fn point(&mut self, way: &[(i64, i64)]) {
        let wanted = json!({ "context": self.context, "actions": actions(way) });
        self.call("input.performActions", &wanted);
    }
}
