//! A round set up by hand, in the middle of play.

use std::ops::RangeInclusive;

use baralho_cards::Card;
use baralho_game::{BadDeck, Rules, Seat, Standing};
use thiserror::Error;
use tinyvec::ArrayVec;

use crate::{Bag, Hand, Open, Scopa, ScopaRules};

/// Where every card of a round is, and what happened before.
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// By seat.
    pub hands: Vec<Vec<Card>>,
    /// The oldest first.
    pub table: Vec<Card>,
    /// The next to be dealt first.
    pub deck: Vec<Card>,
    /// What each seat has captured.
    pub piles: Vec<Vec<Card>>,
    pub sweeps: Vec<i64>,
    pub dealer: usize,
    pub turn: usize,
    pub last_capture: Option<usize>,
    /// Points of each side before the round.
    pub points: Vec<i64>,
}

impl Setup {
    /// A round as it would be set up.
    pub fn of<const CARDS: usize, const SEATS: usize>(round: &Scopa<CARDS, SEATS>) -> Self {
        let (open, rules) = (&round.open, &round.open.rules);
        let (players, faces) = (rules.players(), rules.faces);
        let hands = round.hands[..players].iter();
        let piles = open.piles[..players].iter();
        let sweeps = open.sweeps[..players].iter();
        Self {
            hands: hands.map(|hand| faces.cards(hand.iter())).collect(),
            table: faces.cards(open.table.iter().copied()),
            deck: faces.cards(round.deck.iter().rev().copied()),
            piles: piles.map(|pile| faces.cards(pile.iter())).collect(),
            sweeps: sweeps.map(|&sweeps| sweeps.into()).collect(),
            dealer: open.dealer.index(),
            turn: open.turn().unwrap_or_default().index(),
            last_capture: open.last_capture.map(Seat::index),
            points: open
                .points_before
                .iter()
                .map(|&points| points.into())
                .collect(),
        }
    }

    /// The points that a side can have: many times those of the longest match.
    pub const POINTS: RangeInclusive<i64> = -100_000_000..=100_000_000;
}

/// Why a round cannot be set up so.
#[allow(missing_docs)] // the texts say it all
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadSetup {
    #[error("{list} has {given} entries: expected {expected}")]
    Count {
        list: &'static str,
        given: usize,
        expected: usize,
    },
    #[error("{list} has {given}: expected {} to {}", allowed.start(), allowed.end())]
    Number {
        list: &'static str,
        given: i64,
        allowed: RangeInclusive<i64>,
    },
    #[error("{field} is seat {given}: the seats are 0 to {last}")]
    Seat {
        field: &'static str,
        given: usize,
        last: usize,
    },
    #[error(transparent)]
    Card(#[from] BadDeck),
    #[error("{} cards are nowhere, the first is {}", cards.len(), cards[0])]
    Missing {
        /// The cards, at least one.
        cards: Vec<Card>,
    },
    #[error(
        "seat {seat} holds {given} cards and should hold {expected}: whoever has played in this deal holds one card less than the others"
    )]
    Hand {
        seat: usize,
        given: usize,
        expected: usize,
    },
    #[error("{given} cards are left in the deck: they must divide by {each}, one deal for all")]
    Deck {
        given: usize,
        /// How many a deal takes.
        each: usize,
    },
    #[error(
        "last_capture must name a seat that has captured cards, or nobody where there are none"
    )]
    LastCapture,
}

impl<const CARDS: usize, const SEATS: usize> Scopa<CARDS, SEATS> {
    /// A round in the middle of play. Everybody plays: no side is out.
    ///
    /// # Errors
    /// When the cards are not exactly those of the decks, or could not lie so.
    ///
    /// # Panics
    /// When the rules need the large state and this is the small one.
    pub fn set_up(rules: &ScopaRules, setup: &Setup) -> Result<Self, BadSetup> {
        let players = rules.players();
        // Each sweep takes two cards at least, its own among them.
        let sweeps = 0..=rules.cards() as i64 / 2;
        check_numbers("sweeps", &setup.sweeps, &sweeps)?;
        check_numbers("points", &setup.points, &Setup::POINTS)?;
        let lists = [
            ("hands", setup.hands.len(), players),
            ("piles", setup.piles.len(), players),
            ("sweeps", setup.sweeps.len(), players),
            ("points", setup.points.len(), rules.sides()),
        ];
        for (list, given, expected) in lists {
            if given != expected {
                return Err(BadSetup::Count {
                    list,
                    given,
                    expected,
                });
            }
        }
        let seat = |field, given| {
            if given < players {
                Ok(Seat::new(given))
            } else {
                let last = players - 1;
                Err(BadSetup::Seat { field, given, last })
            }
        };
        let mut standing = Standing::new(rules, seat("dealer", setup.dealer)?);
        for (points, &given) in standing.points.iter_mut().zip(&setup.points) {
            *points = given as i32;
        }
        let mut open = Open::new(rules, &standing);
        open.turn = seat("turn", setup.turn)?;
        open.last_capture = match setup.last_capture {
            Some(given) => Some(seat("last_capture", given)?),
            None => None,
        };
        let mut left = Bag::decks(rules.decks);
        let mut place = |card: Card| rules.take_out(&mut left, card);
        for &card in &setup.table {
            open.table.push(place(card)?);
        }
        let mut hands = [Hand::EMPTY; SEATS];
        for (seat, cards) in setup.hands.iter().enumerate() {
            check_hand(rules, setup, seat)?;
            for &card in cards {
                hands[seat].push(place(card)?);
            }
        }
        for (seat, cards) in setup.piles.iter().enumerate() {
            for &card in cards {
                open.piles[seat].add(place(card)?);
            }
            open.sweeps[seat] = setup.sweeps[seat] as u8;
        }
        let mut deck = ArrayVec::new();
        for &card in setup.deck.iter().rev() {
            deck.push(place(card)?);
        }
        let each = usize::from(rules.cards_per_deal) * players;
        if !deck.len().is_multiple_of(each) {
            let given = deck.len();
            return Err(BadSetup::Deck { given, each });
        }
        if !left.is_empty() {
            let cards = left.iter().map(|card| rules.faces.card(card)).collect();
            return Err(BadSetup::Missing { cards });
        }
        let nobody = open.piles.iter().all(|pile| pile.is_empty());
        let captured = |seat: Seat| !open.piles[seat.index()].is_empty();
        if !open.last_capture.map_or(nobody, captured) {
            return Err(BadSetup::LastCapture);
        }
        let mut game = Self { open, hands, deck };
        if hands.iter().all(|hand| hand.is_empty()) {
            if game.deck.is_empty() {
                game.open.close();
            } else {
                game.deal_hands(&mut ());
            }
        }
        Ok(game)
    }
}

/// Refuses the first number of a list that is none of those allowed.
fn check_numbers(
    list: &'static str,
    given: &[i64],
    allowed: &RangeInclusive<i64>,
) -> Result<(), BadSetup> {
    match given.iter().find(|given| !allowed.contains(given)) {
        None => Ok(()),
        Some(&given) => Err(BadSetup::Number {
            list,
            given,
            allowed: allowed.clone(),
        }),
    }
}

/// Whoever has played in this deal holds one card less than those who have not.
fn check_hand(rules: &ScopaRules, setup: &Setup, seat: usize) -> Result<(), BadSetup> {
    let players = rules.players();
    let most = setup.hands[setup.turn.min(players - 1)].len();
    // In the order of play, which begins left of the dealer.
    let order = |seat: usize| (seat + players - setup.dealer - 1) % players;
    let has_played = order(seat) < order(setup.turn);
    let expected = most.saturating_sub(usize::from(has_played));
    let expected = expected.min(rules.cards_per_deal.into());
    let given = setup.hands[seat].len();
    if given == expected && !(most == 0 && order(setup.turn) != 0) {
        return Ok(());
    }
    Err(BadSetup::Hand {
        seat,
        given,
        expected: expected.max(usize::from(most == 0)),
    })
}
