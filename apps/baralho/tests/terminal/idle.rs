//! Ten thousand people who look at a server and do nothing.

use std::thread;

use baralho_testkit::{
    Browser, Socket,
    process::{ANYWHERE, raise_file_limit},
};

use crate::{harness::folder, online::start};

const PEOPLE: usize = 10_000;
/// Connections under way at a time: more than a system lets wait would be refused.
const TOGETHER: usize = 100;
/// Descriptors that are not connections.
const OTHERS: u64 = 200;
/// What the server may need for each of them, in bytes.
const EACH: u64 = 40_000;

#[test]
fn ten_thousand_silent_people_are_welcome_and_cost_little() {
    if raise_file_limit(PEOPLE as u64 + OTHERS).is_err() {
        eprintln!("skipped: this system allows too few open files (see ulimit -Hn)");
        return;
    }
    let server = start(&folder("idle"), ANYWHERE, &["--no-limits"]);
    let ana = Browser::new(server.address).as_page().guest("Ana");
    Socket::greet(&ana);
    let before = server.usage();
    let mut people = Vec::with_capacity(PEOPLE);
    while people.len() < PEOPLE {
        thread::scope(|scope| {
            let some: Vec<_> = (0..TOGETHER)
                .map(|_| scope.spawn(|| Socket::greet(&ana).0))
                .collect();
            people.extend(some.into_iter().map(|one| one.join().expect("a welcome")));
        });
    }
    if let (Some(before), Some(after)) = (before, server.usage()) {
        let each = after.memory.saturating_sub(before.memory) / PEOPLE as u64;
        assert!(each <= EACH, "{each} bytes each");
    }
    // Whoever comes now, and the first of them, are still heard.
    Socket::greet(&ana);
    assert!(people[0].is_heard());
}
