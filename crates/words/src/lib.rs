#![doc = include_str!("../README.md")]

mod cards;
mod catalogue;
mod errors;
mod language;
mod lists;
mod numbers;
mod words;

pub use catalogue::{AREAS, AREAS_OF_PLAY, source};
pub use errors::Explain;
pub use language::{BadLanguage, Language};
pub use numbers::Gender;
pub use words::{Noun, Style, Value, Words};
