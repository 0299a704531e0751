//! A real browser: headless Chromium, spoken to by its DevTools protocol over a WebSocket.

use std::{
    env, fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{Browser, Heard, Socket, process::ANYWHERE};

/// How long anything may take before the test gives up: a guard against hanging only.
const PATIENCE: Duration = Duration::from_mins(2);
/// What Chromium is called on different systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// A browser with one page; it ends with its owner.
#[derive(Debug)]
pub struct Chromium {
    _running: Running,
    socket: Socket,
    /// The page that is spoken to; none for the browser itself.
    pub session: String,
    sent: u64,
    /// What the page complained of.
    pub complaints: Vec<String>,
    /// What was traced, and whether that is all.
    trace: (Vec<Value>, bool),
}

impl Chromium {
    /// Starts Chromium in a folder of its own.
    pub fn start(profile: PathBuf) -> Self {
        let program = find_program();
        fs::create_dir_all(&profile).expect("a folder for the profile");
        let process = Command::new(&program)
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--remote-debugging-port=0",
            ])
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {}: {error}", program.display()));
        // From here on the process is ended whatever happens.
        let mut running = Running { process, profile };
        let (port, path) = running.address();
        let there = Browser::new(SocketAddr::new(ANYWHERE.ip(), port));
        let socket = Socket::try_open_at(&there, &path).expect("the browser listens");
        let mut browser = Self {
            _running: running,
            socket,
            session: String::new(),
            sent: 0,
            complaints: Vec::new(),
            trace: (Vec::new(), false),
        };
        let target = browser.call("Target.createTarget", &json!({ "url": "about:blank" }));
        browser.attach(&target["targetId"]);
        browser
    }

    /// Speaks with this tab from now on.
    pub(crate) fn attach(&mut self, target: &Value) {
        let wanted = json!({ "targetId": target, "flatten": true });
        let attached = self.call("Target.attachToTarget", &wanted);
        let session = attached["sessionId"].as_str();
        self.session = session.expect("a session").into();
        for domain in ["Page.enable", "Log.enable", "Runtime.enable"] {
            self.call(domain, &json!({}));
        }
    }

    /// Opens a file and waits until it is there.
    pub fn open(&mut self, file: &Path) {
        let url = format!("file://{}", file.display());
        let answer = self.call("Page.navigate", &json!({ "url": url }));
        assert!(answer["errorText"].is_null(), "{url}: {answer}");
        let begin = Instant::now();
        while self.evaluate("document.readyState + location.protocol") != "completefile:" {
            assert!(begin.elapsed() < PATIENCE, "{url} never finished loading");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Shows the page so wide, in light or dark.
    pub fn show_as(&mut self, width: u32, scheme: &str) {
        self.call(
            "Emulation.setDeviceMetricsOverride",
            &json!({ "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false }),
        );
        let feature = json!({ "name": "prefers-color-scheme", "value": scheme });
        self.call(
            "Emulation.setEmulatedMedia",
            &json!({ "features": [feature] }),
        );
    }

    /// The value of a script's expression, or of what it promises.
    pub fn evaluate(&mut self, expression: &str) -> Value {
        let mut answer = self.call(
            "Runtime.evaluate",
            &json!({ "expression": expression, "returnByValue": true, "awaitPromise": true }),
        );
        assert!(answer["exceptionDetails"].is_null(), "{answer}");
        answer["result"]["value"].take()
    }

    /// What a command of the protocol answers.
    pub fn call(&mut self, method: &str, parameters: &Value) -> Value {
        self.sent += 1;
        let mut message = json!({ "id": self.sent, "method": method, "params": parameters });
        if !self.session.is_empty() {
            message["sessionId"] = self.session.as_str().into();
        }
        self.socket.say(&message);
        loop {
            let Heard::Text(text) = self.socket.read(PATIENCE) else {
                panic!("the browser does not answer {method}");
            };
            let mut heard: Value = serde_json::from_str(&text).expect("messages are JSON");
            if heard["id"] == self.sent {
                assert!(heard["error"].is_null(), "{method}: {heard}");
                return heard["result"].take();
            }
            self.listen(&heard);
        }
    }

    /// Writes down from now on what the browser is busy with.
    pub fn begin_trace(&mut self) {
        let categories = [
            "toplevel",
            "disabled-by-default-devtools.timeline",
            "devtools.timeline",
        ];
        let config =
            json!({ "includedCategories": categories, "recordMode": "recordAsMuchAsPossible" });
        self.of_browser("Tracing.start", &json!({ "traceConfig": config }));
    }

    /// Everything that was written down, as events of Chromium's traces.
    pub fn end_trace(&mut self) -> Vec<Value> {
        self.trace = (Vec::new(), false);
        self.of_browser("Tracing.end", &json!({}));
        while !self.trace.1 {
            // Any command hears what has come meanwhile.
            self.of_browser("Browser.getVersion", &json!({}));
        }
        std::mem::take(&mut self.trace.0)
    }

    /// A command for the browser itself.
    fn of_browser(&mut self, method: &str, parameters: &Value) {
        let session = std::mem::take(&mut self.session);
        self.call(method, parameters);
        self.session = session;
    }

    fn listen(&mut self, event: &Value) {
        let parameters = &event["params"];
        match event["method"].as_str() {
            Some("Tracing.dataCollected") => {
                let events = parameters["value"].as_array().cloned();
                self.trace.0.extend(events.unwrap_or_default());
            }
            Some("Tracing.tracingComplete") => self.trace.1 = true,
            _ => {}
        }
        let is_complaint = match event["method"].as_str() {
            Some("Log.entryAdded") => parameters["entry"]["level"] == "error",
            Some("Runtime.exceptionThrown") => true,
            Some("Runtime.consoleAPICalled") => parameters["type"] == "error",
            _ => false,
        };
        if is_complaint {
            self.complaints.push(parameters.to_string());
        }
    }
}

/// The process and its folder, which end together.
#[derive(Debug)]
struct Running {
    process: Child,
    profile: PathBuf,
}

impl Running {
    /// Where the browser listens: it writes that into its profile.
    fn address(&mut self) -> (u16, String) {
        let file = self.profile.join("DevToolsActivePort");
        let begin = Instant::now();
        loop {
            let text = fs::read_to_string(&file).unwrap_or_default();
            let mut lines = text.lines();
            let port = lines.next().and_then(|port| port.parse().ok());
            if let (Some(port), Some(path)) = (port, lines.next()) {
                return (port, path.to_owned());
            }
            if let Ok(Some(status)) = self.process.try_wait() {
                panic!("Chromium ended before it listened: {status}");
            }
            assert!(begin.elapsed() < PATIENCE, "Chromium never listened");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}

fn find_program() -> PathBuf {
    let folders: Vec<PathBuf> = env::var_os("PATH")
        .map(|path| env::split_paths(&path).collect())
        .unwrap_or_default();
    let named = env::var_os("CHROMIUM").map(PathBuf::from);
    let found = NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    named
        .into_iter()
        .chain(found)
        .find(|program| program.is_file())
        .expect(
            "Chromium is missing: cargo xtask test installs it on Debian; elsewhere install it, \
             or say where it is with CHROMIUM=/path/to/chromium",
        )
}
