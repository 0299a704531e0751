//! Accounts.

use super::{Row, Session, cells, tables};
use crate::{
    Account, AccountError, PlayerName, Store, StoreError, games::without_name, name::Looks,
};

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

impl Store {
    /// Makes an account: a guest without a password, of which only the hash comes here.
    pub fn create_account(
        &self,
        name: &PlayerName,
        password_hash: Option<&str>,
        now: i64,
    ) -> Result<Account, AccountError> {
        self.write(|session| {
            if is_taken(session, name, None)? {
                return Err(AccountError::NameTaken);
            }
            let looks = name.looks();
            let id = session.one(
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
                Row::integer,
            )?;
            Ok(Account {
                id: id.ok_or(AccountError::NameTaken)?,
                name: name.as_str().to_owned(),
                registered: password_hash.is_some(),
                created_at: now,
                seen_at: now,
            })
        })
    }

    /// An account by its number.
    pub fn account(&self, id: i64) -> Result<Option<Account>, StoreError> {
        self.read(|session| by_id(session, id))
    }

    /// An account by its name, in whatever case and form.
    pub fn account_named(&self, name: &PlayerName) -> Result<Option<Account>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM account WHERE folded = $1");
        self.read(|session| session.one(&sql, cells![name.folded()], read))
    }

    /// The hash of an account's password, if it has one.
    pub fn password_hash(&self, id: i64) -> Result<Option<String>, StoreError> {
        let sql = "SELECT password FROM account WHERE id = $1";
        let found = self.read(|session| session.one(sql, cells![id], Row::optional_text))?;
        Ok(found.flatten())
    }

    /// Sets the hash of an account's password: a guest becomes registered, with all they
    /// have. False when there is no such account.
    pub fn set_password_hash(&self, id: i64, hash: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE account SET password = $2 WHERE id = $1";
        let changed = self.write(|session| session.run(sql, cells![id, hash]))?;
        Ok(changed == 1)
    }

    /// Gives an account another name.
    pub fn rename(&self, id: i64, name: &PlayerName) -> Result<Account, AccountError> {
        let renamed = self.write(|session| {
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
        });
        match renamed {
            Err(AccountError::Store(StoreError::Taken)) => Err(AccountError::NameTaken),
            renamed => renamed,
        }
    }

    /// Deletes an account: name, password, keys, ratings, and what it said. Its name is free
    /// again; in the games it played its seats are nobody's, in their records they are called
    /// `deleted`.
    /// False when there is no such account.
    pub fn delete_account(&self, id: i64) -> Result<bool, StoreError> {
        // What takes long first, in steps between which others write.
        if self.account(id)?.is_some() {
            self.unsay_in_steps(id)?;
        }
        self.write(|session| delete(session, id))
    }
}

/// Whether somebody else has a name, or one that looks like it. Two nodes that are asked at the
/// same moment could give two that look alike; the same one they could not.
fn is_taken(
    session: &mut dyn Session,
    name: &PlayerName,
    but_for: Option<i64>,
) -> Result<bool, StoreError> {
    let looks = name.looks();
    let others = session.all(
        "SELECT id FROM account WHERE folded = $1 OR skeleton = $2 OR outline = $3 LIMIT 2",
        cells![name.folded(), &looks.skeleton, &looks.outline],
        Row::integer,
    )?;
    Ok(others.into_iter().any(|other| Some(other) != but_for))
}

/// Notes what the names look like that were given before this was asked.
pub(super) fn note_looks(session: &mut dyn Session) -> Result<(), StoreError> {
    for mut row in session.rows("SELECT id, name FROM account", &[])? {
        let (id, looks) = (row.integer()?, Looks::of(&row.text()?));
        session.run(
            "UPDATE account SET skeleton = $2, outline = $3 WHERE id = $1",
            cells![id, &looks.skeleton, &looks.outline],
        )?;
    }
    Ok(())
}

pub(super) fn by_id(session: &mut dyn Session, id: i64) -> Result<Option<Account>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM account WHERE id = $1");
    session.one(&sql, cells![id], read)
}

/// Whether there is such an account, which from now on nobody else changes.
pub(super) fn lock(session: &mut dyn Session, id: i64) -> Result<bool, StoreError> {
    let sql = "SELECT id FROM account WHERE id = $1 FOR UPDATE";
    Ok(session.one(sql, cells![id], Row::integer)?.is_some())
}

/// The keys and ratings go with the account, as the schema says.
fn delete(session: &mut dyn Session, id: i64) -> Result<bool, StoreError> {
    if !lock(session, id)? {
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
        let record = without_name(&row.text()?, seat);
        session.run(
            "UPDATE game SET record = $3 WHERE code = $1 AND number = $2",
            cells![&code, number, &record],
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
pub(super) fn purge(
    session: &mut dyn Session,
    unseen_since: i64,
    limit: u32,
) -> Result<u64, StoreError> {
    let guests = session.all(
        "SELECT id FROM account WHERE password IS NULL AND seen_at < $1 ORDER BY id LIMIT $2",
        cells![unseen_since, limit],
        Row::integer,
    )?;
    let mut gone = 0;
    for guest in guests {
        gone += u64::from(delete(session, guest)?);
    }
    Ok(gone)
}
