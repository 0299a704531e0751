//! A server of a test's own, and a client that keeps cookies like a browser.

use std::{
    fmt::Write as _,
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpStream},
    path::PathBuf,
    sync::Arc,
    thread::JoinHandle,
    time::Duration,
};

use baralho_server::{Config, Server};
use baralho_storage::{Faulty, Store, open_in_memory};
use serde_json::Value;
use tokio::sync::oneshot;

/// A running server, stopped when dropped.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    /// Its store, unless it has a database.
    pub(crate) store: Faulty,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl TestServer {
    pub(crate) fn start() -> Self {
        Self::with(|_| {})
    }

    /// A server with other settings than usual.
    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> Self {
        let loopback = "127.0.0.1:0".parse().expect("an address");
        let mut config = Config::new(loopback, PathBuf::from("/nonexistent"));
        config.page = std::env::var_os("BARALHO_PAGE").map(PathBuf::from);
        change(&mut config);
        let store = Faulty::new(open_in_memory().expect("a database in memory"));
        let shared: Arc<dyn Store> = Arc::new(store.clone());
        let server = Server::over(config, shared).expect("a server");
        Self::run(server, store)
    }

    /// A server over a database: its own in a folder, or one elsewhere.
    pub(crate) fn on(data: PathBuf, database: Option<String>) -> Self {
        let loopback = "127.0.0.1:0".parse().expect("an address");
        let mut config = Config::new(loopback, data);
        config.database = database;
        let server = Server::open(config).expect("a server");
        let unused = open_in_memory().expect("a database in memory");
        Self::run(server, Faulty::new(unused))
    }

    fn run(server: Server, store: Faulty) -> Self {
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            let until = async {
                let _ = stopped.await;
            };
            server.run(until).expect("a good end");
        });
        Self {
            address,
            store,
            stop: Some(stop),
            thread: Some(thread),
        }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser {
            address: self.address,
            cookies: Vec::new(),
            headers: Vec::new(),
        }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn read(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").expect("a whole answer");
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1));
        let headers = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        Self {
            status: status.and_then(|code| code.parse().ok()).expect(head),
            headers,
            body: body.to_owned(),
        }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The code of the error that this must be.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str) {
        assert_eq!(self.status, status, "{self:?}");
        let error = &self.json()["error"];
        assert_eq!(error["code"], code, "{self:?}");
        let message = error["message"].as_str().expect("a message");
        assert!(message.len() > 10 && !message.contains('{'), "{message}");
    }
}

/// A client that keeps cookies.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookies: Vec<(String, String)>,
    /// Sent with every request.
    pub(crate) headers: Vec<(String, String)>,
}

impl Browser {
    pub(crate) fn with(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, None)
    }

    pub(crate) fn post(&mut self, path: &str, body: &str) -> Answer {
        self.send("POST", path, Some(body))
    }

    pub(crate) fn send(&mut self, method: &str, path: &str, body: Option<&str>) -> Answer {
        let request = self.request(method, path, body);
        let text = exchange(self.address, &request);
        let answer = Answer::read(&text);
        for (name, value) in &answer.headers {
            if name == "set-cookie" {
                let cookie = value.split(';').next().unwrap_or_default();
                let (name, secret) = cookie.split_once('=').expect("a cookie");
                self.cookies.retain(|(known, _)| known != name);
                if !secret.is_empty() {
                    self.cookies.push((name.to_owned(), secret.to_owned()));
                }
            }
        }
        answer
    }

    /// The request as it is sent.
    pub(crate) fn request(&self, method: &str, path: &str, body: Option<&str>) -> String {
        let mut request = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        let has = |wanted: &str| {
            let mut headers = self.headers.iter();
            headers.any(|(name, _)| name.eq_ignore_ascii_case(wanted))
        };
        if !has("host") {
            let _ = write!(request, "Host: {}\r\n", self.address);
        }
        for (name, value) in &self.headers {
            let _ = write!(request, "{name}: {value}\r\n");
        }
        let cookies: Vec<String> = self
            .cookies
            .iter()
            .map(|(name, secret)| format!("{name}={secret}"))
            .collect();
        if !cookies.is_empty() {
            let _ = write!(request, "Cookie: {}\r\n", cookies.join("; "));
        }
        if let Some(body) = body {
            if !has("content-type") {
                request += "Content-Type: application/json\r\n";
            }
            let _ = write!(request, "Content-Length: {}\r\n", body.len());
        }
        request + "\r\n" + body.unwrap_or_default()
    }

    /// Becomes a guest.
    pub(crate) fn guest(mut self, name: &str) -> Self {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = self.post("/api/guest", &body);
        assert_eq!(answer.status, 201, "{answer:?}");
        self
    }

    /// Registers.
    pub(crate) fn member(mut self, name: &str, password: &str) -> Self {
        let body = serde_json::json!({ "name": name, "password": password }).to_string();
        let answer = self.post("/api/register", &body);
        assert_eq!(answer.status, 201, "{answer:?}");
        self
    }
}

/// Sends something and reads all that comes back.
pub(crate) fn exchange(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("a connection");
    let patience = Some(Duration::from_secs(20));
    stream.set_read_timeout(patience).expect("a timeout");
    // Whoever refuses early may close before all is sent.
    let _ = stream.write_all(request.as_bytes());
    let mut text = Vec::new();
    if let Err(error) = stream.read_to_end(&mut text) {
        let is_silence = matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
        assert!(
            !is_silence,
            "the server neither answers nor ends: {request}"
        );
    }
    String::from_utf8_lossy(&text).into_owned()
}
