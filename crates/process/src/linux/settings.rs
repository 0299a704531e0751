//! What the starter tells the trampoline, and what the trampoline tells the starter.

use std::{
    ffi::{OsStr, OsString},
    io,
    path::PathBuf,
};

use crate::{CannotStart, Missing, Unavailable};

/// The command of the program that starts bots which makes it a trampoline.
pub(crate) const COMMAND: &str = "__bot";

/// The environment variable by which a bot and all it starts can be told from others.
pub(crate) const TAG: &str = "BARALHO_BOT";

/// The exit code of a trampoline that could not become the bot.
pub(crate) const FAILED: u8 = 127;

/// The stages between the starter and the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Started by the starter.
    First,
    /// Started by the first in namespaces of its own.
    Inside,
    /// Started by the second, and about to become the bot.
    Last,
}

/// What the trampoline has to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) stage: Stage,
    /// The process that must be our parent, or we are too late.
    pub(crate) parent: u32,
    pub(crate) memory: Option<u64>,
    pub(crate) processes: Option<u32>,
    /// Bytes that the bot may write in a sandbox.
    pub(crate) disk: u64,
    /// What may be read in the sandbox, if there is to be one.
    pub(crate) sandbox: Option<Vec<PathBuf>>,
    pub(crate) command: Vec<OsString>,
}

impl Settings {
    /// The arguments that follow the trampoline's own name.
    pub(crate) fn arguments(&self) -> Vec<OsString> {
        let number = |number: Option<u64>| number.map_or("-".into(), |n| n.to_string().into());
        let mut arguments: Vec<OsString> = vec![
            COMMAND.into(),
            match self.stage {
                Stage::First => "first",
                Stage::Inside => "inside",
                Stage::Last => "last",
            }
            .into(),
            self.parent.to_string().into(),
            number(self.memory),
            number(self.processes.map(u64::from)),
            number(Some(self.disk)),
            number(self.sandbox.as_ref().map(|paths| paths.len() as u64)),
        ];
        arguments.extend(self.sandbox.iter().flatten().map(OsString::from));
        arguments.extend(self.command.iter().cloned());
        arguments
    }

    /// Reads [`Settings::arguments`] back.
    pub(crate) fn read(arguments: &[OsString]) -> Option<Settings> {
        let [
            command,
            stage,
            parent,
            memory,
            processes,
            disk,
            paths,
            rest @ ..,
        ] = arguments
        else {
            return None;
        };
        let number = |text: &OsStr| -> Option<Option<u64>> {
            match text.to_str()? {
                "-" => Some(None),
                digits => digits.parse().ok().map(Some),
            }
        };
        let paths = number(paths)?;
        let (readable, rest) = rest.split_at_checked(paths.unwrap_or(0) as usize)?;
        (command == COMMAND).then_some(Settings {
            stage: match stage.to_str()? {
                "first" => Stage::First,
                "inside" => Stage::Inside,
                "last" => Stage::Last,
                _ => return None,
            },
            parent: parent.to_str()?.parse().ok()?,
            memory: number(memory)?,
            processes: number(processes)?.map(|n| n as u32),
            disk: number(disk)??,
            sandbox: paths.map(|_| readable.iter().map(PathBuf::from).collect()),
            command: rest.to_vec(),
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

/// The words, after the tag, by which a trampoline says on standard error why it failed.
pub(crate) fn failure_line(tag: &str, why: &CannotStart) -> String {
    let (kind, first, second) = match why {
        CannotStart::NoCommand => ("no-command", "", ""),
        CannotStart::NoDirectory(path) => ("no-directory", path.as_str(), ""),
        CannotStart::NoProgram(program) => ("no-program", program.as_str(), ""),
        CannotStart::NotExecutable(program) => ("not-executable", program.as_str(), ""),
        CannotStart::IsDirectory(program) => ("is-directory", program.as_str(), ""),
        CannotStart::NoInterpreter {
            program,
            interpreter,
        } => ("no-interpreter", program.as_str(), interpreter.as_str()),
        CannotStart::NotAProgram(program) => ("not-a-program", program.as_str(), ""),
        CannotStart::Sandbox(Unavailable { missing, reason }) => (
            match missing {
                Missing::Linux => "no-linux",
                Missing::Namespaces => "no-namespaces",
                Missing::Landlock => "no-landlock",
                Missing::Seccomp => "no-seccomp",
            },
            reason.as_str(),
            "",
        ),
        CannotStart::Unsupported => ("unsupported", "", ""),
        CannotStart::Other { program, reason } => ("other", program.as_str(), reason.as_str()),
    };
    let flat = |text: &str| text.replace(['\n', '\t'], " ");
    format!("{tag} {kind}\t{}\t{}\n", flat(first), flat(second))
}

/// Reads what [`failure_line`] wrote, without the tag.
pub(crate) fn read_failure(line: &str) -> CannotStart {
    let mut parts = line.splitn(3, '\t');
    let mut part = || parts.next().unwrap_or_default().to_owned();
    let (kind, first, second) = (part(), part(), part());
    let sandbox = |missing| {
        CannotStart::Sandbox(Unavailable {
            missing,
            reason: first.clone(),
        })
    };
    match kind.as_str() {
        "no-command" => CannotStart::NoCommand,
        "no-directory" => CannotStart::NoDirectory(first),
        "no-program" => CannotStart::NoProgram(first),
        "not-executable" => CannotStart::NotExecutable(first),
        "is-directory" => CannotStart::IsDirectory(first),
        "no-interpreter" => CannotStart::NoInterpreter {
            program: first,
            interpreter: second,
        },
        "not-a-program" => CannotStart::NotAProgram(first),
        "no-linux" => sandbox(Missing::Linux),
        "no-namespaces" => sandbox(Missing::Namespaces),
        "no-landlock" => sandbox(Missing::Landlock),
        "no-seccomp" => sandbox(Missing::Seccomp),
        "unsupported" => CannotStart::Unsupported,
        _ => CannotStart::Other {
            program: first,
            reason: second,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
