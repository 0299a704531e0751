//! The catalogues of a language, as they lie in `locales/` and in the folders of the games.

use std::{
    fmt::Display,
    fs,
    path::{Path, PathBuf},
};

use crate::compile::{Messages, compile, joined};

/// What only the programs around the games say; all other files are for where games are played.
const TOOLS: [&str; 8] = [
    "cli", "usage", "records", "silence", "bot", "arena", "server", "admin",
];

/// A language's messages: those that the page and its worker say, and all.
pub(crate) struct Texts {
    pub(crate) page: String,
    pub(crate) all: String,
}

/// Reads and compiles them, those of tools only where they are wanted.
pub(crate) fn read(root: &Path, tag: &str, has_tools: bool) -> Result<Texts, String> {
    let [play, tools] = files(root, tag)?;
    let mut messages = Messages::new();
    take_in(&mut messages, &play)?;
    let page = joined(&messages, |message| message.is_in_page);
    if has_tools {
        take_in(&mut messages, &tools)?;
    }
    let all = joined(&messages, |_| true);
    Ok(Texts { page, all })
}

/// The files of a language, those of play and those of tools: faces of games are for playing,
/// their commands are tools.
pub(crate) fn files(root: &Path, tag: &str) -> Result<[Vec<PathBuf>; 2], String> {
    let is_tool = |file: &PathBuf| {
        let area = file.file_stem();
        area.is_some_and(|area| TOOLS.iter().any(|tool| area == *tool))
    };
    let mut files = inside(&root.join("locales").join(tag))?;
    files.retain(|file| file.extension().is_some_and(|kind| kind == "ftl"));
    let (mut tools, mut play): (Vec<_>, Vec<_>) = files.into_iter().partition(is_tool);
    for game in inside(&root.join("games"))? {
        for (part, files) in [("face", &mut play), ("commands", &mut tools)] {
            let file = game.join(part).join("words").join(format!("{tag}.ftl"));
            files.extend(file.exists().then_some(file));
        }
    }
    Ok([play, tools])
}

/// What lies in a folder, by name.
fn inside(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unread = |error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(unread)?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

fn take_in(messages: &mut Messages, files: &[PathBuf]) -> Result<(), String> {
    for file in files {
        let at = |error: &dyn Display| format!("{}: {error}", file.display());
        let text = fs::read_to_string(file).map_err(|error| at(&error))?;
        compile(messages, &text).map_err(|error| at(&error))?;
    }
    Ok(())
}
