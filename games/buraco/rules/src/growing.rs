//! How melds on the table can grow from a hand.

use std::ops::ControlFlow;

use crate::{
    Bag, Meld,
    bag::{ACE, HIGH_ACE, KING, RUN, TWO},
    making::{Holding, naturals, nth, visit_pairs, visit_twos},
    shapes::{self, Frame},
    span,
};

impl Holding {
    /// How many additions to a meld the hand can make.
    #[inline]
    pub(crate) fn count_additions(&self, meld: Meld) -> u32 {
        if self.may_close(meld) {
            return self.count_closing(meld);
        }
        let ways = span::count_around(meld.places(), self.places(meld.suit()));
        // How many choices of twos lead to no two and to a two that goes where it is needed.
        let (plain, lone) = match meld.twos() {
            0 => (1, self.kinds_of_twos),
            _ => (0, 1),
        };
        // The meld as it is was counted too.
        let grown = ways.whole() * plain + ways.all() * lone - 1;
        if self.kinds_of_twos == 0 {
            return grown;
        }
        grown + self.count_paired(meld)
    }

    /// Whether an ace that may stand low could in the same run, but for one card, stand
    /// high as well. Where this is not so, no run has both places of the ace, and none
    /// has the same cards with the ace at the other place: the places count like any two.
    #[inline]
    fn may_close(&self, meld: Meld) -> bool {
        let available = meld.places() | self.places(meld.suit());
        let missing = (RUN | ACE) & !available;
        // One branch for both: the ace alone would mislead it. Missing, it counts for two.
        let missing = missing | (missing & ACE) << 1;
        missing & missing.wrapping_sub(1) == 0
    }

    /// [`Self::count_additions`] where the ace's two places get in each other's way.
    #[cold]
    fn count_closing(&self, meld: Meld) -> u32 {
        let (must, held) = (meld.places(), self.places(meld.suit()));
        let ways = span::count_around(must, held);
        match (self.kinds_of_twos, meld.twos(), meld.aces()) {
            // Without a two no run has the ace in front.
            (0, 0, _) => ways.whole() - 1,
            (0, 1, 0) => {
                let missing = RUN & !(must | held);
                // Up to queen or king from three: the same cards with the ace in front
                // and behind; from ace to ace: two, of which there may be one.
                let to_queen = must & KING == 0 && missing & !KING == 0;
                let lone_ace = self.hand.aces(meld.suit()) == 1;
                let twice = u32::from(missing == 0) * (1 + u32::from(lone_ace));
                ways.all() - 1 - twice - u32::from(to_queen)
            }
            _ => self.count_listed(meld),
        }
    }

    fn count_listed(&self, meld: Meld) -> u32 {
        let mut count = 0;
        let _: ControlFlow<()> = visit_additions(meld, self.hand, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// How many choices of twos from the hand make two twos of those in a meld.
    fn choices_of_pairs(&self, meld: Meld) -> u32 {
        match (meld.twos(), meld.own_twos()) {
            (0, _) => self.pairs(meld.suit()),
            (1, 1) => self.kinds_of_twos,
            (1, _) => u32::from(self.hand.twos(meld.suit()) > 0),
            _ => 0,
        }
    }

    /// How many additions make two twos of fewer.
    fn count_paired(&self, meld: Meld) -> u32 {
        match self.choices_of_pairs(meld) {
            0 => 0,
            pairs => {
                let must = u32::from(paired_places(meld));
                let held = u32::from(self.places(meld.suit()));
                pairs * span::count(must, must | held).all()
            }
        }
    }

    /// The n-th of these additions, counted from 0.
    pub(crate) fn nth_addition(&self, meld: Meld, mut n: u32) -> Option<Bag> {
        if self.may_close(meld) {
            return visit_additions(meld, self.hand, nth(n)).break_value();
        }
        let suit = meld.suit();
        let (must, held) = (meld.places(), self.places(suit));
        let added = |places: u32| {
            let new = places as u16 & !must;
            let ace = meld.aces() == 0 && new & (ACE | HIGH_ACE) != 0;
            naturals(suit, new & RUN, u8::from(ace))
        };
        let ways = span::count_around(must, held);
        let same_twos = if meld.twos() == 0 {
            ways.whole()
        } else {
            ways.all()
        };
        // The meld as it is comes first.
        n += 1;
        if n < same_twos {
            return Some(added(span::nth(must, held, n)));
        }
        n -= same_twos;
        let (twos, kinds) = (self.hand.only_twos(), self.kinds_of_twos);
        if meld.twos() == 0 {
            if n < ways.all() * kinds {
                let two = Bag::of(twos.nth_kind(n % kinds));
                return Some(added(span::nth(must, held, n / kinds)).plus(two));
            }
            n -= ways.all() * kinds;
        }
        let pairs = self.choices_of_pairs(meld);
        let own = Bag::from_lane(suit, TWO, 0);
        let new_twos = match (meld.twos(), meld.own_twos()) {
            (0, _) => own.plus(Bag::of(twos.minus(own).nth_kind(n % pairs))),
            (_, 0) => own,
            _ => Bag::of(twos.nth_kind(n % pairs)),
        };
        Some(added(span::nth(paired_places(meld), held, n / pairs)).plus(new_twos))
    }
}

/// A meld's places once it has two twos: the natural one leads, or follows the ace.
fn paired_places(meld: Meld) -> u16 {
    let ace = if meld.aces() > 0 { ACE } else { 0 };
    meld.run() | TWO | ace
}

/// Shows every addition to a meld that the hand can make.
pub(crate) fn visit_additions<B>(
    meld: Meld,
    hand: Bag,
    mut show: impl FnMut(Bag) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let frame = Frame::around(meld, hand.lane(meld.suit()) & RUN, hand.aces(meld.suit()));
    let suit = meld.suit();
    let added = |run: u16, aces: u8| naturals(suit, run & !meld.run(), aces - meld.aces());
    shapes::visit(meld.twos(), frame, &mut |run, aces| {
        let cards = added(run, aces);
        if cards.is_empty() {
            return ControlFlow::Continue(());
        }
        show(cards)
    })?;
    match (meld.twos(), meld.own_twos()) {
        (0, _) => {
            shapes::visit(1, frame, &mut |run, aces| {
                visit_twos(hand, |two| show(added(run, aces).plus(two)))
            })?;
            shapes::visit(2, frame, &mut |run, aces| {
                visit_pairs(hand, suit, |pair| show(added(run, aces).plus(pair)))
            })
        }
        (1, own) => shapes::visit(2, frame, &mut |run, aces| {
            visit_twos(hand, |two| {
                if own == 0 && two.lane(suit) == 0 {
                    return ControlFlow::Continue(());
                }
                show(added(run, aces).plus(two))
            })
        }),
        _ => ControlFlow::Continue(()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::making::visit_melds;
    use baralho_cards::{Card, Suit};

    fn melds_of(hand: Bag, suit: Suit) -> Vec<Bag> {
        let mut melds = Vec::new();
        let _: ControlFlow<()> = visit_melds(hand, suit, &mut |cards| {
            melds.push(cards);
            ControlFlow::Continue(())
        });
        melds
    }

    /// Every meld of a suit, with twos of its own and of one other suit, and for each
    /// some hands: most of them with what closes the gap between the aces.
    #[test]
    fn additions_are_counted_and_found_as_listed() {
        let suit = Suit::Clubs;
        let both = |lane: u16| Bag::from_lane(suit, lane, lane);
        let twos = Bag::from_lane(Suit::Spades, TWO, 0).plus(both(TWO));
        let melds = melds_of(both(RUN | ACE).plus(twos), suit);
        assert!(melds.len() > 500, "only {} melds", melds.len());
        let mut random = 1_u32;
        let mut next = || {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (random >> 16) as u16
        };
        for cards in melds {
            let meld = Meld::of_valid(cards);
            for round in 0..60 {
                let lane = match round % 3 {
                    0 => next() & next(),
                    1 => next() | next(),
                    _ => u16::MAX,
                };
                let own =
                    Bag::from_lane(suit, lane & (RUN | ACE | TWO), next() & (ACE | TWO) & lane);
                let others = twos
                    .minus(both(TWO))
                    .plus(Bag::from_lane(Suit::Hearts, TWO, TWO));
                let hand = match next() % 3 {
                    0 => own.minus(both(TWO)),
                    1 => own,
                    _ => own.plus(others),
                };
                let mut listed = BTreeSet::new();
                let _: ControlFlow<()> = visit_additions(meld, hand, |cards| {
                    assert!(listed.insert(cards), "{cards} listed twice");
                    ControlFlow::Continue(())
                });
                let new = |card: &Card| meld.run() & Bag::of(*card).lane(suit) == 0;
                for one in hand.each_kind().filter(new).map(Bag::of) {
                    let judged = meld.with(one).ok();
                    assert_eq!(meld.grown(one), judged, "{meld} + {one}");
                    if one.lane(suit) != 0 {
                        assert_eq!(meld.longer(one.lane(suit)), judged);
                    }
                }
                let holding = Holding::of(hand);
                let count = holding.count_additions(meld);
                assert_eq!(count as usize, listed.len(), "{meld} + {hand}");
                let found: BTreeSet<_> = (0..count)
                    .filter_map(|n| holding.nth_addition(meld, n))
                    .collect();
                assert_eq!(found, listed, "{meld} + {hand}");
            }
        }
    }
}
