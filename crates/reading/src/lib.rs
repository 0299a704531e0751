//! Reading JSON in little code.
//!
//! Serde writes a reader for every type and every way to read it, which is fast, and heavy for
//! a page that browsers load. Here a text becomes one tree ([`tree`]), and each type asks the
//! tree for its fields by name. `derive(FromJson)` writes that, by the attributes that the type
//! has for serde; it refuses at compile time what it does not understand.
//!
//! It reads what serde reads, but for four things that nobody writes: a list in the place of
//! an object, an object `{"word":null}` or a number in the place of a word, and a field that is
//! there twice, of which the last counts.
//!
//! ```
//! use baralho_reading::{FromJson, tree};
//!
//! #[derive(Debug, PartialEq, FromJson)]
//! struct Person {
//!     name: String,
//!     #[serde(default)]
//!     guest: bool,
//! }
//!
//! let read = |text: &str| Vec::<Person>::from_json(&tree(text.as_bytes()).expect("JSON"));
//! assert_eq!(read(r#"[{"name":"ana"}]"#)?[0].name, "ana");
//! let wrong = read(r#"[{"name":"ana"},{"name":7}]"#).expect_err("a name is a string");
//! assert_eq!(wrong.to_string(), "`[1].name` should be a string, not 7");
//! # Ok::<(), baralho_reading::BadValue>(())
//! ```
// words: nothing here is for players

mod bad;
mod fields;
mod kinds;
mod write;

pub use bad::BadValue;
pub use baralho_reading_derive::FromJson;
pub use fields::{Fields, word};
pub use kinds::parsed;
/// A tree of JSON.
pub use serde_json::Value;
pub use write::{indented, object, written};

/// A type that is read from a tree of JSON.
///
/// Where types share an object (`flatten`), a field whose name both have is read by both.
/// What `derive(FromJson)` does not understand does not compile:
///
/// ```compile_fail
/// #[derive(baralho_reading::FromJson)]
/// struct Person {
///     #[serde(alias = "nick")]
///     name: String,
/// }
/// ```
///
/// Nor does a type that refuses the fields of the other one it shares an object with:
///
/// ```compile_fail
/// #[derive(baralho_reading::FromJson)]
/// #[serde(deny_unknown_fields)]
/// struct Person {
///     name: String,
/// }
/// #[derive(baralho_reading::FromJson)]
/// struct Seat {
///     number: u8,
///     #[serde(flatten)]
///     who: Person,
/// }
/// ```
pub trait FromJson: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// Which part is wrong, and what it should be.
    fn from_json(value: &Value) -> Result<Self, BadValue>;

    /// Fields that are not its own are refused: so it cannot share an object with another type.
    const STRICT: bool = false;

    /// What a field of this type is when it is not there; none if it has to be.
    fn absent() -> Option<Self> {
        None
    }
}

/// The tree of a text.
///
/// # Errors
/// What is no JSON in it, and where.
#[inline(never)] // the page has one reader of JSON
pub fn tree(text: &[u8]) -> Result<Value, serde_json::Error> {
    serde_json::from_slice(text)
}
