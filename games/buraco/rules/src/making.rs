//! What melds a hand can make.

use std::ops::ControlFlow;

use baralho_cards::{Card, Rank, Suit};

use crate::{
    Bag,
    bag::{ACE, TWO},
    shapes::{self, Counts, Frame},
};

/// A hand, with what every count asks of it.
#[derive(Clone, Copy)]
pub(crate) struct Holding {
    pub(crate) hand: Bag,
    /// [`Bag::places`] of the hand.
    places: u64,
    /// How many different twos there are.
    pub(crate) kinds_of_twos: u32,
}

impl Holding {
    #[inline]
    pub(crate) fn of(hand: Bag) -> Self {
        Self {
            hand,
            places: hand.places(),
            kinds_of_twos: hand.kinds_of_twos(),
        }
    }

    #[inline]
    pub(crate) fn places(&self, suit: Suit) -> u16 {
        (self.places >> (suit as u32 * 16)) as u16
    }

    /// How many pairs of a two of this suit and another two there are: with each of the
    /// others, and with its own second copy.
    #[inline]
    pub(crate) fn pairs(&self, suit: Suit) -> u32 {
        match self.hand.twos(suit) {
            0 => 0,
            own => self.kinds_of_twos + u32::from(own) - 2,
        }
    }

    #[inline]
    fn counts(&self, suit: Suit) -> Counts {
        shapes::counts_in_hand(self.hand.lane(suit), self.hand.aces(suit))
    }

    /// How many melds these shapes of a suit make with the twos there are.
    #[inline]
    fn with_twos(&self, suit: Suit, shapes: Counts) -> u32 {
        let lone = u32::from(shapes.lone) * self.kinds_of_twos;
        u32::from(shapes.plain) + lone + u32::from(shapes.paired) * self.pairs(suit)
    }

    /// How many melds of a suit the hand can make.
    #[inline]
    fn count_melds_of(&self, suit: Suit) -> u32 {
        self.with_twos(suit, self.counts(suit))
    }

    #[inline]
    pub(crate) fn count_melds(&self) -> u32 {
        let counts = if self.kinds_of_twos == 0 {
            Suit::ALL.map(|suit| shapes::plain_in_hand(self.places(suit)))
        } else {
            Suit::ALL.map(|suit| self.count_melds_of(suit))
        };
        counts.iter().sum()
    }

    /// The n-th of these melds, counted from 0.
    pub(crate) fn nth_meld(&self, mut n: u32) -> Option<Bag> {
        for suit in Suit::ALL {
            let here = self.count_melds_of(suit);
            if n < here {
                let frame = Frame::in_hand(self.hand, suit);
                return self.nth_of_frame(suit, frame, self.counts(suit), n);
            }
            n -= here;
        }
        None
    }

    /// The n-th of the melds of a suit that fit a frame, given how many shapes there are.
    fn nth_of_frame(&self, suit: Suit, frame: Frame, counts: Counts, mut n: u32) -> Option<Bag> {
        let twos = self.hand.only_twos();
        let plain = u32::from(counts.plain);
        if n < plain {
            return shapes::nth_plain(frame, n).map(|(run, aces)| naturals(suit, run, aces));
        }
        n -= plain;
        let kinds = self.kinds_of_twos;
        let lone = u32::from(counts.lone) * kinds;
        if n < lone {
            let (run, aces) = shapes::nth_meld(1, frame, n / kinds)?;
            let two = Bag::of(twos.nth_kind(n % kinds));
            return Some(naturals(suit, run, aces).plus(two));
        }
        n -= lone;
        let pairs = self.pairs(suit);
        let (run, aces) = shapes::nth_meld(2, frame, n / pairs)?;
        let own = Bag::from_lane(suit, TWO, 0);
        let second = Bag::of(twos.minus(own).nth_kind(n % pairs));
        Some(naturals(suit, run, aces).plus(own).plus(second))
    }

    /// How many melds of the hand and a card have that card in them.
    #[inline]
    pub(crate) fn count_melds_with(hand: Bag, card: Card) -> u32 {
        let with = Self::of(hand.plus(Bag::of(card)));
        let without = Self::of(hand.without_all(card));
        if card.rank() == Rank::Two {
            return with.count_melds() - without.count_melds();
        }
        // Only this suit differs, and the twos are the same.
        let suit = card.suit();
        if with.kinds_of_twos == 0 {
            return shapes::plain_in_hand(with.places(suit))
                - shapes::plain_in_hand(without.places(suit));
        }
        with.count_melds_of(suit) - without.count_melds_of(suit)
    }

    /// The n-th of these melds, counted from 0, for a card that is no two.
    pub(crate) fn nth_meld_with(hand: Bag, card: Card, n: u32) -> Option<Bag> {
        let with = Self::of(hand.plus(Bag::of(card)));
        let without = Self::of(hand.without_all(card));
        let suit = card.suit();
        let mut frame = Frame::in_hand(with.hand, suit);
        if card.rank() == Rank::Ace {
            frame.fewest_aces = 1;
        } else {
            frame.must = 1 << card.rank().number();
        }
        let counts = with.counts(suit).minus(without.counts(suit));
        with.nth_of_frame(suit, frame, counts, n)
    }
}

pub(crate) fn visit_twos<B>(
    hand: Bag,
    mut show: impl FnMut(Bag) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for suit in Suit::ALL {
        if hand.lane(suit) & TWO != 0 {
            show(Bag::from_lane(suit, TWO, 0))?;
        }
    }
    ControlFlow::Continue(())
}

/// Shows each pair of a two of this suit and another two.
pub(crate) fn visit_pairs<B>(
    hand: Bag,
    suit: Suit,
    mut show: impl FnMut(Bag) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let own = Bag::from_lane(suit, TWO, 0);
    if !hand.contains(own) {
        return ControlFlow::Continue(());
    }
    visit_twos(hand.minus(own), |second| show(own.plus(second)))
}

pub(crate) fn visit_melds<B>(
    hand: Bag,
    suit: Suit,
    show: &mut impl FnMut(Bag) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let frame = Frame::in_hand(hand, suit);
    let size = |run: u16, aces| run.count_ones() as u8 + aces;
    shapes::visit(0, frame, &mut |run, aces| {
        if size(run, aces) < 3 {
            return ControlFlow::Continue(());
        }
        show(naturals(suit, run, aces))
    })?;
    shapes::visit(1, frame, &mut |run, aces| {
        if size(run, aces) < 2 {
            return ControlFlow::Continue(());
        }
        visit_twos(hand, |two| show(naturals(suit, run, aces).plus(two)))
    })?;
    shapes::visit(2, frame, &mut |run, aces| {
        if size(run, aces) < 1 {
            return ControlFlow::Continue(());
        }
        visit_pairs(hand, suit, |pair| {
            show(naturals(suit, run, aces).plus(pair))
        })
    })
}

/// Ranks from three to king and aces of a suit, as a bag.
pub(crate) const fn naturals(suit: Suit, run: u16, aces: u8) -> Bag {
    let first = if aces > 0 { ACE } else { 0 };
    let second = if aces > 1 { ACE } else { 0 };
    Bag::from_lane(suit, run | first, second)
}

/// Stops at the n-th thing shown, counted from 0, and answers it.
pub(crate) fn nth<T>(mut n: u32) -> impl FnMut(T) -> ControlFlow<T> {
    move |shown| {
        if n == 0 {
            return ControlFlow::Break(shown);
        }
        n -= 1;
        ControlFlow::Continue(())
    }
}
