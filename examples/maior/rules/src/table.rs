use baralho_cards::Card;
use baralho_game::{PerSeat, Seat};

use crate::{Event, MaiorRules};

/// What lies open for everybody: the state and every view have the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    leader: Seat,
    trick: Vec<Card>,
    /// All cards played so far, in order.
    played: Vec<Card>,
    tricks: PerSeat<i32>,
}

impl Table {
    pub(crate) fn new(players: usize, leader: Seat) -> Self {
        Self {
            leader,
            trick: Vec::new(),
            played: Vec::new(),
            tricks: (0..players).map(|_| 0).collect(),
        }
    }

    /// Whose turn it is; `None` when no cards are left.
    pub fn turn(&self) -> Option<Seat> {
        let players = self.tricks.len();
        let place = self.leader.index() + self.trick.len();
        (self.played.len() < players * MaiorRules::HAND).then(|| Seat::new(place % players))
    }

    /// The cards of a trick that is not over, the leader's first.
    pub fn trick(&self) -> &[Card] {
        &self.trick
    }

    /// All cards played so far, in order.
    pub fn played(&self) -> &[Card] {
        &self.played
    }

    /// How many tricks everybody took.
    pub fn tricks(&self) -> &PerSeat<i32> {
        &self.tricks
    }

    /// How many cards somebody holds.
    pub fn held(&self, seat: Seat) -> usize {
        let players = self.tricks.len();
        let place = (seat.index() + players - self.leader.index()) % players;
        let over: i32 = self.tricks.iter().sum();
        MaiorRules::HAND - over as usize - usize::from(place < self.trick.len())
    }

    /// Whoever is to move plays this card. Of equal ranks the one that lay there first is higher.
    pub(crate) fn play(&mut self, card: Card) -> Event {
        let players = self.tricks.len();
        let seat = self.turn().expect("a game that goes on");
        self.trick.push(card);
        self.played.push(card);
        let is_higher = |one: &usize, other: &usize| {
            let rank = |place: usize| self.trick[place].rank();
            rank(*one).cmp(&rank(*other)).then(other.cmp(one))
        };
        let highest = (0..self.trick.len()).max_by(is_higher).unwrap_or_default();
        let taker = Seat::new((self.leader.index() + highest) % players);
        let is_over = self.trick.len() == players;
        if is_over {
            self.tricks[taker.index()] += 1;
            self.leader = taker;
            self.trick.clear();
        }
        Event {
            seat,
            card,
            taker: is_over.then_some(taker),
        }
    }
}
