//! Ten thousand people who look at a server and do nothing.

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    time::Duration,
};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::{
    harness::folder,
    online::{Server, guest},
};

const PEOPLE: usize = 10_000;
/// Connections under way at a time: more than a system lets wait would be refused.
const TOGETHER: usize = 100;
/// Descriptors that are not connections.
const OTHERS: u64 = 200;
/// What the server may need for each of them, in bytes.
const EACH: u64 = 40_000;

/// Lets this process, and those it starts, have so many files open, if the system allows it.
fn allow_files(wanted: u64) -> bool {
    let limit = getrlimit(Resource::Nofile);
    if limit.current.is_none_or(|current| current >= wanted) {
        return true;
    }
    let highest = limit.maximum.map_or(wanted, |most| most.max(wanted));
    let raised = Rlimit {
        current: Some(wanted),
        maximum: Some(highest),
    };
    setrlimit(Resource::Nofile, raised).is_ok()
}

/// What the server's process has in memory, in bytes, where that can be seen.
fn memory(server: &Server) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", server.process.id())).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kib * 1024)
}

/// Asks for a WebSocket and says hello at once.
fn greet(server: &Server, cookie: &str) -> TcpStream {
    let mut stream = TcpStream::connect(&server.address).expect("a connection");
    let patience = Some(Duration::from_mins(1));
    stream.set_read_timeout(patience).expect("a timeout");
    let address = &server.address;
    let mut bytes = format!(
        "GET /ws HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
         Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    .into_bytes();
    let hello = r#"{"type":"hello","protocol":1}"#;
    // One text frame; the mask of zeros leaves the bytes as they are.
    bytes.extend([0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0]);
    bytes.extend(hello.as_bytes());
    stream.write_all(&bytes).expect("sent");
    stream
}

fn is_welcome(stream: &mut TcpStream) -> bool {
    let mut heard = Vec::new();
    let mut bytes = [0; 2048];
    while let Ok(count @ 1..) = stream.read(&mut bytes) {
        heard.extend_from_slice(&bytes[..count]);
        if String::from_utf8_lossy(&heard).contains(r#""type":"welcome""#) {
            return true;
        }
    }
    false
}

#[test]
fn ten_thousand_silent_people_are_welcome_and_cost_little() {
    if !allow_files(PEOPLE as u64 + OTHERS) {
        eprintln!("skipped: this system allows too few open files (see ulimit -Hn)");
        return;
    }
    let folder = folder("idle");
    let server = Server::start_with(&folder, "127.0.0.1:0", &["--no-limits"]);
    let cookie = guest(&server, "Ana");
    assert!(is_welcome(&mut greet(&server, &cookie)));
    let before = memory(&server);
    let mut people = Vec::with_capacity(PEOPLE);
    while people.len() < PEOPLE {
        let mut some: Vec<TcpStream> = (0..TOGETHER).map(|_| greet(&server, &cookie)).collect();
        assert!(some.iter_mut().all(is_welcome), "after {}", people.len());
        people.append(&mut some);
    }
    if let (Some(before), Some(after)) = (before, memory(&server)) {
        let each = after.saturating_sub(before) / PEOPLE as u64;
        assert!(each <= EACH, "{each} bytes each");
    }
    // Whoever comes now, and the first of them, are still heard.
    assert!(is_welcome(&mut greet(&server, &cookie)));
    let ping = br#"{"type":"ping"}"#;
    let first = &mut people[0];
    first
        .write_all(&[&[0x81, 0x80 | ping.len() as u8, 0, 0, 0, 0], &ping[..]].concat())
        .expect("sent");
    let mut answer = [0; 256];
    let count = first.read(&mut answer).expect("an answer");
    let answer = String::from_utf8_lossy(&answer[..count]);
    assert!(answer.contains(r#""type":"pong""#), "{answer}");
}
