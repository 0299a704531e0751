//! One command of a chore: shown, timed, and repeatable when it fails.

use std::{
    env,
    ffi::{OsStr, OsString},
    process::{Command, Stdio},
    time::Instant,
};

use crate::chore::root;

/// A command with a name.
#[derive(Debug)]
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

    /// Adds arguments.
    pub(crate) fn args(mut self, arguments: impl IntoIterator<Item = impl Into<OsString>>) -> Self {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    /// Adds an argument on a condition.
    pub(crate) fn arg_if(self, condition: bool, argument: &str) -> Self {
        self.args(condition.then_some(argument))
    }

    /// Sets a variable of the command's environment.
    pub(crate) fn env(mut self, variable: &'static str, value: &str) -> Self {
        self.variables.push((variable, value.to_owned()));
        self
    }

    /// Runs the command, saying what it is and how long it took.
    pub(crate) fn run(self) -> Result<(), String> {
        eprintln!("\n==> {}: {self}", self.name);
        let begin = Instant::now();
        let result = self.run_in(Some(&root()));
        let seconds = begin.elapsed().as_secs_f64();
        match &result {
            Ok(()) => eprintln!("    {} fine after {seconds:.1} s", self.name),
            Err(_) => eprintln!("    {} failed after {seconds:.1} s", self.name),
        }
        result
    }

    /// Runs the command where the user stands, without comment.
    pub(crate) fn run_quietly(self) -> Result<(), String> {
        self.run_in(None)
    }

    fn run_in(&self, folder: Option<&std::path::Path>) -> Result<(), String> {
        let mut command = self.command();
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        match command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => Err(format!("{} failed; to repeat it: {self}", self.name)),
            Err(error) => Err(format!("cannot start {self}: {error}")),
        }
    }

    /// Lets the command take this process's place, so that signals and the exit code are its own.
    #[cfg(unix)]
    pub(crate) fn become_it(self) -> Result<(), String> {
        use std::os::unix::process::CommandExt;
        let error = self.command().exec();
        Err(format!("cannot start {self}: {error}"))
    }

    /// Runs the command and ends with its exit code.
    #[cfg(not(unix))]
    pub(crate) fn become_it(self) -> Result<(), String> {
        match self.command().status() {
            Ok(status) => std::process::exit(status.code().unwrap_or(1)),
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
            write!(f, "{name}={} ", quoted(OsStr::new(value)))?;
        }
        f.write_str("cargo")?;
        for argument in &self.arguments {
            write!(f, " {}", quoted(argument))?;
        }
        Ok(())
    }
}

fn quoted(text: &OsStr) -> String {
    let text = text.to_string_lossy();
    let is_plain = |c: char| c.is_alphanumeric() || "-_=+.,:/@%".contains(c);
    if !text.is_empty() && text.chars().all(is_plain) {
        text.into_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Installs the parts of the toolchain that the checks need, where they are missing.
/// `rust-toolchain.toml` names them too, but not every installation of Rust reads it.
pub(crate) fn ensure_components() -> Result<(), String> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if is_there(Command::new(cargo()).args([subcommand, "--version"])) {
            continue;
        }
        eprintln!("==> installing {component}");
        if !is_there(Command::new("rustup").args(["component", "add", component])) {
            return Err(format!(
                "cargo {subcommand} is missing and cannot be installed: try rustup component add {component}"
            ));
        }
    }
    Ok(())
}

fn is_there(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_shown_as_one_would_type_it() {
        let step = Step::cargo("docs", ["doc", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings")
            .args(["it's"])
            .arg_if(false, "--never");
        assert_eq!(
            step.to_string(),
            r"RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'it'\''s'"
        );
    }
}
