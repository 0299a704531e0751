//! What a player can do, and everything that can be done now.

use std::ops::ControlFlow;

use baralho_cards::{Card, Rank, Suit};

use crate::{
    Bag, Phase,
    growing::visit_additions,
    making::{Holding, nth, visit_melds},
    table::{Melds, Table},
};

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // the names say it all
pub enum Move {
    /// Draw from the stock. With none left it ends the game.
    Draw,
    /// Take the pile by laying a new meld of its top card and these cards from the hand.
    Take { with: Bag },
    /// Lay a new meld.
    Meld { cards: Bag },
    /// Add cards to one of the team's melds, by its number from 0.
    Add { meld: u8, cards: Bag },
    /// Discard a card, which ends the turn.
    Discard(Card),
}

/// What the legal moves depend on: nothing but what the player to move sees.
#[derive(Clone, Copy)]
pub(crate) struct Choices<'a> {
    phase: Phase,
    hand: Bag,
    melds: &'a Melds,
    team: usize,
    top: Option<Card>,
}

impl<'a> Choices<'a> {
    #[inline]
    pub(crate) fn new(table: &'a Table, hand: Bag) -> Self {
        Self {
            phase: table.phase,
            hand,
            melds: &table.melds,
            team: table.team(),
            top: table.pile.last().copied(),
        }
    }

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
                let takes = match self.top {
                    Some(top) => Holding::count_melds_with(self.hand, top),
                    None => 0,
                };
                match below(1 + takes) {
                    0 => Some(Move::Draw),
                    n => self.nth_take(n - 1),
                }
            }
            Phase::Play => self.pick_play(below),
        }
    }

    #[inline]
    fn pick_play(&self, below: impl FnOnce(u32) -> u32) -> Option<Move> {
        let holding = Holding::of(self.hand);
        let melds = holding.count_melds();
        let mut additions = 0;
        for &meld in self.melds.unordered(self.team) {
            additions += holding.count_additions(meld);
        }
        let kinds = self.hand.ranked();
        let mut n = below(melds + additions + kinds.count());
        if n < melds {
            return holding.nth_meld(n).map(|cards| Move::Meld { cards });
        }
        n -= melds;
        if n >= additions {
            return Some(Move::Discard(kinds.nth(n - additions)));
        }
        self.nth_addition(&holding, n)
    }

    /// The n-th addition, counted from 0.
    fn nth_addition(&self, holding: &Holding, mut n: u32) -> Option<Move> {
        for (index, meld) in self.melds.of(self.team).enumerate() {
            let here = holding.count_additions(meld);
            if n < here {
                let cards = holding.nth_addition(meld, n)?;
                let meld = index as u8;
                return Some(Move::Add { meld, cards });
            }
            n -= here;
        }
        None
    }

    /// The n-th way to take the pile, counted from 0.
    fn nth_take(&self, n: u32) -> Option<Move> {
        let top = self.top?;
        if top.rank() == Rank::Two {
            let with = self.visit_takes(nth(n)).break_value()?;
            return Some(Move::Take { with });
        }
        let meld = Holding::nth_meld_with(self.hand, top, n)?;
        let with = meld.minus(Bag::of(top));
        Some(Move::Take { with })
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
