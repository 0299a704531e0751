//! HTTP by hand: a client that keeps cookies like a browser, from any address of this machine.

use std::{
    fmt::Write as _,
    io::{self, BufRead, BufReader, ErrorKind, Read as _, Write as _},
    net::{IpAddr, SocketAddr, TcpStream},
};

use serde_json::{Value, json};
use socket2::{Domain, Protocol, SockAddr, Type};

use crate::PATIENCE;

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// In their order; the names in lower case.
    pub headers: Vec<(String, String)>,
    /// Whole, and without the marks of its chunks.
    pub body: String,
}

impl Answer {
    pub fn read(from: &mut impl BufRead) -> io::Result<Self> {
        let mut line = || {
            let mut line = String::new();
            from.read_line(&mut line)?;
            let is_whole = line.ends_with('\n');
            is_whole
                .then(|| line.trim_end().to_owned())
                .ok_or_else(|| io::Error::from(ErrorKind::UnexpectedEof))
        };
        let first = line()?;
        let status = first.strip_prefix("HTTP/1.1 ").and_then(|rest| {
            let code = rest.split(' ').next()?;
            code.parse().ok()
        });
        let status = status.ok_or_else(|| io::Error::new(ErrorKind::InvalidData, first))?;
        let mut headers = Vec::new();
        loop {
            let line = line()?;
            let Some((name, value)) = line.split_once(": ") else {
                break;
            };
            headers.push((name.to_lowercase(), value.to_owned()));
        }
        let mut answer = Self {
            status,
            headers,
            body: String::new(),
        };
        let mut body = Vec::new();
        let length = answer.header("content-length");
        if let Some(length) = length.and_then(|length| length.parse().ok()) {
            body.resize(length, 0);
            from.read_exact(&mut body)?;
        } else if answer.header("transfer-encoding") == Some("chunked") {
            unchunk(from, &mut body)?;
        } else if !matches!(status, 100..200 | 204 | 304) {
            from.read_to_end(&mut body)?;
        }
        answer.body = String::from_utf8_lossy(&body).into_owned();
        Ok(answer)
    }

    /// The first header of this name, in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// The body, which must be JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Checks that this is an error, and which.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) {
        assert_eq!(self.status, status, "{self:?}");
        let error = &self.json()["error"];
        assert_eq!(error["code"], code, "{self:?}");
        let message = error["message"].as_str().expect("a message");
        assert!(message.len() > 10 && !message.contains('{'), "{message}");
    }
}

fn unchunk(from: &mut impl BufRead, body: &mut Vec<u8>) -> io::Result<()> {
    loop {
        let mut size = String::new();
        from.read_line(&mut size)?;
        let size = usize::from_str_radix(size.trim(), 16)
            .map_err(|_| io::Error::new(ErrorKind::InvalidData, size))?;
        let start = body.len();
        body.resize(start + size + 2, 0);
        from.read_exact(&mut body[start..])?;
        body.truncate(start + size);
        if size == 0 {
            return Ok(());
        }
    }
}

/// A client that keeps cookies.
#[derive(Clone, Debug)]
pub struct Browser {
    pub address: SocketAddr,
    /// Which address of this machine it comes from; the usual one if none.
    pub from: Option<IpAddr>,
    pub cookies: Vec<(String, String)>,
    pub headers: Vec<(String, String)>,
}

impl Browser {
    pub fn new(address: SocketAddr) -> Self {
        Self {
            address,
            from: None,
            cookies: Vec::new(),
            headers: Vec::new(),
        }
    }

    /// From another address of this machine, such as 127.0.0.5.
    pub fn at(mut self, from: impl Into<IpAddr>) -> Self {
        self.from = Some(from.into());
        self
    }

    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// As the server's own page, which says so.
    pub fn as_page(self) -> Self {
        let origin = format!("http://{}", self.address);
        self.with("Origin", &origin)
    }

    /// Asks for a WebSocket with every request.
    pub fn upgrading(self) -> Self {
        self.with("Upgrade", "websocket")
            .with("Sec-WebSocket-Version", "13")
            .with("Sec-WebSocket-Key", crate::socket::KEY)
    }

    pub fn guest(mut self, name: &str) -> Self {
        self.post_done("/api/guest", &json!({ "name": name }), 201);
        self
    }

    pub fn member(mut self, name: &str, password: &str) -> Self {
        let wanted = json!({ "name": name, "password": password });
        self.post_done("/api/register", &wanted, 201);
        self
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, None)
    }

    pub fn post(&mut self, path: &str, body: &(impl ToString + ?Sized)) -> Answer {
        self.send("POST", path, Some(&body.to_string()))
    }

    #[track_caller]
    pub fn get_refused(&mut self, path: &str, status: u16, code: &str) {
        self.get(path).refused(status, code);
    }

    #[track_caller]
    pub fn post_refused(
        &mut self,
        path: &str,
        body: &(impl ToString + ?Sized),
        status: u16,
        code: &str,
    ) {
        self.post(path, body).refused(status, code);
    }

    /// The answer to a POST must have this status.
    #[track_caller]
    pub fn post_done(
        &mut self,
        path: &str,
        body: &(impl ToString + ?Sized),
        status: u16,
    ) -> Answer {
        let answer = self.post(path, body);
        assert_eq!(answer.status, status, "{path}: {answer:?}");
        answer
    }

    #[track_caller]
    pub fn send(&mut self, method: &str, path: &str, body: Option<&str>) -> Answer {
        let answer = self.try_send(method, path, body);
        answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    /// The answer, if there is a server and it does not stop in the middle.
    pub fn try_send(&mut self, method: &str, path: &str, body: Option<&str>) -> io::Result<Answer> {
        let text = self.try_exchange(&self.request(method, path, body))?;
        let answer = Answer::read(&mut text.as_slice())?;
        self.keep_cookies(&answer);
        Ok(answer)
    }

    fn keep_cookies(&mut self, answer: &Answer) {
        for (_, value) in answer
            .headers
            .iter()
            .filter(|(name, _)| name == "set-cookie")
        {
            let cookie = value.split(';').next().unwrap_or_default();
            let (name, secret) = cookie.split_once('=').expect("a cookie");
            self.cookies.retain(|(known, _)| known != name);
            if !secret.is_empty() {
                self.cookies.push((name.to_owned(), secret.to_owned()));
            }
        }
    }

    /// The request as it is sent.
    pub fn request(&self, method: &str, path: &str, body: Option<&str>) -> String {
        let mut request = format!("{method} {path} HTTP/1.1\r\n");
        let mut head = |name: &str, value: &str| {
            let _ = write!(request, "{name}: {value}\r\n");
        };
        for (name, value) in &self.headers {
            head(name, value);
        }
        let cookies: Vec<String> = self
            .cookies
            .iter()
            .map(|(name, secret)| format!("{name}={secret}"))
            .collect();
        let length = body.map(|body| body.len().to_string());
        let (host, cookies) = (self.address.to_string(), cookies.join("; "));
        let is_said = |name: &str| {
            let mut headers = self.headers.iter();
            headers.any(|(known, _)| known.eq_ignore_ascii_case(name))
        };
        let connection = if is_said("upgrade") {
            "Upgrade, close"
        } else {
            "close"
        };
        for (name, value) in [
            ("Host", Some(host.as_str())),
            ("Connection", Some(connection)),
            (
                "Cookie",
                Some(cookies.as_str()).filter(|text| !text.is_empty()),
            ),
            ("Content-Type", body.map(|_| "application/json")),
            ("Content-Length", length.as_deref()),
        ] {
            if let Some(value) = value
                && !is_said(name)
            {
                head(name, value);
            }
        }
        request + "\r\n" + body.unwrap_or_default()
    }

    /// Sends something and reads all that comes back, until the server ends the connection.
    #[track_caller]
    pub fn exchange(&self, request: &str) -> String {
        let text = self.try_exchange(request);
        let text = text.unwrap_or_else(|error| panic!("{error}: {request}"));
        String::from_utf8_lossy(&text).into_owned()
    }

    fn try_exchange(&self, request: &str) -> io::Result<Vec<u8>> {
        let mut stream = self.connect()?;
        // Whoever refuses early may close before all is sent.
        let _ = stream.write_all(request.as_bytes());
        let mut text = Vec::new();
        match stream.read_to_end(&mut text) {
            Err(error) if is_silence(&error) => {
                let said = "the server neither answers nor ends";
                Err(io::Error::new(ErrorKind::TimedOut, said))
            }
            _ => Ok(text),
        }
    }

    /// A connection to the server from where this browser is.
    pub fn connect(&self) -> io::Result<TcpStream> {
        let domain = Domain::for_address(self.address);
        let socket = socket2::Socket::new(domain, Type::STREAM, Some(Protocol::TCP))?;
        if let Some(from) = self.from {
            socket.bind(&SockAddr::from(SocketAddr::new(from, 0)))?;
        }
        socket.connect(&SockAddr::from(self.address))?;
        socket.set_tcp_nodelay(true)?;
        let stream = TcpStream::from(socket);
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        Ok(stream)
    }
}

pub(crate) fn is_silence(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

/// One connection for many requests of many people.
#[derive(Debug)]
pub struct Connection(BufReader<TcpStream>);

impl Connection {
    /// Opens one from where a browser is.
    pub fn open(browser: &Browser) -> io::Result<Self> {
        browser.connect().map(BufReader::new).map(Self)
    }

    /// Sends a request in a browser's name, which gets the cookies.
    pub fn send(
        &mut self,
        browser: &mut Browser,
        method: &str,
        path: &str,
        body: Option<&str>,
    ) -> io::Result<Answer> {
        let staying = browser.clone().with("Connection", "keep-alive");
        let request = staying.request(method, path, body);
        self.0.get_mut().write_all(request.as_bytes())?;
        let answer = Answer::read(&mut self.0)?;
        browser.keep_cookies(&answer);
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_end_by_their_length_their_chunks_or_their_connection() {
        let sized =
            "HTTP/1.1 201 Created\r\nContent-Length: 2\r\nSet-Cookie: a=b; Path=/\r\n\r\n{}";
        let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\
                       2\r\n{}\r\n1\r\n!\r\n0\r\n\r\n";
        let mut both = BufReader::new(sized.as_bytes().chain(chunked.as_bytes()));
        let answer = Answer::read(&mut both).expect("an answer");
        assert_eq!((answer.status, answer.body.as_str()), (201, "{}"));
        assert_eq!(answer.header("set-cookie"), Some("a=b; Path=/"));
        assert_eq!(Answer::read(&mut both).expect("another").body, "{}!");
        let open = "HTTP/1.1 200 OK\r\n\r\nall the rest";
        let answer = Answer::read(&mut open.as_bytes()).expect("an answer");
        assert_eq!(answer.body, "all the rest");
        for broken in [
            "",
            "HTTP/1.1 200 OK\r\n",
            &sized[..sized.len() - 1],
            "220 hi\n",
        ] {
            assert!(Answer::read(&mut broken.as_bytes()).is_err(), "{broken}");
        }
    }

    #[test]
    fn a_header_of_its_own_replaces_the_usual_one() {
        let browser = Browser::new("127.0.0.1:80".parse().expect("an address"));
        let usual = browser.request("POST", "/x", Some("{}"));
        let all = "POST /x HTTP/1.1\r\nHost: 127.0.0.1:80\r\nConnection: close\r\n\
                   Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
        assert_eq!(usual, all);
        let other = browser.with("host", "x").request("GET", "/", None);
        assert_eq!(
            other,
            "GET / HTTP/1.1\r\nhost: x\r\nConnection: close\r\n\r\n"
        );
    }
}
