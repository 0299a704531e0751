//! The number cards' middle: the suit as often as the number says, where tradition puts it.

use baralho_cards::{Rank, Suit};

use crate::{Deck, face::turned, marks::Mark};

const CROWN: &str = "<path class=\"art-gold\" d=\"M39 40l-4-14 8 5 7-9 7 9 8-5-4 14z\"/>";

/// How large the pips of a number are, those above the card's waist and those on it. Few have more
/// room than many. Places are counted from the middle of the card, in the pips' own units.
struct Pips {
    scale: &'static str,
    above: &'static [(i32, i32)],
    waist: &'static [(i32, i32)],
}

const fn pips_of(number: u8) -> Pips {
    let (scale, above, waist): (_, &[_], &[_]) = match number {
        1 => ("2.1", &[], &[(0, 0)]),
        2 => ("1.3", &[(0, -29)], &[]),
        3 => ("1.1", &[(0, -40)], &[(0, 0)]),
        4 => (".85", &[(-13, -43), (13, -43)], &[]),
        5 => (".85", &[(-13, -47), (13, -47)], &[(0, 0)]),
        6 => (".85", &[(-13, -50), (13, -50)], &[(-13, 0), (13, 0)]),
        // The seven's odd pip is in the upper half only: see `pips`.
        7 => (
            ".72",
            &[(-16, -63), (16, -63)],
            &[(-16, 0), (16, 0), (0, -31)],
        ),
        8 => (
            ".72",
            &[(-16, -63), (16, -63), (0, -31)],
            &[(-16, 0), (16, 0)],
        ),
        9 => (
            ".7",
            &[(-16, -70), (16, -70), (-16, -24), (16, -24)],
            &[(0, 0)],
        ),
        _ => (
            ".7",
            &[(-16, -70), (16, -70), (-16, -24), (16, -24), (0, -47)],
            &[],
        ),
    };
    Pips {
        scale,
        above,
        waist,
    }
}

/// The pips of a number card.
pub(crate) fn pips(rank: Rank, suit: Suit, deck: Deck) -> String {
    let Pips {
        scale,
        above,
        waist,
    } = pips_of(rank.number());
    let mark = Mark::pip(suit, deck);
    let drawn = match deck {
        // The lower half is the upper one seen from the other side of the table.
        Deck::French if !above.is_empty() => format!(
            "{}<g transform=\"rotate(180)\">{}</g>",
            mark.at(&[above, waist].concat()),
            mark.at(above)
        ),
        // Italian cups stand, and swords point up, wherever they are.
        _ => {
            let below: Vec<_> = above.iter().map(|&(x, y)| (x, -y)).collect();
            mark.at(&[above, waist, &below].concat())
        }
    };
    // The ace of denari is the grandest card of an Italian pack.
    let crowns = match (deck, suit, rank) {
        (Deck::Italian, Suit::Diamonds, Rank::Ace) => format!("{CROWN}{}", turned(CROWN)),
        _ => String::new(),
    };
    format!("<g transform=\"translate(50 70) scale({scale})\">{drawn}</g>{crowns}")
}
