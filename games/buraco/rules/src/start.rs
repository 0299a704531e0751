//! How a game begins: shuffled, from cards in order, or from hands set by somebody.

use baralho_cards::Card;
use baralho_game::{BadDeck, Rng, Rules, Seat, Standing, chance};
use thiserror::Error;
use tinyvec::ArrayVec;

use crate::{
    Bag, Buraco, BuracoRules, Compat, TooMany, itp,
    table::{PILE, Table},
};

/// A beginning set by somebody: hands of any size, the pile's card, and who plays first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Each seat's cards, in hand order.
    pub hands: Vec<Vec<Card>>,
    /// The card that starts the pile.
    pub pile: Card,
    /// Who plays first.
    pub first: usize,
}

/// A beginning that cannot be played.
#[allow(missing_docs)] // the texts say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadStart {
    #[error("{given} hands for {players} players: give each player one")]
    Hands { given: usize, players: usize },
    #[error("the first player cannot be {given}: the players are 0 to {}", players - 1)]
    First { given: usize, players: usize },
    #[error("{0} is listed more than twice, and two packs have it twice")]
    TooMany(Card),
    #[error("{given} cards are in play, and the table holds {most}: list fewer cards twice over")]
    Cards { given: usize, most: usize },
}

impl Start {
    pub(crate) fn check(&self, rules: BuracoRules) -> Result<Seat, BadStart> {
        let players = rules.players();
        if self.hands.len() != players {
            return Err(BadStart::Hands {
                given: self.hands.len(),
                players,
            });
        }
        if self.first >= players {
            return Err(BadStart::First {
                given: self.first,
                players,
            });
        }
        Ok(Seat::new(self.first))
    }

    /// Every card listed: the hands in seat order, then the pile's card.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.hands.iter().flatten().copied().chain([self.pile])
    }
}

impl Buraco {
    /// A game by the strict rules from hands set by somebody; the other cards, shuffled,
    /// are the stock.
    ///
    /// # Errors
    /// When there is not one hand per player, a card is listed too often, or the
    /// first player is not at the table.
    pub fn from_start(
        rules: &BuracoRules,
        start: &Start,
        rng: &mut impl Rng,
    ) -> Result<Self, BadStart> {
        if rules.compat() == Compat::Itp {
            return itp::start(rules, start, &itp::random_seed(rng));
        }
        let first = start.check(*rules)?;
        let listed =
            Bag::from_cards(start.cards()).map_err(|TooMany(card)| BadStart::TooMany(card))?;
        let mut stock: ArrayVec<[Card; BuracoRules::CARDS]> =
            Bag::FULL.minus(listed).iter().collect();
        chance::shuffle(&mut stock, rng);
        Ok(Self::set(*rules, first, start, stock))
    }

    /// A game that begins so, with this stock.
    pub(crate) fn set(
        rules: BuracoRules,
        first: Seat,
        start: &Start,
        stock: ArrayVec<[Card; BuracoRules::CARDS]>,
    ) -> Self {
        let (mut hands, mut sizes) = ([Bag::EMPTY; 4], [0; 4]);
        for (seat, cards) in start.hands.iter().enumerate() {
            hands[seat] = cards.iter().copied().collect();
            sizes[seat] = cards.len() as u8;
        }
        Self {
            table: Table::new(rules, first, sizes, stock.len(), start.pile),
            hands,
            drawn: None,
            stock,
            secrets: None,
        }
    }

    /// Deals cards in drawing order: eleven rounds of one card to each seat from seat 0,
    /// then the pile's card; the rest is the stock.
    pub(crate) fn dealt(
        rules: BuracoRules,
        first: Seat,
        deck: &[Card; BuracoRules::CARDS],
    ) -> Self {
        let players = rules.players();
        let (dealt, rest) = deck.split_at(players * BuracoRules::HAND);
        let mut hands = [Bag::EMPTY; 4];
        for round in dealt.chunks_exact(players) {
            for (hand, &card) in hands.iter_mut().zip(round) {
                hand.insert(card);
            }
        }
        let mut sizes = [0; 4];
        sizes[..players].fill(BuracoRules::HAND as u8);
        let mut stock = ArrayVec::new();
        for &card in rest[1..].iter().rev() {
            stock.push(card);
        }
        Self {
            table: Table::new(rules, first, sizes, stock.len(), rest[0]),
            hands,
            drawn: None,
            stock,
            secrets: None,
        }
    }

    pub(crate) fn shuffled(rules: BuracoRules, standing: &Standing, rng: &mut impl Rng) -> Self {
        let mut deck = PACKS;
        chance::shuffle(&mut deck, rng);
        Self::dealt(rules, standing.dealer.left(rules.players()), &deck)
    }

    pub(crate) fn ordered(
        rules: BuracoRules,
        standing: &Standing,
        cards: &[Card],
    ) -> Result<Self, BadDeck> {
        let deck: &[Card; BuracoRules::CARDS] = cards.try_into().map_err(|_| BadDeck::Count {
            given: cards.len(),
            expected: BuracoRules::CARDS,
        })?;
        Bag::from_cards(cards.iter().copied())
            .map_err(|TooMany(card)| BadDeck::TooMany { card, copies: 2 })?;
        let game = Self::dealt(rules, standing.dealer.left(rules.players()), deck);
        Ok(match rules.compat() {
            Compat::Off => game,
            // There is no seed.
            Compat::Itp => itp::with_secrets_of_deck(game, deck, itp::Gibson::new("0")),
        })
    }
}

/// Both packs in index order.
const PACKS: [Card; BuracoRules::CARDS] = {
    let mut cards = [Card::PACK[0]; BuracoRules::CARDS];
    let mut place = 0;
    while place < cards.len() {
        cards[place] = Card::PACK[place % Card::COUNT];
        place += 1;
    }
    cards
};

/// Refuses more cards in play than the pile could come to hold.
pub(crate) fn check_room(cards: usize) -> Result<(), BadStart> {
    if cards > PILE {
        return Err(BadStart::Cards {
            given: cards,
            most: PILE,
        });
    }
    Ok(())
}
