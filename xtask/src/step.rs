//! One command of a chore: shown, timed, and repeatable when it fails.

use std::{
    env,
    ffi::{OsStr, OsString},
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::chore::root;

/// A command with a name.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    name: &'static str,
    variables: Vec<(&'static str, String)>,
    arguments: Vec<OsString>,
}

impl Step {
    /// A cargo command in this workspace.
    pub(crate) fn cargo<const N: usize>(name: &'static str, arguments: [&str; N]) -> Self {
        Self {
            name,
            variables: Vec::new(),
            arguments: arguments.iter().map(OsString::from).collect(),
        }
    }

    /// The name shown for the command.
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    pub(crate) fn args(mut self, arguments: impl IntoIterator<Item = impl Into<OsString>>) -> Self {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    /// Sets a variable of the command's environment.
    pub(crate) fn env(mut self, variable: &'static str, value: impl Into<String>) -> Self {
        self.variables.push((variable, value.into()));
        self
    }

    /// Runs the command in the workspace's folder, and shows its output.
    pub(crate) fn run(&self) -> Result<(), String> {
        let status = self.command().current_dir(root()).status();
        self.judge(status.map(|status| status.success()))
    }

    /// Runs the command and gives what it said, which is shown only by who asked for it.
    pub(crate) fn output(&self) -> std::io::Result<(bool, String)> {
        let output = self.command().current_dir(root()).output()?;
        let text = [output.stdout, output.stderr].concat();
        Ok((
            output.status.success(),
            String::from_utf8_lossy(&text).into_owned(),
        ))
    }

    /// Lets cargo build, and gives what it made.
    pub(crate) fn build(&self) -> Result<Vec<Artifact>, String> {
        let mut step = self.clone();
        // What comes behind `--` is not cargo's.
        let place = step.arguments.iter().position(|one| one == "--");
        let place = place.unwrap_or(step.arguments.len());
        let format = "--message-format=json-render-diagnostics".into();
        step.arguments.insert(place, format);
        let mut command = step.command();
        command
            .current_dir(root())
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        let cannot = |error| format!("cannot start {self}: {error}");
        let mut child = command.spawn().map_err(cannot)?;
        let lines = child
            .stdout
            .take()
            .map(|stdout| BufReader::new(stdout).lines());
        let lines = lines.into_iter().flatten().map_while(Result::ok);
        let made = lines.filter_map(|line| Artifact::read(&line)).collect();
        self.judge(child.wait().map(|status| status.success()))?;
        Ok(made)
    }

    fn judge(&self, success: std::io::Result<bool>) -> Result<(), String> {
        match success {
            Ok(true) => Ok(()),
            Ok(false) => Err(format!("{} failed; to repeat it: {self}", self.name)),
            Err(error) => Err(format!("cannot start {self}: {error}")),
        }
    }

    fn command(&self) -> Command {
        let mut command = Command::new(cargo());
        command.args(&self.arguments);
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// The command as one would type it.
impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (name, value) in &self.variables {
            write!(f, "{name}={} ", shell_words::quote(value))?;
        }
        f.write_str("cargo")?;
        for argument in &self.arguments {
            write!(f, " {}", shell_words::quote(&argument.to_string_lossy()))?;
        }
        Ok(())
    }
}

/// Something that cargo built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Artifact {
    pub(crate) name: String,
    pub(crate) package: PathBuf,
    /// Whether it is a test program.
    pub(crate) is_test: bool,
    /// Whether it is a benchmark.
    pub(crate) is_bench: bool,
    /// The file that was made, the first if there are several.
    pub(crate) file: PathBuf,
    pub(crate) is_program: bool,
}

impl Artifact {
    /// Reads a line of cargo's `--message-format=json`.
    ///
    /// Only these fields are looked for. A reader of JSON would be the first thing that
    /// everybody waits for.
    fn read(line: &str) -> Option<Self> {
        if !line.starts_with(r#"{"reason":"compiler-artifact""#) {
            return None;
        }
        let manifest = PathBuf::from(text_after(line, r#""manifest_path":""#)?);
        let target = &line[line.find(r#""target":{"#)?..];
        let profile = &target[target.find(r#""profile":{"#)?..];
        let program = text_after(profile, r#""executable":""#);
        let file = text_after(profile, r#""filenames":[""#);
        Some(Self {
            name: text_after(target, r#""name":""#)?,
            package: manifest.parent()?.to_owned(),
            is_test: profile.split('}').next()?.contains(r#""test":true"#),
            is_bench: target.starts_with(r#""target":{"kind":["bench"]"#),
            is_program: program.is_some(),
            file: program.or(file)?.into(),
        })
    }

    /// The name of its package's folder, by which it is known here; of a game's rules that is
    /// the game's.
    pub(crate) fn package_name(&self) -> String {
        let mut folders = self.package.iter().rev().map(OsStr::to_string_lossy);
        let mut next = || folders.next().unwrap_or_default().into_owned();
        let (own, game, room) = (next(), next(), next());
        match (room.as_str(), own.as_str()) {
            ("games", "rules") => game,
            ("games", _) => format!("{game}-{own}"),
            _ => own,
        }
    }

    /// Package and target, for people.
    pub(crate) fn label(&self) -> String {
        let package = self.package_name();
        let target = self.name.trim_start_matches("baralho").replace('_', "-");
        match target.trim_start_matches('-') {
            unit if unit.is_empty() || unit == package => package,
            target => format!("{package} {target}"),
        }
    }

    /// The artifact of this name that is not a test program.
    pub(crate) fn find<'a>(made: &'a [Self], name: &str) -> Result<&'a Path, String> {
        let found = made.iter().find(|one| one.name == name && !one.is_test);
        let found = found.ok_or_else(|| format!("cargo has not built {name}"))?;
        Ok(&found.file)
    }
}

/// The text of JSON that begins behind this.
fn text_after(line: &str, before: &str) -> Option<String> {
    let start = line.find(before)? + before.len();
    let mut text = String::new();
    let mut characters = line[start..].chars();
    loop {
        match characters.next()? {
            '"' => return Some(text),
            // Paths of Windows have them; nothing else here does.
            '\\' => text.push(characters.next()?),
            other => text.push(other),
        }
    }
}

/// Lets a program take this one's place, so that signals and the exit code are its own.
#[cfg(unix)]
pub(crate) fn become_it(command: &mut Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(format!("cannot start {command:?}: {error}"))
}

/// Runs a program and ends with its exit code.
#[cfg(not(unix))]
pub(crate) fn become_it(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(1)),
        Err(error) => Err(format!("cannot start {command:?}: {error}")),
    }
}

/// The cargo that started this.
pub(crate) fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_shown_as_one_would_type_it() {
        let step = Step::cargo("docs", ["doc", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings")
            .args(["it's"])
            .args(None::<&str>);
        assert_eq!(
            step.to_string(),
            r"RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'it'\''s'"
        );
    }

    #[test]
    fn what_cargo_built_is_read_from_its_messages() {
        let line = r#"{"reason":"compiler-artifact","package_id":"path+file:///w/crates/cards#baralho-cards@0.1.0","manifest_path":"/w/crates/cards/Cargo.toml","target":{"kind":["lib"],"crate_types":["lib"],"name":"baralho_cards","src_path":"/w/crates/cards/src/lib.rs","edition":"2024","doc":true,"doctest":true,"test":true},"profile":{"opt_level":"1","debuginfo":0,"debug_assertions":true,"overflow_checks":true,"test":false},"features":[],"filenames":["/w/target/libcards.rlib","/w/target/libcards.rmeta"],"executable":null,"fresh":false}"#;
        let library = Artifact {
            name: "baralho_cards".into(),
            package: "/w/crates/cards".into(),
            is_test: false,
            is_bench: false,
            file: "/w/target/libcards.rlib".into(),
            is_program: false,
        };
        assert_eq!(library.package_name(), "cards");
        assert_eq!(Artifact::read(line), Some(library));
        let line = line
            .replace(r#""test":false"#, r#""test":true"#)
            .replace("null", r#""C:\\deps\\cards-1.exe""#);
        let tests = Artifact::read(&line).expect("an artifact");
        assert!(tests.is_test && tests.is_program);
        assert_eq!(tests.file, Path::new(r"C:\deps\cards-1.exe"));
        assert_eq!(Artifact::read(r#"{"reason":"build-finished"}"#), None);
        for (folder, name) in [("rules", "scopa"), ("face", "scopa-face")] {
            let of_a_game = line.replace("crates/cards", &format!("games/scopa/{folder}"));
            let tests = Artifact::read(&of_a_game).expect("an artifact");
            assert_eq!(tests.package_name(), name);
        }
    }
}
