//! The one list of catalogue files. To add an area, write `locales/<tag>/<area>.ftl` in every
//! language and put its name here.

/// What is said where games are played: at the terminal and in a page.
pub const AREAS_OF_PLAY: &[&str] = &[
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
];

/// What only the programs around them say.
pub const AREAS_OF_TOOLS: &[&str] = &[
    "cli", "usage", "records", "juiz", "silence", "bot", "arena", "solve", "server", "admin",
];
