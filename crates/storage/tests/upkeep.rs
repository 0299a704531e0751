//! What an administrator does with a database in a folder.

use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
};

use baralho_storage::{Store, StoreError, open, restore};

use crate::{FILE, line, new_database};

fn lines(store: &Store) -> u64 {
    let claimed = store.claim("table", "test").expect("an answer");
    claimed.map_or(0, |claimed| claimed.lines.len() as u64)
}

#[test]
fn a_backup_under_way_of_play_has_all_that_was_stored_before_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder.path().join("data"), None).expect("a new database");
    let copy = folder.path().join("copy.sqlite");
    let (stored, is_over) = (AtomicU64::new(0), AtomicBool::new(false));
    let before = thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::SeqCst) {
                let seq = stored.load(Ordering::SeqCst);
                store.append(&[line(seq, "{}")]).expect("stored");
                stored.fetch_add(1, Ordering::SeqCst);
            }
        });
        while stored.load(Ordering::SeqCst) < 50 {
            thread::yield_now();
        }
        let before = stored.load(Ordering::SeqCst);
        let done = store.backup(&copy);
        is_over.store(true, Ordering::SeqCst);
        done.expect("a backup");
        before
    });
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&copy).expect("the copy").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let again = store.backup(&copy).expect_err("it is there already");
    assert!(again.to_string().contains("copy.sqlite"), "{again}");
    // Into a folder that is new, and into one that has other things.
    restore(&copy, &folder.path().join("new")).expect("restored");
    let other = folder.path().join("other");
    drop(open(&other, None).expect("a new database"));
    restore(&copy, &other).expect("restored");
    assert!(other.join("baralho.sqlite.before-restore").exists());
    for place in ["new", "other"] {
        let restored = open(&folder.path().join(place), None).expect("the copy");
        assert_eq!(restored.damage().expect("an answer"), [""; 0]);
        let there = lines(&restored);
        assert!((before..=stored.load(Ordering::SeqCst)).contains(&there));
    }
}

#[test]
fn only_a_good_backup_is_restored_and_only_when_the_server_is_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let store = open(&data, None).expect("a new database");
    store.append(&[line(0, "{}")]).expect("stored");
    let copy = folder.path().join("copy.sqlite");
    store.backup(&copy).expect("a backup");
    let refused = restore(&copy, &data);
    assert!(matches!(refused, Err(StoreError::InUse(_))), "{refused:?}");
    drop(store);
    let bad = folder.path().join("bad.sqlite");
    fs::write(&bad, "no database").expect("written");
    restore(&bad, &data).expect_err("it is none");
    fs::write(&bad, "").expect("written");
    restore(&bad, &data).expect_err("it is empty");
    restore(&folder.path().join("missing"), &data).expect_err("it is not there");
    let names = fs::read_dir(&data).expect("the folder").flatten();
    let left: Vec<_> = names.map(|entry| entry.file_name()).collect();
    assert!(
        left.iter()
            .all(|name| !name.to_string_lossy().contains("part")),
        "{left:?}"
    );
    assert_eq!(lines(&open(&data, None).expect("as it was")), 1);
}

/// Changes a database behind the server's back, while it is stopped.
fn change(folder: &Path, sql: &str) {
    let connection = rusqlite::Connection::open(folder.join(FILE)).expect("the file");
    connection.execute_batch(sql).expect("changed");
}

#[test]
fn damage_is_found() {
    let (folder, store) = new_database();
    for seq in 0..200 {
        store
            .append(&[line(seq, &"x".repeat(500))])
            .expect("stored");
    }
    assert_eq!(store.damage().expect("an answer"), [""; 0]);
    drop(store);
    change(folder.path(), "DELETE FROM table_log WHERE seq = 7");
    let store = open(folder.path(), None).expect("the database");
    let found = store.damage().expect("an answer");
    assert!(
        found.iter().any(|line| line.contains("missing")),
        "{found:?}"
    );
    drop(store);
    // Some pages in the middle of the file.
    let file = folder.path().join(FILE);
    let mut bytes = fs::read(&file).expect("the file");
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 8192].fill(0xA5);
    fs::write(&file, bytes).expect("written");
    let store = open(folder.path(), None).expect("the database");
    // What cannot be read at all is an error.
    let found = store.damage();
    assert!(
        found.as_ref().map_or(true, |found| found.len() > 1),
        "{found:?}"
    );
}

#[test]
fn a_vacuum_gives_room_back() {
    let (folder, store) = new_database();
    let empty = store.size().expect("an answer");
    for seq in 0..500 {
        store
            .append(&[line(seq, &"x".repeat(1000))])
            .expect("stored");
    }
    let full = store.size().expect("an answer");
    assert!(
        full.bytes > empty.bytes + 400_000 && full.changes > 0,
        "{full:?}"
    );
    drop(store);
    change(folder.path(), "DELETE FROM table_log");
    let store = open(folder.path(), None).expect("the database");
    let deleted = store.size().expect("an answer");
    assert!(deleted.unused > 400_000, "{deleted:?}");
    store.vacuum().expect("an answer");
    let small = store.size().expect("an answer");
    assert!(small.bytes < 200_000 && small.unused == 0, "{small:?}");
    assert_eq!(small.changes, 0);
}
