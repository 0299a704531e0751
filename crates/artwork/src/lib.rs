//! The cards, what pictures of games are made of and the icon, drawn by us and written as SVG text.
//!
//! Everything is a pure function from what is shown to the markup that shows it. The markup has
//! no ids, no inline styles, no scripts and no references, so a page with a strict content
//! security policy can put it anywhere and as often as it likes. Colours come from [`STYLE`],
//! through classes: the page switches theme and suit colours with two attributes and draws
//! nothing again.
//!
//! ```
//! use baralho_artwork::{Deck, face};
//!
//! let settebello = "7D".parse()?;
//! let drawing = face(settebello, Deck::French);
//! let card = format!("<svg viewBox=\"0 0 100 140\">{drawing}</svg>");
//! assert!(card.contains("suit-d"));
//! # Ok::<(), baralho_cards::BadCard>(())
//! ```

mod back;
mod face;
mod figures;
mod icon;
mod italian;
mod marks;
mod pips;
mod rank;
pub mod scene;

pub use back::back;
pub use face::face;
pub use icon::icon;
pub use marks::suit;

/// The CSS of every class the drawings use.
///
/// `data-theme="light"` or `"dark"` and `data-suits="two"` or `"four"`, both on the same element
/// (usually the root), choose the colours below it; without them the system's preference and two
/// colours hold. Where colours are forced, the system's own are used.
pub const STYLE: &str = include_str!("style.css");

/// Which drawings of the suits a card shows. The notation in its corner is the same in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deck {
    /// Diamonds, spades, hearts and clubs.
    French,
    /// Denari, spade, coppe and bastoni, in the same order.
    Italian,
}

impl Deck {
    /// Every deck.
    pub const ALL: [Self; 2] = [Self::French, Self::Italian];
}
