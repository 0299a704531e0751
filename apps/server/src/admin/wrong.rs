//! Why an action was not done.

use baralho_storage::{AccountError, StoreError};
use baralho_words::{Value as Word, Words};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What was wrong with an action, and what was expected. It travels as JSON, so that whoever
/// asked can be told in their language.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)] // the messages say it
pub enum ActionError {
    #[error("no action: {detail}")]
    BadAction { detail: String },
    #[error("nobody is called `{name}`: expected the name of an account")]
    NoAccount { name: String },
    #[error("`{name}` is a guest: expected somebody who has registered")]
    Guest { name: String },
    #[error("`{name}` is not an administrator")]
    NoAdministrator { name: String },
    #[error("expected either a name or addresses")]
    NameOrAddresses,
    #[error(
        "`{text}` is no range of addresses: expected such as 203.0.113.7 or 203.0.113.0/24, \
         and not everybody"
    )]
    BadRange { text: String },
    #[error("{days} days: expected a number from 1 to {most}")]
    BadDays { days: u32, most: u32 },
    #[error("a text that cannot be used: expected 1 to {most} visible characters")]
    BadText { most: usize },
    #[error("{whom} is not banned")]
    NotBanned { whom: String },
    #[error("{whom} is not muted")]
    NotMuted { whom: String },
    #[error("`{table}` is not a table code: expected twelve letters and digits")]
    BadCode { table: String },
    #[error("there is no table {table}, or it is closed already")]
    NoTable { table: String },
    #[error("there is no open report {id}")]
    NoReport { id: i64 },
    #[error("{file} is there already: expected the name of a new file")]
    FileExists { file: String },
    #[error("`{file}` cannot be a backup: expected a file in a folder that exists, from the root")]
    BadFile { file: String },
    #[error("there is nothing of a server in the folder {folder}")]
    NoData { folder: String },
    #[error("the server does not answer as expected: {detail}")]
    NoAnswer { detail: String },
    #[error("{detail}")]
    Store { detail: String },
}

impl ActionError {
    /// What people are told.
    pub fn explain(&self, words: &Words) -> String {
        let value = serde_json::to_value(self).unwrap_or_default();
        let code = value["code"].as_str().unwrap_or_default();
        let fields = value.as_object().into_iter().flatten();
        let texts: Vec<(&str, Word<'_>)> = fields
            .map(|(name, value)| {
                let word = match (value.as_i64(), value.as_str()) {
                    (Some(number), _) => number.into(),
                    (None, text) => text.unwrap_or_default().into(),
                };
                (name.as_str(), word)
            })
            .collect();
        words.say(&format!("admin-wrong-{code}"), &texts)
    }
}

impl From<StoreError> for ActionError {
    fn from(error: StoreError) -> Self {
        let detail = error.to_string();
        Self::Store { detail }
    }
}

impl From<AccountError> for ActionError {
    fn from(error: AccountError) -> Self {
        let detail = error.to_string();
        Self::Store { detail }
    }
}

/// A text that somebody gave, to be shown to them again.
pub(super) fn quoted(text: &str) -> String {
    let shown = text.chars().take(60).filter(|c| !c.is_control());
    shown.collect()
}

#[cfg(test)]
mod tests {
    use baralho_words::{Language, Style};

    use super::*;

    #[test]
    fn whatever_is_wrong_is_said_in_every_language() {
        let text = || "what-was-given".to_owned();
        let all = [
            ActionError::BadAction { detail: text() },
            ActionError::NoAccount { name: text() },
            ActionError::Guest { name: text() },
            ActionError::NoAdministrator { name: text() },
            ActionError::NameOrAddresses,
            ActionError::BadRange { text: text() },
            ActionError::BadDays { days: 0, most: 9 },
            ActionError::BadText { most: 500 },
            ActionError::NotBanned { whom: text() },
            ActionError::NotMuted { whom: text() },
            ActionError::BadCode { table: text() },
            ActionError::NoTable { table: text() },
            ActionError::NoReport { id: 4321 },
            ActionError::FileExists { file: text() },
            ActionError::BadFile { file: text() },
            ActionError::NoData { folder: text() },
            ActionError::NoAnswer { detail: text() },
            ActionError::Store { detail: text() },
        ];
        for language in Language::ALL {
            let words = Words::new(language, Style::Symbols);
            for wrong in &all {
                let json = serde_json::to_string(wrong).expect("JSON");
                let read: ActionError = serde_json::from_str(&json).expect("what was written");
                assert_eq!(read, *wrong);
                let said = wrong.explain(&words);
                assert!(!said.contains('{') && said.len() > 10, "{said}");
                if json.contains("what-was-given") {
                    assert!(said.contains("what-was-given"), "{said}");
                }
            }
        }
    }
}
