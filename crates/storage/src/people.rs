//! Accounts, and the keys that sign in to them.

#![allow(missing_docs)] // where a field's name says it all

use data_encoding::HEXLOWER;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// A person, or a program that plays under a name of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Account {
    /// Never given twice.
    pub id: i64,
    pub name: String,
    /// Whether it has a password: guests have none.
    pub registered: bool,
    /// When it was created, in milliseconds since 1970.
    pub created_at: i64,
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

words!("a key of the kind" KeyKind { Session = "session", Token = "token", Reset = "reset" });

/// A key to be made.
#[derive(Clone, Copy)]
pub struct NewKey<'a> {
    pub account: i64,
    pub kind: KeyKind,
    /// What its owner calls it.
    pub label: &'a str,
    /// The secret itself. Only its SHA-256 is stored: it must be long and
    /// random, because it is not stretched like a password.
    pub secret: &'a str,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// When it expires, if ever.
    pub expires_at: Option<i64>,
}

/// A key that exists. Its secret is not known here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Key {
    /// Never given twice.
    pub id: i64,
    #[serde(skip)]
    pub account: i64,
    pub kind: KeyKind,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it expires, if ever.
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
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

/// What a purge removes: everything older than these times, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

/// How much a purge removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    pub guests: u64,
    pub keys: u64,
    pub tables: u64,
}
