use std::ops::ControlFlow;

use baralho_cards::Card;
use baralho_game::{
    BadDeck, BadNotation, Game, Observer, Rng, Rules, Seat, Standing, Witness, chance,
};
use tinyvec::{ArrayVec, TinyVec};

use crate::{Event, Illegal, Layout, Move, RoubaMontesRules, Table, Tally, View};

/// The one move as text.
const TURN: &str = "turn";

/// One game of Rouba-Montes: the cards in drawing order, how many of them have been
/// turned, and what lies open.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RoubaMontes {
    /// One pack, the usual case, lives in the state itself.
    deck: TinyVec<[Card; Card::COUNT]>,
    turned: u32,
    table: Table,
    first: Seat,
    rules: RoubaMontesRules,
}

impl RoubaMontes {
    #[inline]
    fn new(rules: RoubaMontesRules, first: Seat, deck: TinyVec<[Card; Card::COUNT]>) -> Self {
        Self {
            deck,
            turned: 0,
            table: Table::new(rules.players(), first),
            first,
            rules,
        }
    }

    /// A game whose first cards have been turned already; the table must be theirs.
    pub(crate) fn resume(view: &View, unseen: &[Card]) -> Self {
        let turned = &view.turned;
        let mut deck = TinyVec::with_capacity(turned.len() + unseen.len());
        deck.extend_from_slice(turned);
        deck.extend_from_slice(unseen);
        Self {
            deck,
            turned: turned.len() as u32,
            table: view.table.clone(),
            first: view.first,
            rules: view.rules,
        }
    }

    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards turned so far, in order.
    pub fn turned(&self) -> &[Card] {
        &self.deck[..self.turned as usize]
    }

    /// How many cards the draw pile still has.
    pub fn draw_pile(&self) -> usize {
        self.deck.len() - self.turned as usize
    }

    /// Every turned card in its place. Plays all of them again: for people and tests.
    pub fn layout(&self) -> Layout {
        Layout::new(self.rules.players(), self.first, self.turned())
    }
}

#[inline]
fn first_player(rules: RoubaMontesRules, standing: &Standing) -> Seat {
    standing.dealer.left(rules.players())
}

impl Game for RoubaMontes {
    type Rules = RoubaMontesRules;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Tally = Tally;
    type Illegal = Illegal;

    fn deal(rules: &RoubaMontesRules, standing: &Standing, rng: &mut impl Rng) -> Self {
        let mut deck = TinyVec::Inline(ArrayVec::from(Card::PACK));
        if rules.decks() > 1 {
            deck.reserve(rules.cards() - Card::COUNT);
            for _ in 1..rules.decks() {
                deck.extend_from_slice(&Card::PACK);
            }
        }
        // Shuffled where it stays: moving a deck just written would stall the processor.
        let mut game = Self::new(*rules, first_player(*rules, standing), deck);
        chance::shuffle(&mut game.deck, rng);
        game
    }

    fn deal_deck(
        rules: &RoubaMontesRules,
        standing: &Standing,
        deck: &[Card],
    ) -> Result<Self, BadDeck> {
        check_deck(*rules, deck)?;
        Ok(Self::new(
            *rules,
            first_player(*rules, standing),
            TinyVec::from(deck),
        ))
    }

    fn rules(&self) -> &RoubaMontesRules {
        &self.rules
    }

    #[inline]
    fn turn(&self) -> Option<Seat> {
        ((self.turned as usize) < self.deck.len()).then(|| self.table.mover())
    }

    #[inline]
    fn visit_moves<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.turn() {
            Some(_) => visit(Move::Turn),
            None => ControlFlow::Continue(()),
        }
    }

    #[allow(clippy::inline_always)] // `baralho bench rouba-montes` is a quarter slower without
    #[inline(always)]
    fn apply(&mut self, chosen: Move, witness: &mut impl Witness<Event>) {
        let Move::Turn = chosen;
        let card = self.deck[self.turned as usize];
        self.turned += 1;
        witness.see(self.table.turn(card));
    }

    fn check(&self, wanted: Move) -> Result<(), Illegal> {
        let Move::Turn = wanted;
        self.turn().map(|_| ()).ok_or(Illegal::Over)
    }

    fn view(&self, observer: Observer) -> View {
        View {
            rules: self.rules,
            observer,
            first: self.first,
            table: self.table.clone(),
            turned: self.turned().to_vec(),
        }
    }

    #[inline]
    fn tally(&self) -> Tally {
        Tally::new(&self.table, self.turned as usize)
    }

    fn audit(&self) -> Result<(), String> {
        check_deck(self.rules, &self.deck).map_err(|bad| bad.to_string())?;
        let layout = self.layout();
        let open: usize = layout.piles.iter().map(Vec::len).sum();
        if open + layout.discard_area.len() != self.turned().len() {
            return Err("a turned card is in no place or in two".into());
        }
        layout.compare(&self.table)
    }

    fn move_to_text(_rules: &RoubaMontesRules, _turn: Move) -> String {
        TURN.into()
    }

    fn move_from_text(&self, text: &str) -> Result<Move, BadNotation> {
        if text.trim().eq_ignore_ascii_case(TURN) {
            return Ok(Move::Turn);
        }
        Err(BadNotation::new(text, "`turn`, the only move there is"))
    }

    /// There is never a choice, so no chance is spent on one.
    #[inline]
    fn random_move(&self, _rng: &mut impl Rng) -> Option<Move> {
        self.turn().map(|_| Move::Turn)
    }
}

/// Refuses anything but whole packs, as many as the rules say.
fn check_deck(rules: RoubaMontesRules, deck: &[Card]) -> Result<(), BadDeck> {
    if deck.len() != rules.cards() {
        return Err(BadDeck::Count {
            given: deck.len(),
            expected: rules.cards(),
        });
    }
    let mut counts = [0; Card::COUNT];
    for &card in deck {
        counts[card.index()] += 1;
        if counts[card.index()] > rules.decks() {
            return Err(BadDeck::TooMany {
                card,
                copies: rules.decks(),
            });
        }
    }
    Ok(())
}
