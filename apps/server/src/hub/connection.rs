use baralho_protocol::online::{Person, TableCode};
use baralho_words::Language;

use crate::rate::{Bucket, Rate};

/// The number of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// What the hub knows of a connection.
pub(super) struct Connection {
    pub(super) person: Person,
    pub(super) language: Language,
    /// Has said hello.
    pub(super) greeted: bool,
    /// Wants to hear of the lobby.
    pub(super) lobby: bool,
    pub(super) table: Option<TableCode>,
    bucket: Bucket,
    /// Messages refused in a row because they came too fast.
    pub(super) pushes: u32,
}

impl Connection {
    pub(super) fn new(person: Person, now: i64, rate: Rate) -> Self {
        Self {
            person,
            language: Language::En,
            greeted: false,
            lobby: false,
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
