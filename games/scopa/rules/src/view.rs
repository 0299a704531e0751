//! What one observer may know of a round.

use std::ops::ControlFlow;

use baralho_game::{Observer, Rng, Rules, Seat, chance};
use tinyvec::ArrayVec;

use crate::{
    Bag, Carta, Event, Hand, Move, Open, Scopa, ScopaRules,
    listing::{count_hand, visit_few, visit_hand},
    notation,
};

/// A round as one observer may know it: what lies open, their own hand, and counts.
/// Piles are open here: everybody saw what went in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View<const CARDS: usize, const SEATS: usize> {
    observer: Observer,
    /// What lies open.
    pub open: Open<CARDS, SEATS>,
    /// The observer's hand; empty for a spectator.
    pub hand: Hand,
    /// How many cards each seat holds.
    pub hand_sizes: [u8; SEATS],
    /// How many cards are left to deal.
    pub deck_left: u8,
}

impl<const CARDS: usize, const SEATS: usize> View<CARDS, SEATS> {
    pub(crate) fn new(game: &Scopa<CARDS, SEATS>, observer: Observer) -> Self {
        Self {
            observer,
            open: game.open,
            hand: observer
                .seat()
                .map_or(Hand::EMPTY, |seat| game.hands[seat.index()]),
            hand_sizes: game.hands.map(|hand| hand.len() as u8),
            deck_left: game.deck.len() as u8,
        }
    }

    /// The cards this observer has not seen: in other hands or in the deck.
    pub fn unseen(&self) -> Bag {
        let piles = self.open.piles[..self.open.rules.players()].iter();
        let mut seen = piles.fold(Bag::EMPTY, |seen, pile| seen.union(*pile));
        for card in self.open.table.iter().copied().chain(self.hand.iter()) {
            seen.add(card);
        }
        Bag::decks(self.open.rules.decks).minus(seen)
    }

    /// How many moves the observer has, without listing them: there may be hundreds of
    /// thousands.
    pub fn count_moves(&self) -> u32 {
        match self.open.turn() {
            Some(seat) if self.observer.is(seat) => count_hand(&self.open, self.hand),
            _ => 0,
        }
    }

    /// Shows the first moves of each card of the observer, so many of each at the most.
    pub fn visit_few(&self, each: usize, visit: impl FnMut(Move)) {
        match self.open.turn() {
            Some(seat) if self.observer.is(seat) => visit_few(&self.open, self.hand, each, visit),
            _ => {}
        }
    }

    /// The move meant by a card and, perhaps, what it should take.
    pub fn resolve(&self, card: Carta, take: Option<Bag>) -> Move {
        notation::resolve(&self.open.rules, &self.open.table, card, take)
    }
}

impl<const CARDS: usize, const SEATS: usize> baralho_game::View for View<CARDS, SEATS> {
    type Game = Scopa<CARDS, SEATS>;

    fn observer(&self) -> Observer {
        self.observer
    }

    fn rules(&self) -> &ScopaRules {
        &self.open.rules
    }

    fn turn(&self) -> Option<Seat> {
        self.open.turn()
    }

    fn visit_moves<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.open.turn() {
            Some(seat) if self.observer.is(seat) => visit_hand(&self.open, self.hand, visit),
            _ => ControlFlow::Continue(()),
        }
    }

    fn absorb(&mut self, event: Event) {
        match event {
            Event::Played {
                seat, card, taken, ..
            } => {
                if self.observer.is(seat) {
                    self.hand.remove(card);
                }
                self.hand_sizes[seat.index()] -= 1;
                let next = self.open.after(seat);
                let last_play = self.deck_left == 0 && self.hand_sizes[next.index()] == 0;
                let cards = taken.iter().copied().collect();
                self.open.play_taking(card, cards, next, last_play);
            }
            Event::Dealt { seat, count, cards } => {
                self.deck_left -= count;
                self.hand_sizes[seat.index()] = count;
                if let Some(cards) = cards
                    && self.observer.is(seat)
                {
                    self.hand = cards;
                }
            }
            Event::Closed { .. } => self.open.close(),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Scopa<CARDS, SEATS> {
        let mut unseen: ArrayVec<[Carta; CARDS]> = self.unseen().iter().collect();
        chance::shuffle(&mut unseen, rng);
        let mut hands = [Hand::EMPTY; SEATS];
        for (place, hand) in hands.iter_mut().enumerate() {
            if place < self.open.rules.players() && self.observer.is(Seat::new(place)) {
                *hand = self.hand;
            } else {
                let rest = unseen.len() - usize::from(self.hand_sizes[place]);
                *hand = unseen[rest..].iter().copied().collect();
                unseen.truncate(rest);
            }
        }
        Scopa {
            open: self.open,
            hands,
            deck: unseen,
        }
    }
}
