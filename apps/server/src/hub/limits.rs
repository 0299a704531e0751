//! What a host of the server may set for its tables.

use baralho_table::TableConfig;

use crate::rate::Rate;

/// What a host of the server may set for its tables.
#[derive(Clone, Debug)]
pub struct Limits {
    /// What holds at all tables.
    pub table: TableConfig,
    /// Milliseconds between a move and a bot's next one, so that people can follow.
    pub bot_pace_ms: i64,
    /// The longest that a bot may think about a move, in milliseconds: the machine is
    /// everybody's.
    pub bot_time_ms: u64,
    /// The most iterations of a bot's search for a move.
    pub bot_iterations: u64,
    /// Milliseconds after which a table that nobody attends is put away.
    pub idle_ms: i64,
    /// Tables that one person may have opened, or be the host of, at a time.
    pub tables_per_person: usize,
    /// Tables at a time.
    pub tables: usize,
    /// Connections of one person.
    pub connections_per_person: usize,
    /// Bytes that may wait for a connection to read them: beyond them news is dropped, and what it
    /// was about shown anew.
    pub outbox: usize,
    /// Messages of a connection.
    pub messages: Rate,
    /// Messages of all connections of one client.
    pub messages_per_client: Rate,
    /// What one person may do at tables besides moves and talk.
    pub changes_per_person: Rate,
    /// Things that one person may say.
    pub chat_per_person: Rate,
    /// Things that may be said at one table.
    pub chat_per_table: Rate,
    /// Things that may be said in the lobby.
    pub chat_in_lobby: Rate,
    /// Things that all people of one client may say.
    pub chat_per_client: Rate,
    /// People whom one person may block or report.
    pub reports_per_person: Rate,
    /// People whom all people of one client may block or report.
    pub reports_per_client: Rate,
    /// Passwords and codes of tables that one person may try.
    pub guesses_per_person: Rate,
    /// Passwords and codes of tables that one client may try.
    pub guesses_per_client: Rate,
    /// Whether people may talk.
    pub chat: bool,
    /// Whether the lobby lists tables and people.
    pub lobby: bool,
    /// Whether bots may be seated.
    pub bots: bool,
    /// Which; if none are named, all.
    pub bot_names: Vec<String>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            table: TableConfig::default(),
            bot_pace_ms: 700,
            bot_time_ms: 1_000,
            bot_iterations: 20_000,
            idle_ms: 30 * 60_000,
            tables_per_person: 5,
            tables: 20_000,
            connections_per_person: 8,
            outbox: 256 * 1024,
            messages: Rate::new(60, 20 * 60),
            messages_per_client: Rate::new(1_200, 200 * 60),
            changes_per_person: Rate::new(60, 120),
            chat_per_person: Rate::new(10, 30),
            chat_per_table: Rate::new(40, 120),
            chat_in_lobby: Rate::new(120, 240),
            chat_per_client: Rate::new(30, 60),
            reports_per_person: Rate::new(10, 10),
            reports_per_client: Rate::new(60, 30),
            guesses_per_person: Rate::new(10, 10),
            guesses_per_client: Rate::new(90, 90),
            chat: true,
            lobby: true,
            bots: true,
            bot_names: Vec::new(),
        }
    }
}

impl Limits {
    /// No limits to what one person or client may do: for load tests, where all come from one
    /// address.
    pub fn for_load_tests() -> Self {
        Self {
            tables_per_person: usize::MAX,
            tables: usize::MAX,
            connections_per_person: usize::MAX,
            messages_per_client: Rate::ENDLESS,
            changes_per_person: Rate::ENDLESS,
            chat_per_person: Rate::ENDLESS,
            chat_per_table: Rate::ENDLESS,
            chat_in_lobby: Rate::ENDLESS,
            chat_per_client: Rate::ENDLESS,
            reports_per_person: Rate::ENDLESS,
            reports_per_client: Rate::ENDLESS,
            guesses_per_person: Rate::ENDLESS,
            guesses_per_client: Rate::ENDLESS,
            ..Self::default()
        }
    }
}
