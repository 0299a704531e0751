//! What Rouba-Montes adds to the program: its contest, and what programs ask of it.

mod maratona;
mod oracle;

use std::io;

use baralho_cli::{GameCommand, GameCommands};
use baralho_rouba_montes::contest;

/// All of it.
pub const COMMANDS: GameCommands = GameCommands {
    commands: &[GameCommand {
        name: "maratona",
        after: "bench",
        arguments: |command| command,
        run: |_, words| maratona::run(io::stdin().lock(), io::stdout().lock(), words),
        raw: None,
    }],
    operations: oracle::OPERATIONS,
    parsers: &[(
        "contests",
        |bytes| drop(contest::run(bytes, Vec::new())),
        "4 2\n3 3 3 5\n0 0\n",
    )],
    course: None,
};
