//! What is deleted leaves the disk.

use std::{fs, path::Path};

use baralho_storage::{Append, LogLine, Purge, Store, TableState, open};

fn said(code: &str, first_seq: u64, author: i64, texts: impl Iterator<Item = String>) -> Append {
    let lines = texts.map(|text| LogLine {
        author: Some(author),
        ..LogLine::new(5, format!(r#"{{"t":"chat","text":"{text}"}}"#))
    });
    Append::lines(code, 1, first_seq, lines.collect())
}

/// Which of the files in a folder have these bytes.
fn files_with(folder: &Path, bytes: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        // Copied by another process: to close a file here would take SQLite's locks away.
        let copy = std::process::Command::new("cat").arg(&path).output();
        let content = copy.expect("cat starts").stdout;
        if content
            .windows(bytes.len())
            .any(|part| part == bytes.as_bytes())
        {
            found.push(path.display().to_string());
        }
    }
    found
}

/// A store where two people talked a lot, everywhere at once, so that pages split and join.
fn talk(folder: &Path) -> (std::sync::Arc<Store>, i64) {
    let store = open(folder, None).expect("a new database");
    let person = |name: &str| {
        let name = name.parse().expect("a name");
        store
            .create_account(&name, Some("hash"), 1)
            .expect("new")
            .id
    };
    let (ana, bia) = (person("Segreda Anastácia"), person("Bia"));
    for round in 0..30_u64 {
        for table in 0..20 {
            let secret = |number| {
                format!(
                    "tesouro-escondido {} {}",
                    number,
                    "x".repeat(round as usize * 9)
                )
            };
            let other = |number| format!("nothing to hide {number}");
            let code = format!("table{table}");
            let batch = [
                said(&code, 4 * round, ana, (0..2).map(secret)),
                said(&code, 4 * round + 2, bia, (0..2).map(other)),
            ];
            store.append(&batch).expect("stored");
        }
    }
    (store, ana)
}

#[test]
fn what_a_deleted_account_said_is_in_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, ana) = talk(folder.path());
    assert_ne!(files_with(folder.path(), "tesouro-escondido"), [""; 0]);
    assert!(store.delete_account(ana).expect("an answer"));
    store.unsay(ana).expect("an answer");
    assert_eq!(store.purge(&Purge::default()).expect("an answer").tables, 0);
    for gone in ["tesouro-escondido", "Segreda", "segreda"] {
        assert_eq!(files_with(folder.path(), gone), [""; 0], "{gone}");
    }
    assert_ne!(files_with(folder.path(), "nothing to hide"), [""; 0]);
}

#[test]
fn what_was_said_at_a_purged_table_is_in_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, _) = talk(folder.path());
    for table in 0..20 {
        let mut close = said(&format!("table{table}"), 120, 0, std::iter::empty());
        close.state = Some(TableState::Closed);
        store.append(&[close]).expect("stored");
    }
    let purge = Purge {
        tables_closed_before: 100,
        ..Purge::default()
    };
    assert_eq!(store.purge(&purge).expect("an answer").tables, 20);
    for gone in ["tesouro-escondido", "nothing to hide"] {
        assert_eq!(files_with(folder.path(), gone), [""; 0], "{gone}");
    }
}
