//! Worlds that a view allows.

use baralho_buraco::{BuracoRules, View};
use baralho_game::{
    View as _,
    chance::{self, Quick},
};

use super::{
    cards::{Cards, Place},
    lay::{Lay, lay_out},
    policy::{Manner, Weights},
    position::{Position, Stage, Step},
};

/// The most cards that can be out of sight; a start may list a few more than there are.
const CARDS: usize = BuracoRules::CARDS + 24;

/// How often a hand is amended at most: one that still could be laid is next to none.
const AMENDS: usize = 4;

/// A position as a player sees it, and the cards that it does not show.
#[derive(Clone, Copy, Debug)]
pub(in crate::buraco) struct Root {
    pub(in crate::buraco) position: Position,
    pool: [Place; CARDS],
    pool_len: usize,
    observer: usize,
    /// How the others may play.
    manners: [Weights; 4],
    /// Who has ended a turn, and so shown what they did not lay.
    acted: [bool; 4],
}

/// One way the hidden cards may lie.
#[derive(Clone, Copy, Debug)]
pub(in crate::buraco) struct World {
    pub(in crate::buraco) hands: [Cards; 4],
    /// The next card is the last of the first `stock` of them.
    pub(in crate::buraco) stock: [Place; CARDS],
    /// How everybody plays.
    pub(in crate::buraco) manners: [&'static Manner; 4],
}

impl Root {
    pub(in crate::buraco) fn of(view: &View, manners: [Weights; 4], acted: [bool; 4]) -> Self {
        let position = Position::of(view);
        let observer = view.observer().seat().map_or(0, baralho_game::Seat::index);
        // Where the reference judge lets a card be used that nobody has, the unseen cards
        // are too few: an ace does for those.
        let mut pool = [1; CARDS];
        let mut unseen = 0;
        for (slot, place) in pool.iter_mut().zip(Cards::from(view.unseen()).places()) {
            *slot = place;
            unseen += 1;
        }
        let mut hidden = usize::from(position.stock);
        for seat in (0..usize::from(position.players)).filter(|&seat| seat != observer) {
            let size = usize::from(position.sizes[seat]);
            hidden += size.saturating_sub(position.known[seat].len() as usize);
        }
        Self {
            position,
            pool,
            pool_len: hidden.max(unseen).min(CARDS),
            observer,
            manners,
            acted,
        }
    }

    /// Deals the hidden cards, every way being as likely as any other, and manners too.
    pub(in crate::buraco) fn deal(&self, world: &mut World, seed: u64) {
        world.stock = self.pool;
        let mut quick = Quick::new(seed);
        chance::shuffle(&mut world.stock[..self.pool_len], &mut quick);
        for (manner, weights) in world.manners.iter_mut().zip(self.manners) {
            *manner = weights.draw(&mut quick);
        }
        world.hands = self.position.hands;
        let mut last = self.pool_len;
        for seat in 0..usize::from(self.position.players) {
            if seat == self.observer {
                continue;
            }
            let hidden = u32::from(self.position.sizes[seat]);
            for _ in self.position.known[seat].len()..hidden {
                last -= 1;
                world.hands[seat].insert(world.stock[last]);
            }
        }
        for seat in 0..usize::from(self.position.players) {
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
            position.hands[seat] = world.hands[seat];
            position.seat = seat as u8;
            position.stage = Stage::Play;
            let mut laid = Cards::NONE;
            lay_out(&mut position, manner, manner.style, &mut |step| {
                if let Step::Meld(cards) | Step::Add(_, cards) = step {
                    laid = laid.plus(cards);
                }
            });
            let odd = laid.minus(self.position.known[seat]);
            if odd.once == 0 {
                return;
            }
            for card in odd.places() {
                let at = chance::below(stock as u64, quick) as usize;
                world.hands[seat] = world.hands[seat].minus(Cards::of(card));
                world.hands[seat].insert(world.stock[at]);
                world.stock[at] = card;
            }
        }
    }

    /// The seed of a world by its number.
    pub(in crate::buraco) fn seed(seed: u64, number: u64) -> u64 {
        // An odd factor, so that every world has a seed of its own; far from the one that
        // the generator itself steps by, or worlds would follow from each other.
        seed ^ number.wrapping_mul(0xd134_2543_de82_ef95)
    }

    /// Room for worlds.
    pub(in crate::buraco) fn world(&self) -> World {
        World {
            hands: self.position.hands,
            stock: [0; CARDS],
            manners: [Manner::ALL[0]; 4],
        }
    }
}
