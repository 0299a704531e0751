//! A game as a search plays it on: what lies open, and the hands of one world. The rules are
//! the engine's; nothing is checked.

use baralho_buraco::{Bag, Compat, End, GOING_OUT, Meld, Move, Phase, Table, View};
use baralho_cards::Card;
use baralho_game::{Rules as _, Seat, View as _};

/// One game, with the hands as far as they are known: a world fills in the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub(crate) table: Table,
    pub(crate) hands: [Bag; 4],
    /// The cards of all melds and of the pile.
    pub(crate) open: Bag,
    /// What each team's melds are worth.
    pub(crate) points: [i32; 2],
}

impl Position {
    /// What a view shows: the other hands are empty but for what is known of them.
    pub(crate) fn of(view: &View) -> Self {
        let table = view.table;
        let mut position = Self {
            table,
            hands: table.known,
            open: table.pile.iter().copied().collect(),
            points: [0; 2],
        };
        if let Some(seat) = view.observer().seat() {
            position.set_hand(seat.index(), view.hand);
        }
        for team in 0..2 {
            for meld in table.melds.of(team) {
                position.open = position.open.plus(meld.bag());
                position.points[team] += meld.points();
            }
        }
        position
    }

    /// Gives a seat a hand, however many cards it was thought to have: the reference judge
    /// lets a card be used that nobody has.
    #[inline]
    pub(crate) fn set_hand(&mut self, seat: usize, hand: Bag) {
        self.hands[seat] = hand;
        self.table.sizes[seat] = hand.len() as u8;
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.table.phase, Phase::Over(_))
    }

    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.table.rules.players()
    }

    #[inline]
    pub(crate) fn team(&self) -> usize {
        self.table.team()
    }

    #[inline]
    pub(crate) fn seat(&self) -> usize {
        self.table.seat.index()
    }

    #[inline]
    pub(crate) fn hand(&self) -> Bag {
        self.hands[self.seat()]
    }

    /// Whether a hand left is charged as the reference judge does.
    pub(crate) fn charges_hands(&self) -> bool {
        self.table.rules.compat() == Compat::Itp
    }

    /// Makes a legal move; `stock` has the next card last, of as many as are left.
    #[inline]
    pub(crate) fn apply(&mut self, chosen: Move, stock: &[Card]) {
        match chosen {
            Move::Draw => self.draw(stock),
            Move::Take { with } => self.take(with),
            Move::Meld { cards } => self.meld(cards),
            Move::Add { meld, cards } => self.add(meld.into(), cards),
            Move::Discard(card) => self.discard(card),
        }
    }

    #[inline]
    pub(crate) fn draw(&mut self, stock: &[Card]) {
        if self.table.stock == 0 {
            self.table.stock_ran_out();
            return;
        }
        self.table.drew();
        self.hands[self.seat()].insert(stock[usize::from(self.table.stock)]);
    }

    pub(crate) fn take(&mut self, with: Bag) {
        let (seat, top) = (self.table.seat, self.table.pile.last().copied());
        let meld = Meld::of_valid(with.plus(top.map_or(Bag::EMPTY, Bag::of)));
        self.points[self.team()] += meld.points();
        let rest = self.table.took(meld, with);
        self.open = self.open.minus(rest).plus(with);
        self.hands[seat.index()] = self.hand().plus(rest);
        self.leave(seat, with);
    }

    pub(crate) fn meld(&mut self, cards: Bag) {
        let (seat, meld) = (self.table.seat, Meld::of_valid(cards));
        self.points[self.team()] += meld.points();
        self.table.laid(meld, cards);
        self.open = self.open.plus(cards);
        self.leave(seat, cards);
    }

    /// Adds cards to one of the team's melds, if there is such a meld.
    pub(crate) fn add(&mut self, index: usize, cards: Bag) {
        let (seat, team) = (self.table.seat, self.team());
        let Some(meld) = self.table.melds.get(team, index) else {
            return;
        };
        let mut grown = meld;
        grown.grow(cards);
        self.points[team] += grown.points() - meld.points();
        self.table.added(index, grown, cards);
        self.open = self.open.plus(cards);
        self.leave(seat, cards);
    }

    #[inline]
    pub(crate) fn discard(&mut self, card: Card) {
        let seat = self.table.seat;
        self.table.discarded(card);
        self.open.insert(card);
        self.leave(seat, Bag::of(card));
    }

    #[inline]
    fn leave(&mut self, seat: Seat, cards: Bag) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(cards);
        if hand.is_empty() {
            self.table.phase = Phase::Over(End::WentOut(seat));
        }
    }

    /// Points of team 0 less those of team 1, as if the game ended now.
    pub(crate) fn margin(&self) -> i32 {
        let mut points = self.points;
        for (seat, &hand) in self.hands.iter().enumerate().take(self.players()) {
            points[seat & 1] -= self.charge(hand);
        }
        if let Phase::Over(End::WentOut(seat)) = self.table.phase {
            points[seat.index() & 1] += GOING_OUT;
        }
        points[0] - points[1]
    }

    /// What a hand left costs. The reference judge charges seven cards like a canastra,
    /// dirty if a two stands badly in it: hand orders are not known, but a two hardly
    /// ever stands well.
    fn charge(&self, hand: Bag) -> i32 {
        let quirk = match hand.len() {
            7.. if self.charges_hands() && hand.all_twos() > 0 => 100,
            7.. if self.charges_hands() => 200,
            _ => 0,
        };
        hand.value() + quirk
    }
}
