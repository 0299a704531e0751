//! The files that a bot in a sandbox may read, and those that it may write.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use landlock::{
    ABI, Access, AccessFs, CompatLevel, Compatible, Ruleset, RulesetAttr, RulesetCreatedAttr,
    RulesetError, Scope, path_beneath_rules,
};

use crate::linux::trampoline::{find, interpreter};

/// The oldest Landlock that guards every way to change a file: from Linux 6.2.
const OLDEST: ABI = ABI::V3;

/// The newest that this was tested with. What an older kernel lacks of it is left out.
const NEWEST: ABI = ABI::V6;

/// Where programs, their libraries and their settings are.
const PROGRAMS: [&str; 15] = [
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/ld.so.preload",
    "/etc/alternatives",
    "/etc/localtime",
    "/etc/ssl/openssl.cnf",
    "/etc/ssl/certs",
];

const READABLE_DEVICES: [&str; 2] = ["/dev/urandom", "/dev/random"];
// Not `/dev/zero`: mapped and shared, it is memory that no map shows.
const DEVICES: [&str; 2] = ["/dev/null", "/dev/full"];

/// Gives up all other files, for this process and all it starts.
pub(super) fn guard(
    own: &Path,
    readable: &[OsString],
    command: &[OsString],
) -> Result<(), RulesetError> {
    let read = AccessFs::from_read(NEWEST);
    let all = AccessFs::from_all(NEWEST);
    let read_and_write = AccessFs::ReadFile | AccessFs::WriteFile;
    Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_all(OLDEST))?
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(all)?
        .scope(Scope::from_all(NEWEST))?
        .create()?
        .add_rules(path_beneath_rules(PROGRAMS, read))?
        .add_rules(path_beneath_rules(settings_of_java(), read))?
        .add_rules(path_beneath_rules(READABLE_DEVICES, AccessFs::ReadFile))?
        .add_rules(path_beneath_rules(DEVICES, read_and_write))?
        .add_rules(path_beneath_rules(named_in(command), read))?
        .add_rules(path_beneath_rules(readable, read))?
        .add_rules(path_beneath_rules([own], all))?
        .restrict_self()?;
    Ok(())
}

/// Java keeps some of its library in `/etc`.
fn settings_of_java() -> Vec<PathBuf> {
    let entries = fs::read_dir("/etc").into_iter().flatten().flatten();
    entries
        .filter(|entry| entry.file_name().as_encoded_bytes().starts_with(b"java"))
        .map(|entry| entry.path())
        .collect()
}

/// The program, what it says runs it, and the files among its arguments.
fn named_in(command: &[OsString]) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = command
        .first()
        .and_then(|word| find(word))
        .into_iter()
        .collect();
    if let Some(line) = files.first().and_then(|program| interpreter(program)) {
        // `#!/usr/bin/env python3` names two.
        files.extend(
            line.split_whitespace()
                .filter_map(|word| find(word.as_ref())),
        );
    }
    files.extend(command.iter().skip(1).map(PathBuf::from));
    files.retain(|path| path.is_file());
    files
}
