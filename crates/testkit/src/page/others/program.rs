//! A program that ends with its owner.

use std::{
    env,
    path::PathBuf,
    process::{Child, Command, Stdio},
};

/// A process that is ended whatever happens, with the folder it was given.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) process: Child,
    pub(super) folder: PathBuf,
}

impl Program {
    /// Starts a command that says nothing but on what is asked of it.
    pub(super) fn start(command: &mut Command, folder: PathBuf) -> Self {
        let command = command.stdin(Stdio::null()).stderr(Stdio::null());
        let process = command.spawn();
        let process = process.unwrap_or_else(|error| panic!("cannot start {command:?}: {error}"));
        Self { process, folder }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Where a program is, by any of its names.
pub(super) fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let found = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    { found }.find(|program| program.is_file())
}
