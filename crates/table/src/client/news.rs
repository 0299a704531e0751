use baralho_protocol::online::{Command, Person, Said, TableCode, Told};

/// Something a client has just learned. What it means for the lobby or the table has been
/// taken in already: read it there. A `code` says why for programs, a `message` for people.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // the names say it all
pub enum News {
    /// The server knows who this is.
    Welcome {
        you: Person,
        server: String,
        /// Tables where this person has a seat.
        tables: Vec<TableCode>,
    },
    /// The lobby was shown, or something in it has changed.
    Lobby,
    /// Something was said in the lobby, by somebody who is not muted.
    LobbyChat(Said),
    /// A table was shown as it stands. The moves of its round follow as [`News::Told`], the
    /// old ones marked.
    Table {
        /// Whether the client was at this table before, and only catches up.
        again: bool,
    },
    /// Something happened at the table.
    Told {
        told: Told,
        /// Known before: it is repeated because the table was shown anew.
        old: bool,
    },
    /// All that a table's showing repeats has been taken in.
    CaughtUp {
        /// The last move of this client's seat in the round was made by a bot standing in.
        stood_in: bool,
    },
    /// Who watches the table has changed: for its host.
    Watching,
    /// A command was fulfilled.
    Done(Command),
    /// A command was refused.
    Refused {
        command: Option<Command>,
        code: String,
        message: String,
    },
    /// The connection broke before a command was answered, and it cannot simply be said again:
    /// it may have been fulfilled.
    Unanswered(Command),
    /// The client is at no table any more.
    Out {
        table: TableCode,
        code: String,
        /// A match is being played there, and the client's seat is kept.
        keeps_seat: bool,
    },
    /// What those who run the server have to say to everybody.
    Notice(String),
    /// The server has nothing more to say on this connection.
    Bye { code: String, message: String },
}
