use std::ops::ControlFlow;

use baralho_cards::Card;
use baralho_game::{Observer, Rng, Rules, Seat, chance};

use crate::{Event, Layout, Move, RoubaMontes, RoubaMontesRules, Table};

/// What one observer may know: every card turned so far, since all of them lay open,
/// and so everything except the order of the draw pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) rules: RoubaMontesRules,
    pub(crate) observer: Observer,
    /// Who turned the first card.
    pub(crate) first: Seat,
    /// What lies open.
    pub table: Table,
    /// The cards turned so far, in order.
    pub turned: Vec<Card>,
}

impl View {
    /// How many cards the draw pile still has.
    pub fn draw_pile(&self) -> usize {
        self.rules.cards() - self.turned.len()
    }

    /// How often each card, by its index, is still in the draw pile.
    pub fn unseen(&self) -> [usize; Card::COUNT] {
        let mut unseen = [self.rules.decks(); Card::COUNT];
        for card in &self.turned {
            unseen[card.index()] -= 1;
        }
        unseen
    }

    /// Every turned card in its place. Plays all of them again: for people and tests.
    pub fn layout(&self) -> Layout {
        Layout::new(self.rules.players(), self.first, &self.turned)
    }
}

impl baralho_game::View for View {
    type Game = RoubaMontes;

    fn observer(&self) -> Observer {
        self.observer
    }

    fn rules(&self) -> &RoubaMontesRules {
        &self.rules
    }

    fn turn(&self) -> Option<Seat> {
        (self.draw_pile() > 0).then(|| self.table.mover())
    }

    fn visit_moves<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.turn() {
            Some(seat) if self.observer.is(seat) => visit(Move::Turn),
            _ => ControlFlow::Continue(()),
        }
    }

    fn absorb(&mut self, event: Event) {
        self.turned.push(event.card);
        self.table.turn(event.card);
    }

    fn sample(&self, rng: &mut impl Rng) -> RoubaMontes {
        let mut unseen: Vec<Card> = Vec::with_capacity(self.draw_pile());
        for (card, count) in Card::all().zip(self.unseen()) {
            unseen.extend(std::iter::repeat_n(card, count));
        }
        chance::shuffle(&mut unseen, rng);
        RoubaMontes::resume(self, &unseen)
    }
}
