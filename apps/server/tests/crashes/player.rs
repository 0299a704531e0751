//! Somebody at a real connection.

use std::{
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use baralho_game::chance::Quick;
use baralho_protocol::online::{Request, TableCode};
use baralho_server::hub::ConnectionId;
use serde_json::Value;
use tungstenite::{Error, Message, WebSocket, client::IntoClientRequest as _};

use crate::people::Someone;

/// The table that its host has opened, for the others to come to.
pub(crate) type Code = Arc<Mutex<Option<TableCode>>>;

/// How long to wait for a frame before looking what else there is to do.
const GLANCE: Duration = Duration::from_millis(15);

pub(crate) struct Player {
    pub(crate) someone: Someone,
    pub(crate) address: SocketAddr,
    pub(crate) table: Code,
    pub(crate) is_host: bool,
    pub(crate) over: Arc<AtomicBool>,
    pub(crate) name: String,
    pub(crate) rng: Quick,
}

fn now() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("after 1970");
    since.as_millis() as i64
}

impl Player {
    /// Plays all matches, whatever becomes of the server.
    pub(crate) fn play(mut self) -> Someone {
        let cookie = self.sign_in();
        let mut number = 0;
        while !self.is_done() {
            let Some(mut socket) = self.connect(&cookie) else {
                thread::sleep(Duration::from_millis(100));
                continue;
            };
            number += 1;
            let said = self.someone.connect(ConnectionId(number), now());
            if say(&mut socket, said).is_some() {
                self.talk(&mut socket);
            }
            if !self.is_done() {
                self.someone.cut(now());
            }
        }
        self.someone
    }

    fn is_done(&self) -> bool {
        self.over.load(Ordering::Relaxed) || self.someone.is_content()
    }

    /// A guest's session; the server may be gone at this very moment.
    fn sign_in(&mut self) -> String {
        loop {
            if let Some((cookie, id)) = self.try_to_sign_in() {
                self.someone.who.id = id;
                self.someone.who.name = self.name.clone();
                return cookie;
            }
            if self.over.load(Ordering::Relaxed) {
                return String::new();
            }
            thread::sleep(Duration::from_millis(100));
        }
    }

    fn try_to_sign_in(&self) -> Option<(String, i64)> {
        let mut stream = TcpStream::connect(self.address).ok()?;
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .ok()?;
        // A name that a lost answer has taken is tried once more with another ending.
        let suffix = now() % 1_000_000;
        let body = format!(r#"{{"name":"{}z{suffix}"}}"#, self.name);
        let address = self.address;
        let request = format!(
            "POST /api/guest HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let cookie = answer
            .lines()
            .find(|line| line.to_ascii_lowercase().starts_with("set-cookie: "))?;
        let cookie = cookie["set-cookie: ".len()..].split(';').next()?.to_owned();
        let body = answer.split("\r\n\r\n").nth(1)?;
        let body = &body[body.find('{')?..=body.rfind('}')?];
        let person: Value = serde_json::from_str(body).ok()?;
        Some((
            cookie,
            person["id"].as_i64().expect("an account has a number"),
        ))
    }

    fn connect(&self, cookie: &str) -> Option<WebSocket<TcpStream>> {
        let stream = TcpStream::connect(self.address).ok()?;
        stream.set_nodelay(true).ok()?;
        let address = self.address;
        let mut request = format!("ws://{address}/ws").into_client_request().ok()?;
        let headers = request.headers_mut();
        headers.insert("Cookie", cookie.parse().ok()?);
        headers.insert("Origin", format!("http://{address}").parse().ok()?);
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .ok()?;
        let (socket, _) = tungstenite::client(request, stream).ok()?;
        socket.get_ref().set_read_timeout(Some(GLANCE)).ok()?;
        Some(socket)
    }

    /// Until the connection breaks, or everything is played.
    fn talk(&mut self, socket: &mut WebSocket<TcpStream>) {
        while !self.is_done() {
            let said = match socket.read() {
                Ok(Message::Text(text)) => self.someone.hear(text.as_bytes(), now()),
                Ok(Message::Close(_)) => return,
                Ok(_) => Vec::new(),
                Err(Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    Vec::new()
                }
                Err(_) => return,
            };
            let mut table = self.table.lock().expect("no panic");
            if self.is_host {
                *table = table.or(self.someone.table());
            }
            let known = *table;
            drop(table);
            let acted = self.someone.act(now(), known, &mut self.rng);
            if say(socket, said.into_iter().chain(acted)).is_none() {
                return;
            }
        }
    }
}

fn say(
    socket: &mut WebSocket<TcpStream>,
    requests: impl IntoIterator<Item = Request>,
) -> Option<()> {
    for request in requests {
        socket.send(Message::text(request.to_json())).ok()?;
    }
    Some(())
}
