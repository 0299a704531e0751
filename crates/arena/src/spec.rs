//! Bots as typed: `NAME=SPEC`, where SPEC is a built-in bot or a command.

use std::{
    env,
    path::{Path, PathBuf},
};

use thiserror::Error;

use crate::settings::{Entrant, Kind};

/// The longest name.
const MOST_LETTERS: usize = 40;

/// Why a bot cannot take part.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the messages say it
pub enum BadEntrant {
    #[error("`{typed}` is not NAME=SPEC")]
    Form { typed: String },
    #[error(
        "the name `{name}` cannot be shown in a table: at most {MOST_LETTERS} letters, digits and signs"
    )]
    Name {
        /// The name, made printable and cut.
        name: String,
    },
    #[error("the quotes in `{spec}` do not close")]
    Quotes { spec: String },
    #[error("there is neither a bot nor a program `{program}`")]
    Unknown {
        /// The first word of the command.
        program: String,
    },
    #[error("{program} cannot be run")]
    NotExecutable { program: String },
    #[error("this game has no course whose protocol could be spoken")]
    NoCourse,
}

/// Reads a bot as typed. Programs and files that lie where the tournament is started are
/// given their full paths, for bots run in directories of their own.
pub fn read_entrant(
    typed: &str,
    built_in: &[&str],
    has_course: bool,
) -> Result<Entrant, BadEntrant> {
    let form = || BadEntrant::Form {
        typed: typed.to_owned(),
    };
    // A command may have a `=` of its own, but no name has a blank, a slash or a colon.
    let (name, spec) = match typed.split_once('=') {
        Some((name, spec)) if !name.contains([' ', '/', ':']) => (name.trim(), spec.trim()),
        _ => (typed.trim(), typed.trim()),
    };
    if name.is_empty() || spec.is_empty() {
        return Err(form());
    }
    // A name typed as such; a whole command as its own name may be longer.
    let is_typed = name != spec;
    if name.chars().any(is_unprintable) || (is_typed && name.chars().count() > MOST_LETTERS) {
        let name = name.chars().take(MOST_LETTERS);
        return Err(BadEntrant::Name {
            name: name.flat_map(char::escape_debug).collect(),
        });
    }
    let entrant = |kind| Entrant {
        name: name.to_owned(),
        spec: spec.to_owned(),
        kind,
        ..Entrant::default()
    };
    // A budget may follow: whether it is one, the bot says.
    if built_in.contains(&spec.split(':').next().unwrap_or(spec)) {
        return Ok(entrant(Kind::BuiltIn));
    }
    let (is_itp, command) = match spec.split_once(':') {
        Some(("itp", command)) => (true, command),
        Some(("jsonl", command)) => (false, command),
        _ => (false, spec),
    };
    if is_itp && !has_course {
        return Err(BadEntrant::NoCourse);
    }
    let words = shell_words::split(command).map_err(|_| BadEntrant::Quotes {
        spec: spec.to_owned(),
    })?;
    let (program, arguments) = words.split_first().ok_or_else(form)?;
    let program = find(program)?;
    let command = std::iter::once(program)
        .chain(arguments.iter().map(|word| full_path(word)))
        .collect();
    Ok(entrant(if is_itp {
        Kind::Itp { command }
    } else {
        Kind::Jsonl { command }
    }))
}

/// What would steer a terminal or turn the writing around instead of being seen.
fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Checks that the program of a bot is still there, for a tournament that goes on.
pub fn check_program(entrant: &Entrant) -> Result<(), BadEntrant> {
    match &entrant.kind {
        Kind::BuiltIn => Ok(()),
        Kind::Jsonl { command } | Kind::Itp { command } => match command.first() {
            Some(program) => find(program).map(drop),
            None => Ok(()),
        },
    }
}

/// The full path of a program.
fn find(program: &str) -> Result<String, BadEntrant> {
    let places: Vec<PathBuf> = if program.contains('/') {
        vec![PathBuf::from(program)]
    } else {
        let path = env::var_os("PATH").unwrap_or_default();
        env::split_paths(&path)
            .map(|folder| folder.join(program))
            .collect()
    };
    let found: Vec<&PathBuf> = places.iter().filter(|place| place.is_file()).collect();
    if found.is_empty() {
        return Err(BadEntrant::Unknown {
            program: program.to_owned(),
        });
    }
    match found.into_iter().find(|place| is_executable(place)) {
        Some(place) => Ok(full_path(&place.to_string_lossy())),
        None => Err(BadEntrant::NotExecutable {
            program: program.to_owned(),
        }),
    }
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata()
        .is_ok_and(|file| file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(_path: &Path) -> bool {
    true
}

/// The full path of a file that is there; any other word as it is.
fn full_path(word: &str) -> String {
    let path = Path::new(word);
    if path.is_absolute() || word.starts_with('-') || !path.exists() {
        return word.to_owned();
    }
    // Links stay as they are: some programs look at the name they are called by.
    std::path::absolute(path).map_or_else(|_| word.to_owned(), |path| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT_IN: &[&str] = &["greedy", "random"];

    #[test]
    fn a_built_in_bot_needs_no_name() {
        let bot = read_entrant("greedy", BUILT_IN, false).expect("a bot");
        assert_eq!((bot.name.as_str(), &bot.kind), ("greedy", &Kind::BuiltIn));
        let bot = read_entrant("best=greedy", BUILT_IN, false).expect("a bot");
        assert_eq!((bot.name.as_str(), bot.spec.as_str()), ("best", "greedy"));
    }

    #[test]
    fn a_command_is_split_like_a_shell_does_and_its_program_is_found() {
        let bot = read_entrant("me=sh -c 'echo 0' --x=y", BUILT_IN, false).expect("a bot");
        let Kind::Jsonl { command } = bot.kind else {
            panic!("not a command");
        };
        assert!(command[0].starts_with('/') && command[0].ends_with("/sh"));
        assert_eq!(command[1..], ["-c", "echo 0", "--x=y"]);
        // The tests run in the directory of the crate.
        let bot = read_entrant("me=sh Cargo.toml", BUILT_IN, false).expect("a bot");
        let Kind::Jsonl { command } = bot.kind else {
            panic!("not a command");
        };
        assert!(command[1].starts_with('/') && command[1].ends_with("/Cargo.toml"));
    }

    #[test]
    fn the_protocol_is_chosen_by_a_prefix() {
        let kind = |typed| read_entrant(typed, BUILT_IN, true).map(|bot| bot.kind);
        assert!(matches!(kind("a=itp:sh"), Ok(Kind::Itp { .. })));
        assert!(matches!(kind("a=jsonl:sh"), Ok(Kind::Jsonl { .. })));
        assert_eq!(
            read_entrant("a=itp:sh", BUILT_IN, false),
            Err(BadEntrant::NoCourse)
        );
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong = |typed| read_entrant(typed, BUILT_IN, false).expect_err("wrong");
        assert!(matches!(wrong("=greedy"), BadEntrant::Form { .. }));
        assert!(matches!(wrong("me="), BadEntrant::Form { .. }));
        assert!(matches!(wrong("me='x"), BadEntrant::Quotes { .. }));
        assert!(matches!(wrong("gredy"), BadEntrant::Unknown { .. }));
        assert!(matches!(
            wrong("a=./Cargo.toml"),
            BadEntrant::NotExecutable { .. }
        ));
    }
}
