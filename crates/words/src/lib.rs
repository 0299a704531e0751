#![doc = include_str!("../README.md")]

mod cards;
mod catalogue;
#[cfg(all(feature = "live", not(target_family = "wasm")))]
#[path = "../build/compile.rs"]
mod compile;
#[cfg(not(any(feature = "live", target_family = "wasm")))]
mod embedded;
mod errors;
mod html;
pub mod labels;
mod language;
pub mod letters;
mod lists;
#[cfg(all(feature = "live", not(target_family = "wasm")))]
pub mod live;
#[cfg(all(feature = "live", not(target_family = "wasm")))]
#[path = "../build/locales.rs"]
mod locales;
mod marks;
mod numbers;
mod saying;
mod typed;
mod value;
mod words;

#[cfg(all(feature = "live", not(target_family = "wasm")))]
use live as embedded;

pub use cards::Deck;
pub use catalogue::Catalogue;
pub use errors::Explain;
pub use html::escaped;
pub use language::{BadLanguage, Language};
pub use numbers::Gender;
pub use value::Value;
pub use words::{Noun, Style, Words};
