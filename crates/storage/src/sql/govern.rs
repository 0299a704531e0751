//! Moderation: bans, mutes, reports, settings and the audit log.

use super::{Cell, Driver, Row, Session, SqlStore, accounts, cells};
use crate::{
    Account, Audited, Govern, Measure, MeasureKind, NewMeasure, NewReport, Report, Statistics,
    StoreError, Whom, people::digest,
};

/// A decision that servers must hear of.
fn decided(session: &mut dyn Session) -> Result<(), StoreError> {
    let change = change(session)?;
    session.run(
        "UPDATE setting SET body = $1 WHERE name = 'change'",
        cells![&(change + 1).to_string()],
    )?;
    Ok(())
}

fn change(session: &mut dyn Session) -> Result<i64, StoreError> {
    let row = session.row(
        "SELECT body FROM setting WHERE name = 'change' FOR UPDATE",
        &[],
    )?;
    let body = row.map(|mut row| row.text()).transpose()?;
    Ok(body.and_then(|body| body.parse().ok()).unwrap_or(0))
}

fn is_account(session: &mut dyn Session, id: i64) -> Result<bool, StoreError> {
    let row = session.row("SELECT 1 FROM account WHERE id = $1", cells![id])?;
    Ok(row.is_some())
}

/// The columns that say whom a measure is about.
fn columns(whom: &Whom) -> [Cell; 2] {
    match whom {
        Whom::Account(id) => [(*id).into(), Cell::Null],
        Whom::Addresses(range) => [Cell::Null, range.as_str().into()],
    }
}

fn lift(session: &mut dyn Session, kind: MeasureKind, whom: &Whom) -> Result<u64, StoreError> {
    let [account, addresses] = columns(whom);
    let (column, value) = match whom {
        Whom::Account(_) => ("account", account),
        Whom::Addresses(_) => ("addresses", addresses),
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

fn count(session: &mut dyn Session, sql: &str, cells: &[Cell]) -> Result<u64, StoreError> {
    let row = session.row(sql, cells)?;
    row.map_or(Ok(0), |mut row| row.number())
}

impl<D: Driver> Govern for SqlStore<D> {
    fn change(&self) -> Result<i64, StoreError> {
        self.0.read(|session| {
            let row = session.row("SELECT body FROM setting WHERE name = 'change'", &[])?;
            let body = row.map(|mut row| row.text()).transpose()?;
            Ok(body.and_then(|body| body.parse().ok()).unwrap_or(0))
        })
    }

    fn measures(&self, now: i64) -> Result<Vec<Measure>, StoreError> {
        self.0.read(|session| {
            let rows = session.rows(
                "SELECT measure.id, kind, measure.account, addresses, account.name, reason, \
                 measure.created_at, until FROM measure \
                 LEFT JOIN account ON account.id = measure.account \
                 WHERE until IS NULL OR until > $1 ORDER BY measure.id",
                cells![now],
            )?;
            rows.into_iter().map(|mut row| measure(&mut row)).collect()
        })
    }

    fn take_measure(&self, new: &NewMeasure<'_>) -> Result<Option<i64>, StoreError> {
        self.0.write(|session| {
            if let Whom::Account(id) = new.whom
                && !is_account(session, *id)?
            {
                return Ok(None);
            }
            lift(session, new.kind, new.whom)?;
            let [account, addresses] = columns(new.whom);
            let row = session.row(
                "INSERT INTO measure (kind, account, addresses, reason, created_at, until) \
                 VALUES ($1, $2, $3, $4, $5, $6) RETURNING id",
                &[
                    new.kind.as_str().into(),
                    account,
                    addresses,
                    new.reason.into(),
                    new.now.into(),
                    new.until.into(),
                ],
            )?;
            decided(session)?;
            row.map(|mut row| row.integer()).transpose()
        })
    }

    fn lift_measures(&self, kind: MeasureKind, whom: &Whom) -> Result<u64, StoreError> {
        self.0.write(|session| {
            let lifted = lift(session, kind, whom)?;
            decided(session)?;
            Ok(lifted)
        })
    }

    fn set_administrator(&self, account: i64, on: bool) -> Result<bool, StoreError> {
        self.0.write(|session| {
            let changed = session.run(
                "UPDATE account SET administrator = $2 WHERE id = $1",
                cells![account, i64::from(on)],
            )?;
            Ok(changed > 0)
        })
    }

    fn is_administrator(&self, account: i64) -> Result<bool, StoreError> {
        self.0.read(|session| {
            let row = session.row(
                "SELECT administrator FROM account WHERE id = $1",
                cells![account],
            )?;
            Ok(row.map_or(Ok(0), |mut row| row.integer())? != 0)
        })
    }

    fn administrators(&self) -> Result<Vec<Account>, StoreError> {
        self.0.read(|session| {
            let columns = accounts::COLUMNS;
            let rows = session.rows(
                &format!("SELECT {columns} FROM account WHERE administrator <> 0 ORDER BY folded"),
                &[],
            )?;
            rows.into_iter()
                .map(|mut row| accounts::read(&mut row))
                .collect()
        })
    }

    fn add_report(&self, new: &NewReport) -> Result<bool, StoreError> {
        self.0.write(|session| {
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

    fn reports(&self, open_only: bool, limit: u32) -> Result<Vec<Report>, StoreError> {
        self.0.read(|session| {
            let filter = if open_only {
                "WHERE settled_at IS NULL "
            } else {
                ""
            };
            let rows = session.rows(
                &format!(
                    "SELECT report.id, teller.name, about, person.name, code, body, said, \
                     report.created_at, settled_at FROM report \
                     JOIN account person ON person.id = about \
                     LEFT JOIN account teller ON teller.id = reporter \
                     {filter}ORDER BY report.id DESC LIMIT $1"
                ),
                cells![limit],
            )?;
            rows.into_iter().map(|mut row| report(&mut row)).collect()
        })
    }

    fn settle_report(&self, id: i64, now: i64) -> Result<bool, StoreError> {
        self.0.write(|session| {
            let settled = session.run(
                "UPDATE report SET settled_at = $2 WHERE id = $1 AND settled_at IS NULL",
                cells![id, now],
            )?;
            Ok(settled > 0)
        })
    }

    fn set_block(&self, account: i64, other: i64, on: bool) -> Result<bool, StoreError> {
        self.0.write(|session| {
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

    fn blocked_by(&self, account: i64) -> Result<Vec<i64>, StoreError> {
        self.0.read(|session| {
            let rows = session.rows(
                "SELECT other FROM block WHERE account = $1 ORDER BY other",
                cells![account],
            )?;
            rows.into_iter().map(|mut row| row.integer()).collect()
        })
    }

    fn set_recovery_codes(&self, account: i64, codes: &[String]) -> Result<(), StoreError> {
        self.0.write(|session| {
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

    fn use_recovery_code(&self, account: i64, code: &str) -> Result<bool, StoreError> {
        self.0.write(|session| {
            let used = session.run(
                "DELETE FROM recovery WHERE account = $1 AND digest = $2",
                cells![account, &digest(code)],
            )?;
            Ok(used > 0)
        })
    }

    fn close_table(&self, code: &str, now: i64) -> Result<bool, StoreError> {
        self.0.write(|session| {
            let known = session.row(
                "SELECT 1 FROM game_table WHERE code = $1 AND state <> 'closed'",
                cells![code],
            )?;
            if known.is_none() {
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

    fn closing(&self) -> Result<Vec<String>, StoreError> {
        self.0.read(|session| {
            let rows = session.rows(
                "SELECT code FROM closing WHERE EXISTS (SELECT 1 FROM game_table \
                 WHERE game_table.code = closing.code AND state <> 'closed') ORDER BY code",
                &[],
            )?;
            rows.into_iter().map(|mut row| row.text()).collect()
        })
    }

    fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.0.read(|session| {
            let row = session.row("SELECT body FROM setting WHERE name = $1", cells![name])?;
            row.map(|mut row| row.text()).transpose()
        })
    }

    fn set_setting(&self, name: &str, value: Option<&str>) -> Result<(), StoreError> {
        self.0.write(|session| {
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

    fn audit(&self, done: &Audited) -> Result<(), StoreError> {
        self.0.write(|session| {
            session.run(
                "INSERT INTO audit (at, who, action, detail) VALUES ($1, $2, $3, $4)",
                cells![done.at, &done.who, &done.action, &done.detail],
            )?;
            Ok(())
        })
    }

    fn audited(&self, limit: u32) -> Result<Vec<Audited>, StoreError> {
        self.0.read(|session| {
            let rows = session.rows(
                "SELECT at, who, action, detail FROM audit ORDER BY id DESC LIMIT $1",
                cells![limit],
            )?;
            let rows = rows.into_iter();
            rows.map(|mut row| {
                Ok(Audited {
                    at: row.integer()?,
                    who: row.text()?,
                    action: row.text()?,
                    detail: row.text()?,
                })
            })
            .collect()
        })
    }

    fn statistics(&self) -> Result<Statistics, StoreError> {
        self.0.read(|session| {
            let tables = "SELECT COUNT(*) FROM game_table WHERE state = $1";
            Ok(Statistics {
                guests: count(
                    session,
                    "SELECT COUNT(*) FROM account WHERE password IS NULL",
                    &[],
                )?,
                registered: count(
                    session,
                    "SELECT COUNT(*) FROM account WHERE password IS NOT NULL",
                    &[],
                )?,
                live_tables: count(session, tables, cells!["live"])?,
                archived_tables: count(session, tables, cells!["archived"])?,
                closed_tables: count(session, tables, cells!["closed"])?,
                log_lines: count(session, "SELECT COUNT(*) FROM table_log", &[])?,
                games: count(session, "SELECT COUNT(*) FROM game", &[])?,
                open_reports: count(
                    session,
                    "SELECT COUNT(*) FROM report WHERE settled_at IS NULL",
                    &[],
                )?,
            })
        })
    }
}
