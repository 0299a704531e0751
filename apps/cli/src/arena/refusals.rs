//! What is wrong with bots and directories, in the user's language.

use baralho_arena::{BadDirectory, BadEntrant, CannotRun};
use baralho_words::{Words, say};

use crate::{failure::Failure, near::or_near};

pub(super) fn bad_entrant(error: &BadEntrant, built_in: &[&str], words: &Words) -> Failure {
    let bots = words.list_or(built_in);
    Failure::Usage(match error {
        BadEntrant::Form { typed } => say!(words, "arena-error-form", typed),
        BadEntrant::Name { name } => say!(words, "arena-error-name", name),
        BadEntrant::Quotes { spec } => say!(words, "arena-error-quotes", spec),
        BadEntrant::Unknown { program } => {
            let wrong = say!(words, "arena-error-unknown", program, bots);
            or_near(words, &wrong, program, built_in)
        }
        BadEntrant::NotExecutable { program } => {
            say!(words, "arena-error-executable", program)
        }
        BadEntrant::NoCourse => say!(words, "arena-error-itp"),
    })
}

pub(super) fn bad_directory(error: &BadDirectory, words: &Words) -> Failure {
    match error {
        BadDirectory::Exists(path) => Failure::Usage(say!(words, "arena-error-exists", path)),
        BadDirectory::NoTournament(path) => {
            Failure::Usage(say!(words, "arena-error-nothing", path))
        }
        BadDirectory::Busy(path) => Failure::Failed(say!(words, "arena-error-busy", path)),
        BadDirectory::Line { path, line, reason } => {
            Failure::Failed(say!(words, "arena-error-line", path, line, reason))
        }
        BadDirectory::Version { path, given } => {
            Failure::Failed(say!(words, "arena-error-version", path, given))
        }
        BadDirectory::Io { path, error } => Failure::Failed(say!(
            words,
            "arena-error-io",
            path,
            reason = words.explain(error)
        )),
    }
}

pub(super) fn cannot_run(error: &CannotRun, words: &Words) -> Failure {
    match error {
        CannotRun::Io(error) => Failure::Failed(words.explain(error)),
        CannotRun::Directory(error) => bad_directory(error, words),
        CannotRun::Foreign { game } => {
            Failure::Failed(say!(words, "arena-error-foreign", game = game.to_string()))
        }
    }
}
