//! What lies open on the table: the part of the game that state and view share.

use baralho_cards::{Card, Suit};
use baralho_game::{Rules, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::{Bag, BuracoRules, GOING_OUT, HandTally, Meld, Tally, TeamTally, json::EndMessage};

/// The most cards the pile can hold. Two packs have 104; a start given to the
/// reference judge may list a few more.
pub(crate) const PILE: usize = 128;

/// What the player to move may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Draw from the stock or take the pile.
    Draw,
    /// Meld, add, or discard and so end the turn.
    Play,
    /// Nothing: the game is over.
    Over(End),
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "EndMessage", try_from = "EndMessage")]
pub enum End {
    /// A player went out (*bateu*).
    WentOut(Seat),
    /// A player asked for a stock card and there was none.
    StockEmpty,
}

/// The melds of both teams.
///
/// One list serves both, team 0 from the front and team 1 from the back, because
/// together they cannot need more places than there are pairs of cards: each meld takes
/// three cards, and two where the reference judge lets one card be used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Melds {
    places: [Meld; Self::MOST],
    counts: [u8; 2],
}

impl Melds {
    const MOST: usize = PILE / 2;

    const fn new() -> Self {
        Self {
            places: [Meld::empty(Suit::Diamonds); Self::MOST],
            counts: [0; 2],
        }
    }

    /// How many melds a team has.
    #[inline]
    pub fn len(&self, team: usize) -> usize {
        usize::from(self.counts[team])
    }

    #[inline]
    const fn place(team: usize, index: usize) -> usize {
        if team == 0 {
            index
        } else {
            Self::MOST - 1 - index
        }
    }

    /// A team's meld by its number, counted from 0 in the order laid.
    #[inline]
    pub fn get(&self, team: usize, index: usize) -> Option<Meld> {
        (index < self.len(team)).then(|| self.places[Self::place(team, index)])
    }

    /// A team's melds, in the order laid.
    pub fn of(&self, team: usize) -> impl Iterator<Item = Meld> {
        (0..self.len(team)).map(move |index| self.places[Self::place(team, index)])
    }

    /// A team's melds in whatever order is quickest to go through.
    #[inline]
    pub fn unordered(&self, team: usize) -> &[Meld] {
        let count = self.len(team);
        // By arithmetic: teams take turns in ways that would mislead a branch.
        let first = team * (Self::MOST - count);
        &self.places[first..first + count]
    }

    #[inline]
    fn push(&mut self, team: usize, meld: Meld) {
        self.places[Self::place(team, self.len(team))] = meld;
        self.counts[team] += 1;
    }
}

/// Everything that lies open, and what everybody knows of the hands.
///
/// Its methods are the one path by which the game goes on: the state, every view and
/// whoever searches follow it with them. They trust the caller.
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub rules: BuracoRules,
    /// Whose turn it is, or whose move ended the game.
    pub seat: Seat,
    pub phase: Phase,
    /// How many cards the stock has.
    pub stock: u8,
    /// How many cards each seat holds.
    pub sizes: [u8; 4],
    /// What everybody knows each seat to hold: cards seen going into the hand with the pile
    /// and not seen leaving it.
    pub known: [Bag; 4],
    /// The discard pile, bottom to top.
    pub pile: ArrayVec<[Card; PILE]>,
    pub melds: Melds,
}

impl Table {
    pub(crate) fn new(
        rules: BuracoRules,
        first: Seat,
        sizes: [u8; 4],
        stock: usize,
        pile: Card,
    ) -> Self {
        let mut cards = ArrayVec::new();
        cards.push(pile);
        Self {
            rules,
            seat: first,
            phase: Phase::Draw,
            stock: stock as u8,
            sizes,
            known: [Bag::EMPTY; 4],
            pile: cards,
            melds: Melds::new(),
        }
    }

    /// Whose turn it is; `None` when the game is over.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over(_) => None,
            _ => Some(self.seat),
        }
    }

    /// The team to move, or that ended the game.
    #[inline]
    pub fn team(&self) -> usize {
        self.seat.index() % 2
    }

    /// The score, with these hands laid open.
    pub(crate) fn tally(&self, hands: impl IntoIterator<Item = HandTally>) -> Tally {
        let mut teams = [TeamTally::default(), TeamTally::default()];
        for (index, team) in teams.iter_mut().enumerate() {
            team.melds = self.melds.of(index).collect();
        }
        if let Phase::Over(End::WentOut(seat)) = self.phase {
            teams[seat.index() % 2].going_out = GOING_OUT;
        }
        for hand in hands {
            teams[hand.seat.index() % 2].hands.push(hand);
        }
        Tally::new(teams)
    }

    /// The player to move draws from the stock.
    #[inline]
    pub fn drew(&mut self) {
        self.stock -= 1;
        self.sizes[self.seat.index()] += 1;
        self.phase = Phase::Play;
    }

    /// Somebody asks for a card of the stock, and there is none.
    pub fn stock_ran_out(&mut self) {
        self.phase = Phase::Over(End::StockEmpty);
    }

    /// The pile goes into the hand, but for the top card, which is in the new meld.
    /// Answers what went into the hand.
    #[inline]
    pub fn took(&mut self, meld: Meld, with: Bag) -> Bag {
        let seat = self.seat.index();
        self.pile.pop();
        let rest: Bag = self.pile.iter().copied().collect();
        self.sizes[seat] += self.pile.len() as u8;
        self.pile.clear();
        self.phase = Phase::Play;
        self.laid(meld, with);
        self.known[seat] = self.known[seat].plus(rest);
        rest
    }

    /// A new meld; these cards of it leave the hand.
    #[inline]
    pub fn laid(&mut self, meld: Meld, cards: Bag) {
        self.melds.push(self.team(), meld);
        self.left_the_hand(cards);
    }

    /// A meld grows to this by cards that leave the hand.
    #[inline]
    pub fn added(&mut self, index: usize, meld: Meld, cards: Bag) {
        self.melds.places[Melds::place(self.team(), index)] = meld;
        self.left_the_hand(cards);
    }

    /// A card is discarded, which ends the turn.
    #[inline]
    pub fn discarded(&mut self, card: Card) {
        self.pile.push(card);
        self.left_the_hand(Bag::of(card));
        if self.phase == Phase::Play {
            self.seat = self.seat.left(self.rules.players());
            self.phase = Phase::Draw;
        }
    }

    /// Cards leave the hand; whoever has none left has gone out.
    #[inline]
    fn left_the_hand(&mut self, cards: Bag) {
        let seat = self.seat.index();
        self.known[seat] = self.known[seat].minus(cards);
        // Only a strange judge lets more cards go than a hand has.
        self.sizes[seat] = self.sizes[seat].saturating_sub(cards.len() as u8);
        if self.sizes[seat] == 0 {
            self.phase = Phase::Over(End::WentOut(self.seat));
        }
    }
}
