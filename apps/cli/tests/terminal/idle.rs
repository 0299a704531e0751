//! Ten thousand people who look at a server and do nothing.

use baralho_testkit::{
    Browser, Socket,
    process::{ANYWHERE, raise_file_limit},
};
use serde_json::json;

use crate::{harness::folder, online::start};

const PEOPLE: usize = 10_000;
/// Connections under way at a time: more than a system lets wait would be refused.
const TOGETHER: usize = 100;
/// Descriptors that are not connections.
const OTHERS: u64 = 200;
/// What the server may need for each of them, in bytes.
const EACH: u64 = 40_000;

fn greet(ana: &Browser) -> Socket {
    let mut socket = Socket::open(ana);
    socket.say(&json!({ "type": "hello", "protocol": 1 }));
    socket
}

#[test]
fn ten_thousand_silent_people_are_welcome_and_cost_little() {
    if raise_file_limit(PEOPLE as u64 + OTHERS).is_err() {
        eprintln!("skipped: this system allows too few open files (see ulimit -Hn)");
        return;
    }
    let server = start(&folder("idle"), ANYWHERE, &["--no-limits"]);
    let ana = Browser::new(server.address).as_page().guest("Ana");
    greet(&ana).hear("welcome");
    let before = server.usage();
    let mut people = Vec::with_capacity(PEOPLE);
    while people.len() < PEOPLE {
        let mut some: Vec<Socket> = (0..TOGETHER).map(|_| greet(&ana)).collect();
        for socket in &mut some {
            socket.hear("welcome");
        }
        people.append(&mut some);
    }
    if let (Some(before), Some(after)) = (before, server.usage()) {
        let each = after.memory.saturating_sub(before.memory) / PEOPLE as u64;
        assert!(each <= EACH, "{each} bytes each");
    }
    // Whoever comes now, and the first of them, are still heard.
    greet(&ana).hear("welcome");
    assert!(people[0].is_heard());
}
