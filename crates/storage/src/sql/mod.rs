//! One set of statements for both databases.
//!
//! Statements are written for PostgreSQL in the part of its language that SQLite shares.
//! A [`Driver`] opens transactions, a [`Session`] runs statements in one.

mod accounts;
mod export;
mod games;
mod govern;
mod keys;
mod migrate;
mod tables;

pub(crate) use migrate::{Dialect, migrate};

use std::path::Path;

use crate::{
    Account, AccountError, Append, Appended, Before, Claimed, GameFacts, Govern, Key, KeyKind,
    NewKey, PlayerName, Purge, Purged, Ranked, Rating, Sink, Size, Store, StoreError, TableState,
};

/// A value on its way to or from the database: there are no other types in our schema.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    Null,
    Integer(i64),
    Real(f64),
    Text(String),
}

impl From<i64> for Cell {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<u32> for Cell {
    fn from(value: u32) -> Self {
        Self::Integer(value.into())
    }
}

impl From<f64> for Cell {
    fn from(value: f64) -> Self {
        Self::Real(value)
    }
}

impl From<&str> for Cell {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl From<&String> for Cell {
    fn from(value: &String) -> Self {
        Self::Text(value.clone())
    }
}

impl<T: Into<Cell>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// An answer's line, read from left to right.
pub(crate) struct Row(std::vec::IntoIter<Cell>);

impl Row {
    pub(crate) fn new(cells: Vec<Cell>) -> Self {
        Self(cells.into_iter())
    }

    fn next(&mut self) -> Cell {
        self.0.next().unwrap_or(Cell::Null)
    }

    pub(crate) fn integer(&mut self) -> Result<i64, StoreError> {
        match self.next() {
            Cell::Integer(value) => Ok(value),
            other => Err(unexpected("an integer", &other)),
        }
    }

    /// An integer of a narrower type.
    pub(crate) fn number<T: TryFrom<i64>>(&mut self) -> Result<T, StoreError> {
        let value = self.integer()?;
        T::try_from(value).map_err(|_| unexpected("a smaller number", &Cell::Integer(value)))
    }

    pub(crate) fn optional_integer(&mut self) -> Result<Option<i64>, StoreError> {
        match self.next() {
            Cell::Null => Ok(None),
            Cell::Integer(value) => Ok(Some(value)),
            other => Err(unexpected("an integer or nothing", &other)),
        }
    }

    pub(crate) fn real(&mut self) -> Result<f64, StoreError> {
        match self.next() {
            Cell::Real(value) => Ok(value),
            other => Err(unexpected("a number", &other)),
        }
    }

    pub(crate) fn text(&mut self) -> Result<String, StoreError> {
        match self.next() {
            Cell::Text(value) => Ok(value),
            other => Err(unexpected("a text", &other)),
        }
    }

    pub(crate) fn optional_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.next() {
            Cell::Null => Ok(None),
            Cell::Text(value) => Ok(Some(value)),
            other => Err(unexpected("a text or nothing", &other)),
        }
    }
}

/// Says of which kind the value is, not the value: it may be private.
fn unexpected(wanted: &str, found: &Cell) -> StoreError {
    let found = match found {
        Cell::Null => "nothing",
        Cell::Integer(_) => "an integer",
        Cell::Real(_) => "a number",
        Cell::Text(_) => "a text",
    };
    StoreError::Damaged(format!("{found} where {wanted} should be"))
}

/// A transaction under way. Parameters are `$1`, `$2`, ...; ` FOR UPDATE` at the end of a
/// query locks its rows where others could write at the same time.
pub(crate) trait Session {
    /// Runs a statement and says how many rows it changed.
    fn run(&mut self, sql: &str, cells: &[Cell]) -> Result<u64, StoreError>;
    /// Runs a query.
    fn rows(&mut self, sql: &str, cells: &[Cell]) -> Result<Vec<Row>, StoreError>;

    /// Whether the round trip costs much more than the work: then statements are batched.
    fn is_remote(&self) -> bool;

    /// The first row of a query's answer, if any.
    fn row(&mut self, sql: &str, cells: &[Cell]) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, cells)?.into_iter().next())
    }
}

/// How something is read.
#[derive(Clone, Copy)]
pub(crate) enum Reading {
    /// Quickly, beside whoever writes.
    Usual,
    /// Page by page, in the way of nobody but others who read so: large exports.
    Long,
    /// For as long as it takes, in nobody's way: for administrators.
    Slow,
}

/// A database that can be asked to do things as a whole or not at all.
pub(crate) trait Driver: Send + Sync {
    /// Does work in a transaction that is kept when the work succeeds.
    fn write<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut dyn Session) -> Result<T, E>,
    ) -> Result<T, E>;

    /// Does work that changes nothing, seeing the state of one moment.
    fn read_as<T>(
        &self,
        how: Reading,
        work: impl FnOnce(&mut dyn Session) -> Result<T, StoreError>,
    ) -> Result<T, StoreError>;

    /// As [`Driver::read_as`], as most things are read.
    fn read<T>(
        &self,
        work: impl FnOnce(&mut dyn Session) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.read_as(Reading::Usual, work)
    }

    /// Whether writing works.
    fn check(&self) -> Result<(), StoreError> {
        self.write(probe)
    }

    /// Takes what was deleted off the disk, as far as that is quick.
    fn wipe(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// As [`Driver::wipe`], with what was left until now.
    fn wipe_thoroughly(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// What is wrong with how the database is kept on the disk.
    fn damage(&self) -> Result<Vec<String>, StoreError>;

    /// See [`Store::backup`].
    fn backup(&self, file: &Path) -> Result<(), StoreError>;

    /// See [`Store::check_backup`].
    fn check_backup(&self, file: &Path) -> Result<(), StoreError>;

    /// See [`Store::vacuum`].
    fn vacuum(&self) -> Result<(), StoreError>;

    /// See [`Store::size`].
    fn size(&self) -> Result<Size, StoreError>;
}

/// Writes what changes nothing in the end: there and back, because SQLite does not write what
/// is there already.
pub(crate) fn probe(session: &mut dyn Session) -> Result<(), StoreError> {
    for _ in 0..2 {
        let changed = session.run("UPDATE schema_version SET version = -version", &[])?;
        if changed != 1 {
            return Err(StoreError::Damaged(format!("{changed} schema versions")));
        }
    }
    Ok(())
}

/// PostgreSQL has no place for this character in a text, so no text has it anywhere.
pub(crate) fn refuse_nul(cells: &[Cell]) -> Result<(), StoreError> {
    let has_nul = |cell: &Cell| matches!(cell, Cell::Text(text) if text.contains('\0'));
    if cells.iter().any(has_nul) {
        return Err(StoreError::Nul);
    }
    Ok(())
}

/// Lists cells of different types.
macro_rules! cells {
    ($($value:expr),* $(,)?) => { &[$($crate::sql::Cell::from($value)),*] };
}
pub(crate) use cells;

/// How many guests or tables are forgotten in one transaction.
const STEP: u32 = 50;

/// Everything that lasts, in a database behind a driver.
pub(crate) struct SqlStore<D>(pub(crate) D);

/// Lines that are taken away at a time: whoever has said much must not keep others from writing.
const UNSAID_AT_A_TIME: u32 = 1_000;

impl<D: Driver> SqlStore<D> {
    fn unsay_in_steps(&self, account: i64) -> Result<u64, StoreError> {
        let mut all = 0;
        loop {
            let step =
                |session: &mut dyn Session| tables::unsay(session, account, UNSAID_AT_A_TIME);
            let lines = self.0.write(step)?;
            all += lines;
            if lines < u64::from(UNSAID_AT_A_TIME) {
                return Ok(all);
            }
            // Locks are not fair: without this others would starve.
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
    }
}

/// What is one piece of work in a transaction, or one question: how it runs, and where it is.
macro_rules! forward {
    ($($how:ident $name:ident($($argument:ident: $kind:ty),*) -> $answer:ty = $work:path;)*) => {
        $(fn $name(&self, $($argument: $kind),*) -> $answer {
            self.0.$how(|session| $work(session, $($argument),*))
        })*
    };
}

impl<D: Driver> Store for SqlStore<D> {
    forward! {
        write append(batch: &[Append]) -> Result<Vec<Appended>, StoreError> = tables::append;
        read tables(state: TableState) -> Result<Vec<String>, StoreError> = tables::in_state;
        write create_account(name: &PlayerName, hash: Option<&str>, now: i64) -> Result<Account, AccountError> = accounts::create;
        read account(id: i64) -> Result<Option<Account>, StoreError> = accounts::by_id;
        read account_named(name: &PlayerName) -> Result<Option<Account>, StoreError> = accounts::by_name;
        read password_hash(id: i64) -> Result<Option<String>, StoreError> = accounts::password_hash;
        write set_password_hash(id: i64, hash: &str) -> Result<bool, StoreError> = accounts::set_password_hash;
        write create_key(key: &NewKey<'_>) -> Result<Key, AccountError> = keys::create;
        read find_key(secret: &str, now: i64) -> Result<Option<(Key, Account)>, StoreError> = keys::find;
        write seen(account: i64, key: Option<i64>, now: i64) -> Result<(), StoreError> = keys::seen;
        write revoke_key(account: i64, key: i64) -> Result<bool, StoreError> = keys::revoke;
        write revoke_all_keys(account: i64) -> Result<u64, StoreError> = keys::revoke_all;
        read leaderboard(game: &str, limit: u32, offset: u32) -> Result<Vec<Ranked>, StoreError> = games::leaderboard;
        read ratings_of(account: i64) -> Result<Vec<Rating>, StoreError> = games::ratings_of;
        read game(code: &str, number: u32) -> Result<Option<(GameFacts, String)>, StoreError> = games::game;
    }

    fn claim(&self, code: &str, node: &str, _now: i64) -> Result<Option<Claimed>, StoreError> {
        self.0.write(|session| tables::claim(session, code, node))
    }

    fn rename(&self, id: i64, name: &PlayerName) -> Result<Account, AccountError> {
        let renamed = self.0.write(|session| accounts::rename(session, id, name));
        match renamed {
            Err(AccountError::Store(StoreError::Taken)) => Err(AccountError::NameTaken),
            renamed => renamed,
        }
    }

    fn delete_account(&self, id: i64) -> Result<bool, StoreError> {
        // What takes long first, in steps between which others write.
        if self.account(id)?.is_some() {
            self.unsay_in_steps(id)?;
        }
        self.0.write(|session| accounts::delete(session, id))
    }

    fn unsay(&self, account: i64) -> Result<u64, StoreError> {
        let lines = self.unsay_in_steps(account)?;
        self.0.wipe()?;
        Ok(lines)
    }

    fn keys(&self, account: i64, kind: KeyKind, now: i64) -> Result<Vec<Key>, StoreError> {
        self.0.read(|session| {
            let mut keys = keys::of(session, account)?;
            keys.retain(|key| key.kind == kind && key.is_valid(now));
            Ok(keys)
        })
    }

    fn history(
        &self,
        account: i64,
        limit: u32,
        before: Option<&Before>,
    ) -> Result<Vec<GameFacts>, StoreError> {
        self.0.read(|session| {
            let games = games::history(session, account, limit, before)?;
            Ok(games.into_iter().map(|(facts, _)| facts).collect())
        })
    }

    fn export(&self, account: i64, sink: &mut Sink<'_>) -> Result<bool, StoreError> {
        export::export(&self.0, account, sink)
    }

    /// In small steps, so that whoever plays never waits for long.
    fn purge(&self, purge: &Purge) -> Result<Purged, StoreError> {
        let keys = |session: &mut dyn Session| keys::purge(session, purge.keys_expired_before);
        let mut purged = Purged {
            keys: self.0.write(keys)?,
            ..Purged::default()
        };
        loop {
            let guests = |session: &mut dyn Session| {
                accounts::purge(session, purge.guests_unseen_since, STEP)
            };
            let gone = self.0.write(guests)?;
            purged.guests += gone;
            if gone == 0 {
                break;
            }
        }
        loop {
            let gone = self
                .0
                .write(|session| tables::purge(session, purge, STEP))?;
            purged.tables += gone;
            if gone == 0 {
                break;
            }
        }
        if purged.guests > 0 || purged.tables > 0 {
            self.0.wipe()?;
        }
        self.0.wipe_thoroughly()?;
        Ok(purged)
    }

    fn govern(&self) -> &dyn Govern {
        self
    }

    fn check(&self) -> Result<(), StoreError> {
        self.0.check()
    }

    fn damage(&self) -> Result<Vec<String>, StoreError> {
        let mut found = self.0.damage()?;
        found.extend(self.0.read_as(Reading::Slow, tables::damage)?);
        Ok(found)
    }

    fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.0.backup(file)
    }

    fn check_backup(&self, file: &Path) -> Result<(), StoreError> {
        self.0.check_backup(file)
    }

    fn vacuum(&self) -> Result<(), StoreError> {
        self.0.vacuum()
    }

    fn size(&self) -> Result<Size, StoreError> {
        self.0.size()
    }
}
