//! The thread that talks to the server, so that the terminal can wait for people.

use std::{
    io::{self, Read, Write},
    net::{TcpStream, ToSocketAddrs},
    sync::mpsc::{self, Receiver, Sender, TryRecvError},
    thread,
    time::Duration,
};

use baralho_protocol::online::{Command, Request};
use baralho_table::client::{Beat, Heartbeat};

use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned, pki_types::ServerName};
use tungstenite::{
    Error, HandshakeError, Message, WebSocket,
    client::IntoClientRequest,
    error::ProtocolError,
    http::{HeaderValue, header},
    protocol::WebSocketConfig,
    stream::MaybeTlsStream,
};

use super::{address::Address, http::PATIENCE, identity::Key, session::now};

/// How long a message of this client may lie before it is sent.
const SOON: Duration = Duration::from_millis(25);

/// The longest message of a server that is read.
const LONGEST: usize = 4 * 1024 * 1024;

#[derive(Clone, Debug)]
pub(crate) enum Signal {
    Open,
    Frame(String),
    /// The server does not know who this is any more.
    Stranger,
    /// The connection was lost, or could not be made.
    Broken(io::ErrorKind),
}

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
                    talk(socket, &messages, &heard, now)
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

fn open(address: &Address, key: &Key) -> Result<WebSocket<MaybeTlsStream<TcpStream>>, Signal> {
    let failed = |error: io::Error| broken(&error.into());
    let tcp = connect(address).map_err(failed)?;
    let timeout = tcp.try_clone().map_err(failed)?;
    let stream = encrypt(tcp, address).map_err(failed)?;
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
    timeout.set_read_timeout(Some(SOON)).map_err(failed)?;
    Ok(socket)
}

fn connect(address: &Address) -> io::Result<TcpStream> {
    let mut failed = io::Error::from(io::ErrorKind::NotFound);
    for host in (address.host.as_str(), address.port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&host, PATIENCE) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                return Ok(stream);
            }
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

/// Trusts whom this computer trusts; `SSL_CERT_FILE` names others.
fn encrypt(stream: TcpStream, address: &Address) -> io::Result<MaybeTlsStream<TcpStream>> {
    if !address.tls {
        return Ok(MaybeTlsStream::Plain(stream));
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder()
        .with_root_certificates(roots)
        .with_no_client_auth();
    // The name without the brackets that an address has in a URL.
    let name = ServerName::try_from(address.host.clone()).map_err(io::Error::other)?;
    let connection = ClientConnection::new(config.into(), name).map_err(io::Error::other)?;
    Ok(MaybeTlsStream::Rustls(StreamOwned::new(connection, stream)))
}

/// Carries messages both ways until an end; `None` if nobody listens any more. A server that does
/// not answer is asked for a sign of life, and given up if none comes.
fn talk<S: Read + Write>(
    mut socket: WebSocket<S>,
    outgoing: &Receiver<String>,
    heard: &impl Fn(Signal) -> bool,
    now: impl Fn() -> i64,
) -> Option<Signal> {
    let mut heartbeat = Heartbeat::new(now());
    loop {
        let mut beat = heartbeat.feel(now());
        loop {
            match outgoing.try_recv() {
                Ok(text) => {
                    if let Err(error) = socket.send(Message::text(text)) {
                        return Some(broken(&error));
                    }
                    // Whoever has wished for something should not wait long for nothing.
                    if beat == Beat::Fine {
                        beat = heartbeat.doubt(now());
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
        let said = match beat {
            Beat::Fine => Ok(()),
            Beat::Ask => socket.send(Message::text(Request::from(Command::Ping).to_json())),
            Beat::Dead => return Some(Signal::Broken(io::ErrorKind::TimedOut)),
        };
        if let Err(error) = said {
            return Some(broken(&error));
        }
        match socket.read() {
            Ok(Message::Text(text)) => {
                heartbeat.heard(now());
                if !heard(Signal::Frame(text.as_str().to_owned())) {
                    return None;
                }
            }
            Ok(Message::Close(_)) => return Some(Signal::Broken(io::ErrorKind::ConnectionReset)),
            Ok(_) => heartbeat.heard(now()),
            Err(Error::Io(error)) if is_pause(&error) => {}
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::{cell::Cell, collections::VecDeque};
    use tungstenite::protocol::Role;

    /// A connection through which nothing comes but what a test lets through.
    struct Frozen {
        sent: Vec<u8>,
        coming: VecDeque<u8>,
    }

    impl Read for Frozen {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.coming.is_empty() {
                return Err(io::ErrorKind::WouldBlock.into());
            }
            self.coming.read(buffer)
        }
    }

    impl Write for Frozen {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.sent.extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// After how many seconds a connection to a frozen server is given up.
    fn given_up(wishes: &[&str]) -> i64 {
        let frozen = Frozen {
            sent: Vec::new(),
            coming: VecDeque::new(),
        };
        let socket = WebSocket::from_raw_socket(frozen, Role::Client, None);
        let (sender, outgoing) = mpsc::channel();
        for command in wishes {
            sender
                .send((*command).to_owned())
                .expect("somebody listens");
        }
        let clock = Cell::new(0);
        let now = || {
            clock.set(clock.get() + 50);
            clock.get()
        };
        let end = talk(socket, &outgoing, &|_| true, now);
        assert!(matches!(end, Some(Signal::Broken(io::ErrorKind::TimedOut))));
        clock.get() / 1_000
    }

    #[test]
    fn a_frozen_server_is_noticed_before_anybody_gives_up_hope() {
        assert_eq!(given_up(&[]), 30);
        assert_eq!(given_up(&["a command"]), 10);
    }
}
