#![doc = include_str!("../README.md")]

/// The words that an enum has in the database.
macro_rules! words {
    ($what:literal $kind:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $kind {
            /// Every one of them.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word for it in the database.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            pub(crate) fn from_word(word: &str) -> Result<Self, $crate::StoreError> {
                let known = Self::ALL.into_iter().find(|known| known.as_str() == word);
                known.ok_or_else(|| $crate::StoreError::Damaged(format!(concat!($what, " `{}`"), word)))
            }
        }
    };
}

mod files;
mod games;
mod govern;
mod log;
mod name;
mod people;
mod postgresql;
mod rating;
mod sql;
mod sqlite;
mod store;

use std::path::Path;

pub use games::{Before, Finished, GameFacts, GameSeat, Ranked, Rating};
pub use govern::{Audited, Measure, MeasureKind, NewMeasure, NewReport, Report, Statistics, Whom};
pub use log::{Append, Appended, Claimed, LogLine, TableState, UNSAID};
pub use name::{BadName, PlayerName};
pub use people::{Account, Key, KeyKind, NewKey, Purge, Purged};
pub use store::{
    AccountError, Fault, InUse, Sink, Size, Store, StoreError, open, open_in_memory,
    open_patiently, restore,
};

/// Whether there is a database in a folder.
pub fn is_in(folder: &Path) -> bool {
    folder.join(files::FILE).is_file()
}
