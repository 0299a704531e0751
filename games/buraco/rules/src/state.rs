//! The whole truth of one game.

use std::ops::ControlFlow;

use baralho_cards::Card;
use baralho_game::{
    BadDeck, BadNotation, Game, Observer, Rng, Rules, Seat, Standing, Witness, chance,
};
use tinyvec::ArrayVec;

use crate::{
    Bag, BuracoRules, Compat, End, Event, Illegal, Meld, Move, NotAMeld, Phase, Tally, View,
    itp::{self, Secrets},
    moves::Choices,
    notation,
    table::Table,
    tally::{GOING_OUT, HandTally, hand_points},
};

/// One game of Buraco: what lies open, the hands and the stock.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Buraco {
    pub(crate) table: Table,
    pub(crate) hands: [Bag; 4],
    /// What the player to move has drawn from the stock in this turn.
    pub(crate) drawn: Option<Card>,
    /// The next card is the last.
    pub(crate) stock: ArrayVec<[Card; BuracoRules::CARDS]>,
    /// What only the reference judge keeps: hand orders and its generator.
    pub(crate) secrets: Option<Box<Secrets>>,
}

impl Buraco {
    /// What the player to move may do.
    pub fn phase(&self) -> Phase {
        self.table.phase
    }

    /// A seat's hand, in no order.
    ///
    /// # Panics
    /// When no such seat is at the table.
    pub fn hand(&self, seat: Seat) -> Bag {
        self.hands[seat.index()]
    }

    /// A seat's cards: in hand order in the compatibility mode, else suit by suit.
    pub fn hand_cards(&self, seat: Seat) -> Vec<Card> {
        match &self.secrets {
            Some(secrets) => secrets.hands[seat.index()].clone(),
            None => self.hand(seat).iter().collect(),
        }
    }

    /// The stock's cards, the next one first.
    pub fn stock(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        self.stock.iter().rev().copied()
    }

    /// The discard pile, bottom to top.
    pub fn pile(&self) -> &[Card] {
        &self.table.pile
    }

    /// A team's melds, in the order laid.
    pub fn melds(&self, team: usize) -> impl Iterator<Item = Meld> {
        self.table.melds.of(team)
    }

    /// What a seat's hand costs if the game ends now, as a number below zero, or zero.
    fn hand_loss(&self, seat: Seat) -> i32 {
        match &self.secrets {
            _ if self.table.sizes[seat.index()] == 0 => 0,
            Some(secrets) => hand_points(&secrets.hands[seat.index()], Compat::Itp),
            None => -self.hand(seat).value(),
        }
    }

    /// Both teams' points as [`Game::tally`] has them, without its reasons.
    pub fn points(&self) -> [i32; 2] {
        let mut points = [0; 2];
        if let Phase::Over(End::WentOut(seat)) = self.table.phase {
            points[seat.index() % 2] = GOING_OUT;
        }
        for (team, points) in points.iter_mut().enumerate() {
            *points += self.melds(team).map(Meld::points).sum::<i32>();
        }
        for seat in Seat::all(self.table.rules.players()) {
            points[seat.index() % 2] += self.hand_loss(seat);
        }
        points
    }

    fn choices(&self) -> Choices<'_> {
        Choices::new(&self.table, self.hands[self.table.seat.index()])
    }

    /// Refuses a draw or take out of turn.
    pub(crate) fn check_may_draw(&self) -> Result<(), Illegal> {
        match self.table.phase {
            Phase::Draw => Ok(()),
            Phase::Play => Err(Illegal::DrawnAlready),
            Phase::Over(_) => Err(Illegal::Over),
        }
    }

    /// Refuses a meld, addition or discard out of turn.
    pub(crate) fn check_may_play(&self) -> Result<(), Illegal> {
        match self.table.phase {
            Phase::Draw => Err(Illegal::DrawFirst),
            Phase::Play => Ok(()),
            Phase::Over(_) => Err(Illegal::Over),
        }
    }

    fn check_held(&self, cards: Bag) -> Result<(), Illegal> {
        let hand = self.hands[self.table.seat.index()];
        match cards
            .each_kind()
            .find(|&card| cards.count(card) > hand.count(card))
        {
            Some(card) => Err(Illegal::NotHeld {
                card,
                held: hand.count(card),
                needed: cards.count(card),
            }),
            None => Ok(()),
        }
    }

    /// The meld that the mover's team has at this place.
    pub(crate) fn check_meld(&self, index: usize) -> Result<Meld, Illegal> {
        let (melds, team) = (&self.table.melds, self.table.team());
        melds.get(team, index).ok_or(Illegal::NoSuchMeld {
            index,
            melds: melds.len(team),
        })
    }

    #[inline]
    pub(crate) fn draw(&mut self, witness: &mut impl Witness<Event>) -> Option<Card> {
        let seat = self.table.seat;
        let Some(card) = self.stock.pop() else {
            self.table.stock_ran_out();
            witness.see(Event::Ended {
                end: End::StockEmpty,
            });
            return None;
        };
        self.hands[seat.index()].insert(card);
        self.drawn = Some(card);
        self.table.drew();
        if let Some(secrets) = &mut self.secrets {
            secrets.hands[seat.index()].push(card);
        }
        witness.see(Event::Drew {
            seat,
            card: Some(card),
        });
        Some(card)
    }

    /// Lays a new meld with the pile's top card; `with` leaves the hand.
    #[inline]
    pub(crate) fn take(&mut self, meld: Meld, with: Bag, witness: &mut impl Witness<Event>) {
        let seat = self.table.seat;
        if let Some(secrets) = &mut self.secrets {
            let rest = &self.table.pile[..self.table.pile.len() - 1];
            secrets.take(seat, with, rest);
        }
        let rest = self.table.pile.len() as u8 - 1;
        let into_hand = self.table.took(meld, with);
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(with).plus(into_hand);
        witness.see(Event::Took {
            seat,
            meld,
            with,
            rest,
        });
        self.tell_end(witness);
    }

    #[inline]
    pub(crate) fn lay(&mut self, meld: Meld, cards: Bag, witness: &mut impl Witness<Event>) {
        let seat = self.table.seat;
        self.leave_hand(cards);
        self.table.laid(meld, cards);
        witness.see(Event::Melded { seat, meld, cards });
        self.tell_end(witness);
    }

    /// Replaces a meld by what it has grown to; `cards` leave the hand.
    #[inline]
    pub(crate) fn add(
        &mut self,
        index: usize,
        meld: Meld,
        cards: Bag,
        witness: &mut impl Witness<Event>,
    ) {
        let seat = self.table.seat;
        self.leave_hand(cards);
        self.table.added(index, meld, cards);
        witness.see(Event::Added {
            seat,
            index: index as u8,
            meld,
            cards,
        });
        self.tell_end(witness);
    }

    #[inline]
    pub(crate) fn discard(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let seat = self.table.seat;
        self.leave_hand(Bag::of(card));
        self.drawn = None;
        self.table.discarded(card);
        witness.see(Event::Discarded { seat, card });
        self.tell_end(witness);
    }

    #[inline]
    fn leave_hand(&mut self, cards: Bag) {
        let seat = self.table.seat;
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(cards);
        if let Some(secrets) = &mut self.secrets {
            secrets.leave(seat, cards);
            *hand = secrets.bag(seat);
        }
    }

    #[inline]
    fn tell_end(&self, witness: &mut impl Witness<Event>) {
        if let Phase::Over(end) = self.table.phase {
            witness.see(Event::Ended { end });
        }
    }
}

impl Game for Buraco {
    type Rules = BuracoRules;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Tally = Tally;
    type Illegal = Illegal;

    /// Strictly: both packs shuffled, then eleven rounds of one card to each seat from
    /// seat 0, the pile's card, and the rest as stock; the dealer's left plays first. In
    /// the compatibility mode the generator only chooses a seed of the reference judge's.
    fn deal(rules: &BuracoRules, standing: &Standing, rng: &mut impl Rng) -> Self {
        match rules.compat() {
            Compat::Off => Self::shuffled(*rules, standing, rng),
            Compat::Itp => itp::deal(rules, &itp::random_seed(rng)),
        }
    }

    fn deal_seed(rules: &BuracoRules, standing: &Standing, seed: u64) -> Self {
        match rules.compat() {
            Compat::Off => {
                let mut rng = chance::generator(seed, u64::from(standing.round));
                Self::shuffled(*rules, standing, &mut rng)
            }
            Compat::Itp => itp::deal(rules, &seed.to_string()),
        }
    }

    fn deal_deck(rules: &BuracoRules, standing: &Standing, deck: &[Card]) -> Result<Self, BadDeck> {
        Self::ordered(*rules, standing, deck)
    }

    fn rules(&self) -> &BuracoRules {
        &self.table.rules
    }

    #[inline]
    fn turn(&self) -> Option<Seat> {
        self.table.turn()
    }

    fn visit_moves<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.choices().visit(visit)
    }

    #[inline]
    fn random_move(&self, rng: &mut impl Rng) -> Option<Move> {
        self.choices()
            .pick(|bound| chance::below(u64::from(bound), rng) as u32)
    }

    #[inline]
    fn apply(&mut self, chosen: Move, witness: &mut impl Witness<Event>) {
        match chosen {
            Move::Draw => {
                self.draw(witness);
            }
            Move::Take { with } => {
                let top = *self.table.pile.last().expect("a legal take has a pile");
                self.take(Meld::of_valid(with.plus(Bag::of(top))), with, witness);
            }
            Move::Meld { cards } => self.lay(Meld::of_valid(cards), cards, witness),
            Move::Add { meld: index, cards } => {
                let index = usize::from(index);
                let mut meld = self.check_meld(index).expect("a legal addition has a meld");
                meld.grow(cards);
                self.add(index, meld, cards, witness);
            }
            Move::Discard(card) => self.discard(card, witness),
        }
    }

    fn check(&self, wanted: Move) -> Result<(), Illegal> {
        match wanted {
            Move::Draw => self.check_may_draw(),
            Move::Take { with } => {
                self.check_may_draw()?;
                let top = *self.table.pile.last().ok_or(Illegal::EmptyPile)?;
                self.check_held(with)?;
                if with.len() < 2 {
                    let given = with.len();
                    return Err(Illegal::TakeWithTooFew { top, given });
                }
                let cards = with.plus(Bag::of(top));
                judged(cards, Meld::judge(with.iter().chain([top]), Compat::Off))
            }
            Move::Meld { cards } => {
                self.check_may_play()?;
                self.check_held(cards)?;
                judged(cards, Meld::judge(cards.iter(), Compat::Off))
            }
            Move::Add { meld: index, cards } => {
                self.check_may_play()?;
                let meld = self.check_meld(usize::from(index))?;
                self.check_held(cards)?;
                if cards.is_empty() {
                    return Err(Illegal::NothingAdded);
                }
                judged(meld.bag().plus(cards), meld.with(cards))
            }
            Move::Discard(card) => {
                self.check_may_play()?;
                self.check_held(Bag::of(card))
            }
        }
    }

    fn view(&self, observer: Observer) -> View {
        View::of(self, observer)
    }

    fn tally(&self) -> Tally {
        let hands = Seat::all(self.table.rules.players()).map(|seat| HandTally {
            seat,
            cards: self.hand(seat),
            points: self.hand_loss(seat),
        });
        self.table.tally(hands)
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }

    fn move_to_text(_rules: &BuracoRules, chosen: Move) -> String {
        notation::move_to_text(chosen)
    }

    fn move_from_text(&self, text: &str) -> Result<Move, BadNotation> {
        notation::move_from_text(text)
    }
}

fn judged(cards: Bag, verdict: Result<Meld, NotAMeld>) -> Result<(), Illegal> {
    let refused = |reason| Illegal::NotAMeld { cards, reason };
    verdict.map(drop).map_err(refused)
}
