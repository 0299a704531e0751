//! WebKitGTK, the nearest that Linux has to the browser of iPhones, spoken to by WebDriver over HTTP
//! on a screen that nobody sees.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    net::{SocketAddr, TcpListener},
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
use crate::{Answer, Browser, Connection, PATIENCE, process::ANYWHERE};

/// WebKit's small browser with one page.
#[derive(Debug)]
pub struct WebKit {
    there: Browser,
    session: String,
    // Ended in this order.
    _driver: Program,
    _display: Program,
}

impl WebKit {
    /// Starts it in a folder of its own; `None` where there is none.
    pub fn start(folder: PathBuf) -> Option<Self> {
        let driver = find(&["WebKitWebDriver"])?;
        let xvfb = find(&["Xvfb"])?;
        fs::create_dir_all(&folder).expect("a folder for the browser");
        let (display, number) = display(Command::new(xvfb), folder.join("display"));
        let port = free_port();
        let mut command = Command::new(driver);
        command
            .arg(format!("--port={port}"))
            .env("DISPLAY", format!(":{number}"))
            .env("GDK_BACKEND", "x11")
            .env("HOME", &folder)
            .env("XDG_RUNTIME_DIR", &folder)
            .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("GSETTINGS_BACKEND", "memory")
            .stdout(Stdio::null());
        let driver = Program::start(&mut command, folder);
        let mut webkit = Self {
            there: Browser::new(SocketAddr::new(ANYWHERE.ip(), port)),
            session: String::new(),
            _driver: driver,
            _display: display,
        };
        let begin = Instant::now();
        while webkit.there.connect().is_err() {
            assert!(begin.elapsed() < PATIENCE, "WebKit's driver never listened");
            thread::sleep(GLANCE);
        }
        let made = webkit.call("/session", &json!({ "capabilities": {} }));
        let session = made["sessionId"].as_str().expect("a session");
        webkit.session = format!("/session/{session}");
        let window = json!({ "x": 0, "y": 0, "width": 1200, "height": 900 });
        webkit.call("/window/rect", &window);
        // Scripts may wait for what they are promised.
        webkit.call(
            "/timeouts",
            &json!({ "script": PATIENCE.as_millis() as u64 }),
        );
        Some(webkit)
    }

    fn call(&mut self, path: &str, parameters: &Value) -> Value {
        let path = format!("{}{path}", self.session);
        let answer: Answer = Connection::open(&self.there)
            .and_then(|mut there| {
                let body = parameters.to_string();
                there.send(&mut self.there, "POST", &path, Some(&body))
            })
            .unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        answer.json()["value"].take()
    }
}

/// A screen that is only memory, and its number.
fn display(mut xvfb: Command, folder: PathBuf) -> (Program, u32) {
    let command = xvfb
        .args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            "1280x1024x24",
            "-nolisten",
            "tcp",
        ])
        .stdout(Stdio::piped());
    let mut program = Program::start(command, folder);
    let said = program.process.stdout.take().expect("a pipe");
    let mut number = String::new();
    let read = BufReader::new(said).read_line(&mut number);
    read.expect("the screen's number");
    (program, number.trim().parse().expect("the screen's number"))
}

/// The driver cannot choose one itself.
fn free_port() -> u16 {
    let listener = TcpListener::bind(ANYWHERE).expect("a port");
    listener.local_addr().expect("an address").port()
}

impl Driven for WebKit {
    fn name(&self) -> &'static str {
        "WebKit"
    }

    fn visit(&mut self, url: &str) {
        self.call("/url", &json!({ "url": url }));
    }

    fn evaluate(&mut self, expression: &str) -> Value {
        let script = format!(
            "const tell = arguments[arguments.length - 1]; \
             (async () => ({expression}))().then((value) => tell({{ value }}), \
             (error) => tell({{ error: String(error) }}));"
        );
        let wanted = json!({ "script": script, "args": [] });
        let mut answer = self.call("/execute/async", &wanted);
        assert!(answer["error"].is_null(), "{expression}: {answer}");
        answer["value"].take()
    }

    fn point(&mut self, way: &[(i64, i64)]) {
        self.call("/actions", &json!({ "actions": actions(way) }));
    }
}
