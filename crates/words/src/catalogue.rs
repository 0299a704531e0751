//! The message catalogues, built into the program.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;

use crate::Language;

/// The one list of catalogue files. To add an area, write `locales/<tag>/<area>.ftl`
/// in every language and put its name here.
macro_rules! areas {
    ($($area:literal),* $(,)?) => {
        /// Every area of the catalogues: a file `<area>.ftl` in each language.
        pub const AREAS: &[&str] = &[$($area),*];

        const SOURCES: [&[&str]; Language::ALL.len()] = [
            &[$(embedded!("pt-BR", $area)),*],
            &[$(embedded!("en", $area)),*],
            &[$(embedded!("it", $area)),*],
            &[$(embedded!("es", $area)),*],
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
    "analyze",
    "common",
    "cards",
    "errors",
    "cli",
    "play",
    "scopa",
    "rouba-montes",
    "buraco",
    "lobby",
    "menu",
    "online",
    "juiz",
    "bot",
    "arena",
    "strength",
    "solve",
    "server"
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
