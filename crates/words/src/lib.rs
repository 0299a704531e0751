#![doc = include_str!("../README.md")]

mod areas;
mod cards;
mod catalogue;
mod errors;
mod language;
pub mod letters;
mod lists;
mod marks;
mod numbers;
mod saying;
mod value;
mod words;

pub use areas::{AREAS_OF_PLAY, AREAS_OF_TOOLS};
pub use catalogue::Catalogue;
pub use errors::Explain;
pub use language::{BadLanguage, Language};
pub use numbers::Gender;
pub use value::Value;
pub use words::{Noun, Style, Words};
