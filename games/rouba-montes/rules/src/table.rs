//! One table from rank to place.
//!
//! Ranks in the discard area and on the tops of piles are always all different: a card
//! is laid down or becomes a top only when its equal, if there was one, is buried by
//! it. So a rank is in one place or in none, and a card is decided by one look-up.
//!
//! Which of the four cases it is depends on the shuffle, so a processor could not
//! predict a branch on it; the cases are therefore one sequence of loads and stores.
//! Places that are no pile have slots in `piles` too, which makes the cases alike:
//! taking from the discard area is stealing a pile of one card.

use baralho_cards::{Card, Rank};
use baralho_game::{MAX_SEATS, Seat};

use crate::{Effect, Event};

/// Slots for ranks: the 13 ranks, and one for "no card".
const RANKS: usize = 16;
const NO_RANK: usize = 15;

/// Slots for places: 20 piles, the discard area, and nowhere.
const PLACES: usize = 32;
const DISCARD: usize = MAX_SEATS;
const NOWHERE: usize = MAX_SEATS + 1;

/// A pile is one number: its size, and below it [`RANK_BITS`] bits for the rank on top.
const RANK_BITS: u32 = 4;
const NO_PILE: u32 = NO_RANK as u32;
const ONE_CARD: u32 = 1 << RANK_BITS | NO_RANK as u32;

/// A spot is one number: the card's index, and below it [`PLACE_BITS`] bits for its place.
const PLACE_BITS: u32 = 8;

/// What lies open: the discard area, the piles, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// By rank: where its only open card is, and which card that is.
    spots: [u16; RANKS],
    /// By place. The slot for nowhere holds whatever the last discard left there.
    piles: [u32; PLACES],
    mover: Seat,
    players: u8,
}

impl Table {
    /// An empty table. The caller knows that 2 to 20 play.
    #[inline]
    pub(crate) fn new(players: usize, first: Seat) -> Self {
        let mut piles = [NO_PILE; PLACES];
        piles[DISCARD] = ONE_CARD;
        Self {
            spots: [NOWHERE as u16; RANKS],
            piles,
            mover: first,
            players: players as u8,
        }
    }

    #[inline]
    pub(crate) fn turn(&mut self, card: Card) -> Event {
        let seat = self.mover;
        let rank = card.index() / 4 % RANKS;
        let spot = usize::from(self.spots[rank]);
        let place = spot % PLACES;
        let wins = place != NOWHERE;

        // Matching one's own pile is stealing it from oneself, having had none. Both piles
        // are read before either is written, so that no read waits for a write.
        let held = self.piles[seat.index() % PLACES];
        let loot = self.piles[place] >> RANK_BITS;
        let own = if place == seat.index() { NO_PILE } else { held };
        let pile = (own >> RANK_BITS) + loot + 1;
        self.piles[place] = NO_PILE;
        self.piles[DISCARD] = ONE_CARD;

        // A card won buries the mover's old top, if there was one.
        let buried = if wins { own as usize % RANKS } else { NO_RANK };
        self.spots[buried] = NOWHERE as u16;
        let lands = if wins { seat.index() } else { DISCARD };
        self.spots[rank] = (card.index() << PLACE_BITS | lands) as u16;
        let grows = if wins { seat.index() } else { NOWHERE };
        self.piles[grows % PLACES] = pile << RANK_BITS | rank as u32;
        self.mover = if wins {
            seat
        } else {
            seat.left(usize::from(self.players))
        };

        let matched = Card::from_index(spot >> PLACE_BITS).unwrap_or_default();
        Event {
            seat,
            card,
            effect: match place {
                DISCARD => Effect::Took { matched },
                _ if place == seat.index() => Effect::Stacked { matched },
                0..MAX_SEATS => Effect::Stole {
                    from: Seat::new(place),
                    matched,
                    cards: loot,
                },
                _ => Effect::Discarded,
            },
            pile: if wins { pile } else { own >> RANK_BITS },
        }
    }

    /// Whose turn it is, or would be if there were another card.
    #[inline]
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// How many cards a seat's pile has.
    ///
    /// # Panics
    /// When nobody sits there.
    #[inline]
    pub fn pile_size(&self, seat: Seat) -> u32 {
        assert!(seat.index() < self.players(), "nobody sits at seat {seat}");
        self.piles[seat.index()] >> RANK_BITS
    }

    /// The card on top of a seat's pile, if it has any.
    ///
    /// # Panics
    /// When nobody sits there.
    pub fn top(&self, seat: Seat) -> Option<Card> {
        assert!(seat.index() < self.players(), "nobody sits at seat {seat}");
        let rank = self.piles[seat.index()] as usize % RANKS;
        let card = usize::from(self.spots[rank]) >> PLACE_BITS;
        (rank != NO_RANK).then(|| Card::from_index(card)).flatten()
    }

    /// The card of a rank in the discard area, if one lies there.
    pub fn lying(&self, rank: Rank) -> Option<Card> {
        let spot = usize::from(self.spots[usize::from(rank.number()) - 1]);
        let lies = spot % PLACES == DISCARD;
        lies.then(|| Card::from_index(spot >> PLACE_BITS)).flatten()
    }

    /// How many cards lie in the discard area.
    pub fn discarded(&self) -> usize {
        let lying = Rank::ALL.iter().filter_map(|&rank| self.lying(rank));
        lying.count()
    }
}
