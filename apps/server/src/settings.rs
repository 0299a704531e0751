//! Settings by name: one table of keys ([`crate::config`]) from which follow how they are read
//! from a file and from variables, and how the file with all of them is written.

mod values;

use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
};

use thiserror::Error;
use toml::de::{DeTable, DeValue};

use crate::config::Config;
pub(crate) use values::{Given, Setting};

/// How all variables begin.
const PREFIX: &str = "BARALHO_";

/// The section whose variables do not repeat its name.
const FIRST: &str = "server";

/// What is wrong with a config.
#[derive(Debug, Error)]
#[allow(missing_docs)] // where a name says it all
pub enum BadConfig {
    /// A file cannot be read.
    #[error("cannot read {}: {error}", file.display())]
    Unreadable {
        file: PathBuf,
        error: std::io::Error,
    },
    /// Something is not as it should be.
    #[error("{place}: found {found}, expected {expected}")]
    Wrong {
        /// Where: file and line, or the variable.
        place: String,
        /// What is there.
        found: String,
        /// What should be.
        expected: String,
    },
}

impl BadConfig {
    pub(crate) fn wrong(
        place: impl Into<String>,
        found: impl Into<String>,
        expected: impl Into<String>,
    ) -> Self {
        let (place, found, expected) = (place.into(), found.into(), expected.into());
        Self::Wrong {
            place,
            found,
            expected,
        }
    }
}

/// Looks at a setting: its key, what is said about it, and its value.
pub(crate) type Visit<'a> = dyn FnMut(&'static str, &'static str, &mut dyn Setting) + 'a;

/// Settings under one heading.
pub(crate) trait Section {
    fn each(&mut self, visit: &mut Visit<'_>);
}

/// A section as a struct: a line per setting, with what it is, its type and its default. What
/// belongs to another section is visited by a function of its own, and what is no setting by none.
macro_rules! section {
    ($(#[doc = $about:literal])+ pub struct $name:ident {
        $($(#[doc = $doc:literal])+ $key:ident: $kind:ty = $default:expr;)+
    } $(and $visitor:ident {
        $($(#[doc = $doc_2:literal])+ $key_2:ident: $kind_2:ty = $default_2:expr;)+
    })? $(beside {
        $($(#[doc = $doc_3:literal])+ $key_3:ident: $kind_3:ty;)+
    })?) => {
        $(#[doc = $about])+
        // What is told of a setting stands in the file, too, where examples are as they are typed.
        #[allow(clippy::doc_link_with_quotes, rustdoc::bare_urls)]
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name {
            $($(#[doc = $doc])+ pub $key: $kind,)+
            $($($(#[doc = $doc_2])+ pub $key_2: $kind_2,)+)?
            $($($(#[doc = $doc_3])+ pub $key_3: $kind_3,)+)?
        }

        impl Default for $name {
            fn default() -> Self {
                Self {
                    $($key: $default,)+
                    $($($key_2: $default_2,)+)?
                    $($($key_3: Default::default(),)+)?
                }
            }
        }

        impl $crate::settings::Section for $name {
            fn each(&mut self, visit: &mut $crate::settings::Visit<'_>) {
                $(visit(stringify!($key), concat!($($doc, "\n"),+), &mut self.$key);)+
            }
        }

        $(impl $name {
            pub(crate) fn $visitor(&mut self, visit: &mut $crate::settings::Visit<'_>) {
                $(visit(stringify!($key_2), concat!($($doc_2, "\n"),+), &mut self.$key_2);)+
            }
        })?
    };
}
pub(crate) use section;

/// Looks at a section: its name, what is said about it, and its settings.
pub(crate) type VisitSection<'a> = dyn FnMut(&'static str, &'static str, &mut dyn Section) + 'a;

/// The variable that sets a key.
pub(crate) fn variable(section: &str, key: &str) -> String {
    let name = match section {
        FIRST => key.to_owned(),
        _ => format!("{section}_{key}"),
    };
    format!("{PREFIX}{}", name.to_uppercase())
}

impl Config {
    /// Everything that is set, as a file with comments that can be read again.
    pub fn show(&self) -> String {
        let mut out = String::from(
            "# How `baralho serve` serves: give it this file with --config. What is left out is as\n\
             # usual. The variable above each setting overrides it, options of the command line\n\
             # override both. After a change, SIGHUP makes the server read the file again.\n",
        );
        self.clone().each_section(&mut |section, about, settings| {
            let _ = write!(out, "\n# {about}\n[{section}]\n");
            settings.each(&mut |key, doc, setting| {
                for line in doc.lines() {
                    let _ = writeln!(out, "#{line}");
                }
                let (variable, value) = (variable(section, key), setting.write());
                let _ = write!(out, "# {variable}\n{key} = {value}\n\n");
            });
            out.truncate(out.trim_end().len());
            out.push('\n');
        });
        out
    }

    /// Takes what variables say, such as `BARALHO_LIMITS_ACCOUNTS`.
    pub fn read_variables(
        &mut self,
        variables: impl IntoIterator<Item = (String, String)>,
    ) -> Result<(), BadConfig> {
        let mut given: Vec<(String, String)> = variables
            .into_iter()
            .filter(|(name, _)| name.starts_with(PREFIX))
            .collect();
        let mut wrong = None;
        self.each_section(&mut |section, _, settings| {
            let mut keys = Vec::new();
            settings.each(&mut |key, _, setting| {
                let name = variable(section, key);
                if let Some(at) = given.iter().position(|(given, _)| *given == name) {
                    let (_, text) = given.remove(at);
                    let value = Given::Variable(&text);
                    if let Err(expected) = setting.read(&value) {
                        wrong.get_or_insert(BadConfig::wrong(
                            format!("the variable {name}"),
                            value.found(),
                            expected,
                        ));
                    }
                }
                keys.push(name);
            });
            // Those of the first section look like variables of other programs.
            let start = variable(section, "");
            let unknown = given.iter().find(|(name, _)| name.starts_with(&start));
            if let Some((name, _)) = unknown.filter(|_| section != FIRST) {
                wrong.get_or_insert(BadConfig::wrong(
                    "variables",
                    name.clone(),
                    format!("one of {}", keys.join(", ")),
                ));
            }
        });
        wrong.map_or(Ok(()), Err)
    }
}

/// Every setting by its whole name, with its value as it is written.
pub(crate) fn values(config: &mut Config) -> Vec<(String, String)> {
    let mut values = Vec::new();
    config.each_section(&mut |section, _, settings| {
        settings.each(&mut |key, _, setting| {
            values.push((format!("{section}.{key}"), setting.write()));
        });
    });
    values
}

/// Takes what a file says.
pub(crate) fn read_file(config: &mut Config, file: &Path, text: &str) -> Result<(), BadConfig> {
    let place = |at: usize| {
        let line = 1 + text.get(..at).unwrap_or(text).matches('\n').count();
        format!("{}, line {line}", file.display())
    };
    let mut table = DeTable::parse(text).map_err(|error| {
        BadConfig::wrong(
            place(error.span().map_or(0, |span| span.start)),
            error.message(),
            "TOML: [sections] with lines such as key = \"value\"",
        )
    })?;
    let table = table.get_mut();
    let (mut wrong, mut sections) = (None, Vec::new());
    config.each_section(&mut |section, _, settings| {
        sections.push(section);
        let Some((name, given)) = table.remove_entry(section) else {
            return;
        };
        let DeValue::Table(mut given) = given.into_inner() else {
            wrong.get_or_insert(BadConfig::wrong(
                place(name.span().start),
                format!("`{section}` as a value"),
                format!("the section [{section}]"),
            ));
            return;
        };
        let mut keys = Vec::new();
        settings.each(&mut |key, _, setting| {
            keys.push(key);
            let Some(value) = given.remove(key) else {
                return;
            };
            let at = value.span().start;
            let value = Given::Value(value.get_ref());
            if let Err(expected) = setting.read(&value) {
                wrong.get_or_insert(BadConfig::wrong(
                    format!("{}, `{section}.{key}`", place(at)),
                    value.found(),
                    expected,
                ));
            }
        });
        if let Some((key, _)) = given.iter().next() {
            wrong.get_or_insert(BadConfig::wrong(
                format!("{}, [{section}]", place(key.span().start)),
                format!("`{}`", key.get_ref()),
                format!("one of {}", keys.join(", ")),
            ));
        }
    });
    if let Some((key, _)) = table.iter().next() {
        wrong.get_or_insert(BadConfig::wrong(
            place(key.span().start),
            format!("`{}`", key.get_ref()),
            format!("one of the sections [{}]", sections.join("], [")),
        ));
    }
    wrong.map_or(Ok(()), Err)
}
