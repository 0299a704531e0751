//! What those who run the server decide, and what people tell them.

use serde::Serialize;

use crate::{Account, StoreError};

/// What is done about somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MeasureKind {
    /// They may not be here.
    Ban,
    /// They may not talk.
    Mute,
}

impl MeasureKind {
    /// Every kind.
    pub const ALL: [Self; 2] = [Self::Ban, Self::Mute];

    /// The word for it in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ban => "ban",
            Self::Mute => "mute",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}

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
    /// Its number.
    pub id: i64,
    /// What.
    pub kind: MeasureKind,
    /// Whom it is about.
    pub whom: Whom,
    /// The name of the account.
    pub name: Option<String>,
    /// Why.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub created_at: i64,
    /// Until when, if it ends.
    pub until: Option<i64>,
}

/// A measure to be taken.
#[derive(Clone, Debug)]
pub struct NewMeasure<'a> {
    /// What.
    pub kind: MeasureKind,
    /// Whom it is about.
    pub whom: &'a Whom,
    /// Why.
    pub reason: &'a str,
    /// Now.
    pub now: i64,
    /// Until when, if it ends.
    pub until: Option<i64>,
}

/// Somebody who did not behave, as somebody else says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// Who says so; nobody if their account is gone.
    pub reporter: Option<String>,
    /// The account of whom it is about.
    pub about: i64,
    /// Their name.
    pub name: String,
    /// The table where it was.
    pub table: Option<String>,
    /// What is wrong.
    pub text: String,
    /// What they had said: JSON, which storage does not read.
    pub said: String,
    /// When, in milliseconds since 1970.
    pub created_at: i64,
    /// When somebody had looked at it.
    pub settled_at: Option<i64>,
}

/// A report to be kept.
#[derive(Clone, Copy, Debug)]
pub struct NewReport<'a> {
    /// The account that says so.
    pub reporter: i64,
    /// The account that it is about.
    pub about: i64,
    /// The table where it was.
    pub table: Option<&'a str>,
    /// What is wrong.
    pub text: &'a str,
    /// What they had said, as JSON.
    pub said: &'a str,
    /// Now.
    pub now: i64,
}

/// Something that was done by those who run the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Audited {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// By whom.
    pub who: String,
    /// What.
    pub action: String,
    /// With what.
    pub detail: String,
}

/// How much there is of everything.
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

/// What those who run the server may ask of storage.
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

    /// Takes a measure, and gives its number; the older one of the same kind about the same is
    /// lifted. None when there is no such account.
    fn take_measure(&self, measure: &NewMeasure<'_>) -> Result<Option<i64>, StoreError>;

    /// Lifts what was done about somebody, and says how many measures it was.
    fn lift_measures(&self, kind: MeasureKind, whom: &Whom) -> Result<u64, StoreError>;

    /// Makes an account an administrator's, or not any more. False when there is none.
    fn set_administrator(&self, account: i64, on: bool) -> Result<bool, StoreError>;

    /// Whether an account is an administrator's.
    fn is_administrator(&self, account: i64) -> Result<bool, StoreError>;

    /// The administrators, by name.
    fn administrators(&self) -> Result<Vec<Account>, StoreError>;

    /// Keeps a report. False when whom it is about has no account.
    fn add_report(&self, report: &NewReport<'_>) -> Result<bool, StoreError>;

    /// Reports that nobody has looked at, or all, latest first.
    fn reports(&self, open_only: bool, limit: u32) -> Result<Vec<Report>, StoreError>;

    /// Somebody has looked at a report. False when there is none, or somebody had before.
    fn settle_report(&self, id: i64, now: i64) -> Result<bool, StoreError>;

    /// An account does not want to hear another, or wants to again. False when there is no such
    /// account.
    fn set_block(&self, account: i64, other: i64, on: bool) -> Result<bool, StoreError>;

    /// Whom an account does not want to hear.
    fn blocked_by(&self, account: i64) -> Result<Vec<i64>, StoreError>;

    /// Replaces the codes that open an account once.
    fn set_recovery_codes(&self, account: i64, codes: &[String]) -> Result<(), StoreError>;

    /// Uses one of them up. False when it is none.
    fn use_recovery_code(&self, account: i64, code: &str) -> Result<bool, StoreError>;

    /// A table must be closed, by whichever server has it. False when there is none.
    fn close_table(&self, code: &str, now: i64) -> Result<bool, StoreError>;

    /// The tables that must be closed and are not yet.
    fn closing(&self) -> Result<Vec<String>, StoreError>;

    /// What holds for the whole server, by name.
    fn setting(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Sets it, or takes it away.
    fn set_setting(&self, name: &str, value: Option<&str>) -> Result<(), StoreError>;

    /// Notes what was done.
    fn audit(&self, done: &Audited) -> Result<(), StoreError>;

    /// What was done, latest first.
    fn audited(&self, limit: u32) -> Result<Vec<Audited>, StoreError>;

    /// How much there is of everything.
    fn statistics(&self) -> Result<Statistics, StoreError>;
}
