//! How many lines reach the disk in a second, by how many share a commit.

use std::sync::Arc;

use baralho_storage::{Append, LogLine, Store, open};
use divan::{Bencher, counter::ItemsCount};
use tempfile::TempDir;

fn main() {
    divan::main();
}

const TABLES: u64 = 2500;

/// A database with as many tables as a busy server has, each some moves old.
fn busy(folder: &TempDir) -> Arc<Store> {
    let store = open(folder.path(), None).expect("a new database");
    let opened: Vec<Append> = (0..TABLES).map(|table| line(table, 0)).collect();
    store.append(&opened).expect("answers");
    store
}

fn line(table: u64, seq: u64) -> Append {
    // Codes are random: neighbours in time are not neighbours on disk.
    let code = format!("{:012x}", table.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 16);
    let body = r#"{"seat":2,"move":"7Dx4C+3S","clock":[41000,60000,59211,60000]}"#;
    let line = LogLine::new(1_700_000_000_000, body);
    Append::lines(&code, 1, seq, vec![line])
}

#[divan::bench(args = [1, 10, 100], min_time = 1)]
fn group_commit(bencher: Bencher<'_, '_>, group: u64) {
    let folder = tempfile::tempdir_in(".").expect("a folder on a real disk");
    let store = busy(&folder);
    let mut move_number = 0;
    bencher
        .counter(ItemsCount::new(group))
        .with_inputs(|| {
            let batch: Vec<Append> = (move_number..move_number + group)
                .map(|number| line(number % TABLES, 1 + number / TABLES))
                .collect();
            move_number += group;
            batch
        })
        .bench_local_values(|batch| store.append(&batch).expect("answers"));
}
