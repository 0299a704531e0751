//! Makes the page of what was compiled: `baralho-page FOLDER PAGE.wasm WORKER.wasm`, best
//! through `cargo xtask page`.
//!
//! The folder then holds all that a browser needs. A server embeds it or reads it; copied to any
//! web server it works as a static site. What has not changed is not written again.

mod glue;
mod pack;
#[cfg(feature = "compress")]
mod weight;

use std::{
    env,
    path::{Path, PathBuf},
    process::ExitCode,
};

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
    #[cfg(feature = "live")]
    baralho_words::live::check().map_err(anyhow::Error::msg)?;
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let mut next = |what| arguments.next().with_context(|| format!("say {what}"));
    let folder = next("into which folder")?;
    let page = next("where the page was compiled to")?;
    let worker = next("where its worker was compiled to")?;
    // Beside the folder, not in it: everything in there is for browsers.
    let kept = folder.with_extension("glue");
    let mut files = Vec::new();
    for (wasm, name) in [(page, "page"), (worker, "offline")] {
        let glue = glue::around(&wasm, name, &kept.join(name));
        files.extend(glue.with_context(|| format!("the glue of {}", wasm.display()))?);
    }
    pack::write(&folder, files)
}

/// The folder of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}
