//! The suits' marks, each in a box of 24 by 24 around the origin.
//!
//! Their strokes are all relative, so that one path can draw any number of them: a card of ten
//! pips costs ten times the strokes, and not ten elements.

use baralho_cards::Suit;

use crate::Deck;

/// How a suit is drawn: in its own colour, and in gold upon it.
pub(crate) struct Mark {
    plain: &'static str,
    gold: &'static str,
}

/// A lozenge with hollow sides.
const DIAMOND: Mark = Mark {
    plain: "m0-11.5c2.6 4.5 5.8 8.3 9.5 11.5-3.7 3.2-6.9 7-9.5 11.5-2.6-4.5-5.8-8.3-9.5-11.5 \
        3.7-3.2 6.9-7 9.5-11.5z",
    gold: "",
};
const SPADE: Mark = Mark {
    plain: "m0-11c3 4.6 9.8 8.4 9.8 13.6 0 3-2.2 5-4.8 5-1.7 0-3.1-.8-4-2.2.2 2.4 1.2 4.2 3 \
        5.6h-8c1.8-1.4 2.8-3.2 3-5.6-.9 1.4-2.3 2.2-4 2.2-2.6 0-4.8-2-4.8-5 0-5.2 6.8-9 \
        9.8-13.6z",
    gold: "",
};
const HEART: Mark = Mark {
    plain: "m0 10.5c-3-4.5-10.2-8.7-10.2-14.6 0-3.5 2.5-5.9 5.5-5.9 2.1 0 3.8 1.2 4.7 3.2.9-2 \
        2.6-3.2 4.7-3.2 3 0 5.5 2.4 5.5 5.9 0 5.9-7.2 10.1-10.2 14.6z",
    gold: "",
};
const CLUB: Mark = Mark {
    plain: "m-2 3.5a5.1 5.1 0 1 1-2-6.2 5.1 5.1 0 1 1 8 0 5.1 5.1 0 1 1-2 6.2c.2 3 .8 5.5 2.5 \
        7.5h-9c1.7-2 2.3-4.5 2.5-7.5z",
    gold: "",
};
/// A coin with a sun.
const DENARI: Mark = Mark {
    plain: "m-11 0a11 11 0 1 1 22 0 11 11 0 1 1-22 0z",
    gold: "m-9 0a9 9 0 1 1 18 0 9 9 0 1 1-18 0zm9-8l2 3 4-1-1 4 3 2-3 2 1 4-4-1-2 3-2-3-4 1 1-4-3-2 \
        3-2-1-4 4 1zm-3 8a3 3 0 1 1 6 0 3 3 0 1 1-6 0z",
};
/// A straight sword, its point up.
const SWORD: Mark = Mark {
    plain: "m0-12l3.4 4-.4 11h5l1.5 3.5h-2.5l-.5-.7h-4.5v2.4a2.4 2.4 0 1 1-4 0v-2.4h-4.5l-.5.7h-2.5l1.5-3.5h5l-.4-11z",
    gold: "m-.6-7.5h1.2v9.5h-1.2zm-.4 13.8h2v2.4h-2z",
};
/// The sword at its full length, for the middle of a card, where there is room below and above.
const LONG_SWORD: Mark = Mark {
    plain: "m0-17l3 5-.4 17h4.4l1.5 3.6h-2.6l-.5-.8h-3.6v4a2.5 2.5 0 1 1-3.6 0v-4h-3.6l-.5.8h-2.6l1.5-3.6h4.4l-.4-17z",
    gold: "m-.6-12h1.2v15h-1.2zm-.4 20h2v3.8h-2z",
};
/// A cup with a gilded rim.
const CUP: Mark = Mark {
    plain: "m-9-9.5h18c0 7.5-2.6 11.6-7.2 12.9v3.1c2.8.4 4.7 1.6 5.2 4h-14c.5-2.4 2.4-3.6 \
        5.2-4v-3.1c-4.6-1.3-7.2-5.4-7.2-12.9z",
    gold: "m-7.2-7.5h14.4l-.4 2.6h-13.6zm5.7 12.1a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0z",
};
/// A knobbly club with cut branches.
const BATON: Mark = Mark {
    plain: "m5-11c4-1 7 2 6 6l-3 3 2 2-2 2-3-1-5 4v4h-3l-1-3-4 5-4-4 5-4-3-1v-3h4l5-5-1-3 2-1 2 2z",
    gold: "m6-7l1 1-14 13-1-1z",
};

impl Mark {
    pub(crate) const fn of(suit: Suit, deck: Deck) -> Self {
        match (deck, suit) {
            (Deck::French, Suit::Diamonds) => DIAMOND,
            (Deck::French, Suit::Spades) => SPADE,
            (Deck::French, Suit::Hearts) => HEART,
            (Deck::French, Suit::Clubs) => CLUB,
            (Deck::Italian, Suit::Diamonds) => DENARI,
            (Deck::Italian, Suit::Spades) => SWORD,
            (Deck::Italian, Suit::Hearts) => CUP,
            (Deck::Italian, Suit::Clubs) => BATON,
        }
    }

    /// The mark as a pip in the middle of a card.
    pub(crate) fn pip(suit: Suit, deck: Deck) -> Self {
        match (deck, suit) {
            (Deck::Italian, Suit::Spades) => LONG_SWORD,
            _ => Self::of(suit, deck),
        }
    }

    /// The mark at each of these places, in the colour around it.
    pub(crate) fn at(&self, places: &[(i32, i32)]) -> String {
        let strokes = |mark: &str| -> String {
            let one = |(x, y): &(i32, i32)| format!("M{x} {y}{mark}");
            places.iter().map(one).collect()
        };
        let plain = format!("<path d=\"{}\"/>", strokes(self.plain));
        if self.gold.is_empty() {
            return plain;
        }
        let gold = strokes(self.gold);
        format!("{plain}<path class=\"art-gold\" d=\"{gold}\"/>")
    }
}

/// The class that gives a suit its colour.
pub(crate) const fn class(suit: Suit) -> &'static str {
    match suit {
        Suit::Diamonds => "suit-d",
        Suit::Spades => "suit-s",
        Suit::Hearts => "suit-h",
        Suit::Clubs => "suit-c",
    }
}

/// A suit alone: the children of `<svg viewBox="0 0 24 24">`.
pub fn suit(suit: Suit, deck: Deck) -> String {
    let mark = Mark::of(suit, deck).at(&[(12, 12)]);
    format!("<g class=\"{}\">{mark}</g>", class(suit))
}
