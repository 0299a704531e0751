use baralho_cards::{Card, Rank, Suit};
use baralho_game::{BadRules, Expected, Options, PerSeat, Rules, Seat};

use crate::{PRESET, RoubaMontesRules, Table};

/// How many cards everyone has: the most win, and equal piles share the victory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The size of every pile, by seat.
    pub sizes: PerSeat<i32>,
    /// The cards in the discard area, which belong to nobody.
    pub discarded: usize,
}

impl Tally {
    #[inline]
    pub(crate) fn new(table: &Table, turned: usize) -> Self {
        let sizes = Seat::all(table.players()).map(|seat| table.pile_size(seat) as i32);
        let sizes: PerSeat<i32> = sizes.collect();
        let won: i32 = sizes.iter().sum();
        Self {
            sizes,
            discarded: turned - won as usize,
        }
    }

    /// The size of the largest pile.
    pub fn largest(&self) -> i32 {
        self.sizes.iter().copied().max().unwrap_or_default()
    }

    /// Who has a largest pile, in seat order.
    pub fn winners(&self) -> PerSeat<Seat> {
        let largest = self.largest();
        Seat::all(self.sizes.len())
            .filter(|seat| self.sizes[seat.index()] == largest)
            .collect()
    }
}

impl baralho_game::Tally for Tally {
    fn points(&self) -> &[i32] {
        &self.sizes
    }
}

/// Plays any list of ranks in drawing order, whole packs or not, to its end.
pub fn play_out(
    players: usize,
    first: Seat,
    ranks: impl IntoIterator<Item = Rank>,
) -> Result<Tally, BadRules> {
    RoubaMontesRules::parse(PRESET, Some(players), &Options::new())?;
    if first.index() >= players {
        return Err(BadRules::BadValue {
            option: "first",
            value: first.to_string(),
            expected: Expected::range(0, players as u32 - 1),
        });
    }
    let mut table = Table::new(players, first);
    let mut turned = 0;
    for rank in ranks {
        table.turn(Card::new(rank, Suit::Diamonds));
        turned += 1;
    }
    Ok(Tally::new(&table, turned))
}
