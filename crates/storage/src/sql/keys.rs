//! Sessions and tokens.

use super::{Row, Session, accounts, cells};
use crate::{Account, AccountError, Key, KeyKind, NewKey, StoreError, people::digest};

const COLUMNS: &str = "access_key.id, access_key.account, access_key.kind, access_key.label, \
                       access_key.created_at, access_key.expires_at, access_key.used_at";

fn read(row: &mut Row) -> Result<Key, StoreError> {
    Ok(Key {
        id: row.integer()?,
        account: row.integer()?,
        kind: KeyKind::from_word(&row.text()?)?,
        label: row.text()?,
        created_at: row.integer()?,
        expires_at: row.optional_integer()?,
        used_at: row.integer()?,
    })
}

pub(crate) fn create(session: &mut dyn Session, key: &NewKey<'_>) -> Result<Key, AccountError> {
    let account = session.row(
        "SELECT id FROM account WHERE id = $1 FOR UPDATE",
        cells![key.account],
    )?;
    if account.is_none() {
        return Err(AccountError::NoAccount);
    }
    let row = session.row(
        "INSERT INTO access_key (account, kind, label, digest, created_at, expires_at, used_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $5) RETURNING id",
        cells![
            key.account,
            key.kind.as_str(),
            key.label,
            &digest(key.secret),
            key.now,
            key.expires_at,
        ],
    )?;
    let id = row.ok_or(StoreError::Taken)?.integer()?;
    Ok(Key {
        id,
        account: key.account,
        kind: key.kind,
        label: key.label.to_owned(),
        created_at: key.now,
        expires_at: key.expires_at,
        used_at: key.now,
    })
}

pub(crate) fn find(
    session: &mut dyn Session,
    secret: &str,
    now: i64,
) -> Result<Option<(Key, Account)>, StoreError> {
    let columns = accounts::COLUMNS;
    let row = session.row(
        &format!(
            "SELECT {COLUMNS}, {columns} FROM access_key \
             JOIN account ON account.id = access_key.account WHERE access_key.digest = $1"
        ),
        cells![&digest(secret)],
    )?;
    let Some(mut row) = row else {
        return Ok(None);
    };
    let key = read(&mut row)?;
    let account = accounts::read(&mut row)?;
    Ok(key.is_valid(now).then_some((key, account)))
}

pub(crate) fn of(session: &mut dyn Session, account: i64) -> Result<Vec<Key>, StoreError> {
    let rows = session.rows(
        &format!("SELECT {COLUMNS} FROM access_key WHERE account = $1 ORDER BY id"),
        cells![account],
    )?;
    rows.into_iter().map(|mut row| read(&mut row)).collect()
}

pub(crate) fn seen(
    session: &mut dyn Session,
    account: i64,
    key: Option<i64>,
    now: i64,
) -> Result<(), StoreError> {
    session.run(
        "UPDATE account SET seen_at = $2 WHERE id = $1 AND seen_at < $2",
        cells![account, now],
    )?;
    if let Some(key) = key {
        session.run(
            "UPDATE access_key SET used_at = $3 WHERE id = $1 AND account = $2 AND used_at < $3",
            cells![key, account, now],
        )?;
    }
    Ok(())
}

pub(crate) fn revoke(
    session: &mut dyn Session,
    account: i64,
    key: i64,
) -> Result<bool, StoreError> {
    let gone = session.run(
        "DELETE FROM access_key WHERE account = $1 AND id = $2",
        cells![account, key],
    )?;
    Ok(gone == 1)
}

pub(crate) fn revoke_all(session: &mut dyn Session, account: i64) -> Result<u64, StoreError> {
    session.run("DELETE FROM access_key WHERE account = $1", cells![account])
}

pub(crate) fn purge(session: &mut dyn Session, expired_before: i64) -> Result<u64, StoreError> {
    session.run(
        "DELETE FROM access_key WHERE expires_at < $1",
        cells![expired_before],
    )
}
