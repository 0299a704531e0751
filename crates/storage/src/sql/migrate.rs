//! Migrations: bring a database to the schema of this program.

use super::{Row, Session, accounts, cells};
use crate::StoreError;

/// The schema, step by step. A step that has been released is never changed: a new one follows.
const MIGRATIONS: [&str; 5] = [
    include_str!("../../migrations/0001_first.sql"),
    include_str!("../../migrations/0002_said.sql"),
    include_str!("../../migrations/0003_looks.sql"),
    include_str!("../../migrations/0004_said_in_order.sql"),
    include_str!("../../migrations/0005_governing.sql"),
];

/// The step after which what names look like is to be noted.
const LOOKS: i64 = 3;

/// Where the SQL dialects differ.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dialect {
    /// A primary key that numbers its rows and never gives a number twice.
    pub(crate) id: &'static str,
    /// What follows a table to be kept in the order of its primary key.
    pub(crate) clustered: &'static str,
}

/// Does the steps that are missing, in the transaction of the session.
pub(crate) fn migrate(session: &mut dyn Session, dialect: Dialect) -> Result<(), StoreError> {
    session.run(
        "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)",
        &[],
    )?;
    let version = session.one("SELECT version FROM schema_version", &[], Row::integer)?;
    let found = if let Some(found) = version {
        found
    } else {
        session.run("INSERT INTO schema_version (version) VALUES (0)", &[])?;
        0
    };
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for (step, migration) in (1..).zip(&MIGRATIONS).skip(found as usize) {
        for statement in statements(migration) {
            let statement = statement
                .replace("{id}", dialect.id)
                .replace("{clustered}", dialect.clustered);
            session.run(&statement, &[])?;
        }
        if step == LOOKS {
            accounts::note_looks(session)?;
        }
    }
    if found < known {
        session.run("UPDATE schema_version SET version = $1", cells![known])?;
    }
    Ok(())
}

/// Comments have lines of their own, and a semicolon ends a statement only: good enough for
/// files that only we write.
fn statements(migration: &str) -> Vec<String> {
    let code: String = migration
        .lines()
        .filter(|line| !line.trim_start().starts_with("--"))
        .flat_map(|line| [line, "\n"])
        .collect();
    code.split(';')
        .map(str::trim)
        .filter(|statement| !statement.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_no_statements() {
        let found = statements("-- one; two\nCREATE a;\n  -- b\nCREATE c\n  (d);\n");
        assert_eq!(found, ["CREATE a", "CREATE c\n  (d)"]);
    }
}
