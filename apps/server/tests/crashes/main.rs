//! A real server, killed again and again while hundreds of people play at it, on SQLite and
//! on a real PostgreSQL: everything that anybody was told is in the log, and every game
//! goes on to its end.

use std::{
    net::SocketAddr,
    path::Path,
    sync::atomic::Ordering,
    thread,
    time::{Duration, Instant},
};

use baralho_protocol::online::{TableEvent, Told};
use baralho_server::config::Rate;
use baralho_storage::{Store, TableState};
use baralho_table::Logged;
use baralho_testkit::{
    Browser, Orders, Player, Postgres, Process,
    people::{MATCHES, Someone, stored_log, verify_records},
    process::ANYWHERE,
    serve_if_asked, this_program,
};

/// Tables at once; two to four people and sometimes a spectator at each.
const TABLES: u64 = 70;

/// How often the server is killed, at usual effort.
const KILLS: u64 = 5;

/// A guard against hanging only.
const PATIENCE: Duration = Duration::from_mins(8);

/// The server as a process of its own: this very program, asked for this one test.
#[test]
#[ignore = "the other tests start it as a process of its own"]
fn the_server_itself() {
    serve_if_asked(|config| {
        let plenty = Rate::new(1_000_000, 1_000_000);
        config.limits.accounts = plenty;
        config.limits.requests = plenty;
        config.limits.connections_per_client = 10_000;
        config.hub.bot_pace = Duration::from_millis(10);
        config.hub.grace = Duration::from_secs(5);
    });
}

fn start(bind: SocketAddr, folder: &Path, database: Option<&str>) -> Process {
    let mut command = this_program("the_server_itself", bind, folder, database);
    Process::start(&mut command).expect("this program can be started")
}

/// Plays, kills and starts again; gives what everybody remembers.
fn survive(folder: &Path, database: Option<&str>) -> Vec<Someone> {
    let mut server = start(ANYWHERE, folder, database);
    let address = server.address;
    let orders = Orders::new(2);
    let mut threads = Vec::new();
    for number in 0..TABLES {
        for player in Player::company(&Browser::new(address), number, &orders) {
            threads.push(thread::spawn(move || player.play()));
        }
    }
    for kill in 0..KILLS * baralho_laws::effort() {
        // A kill before anything is played would show nothing.
        orders.playing.store(false, Ordering::Relaxed);
        while !orders.playing.load(Ordering::Relaxed) && threads.iter().any(|t| !t.is_finished()) {
            thread::sleep(Duration::from_millis(10));
        }
        thread::sleep(Duration::from_millis(750 + 200 * (kill % KILLS)));
        server.kill();
        server = start(address, folder, database);
    }
    // Nothing more is to be seen of the rest but that it comes to its end.
    orders.haste.store(20, Ordering::Relaxed);
    let begun = Instant::now();
    while threads.iter().any(|thread| !thread.is_finished()) && begun.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(100));
    }
    orders.over.store(true, Ordering::Relaxed);
    let people = threads.into_iter().map(|t| t.join().expect("no panic"));
    people.collect()
}

fn check(people: &[Someone], store: &Store) {
    let mut tables = store.tables(TableState::Live).expect("storage");
    tables.extend(store.tables(TableState::Archived).expect("storage"));
    let mut logs = std::collections::BTreeMap::new();
    let mut moves = 0;
    for code in tables {
        let lines = stored_log(store, &code);
        let is_move = |line: &&Logged| matches!(line.event, TableEvent::Move { .. });
        moves += lines.iter().filter(is_move).count();
        assert!(verify_records(store, &code, &lines) <= MATCHES + 1);
        logs.insert(code, lines);
    }
    assert!(
        people.len() > 150 && moves > 2_000,
        "{} {moves}",
        people.len()
    );
    let mut woken = 0;
    for someone in people {
        let code = someone.client().table().expect("a table").to_string();
        someone.check(&logs[&code]);
        let is_woken = |told: &&Told| matches!(told.event, TableEvent::Woken);
        woken += someone.told.values().filter(is_woken).count();
    }
    assert!(woken > 0, "nobody noticed that the server was gone");
}

#[test]
fn killed_again_and_again_on_sqlite_nothing_told_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let people = survive(folder.path(), None);
    let store = baralho_storage::open(folder.path(), None).expect("the same storage");
    check(&people, &store);
}

#[test]
fn killed_again_and_again_on_postgresql_nothing_told_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut database = Postgres::start();
    let url = database.new_database();
    let people = survive(folder.path(), Some(&url));
    let store = baralho_storage::open(folder.path(), Some(&url)).expect("the same storage");
    check(&people, &store);
}
