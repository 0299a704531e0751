//! A round with open cards, and where it stands.

use baralho_bots::solve::NotSolvable;
use baralho_game::{Game as _, Rules as _};
use baralho_scopa::{
    Scopa,
    swift::{Course, Play, Swift},
};

use super::order::Order;

/// Cards of one deck, and one more.
const PLIES: usize = 41;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Turn {
    seat: u8,
    /// The cards this seat was dealt for this deal.
    pub(super) dealt: u64,
    /// How many plays each side has left, this one included, that a sweep would count for.
    pub(super) plays: [i8; 2],
}

/// What never changes in a round with open cards: who plays which card when.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub(super) course: Course,
    /// By how many cards are left to play: whose turn it is.
    pub(super) turns: [Turn; PLIES],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position<O> {
    pub(super) world: Swift,
    /// The cards still to be played, in hands or in the deck, and how many they are.
    pub(super) to_play: u64,
    pub(super) left: u8,
    /// The table by age, where that matters.
    pub(super) order: O,
}

impl<O: Order> Position<O> {
    #[inline]
    pub(super) fn play(&mut self, facts: &Facts, play: Play) {
        self.world.play(&facts.course, play);
        self.to_play &= !(1 << play.card());
        self.left -= 1;
        self.order.play(play);
    }
}

impl Facts {
    pub(super) fn of<O: Order, const CARDS: usize, const PLAYERS: usize>(
        round: &Scopa<CARDS, PLAYERS>,
    ) -> Result<(Self, Position<O>), NotSolvable> {
        let (rules, open) = (*round.rules(), round.open());
        let Some(course) = Course::of(open) else {
            return Err(NotSolvable::TooLarge);
        };
        let mut playing: Vec<usize> = open.playing_seats().map(|s| rules.side_of(s)).collect();
        playing.sort_unstable();
        playing.dedup();
        if rules.sides() != 2 || playing.len() != 2 {
            let sides = playing.len();
            return Err(NotSolvable::Sides { sides });
        }
        let mut world = Swift::of(&course, round);
        // A position made by hand may have sweeps where they are worth nothing.
        if !course.rules.sweeps_count() {
            world.sweeps = [0; 6];
        }
        let to_play = world.to_play();
        let position = Position {
            world,
            to_play,
            left: to_play.count_ones() as u8,
            order: O::of(&open.table),
        };
        let facts = Self {
            turns: turns(&course, world, if world.over { 0 } else { position.left }),
            course,
        };
        Ok((facts, position))
    }

    /// Whether what was proven in another round holds in this one: from here on the same
    /// seats play the same cards by the same rules.
    pub(super) fn goes_on(&self, earlier: &Self, left: u8) -> bool {
        let mut turns = (1..=usize::from(left)).map(|left| (self.turns[left], earlier.turns[left]));
        self.course == earlier.course
            && turns.all(|(now, then)| now.seat == then.seat && now.dealt & !then.dealt == 0)
    }
}

/// Plays the round through in thought, laying any card: whose turn it is and who holds what
/// depend on nothing else than how many cards are left.
fn turns(course: &Course, mut thought: Swift, left: u8) -> [Turn; PLIES] {
    let mut turns = [Turn::default(); PLIES];
    let (mut dealt, mut deck) = (thought.hands, thought.deck_left);
    for turn in turns[1..=usize::from(left)].iter_mut().rev() {
        if thought.deck_left != deck {
            (dealt, deck) = (thought.hands, thought.deck_left);
        }
        let seat = usize::from(thought.turn);
        (turn.seat, turn.dealt) = (thought.turn, dealt[seat]);
        let card = thought.hands[seat].trailing_zeros();
        thought.play(course, Play::new(card as u8, 0));
    }
    for left in 1..PLIES {
        let mut plays = turns[left - 1].plays;
        if course.rules.sweeps_count() && (left > 1 || course.rules.last_play_sweep) {
            plays[usize::from(course.side_of(turns[left].seat))] += 1;
        }
        turns[left].plays = plays;
    }
    turns
}
