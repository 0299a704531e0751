//! From Rust to what a browser runs: WASM, and the glue around it.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::pack::File;

const TARGET: &str = "wasm32-unknown-unknown";

/// Package and the name of its files: the page itself, and the worker that keeps a table
/// without a server.
const PROGRAMS: [(&str, &str); 2] = [("baralho-web", "page"), ("baralho-offline", "offline")];

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// Compiles both programs.
pub(crate) fn compile() -> Result<Vec<File>> {
    ensure_target()?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // One after the other: what the worker needs of the crates they share is not for the page.
    for (package, _) in PROGRAMS {
        let mut build = Command::new(&cargo);
        build.args(["build", "--profile", "page", "--target", TARGET]);
        build.args(["--package", package]);
        let status = build.current_dir(root()).status().context("cargo")?;
        ensure!(status.success(), "{package} does not compile");
    }
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let folder = root().join(target).join(TARGET).join("page");
    let mut files = Vec::new();
    for (package, name) in PROGRAMS {
        let wasm = folder
            .join(package.replace('-', "_"))
            .with_extension("wasm");
        files.extend(glue(&wasm, name).with_context(|| format!("the glue of {package}"))?);
    }
    Ok(files)
}

/// The script that loads a program, and the program.
fn glue(wasm: &Path, name: &str) -> Result<[File; 2]> {
    let folder = env::temp_dir().join(format!("baralho-page-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .web(true)?
        .omit_default_module_path(true)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.generate(&folder)?;
    let read = |file: String| -> Result<File> {
        let bytes = fs::read(folder.join(&file)).with_context(|| file.clone())?;
        Ok(File { name: file, bytes })
    };
    let files = [
        read(format!("{name}.js"))?,
        read(format!("{name}_bg.wasm"))?,
    ];
    fs::remove_dir_all(&folder)?;
    Ok(files)
}

/// Adds the compiler's target if rustup does not have it yet.
fn ensure_target() -> Result<()> {
    let listed = Command::new("rustup")
        .args(["target", "list", "--installed"])
        .current_dir(root())
        .output();
    // Without rustup the compiler's distribution must have it; the build will tell.
    let Ok(listed) = listed else { return Ok(()) };
    if String::from_utf8_lossy(&listed.stdout).contains(TARGET) {
        return Ok(());
    }
    eprintln!("==> adding the target {TARGET}");
    let status = Command::new("rustup")
        .args(["target", "add", TARGET])
        .current_dir(root())
        .status()?;
    ensure!(
        status.success(),
        "the page needs the target {TARGET}: rustup target add {TARGET}"
    );
    Ok(())
}
