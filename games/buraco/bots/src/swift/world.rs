//! Worlds that a view allows.

use baralho_buraco::{Bag, BuracoRules, Move, Phase, View};
use baralho_cards::Card;
use baralho_game::{
    Seat, View as _,
    chance::{self, Quick},
};

use super::{
    lay::{Lay, lay_out},
    policy::{Manner, Weights},
    position::Position,
};

/// The most cards that can be out of sight; a start may list a few more than there are.
const CARDS: usize = BuracoRules::CARDS + 24;

/// How often a hand is amended at most: one that still could be laid is next to none.
const AMENDS: usize = 4;

/// Every card once, and then those again that are there twice.
fn once_and_again(bag: Bag) -> impl Iterator<Item = Card> {
    let parts = [bag.once(), bag.twice()].map(Bag::from_bits);
    parts.into_iter().flat_map(Bag::iter)
}

/// A position as a player sees it, and the cards that it does not show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Root {
    pub(crate) position: Position,
    pool: [Card; CARDS],
    pool_len: usize,
    observer: usize,
    manners: [Weights; 4],
    /// Who has ended a turn, and so shown what they did not lay.
    acted: [bool; 4],
}

/// One way the hidden cards may lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct World {
    pub(crate) hands: [Bag; 4],
    /// The next card is the last of the first `stock` of them.
    pub(crate) stock: [Card; CARDS],
    /// How everybody plays.
    pub(crate) manners: [&'static Manner; 4],
}

impl Root {
    pub(crate) fn of(view: &View, manners: [Weights; 4], acted: [bool; 4]) -> Self {
        let position = Position::of(view);
        let observer = view.observer().seat().map_or(0, baralho_game::Seat::index);
        // Where the reference judge lets a card be used that nobody has, the unseen cards
        // are too few: an ace does for those.
        let mut pool = [Card::default(); CARDS];
        let unseen = view.unseen();
        for (slot, card) in pool.iter_mut().zip(once_and_again(unseen)) {
            *slot = card;
        }
        let mut hidden = usize::from(position.table.stock);
        for seat in (0..position.players()).filter(|&seat| seat != observer) {
            let size = usize::from(position.table.sizes[seat]);
            hidden += size.saturating_sub(position.table.known[seat].len());
        }
        Self {
            position,
            pool,
            pool_len: hidden.max(unseen.len()).min(CARDS),
            observer,
            manners,
            acted,
        }
    }

    /// Deals the hidden cards, every way being as likely as any other, and manners too.
    pub(crate) fn deal(&self, world: &mut World, seed: u64) {
        world.stock = self.pool;
        let mut quick = Quick::new(seed);
        chance::shuffle(&mut world.stock[..self.pool_len], &mut quick);
        for (manner, weights) in world.manners.iter_mut().zip(self.manners) {
            *manner = weights.draw(&mut quick);
        }
        world.hands = self.position.hands;
        let mut last = self.pool_len;
        let table = &self.position.table;
        for seat in 0..self.position.players() {
            if seat == self.observer {
                continue;
            }
            let size = usize::from(table.sizes[seat]);
            for _ in table.known[seat].len()..size {
                last -= 1;
                world.hands[seat].insert(world.stock[last]);
            }
        }
        for seat in 0..self.position.players() {
            if seat != self.observer && self.acted[seat] && last > 0 {
                self.amend(world, seat, last, &mut quick);
            }
        }
    }

    /// Who lays at once does not hold what could have been laid: such cards go back to the
    /// stock for others, again if need be.
    fn amend(&self, world: &mut World, seat: usize, stock: usize, quick: &mut Quick) {
        let manner = world.manners[seat];
        if manner.style.lay != Lay::All {
            return;
        }
        for _ in 0..AMENDS {
            let mut position = self.position;
            position.set_hand(seat, world.hands[seat]);
            position.table.seat = Seat::new(seat);
            position.table.phase = Phase::Play;
            let mut laid = Bag::EMPTY;
            lay_out(&mut position, manner, manner.style, &mut |chosen| {
                if let Move::Meld { cards } | Move::Add { cards, .. } = chosen {
                    laid = laid.plus(cards);
                }
            });
            let odd = laid.minus(self.position.table.known[seat]);
            if odd.is_empty() {
                return;
            }
            for card in once_and_again(odd) {
                let at = chance::below(stock as u64, quick) as usize;
                world.hands[seat] = world.hands[seat].minus(Bag::of(card));
                world.hands[seat].insert(world.stock[at]);
                world.stock[at] = card;
            }
        }
    }

    pub(crate) fn seed(seed: u64, number: u64) -> u64 {
        // An odd factor, so that every world has a seed of its own; far from the one that
        // the generator itself steps by, or worlds would follow from each other.
        seed ^ number.wrapping_mul(0xd134_2543_de82_ef95)
    }

    pub(crate) fn world(&self) -> World {
        World {
            hands: self.position.hands,
            stock: [Card::default(); CARDS],
            manners: [Manner::ALL[0]; 4],
        }
    }
}
