//! A round: the open part, the hands and the deck.

use std::ops::ControlFlow;

use baralho_cards::Card;
use baralho_game::{
    BadDeck, BadNotation, Game, Next, Observer, Outcome, Rng, Rules, Seat, Standing, Witness,
    chance,
};
use tinyvec::ArrayVec;

use crate::{
    Bag, Carta, Choice, Event, Hand, Illegal, Move, Open, ScopaRules, Tally, View, check_move,
    listing::{random_from, visit_few, visit_hand},
    matches::after_round,
    notation, redeal,
};

/// A round of the Scopa family: the whole truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scopa<const CARDS: usize, const SEATS: usize> {
    pub(crate) open: Open<CARDS, SEATS>,
    pub(crate) hands: [Hand; SEATS],
    /// The next card is the last.
    pub(crate) deck: ArrayVec<[Carta; CARDS]>,
}

#[inline]
pub(crate) fn deck_of<const CARDS: usize>(rules: &ScopaRules) -> ArrayVec<[Carta; CARDS]> {
    ArrayVec::from_array_len(const { in_order::<CARDS>() }, rules.cards())
}

const fn in_order<const CARDS: usize>() -> [Carta; CARDS] {
    let mut cards = [Carta::from_index(0); CARDS];
    let mut place = 0;
    while place < CARDS {
        cards[place] = Carta::from_index((place % Carta::COUNT) as u8);
        place += 1;
    }
    cards
}

impl<const CARDS: usize, const SEATS: usize> Scopa<CARDS, SEATS> {
    /// What lies open.
    pub fn open(&self) -> &Open<CARDS, SEATS> {
        &self.open
    }

    /// A seat's hand. For whoever runs the game: players get views.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The cards not dealt yet; the next one is the last.
    pub fn deck(&self) -> &[Carta] {
        &self.deck
    }

    /// Shows the first moves of each card of whoever's turn it is, so many of each at the most.
    pub fn visit_few(&self, each: usize, visit: impl FnMut(Move)) {
        if let Some(seat) = self.turn() {
            visit_few(&self.open, self.hands[seat.index()], each, visit);
        }
    }

    /// Deals a deck whose next card is the last.
    #[inline]
    fn from_deck(rules: &ScopaRules, standing: &Standing, deck: ArrayVec<[Carta; CARDS]>) -> Self {
        let mut game = Self {
            open: Open::new(rules, standing),
            hands: [Hand::EMPTY; SEATS],
            deck,
        };
        let open_cards = rules.initial_table(game.open.playing.count_ones() as usize);
        let rest = game.deck.len() - open_cards;
        for &card in game.deck[rest..].iter().rev() {
            game.open.table.push(card);
        }
        game.deck.truncate(rest);
        game.deal_hands(&mut ());
        game
    }

    #[inline]
    pub(crate) fn deal_hands(&mut self, witness: &mut impl Witness<Event>) {
        let count = self.open.rules.cards_per_deal;
        let mut left: &[Carta] = &self.deck;
        for seat in self.open.playing_seats() {
            let (rest, last) = left.split_at(left.len() - usize::from(count));
            let cards = Hand::from_end(last);
            left = rest;
            self.hands[seat.index()] = cards;
            witness.see(Event::Dealt {
                seat,
                count,
                cards: Some(cards),
            });
        }
        let left = left.len();
        self.deck.truncate(left);
    }
}

impl<const CARDS: usize, const SEATS: usize> Game for Scopa<CARDS, SEATS> {
    type Rules = ScopaRules;
    type Move = Move;
    type Event = Event;
    type View = View<CARDS, SEATS>;
    type Tally = Tally;
    type Illegal = Illegal;

    #[inline]
    fn deal(rules: &ScopaRules, standing: &Standing, rng: &mut impl Rng) -> Self {
        let mut deck = deck_of::<CARDS>(rules);
        let seats = (0..rules.players())
            .filter(|&seat| !standing.is_out(rules.side_of(Seat::new(seat))))
            .count();
        redeal::shuffle(&mut deck, rules.initial_table(seats), rules.redeal, rng);
        Self::from_deck(rules, standing, deck)
    }

    fn deal_deck(rules: &ScopaRules, standing: &Standing, deck: &[Card]) -> Result<Self, BadDeck> {
        if deck.len() != rules.cards() {
            return Err(BadDeck::Count {
                given: deck.len(),
                expected: rules.cards(),
            });
        }
        let mut left = Bag::decks(rules.decks);
        let mut cards = ArrayVec::new();
        for &card in deck.iter().rev() {
            cards.push(rules.take_out(&mut left, card)?);
        }
        Ok(Self::from_deck(rules, standing, cards))
    }

    fn rules(&self) -> &ScopaRules {
        &self.open.rules
    }

    #[inline]
    fn turn(&self) -> Option<Seat> {
        self.open.turn()
    }

    fn visit_moves<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.turn() {
            Some(seat) => visit_hand(&self.open, self.hands[seat.index()], visit),
            None => ControlFlow::Continue(()),
        }
    }

    #[allow(clippy::inline_always)] // left to itself, the compiler makes `baralho bench scopa` 13 % slower
    #[inline(always)]
    fn apply(&mut self, chosen: Move, witness: &mut impl Witness<Event>) {
        let seat = self.open.turn;
        self.hands[seat.index()].remove(chosen.card);
        let next = self.open.after(seat);
        let dealt_out = self.hands[next.index()].is_empty();
        let last_play = dealt_out && self.deck.is_empty();
        let (taken, sweep) = match chosen.take {
            None => self.open.play(chosen.card, next, last_play),
            Some(cards) => self.open.play_taking(chosen.card, cards, next, last_play),
        };
        witness.see(Event::Played {
            seat,
            card: chosen.card,
            taken,
            sweep,
        });
        if self.open.over || !dealt_out {
            return;
        }
        if last_play {
            let left = self.open.table.len() as u8;
            self.open.close();
            witness.see(Event::Closed {
                to: self.open.last_capture,
                left,
            });
        } else {
            self.deal_hands(witness);
        }
    }

    fn check(&self, wanted: Move) -> Result<(), Illegal> {
        let hand = self.hands[self.turn().ok_or(Illegal::Over)?.index()];
        let (rules, table) = (&self.open.rules, &self.open.table);
        if hand.contains(wanted.card) {
            return check_move(rules, table, wanted);
        }
        Err(Illegal::NotInHand {
            card: rules.faces.card(wanted.card),
            hand: rules.faces.cards(hand.iter()),
        })
    }

    fn view(&self, observer: Observer) -> View<CARDS, SEATS> {
        View::new(self, observer)
    }

    #[inline]
    fn tally(&self) -> Tally {
        self.open.tally()
    }

    fn conclude(&self, standing: &Standing) -> Next {
        let tally = self.tally();
        match self.open.instant_winner {
            Some(side) => {
                let points = standing.points.iter().zip(tally.points());
                Next::Over(Outcome {
                    winners: vec![side.into()],
                    points: points.map(|(before, round)| before + round).collect(),
                })
            }
            None => after_round(&self.open.rules, standing, tally.points()),
        }
    }

    fn audit(&self) -> Result<(), String> {
        let mut all: Bag = self
            .deck
            .iter()
            .chain(self.open.table.iter())
            .copied()
            .collect();
        for cards in self.hands.iter().map(|hand| hand.iter().collect()) {
            all = all.union(cards);
        }
        for &pile in &self.open.piles {
            all = all.union(pile);
        }
        if all != Bag::decks(self.open.rules.decks) {
            return Err(format!("cards are lost or doubled: {all:?}"));
        }
        let round =
            usize::from(self.open.rules.cards_per_deal) * self.open.playing.count_ones() as usize;
        if !self.deck.len().is_multiple_of(round) {
            return Err(format!(
                "{} cards left do not divide by {round}",
                self.deck.len()
            ));
        }
        Ok(())
    }

    fn move_to_text(rules: &ScopaRules, chosen: Move) -> String {
        notation::write(rules.faces, chosen)
    }

    fn move_from_text(&self, text: &str) -> Result<Move, BadNotation> {
        notation::read(&self.open.rules, &self.open.table, text)
    }

    #[inline]
    fn random_move(&self, rng: &mut impl Rng) -> Option<Move> {
        let seat = self.turn()?;
        let hand = self.hands[seat.index()];
        // Where the game picks and no card has a copy, every card is exactly one move.
        if self.open.rules.choice == Choice::Most && self.open.rules.decks == 1 {
            let place = chance::below(hand.len() as u64, rng) as usize;
            return hand.get(place).map(|card| Move { card, take: None });
        }
        random_from(&self.open, hand, rng)
    }
}
