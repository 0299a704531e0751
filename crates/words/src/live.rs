//! The catalogues as their files are when the program starts: for whoever changes them.
//! Nothing is compiled or linked anew for a sentence.

use std::{path::Path, sync::LazyLock};

use crate::{
    Language,
    locales::{self, Texts},
    marks::END,
};

static READ: LazyLock<Result<Vec<Texts>, String>> = LazyLock::new(|| {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let version = env!("BARALHO_WORDS");
    let read = |language: Language| {
        let texts = locales::read(root, language.tag(), cfg!(feature = "tools"))?;
        Ok(Texts {
            page: format!("{version}{END}{}", texts.page),
            all: format!("{version}{END}{}", texts.all),
        })
    };
    Language::ALL.into_iter().map(read).collect()
});

/// Reads the catalogues of all languages. Ask before anything is said.
pub fn check() -> Result<(), &'static str> {
    READ.as_ref().map(drop).map_err(String::as_str)
}

fn texts(language: Language) -> &'static Texts {
    match &*READ {
        Ok(texts) => &texts[language as usize],
        Err(error) => panic!("{error}"),
    }
}

pub(crate) fn all(language: Language) -> &'static str {
    &texts(language).all
}

pub(crate) fn page(language: Language) -> &'static str {
    &texts(language).page
}
