//! The lobby: which tables there are, who is here, and what they say; and who watches a table,
//! which its host is told.

use baralho_protocol::online::{Person, Said, TableCode, ToClient};
use baralho_table::Frame;

use super::{ConnectionId, Hub, Kind, Output};

/// Changes are told together, at most so often, in milliseconds.
pub(super) const EVERY_MS: i64 = 500;

/// People named at most; the others are counted.
const NAMED: usize = 200;

/// Tables shown at most.
pub(super) const LISTED: usize = 500;

/// Things said that newcomers are still told.
const CHAT: usize = 50;

impl Hub {
    /// Shows the lobby as it was last told to everybody: what has changed since then is told to
    /// all, and is the same for whoever comes and for whoever was there.
    pub(super) fn show_lobby(&mut self, connection: ConnectionId) {
        let frame = self
            .lobby_frame
            .take()
            .unwrap_or_else(|| self.whole_lobby());
        self.lobby_frame = Some(frame.clone());
        self.out
            .push(Output::send(connection, frame, Kind::WholeLobby, None));
    }

    fn whole_lobby(&self) -> Frame {
        let mut lobby = ToClient::Lobby {
            tables: Vec::new(),
            online: 0,
            people: Vec::new(),
            chat: Vec::new(),
        };
        if self.limits.lobby {
            lobby = ToClient::Lobby {
                tables: self.listed(),
                online: self.people.len(),
                people: self.named(),
                chat: self.lobby_chat.iter().cloned().collect(),
            };
        }
        lobby.to_json().into()
    }

    fn named(&self) -> Vec<Person> {
        let people = self.people.values().map(|(person, _)| person.clone());
        people.take(NAMED).collect()
    }

    pub(super) fn say_in_lobby(&mut self, said: Said) {
        if self.lobby_chat.len() == CHAT {
            self.lobby_chat.pop_front();
        }
        self.lobby_chat.push_back(said.clone());
        self.lobby_said.push(said);
        self.lobby_frame = None;
    }

    /// Tells whoever listens what has changed in the lobby.
    pub(super) fn tell_lobby(&mut self) {
        let is_due = self.now >= self.lobby_told_at + EVERY_MS
            && (self.people_changed || !self.changed.is_empty());
        if !is_due && self.lobby_said.is_empty() {
            return;
        }
        self.lobby_frame = None;
        let all = self.connections.iter();
        let listeners: Vec<ConnectionId> = all
            .filter(|(_, connection)| connection.lobby)
            .map(|(&id, _)| id)
            .collect();
        let is_heard = !listeners.is_empty() && self.limits.lobby;
        let said = std::mem::take(&mut self.lobby_said);
        let mut frames: Vec<ToClient> = said.into_iter().map(ToClient::LobbyChat).collect();
        if is_due {
            self.lobby_told_at = self.now;
            for code in std::mem::take(&mut self.changed) {
                self.tell_watching(code);
                let shown = self.tables.get(&code).filter(|slot| slot.table.is_listed());
                if let Some(slot) = shown {
                    self.listed.insert(code);
                    frames.extend(is_heard.then(|| ToClient::LobbyTable {
                        table: slot.table.summary(),
                    }));
                } else if self.listed.remove(&code) {
                    frames.push(ToClient::LobbyGone { table: code });
                }
            }
            if std::mem::take(&mut self.people_changed) && is_heard {
                frames.push(ToClient::LobbyPeople {
                    online: self.people.len(),
                    people: self.named(),
                });
            }
        }
        if !is_heard {
            return;
        }
        for frame in frames {
            let frame: Frame = frame.to_json().into();
            for &connection in &listeners {
                self.out
                    .push(Output::send(connection, frame.clone(), Kind::Lobby, None));
            }
        }
    }
}

/// Watchers named at most; the others are counted.
const NAMED_WATCHERS: usize = 100;

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
            people: people.iter().take(NAMED_WATCHERS).cloned().collect(),
            more: people.len().saturating_sub(NAMED_WATCHERS),
        };
        let frame: Frame = watching.to_json().into();
        for &connection in &slot.watched.by {
            self.out
                .push(Output::send(connection, frame.clone(), Kind::Table, None));
        }
    }
}
