//! Which card to discard: the one needed least, of least use to the next player.

use baralho_buraco::{ACES, Bag, Bits, FIVES, TWOS, card_at};
use baralho_cards::Card;

use super::{position::Position, span::window};

/// The number of a card's bit.
pub(crate) type Place = u32;

/// What counts for how much when a card is discarded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// For each neighbour in hand.
    pub(crate) own: i32,
    /// For being near a meld of one's team.
    pub(crate) near: i32,
    /// For each way the next player may take the pile with it, and the same again for
    /// each card of the pile.
    pub(crate) danger: i32,
    pub(crate) danger_by_pile: i32,
    /// Cards of the pile beyond this make no more danger.
    pub(crate) pile: i32,
    /// What a card counts that the next player is known to hold, where one that may be
    /// there counts for its copies.
    pub(crate) known: i32,
    pub(crate) wild: i32,
    /// Off for every five points, for a dear card is a loss in the hand.
    pub(crate) value: i32,
}

impl Taste {
    pub(crate) const USUAL: Self = Self {
        own: 15,
        near: 4,
        danger: 2,
        danger_by_pile: 0,
        pile: 6,
        known: 4,
        wild: 300,
        value: 3,
    };
}

pub(crate) fn best_discard(position: &Position, taste: &Taste) -> Card {
    let costs = Costs::of(position, taste);
    // The ace of diamonds, should there be nothing to discard.
    let mut best = (i32::MAX, 1);
    for card in Bits(position.hand().once()) {
        // Danger takes longest to work out, and can only add to the cost.
        let safe = costs.without_danger(card);
        if safe < best.0 {
            best = best.min((safe + costs.by_danger(card), card));
        }
    }
    card_at(best.1)
}

/// What the costs of all discards have in common.
pub(crate) struct Costs<'a> {
    taste: &'a Taste,
    hand: Bag,
    /// The hand with aces at both ends.
    held: u64,
    /// What the next player may hold, aces at both ends.
    once: u64,
    twice: u64,
    known: u64,
    /// What everybody knows the player to hold.
    told: Bag,
    known_wilds: bool,
    near: u64,
    per_danger: i32,
}

/// An ace stands at both ends.
#[inline]
const fn both_ends(cards: u64) -> u64 {
    cards | (cards & ACES) << 13
}

impl<'a> Costs<'a> {
    pub(crate) fn of(position: &Position, taste: &'a Taste) -> Self {
        let (seat, players) = (position.seat(), position.players());
        let next = position.table.seat.left(players).index();
        let told = &position.table.known;
        let hand = position.hand();
        let mut theirs = Bag::FULL.minus(position.open).minus(hand);
        for (other, &known) in told.iter().enumerate().take(players) {
            if other != seat && other != next {
                theirs = theirs.minus(known);
            }
        }
        let known = told[next];
        let mut near = 0;
        for &meld in position.table.melds.unordered(position.team()) {
            near |= u64::from(window(meld)) << (meld.suit() as u32 * 16);
        }
        let pile = (position.table.pile.len() as i32).min(taste.pile);
        Self {
            taste,
            hand,
            held: both_ends(hand.once()),
            once: both_ends(theirs.once()),
            twice: both_ends(theirs.twice()),
            known: both_ends(known.once()),
            told: told[seat],
            known_wilds: known.once() & TWOS != 0,
            near,
            per_danger: taste.danger + taste.danger_by_pile * pile,
        }
    }

    /// What discarding a card costs: the least is best.
    #[inline]
    pub(crate) fn of_card(&self, card: Place) -> i32 {
        self.without_danger(card) + self.by_danger(card)
    }

    #[inline]
    fn by_danger(&self, card: Place) -> i32 {
        if self.per_danger == 0 {
            return 0;
        }
        self.danger(card) * self.per_danger
    }

    #[inline]
    fn without_danger(&self, card: Place) -> i32 {
        let taste = self.taste;
        let mut cost = 0;
        if self.hand.twice() >> card & 1 == 1 {
            cost -= 1;
        } else {
            cost += self.own_use(card) * taste.own;
        }
        cost += (self.near >> card & 1) as i32 * taste.near;
        if card & 15 == 2 {
            cost += taste.wild;
        }
        // Of equal cards the dearer one goes first, and one that nobody knows of.
        let worth = 2 - (FIVES >> card & 1) as i32 + (ACES >> card & 1) as i32;
        cost - worth * taste.value + i32::from(self.told.once() >> card & 1 == 1)
    }

    /// How many cards of the hand this one makes runs with, nearer ones counting more.
    #[inline]
    fn own_use(&self, card: Place) -> i32 {
        // Bits 0 and 15 of a lane are never set, so no card sees another suit.
        let at = |place: Place| (self.held >> place & 1) as i32;
        let own = 2 * (at(card - 1) + at(card + 1)) + at(card + 2);
        if card & 15 == 1 {
            own + 2 * at(card + 12) + at(card + 11)
        } else {
            own + at(card - 2)
        }
    }

    #[inline]
    fn weight(&self, place: Place) -> i32 {
        let bit = 1_u64 << place;
        if self.known & bit != 0 {
            self.taste.known
        } else {
            i32::from(self.once & bit != 0) + i32::from(self.twice & bit != 0)
        }
    }

    /// How likely the next player can lay a new meld with this card: pairs of neighbours
    /// that player may hold, those known to be there counting most.
    #[inline]
    fn danger(&self, card: Place) -> i32 {
        let places = if card & 15 == 1 {
            [card + 11, card + 12, card + 1, card + 2]
        } else {
            [card - 2, card - 1, card + 1, card + 2]
        };
        let [below, low, high, above] = places.map(|place| self.weight(place));
        let mut danger = below * low + low * high + high * above;
        if self.known_wilds {
            danger += 4 * (below + low + high + above);
        }
        danger
    }
}
