use std::ops::ControlFlow;

use baralho_cards::Card;
use baralho_game::{Observer, Rng, Seat, chance};

use crate::{Event, Maior, MaiorRules, Table};

/// What one observer may know: what lies open, and their own hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    rules: MaiorRules,
    observer: Observer,
    table: Table,
    hand: Vec<Card>,
}

impl View {
    pub(crate) fn new(
        rules: MaiorRules,
        observer: Observer,
        table: Table,
        hand: Vec<Card>,
    ) -> Self {
        Self {
            rules,
            observer,
            table,
            hand,
        }
    }

    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The observer's cards.
    pub fn hand(&self) -> &[Card] {
        &self.hand
    }

    /// Whether the observer has not seen a card yet.
    pub fn is_unseen(&self, card: Card) -> bool {
        !self.hand.contains(&card) && !self.table.played().contains(&card)
    }
}

impl baralho_game::View for View {
    type Game = Maior;

    fn observer(&self) -> Observer {
        self.observer
    }

    fn rules(&self) -> &MaiorRules {
        &self.rules
    }

    fn turn(&self) -> Option<Seat> {
        self.table.turn()
    }

    fn visit_moves<B>(&self, visit: impl FnMut(Card) -> ControlFlow<B>) -> ControlFlow<B> {
        let mine = self.turn().filter(|&seat| self.observer.is(seat));
        let hand = mine.map(|_| self.hand.iter());
        hand.into_iter().flatten().copied().try_for_each(visit)
    }

    fn absorb(&mut self, event: Event) {
        self.table.play(event.card);
        if self.observer.is(event.seat) {
            self.hand.retain(|&held| held != event.card);
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Maior {
        let mut unseen: Vec<Card> = Card::all().filter(|&card| self.is_unseen(card)).collect();
        chance::shuffle(&mut unseen, rng);
        Maior::with_unseen(self, &unseen)
    }
}
