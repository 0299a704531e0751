//! One set of statements for both databases.
//!
//! Statements are written for PostgreSQL in the part of its language that SQLite shares.
//! A [`Store`] opens transactions, a [`Session`] runs statements in one.

mod accounts;
mod export;
mod games;
mod govern;
mod keys;
mod migrate;
mod tables;

pub(crate) use migrate::{Dialect, migrate};

use crate::{Purge, Purged, Store, StoreError};

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
}

type Read<T> = fn(&mut Row) -> Result<T, StoreError>;

impl dyn Session + '_ {
    /// What is read from every row of a query's answer.
    pub(crate) fn all<T>(
        &mut self,
        sql: &str,
        cells: &[Cell],
        read: Read<T>,
    ) -> Result<Vec<T>, StoreError> {
        let mut rows = self.rows(sql, cells)?;
        rows.iter_mut().map(read).collect()
    }

    /// What is read from the first row, if there is one.
    pub(crate) fn one<T>(
        &mut self,
        sql: &str,
        cells: &[Cell],
        read: Read<T>,
    ) -> Result<Option<T>, StoreError> {
        self.rows(sql, cells)?.first_mut().map(read).transpose()
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

/// Accounts, tables or lines that one statement names at most.
const TOGETHER: usize = 64;

/// Placeholders numbered from here: `$3, $4, $5`.
fn places(first: usize, count: usize) -> String {
    let places: Vec<String> = (first..first + count)
        .map(|place| format!("${place}"))
        .collect();
    places.join(", ")
}

/// How many guests or tables are forgotten in one transaction.
const STEP: u32 = 50;

impl Store {
    /// Deletes what has become old, in small steps, so that whoever plays never waits for long.
    pub fn purge(&self, purge: &Purge) -> Result<Purged, StoreError> {
        let in_steps = |step: &dyn Fn(&mut dyn Session) -> Result<u64, StoreError>| {
            let mut all = 0;
            loop {
                let gone = self.write(step)?;
                all += gone;
                if gone == 0 {
                    return Ok::<_, StoreError>(all);
                }
            }
        };
        let purged = Purged {
            keys: self.write(|session| keys::purge(session, purge.keys_expired_before))?,
            guests: in_steps(&|session| accounts::purge(session, purge.guests_unseen_since, STEP))?,
            tables: in_steps(&|session| tables::purge(session, purge, STEP))?,
        };
        if purged.guests > 0 || purged.tables > 0 {
            self.wipe()?;
        }
        self.wipe_thoroughly()?;
        Ok(purged)
    }
}
