//! A round as bit sets.

use std::ops::ControlFlow;

use baralho_game::{Game, Seat};

use super::{Course, DECK, Sets, each, set_of};
use crate::{Bag, Carta, Choice, Mechanic, Move, Scopa, View};

/// A card and what it takes: the set's bits, and the card's index above them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play(u64);

impl Play {
    const CARD: u32 = 40;

    /// A card that takes these cards, none if it is laid.
    #[inline]
    pub const fn new(card: u8, take: u64) -> Self {
        Self((card as u64) << Self::CARD | take)
    }

    /// The card's index.
    #[inline]
    pub const fn card(self) -> u8 {
        (self.0 >> Self::CARD) as u8
    }

    /// What it takes.
    #[inline]
    pub const fn take(self) -> u64 {
        self.0 & DECK
    }

    /// As it was told: the card played, and those taken.
    pub fn told(card: Carta, taken: impl IntoIterator<Item = Carta>) -> Self {
        Self::new(card.index() as u8, set_of(taken))
    }

    /// The move as the rules write it.
    pub fn to_move(self, choice: Choice) -> Move {
        let card = Carta::from_index(self.card());
        let take = each(self.take()).map(Carta::from_index);
        Move {
            card,
            take: (choice == Choice::Player).then(|| take.collect::<Bag>()),
        }
    }
}

/// A whole round of one deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swift {
    /// The cards on the table.
    pub table: u64,
    /// By seat.
    pub hands: [u64; 6],
    /// By side where partners' piles count together, else by seat.
    pub piles: [u64; 6],
    /// Sweeps that count, by side.
    pub sweeps: [u8; 6],
    /// The cards not dealt yet, by index; the next one is the last of `deck_left`.
    pub deck: [u8; 40],
    /// How many those are.
    pub deck_left: u8,
    /// Whose turn it is.
    pub turn: u8,
    /// Who captured last; [`Swift::NOBODY`] at first.
    pub last: u8,
    /// Whether the round is over.
    pub over: bool,
    /// The side that won at once; [`Swift::NOBODY`] if none did.
    pub won: u8,
}

impl Swift {
    /// No seat, no side.
    pub const NOBODY: u8 = u8::MAX;

    /// What lies open in a view, and the observer's hand. The hidden hands and the deck
    /// are empty: whoever searches fills them.
    pub fn seen<const CARDS: usize, const SEATS: usize>(
        course: &Course,
        view: &View<CARDS, SEATS>,
    ) -> Self {
        let open = &view.open;
        let mut this = Self {
            table: set_of(open.table.iter().copied()),
            hands: [0; 6],
            piles: [0; 6],
            sweeps: [0; 6],
            deck: [0; 40],
            deck_left: 0,
            turn: open.turn.index() as u8,
            last: open.last_capture.map_or(Self::NOBODY, |s| s.index() as u8),
            over: open.over,
            won: open.instant_winner.unwrap_or(Self::NOBODY),
        };
        for seat in 0..course.rules.players {
            let place = usize::from(seat);
            this.piles[usize::from(course.owner[place])] |= set_of(open.piles[place].iter());
            this.sweeps[usize::from(course.side_of(seat))] += open.sweeps[place];
        }
        if let Some(seat) = baralho_game::View::observer(view).seat() {
            this.hands[seat.index()] = set_of(view.hand.iter());
        }
        this
    }

    /// A whole round as it is.
    pub fn of<const CARDS: usize, const SEATS: usize>(
        course: &Course,
        game: &Scopa<CARDS, SEATS>,
    ) -> Self {
        let mut this = Self::seen(course, &game.view(baralho_game::Observer::Spectator));
        for seat in 0..course.rules.players {
            let hand = game.hand(Seat::new(seat.into()));
            this.hands[usize::from(seat)] = set_of(hand.iter());
        }
        for (place, card) in game.deck().iter().enumerate() {
            this.deck[place] = card.index() as u8;
        }
        this.deck_left = game.deck().len() as u8;
        this
    }

    /// The cards on no pile and not on the table.
    #[inline]
    pub fn to_play(&self) -> u64 {
        let gone = self.piles.iter().fold(self.table, |all, pile| all | pile);
        DECK & !gone
    }

    /// What whoever is to move, whose hand is known, has not seen.
    #[inline]
    pub fn unseen(&self) -> u64 {
        self.to_play() & !self.hands[usize::from(self.turn)]
    }

    /// Every legal play, by card and then by what it takes.
    #[inline]
    pub fn visit_plays<B>(
        &self,
        course: &Course,
        mut visit: impl FnMut(Play) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.over {
            return ControlFlow::Continue(());
        }
        let sets = self.sets(course);
        for card in each(self.hands[usize::from(self.turn)]) {
            if sets.can_capture(card) {
                sets.visit(card, |take| visit(Play::new(card, take)))?;
            } else {
                visit(Play::new(card, 0))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Every legal play, in the same order.
    #[inline]
    pub fn each_play(&self, course: &Course, mut visit: impl FnMut(Play)) {
        let _: ControlFlow<()> = self.visit_plays(course, |play| {
            visit(play);
            ControlFlow::Continue(())
        });
    }

    /// The captures the table allows.
    #[inline]
    pub fn sets<'a>(&self, course: &'a Course) -> Sets<'a> {
        Sets::new(&course.rules, self.table)
    }

    /// Makes a legal play.
    #[inline]
    pub fn play(&mut self, course: &Course, play: Play) {
        let seat = usize::from(self.turn);
        let card = 1_u64 << play.card();
        let take = play.take();
        self.hands[seat] ^= card;
        let next = course.next[seat];
        let dealt_out = self.hands[usize::from(next)] == 0;
        let last_play = dealt_out && self.deck_left == 0;
        if take == 0 {
            self.table |= card;
        } else {
            self.table ^= take;
            self.piles[usize::from(course.owner[seat])] |= take | card;
            self.last = seat as u8;
            if self.table == 0
                && course.rules.sweeps_count()
                && (!last_play || course.rules.last_play_sweep)
            {
                let side = course.side_of(seat as u8);
                self.sweeps[usize::from(side)] += 1;
                if self.sweeps[usize::from(side)] >= course.needs[usize::from(side)] {
                    self.won = side;
                    self.over = true;
                }
            }
        }
        self.turn = next;
        if self.over || !dealt_out {
            return;
        }
        if last_play {
            self.over = true;
            if self.last != Self::NOBODY {
                self.piles[usize::from(course.owner[usize::from(self.last)])] |= self.table;
                self.table = 0;
            }
        } else {
            self.deal(course);
        }
    }

    #[inline]
    fn deal(&mut self, course: &Course) {
        for seat in 0..course.rules.players {
            if !course.plays(seat) {
                continue;
            }
            let mut hand = 0;
            for _ in 0..course.rules.cards_per_deal {
                self.deck_left -= 1;
                hand |= 1 << self.deck[usize::from(self.deck_left)];
            }
            self.hands[usize::from(seat)] = hand;
        }
    }

    /// Points of every side, as if the round ended now.
    #[inline]
    pub fn points(&self, course: &Course) -> [i32; 6] {
        let mut points = [0; 6];
        let sides = usize::from(course.rules.sides);
        if course.rules.sweeps_count() {
            for (points, &sweeps) in points.iter_mut().zip(&self.sweeps) {
                *points = sweeps.into();
            }
        }
        if course.rules.mechanic == Mechanic::OnlyScopas || self.won != Self::NOBODY {
            return points;
        }
        let mut best = [[0_u8; 4]; 6];
        if course.rules.team_card_scoring {
            for (best, &pile) in best.iter_mut().zip(&self.piles).take(sides) {
                *best = course.counts(pile);
            }
        } else {
            for seat in 0..course.rules.players {
                let counts = course.counts(self.piles[usize::from(seat)]);
                let side = usize::from(course.side_of(seat));
                for (best, count) in best[side].iter_mut().zip(counts) {
                    *best = count.max(*best);
                }
            }
        }
        for category in 0..4 {
            let (mut most, mut winner) = (0, None);
            for (side, counts) in best.iter().enumerate().take(sides) {
                let count = counts[category];
                if count > most {
                    (most, winner) = (count, Some(side));
                } else if count == most {
                    winner = None;
                }
            }
            if let Some(side) = winner {
                points[side] += 1;
            }
        }
        points
    }
}
