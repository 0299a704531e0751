//! What Buraco adds to the program: the course's judge, the checks and the protocol of its bots,
//! and what programs ask of it.

mod built_in;
mod check;
mod juiz;
mod oracle;

use baralho_buraco::itp;
use baralho_cli::{Course, GameCommand, GameCommands};
use clap::{Args as _, FromArgMatches as _};

use juiz::JuizArgs;

/// All of it.
pub const COMMANDS: GameCommands = GameCommands {
    commands: &[GameCommand {
        name: "juiz",
        after: "maratona",
        arguments: JuizArgs::augment_args,
        run: |matches, words| {
            let args = JuizArgs::from_arg_matches(matches)?;
            juiz::run(&args.words, Some(words.language()))
        },
        raw: Some(juiz::run),
    }],
    operations: oracle::OPERATIONS,
    parsers: &[
        (
            "lines of the course",
            |bytes| drop(itp::Command::read(bytes)),
            "MELD A♦2♦3♦",
        ),
        ("start files", start_files, "A♦2♦3♦\n"),
    ],
    course: Some(Course {
        play: built_in::run,
        check: check::check,
    }),
};

fn start_files(bytes: &[u8]) {
    for players in [2, 4] {
        drop(itp::read_start(&String::from_utf8_lossy(bytes), players));
    }
}
