use std::collections::{BTreeMap, VecDeque};

use baralho_protocol::online::{Person, Said, Summary, TableCode};

use crate::table::remember;

/// The lobby as the server last told it.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// Whether the server has shown it on this connection.
    pub known: bool,
    tables: BTreeMap<TableCode, Summary>,
    /// How many people are connected.
    pub online: usize,
    /// Some of them.
    pub people: Vec<Person>,
    chat: VecDeque<Said>,
}

impl Lobby {
    /// The public tables, in an order that does not change.
    pub fn tables(&self) -> impl Iterator<Item = &Summary> {
        self.tables.values()
    }

    /// What was said lately, the latest last.
    pub fn chat(&self) -> impl Iterator<Item = &Said> {
        self.chat.iter()
    }

    pub(crate) fn show(
        &mut self,
        tables: Vec<Summary>,
        online: usize,
        people: Vec<Person>,
        chat: Vec<Said>,
    ) {
        self.known = true;
        self.tables = tables
            .into_iter()
            .map(|table| (table.table, table))
            .collect();
        self.online = online;
        self.people = people;
        self.chat = chat.into();
    }

    pub(crate) fn table(&mut self, table: Summary) {
        self.tables.insert(table.table, table);
    }

    pub(crate) fn gone(&mut self, table: TableCode) {
        self.tables.remove(&table);
    }

    pub(crate) fn said(&mut self, said: Said) {
        remember(&mut self.chat, said);
    }
}
