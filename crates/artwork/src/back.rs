//! The back of every card.

use baralho_cards::Suit;

use crate::{Deck, marks::Mark};

/// The back of a card: the children of `<svg viewBox="0 0 100 140">`.
pub fn back() -> String {
    // Zigzags down the card and their mirror images make the lozenges.
    let column = |column: i32| {
        let (left, right) = (8 + 14 * column, 22 + 14 * column);
        format!(
            "M{left} 7l14 14-14 14 14 14-14 14 14 14-14 14 14 14-14 14 14 14\
             M{right} 7l-14 14 14 14-14 14 14 14-14 14 14 14-14 14 14 14-14 14"
        )
    };
    let lattice: String = (0..6).map(column).collect();
    let place = |(suit, (x, y))| Mark::of(suit, Deck::French).at(&[(x, y)]);
    let suits: String = Suit::ALL
        .into_iter()
        .zip([(0, -24), (24, 0), (0, 24), (-24, 0)])
        .map(place)
        .collect();
    format!(
        "<rect class=\"art-paper\" x=\".75\" y=\".75\" width=\"98.5\" height=\"138.5\" rx=\"8\"/>\
         <rect class=\"art-back\" x=\"5\" y=\"5\" width=\"90\" height=\"130\" rx=\"5\"/>\
         <path class=\"art-lattice\" d=\"{lattice}\"/>\
         <circle class=\"art-paper\" cx=\"50\" cy=\"70\" r=\"31\"/>\
         <g class=\"art-back\" transform=\"translate(50 70) scale(.66)\">{suits}</g>"
    )
}
