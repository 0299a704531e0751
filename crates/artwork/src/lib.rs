//! The cards, pictures of the games and the icon: our own drawings.
//!
//! The cards are symbols of one SVG file, [`SPRITE`], which a page serves as [`FILE`] and refers to:
//! it is loaded once and kept for good. Their colours are custom properties of the page
//! (`apps/web/style/tokens.css`), so theme and suit colours change without anything being drawn
//! again.
//!
//! ```
//! use baralho_artwork::{Deck, Face, SPRITE, symbol};
//!
//! let settebello = "7D".parse()?;
//! let name = symbol(settebello, Deck::French, Face::Large);
//! assert!(SPRITE.contains(&format!("<symbol id=\"{name}\"")));
//! # Ok::<(), baralho_cards::BadCard>(())
//! ```

mod icon;
pub mod scene;

use baralho_cards::Card;

pub use icon::icon;

/// Every card and every back, as symbols of one file.
pub const SPRITE: &str = include_str!("../cards.svg");

/// What the file of the sprite is called: another name for every content.
pub const FILE: &str = env!("BARALHO_CARDS");

/// Which suits a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deck {
    /// Diamonds, spades, hearts and clubs.
    French,
    /// Denari, spade, coppe and bastoni, in the same order, as in Naples.
    Italian,
}

impl Deck {
    /// Every deck.
    pub const ALL: [Self; 2] = [Self::French, Self::Italian];
}

/// How a card's face is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// With all its pips: for cards of 64 pixels and more.
    Large,
    /// A large index and one pip, to be read at any size.
    Small,
    /// The same for a card that lies crosswise; its index stands upright.
    Crosswise,
}

impl Face {
    /// Every face.
    pub const ALL: [Self; 3] = [Self::Large, Self::Small, Self::Crosswise];

    /// The width and height of its drawing.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Self::Large => (200, 288),
            Self::Small => (100, 144),
            Self::Crosswise => (144, 100),
        }
    }
}

/// The name of a card's symbol.
pub fn symbol(card: Card, deck: Deck, face: Face) -> String {
    let face = match face {
        Face::Large => "c",
        Face::Small => "m",
        Face::Crosswise => "x",
    };
    let deck = match deck {
        Deck::French => "",
        Deck::Italian => "i",
    };
    format!("{face}{deck}-{card}")
}

/// What draws a symbol of the sprite; `x`, `y`, `width` and `height` say where.
pub fn reference(symbol: &str, place: &str) -> String {
    format!("<use href=\"{FILE}#{symbol}\" {place}/>")
}
