//! What a player can do, and everything that can be done now.

use std::ops::ControlFlow;

use baralho_cards::{Card, Rank, Suit};

use crate::{
    Bag, Meld, Phase,
    bag::{ACE, RUN, TWO},
    shapes::{self, Frame},
    table::Melds,
};

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Draw from the stock. With none left it ends the game.
    Draw,
    /// Take the pile by laying a new meld of its top card and cards from the hand.
    Take {
        /// The cards from the hand.
        with: Bag,
    },
    /// Lay a new meld.
    Meld {
        /// Its cards.
        cards: Bag,
    },
    /// Add cards to one of the team's melds.
    Add {
        /// Which, counted from 0.
        meld: u8,
        /// The cards.
        cards: Bag,
    },
    /// Discard a card, which ends the turn.
    Discard(Card),
}

/// What the legal moves depend on: nothing but what the player to move sees.
#[derive(Clone, Copy)]
pub(crate) struct Choices<'a> {
    pub(crate) phase: Phase,
    pub(crate) hand: Bag,
    pub(crate) melds: &'a Melds,
    pub(crate) team: usize,
    pub(crate) top: Option<Card>,
}

/// The twos in a hand.
#[derive(Clone, Copy)]
struct Twos {
    hand: Bag,
    kinds: u32,
}

impl Twos {
    #[inline]
    fn of(hand: Bag) -> Self {
        let mut kinds = 0;
        for suit in Suit::ALL {
            kinds += u32::from((hand.lane(suit) & TWO) >> 2);
        }
        Self { hand, kinds }
    }

    /// How many pairs of a two of this suit and another two there are.
    #[inline]
    fn pairs(self, suit: Suit) -> u32 {
        match self.hand.twos(suit) {
            0 => 0,
            own => self.kinds - 1 + u32::from(own == 2),
        }
    }

    /// Shows each lone two.
    fn visit_lone<B>(self, mut show: impl FnMut(Bag) -> ControlFlow<B>) -> ControlFlow<B> {
        for suit in Suit::ALL {
            if self.hand.lane(suit) & TWO != 0 {
                show(Bag::from_lane(suit, TWO, 0))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Shows each pair of a two of this suit and another two.
    fn visit_pairs<B>(
        self,
        suit: Suit,
        mut show: impl FnMut(Bag) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let own = Bag::from_lane(suit, TWO, 0);
        if !self.hand.contains(own) {
            return ControlFlow::Continue(());
        }
        let hand = self.hand.minus(own);
        Self { hand, ..self }.visit_lone(|second| show(own.plus(second)))
    }
}

impl Choices<'_> {
    /// Shows every legal move once: the draw, then takes; or melds suit by suit, then
    /// additions meld by meld, then discards.
    pub(crate) fn visit<B>(&self, mut show: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.phase {
            Phase::Over(_) => {}
            Phase::Draw => {
                show(Move::Draw)?;
                self.visit_takes(|with| show(Move::Take { with }))?;
            }
            Phase::Play => {
                for suit in Suit::ALL {
                    visit_melds(self.hand, suit, &mut |cards| show(Move::Meld { cards }))?;
                }
                for (index, meld) in self.melds.of(self.team).enumerate() {
                    let meld_index = index as u8;
                    visit_additions(meld, self.hand, |cards| {
                        show(Move::Add {
                            meld: meld_index,
                            cards,
                        })
                    })?;
                }
                for card in self.hand.each_kind() {
                    show(Move::Discard(card))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// One of the legal moves, chosen by a number below how many there are. Counting
    /// is much cheaper than listing, and only the group that is chosen from is listed.
    #[inline]
    pub(crate) fn pick(&self, below: impl FnOnce(u32) -> u32) -> Option<Move> {
        match self.phase {
            Phase::Over(_) => None,
            Phase::Draw => {
                let takes = self.count_takes();
                match below(1 + takes) {
                    0 => Some(Move::Draw),
                    n => nth(n - 1, |show| {
                        self.visit_takes(|with| show(Move::Take { with }))
                    }),
                }
            }
            Phase::Play => self.pick_play(below),
        }
    }

    #[inline]
    fn pick_play(&self, below: impl FnOnce(u32) -> u32) -> Option<Move> {
        let twos = Twos::of(self.hand);
        let mut melds = 0;
        for suit in Suit::ALL {
            melds += count_melds(self.hand, suit, twos);
        }
        let mut additions = 0;
        for meld in self.melds.of(self.team) {
            additions += count_additions(meld, self.hand, twos);
        }
        let mut n = below(melds + additions + self.hand.kinds());
        if n < melds {
            return nth(n, |show| {
                for suit in Suit::ALL {
                    visit_melds(self.hand, suit, &mut |cards| show(Move::Meld { cards }))?;
                }
                ControlFlow::Continue(())
            });
        }
        n -= melds;
        if n >= additions {
            return Some(Move::Discard(self.hand.nth_kind(n - additions)));
        }
        for (index, meld) in self.melds.of(self.team).enumerate() {
            let here = count_additions(meld, self.hand, twos);
            if n < here {
                let meld_index = index as u8;
                return nth(n, |show| {
                    visit_additions(meld, self.hand, |cards| {
                        show(Move::Add {
                            meld: meld_index,
                            cards,
                        })
                    })
                });
            }
            n -= here;
        }
        None
    }

    /// How many ways there are to take the pile: the melds of the hand and the top card,
    /// but for those that do without that card.
    #[inline]
    fn count_takes(&self) -> u32 {
        let Some(top) = self.top else { return 0 };
        let (with, without) = (self.hand.plus(Bag::of(top)), self.hand.without_all(top));
        let (with_twos, without_twos) = (Twos::of(with), Twos::of(without));
        let only = (top.rank() != Rank::Two).then(|| top.suit());
        if let Some(suit) = only {
            return count_melds(with, suit, with_twos) - count_melds(without, suit, without_twos);
        }
        let mut takes = 0;
        for suit in Suit::ALL {
            takes += count_melds(with, suit, with_twos) - count_melds(without, suit, without_twos);
        }
        takes
    }

    fn visit_takes<B>(&self, mut show: impl FnMut(Bag) -> ControlFlow<B>) -> ControlFlow<B> {
        let Some(top) = self.top else {
            return ControlFlow::Continue(());
        };
        let hand = self.hand.plus(Bag::of(top));
        for suit in Suit::ALL {
            if suit != top.suit() && top.rank() != Rank::Two {
                continue;
            }
            visit_melds(hand, suit, &mut |cards| {
                if cards.count(top) == 0 {
                    return ControlFlow::Continue(());
                }
                show(cards.minus(Bag::of(top)))
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// The n-th move shown, counted from 0.
#[inline]
fn nth(
    mut n: u32,
    visit: impl FnOnce(&mut dyn FnMut(Move) -> ControlFlow<Move>) -> ControlFlow<Move>,
) -> Option<Move> {
    visit(&mut |shown| {
        if n == 0 {
            return ControlFlow::Break(shown);
        }
        n -= 1;
        ControlFlow::Continue(())
    })
    .break_value()
}

/// How many melds of a suit the hand can make.
#[inline]
fn count_melds(hand: Bag, suit: Suit, twos: Twos) -> u32 {
    let counts = shapes::counts_in_hand(hand.lane(suit), hand.aces(suit));
    u32::from(counts.plain)
        + u32::from(counts.lone) * twos.kinds
        + u32::from(counts.paired) * twos.pairs(suit)
}

/// Shows every meld of a suit that the hand can make.
fn visit_melds<B>(
    hand: Bag,
    suit: Suit,
    show: &mut impl FnMut(Bag) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let twos = Twos::of(hand);
    let frame = Frame {
        must: 0,
        available: hand.lane(suit) & RUN,
        fewest_aces: 0,
        most_aces: hand.aces(suit),
    };
    shapes::visit(0, frame, &mut |run, aces| {
        if run.count_ones() as u8 + aces < 3 {
            return ControlFlow::Continue(());
        }
        show(naturals(suit, run, aces))
    })?;
    if twos.kinds == 0 {
        return ControlFlow::Continue(());
    }
    shapes::visit(1, frame, &mut |run, aces| {
        if run.count_ones() as u8 + aces < 2 {
            return ControlFlow::Continue(());
        }
        twos.visit_lone(|two| show(naturals(suit, run, aces).plus(two)))
    })?;
    if twos.pairs(suit) == 0 {
        return ControlFlow::Continue(());
    }
    shapes::visit(2, frame, &mut |run, aces| {
        if run == 0 && aces == 0 {
            return ControlFlow::Continue(());
        }
        twos.visit_pairs(suit, |pair| show(naturals(suit, run, aces).plus(pair)))
    })
}

/// Ranks from three to king and aces of a suit, as a bag.
const fn naturals(suit: Suit, run: u16, aces: u8) -> Bag {
    let first = if aces > 0 { ACE } else { 0 };
    let second = if aces > 1 { ACE } else { 0 };
    Bag::from_lane(suit, run | first, second)
}

/// The shapes that a meld can grow to with what the hand has of its suit.
#[inline]
fn frame_around(meld: Meld, hand: Bag) -> Frame {
    Frame {
        must: meld.run(),
        available: meld.run() | hand.lane(meld.suit()) & RUN,
        fewest_aces: meld.aces(),
        most_aces: 2.min(meld.aces() + hand.aces(meld.suit())),
    }
}

/// How many additions to a meld the hand can make.
#[inline]
fn count_additions(meld: Meld, hand: Bag, twos: Twos) -> u32 {
    let frame = frame_around(meld, hand);
    let suit = meld.suit();
    let (lone, pairs) = match (meld.twos(), meld.own_twos()) {
        (0, _) => (twos.kinds, twos.pairs(suit)),
        (1, 1) => (1, twos.kinds),
        (1, _) => (1, u32::from(hand.twos(suit) > 0)),
        _ => (0, 1),
    };
    let mut grown = 0;
    if meld.twos() < 2 {
        let ways = frame.count_up_to_lone();
        grown += ways.all() * lone;
        if meld.twos() == 0 {
            grown += ways.whole;
        }
    }
    if pairs > 0 {
        grown += frame.count_paired() * pairs;
    }
    // The meld as it is was counted too.
    grown - 1
}

/// Shows every addition to a meld that the hand can make.
fn visit_additions<B>(
    meld: Meld,
    hand: Bag,
    mut show: impl FnMut(Bag) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let frame = frame_around(meld, hand);
    let suit = meld.suit();
    let twos = Twos::of(hand);
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
                twos.visit_lone(|two| show(added(run, aces).plus(two)))
            })?;
            shapes::visit(2, frame, &mut |run, aces| {
                twos.visit_pairs(suit, |pair| show(added(run, aces).plus(pair)))
            })
        }
        (1, own) => shapes::visit(2, frame, &mut |run, aces| {
            twos.visit_lone(|two| {
                if own == 0 && two.lane(suit) == 0 {
                    return ControlFlow::Continue(());
                }
                show(added(run, aces).plus(two))
            })
        }),
        _ => ControlFlow::Continue(()),
    }
}
