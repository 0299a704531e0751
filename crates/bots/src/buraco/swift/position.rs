//! A game as a search plays it on: small, copied in no time, no checks.

use baralho_buraco::{BuracoRules, Compat, Move, Phase, View};
use baralho_game::{Rules as _, Seat, View as _};

use super::{
    cards::{Cards, Place, card, place},
    run::Run,
};

/// The most melds of one team: every one takes three of the two packs' cards, and two
/// where the reference judge lets a card be used twice.
const MELDS: usize = 52;
/// As many cards as a pile can come to hold.
const PILE: usize = 128;
/// Nobody.
pub(in crate::buraco) const NOBODY: u8 = 255;

/// One decision, as [`Move`] has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::buraco) enum Step {
    Draw,
    Take(Cards),
    Meld(Cards),
    Add(u8, Cards),
    Discard(Place),
}

impl Step {
    /// The move that a table understands.
    pub(in crate::buraco) fn to_move(self) -> Move {
        match self {
            Self::Draw => Move::Draw,
            Self::Take(with) => Move::Take { with: with.into() },
            Self::Meld(cards) => Move::Meld {
                cards: cards.into(),
            },
            Self::Add(meld, cards) => Move::Add {
                meld,
                cards: cards.into(),
            },
            Self::Discard(place) => Move::Discard(card(place)),
        }
    }
}

impl From<Move> for Step {
    fn from(chosen: Move) -> Self {
        match chosen {
            Move::Draw => Self::Draw,
            Move::Take { with } => Self::Take(with.into()),
            Move::Meld { cards } => Self::Meld(cards.into()),
            Move::Add { meld, cards } => Self::Add(meld, cards.into()),
            Move::Discard(card) => Self::Discard(place(card)),
        }
    }
}

/// What the player to move may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::buraco) enum Stage {
    Draw,
    Play,
    Over,
}

/// One game, with the hands as far as they are known: a world fills in the rest.
#[derive(Clone, Copy, Debug)]
pub(in crate::buraco) struct Position {
    pub(in crate::buraco) hands: [Cards; 4],
    /// What everybody knows of each hand.
    pub(in crate::buraco) known: [Cards; 4],
    pub(in crate::buraco) sizes: [u8; 4],
    /// All that lies open: melds and pile.
    pub(in crate::buraco) open: Cards,
    melds: [[Run; MELDS]; 2],
    counts: [u8; 2],
    /// What each team's melds are worth.
    pub(in crate::buraco) points: [i32; 2],
    pile: [Place; PILE],
    pile_len: u8,
    /// How many cards the stock has.
    pub(in crate::buraco) stock: u8,
    pub(in crate::buraco) players: u8,
    /// Whose turn it is.
    pub(in crate::buraco) seat: u8,
    pub(in crate::buraco) stage: Stage,
    /// Who went out.
    pub(in crate::buraco) out: u8,
    /// Whether hands are charged as the reference judge does.
    itp: bool,
}

impl Position {
    /// What a view shows: the other hands are empty but for what is known of them.
    pub(in crate::buraco) fn of(view: &View) -> Self {
        let rules: &BuracoRules = view.rules();
        let mut position = Self {
            hands: [Cards::NONE; 4],
            known: [Cards::NONE; 4],
            sizes: [0; 4],
            open: Cards::NONE,
            melds: [[Run::default(); MELDS]; 2],
            counts: [0; 2],
            points: [0; 2],
            pile: [0; PILE],
            pile_len: 0,
            stock: view.stock() as u8,
            players: rules.players() as u8,
            seat: view.turn().map_or(0, |seat| seat.index() as u8),
            stage: match view.phase() {
                Phase::Draw => Stage::Draw,
                Phase::Play => Stage::Play,
                Phase::Over(_) => Stage::Over,
            },
            out: NOBODY,
            itp: rules.compat() == Compat::Itp,
        };
        for seat in Seat::all(rules.players()) {
            let at = seat.index();
            let own = view.observer().is(seat);
            position.known[at] = view.known(seat).into();
            position.hands[at] = if own {
                view.hand().into()
            } else {
                position.known[at]
            };
            position.sizes[at] = view.hand_size(seat) as u8;
        }
        for team in 0..2 {
            for meld in view.melds(team).take(MELDS) {
                position.open = position.open.plus(meld.bag().into());
                position.push(team, Run::of(meld));
            }
        }
        for &card in view.pile() {
            position.drop_on_pile(place(card));
        }
        position
    }

    fn push(&mut self, team: usize, run: Run) {
        let at = usize::from(self.counts[team]);
        self.melds[team][at] = run;
        self.counts[team] += 1;
        self.points[team] += run.points();
    }

    #[inline]
    fn drop_on_pile(&mut self, card: Place) {
        self.pile[usize::from(self.pile_len)] = card;
        self.pile_len += 1;
        self.open.insert(card);
    }

    /// The discard pile, bottom to top.
    #[inline]
    pub(in crate::buraco) fn pile(&self) -> &[Place] {
        &self.pile[..usize::from(self.pile_len)]
    }

    /// A team's melds, in the order laid.
    #[inline]
    pub(in crate::buraco) fn melds(&self, team: usize) -> &[Run] {
        &self.melds[team][..usize::from(self.counts[team])]
    }

    #[inline]
    pub(in crate::buraco) fn team(&self) -> usize {
        usize::from(self.seat & 1)
    }

    /// The hand of the player to move.
    #[inline]
    pub(in crate::buraco) fn hand(&self) -> Cards {
        self.hands[usize::from(self.seat)]
    }

    /// Whether a hand left is charged as the reference judge does.
    pub(in crate::buraco) const fn charges_hands(&self) -> bool {
        self.itp
    }

    /// The player after the one to move.
    #[inline]
    pub(in crate::buraco) fn next(&self) -> u8 {
        if self.seat + 1 == self.players {
            0
        } else {
            self.seat + 1
        }
    }

    /// Plays a legal step; `stock` has the next card last, of as many as are left.
    #[inline]
    pub(in crate::buraco) fn apply(&mut self, step: Step, stock: &[Place]) {
        match step {
            Step::Draw => self.draw(stock),
            Step::Take(with) => self.take(with),
            Step::Meld(cards) => self.meld(cards),
            Step::Add(index, cards) => self.add(index, cards),
            Step::Discard(card) => self.discard(card),
        }
    }

    #[inline]
    pub(in crate::buraco) fn draw(&mut self, stock: &[Place]) {
        if self.stock == 0 {
            self.stage = Stage::Over;
            return;
        }
        self.stock -= 1;
        let seat = usize::from(self.seat);
        self.hands[seat].insert(stock[usize::from(self.stock)]);
        self.sizes[seat] += 1;
        self.stage = Stage::Play;
    }

    pub(in crate::buraco) fn take(&mut self, with: Cards) {
        let seat = usize::from(self.seat);
        let (&top, rest) = self.pile().split_last().unwrap_or((&0, &[]));
        let mut gained = Cards::NONE;
        for &card in rest {
            gained.insert(card);
        }
        let count = rest.len() as u8;
        self.open = self.open.minus(gained);
        self.pile_len = 0;
        self.stage = Stage::Play;
        self.hands[seat] = self.hands[seat].plus(gained);
        // What was known to be in the hand is laid before what comes with the pile.
        let known = self.known[seat].minus(with).plus(gained);
        self.sizes[seat] += count;
        self.lay(with.plus(Cards::of(top)));
        self.open = self.open.plus(with);
        self.leave(with);
        self.known[seat] = known;
    }

    pub(in crate::buraco) fn meld(&mut self, cards: Cards) {
        self.lay(cards);
        self.open = self.open.plus(cards);
        self.leave(cards);
    }

    fn lay(&mut self, cards: Cards) {
        let plain = cards.once & !super::cards::TWOS;
        let suit = (plain.trailing_zeros() / 16) as u8 & 3;
        let run = Run {
            suit,
            ..Run::default()
        };
        self.push(self.team(), run.with(cards));
    }

    pub(in crate::buraco) fn add(&mut self, index: u8, cards: Cards) {
        let team = self.team();
        let run = &mut self.melds[team][usize::from(index)];
        let grown = run.with(cards);
        self.points[team] += grown.points() - run.points();
        *run = grown;
        self.open = self.open.plus(cards);
        self.leave(cards);
    }

    #[inline]
    pub(in crate::buraco) fn discard(&mut self, card: Place) {
        self.drop_on_pile(card);
        self.leave(Cards::of(card));
        if self.stage == Stage::Play {
            self.seat = self.next();
            self.stage = Stage::Draw;
        }
    }

    #[inline]
    fn leave(&mut self, cards: Cards) {
        let seat = usize::from(self.seat);
        self.hands[seat] = self.hands[seat].minus(cards);
        self.known[seat] = self.known[seat].minus(cards);
        self.sizes[seat] = self.sizes[seat].saturating_sub(cards.len() as u8);
        if self.hands[seat].once == 0 {
            self.stage = Stage::Over;
            self.out = self.seat;
        }
    }

    /// Points of team 0 less those of team 1, as if the game ended now.
    pub(in crate::buraco) fn margin(&self) -> i32 {
        let mut points = self.points;
        for (seat, &hand) in self.hands.iter().enumerate().take(self.players.into()) {
            points[seat & 1] -= self.charge(hand);
        }
        if self.out != NOBODY {
            points[usize::from(self.out & 1)] += 100;
        }
        points[0] - points[1]
    }

    /// What a hand left costs. The reference judge charges seven cards like a canastra,
    /// dirty if a two stands badly in it: hand orders are not known, but a two hardly
    /// ever stands well.
    fn charge(&self, hand: Cards) -> i32 {
        let quirk = match hand.len() {
            7.. if self.itp && hand.twos() > 0 => 100,
            7.. if self.itp => 200,
            _ => 0,
        };
        hand.value() + quirk
    }
}
