//! Accounts.

use super::{Row, Session, cells, tables};
use crate::{Account, AccountError, PlayerName, StoreError, name::Looks, record};

/// The columns of an account, in the order in which [`read`] takes them.
pub(super) const COLUMNS: &str =
    "account.id, account.name, account.password IS NOT NULL, account.created_at, account.seen_at";

pub(super) fn read(row: &mut Row) -> Result<Account, StoreError> {
    Ok(Account {
        id: row.integer()?,
        name: row.text()?,
        registered: row.integer()? != 0,
        created_at: row.integer()?,
        seen_at: row.integer()?,
    })
}

pub(crate) fn create(
    session: &mut dyn Session,
    name: &PlayerName,
    password_hash: Option<&str>,
    now: i64,
) -> Result<Account, AccountError> {
    if is_taken(session, name, None)? {
        return Err(AccountError::NameTaken);
    }
    let looks = name.looks();
    let row = session.row(
        "INSERT INTO account (name, folded, skeleton, outline, password, created_at, seen_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (folded) DO NOTHING RETURNING id",
        cells![
            name.as_str(),
            name.folded(),
            &looks.skeleton,
            &looks.outline,
            password_hash,
            now
        ],
    )?;
    let id = row.ok_or(AccountError::NameTaken)?.integer()?;
    Ok(Account {
        id,
        name: name.as_str().to_owned(),
        registered: password_hash.is_some(),
        created_at: now,
        seen_at: now,
    })
}

/// Whether somebody else has a name, or one that looks like it. Two nodes that are asked at the
/// same moment could give two that look alike; the same one they could not.
fn is_taken(
    session: &mut dyn Session,
    name: &PlayerName,
    but_for: Option<i64>,
) -> Result<bool, StoreError> {
    let looks = name.looks();
    let others = session.rows(
        "SELECT id FROM account WHERE folded = $1 OR skeleton = $2 OR outline = $3 LIMIT 2",
        cells![name.folded(), &looks.skeleton, &looks.outline],
    )?;
    for mut other in others {
        if Some(other.integer()?) != but_for {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Notes what the names look like that were given before this was asked.
pub(crate) fn note_looks(session: &mut dyn Session) -> Result<(), StoreError> {
    for mut row in session.rows("SELECT id, name FROM account", &[])? {
        let (id, looks) = (row.integer()?, Looks::of(&row.text()?));
        session.run(
            "UPDATE account SET skeleton = $2, outline = $3 WHERE id = $1",
            cells![id, &looks.skeleton, &looks.outline],
        )?;
    }
    Ok(())
}

pub(crate) fn by_id(session: &mut dyn Session, id: i64) -> Result<Option<Account>, StoreError> {
    let row = session.row(
        &format!("SELECT {COLUMNS} FROM account WHERE id = $1"),
        cells![id],
    )?;
    row.map(|mut row| read(&mut row)).transpose()
}

pub(crate) fn by_name(
    session: &mut dyn Session,
    name: &PlayerName,
) -> Result<Option<Account>, StoreError> {
    let row = session.row(
        &format!("SELECT {COLUMNS} FROM account WHERE folded = $1"),
        cells![name.folded()],
    )?;
    row.map(|mut row| read(&mut row)).transpose()
}

pub(crate) fn password_hash(
    session: &mut dyn Session,
    id: i64,
) -> Result<Option<String>, StoreError> {
    let row = session.row("SELECT password FROM account WHERE id = $1", cells![id])?;
    row.map_or(Ok(None), |mut row| row.optional_text())
}

pub(crate) fn set_password_hash(
    session: &mut dyn Session,
    id: i64,
    hash: &str,
) -> Result<bool, StoreError> {
    let changed = session.run(
        "UPDATE account SET password = $2 WHERE id = $1",
        cells![id, hash],
    )?;
    Ok(changed == 1)
}

pub(crate) fn rename(
    session: &mut dyn Session,
    id: i64,
    name: &PlayerName,
) -> Result<Account, AccountError> {
    if is_taken(session, name, Some(id))? {
        return Err(AccountError::NameTaken);
    }
    let looks = name.looks();
    session.run(
        "UPDATE account SET name = $2, folded = $3, skeleton = $4, outline = $5 WHERE id = $1",
        cells![
            id,
            name.as_str(),
            name.folded(),
            &looks.skeleton,
            &looks.outline
        ],
    )?;
    by_id(session, id)?.ok_or(AccountError::NoAccount)
}

/// The keys and ratings go with the account, as the schema says.
pub(crate) fn delete(session: &mut dyn Session, id: i64) -> Result<bool, StoreError> {
    let found = session.row(
        "SELECT id FROM account WHERE id = $1 FOR UPDATE",
        cells![id],
    )?;
    if found.is_none() {
        return Ok(false);
    }
    let seats = session.rows(
        "SELECT seat.code, seat.number, seat.seat, game.record FROM seat \
         JOIN game ON game.code = seat.code AND game.number = seat.number \
         WHERE seat.account = $1 FOR UPDATE",
        cells![id],
    )?;
    for mut row in seats {
        let (code, number, seat) = (row.text()?, row.integer()?, row.number::<usize>()?);
        let record = record::without_name(&row.text()?, seat);
        session.run(
            "UPDATE game SET record = $3 WHERE code = $1 AND number = $2",
            cells![code.as_str(), number, &record],
        )?;
    }
    session.run(
        "UPDATE seat SET name = NULL, account = NULL WHERE account = $1",
        cells![id],
    )?;
    tables::unsay(session, id, u32::MAX)?;
    session.run("DELETE FROM account WHERE id = $1", cells![id])?;
    Ok(true)
}

/// Forgets some guests, and says how many.
pub(crate) fn purge(
    session: &mut dyn Session,
    unseen_since: i64,
    limit: u32,
) -> Result<u64, StoreError> {
    let guests = session.rows(
        "SELECT id FROM account WHERE password IS NULL AND seen_at < $1 ORDER BY id LIMIT $2",
        cells![unseen_since, limit],
    )?;
    let mut gone = 0;
    for mut guest in guests {
        gone += u64::from(delete(session, guest.integer()?)?);
    }
    Ok(gone)
}
