//! A server of a test's own, and guests with real connections.

use std::{
    collections::BTreeMap,
    io::{ErrorKind, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    path::PathBuf,
    sync::Arc,
    thread::JoinHandle,
    time::{Duration, Instant},
};

use baralho_client::Client;
use baralho_protocol::online::Stage;
use baralho_server::{Config, Server, config::Rate};
use baralho_storage::Store;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tungstenite::{Error, Message, WebSocket, client::IntoClientRequest as _};

/// A guard against hanging only.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long to look for something that need not come.
const GLANCE: Duration = Duration::from_millis(4);

pub(crate) struct House {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl House {
    pub(crate) fn open(store: Arc<dyn Store>) -> Self {
        Self::with(store, |_| {})
    }

    /// With other settings than usual.
    pub(crate) fn with(store: Arc<dyn Store>, change: impl FnOnce(&mut Config)) -> Self {
        let loopback = "127.0.0.1:0".parse().expect("an address");
        let mut config = Config::new(loopback, PathBuf::from("/nonexistent"));
        config.limits.accounts = Rate::ENDLESS;
        config.limits.requests = Rate::ENDLESS;
        config.hub.bot_pace_ms = 0;
        config.hub.customs.grace_ms = 300;
        config.hub.messages = Rate::ENDLESS;
        change(&mut config);
        let server = Server::over(config, store).expect("a server");
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
            stop: Some(stop),
            thread: Some(thread),
        }
    }

    pub(crate) fn guest(&self, name: &str) -> Guest {
        Guest::sign_in(self.address, name)
    }

    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        let request = format!("GET {path} HTTP/1.1\r\n");
        let (status, _, body) = exchange(self.address, &request, None);
        (status, body)
    }

    /// The status that refuses a WebSocket.
    pub(crate) fn refused_upgrade(&self, cookie: Option<&str>, origin: Option<&str>) -> u16 {
        let own = format!("http://{}", self.address);
        let stream = TcpStream::connect(self.address).expect("a server");
        let result = upgrade(self.address, stream, cookie, origin.unwrap_or(&own));
        match result {
            Err(tungstenite::HandshakeError::Failure(Error::Http(answer))) => {
                answer.status().as_u16()
            }
            other => panic!("{:?}", other.map(|_| ())),
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

type Upgraded = Result<
    (
        WebSocket<TcpStream>,
        tungstenite::handshake::client::Response,
    ),
    tungstenite::HandshakeError<tungstenite::ClientHandshake<TcpStream>>,
>;

#[allow(clippy::result_large_err)] // it is tungstenite's
fn upgrade(address: SocketAddr, stream: TcpStream, cookie: Option<&str>, origin: &str) -> Upgraded {
    let request = format!("ws://{address}/ws").into_client_request();
    let mut request = request.expect("an address");
    let headers = request.headers_mut();
    headers.insert("Origin", origin.parse().expect("a header"));
    if let Some(cookie) = cookie {
        headers.insert("Cookie", cookie.parse().expect("a header"));
    }
    tungstenite::client(request, stream)
}

fn exchange(address: SocketAddr, head: &str, body: Option<&str>) -> (u16, String, String) {
    let mut stream = TcpStream::connect(address).expect("a server");
    stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
    let body = body.map_or_else(String::new, |body| {
        format!(
            "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
    });
    let end = if body.is_empty() { "\r\n" } else { "" };
    let request = format!(
        "{head}Host: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n{body}{end}"
    );
    stream.write_all(request.as_bytes()).expect("a socket");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a whole answer");
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
    (status.expect("a status"), head.to_owned(), body.to_owned())
}

/// What somebody is known by from now on.
fn cookie(headers: &str) -> String {
    let mut lines = headers.lines();
    let line = lines.find(|line| line.to_lowercase().starts_with("set-cookie: "));
    let cookie = line.and_then(|line| line["set-cookie: ".len()..].split(';').next());
    cookie.expect("a cookie").to_owned()
}

pub(crate) struct Guest {
    address: SocketAddr,
    cookie: String,
    socket: Option<WebSocket<TcpStream>>,
    client: Client,
    next: u64,
    /// Every message that came, in order.
    heard: Vec<Value>,
    /// How many of them a test has looked at, by kind.
    looked: BTreeMap<String, usize>,
}

impl Guest {
    fn sign_in(address: SocketAddr, name: &str) -> Self {
        let body = json!({"name":name}).to_string();
        let head = "POST /api/guest HTTP/1.1\r\n";
        let (status, headers, body) = exchange(address, head, Some(&body));
        assert_eq!(status, 201, "{body}");
        let mut guest = Self {
            address,
            cookie: cookie(&headers),
            socket: None,
            client: Client::new(None),
            next: 0,
            heard: Vec::new(),
            looked: BTreeMap::new(),
        };
        guest.connect();
        guest
    }

    /// Keeps the name by a password. That ends the connection as a guest: it comes back with
    /// what it was given.
    pub(crate) fn register(&mut self) {
        let body = json!({"password":"uma senha bem comprida"}).to_string();
        let head = format!("POST /api/register HTTP/1.1\r\nCookie: {}\r\n", self.cookie);
        let (status, headers, body) = exchange(self.address, &head, Some(&body));
        assert!(matches!(status, 200 | 201), "{status} {body}");
        self.cookie = cookie(&headers);
        self.connect();
    }

    pub(crate) fn connect(&mut self) {
        let stream = TcpStream::connect(self.address).expect("a server");
        stream.set_nodelay(true).expect("a socket");
        let origin = format!("http://{}", self.address);
        let (socket, _) =
            upgrade(self.address, stream, Some(&self.cookie), &origin).expect("a WebSocket");
        let timeout = socket.get_ref().set_read_timeout(Some(GLANCE));
        timeout.expect("a socket");
        self.socket = Some(socket);
        self.say(&json!({"type":"hello","protocol":1,"language":"en"}));
        self.hear_type("welcome");
    }

    pub(crate) fn hang_up(&mut self) {
        self.socket = None;
    }

    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }

    pub(crate) fn id(&self) -> i64 {
        self.client.you().expect("was welcomed").id
    }

    pub(crate) fn shout(&mut self, text: &str) {
        let socket = self.socket.as_mut().expect("a connection");
        // Whoever is sent away for it cannot finish.
        let _ = socket.send(Message::text(text));
    }

    fn say(&mut self, wish: &Value) {
        let socket = self.socket.as_mut().expect("a connection");
        let sent = socket.send(Message::text(wish.to_string()));
        sent.expect("an open connection");
    }

    fn answer(&mut self, wish: &Value) -> Value {
        self.next += 1;
        let id = self.next;
        let mut wish = wish.clone();
        wish["id"] = json!(id);
        self.say(&wish);
        let begun = Instant::now();
        let mut from = self.heard.len();
        loop {
            let mut new = self.heard[from..].iter();
            if let Some(answer) = new.find(|message| message["re"] == id) {
                return answer.clone();
            }
            from = self.heard.len();
            assert!(begun.elapsed() < PATIENCE, "no answer to {wish}");
            self.listen();
        }
    }

    #[track_caller]
    pub(crate) fn ask(&mut self, wish: &Value) {
        let answer = self.answer(wish);
        assert_eq!(answer["type"], "done", "{wish} {answer}");
    }

    #[track_caller]
    pub(crate) fn refused(&mut self, wish: &Value) -> String {
        let answer = self.answer(wish);
        assert_eq!(answer["type"], "refused", "{wish} {answer}");
        let message = answer["message"].as_str().expect("a message");
        assert!(
            message.ends_with('.') && !message.contains('{'),
            "{message}"
        );
        answer["code"].as_str().expect("a code").to_owned()
    }

    /// The code that refuses what cannot even be read.
    pub(crate) fn refused_anyhow(&mut self, text: &str) -> String {
        let from = self.heard.len();
        self.shout(text);
        let begun = Instant::now();
        loop {
            let mut new = self.heard[from..].iter();
            if let Some(answer) = new.find(|message| message["type"] == "refused") {
                return answer["code"].as_str().expect("a code").to_owned();
            }
            assert!(begun.elapsed() < PATIENCE, "no answer");
            self.listen();
        }
    }

    pub(crate) fn create(&mut self, setup: &Value) -> String {
        self.ask(&json!({"type":"create","setup":setup}));
        self.table()["table"].as_str().expect("a code").to_owned()
    }

    pub(crate) fn create_with(&mut self, setup: &Value, password: &str) -> String {
        self.ask(&json!({"type":"create","setup":setup,"password":password}));
        self.table()["table"].as_str().expect("a code").to_owned()
    }

    pub(crate) fn join(&mut self, table: &str) {
        self.ask(&json!({"type":"join","table":table}));
    }

    /// The table as it was last shown.
    pub(crate) fn table(&self) -> Value {
        let mut shown = self.heard.iter().rev();
        let shown = shown.find(|message| message["type"] == "table");
        shown.expect("a table was shown").clone()
    }

    /// The last thing of a kind that was told.
    pub(crate) fn last(&self, kind: &str) -> Value {
        let mut told = self.heard.iter().rev();
        told.find(|message| message["kind"] == kind)
            .expect(kind)
            .clone()
    }

    /// Takes in what has come.
    pub(crate) fn listen(&mut self) {
        self.listen_for(GLANCE);
    }

    fn listen_for(&mut self, glance: Duration) {
        let Some(socket) = &mut self.socket else {
            return;
        };
        socket
            .get_ref()
            .set_read_timeout(Some(glance))
            .expect("a socket");
        loop {
            match socket.read() {
                Ok(Message::Text(text)) => {
                    self.client
                        .feed(text.as_bytes(), 0)
                        .expect("a message of the protocol");
                    while self.client.next_news().expect("what can happen").is_some() {}
                    let message = serde_json::from_str(&text).expect("JSON");
                    self.heard.push(message);
                }
                Ok(Message::Close(_)) => return,
                Ok(_) => {}
                Err(Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    return;
                }
                Err(_) => return,
            }
            // What comes without end must not keep others waiting.
            socket
                .get_ref()
                .set_read_timeout(Some(Duration::from_millis(1)))
                .expect("a socket");
        }
    }

    /// The next thing of a kind that is told; earlier ones are looked at once.
    #[track_caller]
    pub(crate) fn hear(&mut self, kind: &str) -> Value {
        self.await_one(kind, |message| {
            message["type"] == "told" && message["kind"] == kind
        })
    }

    #[track_caller]
    pub(crate) fn hear_type(&mut self, kind: &str) -> Value {
        self.await_one(kind, |message| message["type"] == kind)
    }

    #[track_caller]
    pub(crate) fn hear_where(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        self.await_one("where", |message| {
            message["type"] == "told" && wanted(message)
        })
    }

    #[track_caller]
    fn await_one(&mut self, name: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            let looked = self.looked.get(name).copied().unwrap_or(0);
            let found = self.heard[looked..].iter().position(&wanted);
            if let Some(place) = found {
                self.looked.insert(name.to_owned(), looked + place + 1);
                return self.heard[looked + place].clone();
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "never {name}: {:?}",
                self.heard.last()
            );
            self.listen();
        }
    }

    pub(crate) fn seq(&self) -> u64 {
        let last = self
            .heard
            .iter()
            .rev()
            .find_map(|message| message["seq"].as_u64());
        last.expect("something was told")
    }

    /// The numbers told since the last `join`, above this one.
    pub(crate) fn told_since(&self, since: u64) -> Vec<u64> {
        let welcome = |message: &Value| message["type"] == "welcome";
        let from = self.heard.iter().rposition(welcome).expect("was welcomed");
        let told = self.heard[from..]
            .iter()
            .filter(|message| message["type"] == "told");
        let numbers = told.filter_map(|message| message["seq"].as_u64());
        numbers.filter(|seq| *seq > since).collect()
    }

    pub(crate) fn is_my_turn(&self) -> bool {
        self.client
            .room()
            .is_some_and(|room| room.stage == Stage::Playing && mine(room))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.client
            .room()
            .is_some_and(|room| room.stage == Stage::Over)
    }

    pub(crate) fn seat(&self) -> usize {
        self.client
            .room()
            .and_then(|room| room.seat)
            .expect("a seat")
    }

    pub(crate) fn turn(&self) -> u64 {
        self.client.room().expect("a table").moves()
    }

    pub(crate) fn first_move(&self) -> Option<String> {
        self.client.room()?.legal_moves().into_iter().next()
    }

    pub(crate) fn move_any(&mut self) {
        let turn = self.turn();
        if let Some(text) = self.first_move() {
            self.ask(&json!({"type":"move","move":text,"turn":turn}));
        }
    }
}

/// Whether it is this client's turn, paused or not.
fn mine(room: &baralho_client::Room) -> bool {
    let turn = room.turn().map(baralho_game::Seat::index);
    turn.is_some() && turn == room.seat
}
