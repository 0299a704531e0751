//! The little of HTTP that signing in needs, over the same streams as the WebSocket.

use std::{
    io::{self, Read, Write},
    net::{TcpStream, ToSocketAddrs},
    sync::Arc,
    time::Duration,
};

use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned, pki_types::ServerName};

use super::address::Address;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest answer that is read.
const LONGEST: u64 = 64 * 1024;

/// A connection, encrypted or not.
pub(crate) enum Stream {
    Plain(TcpStream),
    Tls(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Stream {
    /// Connects to a server.
    pub(crate) fn open(address: &Address) -> io::Result<Self> {
        let mut failed = io::Error::from(io::ErrorKind::NotFound);
        let hosts = (address.host.as_str(), address.port).to_socket_addrs()?;
        for host in hosts {
            match TcpStream::connect_timeout(&host, PATIENCE) {
                Ok(stream) => return Self::over(stream, address),
                Err(error) => failed = error,
            }
        }
        Err(failed)
    }

    fn over(stream: TcpStream, address: &Address) -> io::Result<Self> {
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        if !address.tls {
            return Ok(Self::Plain(stream));
        }
        let name = ServerName::try_from(address.host.clone()).map_err(io::Error::other)?;
        let connection = ClientConnection::new(config()?, name).map_err(io::Error::other)?;
        Ok(Self::Tls(Box::new(StreamOwned::new(connection, stream))))
    }

    /// How long reading waits.
    pub(crate) fn set_read_timeout(&self, longest: Duration) -> io::Result<()> {
        let stream = match self {
            Self::Plain(stream) => stream,
            Self::Tls(tls) => &tls.sock,
        };
        stream.set_read_timeout(Some(longest))
    }
}

/// Trusts whom this computer trusts; `SSL_CERT_FILE` names others.
fn config() -> io::Result<Arc<ClientConfig>> {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(found.certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::new(config))
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.read(buffer),
            Self::Tls(stream) => stream.read(buffer),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.write(bytes),
            Self::Tls(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(stream) => stream.flush(),
            Self::Tls(stream) => stream.flush(),
        }
    }
}

/// What a server answered.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The cookies it sets, as `name=value`.
    pub(crate) cookies: Vec<String>,
    pub(crate) body: Vec<u8>,
}

/// Sends JSON, and reads the answer.
pub(crate) fn post(
    address: &Address,
    path: &str,
    body: &str,
    language: &str,
) -> io::Result<Answer> {
    let mut stream = Stream::open(address)?;
    let lines = [
        format!("POST {path} HTTP/1.1"),          // words: not for players
        format!("Host: {}", address.authority()), // words: not for players
        "Content-Type: application/json".to_owned(),
        format!("Content-Length: {}", body.len()), // words: not for players
        format!("Accept-Language: {language}"),    // words: not for players
        "Connection: close".to_owned(),
    ];
    let request = [&lines.join("\r\n"), "\r\n\r\n", body].concat();
    stream.write_all(request.as_bytes())?;
    stream.flush()?;
    let mut bytes = Vec::new();
    match stream.take(LONGEST).read_to_end(&mut bytes) {
        // Some servers end a connection without saying so.
        Err(error) if bytes.is_empty() || error.kind() != io::ErrorKind::UnexpectedEof => {
            return Err(error);
        }
        _ => {}
    }
    read(&bytes).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

fn read(bytes: &[u8]) -> Option<Answer> {
    let mut headers = [httparse::EMPTY_HEADER; 64];
    let mut answer = httparse::Response::new(&mut headers);
    let httparse::Status::Complete(end) = answer.parse(bytes).ok()? else {
        return None;
    };
    let is = |header: &httparse::Header<'_>, name: &str| header.name.eq_ignore_ascii_case(name);
    let cookies = answer
        .headers
        .iter()
        .filter(|header| is(header, "set-cookie"));
    let cookies = cookies
        .filter_map(|header| str::from_utf8(header.value).ok()?.split(';').next())
        .map(|cookie| cookie.trim().to_owned())
        .filter(|cookie| !cookie.ends_with('='))
        .collect();
    let chunked = answer
        .headers
        .iter()
        .any(|header| is(header, "transfer-encoding") && header.value == b"chunked");
    let body = &bytes[end..];
    Some(Answer {
        status: answer.code?,
        cookies,
        body: if chunked {
            unchunked(body)?
        } else {
            body.to_vec()
        },
    })
}

fn unchunked(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let Ok(httparse::Status::Complete((start, length))) = httparse::parse_chunk_size(rest)
        else {
            return None;
        };
        let length = usize::try_from(length).ok()?;
        if length == 0 {
            return Some(body);
        }
        let chunk = rest.get(start..start.checked_add(length)?)?;
        body.extend_from_slice(chunk);
        rest = rest.get(start + length + 2..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn an_answer_is_read_with_its_cookies() {
        let text = "HTTP/1.1 201 Created\r\nSet-Cookie: baralho=abc; Path=/\r\n\
                    set-cookie: old=; Max-Age=0\r\n\r\n{}";
        let answer = read(text.as_bytes()).expect("an answer");
        assert_eq!(answer.status, 201);
        assert_eq!(answer.cookies, ["baralho=abc"]);
        assert_eq!(answer.body, b"{}");
        let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\
                       2\r\n{}\r\n1\r\n!\r\n0\r\n\r\n";
        assert_eq!(read(chunked.as_bytes()).expect("an answer").body, b"{}!");
    }

    proptest! {
        #[test]
        fn whatever_a_server_sends_is_no_crash(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            read(&bytes);
            unchunked(&bytes);
            read(&[b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", bytes.as_slice()].concat());
        }
    }
}
