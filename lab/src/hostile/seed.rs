//! Data that would take long to make through the door.

use std::path::Path;

use baralho_protocol::online::{LONGEST_CHAT, Person, Setup, TableCode, TableEvent};
use baralho_storage::{Append, Appended, KeyKind, LogLine, NewKey, Store, TableState, open};
use baralho_table::{Logged, Table, TableConfig};

/// Opens the session of whoever wrote all of it.
pub(crate) const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// How many closed tables there are.
pub(crate) const CLOSED: u64 = 50;

const NOW: i64 = 1_800_000_000_000;

/// The code of a table that lies ready.
pub(crate) fn code(number: u64) -> TableCode {
    TableCode::from_bits(number << 32)
}

/// A table that has just as much talk as is told again.
pub(crate) fn long_chats(folder: &Path, _scale: f64) {
    let mut table = Seeded::new(folder);
    table.write(code(1), 390, LONGEST_CHAT, TableState::Archived);
}

/// A table with a long story.
pub(crate) fn long_table(folder: &Path, scale: f64) {
    let mut table = Seeded::new(folder);
    table.write(code(1), times(8_000, scale), 20, TableState::Archived);
}

/// Somebody who has said a lot.
pub(crate) fn long_account(folder: &Path, scale: f64) {
    let mut table = Seeded::new(folder);
    for number in 0..20 {
        let lines = times(10_000, scale);
        table.write(code(number + 1), lines, 100, TableState::Closed);
    }
}

/// Tables that are over for good.
pub(crate) fn closed_tables(folder: &Path, _scale: f64) {
    let mut table = Seeded::new(folder);
    for number in 0..CLOSED {
        table.write(code(number + 1), 100, 100, TableState::Closed);
    }
}

fn times(number: usize, scale: f64) -> usize {
    (number as f64 * scale) as usize
}

struct Seeded {
    store: std::sync::Arc<Store>,
    who: Person,
}

impl Seeded {
    fn new(folder: &Path) -> Self {
        let store = open(folder, None).expect("a new database");
        let name = "Talker".parse().expect("a name");
        let account = store.create_account(&name, None, NOW).expect("an account");
        let key = NewKey {
            account: account.id,
            kind: KeyKind::Session,
            label: "",
            secret: SECRET,
            now: NOW,
            expires_at: None,
        };
        store.create_key(&key).expect("a key");
        let who = Person {
            guest: true,
            ..Person::new(account.id, account.name)
        };
        Self { store, who }
    }

    fn write(&mut self, code: TableCode, count: usize, length: usize, state: TableState) {
        let setup = Setup::of("escopa");
        let config = TableConfig::default();
        let table = Table::open(code, config, NOW, self.who.clone(), setup, None, &[7; 32]);
        let mut lines: Vec<LogLine> = table
            .expect("a table")
            .take_pending()
            .into_iter()
            .map(|pending| LogLine::new(NOW, pending.line.body()))
            .collect();
        let said = Logged {
            at: NOW,
            event: TableEvent::Chat {
                who: self.who.clone(),
                text: "x".repeat(length),
            },
            hidden: None,
        };
        let said = LogLine {
            author: Some(self.who.id),
            ..LogLine::new(NOW, said.body())
        };
        lines.resize(lines.len() + count, said);
        let append = Append {
            state: Some(state),
            ..Append::lines(&code.to_string(), 1, 0, lines)
        };
        let appended = self.store.append(&[append]).expect("a database");
        assert_eq!(appended, [Appended::Done], "{code}");
    }
}
