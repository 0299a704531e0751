use std::collections::VecDeque;

use baralho_protocol::online::{Person, Said, Summary, TableCode, remember};

/// The lobby as the server last told it.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// Whether the server has shown it on this connection.
    pub known: bool,
    /// By their codes; a list, since there are few and a map is much code for a page.
    tables: Vec<Summary>,
    /// How many people are connected.
    pub online: usize,
    /// Some of them.
    pub people: Vec<Person>,
    chat: VecDeque<Said>,
}

impl Lobby {
    /// The public tables, in an order that does not change.
    pub fn tables(&self) -> impl Iterator<Item = &Summary> {
        self.tables.iter()
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
        self.tables.clear();
        for table in tables {
            self.table(table);
        }
        self.online = online;
        self.people = people;
        self.chat = chat.into();
    }

    pub(crate) fn table(&mut self, table: Summary) {
        match self.place_of(table.table) {
            Ok(place) => self.tables[place] = table,
            Err(place) => self.tables.insert(place, table),
        }
    }

    pub(crate) fn gone(&mut self, table: TableCode) {
        if let Ok(place) = self.place_of(table) {
            self.tables.remove(place);
        }
    }

    /// Where a table is, or would be.
    fn place_of(&self, table: TableCode) -> Result<usize, usize> {
        self.tables
            .binary_search_by_key(&table, |known| known.table)
    }

    pub(crate) fn said(&mut self, said: Said) {
        remember(&mut self.chat, said);
    }
}
