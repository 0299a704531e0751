//! Moderation: bans, mutes, reports, settings and the audit log.

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

/// A ban or a mute.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Measure {
    /// The number of the measure.
    pub id: i64,
    /// A ban or a mute.
    pub kind: MeasureKind,
    /// Whom it is about.
    pub whom: Whom,
    /// The name of the account.
    pub name: Option<String>,
    /// The reason given for it.
    pub reason: String,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it ends, if it does.
    pub until: Option<i64>,
}

/// A measure to be taken.
#[derive(Clone, Debug)]
pub struct NewMeasure<'a> {
    /// A ban or a mute.
    pub kind: MeasureKind,
    /// Whom it is about.
    pub whom: &'a Whom,
    /// The reason given for it.
    pub reason: &'a str,
    /// Now.
    pub now: i64,
    /// When it ends, if it does.
    pub until: Option<i64>,
}

/// A complaint about somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The number of the report.
    pub id: i64,
    /// Who complained; `None` if that account was deleted.
    pub reporter: Option<String>,
    /// The account complained about.
    pub about: i64,
    /// Their name.
    pub name: String,
    /// The table where it was.
    pub table: Option<String>,
    /// The complaint, as it was written.
    pub text: String,
    /// What they had said lately: JSON, opaque to storage.
    pub said: String,
    /// When, in milliseconds since 1970.
    pub created_at: i64,
    /// When an administrator settled it.
    pub settled_at: Option<i64>,
}

/// A report to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// The account that complains.
    pub reporter: i64,
    /// The account that it is about.
    pub about: i64,
    /// The table where it was.
    pub table: Option<String>,
    /// The complaint, as it was written.
    pub text: String,
    /// What they had said, as JSON.
    pub said: String,
    /// Now.
    pub now: i64,
}

/// An entry of the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Audited {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The administrator.
    pub who: String,
    /// The name of the action.
    pub action: String,
    /// With what.
    pub detail: String,
}

/// Row counts, for the administrators' page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // the names say it all
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
