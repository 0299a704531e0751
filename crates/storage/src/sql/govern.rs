//! Moderation: bans, mutes, reports, settings and the audit log.

use super::{Cell, Row, Session, accounts, cells};
use crate::{
    Account, Audited, Measure, MeasureKind, NewMeasure, NewReport, Report, Statistics, Store,
    StoreError, Whom, people::digest,
};

/// A decision that servers must hear of.
fn decided(session: &mut dyn Session) -> Result<(), StoreError> {
    let change = change(session, " FOR UPDATE")?;
    session.run(
        "UPDATE setting SET body = $1 WHERE name = 'change'",
        cells![&(change + 1).to_string()],
    )?;
    Ok(())
}

fn change(session: &mut dyn Session, lock: &str) -> Result<i64, StoreError> {
    let sql = format!("SELECT body FROM setting WHERE name = 'change'{lock}");
    let body = session.one(&sql, &[], Row::text)?;
    Ok(body.and_then(|body| body.parse().ok()).unwrap_or(0))
}

fn is_account(session: &mut dyn Session, id: i64) -> Result<bool, StoreError> {
    Ok(accounts::by_id(session, id)?.is_some())
}

fn lift(session: &mut dyn Session, kind: MeasureKind, whom: &Whom) -> Result<u64, StoreError> {
    let (column, value) = match whom {
        Whom::Account(id) => ("account", Cell::from(*id)),
        Whom::Addresses(range) => ("addresses", range.into()),
    };
    session.run(
        &format!("DELETE FROM measure WHERE kind = $1 AND {column} = $2"),
        &[kind.as_str().into(), value],
    )
}

fn measure(row: &mut Row) -> Result<Measure, StoreError> {
    let (id, kind) = (row.integer()?, MeasureKind::from_word(&row.text()?)?);
    let (account, addresses) = (row.optional_integer()?, row.optional_text()?);
    let whom = match (account, addresses) {
        (Some(account), _) => Whom::Account(account),
        (None, Some(addresses)) => Whom::Addresses(addresses),
        (None, None) => return Err(StoreError::Damaged("a measure without a target".into())),
    };
    Ok(Measure {
        id,
        kind,
        whom,
        name: row.optional_text()?,
        reason: row.text()?,
        created_at: row.integer()?,
        until: row.optional_integer()?,
    })
}

fn report(row: &mut Row) -> Result<Report, StoreError> {
    Ok(Report {
        id: row.integer()?,
        reporter: row.optional_text()?,
        about: row.integer()?,
        name: row.text()?,
        table: row.optional_text()?,
        text: row.text()?,
        said: row.text()?,
        created_at: row.integer()?,
        settled_at: row.optional_integer()?,
    })
}

/// What administrators use.
impl Store {
    /// Grows with every measure, setting and table to be closed: whoever has seen a number has
    /// seen all decisions up to it.
    pub fn change(&self) -> Result<i64, StoreError> {
        self.read(|session| change(session, ""))
    }

    /// The measures in force.
    pub fn measures(&self, now: i64) -> Result<Vec<Measure>, StoreError> {
        let sql = "SELECT measure.id, kind, measure.account, addresses, account.name, reason, \
                   measure.created_at, until FROM measure \
                   LEFT JOIN account ON account.id = measure.account \
                   WHERE until IS NULL OR until > $1 ORDER BY measure.id";
        self.read(|session| session.all(sql, cells![now], measure))
    }

    /// Adds a measure, and returns its number; an older one of the same kind and target is
    /// lifted. None when there is no such account.
    pub fn take_measure(&self, new: &NewMeasure<'_>) -> Result<Option<i64>, StoreError> {
        self.write(|session| {
            if let Whom::Account(id) = new.whom
                && !is_account(session, *id)?
            {
                return Ok(None);
            }
            lift(session, new.kind, new.whom)?;
            let (account, addresses) = match new.whom {
                Whom::Account(id) => (Some(*id), None),
                Whom::Addresses(range) => (None, Some(range)),
            };
            let id = session.one(
                "INSERT INTO measure (kind, account, addresses, reason, created_at, until) \
                 VALUES ($1, $2, $3, $4, $5, $6) RETURNING id",
                cells![
                    new.kind.as_str(),
                    account,
                    addresses,
                    new.reason,
                    new.now,
                    new.until
                ],
                Row::integer,
            )?;
            decided(session)?;
            Ok(id)
        })
    }

    /// Lifts all measures against somebody, and returns how many there were.
    pub fn lift_measures(&self, kind: MeasureKind, whom: &Whom) -> Result<u64, StoreError> {
        self.write(|session| {
            let lifted = lift(session, kind, whom)?;
            decided(session)?;
            Ok(lifted)
        })
    }

    /// Grants or revokes administrator rights. False when there is no such account.
    pub fn set_administrator(&self, account: i64, on: bool) -> Result<bool, StoreError> {
        let sql = "UPDATE account SET administrator = $2 WHERE id = $1";
        let changed = self.write(|session| session.run(sql, cells![account, i64::from(on)]))?;
        Ok(changed > 0)
    }

    /// Whether an account is an administrator's.
    pub fn is_administrator(&self, account: i64) -> Result<bool, StoreError> {
        let sql = "SELECT administrator FROM account WHERE id = $1";
        let found = self.read(|session| session.one(sql, cells![account], Row::integer))?;
        Ok(found.is_some_and(|administrator| administrator != 0))
    }

    /// The administrators, by name.
    pub fn administrators(&self) -> Result<Vec<Account>, StoreError> {
        let columns = accounts::COLUMNS;
        let sql = format!("SELECT {columns} FROM account WHERE administrator <> 0 ORDER BY folded");
        self.read(|session| session.all(&sql, &[], accounts::read))
    }

    /// Keeps a report. False when whom it is about has no account.
    pub fn add_report(&self, new: &NewReport) -> Result<bool, StoreError> {
        self.write(|session| {
            if !is_account(session, new.about)? {
                return Ok(false);
            }
            session.run(
                "INSERT INTO report (reporter, about, code, body, said, created_at) \
                 VALUES ((SELECT id FROM account WHERE id = $1), $2, $3, $4, $5, $6)",
                cells![
                    new.reporter,
                    new.about,
                    new.table.as_ref(),
                    &new.text,
                    &new.said,
                    new.now
                ],
            )?;
            Ok(true)
        })
    }

    /// Reports that nobody has looked at, or all, latest first.
    pub fn reports(&self, open_only: bool, limit: u32) -> Result<Vec<Report>, StoreError> {
        let filter = if open_only {
            "WHERE settled_at IS NULL "
        } else {
            ""
        };
        let sql = format!(
            "SELECT report.id, teller.name, about, person.name, code, body, said, \
             report.created_at, settled_at FROM report \
             JOIN account person ON person.id = about \
             LEFT JOIN account teller ON teller.id = reporter \
             {filter}ORDER BY report.id DESC LIMIT $1"
        );
        self.read(|session| session.all(&sql, cells![limit], report))
    }

    /// Settles a report. False when there is none, or it was settled already.
    pub fn settle_report(&self, id: i64, now: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE report SET settled_at = $2 WHERE id = $1 AND settled_at IS NULL";
        let settled = self.write(|session| session.run(sql, cells![id, now]))?;
        Ok(settled > 0)
    }

    /// An account does not want to hear another, or wants to again. False when there is no such
    /// account.
    pub fn set_block(&self, account: i64, other: i64, on: bool) -> Result<bool, StoreError> {
        self.write(|session| {
            if !is_account(session, account)? || !is_account(session, other)? {
                return Ok(false);
            }
            let sql = if on {
                "INSERT INTO block (account, other) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            } else {
                "DELETE FROM block WHERE account = $1 AND other = $2"
            };
            session.run(sql, cells![account, other])?;
            Ok(true)
        })
    }

    /// Whom an account does not want to hear.
    pub fn blocked_by(&self, account: i64) -> Result<Vec<i64>, StoreError> {
        let sql = "SELECT other FROM block WHERE account = $1 ORDER BY other";
        self.read(|session| session.all(sql, cells![account], Row::integer))
    }

    /// Replaces the codes that open an account once.
    pub fn set_recovery_codes(&self, account: i64, codes: &[String]) -> Result<(), StoreError> {
        self.write(|session| {
            session.run("DELETE FROM recovery WHERE account = $1", cells![account])?;
            for code in codes {
                session.run(
                    "INSERT INTO recovery (account, digest) VALUES ($1, $2)",
                    cells![account, &digest(code)],
                )?;
            }
            Ok(())
        })
    }

    /// Uses one of them up. False when it does not match.
    pub fn use_recovery_code(&self, account: i64, code: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM recovery WHERE account = $1 AND digest = $2";
        let used = self.write(|session| session.run(sql, cells![account, &digest(code)]))?;
        Ok(used > 0)
    }

    /// A table must be closed, by whichever server has it. False when there is none.
    pub fn close_table(&self, code: &str, now: i64) -> Result<bool, StoreError> {
        self.write(|session| {
            let known = "SELECT code FROM game_table WHERE code = $1 AND state <> 'closed'";
            if session.one(known, cells![code], Row::text)?.is_none() {
                return Ok(false);
            }
            session.run(
                "INSERT INTO closing (code, created_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                cells![code, now],
            )?;
            decided(session)?;
            Ok(true)
        })
    }

    /// The tables that must be closed and are not yet.
    pub fn closing(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT code FROM closing WHERE EXISTS (SELECT 1 FROM game_table \
                   WHERE game_table.code = closing.code AND state <> 'closed') ORDER BY code";
        self.read(|session| session.all(sql, &[], Row::text))
    }

    /// A setting of the whole server, by name.
    pub fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM setting WHERE name = $1";
        self.read(|session| session.one(sql, cells![name], Row::text))
    }

    /// Changes or removes such a setting.
    pub fn set_setting(&self, name: &str, value: Option<&str>) -> Result<(), StoreError> {
        self.write(|session| {
            session.run("DELETE FROM setting WHERE name = $1", cells![name])?;
            if let Some(value) = value {
                session.run(
                    "INSERT INTO setting (name, body) VALUES ($1, $2)",
                    cells![name, value],
                )?;
            }
            decided(session)
        })
    }

    /// Adds an entry to the audit log.
    pub fn audit(&self, done: &Audited) -> Result<(), StoreError> {
        let sql = "INSERT INTO audit (at, who, action, detail) VALUES ($1, $2, $3, $4)";
        let cells = cells![done.at, &done.who, &done.action, &done.detail];
        self.write(|session| session.run(sql, cells)).map(|_| ())
    }

    /// The audit log, latest first.
    pub fn audited(&self, limit: u32) -> Result<Vec<Audited>, StoreError> {
        let sql = "SELECT at, who, action, detail FROM audit ORDER BY id DESC LIMIT $1";
        self.read(|session| {
            session.all(sql, cells![limit], |row| {
                Ok(Audited {
                    at: row.integer()?,
                    who: row.text()?,
                    action: row.text()?,
                    detail: row.text()?,
                })
            })
        })
    }

    /// Row counts, for the administrators' page.
    pub fn statistics(&self) -> Result<Statistics, StoreError> {
        self.read(|session| {
            let mut count = |rows: &str| {
                let sql = format!("SELECT COUNT(*) FROM {rows}");
                Ok(session.one(&sql, &[], Row::number)?.unwrap_or(0))
            };
            Ok(Statistics {
                guests: count("account WHERE password IS NULL")?,
                registered: count("account WHERE password IS NOT NULL")?,
                live_tables: count("game_table WHERE state = 'live'")?,
                archived_tables: count("game_table WHERE state = 'archived'")?,
                closed_tables: count("game_table WHERE state = 'closed'")?,
                log_lines: count("table_log")?,
                games: count("game")?,
                open_reports: count("report WHERE settled_at IS NULL")?,
            })
        })
    }
}
