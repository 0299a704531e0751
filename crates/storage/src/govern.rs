//! Moderation: bans, mutes, reports, settings and the audit log.

use serde::Serialize;

use crate::{Account, StoreError};

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

/// The part of storage that administrators use.
///
/// # Errors
/// All of them fail with a [`StoreError`] when the database does.
#[allow(clippy::missing_errors_doc)] // said once, above
pub trait Govern {
    /// Grows with every measure, setting and table to be closed: whoever has seen a number has
    /// seen all decisions up to it.
    fn change(&self) -> Result<i64, StoreError>;

    /// The measures in force.
    fn measures(&self, now: i64) -> Result<Vec<Measure>, StoreError>;

    /// Adds a measure, and returns its number; an older one of the same kind and target is
    /// lifted. None when there is no such account.
    fn take_measure(&self, measure: &NewMeasure<'_>) -> Result<Option<i64>, StoreError>;

    /// Lifts all measures against somebody, and returns how many there were.
    fn lift_measures(&self, kind: MeasureKind, whom: &Whom) -> Result<u64, StoreError>;

    /// Grants or revokes administrator rights. False when there is no such account.
    fn set_administrator(&self, account: i64, on: bool) -> Result<bool, StoreError>;

    /// Whether an account is an administrator's.
    fn is_administrator(&self, account: i64) -> Result<bool, StoreError>;

    /// The administrators, by name.
    fn administrators(&self) -> Result<Vec<Account>, StoreError>;

    /// Keeps a report. False when whom it is about has no account.
    fn add_report(&self, report: &NewReport) -> Result<bool, StoreError>;

    /// Reports that nobody has looked at, or all, latest first.
    fn reports(&self, open_only: bool, limit: u32) -> Result<Vec<Report>, StoreError>;

    /// Settles a report. False when there is none, or it was settled already.
    fn settle_report(&self, id: i64, now: i64) -> Result<bool, StoreError>;

    /// An account does not want to hear another, or wants to again. False when there is no such
    /// account.
    fn set_block(&self, account: i64, other: i64, on: bool) -> Result<bool, StoreError>;

    /// Whom an account does not want to hear.
    fn blocked_by(&self, account: i64) -> Result<Vec<i64>, StoreError>;

    /// Replaces the codes that open an account once.
    fn set_recovery_codes(&self, account: i64, codes: &[String]) -> Result<(), StoreError>;

    /// Uses one of them up. False when it does not match.
    fn use_recovery_code(&self, account: i64, code: &str) -> Result<bool, StoreError>;

    /// A table must be closed, by whichever server has it. False when there is none.
    fn close_table(&self, code: &str, now: i64) -> Result<bool, StoreError>;

    /// The tables that must be closed and are not yet.
    fn closing(&self) -> Result<Vec<String>, StoreError>;

    /// A setting of the whole server, by name.
    fn setting(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Changes or removes such a setting.
    fn set_setting(&self, name: &str, value: Option<&str>) -> Result<(), StoreError>;

    /// Adds an entry to the audit log.
    fn audit(&self, done: &Audited) -> Result<(), StoreError>;

    /// The audit log, latest first.
    fn audited(&self, limit: u32) -> Result<Vec<Audited>, StoreError>;

    /// Row counts, for the administrators' page.
    fn statistics(&self) -> Result<Statistics, StoreError>;
}
