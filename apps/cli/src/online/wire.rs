//! The thread that talks to the server, so that the terminal can wait for people.

use std::{
    io,
    sync::mpsc::{self, Receiver, Sender, TryRecvError},
    thread,
    time::{Duration, Instant},
};

use tungstenite::{
    Error, HandshakeError, Message, WebSocket,
    client::IntoClientRequest,
    error::ProtocolError,
    http::{HeaderValue, header},
    protocol::WebSocketConfig,
};

use super::{address::Address, http::Stream, identity::Key};

/// How long a message of this client may lie before it is sent.
const SOON: Duration = Duration::from_millis(25);

/// After so long a silence the connection counts as dead: the server asks for a sign of
/// life more often.
const SILENCE: Duration = Duration::from_secs(70);

/// The longest message of a server that is read.
const LONGEST: usize = 4 * 1024 * 1024;

/// Something from the connection.
#[derive(Clone, Debug)]
pub(crate) enum Signal {
    /// It stands.
    Open,
    /// A message of the server.
    Frame(String),
    /// The server does not know who this is any more.
    Stranger,
    /// It is no more, or never was.
    Broken(io::ErrorKind),
}

/// A connection, or one being made.
pub(crate) struct Wire {
    outgoing: Sender<String>,
}

impl Wire {
    /// Connects after a while; what comes of it is heard through `heard`, until that says
    /// that nobody listens.
    pub(crate) fn connect(
        address: Address,
        key: Key,
        wait: Duration,
        heard: impl Fn(Signal) -> bool + Send + 'static,
    ) -> Self {
        let (outgoing, messages) = mpsc::channel();
        thread::spawn(move || {
            thread::sleep(wait);
            let end = match open(&address, &key) {
                Ok(socket) => {
                    if !heard(Signal::Open) {
                        return;
                    }
                    talk(socket, &messages, &heard)
                }
                Err(end) => Some(end),
            };
            if let Some(end) = end {
                heard(end);
            }
        });
        Self { outgoing }
    }

    /// Sends a message. If the connection has broken, that is heard soon.
    pub(crate) fn send(&self, text: String) {
        let _ = self.outgoing.send(text);
    }
}

fn open(address: &Address, key: &Key) -> Result<WebSocket<Stream>, Signal> {
    let stream = Stream::open(address).map_err(|error| broken(&Error::from(error)))?;
    let scheme = if address.tls { "wss" } else { "ws" };
    let url = [scheme, "://", &address.authority(), "/ws"].concat();
    let mut request = url.into_client_request().map_err(|error| broken(&error))?;
    let (name, value) = match key {
        Key::Cookie(cookie) => (header::COOKIE, cookie.clone()),
        Key::Token(token) => (header::AUTHORIZATION, ["Bearer ", token].concat()),
    };
    let value = HeaderValue::from_str(&value);
    let value = value.map_err(|_| Signal::Stranger)?;
    request.headers_mut().insert(name, value);
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST))
        .max_frame_size(Some(LONGEST));
    let (socket, _) = tungstenite::client::client_with_config(request, stream, Some(config))
        .map_err(|error| match error {
            HandshakeError::Failure(Error::Http(answer)) if answer.status() == 401 => {
                Signal::Stranger
            }
            HandshakeError::Failure(error) => broken(&error),
            HandshakeError::Interrupted(_) => Signal::Broken(io::ErrorKind::TimedOut),
        })?;
    let timeout = socket.get_ref().set_read_timeout(SOON);
    timeout.map_err(|error| broken(&Error::from(error)))?;
    Ok(socket)
}

/// Carries messages both ways until an end; `None` if nobody listens any more.
fn talk(
    mut socket: WebSocket<Stream>,
    outgoing: &Receiver<String>,
    heard: &impl Fn(Signal) -> bool,
) -> Option<Signal> {
    let mut last = Instant::now();
    loop {
        loop {
            match outgoing.try_recv() {
                Ok(text) => {
                    if let Err(error) = socket.send(Message::text(text)) {
                        return Some(broken(&error));
                    }
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    // The program leaves: say so, as far as that goes.
                    let _ = socket.close(None);
                    let _ = socket.flush();
                    return None;
                }
            }
        }
        match socket.read() {
            Ok(Message::Text(text)) => {
                last = Instant::now();
                if !heard(Signal::Frame(text.as_str().to_owned())) {
                    return None;
                }
            }
            Ok(Message::Close(_)) => return Some(Signal::Broken(io::ErrorKind::ConnectionReset)),
            Ok(_) => last = Instant::now(),
            Err(Error::Io(error)) if is_pause(&error) => {
                if last.elapsed() > SILENCE {
                    return Some(Signal::Broken(io::ErrorKind::TimedOut));
                }
            }
            Err(error) => return Some(broken(&error)),
        }
    }
}

fn broken(error: &Error) -> Signal {
    Signal::Broken(match error {
        Error::Io(error) => error.kind(),
        Error::ConnectionClosed
        | Error::AlreadyClosed
        | Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => {
            io::ErrorKind::ConnectionReset
        }
        _ => io::ErrorKind::InvalidData,
    })
}

fn is_pause(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted
    )
}
