//! Logs that a server of version 1 wrote, and what it told everybody then.
//!
//! `X.log` begins with the table's code; the lines of its log follow. `X.told` has what is told
//! to each person who comes to the table a second after the last of them.

use std::{fs, path::Path};

use baralho_protocol::online::TableCode;
use baralho_table::{Logged, Table, TableConfig};
use serde::Deserialize;
use serde_json::Value;

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../testkit/fixtures/v1");

#[derive(Deserialize)]
struct Opened {
    table: TableCode,
}

#[derive(Deserialize)]
struct Stored {
    at: i64,
    body: String,
}

fn load(path: &Path) -> (Table, i64) {
    let text = fs::read_to_string(path).expect("a log");
    let mut lines = text.lines();
    let opened: Opened = serde_json::from_str(lines.next().expect("a code")).expect("a code");
    let lines: Vec<Logged> = lines
        .map(|line| serde_json::from_str(line).expect("a stored line"))
        .map(|line: Stored| Logged::read(line.at, &line.body).expect("a line"))
        .collect();
    let now = lines.last().expect("a line").at + 1000;
    let table = Table::load(opened.table, TableConfig::default(), now, lines);
    (table.expect("a table"), now)
}

#[test]
fn a_log_of_version_1_is_loaded_and_told_as_it_was() {
    let files = fs::read_dir(format!("{FIXTURES}/tables")).expect("the fixtures");
    let paths = files.map(|file| file.expect("a file").path());
    let logs = paths.filter(|path| path.extension().is_some_and(|end| end == "log"));
    let mut count = 0;
    for path in logs {
        count += 1;
        let (table, now) = load(&path);
        let expected = fs::read_to_string(path.with_extension("told")).expect("what was told");
        let mut people: Vec<i64> = expected
            .lines()
            .map(|line| {
                line.split(' ')
                    .next()
                    .expect("a person")
                    .parse()
                    .expect("a number")
            })
            .collect();
        people.dedup();
        let mut told = Vec::new();
        for person in people {
            told.push(format!("{person} snapshot {}", table.snapshot(now, person)));
            if let Some(position) = table.position(person) {
                told.push(format!("{person} position {position}"));
            }
            let since = table.seq().saturating_sub(20);
            for missed in table.catch_up(since, person).into_iter().flatten() {
                told.push(format!("{person} since {since} {missed}"));
            }
        }
        for (told, expected) in told.iter().zip(expected.lines()) {
            assert_eq!(read(told), read(expected), "{}", path.display());
        }
        assert_eq!(told.len(), expected.lines().count());
        let name = path.file_stem().expect("a name").display();
        if let Ok(record) = fs::read_to_string(format!("{FIXTURES}/records/table-{name}.jsonl")) {
            assert_eq!(
                table.finished().expect("a match that is over").record,
                record
            );
        }
    }
    assert_eq!(count, 7);
}

/// Programs of version 1 had other blanks and another order of fields here and there.
fn read(told: &str) -> (&str, Value) {
    let begin = told.find('{').expect("an object");
    let (whom, message) = told.split_at(begin);
    (whom, serde_json::from_str(message).expect("JSON"))
}
