//! A real browser: headless Chromium, spoken to by its DevTools protocol over a WebSocket.

use std::{
    env, fs,
    io::{BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

/// How long anything may take before the test gives up: a guard against hanging only.
const PATIENCE: Duration = Duration::from_mins(2);
/// What Chromium is called on different systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// A browser with one page; it ends with its owner.
#[derive(Debug)]
pub(crate) struct Browser {
    process: Child,
    profile: PathBuf,
    socket: BufReader<TcpStream>,
    /// The page that is spoken to; none for the browser itself.
    pub(crate) session: String,
    sent: u64,
    /// What the page complained of.
    pub(crate) complaints: Vec<String>,
}

impl Browser {
    /// Starts Chromium in a folder of its own.
    pub(crate) fn start(profile: PathBuf) -> Self {
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
        let mut starting = Starting(Some(process));
        let (port, path) = address(&profile, &mut starting);
        let socket = connect(port, &path);
        let process = starting.0.take().expect("it was just started");
        let mut browser = Self {
            process,
            profile,
            socket: BufReader::new(socket),
            session: String::new(),
            sent: 0,
            complaints: Vec::new(),
        };
        let target = browser.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let attached = browser.call(
            "Target.attachToTarget",
            &json!({ "targetId": target["targetId"], "flatten": true }),
        );
        let session = attached["sessionId"].as_str();
        browser.session = session.expect("a session").into();
        for domain in ["Page.enable", "Log.enable", "Runtime.enable"] {
            browser.call(domain, &json!({}));
        }
        browser
    }

    /// Opens a file and waits until it is there.
    pub(crate) fn open(&mut self, file: &Path) {
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
    pub(crate) fn show_as(&mut self, width: u32, scheme: &str) {
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
    pub(crate) fn evaluate(&mut self, expression: &str) -> Value {
        let mut answer = self.call(
            "Runtime.evaluate",
            &json!({ "expression": expression, "returnByValue": true, "awaitPromise": true }),
        );
        assert!(answer["exceptionDetails"].is_null(), "{answer}");
        answer["result"]["value"].take()
    }

    /// What a command of the protocol answers.
    pub(crate) fn call(&mut self, method: &str, parameters: &Value) -> Value {
        self.sent += 1;
        let mut message = json!({ "id": self.sent, "method": method, "params": parameters });
        if !self.session.is_empty() {
            message["sessionId"] = self.session.as_str().into();
        }
        send(self.socket.get_mut(), &message.to_string());
        loop {
            let mut heard = self.receive();
            if heard["id"] == self.sent {
                assert!(heard["error"].is_null(), "{method}: {heard}");
                return heard["result"].take();
            }
            self.listen(&heard);
        }
    }

    fn listen(&mut self, event: &Value) {
        let parameters = &event["params"];
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

    /// The next message, put together from its frames.
    fn receive(&mut self) -> Value {
        let mut text = Vec::new();
        loop {
            let mut head = [0; 2];
            self.read(&mut head);
            let length = match head[1] & 0x7f {
                126 => {
                    let mut long = [0; 2];
                    self.read(&mut long);
                    u64::from(u16::from_be_bytes(long))
                }
                127 => {
                    let mut long = [0; 8];
                    self.read(&mut long);
                    u64::from_be_bytes(long)
                }
                short => u64::from(short),
            };
            let mut frame = vec![0; usize::try_from(length).expect("a message fits")];
            self.read(&mut frame);
            let (is_last, kind) = (head[0] & 0x80 != 0, head[0] & 0x0f);
            // 0 goes on with a text, 1 begins one; the rest keeps the line open.
            if kind <= 1 {
                text.extend(frame);
                if is_last {
                    return serde_json::from_slice(&text).expect("messages are JSON");
                }
            }
        }
    }

    fn read(&mut self, bytes: &mut [u8]) {
        self.socket.read_exact(bytes).expect("the browser answers");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}

/// A process that is ended unless it is taken.
struct Starting(Option<Child>);

impl Drop for Starting {
    fn drop(&mut self) {
        if let Some(process) = &mut self.0 {
            let _ = process.kill();
            let _ = process.wait();
        }
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

/// Where the browser listens: it writes that into its profile.
fn address(profile: &Path, starting: &mut Starting) -> (u16, String) {
    let file = profile.join("DevToolsActivePort");
    let begin = Instant::now();
    loop {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let mut lines = text.lines();
        let port = lines.next().and_then(|port| port.parse().ok());
        if let (Some(port), Some(path)) = (port, lines.next()) {
            return (port, path.to_owned());
        }
        let process = starting.0.as_mut().expect("it was just started");
        if let Ok(Some(status)) = process.try_wait() {
            panic!("Chromium ended before it listened: {status}");
        }
        assert!(begin.elapsed() < PATIENCE, "Chromium never listened");
        thread::sleep(Duration::from_millis(20));
    }
}

fn connect(port: u16, path: &str) -> TcpStream {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the browser listens");
    stream
        .set_read_timeout(Some(PATIENCE))
        .expect("a time limit");
    // Any sixteen bytes do for a key.
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n\
         Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream
        .write_all(request.as_bytes())
        .expect("the browser reads");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).expect("the browser answers");
        answer.push(byte[0]);
    }
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
    stream
}

/// One text frame. Clients must mask; a mask of zeros leaves the text as it is.
fn send(stream: &mut TcpStream, text: &str) {
    let mut frame = vec![0x81];
    let length = text.len();
    if let Ok(short @ 0..126) = u8::try_from(length) {
        frame.push(0x80 | short);
    } else if let Ok(medium) = u16::try_from(length) {
        frame.push(0x80 | 0x7e);
        frame.extend(medium.to_be_bytes());
    } else {
        frame.push(0x80 | 0x7f);
        frame.extend((length as u64).to_be_bytes());
    }
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    stream.write_all(&frame).expect("the browser reads");
}
