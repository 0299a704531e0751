//! What the starter tells the trampoline, and what the trampoline tells the starter.

use std::{
    ffi::{OsStr, OsString},
    io,
};

use serde::{Deserialize, Serialize};

use crate::CannotStart;

/// The command of the program that starts bots which makes it a trampoline.
pub(crate) const COMMAND: &str = "__bot";

/// The environment variable by which a bot and all it starts can be told from others.
pub(crate) const TAG: &str = "BARALHO_BOT";

/// The exit code of a trampoline that could not become the bot.
pub(crate) const FAILED: u8 = 127;

/// The stages between the starter and the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// Started by the starter.
    First,
    /// Started by the first in namespaces of its own.
    Inside,
    /// Started by the second, and about to become the bot.
    Last,
}

/// What the trampoline has to do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settings {
    pub(crate) stage: Stage,
    /// The process that must be our parent, or we are too late.
    pub(crate) parent: u32,
    pub(crate) memory: Option<u64>,
    pub(crate) processes: Option<u32>,
    /// Bytes that the bot may write in a sandbox.
    pub(crate) disk: u64,
    /// What may be read in the sandbox, if there is to be one: any bytes, which paths in JSON
    /// must not be.
    pub(crate) sandbox: Option<Vec<OsString>>,
    /// The words of the bot's command follow as they are.
    #[serde(skip)]
    pub(crate) command: Vec<OsString>,
}

impl Settings {
    /// The arguments that follow the trampoline's own name.
    pub(crate) fn arguments(&self) -> Vec<OsString> {
        let settings = serde_json::to_string(self).expect("numbers and texts");
        let mut arguments = vec![COMMAND.into(), settings.into()];
        arguments.extend(self.command.iter().cloned());
        arguments
    }

    /// Reads [`Settings::arguments`] back.
    pub(crate) fn read(arguments: &[OsString]) -> Option<Settings> {
        let [name, settings, command @ ..] = arguments else {
            return None;
        };
        let settings = settings.to_str().filter(|_| name == COMMAND)?;
        Some(Settings {
            command: command.to_vec(),
            ..serde_json::from_str(settings).ok()?
        })
    }
}

/// What the system said, about this program.
pub(crate) fn other_reason(program: &OsStr, error: &io::Error) -> CannotStart {
    CannotStart::Other {
        program: program.to_string_lossy().into_owned(),
        reason: error.to_string(),
    }
}

/// The line, marked by the tag, by which a trampoline says on standard error why it failed.
pub(crate) fn failure_line(tag: &str, why: &CannotStart) -> String {
    let why = serde_json::to_string(why).expect("texts");
    format!("{tag} {why}\n")
}

/// Reads what [`failure_line`] wrote, without the tag.
pub(crate) fn read_failure(line: &str) -> CannotStart {
    serde_json::from_str(line).unwrap_or_else(|_| CannotStart::Other {
        program: String::new(),
        reason: line.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Missing, Unavailable};

    #[test]
    fn settings_read_back() {
        for (memory, processes, sandbox) in [
            (None, None, None),
            (Some(1 << 40), Some(3), Some(vec![])),
            (None, Some(1), Some(vec!["/a b".into(), "--".into()])),
        ] {
            let settings = Settings {
                stage: Stage::First,
                parent: 17,
                memory,
                processes,
                disk: 1 << 20,
                sandbox,
                command: vec!["a bot".into(), "--".into(), String::new().into()],
            };
            assert_eq!(Settings::read(&settings.arguments()), Some(settings));
        }
        assert_eq!(Settings::read(&["play".into(), "escopa".into()]), None);
    }

    #[test]
    fn every_reason_not_to_start_reads_back() {
        let sandbox = |missing| {
            CannotStart::Sandbox(Unavailable {
                missing,
                reason: "why".into(),
            })
        };
        for why in [
            CannotStart::NoCommand,
            CannotStart::NoDirectory("/a".into()),
            CannotStart::NoProgram("b".into()),
            CannotStart::NotExecutable("c".into()),
            CannotStart::IsDirectory("d".into()),
            CannotStart::NoInterpreter {
                program: "e".into(),
                interpreter: "/f".into(),
            },
            CannotStart::NotAProgram("g".into()),
            sandbox(Missing::Linux),
            sandbox(Missing::Namespaces),
            sandbox(Missing::Landlock),
            sandbox(Missing::Seccomp),
            CannotStart::Unsupported,
            CannotStart::Other {
                program: "h".into(),
                reason: "i".into(),
            },
        ] {
            let line = failure_line("tag", &why);
            let line = line.strip_prefix("tag ").expect("the tag comes first");
            assert_eq!(read_failure(line.trim_end_matches('\n')), why);
        }
    }
}
