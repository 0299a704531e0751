//! Moderation: bans, mutes, reports, settings and the audit log.

#![allow(missing_docs)] // where a field's name says it all

use serde::Serialize;

/// A kind of restriction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MeasureKind {
    /// A ban: they may not sign in or connect.
    Ban,
    /// A mute: they may not chat.
    Mute,
}

words!("a measure of the kind" MeasureKind { Ban = "ban", Mute = "mute" });

/// Whom a measure is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Whom {
    /// An account.
    Account(i64),
    /// Whoever comes from a range of addresses, as text: storage does not read it.
    Addresses(String),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Measure {
    pub id: i64,
    pub kind: MeasureKind,
    pub whom: Whom,
    pub name: Option<String>,
    pub reason: String,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it ends, if it does.
    pub until: Option<i64>,
}

/// A measure to be taken.
#[derive(Clone, Debug)]
pub struct NewMeasure<'a> {
    pub kind: MeasureKind,
    pub whom: &'a Whom,
    pub reason: &'a str,
    pub now: i64,
    /// When it ends, if it does.
    pub until: Option<i64>,
}

/// A complaint about somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    pub id: i64,
    /// Who complained; `None` if that account was deleted.
    pub reporter: Option<String>,
    pub about: i64,
    pub name: String,
    pub table: Option<String>,
    pub text: String,
    /// What they had said lately: JSON, opaque to storage.
    pub said: String,
    pub created_at: i64,
    /// When an administrator settled it.
    pub settled_at: Option<i64>,
}

/// A report to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    pub reporter: i64,
    pub about: i64,
    pub table: Option<String>,
    pub text: String,
    /// What they had said, as JSON.
    pub said: String,
    pub now: i64,
}

/// An entry of the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Audited {
    pub at: i64,
    pub who: String,
    pub action: String,
    pub detail: String,
}

/// Row counts, for the administrators' page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    pub guests: u64,
    pub registered: u64,
    pub live_tables: u64,
    pub archived_tables: u64,
    pub closed_tables: u64,
    pub log_lines: u64,
    pub games: u64,
    pub open_reports: u64,
}
