//! One person's connection.

use std::io::ErrorKind;

use anyhow::bail;
use baralho_protocol::online::{Command, Request};
use baralho_table::client::{Client, News};
use baralho_testkit::{Browser, Socket};
use mio::net::TcpStream;
use tungstenite::{Error, Message, Utf8Bytes, WebSocket, protocol::Role};

pub(crate) struct Link {
    pub(crate) client: Client,
    socket: WebSocket<TcpStream>,
}

impl Link {
    /// Connects, says some things, and waits until the last of them is answered.
    pub(crate) fn open(browser: &Browser, wishes: Vec<Command>) -> anyhow::Result<Self> {
        let stream = Socket::try_open(browser)?.into_stream();
        let mut client = Client::new(None);
        let mut said = client.connected();
        said.extend(wishes.into_iter().map(|command| client.request(command)));
        let mut socket = WebSocket::from_raw_socket(stream, Role::Client, Some(Socket::config()));
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
        // Whoever does not read must not cost this process its memory.
        let config = Socket::config().max_write_buffer_size(256 * 1024);
        Ok(Self {
            client,
            socket: WebSocket::from_raw_socket(stream, Role::Client, Some(config)),
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

    /// Reads one message; none when there is none for now.
    pub(crate) fn read(&mut self) -> anyhow::Result<Option<Utf8Bytes>> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Ok(Some(text)),
                Ok(Message::Close(_)) => bail!("the server closed a connection"),
                Ok(_) => {}
                Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                    return Ok(None);
                }
                Err(error) => return Err(error.into()),
            }
        }
    }
}
