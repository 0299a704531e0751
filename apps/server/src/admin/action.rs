//! What those who run a server may want of it.

use std::path::PathBuf;

use clap::{
    ArgAction, Subcommand, ValueHint,
    builder::{PossibleValuesParser, TypedValueParser},
    value_parser,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{ActionError, MOST_DAYS};

/// Something to be done, or looked at: the same by the command line, the socket and the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Subcommand)]
#[serde(tag = "action", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)] // the names say it, and docs/hosting.md
pub enum Action {
    MakeAdministrator {
        #[arg(id = "account", value_name = "NAME")]
        name: String,
    },
    UnmakeAdministrator {
        #[arg(id = "account", value_name = "NAME")]
        name: String,
    },
    /// Answers a token with which a new password can be chosen, once.
    ResetPassword {
        #[arg(id = "account", value_name = "NAME")]
        name: String,
    },
    /// Somebody, or whoever comes from some addresses, may not be here.
    Ban {
        #[arg(id = "account", value_name = "NAME")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        #[arg(long, value_name = "RANGE")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        addresses: Option<String>,
        /// For ever, without.
        #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u32).range(1..=i64::from(MOST_DAYS)))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        days: Option<u32>,
        #[arg(long, value_name = "TEXT")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    Unban {
        #[arg(id = "account", value_name = "NAME")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        #[arg(long, value_name = "RANGE")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        addresses: Option<String>,
    },
    /// Somebody may not talk.
    Mute {
        #[arg(id = "account", value_name = "NAME")]
        name: String,
        #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u32).range(1..=i64::from(MOST_DAYS)))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        days: Option<u32>,
        #[arg(long, value_name = "TEXT")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    Unmute {
        #[arg(id = "account", value_name = "NAME")]
        name: String,
    },
    /// Those who are banned or muted. Braces, here and below, so that fields too many are told.
    Bans {},
    CloseTable {
        #[arg(id = "code", value_name = "CODE")]
        table: String,
    },
    /// Those that nobody has looked at, or all.
    Reports {
        #[arg(long)]
        #[serde(default)]
        all: bool,
    },
    SettleReport {
        #[arg(value_name = "NUMBER")]
        id: i64,
    },
    /// Tells everybody something, and those who come later.
    Announce {
        text: String,
    },
    AnnounceOff {},
    /// Nothing new may begin.
    ReadOnly {
        #[arg(id = "switch", value_name = "on|off", action = ArgAction::Set, value_parser = switch())]
        on: bool,
    },
    /// Copies everything to a new file, which is named from the root.
    Backup {
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Puts a backup in the place of all that is stored. A server that runs stops for a moment.
    Restore {
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Looks whether what is stored is whole.
    Check {},
    Vacuum {},
    Statistics {},
    /// What was done, latest first.
    Audit {
        #[arg(long, value_name = "NUMBER")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<u32>,
    },
    DeleteAccount {
        #[arg(id = "account", value_name = "NAME")]
        name: String,
    },
}

fn switch() -> impl TypedValueParser<Value = bool> {
    PossibleValuesParser::new(["on", "off"]).map(|typed| typed == "on")
}

impl Action {
    /// Reads one from a JSON object.
    pub fn read(text: &[u8]) -> Result<Self, ActionError> {
        let bad = |detail: String| ActionError::BadAction { detail };
        let value: Value = serde_json::from_slice(text).map_err(|error| bad(error.to_string()))?;
        // An array would be taken for the fields in their order.
        if !value.is_object() {
            return Err(bad(
                r#"expected an object, such as {"action":"bans"}"#.into()
            ));
        }
        serde_json::from_value(value).map_err(|error| bad(error.to_string()))
    }

    /// Its name, and all else about it.
    pub(super) fn parts(&self) -> (String, Value) {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        let name = value
            .as_object_mut()
            .and_then(|fields| fields.remove("action"));
        let name = name.and_then(|name| name.as_str().map(str::to_owned));
        (name.unwrap_or_default(), value)
    }

    /// Whether it only looks at this store: restoring is noted in the one that replaces it.
    pub(super) const fn is_reading(&self) -> bool {
        matches!(
            self,
            Self::Restore { .. }
                | Self::Bans {}
                | Self::Reports { .. }
                | Self::Check {}
                | Self::Statistics {}
                | Self::Audit { .. }
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_an_object_of_known_fields() {
        let read = |text: &str| Action::read(text.as_bytes());
        assert_eq!(
            read(r#"{"action":"mute","name":"Ana","days":2}"#),
            Ok(Action::Mute {
                name: "Ana".into(),
                days: Some(2),
                reason: None
            })
        );
        assert_eq!(read(r#"{"action":"bans"}"#), Ok(Action::Bans {}));
        for (text, named) in [
            (r#"["bans"]"#, "an object"),
            ("bans", "expected value"),
            (r#"{"action":"bans","all":true}"#, "all"),
            (r#"{"action":"hang"}"#, "make-administrator"),
            (r#"{"action":"mute"}"#, "name"),
            (r#"{"action":"ban","name":"Ana","days":-1}"#, "-1"),
        ] {
            let error = read(text).expect_err(text).to_string();
            assert!(error.contains(named), "{text}: {error}");
        }
    }

    #[test]
    fn hosts_are_told_of_every_action() {
        let page = include_str!("../../../../docs/hosting.md");
        let unknown = Action::read(br#"{"action":"x"}"#).expect_err("no action");
        let unknown = unknown.to_string();
        let (_, names) = unknown.split_once("expected one of ").expect("a list");
        let names: Vec<&str> = names.split(", ").collect();
        assert_eq!(names.len(), 21);
        for name in names {
            let name = name.trim_matches('`');
            let is_told = [format!("`{name}`"), format!("`{name} ")];
            assert!(is_told.iter().any(|told| page.contains(told)), "{name}");
        }
    }

    #[test]
    fn what_only_looks_is_known() {
        assert!(Action::Bans {}.is_reading());
        assert!(!Action::Vacuum {}.is_reading());
        let (name, rest) = Action::ReadOnly { on: true }.parts();
        assert_eq!(
            (name.as_str(), rest.to_string()),
            ("read-only", r#"{"on":true}"#.into())
        );
    }
}
