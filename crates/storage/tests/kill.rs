//! What was said to be stored is stored, whenever the process is killed.

use std::{
    io::{BufRead, BufReader, Write},
    process::Stdio,
};

use baralho_storage::{Append, Appended, LogLine, Store, open};

use crate::{as_child, child};

const TABLES: u64 = 5;
const WRITER: &str = "kill::in_a_child_of_its_own_the_writer_writes_until_it_is_killed";

fn line(code: u64, epoch: u64, seq: u64) -> Append {
    let line = LogLine::new(seq as i64, format!("{{\"move\":{seq}}}"));
    Append::lines(&format!("table{code}"), epoch, seq, vec![line])
}

/// Moves at every table for ever, and says so when it is on disk.
#[test]
fn in_a_child_of_its_own_the_writer_writes_until_it_is_killed() {
    let Some(folder) = as_child() else {
        return;
    };
    let store = open(&folder, None).expect("the database");
    let mut next: Vec<(u64, u64)> = (0..TABLES)
        .map(|code| {
            let name = format!("table{code}");
            let claimed = store.claim(&name, "child").expect("an answer");
            claimed.map_or((1, 0), |claimed| {
                (claimed.epoch, claimed.lines.len() as u64)
            })
        })
        .collect();
    let mut output = std::io::stderr().lock();
    loop {
        let batch: Vec<Append> = (0..)
            .zip(&next)
            .map(|(code, &(epoch, seq))| line(code, epoch, seq))
            .collect();
        let answers = store.append(&batch).expect("an answer");
        assert!(answers.iter().all(|&answer| answer == Appended::Done));
        for (code, (_, seq)) in (0..).zip(&mut next) {
            let told: u64 = code;
            writeln!(output, "stored {told} {seq}").expect("a listener");
            *seq += 1;
        }
    }
}

#[test]
fn every_line_that_was_told_survives_kill_9() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut told = [0; TABLES as usize];
    for round in 0..8 {
        let mut child = child(WRITER, folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a child");
        let output = BufReader::new(child.stderr.take().expect("its output"));
        for (count, line) in output.lines().map_while(Result::ok).enumerate() {
            let Some(stored) = line.strip_prefix("stored ") else {
                panic!("the child said: {line}");
            };
            let (code, seq) = stored.split_once(' ').unwrap_or((stored, ""));
            // The line being written when the child died may be cut.
            if let (Ok(code), Ok(seq)) = (code.parse::<usize>(), seq.parse::<u64>()) {
                told[code] = told[code].max(seq);
            }
            if count == 30 + 17 * round {
                child.kill().expect("the child to be there");
            }
        }
        child.wait().expect("the child's end");
        check(&open(folder.path(), None).expect("the database"), &told);
    }
    assert!(told.iter().all(|&last| last > 20), "{told:?}");
}

fn check(store: &Store, told: &[u64]) {
    for (code, &last) in told.iter().enumerate() {
        let claimed = store.claim(&format!("table{code}"), "parent");
        let lines = claimed.expect("an answer").expect("the table").lines;
        assert!(lines.len() as u64 > last, "table {code} lost {last}");
        for (index, (seq, line)) in (0..).zip(&lines) {
            let expected = format!("{{\"move\":{index}}}");
            assert_eq!((*seq, line.body.as_str()), (index, expected.as_str()));
        }
    }
}
