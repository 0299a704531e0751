//! What a host of the server may set for its tables.

use std::time::Duration;

use baralho_table::TableConfig;

use crate::{rate::Rate, settings::section};

section! {
    /// What a host of the server may set for its tables.
    pub struct Limits {
        /// How long a dropped player's seat is kept before a bot stands in.
        grace: Duration = Duration::from_mins(1);
        /// After this long whoever plays may end a host's pause.
        pause: Duration = Duration::from_mins(2);
        /// The most lines of a table's log: beyond them its match ends, and no other begins.
        longest_log: u64 = 20_000;
        /// The time between a move and a bot's next one, so that people can follow.
        bot_pace: Duration = Duration::from_millis(700);
        /// After this long a table that nobody attends is put away.
        idle: Duration = Duration::from_mins(30);
        /// Tables at a time.
        tables: usize = 20_000;
        /// Tables that one person may have opened, or be the host of, at a time.
        tables_per_person: usize = 5;
        /// Connections of one person.
        connections_per_person: usize = 8;
        /// Bytes that may wait for a connection to read them: beyond them news is dropped, and
        /// what it was about shown anew.
        outbox: usize = 256 * 1024;
        /// Messages of a connection.
        messages: Rate = Rate::new(60, 20 * 60);
        /// Messages of all connections of one client.
        messages_per_client: Rate = Rate::new(1_200, 200 * 60);
        /// What one person may do at tables besides moves and talk.
        changes_per_person: Rate = Rate::new(60, 120);
        /// Things that one person may say.
        chat_per_person: Rate = Rate::new(10, 30);
        /// Things that may be said at one table.
        chat_per_table: Rate = Rate::new(40, 120);
        /// Things that may be said in the lobby.
        chat_in_lobby: Rate = Rate::new(120, 240);
        /// Things that all people of one client may say.
        chat_per_client: Rate = Rate::new(30, 60);
        /// People whom one person may block or report.
        reports_per_person: Rate = Rate::new(10, 10);
        /// People whom all people of one client may block or report.
        reports_per_client: Rate = Rate::new(60, 30);
        /// Passwords and codes of tables that one person may try.
        guesses_per_person: Rate = Rate::new(10, 10);
        /// Passwords and codes of tables that one client may try.
        guesses_per_client: Rate = Rate::new(90, 90);
    }
    and each_switch {
        /// Whether people may write to each other.
        chat: bool = true;
        /// Whether the lobby lists tables and people.
        lobby: bool = true;
        /// Whether bots may be seated.
        bots: bool = true;
        /// The bots that may be seated, such as robot0 and greedy; if none are named, all.
        bot_names: Vec<String> = Vec::new();
        /// The longest that a bot may think about a move: the machine is everybody's.
        bot_time: Duration = Duration::from_secs(1);
        /// The most iterations of a bot's search for a move.
        bot_iterations: u64 = 20_000;
    }
}

impl Limits {
    /// What holds at all tables.
    pub fn table(&self) -> TableConfig {
        TableConfig {
            grace_ms: millis(self.grace),
            pause_ms: millis(self.pause),
            longest_log: self.longest_log,
            ..TableConfig::default()
        }
    }

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

/// As the hub counts time.
pub(super) fn millis(time: Duration) -> i64 {
    time.as_millis() as i64
}
