//! The ranks as drawn strokes: the same on every system, whatever fonts it has.

use baralho_cards::Rank;

/// The strokes of a rank, five units wide, in a box of 20 by 30 (the ten: 23 by 30).
const fn strokes(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "M2.2 29.5 9.2 2.5h1.6l7 27M5 20.5h10",
        Rank::Two => "M3 10C3 5.2 5.8 2.5 10 2.5s7 2.5 7 6.8c0 4.6-3.6 7.4-7 11L4 27.5h14",
        Rank::Three => {
            "M3 8c.8-3.6 3.4-5.5 7-5.5 4 0 6.8 2.1 6.8 5.9s-2.8 6.1-6.6 6.1H8h2.2c4.2 0 7.3 2.2 7.3 \
             6.5s-3.1 6.5-7.4 6.5c-4 0-6.7-2-7.6-5.8"
        }
        Rank::Four => "M14 29.5v-27h-1.2L3.4 21h16.1",
        Rank::Five => {
            "M17 2.5H5.2L4.3 16.5M3.4 16c1.3-2.3 3.7-3.6 6.6-3.6 4.4 0 7.5 2.9 7.5 7.5s-3.2 7.6-7.6 7.6c-3.8 \
             0-6.3-1.8-7.4-5.2"
        }
        Rank::Six => {
            "M16.6 7.5C15.8 4.3 13.6 2.5 10.6 2.5 5.4 2.5 2.5 7 2.5 16c0 7.6 2.8 11.5 7.5 \
             11.5s7.5-3.1 7.5-7.6-3-7.4-7.3-7.4c-4 0-7 2.6-7.6 6.5"
        }
        Rank::Seven => "M2 2.5h15C12 9 9 18 8.5 29.5",
        Rank::Eight => {
            "M10 2.5c-3.9 0-6.5 2.2-6.5 5.7s2.6 5.8 6.5 5.8 6.5-2.3 6.5-5.8-2.6-5.7-6.5-5.7zm0 \
             11.5c-4.4 0-7.5 2.6-7.5 6.8s3.1 6.7 7.5 6.7 7.5-2.5 7.5-6.7S14.4 14 10 14z"
        }
        Rank::Nine => {
            "M3.4 22.5c.8 3.2 3 5 6 5 5.2 0 8.1-4.5 8.1-13.5 0-7.6-2.8-11.5-7.5-11.5S2.5 5.6 2.5 \
             10.1s3 7.4 7.3 7.4c4 0 7-2.6 7.6-6.5"
        }
        Rank::Ten => {
            "M4.5.5v29M5 2.8.3 7.5M15.5 2.5c-3.2 0-4.7 4.2-4.7 12.5s1.5 12.5 4.7 12.5 4.7-4.2 \
             4.7-12.5-1.5-12.5-4.7-12.5z"
        }
        Rank::Jack => "M7 2.5h6.5V20c0 5-2 7.5-5.7 7.5-3.2 0-5-1.8-5.6-5.5",
        Rank::Queen => {
            "M10 2.5c-4.9 0-7.5 4.2-7.5 12.5s2.6 12.5 7.5 12.5 7.5-4.2 7.5-12.5S14.9 2.5 10 2.5zm.5 \
             17 7 9"
        }
        Rank::King => "M4.5.5v29M17.5 1 5.5 17.5M9 12.5l9 17",
    }
}

/// The rank, in the colour of the text around it.
pub(crate) fn glyph(rank: Rank) -> String {
    format!(
        "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"5\" d=\"{}\"/>",
        strokes(rank)
    )
}
