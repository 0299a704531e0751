//! The one interface to all that lasts.

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::{
    Account, Append, Appended, Before, Claimed, GameFacts, Govern, Key, KeyKind, NewKey,
    PlayerName, Purge, Purged, Ranked, Rating, TableState,
};

/// The database did not do what was asked. Nothing is known to be written.
#[derive(Debug, Error)]
pub enum StoreError {
    /// It cannot be reached, or failed: the disk is full, the connection is lost.
    #[error("the database failed: {0}")]
    Failed(String),
    /// A later version of this program has been here.
    #[error("the database is of a later version ({found}) than this program knows ({known})")]
    TooNew {
        /// The schema version of the database.
        found: i64,
        /// The latest one this program can read.
        known: i64,
    },
    /// What is stored cannot be read.
    #[error("the database holds what no version of this program wrote: {0}")]
    Damaged(String),
    /// A text has the character NUL, which PostgreSQL cannot store: no text of ours has it.
    #[error("a text that is asked for or to be stored contains the character NUL")]
    Nul,
    /// Another process has the folder, most likely a server that runs.
    #[error("{0}")]
    InUse(InUse),
    /// Somebody else took what must be unique at this very moment.
    #[error("somebody else was faster")]
    Taken,
}

/// A folder that another process has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "another server{} is using the folder {}: stop it, or name another folder with --data",
    .pid.map(|pid| format!(" (process {pid})")).unwrap_or_default(),
    .folder.display()
)]
pub struct InUse {
    /// The folder.
    pub folder: PathBuf,
    /// The process, if it said its number.
    pub pid: Option<u32>,
}

/// Why an account was not made or changed.
#[derive(Debug, Error)]
pub enum AccountError {
    /// Somebody else has that name, or one that looks the same.
    #[error("somebody else has this name")]
    NameTaken,
    /// There is no such account, or no longer.
    #[error("there is no such account")]
    NoAccount,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Takes text piece by piece.
pub type Sink<'a> = dyn FnMut(&str) -> Result<(), StoreError> + 'a;

/// Everything that lasts. All functions block until the disk has it; none keeps a lock
/// while nothing is asked. Times are milliseconds since 1970, and always given.
///
/// # Errors
/// All of them fail with a [`StoreError`] when the database does. After an error a write may
/// or may not have happened, but never a part of one.
#[allow(clippy::missing_errors_doc)] // said once, above
pub trait Store: Send + Sync {
    /// Adds lines to the logs of tables, all in one transaction. Each [`Append`] is taken
    /// whole or refused whole; a refused one does not keep the others out. The answers are
    /// in the order of the batch.
    ///
    /// A game that finishes is stored in the same transaction, exactly once, with the new
    /// ratings of its players.
    fn append(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError>;

    /// Takes a table over: from now on only the new epoch may write, whoever had it before.
    /// A closed one is only read: nobody will write there. Neither counts as a change of the
    /// table, so neither postpones a [`purge`](Store::purge).
    /// None when there is no such table.
    fn claim(&self, code: &str, node: &str, now: i64) -> Result<Option<Claimed>, StoreError>;

    /// The codes of all tables in a state, sorted.
    fn tables(&self, state: TableState) -> Result<Vec<String>, StoreError>;

    /// Makes an account: a guest without a password, of which only the hash comes here.
    fn create_account(
        &self,
        name: &PlayerName,
        password_hash: Option<&str>,
        now: i64,
    ) -> Result<Account, AccountError>;

    /// An account by its number.
    fn account(&self, id: i64) -> Result<Option<Account>, StoreError>;

    /// An account by its name, in whatever case and form.
    fn account_named(&self, name: &PlayerName) -> Result<Option<Account>, StoreError>;

    /// The hash of an account's password, if it has one.
    fn password_hash(&self, id: i64) -> Result<Option<String>, StoreError>;

    /// Sets the hash of an account's password: a guest becomes registered, with all they
    /// have. False when there is no such account.
    fn set_password_hash(&self, id: i64, hash: &str) -> Result<bool, StoreError>;

    /// Gives an account another name.
    fn rename(&self, id: i64, name: &PlayerName) -> Result<Account, AccountError>;

    /// Deletes an account: name, password, keys, ratings, and what it said. Its name is free
    /// again; in the games it played its seats are nobody's, in their records they are called
    /// `deleted`.
    /// False when there is no such account.
    fn delete_account(&self, id: i64) -> Result<bool, StoreError>;

    /// Takes away what an account said at tables, and says how many lines it was: once more
    /// after its deletion, for what was on its way meanwhile.
    fn unsay(&self, account: i64) -> Result<u64, StoreError>;

    /// Makes a key.
    fn create_key(&self, key: &NewKey<'_>) -> Result<Key, AccountError>;

    /// The key with this secret, and whom it lets in. None when it is unknown or expired.
    fn find_key(&self, secret: &str, now: i64) -> Result<Option<(Key, Account)>, StoreError>;

    /// The keys of an account that are valid now, oldest first.
    fn keys(&self, account: i64, kind: KeyKind, now: i64) -> Result<Vec<Key>, StoreError>;

    /// Notes that an account was here, with which key.
    fn seen(&self, account: i64, key: Option<i64>, now: i64) -> Result<(), StoreError>;

    /// Deletes a key of an account. False when there is none.
    fn revoke_key(&self, account: i64, key: i64) -> Result<bool, StoreError>;

    /// Deletes all keys of an account, sessions and tokens, and says how many there were.
    fn revoke_all_keys(&self, account: i64) -> Result<u64, StoreError>;

    /// Registered accounts by their [cautious](Rating::cautious) rating in a game, best first.
    fn leaderboard(&self, game: &str, limit: u32, offset: u32) -> Result<Vec<Ranked>, StoreError>;

    /// An account's ratings, by name of the game.
    fn ratings_of(&self, account: i64) -> Result<Vec<Rating>, StoreError>;

    /// The games of an account, latest first: those before a place, or the first ones.
    fn history(
        &self,
        account: i64,
        limit: u32,
        before: Option<&Before>,
    ) -> Result<Vec<GameFacts>, StoreError>;

    /// A game that is over, with its record.
    fn game(&self, code: &str, number: u32) -> Result<Option<(GameFacts, String)>, StoreError>;

    /// Everything stored about an account, for its owner to read: JSON text, given to the sink
    /// piece by piece, as it is read. No connection is held while the sink takes its time; an
    /// error of the sink ends it. False when there is no such account, and nothing is given.
    fn export(&self, account: i64, sink: &mut Sink<'_>) -> Result<bool, StoreError>;

    /// Deletes what has become old.
    fn purge(&self, purge: &Purge) -> Result<Purged, StoreError>;

    /// What those who run the server may ask.
    fn govern(&self) -> &dyn Govern;

    /// Whether the database can be written to: writes something, to the disk.
    fn check(&self) -> Result<(), StoreError>;

    /// What is wrong with what is stored, a line each; nothing, one hopes. Looks at all of it,
    /// which takes a while, and keeps nobody from playing.
    fn damage(&self) -> Result<Vec<String>, StoreError>;

    /// Copies all that is stored, as it is at one moment, to a new file, while others go on.
    /// That is for SQLite: PostgreSQL has programs of its own for it.
    fn backup(&self, file: &Path) -> Result<(), StoreError>;

    /// Whether a backup is whole and could replace this database, once nobody uses it
    /// ([`crate::restore`]).
    fn check_backup(&self, file: &Path) -> Result<(), StoreError>;

    /// Gives unused room back, with the last traces of what was deleted. On SQLite nobody can
    /// write meanwhile.
    fn vacuum(&self) -> Result<(), StoreError>;

    /// How large it is.
    fn size(&self) -> Result<Size, StoreError>;
}

/// How large a database is, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// All of it.
    pub bytes: u64,
    /// What of that is free for new things, as far as that is known.
    pub unused: u64,
    /// What has not yet been moved to its place: SQLite's file beside the main one.
    pub changes: u64,
}
