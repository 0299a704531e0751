//! What the Scopa family adds to the program: its solver, and what programs ask of it.

mod oracle;
mod solve;

use baralho_cli::{GameCommand, GameCommands};
use clap::{Args as _, FromArgMatches as _};

use solve::SolveArgs;

/// All of it.
pub const COMMANDS: GameCommands = GameCommands {
    commands: &[GameCommand {
        name: "solve",
        after: "verify",
        arguments: SolveArgs::augment_args,
        run: |matches, words| solve::run(&SolveArgs::from_arg_matches(matches)?, words),
        raw: None,
    }],
    operations: oracle::OPERATIONS,
    parsers: &[],
    course: None,
};
