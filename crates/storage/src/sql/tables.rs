//! The logs of tables.

use std::collections::{BTreeMap, BTreeSet};

use super::{Cell, Session, cells, games};
use crate::{Append, Appended, Claimed, LogLine, Purge, StoreError, TableState, UNSAID};

/// Tables or lines that one statement names at most.
const TOGETHER: usize = 64;

/// When the last line of a table was written.
const LAST_AT: &str = "(SELECT table_log.at FROM table_log \
                       WHERE table_log.code = game_table.code ORDER BY table_log.seq DESC LIMIT 1)";

/// Those of a line.
const COLUMNS: usize = 5;

pub(crate) fn append(
    session: &mut dyn Session,
    batch: &[Append],
) -> Result<Vec<Appended>, StoreError> {
    let mut answers = vec![Appended::Refused; batch.len()];
    let finished = batch.iter().filter_map(|append| append.finished.as_ref());
    let accounts = &games::lock_accounts(session, finished)?;
    // Always in the same order, so that two nodes never wait for each other in a circle. What
    // concerns one table stays in its order, because the sort is stable.
    let mut order: Vec<usize> = (0..batch.len()).collect();
    order.sort_by(|&a, &b| batch[a].code.cmp(&batch[b].code));
    if session.is_remote() {
        let tables: Vec<&[usize]> = order
            .chunk_by(|&a, &b| batch[a].code == batch[b].code)
            .collect();
        let is_new = |table: &&[usize]| table.iter().any(|&index| batch[index].first_seq == 0);
        let (new, known): (Vec<&[usize]>, Vec<&[usize]>) = tables.into_iter().partition(is_new);
        for index in new.into_iter().flatten().copied() {
            answers[index] = append_one(session, &batch[index], accounts)?;
        }
        for tables in known.chunks(TOGETHER) {
            append_together(session, batch, tables, accounts, &mut answers)?;
        }
    } else {
        for index in order {
            answers[index] = append_one(session, &batch[index], accounts)?;
        }
    }
    Ok(answers)
}

/// As [`append_one`] for each of some tables, with as few questions as can be: the way to a
/// server and back takes longer than its work. The tables are given by their places in the
/// batch, and exist already.
fn append_together(
    session: &mut dyn Session,
    batch: &[Append],
    tables: &[&[usize]],
    accounts: &BTreeSet<i64>,
    answers: &mut [Appended],
) -> Result<(), StoreError> {
    let codes: Vec<Cell> = tables
        .iter()
        .map(|table| batch[table[0]].code.as_str().into())
        .collect();
    let places = places(1, codes.len());
    let mut held: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    let locked = session.rows(
        &format!(
            "SELECT code, epoch FROM game_table WHERE code IN ({places}) ORDER BY code FOR UPDATE"
        ),
        &codes,
    )?;
    for mut row in locked {
        held.insert(row.text()?, (row.number()?, 0));
    }
    // Only now, when nobody else can add to them.
    let last = session.rows(
        &format!("SELECT code, MAX(seq) FROM table_log WHERE code IN ({places}) GROUP BY code"),
        &codes,
    )?;
    for mut row in last {
        let (code, last) = (row.text()?, row.number::<u64>()?);
        if let Some((_, next)) = held.get_mut(&code) {
            *next = last + 1;
        }
    }
    let mut lines: Vec<Cell> = Vec::new();
    let mut taken = Vec::new();
    for index in tables.iter().copied().flatten().copied() {
        let append = &batch[index];
        let Some((epoch, next)) = held.get_mut(&append.code) else {
            continue;
        };
        if (append.epoch, append.first_seq) != (*epoch, *next) {
            continue;
        }
        *next += append.lines.len() as u64;
        for (seq, line) in (append.first_seq..).zip(&append.lines) {
            lines.extend_from_slice(cells![
                &append.code,
                seq as i64,
                line.at,
                &line.body,
                line.author
            ]);
        }
        answers[index] = Appended::Done;
        taken.push(append);
    }
    for lines in lines.chunks(COLUMNS * TOGETHER) {
        let rows: Vec<String> = (0..lines.len() / COLUMNS)
            .map(|row| format!("({})", self::places(COLUMNS * row + 1, COLUMNS)))
            .collect();
        session.run(
            &format!(
                "INSERT INTO table_log (code, seq, at, body, author) VALUES {}",
                rows.join(", ")
            ),
            lines,
        )?;
    }
    for append in taken {
        conclude(session, append, accounts)?;
    }
    Ok(())
}

/// Placeholders numbered from here: `$3, $4, $5`.
fn places(first: usize, count: usize) -> String {
    let places: Vec<String> = (first..first + count)
        .map(|place| format!("${place}"))
        .collect();
    places.join(", ")
}

/// Checks first and writes then, so that a refusal has nothing to undo.
fn append_one(
    session: &mut dyn Session,
    append: &Append,
    accounts: &BTreeSet<i64>,
) -> Result<Appended, StoreError> {
    let is_allowed = if append.first_seq == 0 {
        create(session, append)?
    } else if session.is_remote() {
        is_next(session, append)?
    } else {
        is_next_here(session, append)?
    };
    if !is_allowed {
        return Ok(Appended::Refused);
    }
    // `OR FAIL` spares SQLite the copies of pages with which it would undo one row of several:
    // there is only one.
    let insert = if session.is_remote() {
        "INSERT INTO table_log (code, seq, at, body, author) VALUES ($1, $2, $3, $4, $5)"
    } else {
        "INSERT OR FAIL INTO table_log (code, seq, at, body, author) VALUES ($1, $2, $3, $4, $5)"
    };
    for (seq, line) in (append.first_seq..).zip(&append.lines) {
        session.run(
            insert,
            cells![&append.code, seq as i64, line.at, &line.body, line.author],
        )?;
    }
    conclude(session, append, accounts)?;
    Ok(Appended::Done)
}

/// What follows from lines that were added.
fn conclude(
    session: &mut dyn Session,
    append: &Append,
    accounts: &BTreeSet<i64>,
) -> Result<(), StoreError> {
    if let Some(state) = append.state.filter(|_| append.first_seq > 0) {
        session.run(
            &format!(
                "UPDATE game_table SET state = $2, changed_at = COALESCE({LAST_AT}, changed_at) \
                 WHERE code = $1"
            ),
            cells![&append.code, state.as_str()],
        )?;
    }
    if let Some(finished) = &append.finished {
        games::store(session, &append.code, finished, accounts)?;
    }
    Ok(())
}

fn create(session: &mut dyn Session, append: &Append) -> Result<bool, StoreError> {
    if append.epoch != 1 {
        return Ok(false);
    }
    let state = append.state.unwrap_or(TableState::Live);
    let at = append.last_at().unwrap_or(0);
    let made = session.run(
        "INSERT INTO game_table (code, epoch, owner, state, created_at, changed_at) \
         VALUES ($1, 1, '', $2, $3, $3) ON CONFLICT DO NOTHING",
        cells![&append.code, state.as_str(), at],
    )?;
    Ok(made == 1)
}

/// Whether the writer still holds the table, and the line is the one that comes next. The lock
/// on the table's row keeps others from changing that until the end of the transaction.
fn is_next(session: &mut dyn Session, append: &Append) -> Result<bool, StoreError> {
    let row = session.row(
        "SELECT epoch FROM game_table WHERE code = $1 FOR UPDATE",
        cells![&append.code],
    )?;
    let Some(mut row) = row else {
        return Ok(false);
    };
    if row.integer()? != append.epoch as i64 {
        return Ok(false);
    }
    let last = session.row(
        "SELECT MAX(seq) FROM table_log WHERE code = $1",
        cells![&append.code],
    )?;
    let last = match last {
        Some(mut row) => row.optional_integer()?,
        None => None,
    };
    Ok(last.map_or(0, |last| last + 1) == append.first_seq as i64)
}

/// As [`is_next`], in one statement: for SQLite, where there is one writer at a time and nothing
/// to lock. One that also inserts would be slower: it keeps what it selects from the very table
/// it inserts into, and making a place for that costs more than the rest.
fn is_next_here(session: &mut dyn Session, append: &Append) -> Result<bool, StoreError> {
    let row = session.row(
        "SELECT MAX(seq) FROM table_log WHERE code = $1 \
         AND EXISTS (SELECT 1 FROM game_table WHERE code = $1 AND epoch = $2)",
        cells![&append.code, append.epoch as i64],
    )?;
    let last = match row {
        Some(mut row) => row.optional_integer()?,
        None => None,
    };
    Ok(last.is_some_and(|last| last + 1 == append.first_seq as i64))
}

pub(crate) fn claim(
    session: &mut dyn Session,
    code: &str,
    node: &str,
) -> Result<Option<Claimed>, StoreError> {
    let closed = TableState::Closed.as_str();
    let mut row = session.row(
        "UPDATE game_table SET epoch = epoch + 1, owner = $2 WHERE code = $1 AND state <> $3 \
         RETURNING epoch, state",
        cells![code, node, closed],
    )?;
    if row.is_none() {
        row = session.row(
            "SELECT epoch, state FROM game_table WHERE code = $1",
            cells![code],
        )?;
    }
    let Some(mut row) = row else {
        return Ok(None);
    };
    let epoch = row.number()?;
    let state = TableState::from_word(&row.text()?)?;
    let rows = session.rows(
        "SELECT seq, at, body, author FROM table_log WHERE code = $1 ORDER BY seq",
        cells![code],
    )?;
    let mut lines = Vec::with_capacity(rows.len());
    for mut row in rows {
        let seq = row.number()?;
        lines.push((seq, read_line(&mut row)?));
    }
    Ok(Some(Claimed {
        epoch,
        state,
        lines,
    }))
}

fn read_line(row: &mut super::Row) -> Result<LogLine, StoreError> {
    Ok(LogLine {
        at: row.integer()?,
        body: row.text()?,
        author: row.optional_integer()?,
    })
}

/// Some of what an account said, after a table and a line there: by table, in order.
pub(crate) fn said_by(
    session: &mut dyn Session,
    account: i64,
    (code, seq): &(String, i64),
    limit: u32,
) -> Result<Vec<(String, i64, LogLine)>, StoreError> {
    let rows = session.rows(
        "SELECT code, seq, at, body, author FROM table_log \
         WHERE author = $1 AND (code, seq) > ($2, $3) ORDER BY code, seq LIMIT $4",
        cells![account, code.as_str(), *seq, limit],
    )?;
    rows.into_iter()
        .map(|mut row| Ok((row.text()?, row.integer()?, read_line(&mut row)?)))
        .collect()
}

/// Takes away some of what an account said, and says how many lines it was.
pub(crate) fn unsay(
    session: &mut dyn Session,
    account: i64,
    limit: u32,
) -> Result<u64, StoreError> {
    session.run(
        "UPDATE table_log SET body = $2, author = NULL WHERE (code, seq) IN \
         (SELECT code, seq FROM table_log WHERE author = $1 LIMIT $3)",
        cells![account, UNSAID, limit],
    )
}

pub(crate) fn in_state(
    session: &mut dyn Session,
    state: TableState,
) -> Result<Vec<String>, StoreError> {
    let rows = session.rows(
        "SELECT code FROM game_table WHERE state = $1",
        cells![state.as_str()],
    )?;
    let mut codes = rows
        .into_iter()
        .map(|mut row| row.text())
        .collect::<Result<Vec<_>, _>>()?;
    // Here, because databases sort texts as their country does.
    codes.sort_unstable();
    Ok(codes)
}

/// Takes away some tables that are over, and says how many.
pub(crate) fn purge(
    session: &mut dyn Session,
    purge: &Purge,
    limit: u32,
) -> Result<u64, StoreError> {
    let old = session.rows(
        &format!(
            "SELECT code FROM game_table WHERE (state = $1 AND changed_at < $2) \
             OR (state = $3 AND COALESCE({LAST_AT}, changed_at) < $4) LIMIT $5 FOR UPDATE"
        ),
        cells![
            TableState::Closed.as_str(),
            purge.tables_closed_before,
            TableState::Archived.as_str(),
            purge.tables_archived_before,
            limit
        ],
    )?;
    let mut gone = 0;
    for mut row in old {
        let code = row.text()?;
        session.run(
            "DELETE FROM table_log WHERE code = $1",
            cells![code.as_str()],
        )?;
        gone += session.run(
            "DELETE FROM game_table WHERE code = $1",
            cells![code.as_str()],
        )?;
    }
    Ok(gone)
}

/// Logs that are not what they should be: whole, and a table's.
pub(crate) fn damage(session: &mut dyn Session) -> Result<Vec<String>, StoreError> {
    let mut found = Vec::new();
    for (query, what) in [
        (
            "SELECT code FROM table_log GROUP BY code HAVING COUNT(*) <> MAX(seq) + 1 LIMIT 100",
            "lines are missing in the log of the table",
        ),
        (
            "SELECT DISTINCT code FROM table_log WHERE NOT EXISTS \
             (SELECT 1 FROM game_table WHERE game_table.code = table_log.code) LIMIT 100",
            "there is a log, but no table",
        ),
        (
            "SELECT DISTINCT code FROM seat WHERE NOT EXISTS (SELECT 1 FROM game \
             WHERE game.code = seat.code AND game.number = seat.number) LIMIT 100",
            "there are seats, but no game, at the table",
        ),
    ] {
        for mut row in session.rows(query, &[])? {
            found.push(format!("{what} {}", row.text()?));
        }
    }
    Ok(found)
}
