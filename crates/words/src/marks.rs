//! The marks of a compiled catalogue, which stand between its texts: control characters, which
//! no text has.
//!
//! ```text
//! catalogue = version END, then messages sorted by their keys
//! message   = key NAME pattern END
//! pattern   = texts, and among them
//!             VALUE name NAME                what was given under that name
//!             MASCULINE name NAME            that number as it stands before what it counts
//!             FEMININE name NAME
//!             SELECT name NAME variants      one of several patterns
//! variants  = key NAME pattern NEXT, for each but the last;  NAME pattern LAST
//! ```

pub(crate) const VALUE: char = '\u{1}';
pub(crate) const MASCULINE: char = '\u{2}';
pub(crate) const FEMININE: char = '\u{3}';
pub(crate) const SELECT: char = '\u{4}';
pub(crate) const NAME: char = '\u{5}';
pub(crate) const NEXT: char = '\u{6}';
pub(crate) const LAST: char = '\u{7}';
pub(crate) const END: char = '\u{8}';

/// Whether a character is one of the marks.
pub(crate) fn is_mark(letter: char) -> bool {
    (VALUE..=END).contains(&letter)
}
