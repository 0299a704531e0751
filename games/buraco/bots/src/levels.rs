//! Levels for people: the quick player with human faults. They overlook what could be
//! laid or taken, do not see danger, forget what went into hands, lay at once what is
//! better kept and spend wilds early; none of them plays at random.

use baralho_buraco::{Bag, Buraco, Move, Phase, View};
use baralho_game::{
    View as _,
    chance::{self, Generator},
};

use super::swift::{
    discard::{Taste, best_discard},
    lay::lay_out,
    policy::Manner,
    position::Position,
    take::best_take,
};
use baralho_bots::Bot;

const FEARLESS: Taste = Taste {
    danger: 0,
    danger_by_pile: 0,
    ..Manner::PLAIN.taste
};

#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    /// Of a hundred melds and additions, how many are noticed in time.
    notices: u64,
    /// Of a hundred piles that could be taken, how many are.
    takes: u64,
    manner: Manner,
    /// Remembers which cards went into a hand with the pile.
    remembers: bool,
}

impl Level {
    /// Knows the rules, misses most of what could be done, and discards dear cards.
    pub(super) const NOVATO: Self = Self {
        notices: 40,
        takes: 20,
        manner: Manner {
            taste: Taste {
                own: 2,
                value: 3,
                ..FEARLESS
            },
            ..Manner::PLAIN
        },
        remembers: false,
    };

    /// Keeps pairs together and misses less; does not look at the others yet.
    pub(super) const APRENDIZ: Self = Self {
        notices: 52,
        takes: 33,
        manner: Manner {
            taste: Taste { own: 4, ..FEARLESS },
            ..Manner::PLAIN
        },
        remembers: false,
    };

    /// Misses little, and asks what the next player may need.
    pub(super) const AMADOR: Self = Self {
        notices: 90,
        takes: 90,
        manner: Manner::PLAIN,
        remembers: false,
    };

    /// Misses nothing, remembers, and keeps melds in the hand to take the pile with.
    pub(super) const VETERANO: Self = Self {
        notices: 100,
        takes: 100,
        manner: Manner::HOLDS,
        remembers: true,
    };

    fn draws(&self, position: &Position, chance: &mut Generator) -> Move {
        match best_take(position, &self.manner) {
            Some(with) if happens(self.takes, chance) => Move::Take { with },
            _ => Move::Draw,
        }
    }

    fn plays(&self, position: &Position, view: &View, chance: &mut Generator) -> Move {
        let mut steps = Vec::new();
        let manner = &self.manner;
        lay_out(&mut position.clone(), manner, manner.style, &mut |step| {
            steps.push(step);
        });
        let legal = view.moves();
        let noticed = steps
            .into_iter()
            .find(|step| happens(self.notices, chance) && legal.contains(step));
        noticed.unwrap_or_else(|| Move::Discard(best_discard(position, &manner.taste)))
    }
}

/// Whether something of so many chances in a hundred happens; what is certain takes no
/// chance.
fn happens(percent: u64, chance: &mut Generator) -> bool {
    percent >= 100 || chance::below(100, chance) < percent
}

impl Bot<Buraco> for Level {
    fn choose(&mut self, view: &View, chance: &mut Generator) -> Move {
        let mut position = Position::of(view);
        if !self.remembers {
            position.table.known = [Bag::EMPTY; 4];
        }
        match position.table.phase {
            Phase::Draw => self.draws(&position, chance),
            _ => self.plays(&position, view, chance),
        }
    }
}
