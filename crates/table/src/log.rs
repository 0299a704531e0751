use baralho_protocol::online::{TableEvent, fair};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use thiserror::Error;

/// One line of a table's log: what happened, when, and what is secret about it. The log is the
/// truth; everything else about a table follows from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Logged {
    /// Milliseconds since 1970, by the server's clock.
    #[serde(skip)]
    pub at: i64,
    /// What happened, as everybody may know it.
    #[serde(flatten)]
    pub event: TableEvent,
    /// What nobody is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hidden: Option<Hidden>,
}

/// What is secret about an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hidden {
    /// The hash of the table's password.
    Password(String),
    /// The server's share of the chance behind a match, 32 bytes in hexadecimal: observers know
    /// its hash until the match is over.
    Secret(String),
    /// The seed of a match's deals.
    Seed(u64),
    /// Somebody who may not enter any more.
    Banned(i64),
}

impl Logged {
    /// The line as it is stored: JSON without its time, which has a column of its own.
    pub fn body(&self) -> String {
        // Only maps with names: it can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a stored line.
    pub fn read(at: i64, body: &str) -> Result<Self, BadLog> {
        let is_old = body.starts_with(r#"{"t":"#);
        let line = if is_old {
            serde_json::from_str(body).and_then(|old| serde_json::from_value(from_version_1(old)))
        } else {
            serde_json::from_str(body)
        };
        let line: Self = line.map_err(|error| BadLog::Line {
            reason: error.to_string(),
        })?;
        // A client may overlook what it does not know, but a log is the truth.
        if line.event == TableEvent::Tick && !is_old && !body.contains(r#""kind":"tick""#) {
            let reason = "its kind belongs to a later version".to_owned();
            return Err(BadLog::Line { reason });
        }
        Ok(Self { at, ..line })
    }

    /// The author of something said, if it is that.
    pub fn author(&self) -> Option<i64> {
        match &self.event {
            TableEvent::Chat { who, .. } => Some(who.id),
            _ => None,
        }
    }
}

/// The lines that stand: without the moves that were taken back, and without their taking back.
pub(crate) fn standing<'a>(
    lines: impl Iterator<Item = (u64, &'a Logged)>,
) -> Vec<(u64, &'a Logged)> {
    let mut standing: Vec<(u64, &Logged)> = Vec::new();
    for (seq, line) in lines {
        let TableEvent::TakenBack { moves, .. } = &line.event else {
            standing.push((seq, line));
            continue;
        };
        for _ in 0..moves.get() {
            let is_move =
                |(_, line): &(u64, &Logged)| matches!(line.event, TableEvent::Move { .. });
            if let Some(last) = standing.iter().rposition(is_move) {
                standing.remove(last);
            }
        }
    }
    standing
}

/// A line as logs of version 1 have it. What such a line leaves out because it follows from
/// earlier ones is empty here, and filled in by whoever takes the log up.
fn from_version_1(mut old: Map<String, Value>) -> Value {
    let mut kind = old.remove("t").unwrap_or_default();
    let hide = |old: &mut Map<String, Value>, field: &str, name: &str| {
        let secret = old.remove(field).filter(|secret| !secret.is_null());
        secret.map(|secret| old.insert("hidden".to_owned(), json!({ name: secret })))
    };
    match kind.as_str().unwrap_or_default() {
        "created" | "changed" => {
            let locked = hide(&mut old, "password", "password").is_some();
            old.insert("locked".to_owned(), locked.into());
        }
        "committed" => {
            let secret = old.get("secret").and_then(Value::as_str);
            let secret = secret.and_then(fair::from_hex);
            let commitment = secret.as_ref().map(fair::commitment);
            old.insert("commitment".to_owned(), commitment.into());
            hide(&mut old, "secret", "secret");
        }
        "started" => {
            hide(&mut old, "seed", "seed");
        }
        "banned" => {
            hide(&mut old, "person", "banned");
            kind = "tick".into();
        }
        "unsaid" => kind = "tick".into(),
        "m" => {
            for (short, name) in [("s", "seat"), ("m", "move")] {
                if let Some(value) = old.remove(short) {
                    old.insert(name.to_owned(), value);
                }
            }
            kind = "move".into();
        }
        "extended" => {
            old.insert("more".to_owned(), 0.into());
        }
        "over" => {
            let left_out = [
                ("secret", json!("")),
                ("seeds", json!([])),
                ("seed", json!(0)),
            ];
            old.extend(left_out.map(|(name, value)| (name.to_owned(), value)));
        }
        _ => {}
    }
    old.insert("kind".to_owned(), kind);
    Value::Object(old)
}

/// A log that cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the messages say it all
pub enum BadLog {
    #[error("a line of the log cannot be read: {reason}")]
    Line { reason: String },
    #[error("line {seq} of the log cannot have happened: {reason}")]
    Impossible { seq: u64, reason: String },
    #[error("the log does not begin with the opening of a table")]
    NoBeginning,
}
