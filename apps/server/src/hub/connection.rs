use baralho_protocol::online::{Person, TableCode};
use baralho_words::Language;

use super::Origin;
use crate::rate::{Bucket, Rate};

/// The number of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// What the hub knows of a connection.
pub(super) struct Connection {
    pub(super) person: Person,
    pub(super) origin: Origin,
    pub(super) language: Language,
    /// Has said hello.
    pub(super) greeted: bool,
    /// Wants to hear of the lobby.
    pub(super) lobby: bool,
    /// Wants to be told who watches its tables.
    pub(super) watching: bool,
    pub(super) table: Option<TableCode>,
    bucket: Bucket,
    /// Messages refused because they came too fast, less those that did not.
    pub(super) pushes: u32,
}

impl Connection {
    pub(super) fn new(person: Person, origin: Origin, now: i64, rate: Rate) -> Self {
        Self {
            person,
            origin,
            language: Language::En,
            greeted: false,
            lobby: false,
            watching: false,
            table: None,
            bucket: Bucket::full(rate, now),
            pushes: 0,
        }
    }

    /// Whether one more message is not too much.
    pub(super) fn may_speak(&mut self, now: i64, rate: Rate) -> bool {
        self.bucket.take(rate, now).is_ok()
    }
}
