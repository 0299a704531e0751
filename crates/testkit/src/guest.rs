//! Somebody with a real connection, who does what a test says.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use baralho_game::Seat;
use baralho_protocol::online::Stage;
use baralho_table::client::Client;
use serde_json::{Value, json};
use tungstenite::Message;

use crate::{Browser, Heard, PATIENCE, Socket};

/// How long to look for something that need not come.
const GLANCE: Duration = Duration::from_millis(4);

/// A guest with a connection and with all that came through it.
pub struct Guest {
    browser: Browser,
    /// None after hanging up.
    pub socket: Option<Socket>,
    client: Client,
    next: u64,
    /// Every message that came, in order.
    heard: Vec<Value>,
    /// How many of them a test has looked at, by kind.
    looked: BTreeMap<String, usize>,
}

impl Guest {
    /// Signs in and connects, from where the browser is.
    #[track_caller]
    pub fn sign_in(browser: Browser, name: &str) -> Self {
        let mut guest = Self {
            browser: browser.as_page().guest(name),
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
    /// what the browser was given.
    pub fn register(&mut self) {
        let body = json!({"password":"uma senha bem comprida"}).to_string();
        let answer = self.browser.post("/api/register", &body);
        assert!(matches!(answer.status, 200 | 201), "{answer:?}");
        self.connect();
    }

    /// Connects, or connects anew.
    #[track_caller]
    pub fn connect(&mut self) {
        self.socket = Some(Socket::open(&self.browser));
        self.say(&json!({"type":"hello","protocol":1,"language":"en"}));
        self.hear_type("welcome");
    }

    /// Ends the connection without a word.
    pub fn hang_up(&mut self) {
        self.socket = None;
    }

    pub fn browser(&self) -> &Browser {
        &self.browser
    }

    pub fn id(&self) -> i64 {
        self.client.you().expect("was welcomed").id
    }

    /// Sends any text, and does not wait for anything.
    pub fn shout(&mut self, text: &str) {
        let socket = self.socket.as_mut().expect("a connection");
        // Whoever is sent away for it cannot finish.
        socket.send(Message::text(text));
    }

    fn say(&mut self, wish: &Value) {
        let socket = self.socket.as_mut().expect("a connection");
        let is_sent = socket.send(Message::text(wish.to_string()));
        assert!(is_sent, "the connection is closed before {wish}");
    }

    fn answer(&mut self, wish: &Value) -> Value {
        self.next += 1;
        let id = self.next;
        let mut wish = wish.clone();
        wish["id"] = json!(id);
        self.say(&wish);
        self.await_one("an answer", |message| message["re"] == id)
    }

    #[track_caller]
    pub fn ask(&mut self, wish: &Value) {
        let answer = self.answer(wish);
        assert_eq!(answer["type"], "done", "{wish} {answer}");
    }

    /// Wishes something that must be refused, and for this reason.
    #[track_caller]
    pub fn refused(&mut self, wish: &Value, code: &str) {
        let answer = self.answer(wish);
        assert_eq!(answer["type"], "refused", "{wish} {answer}");
        let message = answer["message"].as_str().expect("a message");
        assert!(
            message.ends_with('.') && !message.contains('{'),
            "{message}"
        );
        assert_eq!(answer["code"], code, "{wish}");
    }

    /// Wishes something that may be refused or not: the code that says why, or `done`.
    pub fn refused_or_done(&mut self, wish: &Value) -> String {
        let answer = self.answer(wish);
        let code = answer["code"].as_str().unwrap_or("done");
        code.to_owned()
    }

    /// Says what cannot even be read, and must be refused for this reason.
    #[track_caller]
    pub fn refused_anyhow(&mut self, text: &str, code: &str) {
        self.looked.insert("refused".to_owned(), self.heard.len());
        self.shout(text);
        assert_eq!(self.hear_type("refused")["code"], code);
    }

    pub fn create(&mut self, setup: &Value) -> String {
        self.ask(&json!({"type":"create","setup":setup}));
        self.table()["table"].as_str().expect("a code").to_owned()
    }

    pub fn join(&mut self, table: &str) {
        self.ask(&json!({"type":"join","table":table}));
    }

    /// The table as it was last shown.
    pub fn table(&self) -> Value {
        self.newest("type", "table")
    }

    /// The last thing of a kind that was told.
    pub fn last(&self, kind: &str) -> Value {
        self.newest("kind", kind)
    }

    fn newest(&self, field: &str, value: &str) -> Value {
        let mut heard = self.heard.iter().rev();
        let newest = heard.find(|message| message[field] == value);
        newest.expect(value).clone()
    }

    pub fn listen(&mut self) {
        let Some(socket) = &mut self.socket else {
            return;
        };
        let mut glance = GLANCE;
        while let Heard::Text(text) = socket.read(glance) {
            let fed = self.client.feed(text.as_bytes(), 0);
            fed.expect("a message of the protocol");
            while self.client.next_news().expect("what can happen").is_some() {}
            self.heard.push(serde_json::from_str(&text).expect("JSON"));
            // What comes without end must not keep others waiting.
            glance = Duration::ZERO;
        }
    }

    /// The next thing of a kind that is told; earlier ones are looked at once.
    #[track_caller]
    pub fn hear(&mut self, kind: &str) -> Value {
        self.await_one(kind, |message| {
            message["type"] == "told" && message["kind"] == kind
        })
    }

    #[track_caller]
    pub fn hear_type(&mut self, kind: &str) -> Value {
        self.await_one(kind, |message| message["type"] == kind)
    }

    /// The next thing told that is wanted.
    #[track_caller]
    pub fn hear_where(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
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

    /// The number of the last thing that was told.
    pub fn seq(&self) -> u64 {
        let mut heard = self.heard.iter().rev();
        let last = heard.find_map(|message| message["seq"].as_u64());
        last.expect("something was told")
    }

    /// The numbers told since the last `join`, above this one.
    pub fn told_since(&self, since: u64) -> Vec<u64> {
        let welcome = |message: &Value| message["type"] == "welcome";
        let from = self.heard.iter().rposition(welcome).expect("was welcomed");
        let told = self.heard[from..]
            .iter()
            .filter(|message| message["type"] == "told");
        let numbers = told.filter_map(|message| message["seq"].as_u64());
        numbers.filter(|seq| *seq > since).collect()
    }

    /// Paused or not.
    pub fn is_my_turn(&self) -> bool {
        self.client.room().is_some_and(|room| {
            let is_mine = |turn: Seat| Some(turn.index()) == room.seat;
            room.stage == Stage::Playing && room.turn().is_some_and(is_mine)
        })
    }

    pub fn is_over(&self) -> bool {
        let room = self.client.room();
        room.is_some_and(|room| room.stage == Stage::Over)
    }

    pub fn seat(&self) -> usize {
        let room = self.client.room().expect("a table");
        room.seat.expect("a seat")
    }

    pub fn turn(&self) -> u64 {
        self.client.room().expect("a table").moves()
    }

    /// A move that the rules allow.
    pub fn first_move(&self) -> Option<String> {
        self.client.room()?.legal_moves().into_iter().next()
    }

    pub fn move_any(&mut self) {
        let turn = self.turn();
        if let Some(text) = self.first_move() {
            self.ask(&json!({"type":"move","move":text,"turn":turn}));
        }
    }
}
