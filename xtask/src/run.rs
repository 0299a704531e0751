//! `cargo xtask run`: from a clone to a table.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    builds::side_by_side,
    page,
    step::{Artifact, Step, become_it},
};

/// Builds the program, with its page if it serves, and starts it.
pub(crate) fn run(release: bool, arguments: Vec<OsString>) -> Result<(), String> {
    // Whoever says nothing wants to play: the server opens the page. Other commands need none.
    let arguments = if arguments.is_empty() {
        vec!["serve".into()]
    } else {
        arguments
    };
    let serves = arguments.iter().any(|argument| argument == "serve");
    let mut command = match (release, serves) {
        (true, _) => Command::new(released(serves)?),
        (false, false) => Command::new(quick()?),
        (false, true) => {
            let folder = page::quick_folder();
            let mut command = Command::new(quick_with_page(&folder)?);
            command.env("BARALHO_PAGE", folder);
            command
        }
    };
    become_it(command.args(arguments))
}

/// Attacks the program that people run, and the page with it.
pub(crate) fn hostile(arguments: Vec<OsString>) -> Result<(), String> {
    let folder = page::quick_folder();
    let server = quick_with_page(&folder)?;
    become_it(
        quick_lab()?
            .args(["hostile", "--server"])
            .arg(server)
            .args(arguments)
            .env("BARALHO_PAGE", folder),
    )
}

/// Photographs the page that people see with `cargo xtask run`.
pub(crate) fn screens(arguments: Vec<OsString>) -> Result<(), String> {
    let folder = page::quick_folder();
    drop(quick_with_page(&folder)?);
    let mut lab = quick_lab()?;
    become_it(
        lab.arg("screens")
            .args(arguments)
            .env("BARALHO_PAGE", folder),
    )
}

/// The laboratory as the tests are built: what attacks and looks need not be quick.
fn quick_lab() -> Result<Command, String> {
    let build = Step::cargo("build", ["build", "--package", "baralho-lab"]);
    let made = side_by_side(&[vec![build]])?.0.concat();
    Artifact::find(&made, "baralho-lab").map(Command::new)
}

/// What hosts install: as fast and small as can be, the page being part of it.
pub(crate) fn released(serves: bool) -> Result<PathBuf, String> {
    let mut build = Step::cargo("build", ["build", "--release", "--package", "baralho"]);
    if serves {
        let folder = page::folder();
        page::build(&folder, page::tool())?;
        build = build.env("BARALHO_PAGE", folder.to_string_lossy());
    }
    program(&side_by_side(&[vec![build]])?.0.concat())
}

/// Both programs are named, whichever is built: else they would be built with other features, and
/// what one has built would not do for the other.
fn quick_build() -> Step {
    Step::cargo("build", ["build", "--profile", "quick"])
        .args(["--package", "baralho", "--package", "baralho-page"])
        .args(["--features", "baralho/live,baralho-page/live"])
        .args(["--bin", "baralho"])
}

fn program(made: &[Artifact]) -> Result<PathBuf, String> {
    Artifact::find(made, "baralho").map(Path::to_owned)
}

fn quick() -> Result<PathBuf, String> {
    program(&side_by_side(&[vec![quick_build()]])?.0.concat())
}

/// The same, and its page beside it: what is in there can change without a new program.
fn quick_with_page(folder: &Path) -> Result<PathBuf, String> {
    page::ensure_target()?;
    let build = quick_build().args(["--bin", "baralho-page"]);
    let (made, _) = side_by_side(&[vec![build], page::quick_wasm()])?;
    page::make(folder, &made[0], &made[1])?;
    program(&made[0])
}
