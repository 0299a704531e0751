//! A table from the outside: whom it seats, and what was told of it.

use std::time::Instant;

use baralho_protocol::online::TableCode;

/// A table of the crowd.
pub(crate) struct Table {
    pub(crate) code: TableCode,
    /// The move on its way: when it was sent, and how many have been told.
    pub(crate) sent: Option<(Instant, usize)>,
    /// The moves of the present match, as the first seat was told.
    pub(crate) moves: Vec<(usize, String)>,
    /// No more matches begin here.
    pub(crate) is_done: bool,
}

/// A match that is over.
pub(crate) struct Finished {
    pub(crate) code: TableCode,
    pub(crate) number: u32,
    pub(crate) moves: Vec<(usize, String)>,
}
