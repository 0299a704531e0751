//! Builds the page into a folder: `baralho-page FOLDER`, best through `cargo xtask page`.
//!
//! The folder then holds all that a browser needs, each file once as it is and once
//! compressed. A server embeds it; copied to any web server it works as a static site.

mod pack;
mod wasm;

use std::{env, path::PathBuf, process::ExitCode};

use anyhow::{Context as _, Result};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("page: {failure:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let folder = env::args_os().nth(1).context("say into which folder")?;
    let folder = PathBuf::from(folder);
    let files = wasm::compile()?;
    pack::write(&folder, files)
}
