//! Hosts are told who watches their tables.

use baralho_protocol::online::{Person, TableCode, ToClient};

use super::{ConnectionId, Hub, Kind, Output};

/// People named at most; the others are counted.
const NAMED: usize = 100;

/// Who was told last, and of whom.
#[derive(Default, PartialEq)]
pub(super) struct Watched {
    by: Vec<ConnectionId>,
    people: Vec<Person>,
}

impl Hub {
    /// Tells the host who watches, if that has changed and the host wants to know.
    pub(super) fn tell_watching(&mut self, table: TableCode) {
        let Some(slot) = self.tables.get_mut(&table) else {
            return;
        };
        let host = slot.table.host.id;
        let asked = |id: &&ConnectionId| {
            let connection = self.connections.get(id);
            connection.is_some_and(|known| known.watching && known.person.id == host)
        };
        let now = Watched {
            by: slot.connections.iter().filter(asked).copied().collect(),
            people: slot.table.watchers().cloned().collect(),
        };
        if now == slot.watched {
            return;
        }
        slot.watched = now;
        let people = &slot.watched.people;
        let watching = ToClient::Watching {
            table,
            people: people.iter().take(NAMED).cloned().collect(),
            more: people.len().saturating_sub(NAMED),
        };
        let frame: baralho_table::Frame = watching.to_json().into();
        for &connection in &slot.watched.by {
            self.out.push(Output::Send {
                connection,
                frame: frame.clone(),
                kind: Kind::Table,
                because: None,
            });
        }
    }
}
