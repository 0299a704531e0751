//! One person's connection.

use std::{
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpStream as StdStream},
    time::Duration,
};

use anyhow::{Context, bail, ensure};
use baralho_client::{Client, News};
use baralho_protocol::online::{Request, ToServer};
use mio::net::TcpStream;
use tungstenite::{
    Error, Message, Utf8Bytes, WebSocket,
    protocol::{Role, WebSocketConfig},
};

/// As small as the server's: the usual ones would cost more than all the games.
const BUFFER: usize = 4 * 1024;

/// How long the server may take while people gather.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a handshake must repeat; its value does not matter, since nobody is in between.
const KEY: &str = "dGhlIHNhbXBsZSBub25jZQ==";

/// Somebody connected.
pub(crate) struct Line {
    pub(crate) client: Client,
    socket: WebSocket<TcpStream>,
}

/// What comes of reading.
pub(crate) enum Read1 {
    Text(Utf8Bytes),
    /// Nothing more for now.
    Nothing,
}

impl Line {
    /// Connects, says some things, and waits until the last of them is answered.
    pub(crate) fn open(
        address: SocketAddr,
        cookie: &str,
        wishes: Vec<ToServer>,
    ) -> anyhow::Result<Self> {
        let mut stream = StdStream::connect_timeout(&address, PATIENCE)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        shake_hands(&mut stream, address, cookie)?;
        let mut client = Client::new(None);
        let mut said = client.connected();
        said.extend(wishes.into_iter().map(|wish| client.wish(wish)));
        let mut socket = WebSocket::from_raw_socket(stream, Role::Client, Some(config()));
        for request in &said {
            socket.write(Message::text(request.to_json()))?;
        }
        socket.flush()?;
        while client.is_waiting() {
            let Message::Text(text) = socket.read()? else {
                continue;
            };
            client.feed(text.as_bytes(), 0)?;
            while let Some(news) = client.next_news()? {
                if let News::Refused { message, .. } = news {
                    bail!("the server refused: {message}");
                }
            }
        }
        let stream = socket.into_inner();
        stream.set_nonblocking(true)?;
        let stream = TcpStream::from_std(stream);
        Ok(Self {
            client,
            socket: WebSocket::from_raw_socket(stream, Role::Client, Some(config())),
        })
    }

    pub(crate) fn stream(&mut self) -> &mut TcpStream {
        self.socket.get_mut()
    }

    /// Sends something. What does not fit now goes with the next.
    pub(crate) fn send(&mut self, request: &Request) -> anyhow::Result<()> {
        match self.socket.send(Message::text(request.to_json())) {
            Ok(()) => Ok(()),
            Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Reads one message, if there is one.
    pub(crate) fn read(&mut self) -> anyhow::Result<Read1> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Ok(Read1::Text(text)),
                Ok(Message::Close(_)) => bail!("the server closed a connection"),
                Ok(_) => {}
                Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                    return Ok(Read1::Nothing);
                }
                Err(error) => return Err(error.into()),
            }
        }
    }
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(64 * BUFFER)
}

fn shake_hands(stream: &mut StdStream, address: SocketAddr, cookie: &str) -> anyhow::Result<()> {
    let request = format!(
        "GET /ws HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
    );
    stream.write_all(request.as_bytes())?;
    // The server says nothing before it was greeted, so nothing else can be in here.
    let mut answer = Vec::new();
    let mut bytes = [0; 1024];
    while !answer.ends_with(b"\r\n\r\n") {
        let read = stream.read(&mut bytes).context("the handshake")?;
        ensure!(read > 0, "the server closed the connection");
        answer.extend_from_slice(&bytes[..read]);
    }
    ensure!(
        answer.starts_with(b"HTTP/1.1 101"),
        "no WebSocket: {}",
        String::from_utf8_lossy(&answer)
    );
    Ok(())
}
