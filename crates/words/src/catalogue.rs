//! The message catalogues, built into the program.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;

use crate::Language;

/// The one list of catalogue files. To add an area, write `locales/<tag>/<area>.ftl`
/// in every language and put its name here: with what is said where games are played, or with
/// what only the programs around them say.
macro_rules! areas {
    (play: [$($play:literal),* $(,)?], tools: [$($tool:literal),* $(,)?] $(,)?) => {
        /// What is said where games are played: at the terminal and in a page.
        pub const AREAS_OF_PLAY: &[&str] = &[$($play),*];

        /// Every area of the catalogues that is built in: a file `<area>.ftl` in each language.
        pub const AREAS: &[&str] = &[$($play,)* $(#[cfg(feature = "tools")] $tool),*];

        const SOURCES: [&[&str]; Language::ALL.len()] = [
            &[$(embedded!("pt-BR", $play),)* $(#[cfg(feature = "tools")] embedded!("pt-BR", $tool)),*],
            &[$(embedded!("en", $play),)* $(#[cfg(feature = "tools")] embedded!("en", $tool)),*],
            &[$(embedded!("it", $play),)* $(#[cfg(feature = "tools")] embedded!("it", $tool)),*],
            &[$(embedded!("es", $play),)* $(#[cfg(feature = "tools")] embedded!("es", $tool)),*],
        ];
    };
}

macro_rules! embedded {
    ($tag:literal, $area:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../locales/",
            $tag,
            "/",
            $area,
            ".ftl"
        ))
    };
}

areas![
    play: [
        "common",
        "cards",
        "errors",
        "play",
        "scopa",
        "rouba-montes",
        "buraco",
        "lobby",
        "menu",
        "online",
        "analyze",
        "options",
        "page",
    ],
    tools: [
        "cli",
        "juiz",
        "bot",
        "arena",
        "strength",
        "solve",
        "server",
    ],
];

/// The text of one catalogue file, if there is such an area.
pub fn source(language: Language, area: &str) -> Option<&'static str> {
    let place = AREAS.iter().position(|&known| known == area)?;
    Some(SOURCES[language as usize][place])
}

/// The parsed catalogue of a language; read once per program.
pub(crate) fn resources(language: Language) -> &'static [FluentResource] {
    static PARSED: [OnceLock<Vec<FluentResource>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    PARSED[language as usize].get_or_init(|| {
        let parse = |text: &&str| {
            // What does not parse is left out here, and found by the catalogues' tests.
            FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource)
        };
        SOURCES[language as usize].iter().map(parse).collect()
    })
}
