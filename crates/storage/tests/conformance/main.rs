//! The same checks on all three places where things last.

mod accounts;
mod games;
mod log;

use baralho_storage::{Account, MemoryStore, PlayerName, Store, open};
use baralho_testkit::Postgres;

/// A check, with a name that says what holds.
type Check = (&'static str, fn(&dyn Store));

fn checks() -> Vec<Check> {
    [log::CHECKS, accounts::CHECKS, games::CHECKS].concat()
}

fn name(text: &str) -> PlayerName {
    text.parse().expect("a good name")
}

fn guest(store: &dyn Store, text: &str) -> Account {
    store
        .create_account(&name(text), None, 1)
        .expect("a new account")
}

fn member(store: &dyn Store, text: &str) -> Account {
    store
        .create_account(&name(text), Some("hash"), 1)
        .expect("a new account")
}

#[test]
fn memory_keeps_what_every_store_must() {
    for (what, check) in checks() {
        eprintln!("memory: {what}");
        check(&MemoryStore::new());
    }
}

#[test]
fn sqlite_keeps_what_every_store_must() {
    for (what, check) in checks() {
        eprintln!("SQLite: {what}");
        let folder = tempfile::tempdir().expect("a temporary folder");
        check(&*open(folder.path(), None).expect("a new database"));
    }
}

#[test]
fn postgresql_keeps_what_every_store_must() {
    let mut server = Postgres::start();
    let nowhere = std::path::Path::new("/nonexistent");
    for (what, check) in checks() {
        eprintln!("PostgreSQL: {what}");
        let url = server.new_database();
        check(&*open(nowhere, Some(&url)).expect("a new database"));
    }
    a_lost_connection_is_made_anew(&mut server);
}

fn a_lost_connection_is_made_anew(server: &mut Postgres) {
    let url = server.new_database();
    let store = open(std::path::Path::new("/nonexistent"), Some(&url)).expect("a new database");
    let ana = guest(&*store, "Ana");
    assert_eq!(store.account(ana.id).expect("an answer"), Some(ana.clone()));
    server.restart();
    assert_eq!(store.account(ana.id).expect("an answer"), Some(ana.clone()));
    assert!(store.set_password_hash(ana.id, "hash").expect("an answer"));
}

#[test]
fn what_was_stored_is_there_when_the_database_is_opened_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("new/data");
    let ana = guest(&*open(&data, None).expect("a new database"), "Ana");
    let again = open(&data, None).expect("the same database");
    assert_eq!(again.account(ana.id).expect("an answer"), Some(ana));
}

#[test]
fn a_database_of_a_later_version_is_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    drop(open(folder.path(), None).expect("a new database"));
    let file = folder.path().join("baralho.sqlite");
    let connection = rusqlite::Connection::open(file).expect("the file");
    connection
        .execute("UPDATE schema_version SET version = 99", [])
        .expect("a change");
    let refused = open(folder.path(), None).err().expect("a refusal");
    assert!(
        refused.to_string().contains("later version (99)"),
        "{refused}"
    );
}

#[test]
fn a_url_that_cannot_be_read_is_not_repeated_in_the_error() {
    let url = "postgres://ana:hunter2@host:port/";
    let refused = open(std::path::Path::new("/nonexistent"), Some(url))
        .err()
        .expect("a refusal");
    assert!(!refused.to_string().contains("hunter2"), "{refused}");
}
