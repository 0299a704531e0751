//! A client of HTTP that keeps its one connection.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use anyhow::{Context, ensure};

/// How long a server may take.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Http {
    address: SocketAddr,
    stream: TcpStream,
    buffer: Vec<u8>,
}

/// What was answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Vec<u8>,
}

impl Http {
    pub(crate) fn open(address: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Self {
            address,
            stream,
            buffer: Vec::new(),
        })
    }

    pub(crate) fn get(&mut self, path: &str) -> anyhow::Result<Answer> {
        let host = self.address;
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n"))
    }

    pub(crate) fn post(&mut self, path: &str, body: &str) -> anyhow::Result<Answer> {
        let (host, length) = (self.address, body.len());
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        ))
    }

    fn ask(&mut self, request: &str) -> anyhow::Result<Answer> {
        self.stream.write_all(request.as_bytes())?;
        let mut answer = Answer {
            status: 0,
            cookie: None,
            body: Vec::new(),
        };
        let length = loop {
            let mut headers = [httparse::EMPTY_HEADER; 48];
            let mut head = httparse::Response::new(&mut headers);
            if let httparse::Status::Complete(end) = head.parse(&self.buffer)? {
                answer.status = head.code.unwrap_or(0);
                let mut length = 0;
                for header in head.headers.iter() {
                    let value = str::from_utf8(header.value).unwrap_or_default();
                    if header.name.eq_ignore_ascii_case("content-length") {
                        length = value.parse()?;
                    }
                    if header.name.eq_ignore_ascii_case("set-cookie") {
                        let cookie = value.split(';').next().unwrap_or_default();
                        answer.cookie = Some(cookie.to_owned());
                    }
                }
                self.buffer.drain(..end);
                break length;
            }
            self.more()?;
        };
        while self.buffer.len() < length {
            self.more()?;
        }
        answer.body = self.buffer.drain(..length).collect();
        Ok(answer)
    }

    fn more(&mut self) -> anyhow::Result<()> {
        let mut bytes = [0; 4096];
        let read = self
            .stream
            .read(&mut bytes)
            .context("the server's answer")?;
        ensure!(read > 0, "the server closed the connection");
        self.buffer.extend_from_slice(&bytes[..read]);
        Ok(())
    }
}
