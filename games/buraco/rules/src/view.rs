//! What one observer may know of a game.

use std::ops::ControlFlow;

use baralho_cards::Card;
use baralho_game::{Observer, Rng, Rules, Seat, chance};
use tinyvec::ArrayVec;

use crate::{
    Bag, Buraco, BuracoRules, Compat, Event, Move, Phase, itp::Secrets, moves::Choices,
    table::Table,
};

/// What a seat, or a spectator, may know: all that lies open, the sizes of the hands, the
/// cards seen going into them, and one's own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    observer: Observer,
    /// What lies open.
    pub table: Table,
    /// The observer's own hand; empty for a spectator.
    pub hand: Bag,
    /// What the observer has drawn from the stock in this turn.
    pub drawn: Option<Card>,
}

impl View {
    /// What an observer with this hand sees of a deal; the others hold as many cards as are
    /// usually dealt.
    pub(crate) fn dealt(
        rules: BuracoRules,
        observer: Observer,
        first: Seat,
        hand: Bag,
        pile: Card,
    ) -> Self {
        let mut sizes = [0; 4];
        sizes[..rules.players()].fill(BuracoRules::HAND as u8);
        if let Some(seat) = observer.seat() {
            sizes[seat.index()] = hand.len() as u8;
        }
        let dealt: usize = sizes.iter().map(|&size| usize::from(size)).sum();
        let stock = BuracoRules::CARDS.saturating_sub(dealt + 1);
        Self {
            observer,
            table: Table::new(rules, first, sizes, stock, pile),
            hand,
            drawn: None,
        }
    }

    pub(crate) fn of(game: &Buraco, observer: Observer) -> Self {
        Self {
            observer,
            table: game.table,
            hand: observer.seat().map_or(Bag::EMPTY, |seat| game.hand(seat)),
            drawn: game.drawn.filter(|_| observer.is(game.table.seat)),
        }
    }

    /// It is this seat's turn, whatever the turns before it were.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.table.seat = seat;
        self.table.phase = Phase::Draw;
        self.drawn = None;
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.table.sizes[seat.index()])
    }

    /// How many cards the stock has.
    pub fn stock(&self) -> usize {
        usize::from(self.table.stock)
    }

    /// The cards whose place the observer does not know: in the stock, or in another
    /// hand without having been seen going there.
    pub fn unseen(&self) -> Bag {
        let mut unseen = Bag::FULL.minus(self.hand);
        for seat in Seat::all(self.table.rules.players()) {
            if !self.observer.is(seat) {
                unseen = unseen.minus(self.table.known[seat.index()]);
            }
        }
        for meld in (0..2).flat_map(|team| self.table.melds.of(team)) {
            unseen = unseen.minus(meld.bag());
        }
        for &card in &self.table.pile {
            unseen.remove(card);
        }
        unseen
    }

    fn choices(&self) -> Option<Choices<'_>> {
        let seat = self.table.turn()?;
        let mine = self.observer.is(seat);
        mine.then(|| Choices::new(&self.table, self.hand))
    }

    /// One of the observer's legal moves, each equally likely, without listing them all;
    /// `None` when it is not the observer's turn.
    pub fn random_move(&self, rng: &mut impl Rng) -> Option<Move> {
        self.choices()?
            .pick(|bound| chance::below(u64::from(bound), rng) as u32)
    }
}

impl baralho_game::View for View {
    type Game = Buraco;

    fn observer(&self) -> Observer {
        self.observer
    }

    fn rules(&self) -> &BuracoRules {
        &self.table.rules
    }

    fn turn(&self) -> Option<Seat> {
        self.table.turn()
    }

    fn visit_moves<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.choices() {
            Some(choices) => choices.visit(visit),
            None => ControlFlow::Continue(()),
        }
    }

    fn absorb(&mut self, event: Event) {
        let mine = self.observer.is(self.table.seat);
        match event {
            Event::Drew { card, .. } => {
                self.table.drew();
                if let Some(card) = card {
                    self.hand.insert(card);
                    self.drawn = Some(card);
                }
            }
            Event::Took { meld, with, .. } => {
                let rest = self.table.took(meld, with);
                if mine {
                    self.hand = self.hand.minus(with).plus(rest);
                }
            }
            Event::Melded { meld, cards, .. } => {
                self.table.laid(meld, cards);
                if mine {
                    self.hand = self.hand.minus(cards);
                }
            }
            Event::Added {
                index, meld, cards, ..
            } => {
                self.table.added(usize::from(index), meld, cards);
                if mine {
                    self.hand = self.hand.minus(cards);
                }
            }
            Event::Discarded { card, .. } => {
                self.table.discarded(card);
                if mine {
                    self.hand.remove(card);
                }
                self.drawn = None;
            }
            Event::Ended { end } => self.table.phase = Phase::Over(end),
        }
    }

    /// Deals the unseen cards at random to the hidden part of each other hand and to the
    /// stock: every copy of every card is as likely to be in any of those places.
    ///
    /// In the compatibility mode hand orders and the judge's generator are secrets of
    /// the judge, and are made up.
    fn sample(&self, rng: &mut impl Rng) -> Buraco {
        let mut pool: ArrayVec<[Card; BuracoRules::CARDS]> = self.unseen().iter().collect();
        chance::shuffle(&mut pool, rng);
        // Where the reference judge lets a card be used that nobody has, the unseen cards
        // are too few: any card does for those.
        let mut extra = Vec::new();
        let mut hidden = || {
            pool.pop().unwrap_or_else(|| {
                let card = Card::default();
                extra.push(card);
                card
            })
        };
        let mut hands = [Bag::EMPTY; 4];
        for seat in Seat::all(self.table.rules.players()) {
            let hand = &mut hands[seat.index()];
            if self.observer.is(seat) {
                *hand = self.hand;
                continue;
            }
            *hand = self.table.known[seat.index()];
            for _ in hand.len()..self.hand_size(seat) {
                hand.insert(hidden());
            }
        }
        let stock = (0..self.stock()).map(|_| hidden()).collect();
        let mut world = Buraco {
            table: self.table,
            hands,
            drawn: self.drawn,
            stock,
            secrets: None,
        };
        if self.table.rules.compat() == Compat::Itp {
            world.secrets = Some(Box::new(Secrets::made_up(&hands, extra, rng)));
        }
        world
    }
}
