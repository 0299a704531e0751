//! The page: compiled to WASM, and made of that by `baralho-page`.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    builds::side_by_side,
    chore::root,
    step::{Artifact, Step},
    tools::target_folder,
};

const TARGET: &str = "wasm32-unknown-unknown";

/// Where the page is built for the server to embed it. Not `page`: there Cargo keeps what it
/// builds in the profile of that name.
pub(crate) fn folder() -> PathBuf {
    target_folder().join("built-page")
}

/// Where the page of a quick build lies.
pub(crate) fn quick_folder() -> PathBuf {
    target_folder().join("quick-built-page")
}

/// What compiles the page and its worker to be small: one after the other, for what the worker
/// needs of the crates they share is not for the page.
pub(crate) fn small_wasm() -> Vec<Step> {
    let build = Step::cargo("page", ["build", "--profile", "page", "--target", TARGET]);
    let page = ["--package", "baralho-web", "--features", "lean"];
    let worker = ["--package", "baralho-offline"];
    vec![build.clone().args(page), build.args(worker)]
}

/// What compiles both to be there soon.
pub(crate) fn quick_wasm() -> Vec<Step> {
    let build = ["build", "--profile", "quick-page", "--target", TARGET];
    let packages = ["--package", "baralho-web", "--package", "baralho-offline"];
    let live = ["--features", "baralho-web/live,baralho-offline/live"];
    vec![Step::cargo("page", build).args(packages).args(live)]
}

/// Looks at what only a browser runs, in the profile it is built in.
pub(crate) fn lints() -> Step {
    let clippy = ["clippy", "--profile", "page", "--target", TARGET];
    let packages = ["--package", "baralho-web", "--package", "baralho-offline"];
    let strictly = ["--", "-D", "warnings"];
    Step::cargo("lints of the page", clippy)
        .args(packages)
        .args(strictly)
}

/// Builds what makes the page.
pub(crate) fn tool() -> Step {
    Step::cargo("packer", ["build", "--profile", "quick"]).args([
        "--package",
        "baralho-page",
        "--features",
        "compress",
    ])
}

/// Builds the small page into a folder.
pub(crate) fn build(folder: &Path, tool: Step) -> Result<(), String> {
    ensure_target()?;
    let (made, _) = side_by_side(&[vec![tool], small_wasm()])?;
    make(folder, &made[0], &made[1])
}

/// Makes the page of what was compiled.
pub(crate) fn make(folder: &Path, native: &[Artifact], wasm: &[Artifact]) -> Result<(), String> {
    eprintln!("Making the page");
    let status = Command::new(Artifact::find(native, "baralho-page")?)
        .arg(folder)
        .arg(Artifact::find(wasm, "baralho_web")?)
        .arg(Artifact::find(wasm, "baralho_offline")?)
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the page could not be made".into()),
        Err(error) => Err(format!("cannot start baralho-page: {error}")),
    }
}

/// Adds the compiler's target if rustup does not have it yet.
pub(crate) fn ensure_target() -> Result<(), String> {
    let rustup = || {
        let mut rustup = Command::new("rustup");
        rustup.arg("target").current_dir(root());
        rustup
    };
    // Without rustup the compiler's distribution must have it; the build will tell.
    let Ok(listed) = rustup().args(["list", "--installed"]).output() else {
        return Ok(());
    };
    if String::from_utf8_lossy(&listed.stdout).contains(TARGET) {
        return Ok(());
    }
    eprintln!("Adding the target {TARGET}");
    let added = rustup().args(["add", TARGET]).status();
    if added.is_ok_and(|status| status.success()) {
        Ok(())
    } else {
        Err(format!(
            "the page needs the target {TARGET}: rustup target add {TARGET}"
        ))
    }
}
