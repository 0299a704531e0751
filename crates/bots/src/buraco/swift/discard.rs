//! Which card to discard: the one needed least, of least use to the next player.

use super::{
    cards::{ACES, Cards, Place, TWOS, value},
    position::Position,
};

/// What counts for how much when a card is discarded.
#[derive(Clone, Copy, Debug)]
pub(in crate::buraco) struct Taste {
    /// For each neighbour in hand.
    pub(in crate::buraco) own: i32,
    /// For being near a meld of one's team.
    pub(in crate::buraco) near: i32,
    /// For each way the next player may take the pile with it, and the same again for
    /// each card of the pile.
    pub(in crate::buraco) danger: i32,
    pub(in crate::buraco) danger_by_pile: i32,
    /// Cards of the pile beyond this make no more danger.
    pub(in crate::buraco) pile: i32,
    /// What a card counts that the next player is known to hold, where one that may be
    /// there counts for its copies.
    pub(in crate::buraco) known: i32,
    /// For a wild.
    pub(in crate::buraco) wild: i32,
    /// Off for every five points, for a dear card is a loss in the hand.
    pub(in crate::buraco) value: i32,
}

impl Taste {
    pub(in crate::buraco) const USUAL: Self = Self {
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

/// What is best discarded.
pub(in crate::buraco) fn best_discard(position: &Position, taste: &Taste) -> Place {
    let costs = Costs::of(position, taste);
    let mut best = (i32::MAX, 0);
    for card in position.hand().kinds() {
        // Danger takes longest to work out, and can only add to the cost.
        let safe = costs.without_danger(card);
        if safe < best.0 {
            best = best.min((safe + costs.by_danger(card), card));
        }
    }
    best.1
}

/// What the costs of all discards have in common.
pub(in crate::buraco) struct Costs<'a> {
    taste: &'a Taste,
    hand: Cards,
    /// The hand with aces at both ends.
    held: u64,
    /// What the next player may hold, aces at both ends.
    once: u64,
    twice: u64,
    known: u64,
    /// What everybody knows the player to hold.
    told: Cards,
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
    pub(in crate::buraco) fn of(position: &Position, taste: &'a Taste) -> Self {
        let seat = usize::from(position.seat);
        let next = usize::from(position.next());
        let hand = position.hand();
        let mut theirs = Cards::FULL.minus(position.open).minus(hand);
        for other in 0..usize::from(position.players) {
            if other != seat && other != next {
                theirs = theirs.minus(position.known[other]);
            }
        }
        let known = position.known[next];
        let mut near = 0;
        for run in position.melds(position.team()) {
            near |= u64::from(run.window()) << (run.suit * 16);
        }
        let pile = (position.pile().len() as i32).min(taste.pile);
        Self {
            taste,
            hand,
            held: both_ends(hand.once),
            once: both_ends(theirs.once),
            twice: both_ends(theirs.twice),
            known: both_ends(known.once),
            told: position.known[seat],
            known_wilds: known.once & TWOS != 0,
            near,
            per_danger: taste.danger + taste.danger_by_pile * pile,
        }
    }

    /// What discarding a card costs: the least is best.
    #[inline]
    pub(in crate::buraco) fn of_card(&self, card: Place) -> i32 {
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
        if self.hand.count(card) > 1 {
            cost -= 1;
        } else {
            cost += self.own_use(card) * taste.own;
        }
        cost += (self.near >> card & 1) as i32 * taste.near;
        if card & 15 == 2 {
            cost += taste.wild;
        }
        // Of equal cards the dearer one goes first, and one that nobody knows of.
        cost - value(card) / 5 * taste.value + i32::from(self.told.once >> card & 1 == 1)
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
