//! The catalogues as they were compiled into the program.

use crate::Language;

macro_rules! compiled {
    ($kind:literal) => {
        [
            include_str!(concat!(env!("OUT_DIR"), "/pt-BR.", $kind)),
            include_str!(concat!(env!("OUT_DIR"), "/en.", $kind)),
            include_str!(concat!(env!("OUT_DIR"), "/it.", $kind)),
            include_str!(concat!(env!("OUT_DIR"), "/es.", $kind)),
        ]
    };
}

pub(crate) fn all(language: Language) -> &'static str {
    const ALL: [&str; Language::ALL.len()] = compiled!("all");
    ALL[language as usize]
}

pub(crate) fn page(language: Language) -> &'static str {
    const PAGE: [&str; Language::ALL.len()] = compiled!("page");
    PAGE[language as usize]
}
