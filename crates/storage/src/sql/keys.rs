//! Sessions and tokens.

use super::{Row, Session, accounts, cells};
use crate::{Account, AccountError, Key, KeyKind, NewKey, Store, StoreError, people::digest};

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

impl Store {
    /// Makes a key.
    pub fn create_key(&self, key: &NewKey<'_>) -> Result<Key, AccountError> {
        self.write(|session| {
            if !accounts::lock(session, key.account)? {
                return Err(AccountError::NoAccount);
            }
            let id = session.one(
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
                Row::integer,
            )?;
            Ok(Key {
                id: id.ok_or(StoreError::Taken)?,
                account: key.account,
                kind: key.kind,
                label: key.label.to_owned(),
                created_at: key.now,
                expires_at: key.expires_at,
                used_at: key.now,
            })
        })
    }

    /// The key with this secret, and whom it lets in. None when it is unknown or expired.
    pub fn find_key(&self, secret: &str, now: i64) -> Result<Option<(Key, Account)>, StoreError> {
        let columns = accounts::COLUMNS;
        let sql = format!(
            "SELECT {COLUMNS}, {columns} FROM access_key \
             JOIN account ON account.id = access_key.account WHERE access_key.digest = $1"
        );
        let found = self.read(|session| {
            session.one(&sql, cells![&digest(secret)], |row| {
                Ok((read(row)?, accounts::read(row)?))
            })
        })?;
        Ok(found.filter(|(key, _)| key.is_valid(now)))
    }

    /// The keys of an account that are valid now, oldest first.
    pub fn keys(&self, account: i64, kind: KeyKind, now: i64) -> Result<Vec<Key>, StoreError> {
        let mut keys = self.read(|session| of(session, account))?;
        keys.retain(|key| key.kind == kind && key.is_valid(now));
        Ok(keys)
    }

    /// Notes that an account was here, with which key.
    pub fn seen(&self, account: i64, key: Option<i64>, now: i64) -> Result<(), StoreError> {
        self.write(|session| {
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
        })
    }

    /// Deletes a key of an account. False when there is none.
    pub fn revoke_key(&self, account: i64, key: i64) -> Result<bool, StoreError> {
        let sql = "DELETE FROM access_key WHERE account = $1 AND id = $2";
        let gone = self.write(|session| session.run(sql, cells![account, key]))?;
        Ok(gone == 1)
    }

    /// Deletes all keys of an account, sessions and tokens, and says how many there were.
    pub fn revoke_all_keys(&self, account: i64) -> Result<u64, StoreError> {
        let sql = "DELETE FROM access_key WHERE account = $1";
        self.write(|session| session.run(sql, cells![account]))
    }
}

pub(super) fn of(session: &mut dyn Session, account: i64) -> Result<Vec<Key>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM access_key WHERE account = $1 ORDER BY id");
    session.all(&sql, cells![account], read)
}

pub(super) fn purge(session: &mut dyn Session, expired_before: i64) -> Result<u64, StoreError> {
    let sql = "DELETE FROM access_key WHERE expires_at < $1";
    session.run(sql, cells![expired_before])
}
