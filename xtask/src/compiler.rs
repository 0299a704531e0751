//! This program in place of the compiler, for the crates of the workspace: each is compiled once,
//! and looked at by Clippy and by rustdoc on the way. As commands of their own, they would
//! have all dependencies read once more.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs, io,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use crate::{step::Step, tools::target_folder};

/// Says that cargo starts this program in place of the compiler.
const MARK: &str = "BARALHO_COMPILER";

/// Lets a cargo command look at what it compiles.
pub(crate) fn watched(step: Step) -> Result<Step, String> {
    let copy = copied().map_err(|error| format!("cannot copy this program: {error}"))?;
    Ok(step
        .env(MARK, "1")
        .env("RUSTC_WORKSPACE_WRAPPER", copy.to_string_lossy())
        .env("CLIPPY_ARGS", "-Dwarnings"))
}

/// This program under another name: it is itself compiled on the way, and away for a moment.
fn copied() -> io::Result<PathBuf> {
    let folder = target_folder().join("tmp");
    let copy = folder.join(format!("compiler{}", env::consts::EXE_SUFFIX));
    let fresh = folder.join(format!("compiler-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    fs::copy(env::current_exe()?, &fresh)?;
    fs::rename(fresh, &copy)?;
    Ok(copy)
}

/// Compiles, if that is what this program was started for: with the compiler and its arguments.
pub(crate) fn compiled() -> Option<ExitCode> {
    env::var_os(MARK)?;
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let success = succeeds(Command::new("clippy-driver").args(&arguments))
        && document(&arguments).is_none_or(|mut rustdoc| succeeds(&mut rustdoc));
    Some(ExitCode::from(u8::from(!success)))
}

fn succeeds(command: &mut Command) -> bool {
    match command.status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("cannot start {}: {error}", command.get_program().display());
            false
        }
    }
}

/// What looks at the docs of the same crate, unless it has none.
fn document(arguments: &[OsString]) -> Option<Command> {
    let kept = for_rustdoc(arguments)?;
    let mut rustdoc = Command::new("rustdoc");
    rustdoc.args(kept).args(["-D", "warnings"]);
    let folder = target_folder().join("doc");
    rustdoc.arg("--out-dir").arg(folder);
    Some(rustdoc)
}

/// Those of the compiler's arguments that say what a crate is made of.
fn for_rustdoc(arguments: &[OsString]) -> Option<Vec<&OsStr>> {
    const WITH_VALUE: [&str; 6] = [
        "--crate-name",
        "--crate-type",
        "--cfg",
        "--check-cfg",
        "-L",
        "--extern",
    ];
    let mut kept: Vec<&OsStr> = Vec::new();
    let (mut source, mut is_crate) = (None, false);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let text = argument.to_str()?;
        if WITH_VALUE.contains(&text) {
            let value = rest.next()?;
            if text == "--crate-name" && value.to_str()?.starts_with("build_script_") {
                return None;
            }
            is_crate |= text == "--crate-type";
            if text == "--crate-type" && value == "bin" {
                kept.push(OsStr::new("--document-private-items"));
            }
            kept.extend([argument.as_os_str(), value]);
        } else if text.starts_with("--edition=") {
            kept.push(argument);
        } else if !text.starts_with('-') && Path::new(text).extension() == Some(OsStr::new("rs")) {
            source = Some(argument.as_os_str());
        }
    }
    kept.push(source?);
    // Tests and benches have no kind of crate; a question to the compiler has no source.
    is_crate.then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(text: &str) -> Option<String> {
        let words: Vec<OsString> = text.split_whitespace().map(OsString::from).collect();
        let kept = for_rustdoc(&words)?;
        Some(kept.join(OsStr::new(" ")).to_string_lossy().into_owned())
    }

    #[test]
    fn docs_are_made_of_what_is_compiled() {
        let text = "rustc --crate-name cards --edition=2024 src/lib.rs --error-format=json \
                    --crate-type lib --emit=link -C opt-level=1 --cfg feature --out-dir x \
                    -L dependency=deps --extern serde=libserde.rmeta";
        let expected = "--crate-name cards --edition=2024 --crate-type lib --cfg feature \
                        -L dependency=deps --extern serde=libserde.rmeta src/lib.rs";
        assert_eq!(kept(text).as_deref(), Some(expected));
        let program = kept("rustc --crate-name cli src/main.rs --crate-type bin");
        assert!(program.is_some_and(|kept| kept.contains("--document-private-items")));
        assert_eq!(kept("rustc --crate-name cards src/lib.rs --test"), None);
        assert_eq!(kept("rustc -vV"), None);
        let script = "rustc --crate-name build_script_main build/main.rs --crate-type bin";
        assert_eq!(kept(script), None);
    }
}
