//! A WebSocket, polite or not.

use std::{
    io::{self, BufReader, Write as _},
    net::TcpStream,
    time::Duration,
};

use serde_json::{Value, json};
use tungstenite::{
    Error, Message, Utf8Bytes, WebSocket,
    protocol::{
        Role, WebSocketConfig,
        frame::{
            Frame,
            coding::{Data, OpCode},
        },
    },
};

use crate::{
    PATIENCE,
    http::{Answer, Browser, is_silence},
};

/// What a handshake must take up, and what comes of it: the example of RFC 6455.
pub(crate) const KEY: &str = "dGhlIHNhbXBsZSBub25jZQ==";
const ACCEPTED: &str = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

/// As small as the server's: the usual ones would cost more than all the games.
const BUFFER: usize = 4 * 1024;

#[derive(Debug)]
pub enum Heard {
    Text(Utf8Bytes),
    Nothing,
    End,
}

/// How a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// In order, with this code; 1005 stands for none.
    Closed(u16),
    Broken,
}

#[derive(Debug)]
pub struct Socket {
    socket: WebSocket<TcpStream>,
    end: Option<End>,
}

impl Socket {
    /// Opens one with the cookies and headers of a browser, from where it is.
    #[track_caller]
    pub fn open(browser: &Browser) -> Self {
        Self::try_open(browser).unwrap_or_else(|error| panic!("no WebSocket: {error}"))
    }

    pub fn try_open(browser: &Browser) -> io::Result<Self> {
        Self::try_open_at(browser, "/ws")
    }

    /// As [`Socket::try_open`], at another path.
    pub fn try_open_at(browser: &Browser, path: &str) -> io::Result<Self> {
        let mut stream = browser.connect()?;
        let browser = browser.clone().with("Connection", "Upgrade").upgrading();
        let request = browser.request("GET", path, None);
        stream.write_all(request.as_bytes())?;
        let mut reader = BufReader::new(&stream);
        let answer = Answer::read(&mut reader)?;
        let accepted = answer.header("sec-websocket-accept") == Some(ACCEPTED);
        if answer.status != 101 || !accepted {
            return Err(io::Error::other(format!("{answer:?}")));
        }
        // The server says nothing before it was greeted, so nothing else can be in here.
        if !reader.buffer().is_empty() {
            return Err(io::Error::other("the server spoke first"));
        }
        Ok(Self {
            socket: WebSocket::from_raw_socket(stream, Role::Client, Some(Self::config())),
            end: None,
        })
    }

    #[track_caller]
    pub fn greet(browser: &Browser) -> (Self, Value) {
        let mut socket = Self::open(browser);
        socket.say(&json!({ "type": "hello", "protocol": 1, "language": "en" }));
        let welcome = socket.hear("welcome");
        (socket, welcome)
    }

    /// What thousands of connections in one process need.
    pub fn config() -> WebSocketConfig {
        WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0)
    }

    /// The bare connection, for whoever wants to speak in another way.
    pub fn stream(&mut self) -> &mut TcpStream {
        self.socket.get_mut()
    }

    /// The bare connection and nothing else.
    pub fn into_stream(self) -> TcpStream {
        self.socket.into_inner()
    }

    /// Sends a message. Whoever was shown the door may notice only now, and is told so.
    pub fn send(&mut self, message: Message) -> bool {
        self.socket.send(message).is_ok()
    }

    /// Sends JSON, whether or not anybody listens.
    pub fn say(&mut self, message: &Value) {
        self.send(Message::text(message.to_string()));
    }

    /// Sends many messages at once, as one piece. Whoever never reads may be kept waiting here,
    /// but for a minute at most.
    pub fn burst(&mut self, messages: impl IntoIterator<Item = String>) -> bool {
        let mut bytes = Vec::new();
        for message in messages {
            let mut frame = Frame::message(message, OpCode::Data(Data::Text), true);
            // Clients must mask; a mask of zeros leaves the text as it is.
            frame.header_mut().mask = Some([0; 4]);
            frame.format(&mut bytes).expect("memory");
        }
        self.stream().write_all(&bytes).is_ok()
    }

    /// Reads, but waits no longer than this for anything to come.
    pub fn read(&mut self, longest: Duration) -> Heard {
        if self.end.is_some() {
            return Heard::End;
        }
        let longest = longest.max(Duration::from_millis(1));
        let set = self.stream().set_read_timeout(Some(longest));
        set.expect("a socket");
        loop {
            let end = match self.socket.read() {
                Ok(Message::Text(text)) => return Heard::Text(text),
                Ok(Message::Close(frame)) => {
                    // Whoever closes waits for the answer.
                    let _ = self.socket.flush();
                    End::Closed(frame.map_or(1005, |frame| frame.code.into()))
                }
                Ok(_) => continue,
                Err(Error::Io(error)) if is_silence(&error) => return Heard::Nothing,
                Err(_) => End::Broken,
            };
            self.end = Some(end);
            return Heard::End;
        }
    }

    pub fn end(&self) -> Option<End> {
        self.end
    }

    #[track_caller]
    pub fn read_out(&mut self) -> (Vec<Value>, End) {
        let heard = std::iter::from_fn(|| self.next()).collect();
        (heard, self.end.expect("it ended"))
    }

    /// The next message; `None` when there will be none any more.
    #[track_caller]
    #[allow(clippy::should_implement_trait)] // there may be more after a pause
    pub fn next(&mut self) -> Option<Value> {
        match self.read(PATIENCE) {
            Heard::Text(text) => Some(serde_json::from_str(&text).expect("JSON")),
            Heard::Nothing => panic!("the server neither speaks nor ends"),
            Heard::End => None,
        }
    }

    /// The next message of a type; others are passed over.
    #[track_caller]
    pub fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next();
            let message = message.unwrap_or_else(|| panic!("no {kind} before the end"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub fn is_heard(&mut self) -> bool {
        self.say(&json!({ "type": "ping" }));
        std::iter::from_fn(|| self.next()).any(|message| message["type"] == "pong")
    }
}
