//! The catalogues of a language, as they lie in `locales/`.

use std::{fmt::Display, fs, path::Path};

use crate::{
    areas::{AREAS_OF_PLAY, AREAS_OF_TOOLS},
    compile::{Messages, compile, joined},
};

/// A language's messages: those that the page and its worker say, and all.
pub(crate) struct Texts {
    pub(crate) page: String,
    pub(crate) all: String,
}

/// Reads and compiles them, those of tools only where they are wanted.
pub(crate) fn read(locales: &Path, tag: &str, has_tools: bool) -> Result<Texts, String> {
    let folder = locales.join(tag);
    let mut messages = Messages::new();
    take_in(&mut messages, &folder, AREAS_OF_PLAY)?;
    let page = joined(&messages, |message| message.is_in_page);
    if has_tools {
        take_in(&mut messages, &folder, AREAS_OF_TOOLS)?;
    }
    let all = joined(&messages, |_| true);
    Ok(Texts { page, all })
}

fn take_in(messages: &mut Messages, folder: &Path, areas: &[&str]) -> Result<(), String> {
    for area in areas {
        let file = folder.join(area).with_extension("ftl");
        let at = |error: &dyn Display| format!("{}: {error}", file.display());
        let text = fs::read_to_string(&file).map_err(|error| at(&error))?;
        compile(messages, &text).map_err(|error| at(&error))?;
    }
    Ok(())
}
