//! The `baralho` command, with what the games add to it.

use std::process::ExitCode;

use baralho_catalog::games;
use baralho_cli::program;

/// Many small things are made in one thread and given up in another: this one is quick at it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

games!([program]());

fn main() -> ExitCode {
    baralho_cli::main(GAMES)
}
