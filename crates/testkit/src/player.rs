//! Somebody who plays by themselves at a real connection.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    thread,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use baralho_game::chance::Quick;
use baralho_protocol::online::{Request, TableCode};
use baralho_server::hub::ConnectionId;
use serde_json::json;
use tungstenite::Message;

use crate::{Browser, Heard, Socket, people::Someone};

/// The table that its host has opened, for the others to come to.
pub type Code = Arc<Mutex<Option<TableCode>>>;

/// How long to wait for a frame before looking what else there is to do.
const GLANCE: Duration = Duration::from_millis(15);

/// What all players are told.
pub struct Orders {
    /// When this is set they stop, whatever they are at.
    pub over: AtomicBool,
    /// How many times as fast as usual they act.
    pub haste: AtomicI64,
    /// Set as soon as one of them sees a match being played.
    pub playing: AtomicBool,
}

impl Orders {
    pub fn new(haste: i64) -> Arc<Self> {
        Arc::new(Self {
            over: AtomicBool::new(false),
            haste: AtomicI64::new(haste),
            playing: AtomicBool::new(false),
        })
    }
}

/// Somebody, and their way to the server.
pub struct Player {
    pub someone: Someone,
    pub browser: Browser,
    pub table: Code,
    pub is_host: bool,
    pub orders: Arc<Orders>,
    pub name: String,
    pub rng: Quick,
}

impl Player {
    /// Everybody at one table, from where the browser is.
    pub fn company(browser: &Browser, number: u64, orders: &Arc<Orders>) -> Vec<Self> {
        let table = Code::default();
        let company = Someone::company(&mut Quick::new(number));
        (0..)
            .zip(company)
            .map(|(place, someone)| Self {
                someone,
                browser: browser.clone().as_page(),
                table: table.clone(),
                is_host: place == 0,
                orders: Arc::clone(orders),
                name: format!("P{number}x{place}"),
                rng: Quick::new(number * 100 + place),
            })
            .collect()
    }

    /// Plays all matches, whatever becomes of the server.
    pub fn play(mut self) -> Someone {
        self.sign_in();
        let mut number = 0;
        while !self.is_done() {
            let Ok(mut socket) = Socket::try_open(&self.browser) else {
                thread::sleep(Duration::from_millis(100));
                continue;
            };
            number += 1;
            let said = self.someone.connect(ConnectionId(number), now());
            if say(&mut socket, said) {
                self.talk(&mut socket);
            }
            if !self.is_done() {
                self.someone.cut(now());
            }
        }
        self.someone
    }

    fn is_done(&self) -> bool {
        self.orders.over.load(Ordering::Relaxed) || self.someone.is_content()
    }

    /// A guest's session; the server may be gone at this very moment.
    fn sign_in(&mut self) {
        while !self.orders.over.load(Ordering::Relaxed) {
            if let Some(id) = self.try_to_sign_in() {
                self.someone.who.id = id;
                self.someone.who.name = self.name.clone();
                return;
            }
            thread::sleep(Duration::from_millis(100));
        }
    }

    fn try_to_sign_in(&mut self) -> Option<i64> {
        // A name that a lost answer has taken is tried once more with another ending.
        let suffix = now() % 1_000_000;
        let body = json!({ "name": format!("{}z{suffix}", self.name) }).to_string();
        let answer = self.browser.try_send("POST", "/api/guest", Some(&body));
        let answer = answer.ok().filter(|answer| answer.status == 201)?;
        let id = answer.json()["id"].as_i64();
        Some(id.expect("an account has a number"))
    }

    /// Until the connection breaks, or everything is played.
    fn talk(&mut self, socket: &mut Socket) {
        while !self.is_done() {
            let said = match socket.read(GLANCE) {
                Heard::Text(text) => self.someone.hear(text.as_bytes(), now()),
                Heard::Nothing => Vec::new(),
                Heard::End => return,
            };
            self.someone.haste = self.orders.haste.load(Ordering::Relaxed);
            if self
                .someone
                .client()
                .room()
                .is_some_and(|room| room.is_playing())
            {
                self.orders.playing.store(true, Ordering::Relaxed);
            }
            let mut table = self.table.lock().expect("no panic");
            if self.is_host {
                *table = table.or(self.someone.table());
            }
            let known = *table;
            drop(table);
            let acted = self.someone.act(now(), known, &mut self.rng);
            if !say(socket, said.into_iter().chain(acted)) {
                return;
            }
        }
    }
}

fn say(socket: &mut Socket, requests: impl IntoIterator<Item = Request>) -> bool {
    let mut requests = requests.into_iter();
    requests.all(|request| socket.send(Message::text(request.to_json())))
}

fn now() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("after 1970");
    since.as_millis() as i64
}
