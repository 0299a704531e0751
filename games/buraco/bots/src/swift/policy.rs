//! A quick player without lists: melds what it has, takes the pile when it can, and
//! discards what it needs least and the next player can use least.

use baralho_buraco::Phase;
use baralho_cards::Card;
use baralho_game::{Rng, chance};

use super::{
    discard::{Taste, best_discard},
    lay::{Lay, Style, Wilds, lay_out},
    position::Position,
    take::best_take,
};

/// How somebody plays: when melds are laid, what wilds are for, which cards are kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    pub(crate) style: Style,
    pub(crate) taste: Taste,
    /// With fewer cards than this in the stock there is no later.
    pub(crate) late: u8,
    /// When somebody has so few cards, that may be soon too.
    pub(crate) urgent: u8,
    /// Goes out if its lead would be above this, as far as one can tell.
    pub(crate) lead: i32,
    /// The fewest cards in the pile for which a wild is spent.
    pub(crate) worth_a_wild: u8,
    /// The most cards in the pile that it takes: more would fill the hand of who is in a
    /// hurry to empty it.
    pub(crate) most: u8,
    /// The fewest cards, but for the wild, of a dirty meld laid before it is late.
    pub(crate) long: u8,
}

impl Manner {
    pub(crate) const ALL: [&'static Self; 3] = [&Self::HOLDS, &Self::RUSHES, &Self::PLAIN];

    /// Keeps melds in the hand, where they serve to take the pile, and wilds for
    /// canastras, but goes out as soon as it can.
    pub(crate) const HOLDS: Self = Self {
        style: Style::USUAL,
        taste: Taste::USUAL,
        late: 4,
        urgent: 3,
        lead: -300,
        worth_a_wild: 8,
        most: u8::MAX,
        long: 4,
    };

    /// Keeps melds too, and gives the next player little: for long games, in which
    /// canastras count.
    pub(crate) const BUILDS: Self = Self {
        taste: Taste {
            own: 10,
            danger: 3,
            danger_by_pile: 1,
            known: 6,
            ..Taste::USUAL
        },
        urgent: 2,
        lead: -50,
        long: 6,
        ..Self::HOLDS
    };

    /// Lays at once whatever can be laid, to go out first.
    pub(crate) const RUSHES: Self = Self {
        style: Style {
            lay: Lay::All,
            wilds: Wilds::Eager,
        },
        taste: Taste {
            own: 8,
            near: 2,
            danger: 0,
            wild: 100,
            value: 0,
            ..Taste::USUAL
        },
        urgent: 2,
        lead: -200,
        worth_a_wild: 0,
        long: 6,
        ..Self::HOLDS
    };

    /// Lays at once as well, but spends no wild that takes no other card with it, and
    /// leaves long piles to others: of all these it is the first out most often.
    pub(crate) const RACES: Self = Self {
        style: Style {
            lay: Lay::All,
            wilds: Wilds::Thrifty,
        },
        taste: Taste {
            own: 32,
            near: 8,
            danger: 1,
            wild: 400,
            value: 0,
            ..Taste::USUAL
        },
        lead: -400,
        most: 4,
        ..Self::RUSHES
    };

    /// Lays at once, keeps wilds for a while, and fears what the next player may take.
    pub(crate) const PLAIN: Self = Self {
        style: Style {
            lay: Lay::All,
            wilds: Wilds::Usual,
        },
        taste: Taste {
            own: 6,
            near: 0,
            danger: 3,
            danger_by_pile: 1,
            pile: 20,
            known: 6,
            wild: 200,
            value: 1,
        },
        late: 16,
        lead: 0,
        worth_a_wild: 0,
        ..Self::HOLDS
    };
}

/// How likely each manner of [`Manner::ALL`] is: parts of [`Weights::SUM`], more or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Weights(pub(crate) [u32; Manner::ALL.len()]);

impl Weights {
    const SUM: u32 = 60_000;
    /// No manner is ever ruled out.
    const LEAST: u32 = 1_000;
    pub(crate) const EVEN: Self = Self([Self::SUM / 3; Manner::ALL.len()]);

    /// Learns from something that each manner does so often in a thousand times.
    pub(crate) fn learn(&mut self, likelihoods: [u32; Manner::ALL.len()]) {
        for (weight, likelihood) in self.0.iter_mut().zip(likelihoods) {
            *weight *= likelihood;
        }
        let sum: u32 = self.0.iter().sum::<u32>().max(1);
        for weight in &mut self.0 {
            let part = u64::from(*weight) * u64::from(Self::SUM) / u64::from(sum);
            *weight = (part as u32).max(Self::LEAST);
        }
    }

    /// Whether [`Manner::PLAIN`] is likelier than any other.
    pub(crate) fn is_plain(self) -> bool {
        let [holds, rushes, plain] = self.0;
        plain > holds && plain > rushes
    }

    pub(crate) fn draw(self, rng: &mut impl Rng) -> &'static Manner {
        let sum = self.0.iter().map(|&weight| u64::from(weight)).sum();
        let mut number = chance::below(sum, rng);
        for (weight, manner) in self.0.into_iter().zip(Manner::ALL) {
            if number < u64::from(weight) {
                return manner;
            }
            number -= u64::from(weight);
        }
        Manner::ALL[0]
    }
}

/// Plays a game on to its end, everybody in their manner.
pub(crate) fn play_on(position: &mut Position, stock: &[Card], manners: [&Manner; 4]) {
    while !position.is_over() {
        turn(position, stock, manners[position.seat() & 3]);
    }
}

#[inline]
fn turn(position: &mut Position, stock: &[Card], manner: &Manner) {
    if position.table.phase == Phase::Draw {
        match best_take(position, manner) {
            Some(with) => position.take(with),
            None => position.draw(stock),
        }
    }
    if position.table.phase == Phase::Play {
        lay_out(position, manner, manner.style, &mut |_| ());
    }
    if position.table.phase == Phase::Play {
        let card = best_discard(position, &manner.taste);
        position.discard(card);
    }
}

/// How the player to move sees the game stand.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    /// There is no later for wilds and for melds.
    pub(crate) late: bool,
    /// Somebody may go out soon.
    pub(crate) urgent: bool,
    /// Going out now would win, as far as one can tell.
    pub(crate) wants_out: bool,
    /// The fewest cards of a dirty meld laid early.
    pub(crate) long: usize,
}

impl Sight {
    #[inline]
    pub(crate) fn of(position: &Position, manner: &Manner) -> Self {
        let (seat, team) = (position.seat(), position.team());
        let mut held = [0; 2];
        let mut fewest = u8::MAX;
        let sizes = &position.table.sizes[..position.players()];
        for (other, &size) in sizes.iter().enumerate() {
            if other != seat {
                held[other & 1] += i32::from(size);
                fewest = fewest.min(size);
            }
        }
        // A card is worth about 9 points on average.
        let lead = position.points[team] + 100
            - 9 * held[team]
            - (position.points[1 - team] - 9 * held[1 - team]);
        let late = position.table.stock < manner.late;
        Self {
            late,
            urgent: late || fewest <= manner.urgent,
            wants_out: lead > manner.lead,
            long: manner.long.into(),
        }
    }

    /// Whether so many cards may leave the hand: the last two go only to win.
    #[inline]
    pub(crate) fn allows(self, position: &Position, cards: usize) -> bool {
        self.wants_out || position.hand().len() > cards + 1
    }
}
