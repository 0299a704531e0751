//! Accounts, and the keys that open them.

use serde::Serialize;
use sha2::{Digest, Sha256};

/// A person, or a program that plays under a name of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Account {
    /// Never given twice.
    pub id: i64,
    /// As shown.
    pub name: String,
    /// Whether it has a password: guests have none.
    pub registered: bool,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last here.
    pub seen_at: i64,
}

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum KeyKind {
    /// A browser's cookie.
    Session,
    /// A program's bearer token.
    Token,
    /// A link with which a forgotten password is replaced, once.
    Reset,
}

impl KeyKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Session, Self::Token, Self::Reset];

    /// The word for it in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Token => "token",
            Self::Reset => "reset",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}

/// A key to be made.
#[derive(Clone, Copy)]
pub struct NewKey<'a> {
    /// Whom it lets in.
    pub account: i64,
    /// What it is for.
    pub kind: KeyKind,
    /// What its owner calls it.
    pub label: &'a str,
    /// What whoever comes must show. Only its SHA-256 is stored: it must be long and
    /// random, because it is not stretched like a password.
    pub secret: &'a str,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// When it stops opening anything, if ever.
    pub expires_at: Option<i64>,
}

/// A key that exists. Its secret is not known here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Key {
    /// Never given twice.
    pub id: i64,
    /// Whom it lets in.
    #[serde(skip)]
    pub account: i64,
    /// What it is for.
    pub kind: KeyKind,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it stops opening anything, if ever.
    pub expires_at: Option<i64>,
    /// When it was last used, as far as it was noted.
    pub used_at: i64,
}

impl Key {
    pub(crate) fn is_valid(&self, now: i64) -> bool {
        self.expires_at.is_none_or(|end| now < end)
    }
}

/// What is stored of a secret. Looking it up by its digest tells nobody, by its time, how
/// much of a guessed secret is right.
pub(crate) fn digest(secret: &str) -> String {
    use std::fmt::Write;
    let mut text = String::with_capacity(64);
    for byte in Sha256::digest(secret.as_bytes()) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// What may go: everything older than these times, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purge {
    /// Guests last seen before this are deleted.
    pub guests_unseen_since: i64,
    /// Keys that expired before this are deleted.
    pub keys_expired_before: i64,
    /// The logs of tables closed before this are deleted; their games stay.
    pub tables_closed_before: i64,
    /// So are those of archived tables where the last line was written before this.
    pub tables_archived_before: i64,
}

/// How long things are kept, in days. docs/hosting.md tells hosts and people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Guests, after they were last seen.
    pub guests: u32,
    /// The logs of closed tables, after they were closed.
    pub closed_tables: u32,
    /// The logs of archived tables, after the last line was written.
    pub archived_tables: u32,
}

impl Default for Retention {
    fn default() -> Self {
        Self {
            guests: 60,
            closed_tables: 30,
            archived_tables: 60,
        }
    }
}

impl Retention {
    /// What may go at a moment, in milliseconds since 1970.
    pub fn purge_at(&self, now: i64) -> Purge {
        let ago = |days: u32| now - i64::from(days) * 24 * 3_600_000;
        Purge {
            guests_unseen_since: ago(self.guests),
            keys_expired_before: now,
            tables_closed_before: ago(self.closed_tables),
            tables_archived_before: ago(self.archived_tables),
        }
    }
}

/// How many went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    /// Guests.
    pub guests: u64,
    /// Keys.
    pub keys: u64,
    /// Tables.
    pub tables: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_kept_as_long_as_hosts_are_told() {
        let page = include_str!("../../../docs/hosting.md");
        let kept = Retention::default();
        for line in [
            format!(
                "| the log of a closed table, with what was said there | {} days after it is closed |",
                kept.closed_tables
            ),
            format!(
                "| the log of any other table, with what was said there | {} days after the last line, \
                 once nobody is there |",
                kept.archived_tables
            ),
            format!("| guests who do not come back | {} days;", kept.guests),
        ] {
            assert!(page.contains(&line), "{line}");
        }
    }

    #[test]
    fn a_day_has_its_milliseconds() {
        let purge = Retention {
            guests: 1,
            closed_tables: 2,
            archived_tables: 3,
        };
        let day = 86_400_000;
        assert_eq!(
            purge.purge_at(10 * day),
            Purge {
                guests_unseen_since: 9 * day,
                keys_expired_before: 10 * day,
                tables_closed_before: 8 * day,
                tables_archived_before: 7 * day,
            }
        );
    }
}
