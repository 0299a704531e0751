//! A database that cannot take a move is not called well.

use std::{fs, os::unix::fs::FileExt, path::Path, process::Command};

use baralho_storage::{Append, Store, open};

use crate::{FILE, FOLDER, as_child, child, line, new_database};

fn chat(seq: u64) -> Append {
    line(seq, &"x".repeat(1000))
}

/// A store with something in it, all of it in the main file.
fn settled(folder: &Path) -> std::sync::Arc<Store> {
    let store = open(folder, None).expect("a new database");
    for seq in 0..50 {
        store.append(&[chat(seq)]).expect("stored");
    }
    drop(store);
    let store = open(folder, None).expect("the same database");
    store.check().expect("it is well");
    store
}

/// From inside and out of a running server's sight.
fn garble(file: &Path, from: u64, length: usize) {
    let file = fs::OpenOptions::new()
        .write(true)
        .open(file)
        .expect("the file");
    file.write_all_at(&vec![0xA5; length], from)
        .expect("garbage");
    // Closing it would take SQLite's locks on it away, which are this process's, too.
    std::mem::forget(file);
}

#[test]
fn a_file_full_of_garbage_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = settled(folder.path());
    let file = folder.path().join(FILE);
    let length = fs::metadata(&file).expect("the file").len();
    garble(&file, 0, length as usize);
    let ill = store.check().expect_err("it is ill");
    assert!(ill.to_string().contains("the database"), "{ill}");
}

#[test]
fn a_garbled_header_is_noticed_while_the_log_still_has_the_first_page() {
    let (folder, store) = new_database();
    store.append(&[chat(0)]).expect("stored");
    store.check().expect("it is well");
    garble(&folder.path().join(FILE), 0, 100);
    store.check().expect_err("it is ill");
}

#[test]
fn a_file_that_is_gone_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = settled(folder.path());
    fs::remove_file(folder.path().join(FILE)).expect("gone");
    store.check().expect_err("it is ill");
}

#[test]
fn a_file_that_was_replaced_is_noticed() {
    let (folder, other) = (
        tempfile::tempdir().expect("a folder"),
        tempfile::tempdir().expect("a folder"),
    );
    let store = settled(folder.path());
    drop(settled(other.path()));
    // A good database, but not the one that is written to.
    fs::rename(other.path().join(FILE), folder.path().join(FILE)).expect("replaced");
    let ill = store.check().expect_err("it is ill");
    assert!(ill.to_string().contains("replaced"), "{ill}");
}

#[test]
fn in_a_child_of_its_own_the_disk_is_full() {
    let Some(folder) = as_child() else {
        return;
    };
    let store = open(&folder, None).expect("a new database");
    store.check().expect("it is well");
    let failed = (0..10_000).find(|&seq| store.append(&[chat(seq)]).is_err());
    assert!(failed.is_some(), "the disk is never full");
    // There may be room for something small, but not for long.
    assert!((0..9).any(|_| store.check().is_err()), "it is ill");
    eprintln!("noticed");
}

/// A limit on the size of files fails the same writes as a full disk, and needs no disk.
#[test]
fn a_full_disk_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let test = "health::in_a_child_of_its_own_the_disk_is_full";
    let limited = child(test, folder.path());
    let output = Command::new("sh")
        // In blocks of 512 bytes. The signal that comes with it would kill the child.
        .args(["-c", r#"trap "" XFSZ; ulimit -f 2000; exec "$0" "$@""#])
        .arg(limited.get_program())
        .args(limited.get_args())
        .env(FOLDER, folder.path())
        .output()
        .expect("a child");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && said.contains("noticed"),
        "{output:?}"
    );
}
