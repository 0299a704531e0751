//! The logs of tables.

use std::collections::{BTreeMap, BTreeSet};

use super::{Cell, Reading, Row, Session, TOGETHER, cells, games, places};
use crate::{Append, Appended, Claimed, LogLine, Purge, Store, StoreError, TableState, UNSAID};

/// When the last line of a table was written.
const LAST_AT: &str = "(SELECT table_log.at FROM table_log \
                       WHERE table_log.code = game_table.code ORDER BY table_log.seq DESC LIMIT 1)";

/// Those of a line.
const COLUMNS: usize = 5;

/// Lines that are taken away at a time: whoever has said much must not keep others from writing.
const UNSAID_AT_A_TIME: u32 = 1_000;

impl Store {
    /// Adds lines to the logs of tables, all in one transaction. Each [`Append`] is taken
    /// whole or refused whole; a refused one does not keep the others out. The answers are
    /// in the order of the batch.
    ///
    /// A game that finishes is stored in the same transaction, exactly once, with the new
    /// ratings of its players.
    pub fn append(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
        self.write(|session| append(session, batch))
    }

    /// Takes a table over: from now on only the new epoch may write, whoever had it before.
    /// A closed one is only read: nobody will write there. Neither counts as a change of the
    /// table, so neither postpones a [`purge`](Store::purge).
    /// None when there is no such table.
    pub fn claim(&self, code: &str, node: &str) -> Result<Option<Claimed>, StoreError> {
        self.write(|session| claim(session, code, node))
    }

    /// The codes of all tables in a state, sorted.
    pub fn tables(&self, state: TableState) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT code FROM game_table WHERE state = $1";
        let mut codes = self.read(|session| session.all(sql, cells![state.as_str()], Row::text))?;
        // Here, because databases sort texts as their country does.
        codes.sort_unstable();
        Ok(codes)
    }

    /// Takes away what an account said at tables, and says how many lines it was: once more
    /// after its deletion, for what was on its way meanwhile.
    pub fn unsay(&self, account: i64) -> Result<u64, StoreError> {
        let lines = self.unsay_in_steps(account)?;
        self.wipe()?;
        Ok(lines)
    }

    pub(super) fn unsay_in_steps(&self, account: i64) -> Result<u64, StoreError> {
        let mut all = 0;
        loop {
            let lines = self.write(|session| unsay(session, account, UNSAID_AT_A_TIME))?;
            all += lines;
            if lines < u64::from(UNSAID_AT_A_TIME) {
                return Ok(all);
            }
            // Locks are not fair: without this others would starve.
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
    }

    /// Logs that are not what they should be: whole, and a table's.
    pub(crate) fn damaged_logs(&self) -> Result<Vec<String>, StoreError> {
        self.read_as(Reading::Slow, damage)
    }
}

fn append(session: &mut dyn Session, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let mut answers = vec![Appended::Refused; batch.len()];
    let finished = batch.iter().filter_map(|append| append.finished.as_ref());
    let accounts = &games::lock_accounts(session, finished)?;
    // Always in the same order, so that two nodes never wait for each other in a circle. What
    // concerns one table stays in its order, because the sort is stable.
    let mut order: Vec<usize> = (0..batch.len()).collect();
    order.sort_by(|&a, &b| batch[a].code.cmp(&batch[b].code));
    if session.is_remote() {
        let mut made = BTreeSet::new();
        for &index in &order {
            if batch[index].first_seq == 0 && create(session, &batch[index])? {
                made.insert(index);
            }
        }
        let tables: Vec<&[usize]> = order
            .chunk_by(|&a, &b| batch[a].code == batch[b].code)
            .collect();
        for tables in tables.chunks(TOGETHER) {
            append_together(session, batch, tables, &made, accounts, &mut answers)?;
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
/// batch, and so are the parts of it that have made one.
fn append_together(
    session: &mut dyn Session,
    batch: &[Append],
    tables: &[&[usize]],
    made: &BTreeSet<usize>,
    accounts: &BTreeSet<i64>,
    answers: &mut [Appended],
) -> Result<(), StoreError> {
    let codes: Vec<Cell> = tables
        .iter()
        .map(|table| batch[table[0]].code.as_str().into())
        .collect();
    let named = places(1, codes.len());
    let mut held: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    let locked = session.rows(
        &format!(
            "SELECT code, epoch FROM game_table WHERE code IN ({named}) ORDER BY code FOR UPDATE"
        ),
        &codes,
    )?;
    for mut row in locked {
        held.insert(row.text()?, (row.number()?, 0));
    }
    // Only now, when nobody else can add to them.
    let last = session.rows(
        &format!("SELECT code, MAX(seq) FROM table_log WHERE code IN ({named}) GROUP BY code"),
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
        let is_other = append.first_seq == 0 && !made.contains(&index);
        if is_other || (append.epoch, append.first_seq) != (*epoch, *next) {
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
            .map(|row| format!("({})", places(COLUMNS * row + 1, COLUMNS)))
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

/// Checks first and writes then, so that a refusal has nothing to undo.
fn append_one(
    session: &mut dyn Session,
    append: &Append,
    accounts: &BTreeSet<i64>,
) -> Result<Appended, StoreError> {
    let is_allowed = if append.first_seq == 0 {
        create(session, append)?
    } else {
        is_next(session, append)?
    };
    if !is_allowed {
        return Ok(Appended::Refused);
    }
    for (seq, line) in (append.first_seq..).zip(&append.lines) {
        // `OR FAIL` spares SQLite the copies of pages with which it would undo one row of
        // several: there is only one.
        session.run(
            "INSERT OR FAIL INTO table_log (code, seq, at, body, author) VALUES ($1, $2, $3, $4, $5)",
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

/// Whether the writer still holds the table, and the line is the one that comes next: for SQLite,
/// where there is one writer at a time and nothing to lock. One statement that also inserts would be
/// slower: it keeps what it selects from the very table it inserts into, and making a place for that
/// costs more than the rest.
fn is_next(session: &mut dyn Session, append: &Append) -> Result<bool, StoreError> {
    let last = session.one(
        "SELECT MAX(seq) FROM table_log WHERE code = $1 \
         AND EXISTS (SELECT 1 FROM game_table WHERE code = $1 AND epoch = $2)",
        cells![&append.code, append.epoch as i64],
        Row::optional_integer,
    )?;
    let last = last.flatten();
    Ok(last.is_some_and(|last| last + 1 == append.first_seq as i64))
}

fn claim(session: &mut dyn Session, code: &str, node: &str) -> Result<Option<Claimed>, StoreError> {
    let held = |row: &mut Row| Ok((row.number()?, TableState::from_word(&row.text()?)?));
    let mut found = session.one(
        "UPDATE game_table SET epoch = epoch + 1, owner = $2 WHERE code = $1 AND state <> $3 \
         RETURNING epoch, state",
        cells![code, node, TableState::Closed.as_str()],
        held,
    )?;
    if found.is_none() {
        let sql = "SELECT epoch, state FROM game_table WHERE code = $1";
        found = session.one(sql, cells![code], held)?;
    }
    let Some((epoch, state)) = found else {
        return Ok(None);
    };
    let lines = session.all(
        "SELECT seq, at, body, author FROM table_log WHERE code = $1 ORDER BY seq",
        cells![code],
        |row| Ok((row.number()?, read_line(row)?)),
    )?;
    Ok(Some(Claimed {
        epoch,
        state,
        lines,
    }))
}

fn read_line(row: &mut Row) -> Result<LogLine, StoreError> {
    Ok(LogLine {
        at: row.integer()?,
        body: row.text()?,
        author: row.optional_integer()?,
    })
}

/// Some of what an account said, after a table and a line there: by table, in order.
pub(super) fn said_by(
    session: &mut dyn Session,
    account: i64,
    (code, seq): &(String, i64),
    limit: u32,
) -> Result<Vec<(String, i64, LogLine)>, StoreError> {
    session.all(
        "SELECT code, seq, at, body, author FROM table_log \
         WHERE author = $1 AND (code, seq) > ($2, $3) ORDER BY code, seq LIMIT $4",
        cells![account, code, *seq, limit],
        |row| Ok((row.text()?, row.integer()?, read_line(row)?)),
    )
}

/// Takes away some of what an account said, and says how many lines it was.
pub(super) fn unsay(
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

/// Takes away some tables that are over, and says how many.
pub(super) fn purge(
    session: &mut dyn Session,
    purge: &Purge,
    limit: u32,
) -> Result<u64, StoreError> {
    let old = session.all(
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
        Row::text,
    )?;
    let mut gone = 0;
    for code in &old {
        session.run("DELETE FROM table_log WHERE code = $1", cells![code])?;
        gone += session.run("DELETE FROM game_table WHERE code = $1", cells![code])?;
    }
    Ok(gone)
}

fn damage(session: &mut dyn Session) -> Result<Vec<String>, StoreError> {
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
        let codes = session.all(query, &[], Row::text)?;
        found.extend(codes.iter().map(|code| format!("{what} {code}")));
    }
    Ok(found)
}
