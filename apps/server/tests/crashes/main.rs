//! A real server, killed again and again while hundreds of people play at it, on SQLite and
//! on a real PostgreSQL: everything that anybody was told is in the log, and every game
//! goes on to its end.

#[allow(dead_code)] // it can do more than this test needs
#[path = "../simulation/people.rs"]
mod people;
mod player;
#[allow(dead_code)] // likewise
#[path = "../../../../crates/storage/tests/postgres/mod.rs"]
mod postgres;

use std::{
    env,
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use baralho_game::{chance::Quick, record::Record};
use baralho_protocol::online::What;
use baralho_server::{Config, Server, config::Rate};
use baralho_storage::{Store, TableState};
use baralho_table::{Entry, Line};
use people::{MATCHES, Someone};
use player::Player;

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
    let Ok(address) = env::var("BARALHO_TEST_BIND") else {
        return;
    };
    let folder = env::var("BARALHO_TEST_DATA").expect("a folder");
    let mut config = Config::new(address.parse().expect("an address"), folder.into());
    config.database = env::var("BARALHO_TEST_DATABASE").ok();
    let plenty = Rate {
        burst: 1_000_000,
        per_minute: 1_000_000,
    };
    config.limits.accounts = plenty;
    config.limits.requests = plenty;
    config.limits.connections_per_client = 10_000;
    config.hub.bot_pace_ms = 10;
    config.hub.customs.grace_ms = 5_000;
    let server = Server::open(config).expect("a server");
    server.run(std::future::pending()).expect("never ends");
}

fn start(address: SocketAddr, folder: &Path, database: Option<&str>) -> Child {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command
        .args(["--ignored", "--exact", "the_server_itself"])
        .env("BARALHO_TEST_BIND", address.to_string())
        .env("BARALHO_TEST_DATA", folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if let Some(database) = database {
        command.env("BARALHO_TEST_DATABASE", database);
    }
    command.spawn().expect("this program can be started")
}

fn free_address() -> SocketAddr {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address")
}

/// Plays, kills and starts again; gives what everybody remembers.
fn survive(folder: &Path, database: Option<&str>) -> Vec<Someone> {
    let address = free_address();
    let mut server = start(address, folder, database);
    let over = Arc::new(AtomicBool::new(false));
    let mut threads = Vec::new();
    for number in 0..TABLES {
        let mut rng = Quick::new(number);
        let company = Someone::company(&mut rng);
        let table = player::Code::default();
        for (place, mut someone) in company.into_iter().enumerate() {
            someone.haste = 2;
            let player = Player {
                someone,
                address,
                table: table.clone(),
                is_host: place == 0,
                over: over.clone(),
                name: format!("P{number}x{place}"),
                rng: Quick::new(number * 100 + place as u64),
            };
            threads.push(thread::spawn(move || player.play()));
        }
    }
    for kill in 0..KILLS * baralho_laws::effort() {
        thread::sleep(Duration::from_millis(750 + 200 * (kill % KILLS)));
        server.kill().expect("it can be killed");
        server.wait().expect("it ends");
        server = start(address, folder, database);
    }
    let begun = Instant::now();
    while threads.iter().any(|thread| !thread.is_finished()) && begun.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(100));
    }
    over.store(true, Ordering::Relaxed);
    let people = threads.into_iter().map(|t| t.join().expect("no panic"));
    let people: Vec<Someone> = people.collect();
    server.kill().expect("it can be killed");
    server.wait().expect("it ends");
    people
}

fn check(people: &[Someone], store: &dyn Store) {
    let mut tables = store.tables(TableState::Live).expect("storage");
    tables.extend(store.tables(TableState::Archived).expect("storage"));
    let mut logs = std::collections::BTreeMap::new();
    let mut moves = 0;
    for code in &tables {
        let claimed = store
            .claim(code, "checks", 0)
            .expect("storage")
            .expect("a table");
        let lines: Vec<Line> = claimed
            .lines
            .iter()
            .map(|(_, line)| Line::read(line.at, &line.body).expect("our own line"))
            .collect();
        moves += lines
            .iter()
            .filter(|line| matches!(line.entry, Entry::Move { .. }))
            .count();
        logs.insert(code.clone(), lines);
    }
    assert!(
        people.len() > 150 && moves > 2_000,
        "{} {moves}",
        people.len()
    );
    let mut woken = 0;
    for someone in people {
        let name = &someone.who.name;
        assert!(
            someone.complaints.is_empty(),
            "{name}: {:?}",
            someone.complaints
        );
        assert!(someone.is_content(), "{name} waits for ever");
        assert_eq!(
            someone.unfair, 0,
            "{name} was dealt other cards than promised"
        );
        let code = someone.client().table().expect("a table").to_string();
        let lines = &logs[&code];
        for (seq, told) in &someone.told {
            let line = &lines[*seq as usize];
            assert_eq!(line.at, told.at, "{name}, {code}, {seq}");
            if let What::Move { seat, text, .. } = &told.what {
                let made = matches!(&line.entry, Entry::Move { seat: by, text: made, .. }
                    if by == seat && made == text);
                assert!(made, "{name} was told {told:?}, and it was {line:?}");
            }
            woken += usize::from(matches!(told.what, What::Woken));
        }
    }
    assert!(woken > 0, "nobody noticed that the server was gone");
    for (code, lines) in &logs {
        let over = lines
            .iter()
            .filter(|line| matches!(line.entry, Entry::Over { .. }));
        for number in 1..=over.count() as u32 {
            let (_, record) = store
                .game(code, number)
                .expect("storage")
                .expect("a record");
            let record = Record::read(record.as_bytes()).expect("a record");
            let report = baralho_catalog::verify(&record);
            assert!(
                report.is_ok_and(|report| report.has_result),
                "{code} {number}"
            );
            assert!(number <= MATCHES + 1);
        }
    }
}

#[test]
fn killed_again_and_again_on_sqlite_nothing_told_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let people = survive(folder.path(), None);
    let store = baralho_storage::open(folder.path(), None).expect("the same storage");
    check(&people, &*store);
}

#[test]
fn killed_again_and_again_on_postgresql_nothing_told_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut database = postgres::Postgres::start();
    let url = database.new_database();
    let people = survive(folder.path(), Some(&url));
    let store = baralho_storage::open(folder.path(), Some(&url)).expect("the same storage");
    check(&people, &*store);
}
