use crate::{Touch, scene::CardScene};

/// The melds of a side.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // the names say it all
pub struct SideMelds {
    pub side: usize,
    pub heading: String,
    /// Whose they are.
    pub who: String,
    pub points: i32,
    /// The person's own side.
    pub own: bool,
    pub melds: Vec<MeldScene>,
}

/// A meld.
#[derive(Clone, Debug, PartialEq)]
pub struct MeldScene {
    /// Its cards in order.
    pub cards: Vec<CardScene>,
    /// What it is, in full.
    pub told: String,
    /// The same for eyes: points, and whether it is a special one.
    pub label: String,
    /// How it is marked, if it is a special one.
    pub mark: &'static str,
    /// What stands on it, if it is a special one.
    pub badge: String,
    /// The selected cards can be added to it.
    pub fits: bool,
    /// What a click on it does while cards are selected. Without any it opens.
    pub touch: Option<Touch>,
}

/// Something that could be done at once, with all its cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Ready {
    /// What it would be: `Ready:`.
    pub lead: String,
    /// The cards.
    pub cards: String,
    /// What it would bring.
    pub gain: String,
    /// All of it for ears.
    pub heard: String,
    /// What a button says that does it; empty where it is none of its own.
    pub label: String,
    /// What a click on it does.
    pub touch: Touch,
}
