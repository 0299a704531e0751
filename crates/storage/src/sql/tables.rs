//! The logs of tables.

use super::{Session, cells, games};
use crate::{Append, Appended, Claimed, LogLine, StoreError, TableState};

pub(crate) fn append(
    session: &mut dyn Session,
    batch: &[Append],
) -> Result<Vec<Appended>, StoreError> {
    let mut answers = vec![Appended::Refused; batch.len()];
    // Always in the same order, so that two nodes never wait for each other in a circle. What
    // concerns one table stays in its order, because the sort is stable.
    let mut order: Vec<usize> = (0..batch.len()).collect();
    order.sort_by(|&a, &b| batch[a].code.cmp(&batch[b].code));
    for index in order {
        answers[index] = append_one(session, &batch[index])?;
    }
    Ok(answers)
}

/// Checks first and writes then, so that a refusal has nothing to undo.
fn append_one(session: &mut dyn Session, append: &Append) -> Result<Appended, StoreError> {
    let is_allowed = if append.first_seq == 0 {
        create(session, append)?
    } else {
        is_next(session, append)?
    };
    if !is_allowed {
        return Ok(Appended::Refused);
    }
    for (seq, line) in (append.first_seq..).zip(&append.lines) {
        session.run(
            "INSERT INTO table_log (code, seq, at, body) VALUES ($1, $2, $3, $4)",
            cells![
                append.code.as_str(),
                seq as i64,
                line.at,
                line.body.as_str()
            ],
        )?;
    }
    if let Some(state) = append.state.filter(|_| append.first_seq > 0) {
        session.run(
            "UPDATE game_table SET state = $2, changed_at = COALESCE($3, changed_at) WHERE code = $1",
            cells![append.code.as_str(), state.as_str(), append.last_at()],
        )?;
    }
    if let Some(finished) = &append.finished {
        games::store(session, &append.code, finished)?;
    }
    Ok(Appended::Done)
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
        cells![append.code.as_str(), state.as_str(), at],
    )?;
    Ok(made == 1)
}

/// Whether the writer still holds the table, and the line is the one that comes next. The lock
/// on the table's row keeps others from changing that until the end of the transaction.
fn is_next(session: &mut dyn Session, append: &Append) -> Result<bool, StoreError> {
    let row = session.row(
        "SELECT epoch FROM game_table WHERE code = $1 FOR UPDATE",
        cells![append.code.as_str()],
    )?;
    let Some(mut row) = row else {
        return Ok(false);
    };
    if row.integer()? != append.epoch as i64 {
        return Ok(false);
    }
    let last = session.row(
        "SELECT MAX(seq) FROM table_log WHERE code = $1",
        cells![append.code.as_str()],
    )?;
    let last = match last {
        Some(mut row) => row.optional_integer()?,
        None => None,
    };
    Ok(last.map_or(0, |last| last + 1) == append.first_seq as i64)
}

pub(crate) fn claim(
    session: &mut dyn Session,
    code: &str,
    node: &str,
    now: i64,
) -> Result<Option<Claimed>, StoreError> {
    let row = session.row(
        "UPDATE game_table SET epoch = epoch + 1, owner = $2, changed_at = $3 WHERE code = $1 \
         RETURNING epoch, state",
        cells![code, node, now],
    )?;
    let Some(mut row) = row else {
        return Ok(None);
    };
    let epoch = row.number()?;
    let word = row.text()?;
    let state = TableState::from_word(&word)
        .ok_or_else(|| StoreError::Damaged(format!("a table in the state `{word}`")))?;
    let rows = session.rows(
        "SELECT seq, at, body FROM table_log WHERE code = $1 ORDER BY seq",
        cells![code],
    )?;
    let line = |mut row: super::Row| -> Result<(u64, LogLine), StoreError> {
        let (seq, at, body) = (row.number()?, row.integer()?, row.text()?);
        Ok((seq, LogLine { at, body }))
    };
    let lines = rows.into_iter().map(line).collect::<Result<_, _>>()?;
    Ok(Some(Claimed {
        epoch,
        state,
        lines,
    }))
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

pub(crate) fn purge(session: &mut dyn Session, closed_before: i64) -> Result<u64, StoreError> {
    let closed = cells![TableState::Closed.as_str(), closed_before];
    session.run(
        "DELETE FROM table_log WHERE code IN \
         (SELECT code FROM game_table WHERE state = $1 AND changed_at < $2)",
        closed,
    )?;
    session.run(
        "DELETE FROM game_table WHERE state = $1 AND changed_at < $2",
        closed,
    )
}
