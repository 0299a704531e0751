use std::{fmt::Debug, hash::Hash, ops::ControlFlow};

use baralho_cards::Card;
use rand_core::Rng;
use thiserror::Error;

use crate::{Next, Observer, Outcome, Rules, Seat, Standing, chance};

/// The whole truth of one deal. All chance is spent in [`Game::deal`]: the deck is
/// ordered then, and what follows depends on the moves alone.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The rules it is played by.
    type Rules: Rules;
    /// One decision of one player.
    type Move: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// Something that happened, to be told.
    type Event: Event;
    /// What one observer may know.
    type View: View<Game = Self>;
    /// The score with its reasons.
    type Tally: Tally;
    /// Why a move is refused, and what would be right.
    type Illegal: std::error::Error + Clone + PartialEq + Send + Sync + 'static;

    /// Shuffles and deals.
    fn deal(rules: &Self::Rules, standing: &Standing, rng: &mut impl Rng) -> Self;

    /// The deal of a seed: round r comes from the seed's stream r, so that no deal
    /// depends on how the rounds before it were played.
    fn deal_seed(rules: &Self::Rules, standing: &Standing, seed: u64) -> Self {
        let mut rng = chance::generator(seed, u64::from(standing.round));
        Self::deal(rules, standing, &mut rng)
    }

    /// Deals cards that are already in order: the first drawn first.
    fn deal_deck(rules: &Self::Rules, standing: &Standing, deck: &[Card]) -> Result<Self, BadDeck>;

    /// The rules of this deal.
    fn rules(&self) -> &Self::Rules;

    /// Whose turn it is; `None` when the deal is over.
    fn turn(&self) -> Option<Seat>;

    /// Shows every legal move once, in the game's order, until told to stop.
    fn visit_moves<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B>;

    /// The trusted door: makes a move that the caller knows to be legal.
    ///
    /// # Panics
    /// May panic, or leave a wrong state, when the move is not legal.
    fn apply(&mut self, chosen: Self::Move, witness: &mut impl Witness<Self::Event>);

    /// Whether a move is legal now, and if not, why.
    fn check(&self, wanted: Self::Move) -> Result<(), Self::Illegal>;

    /// What an observer may know.
    fn view(&self, observer: Observer) -> Self::View;

    /// The score as it would stand if the deal ended now, with its reasons.
    fn tally(&self) -> Self::Tally;

    /// How the match goes on, this deal being over. Most games are one deal, won by
    /// the most points.
    fn conclude(&self, _standing: &Standing) -> Next {
        Next::Over(Outcome::highest(self.tally().points()))
    }

    /// Checks that every card is in exactly one place and all counts agree.
    fn audit(&self) -> Result<(), String>;

    /// A move as text, for records and protocols.
    fn move_to_text(rules: &Self::Rules, chosen: Self::Move) -> String;

    /// Reads a move from text. Whether it is legal is another question.
    fn move_from_text(&self, text: &str) -> Result<Self::Move, BadNotation>;

    /// The checked door: makes a stranger's move, or refuses it and changes nothing.
    fn play(
        &mut self,
        wanted: Self::Move,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(wanted)?;
        self.apply(wanted, witness);
        Ok(())
    }

    /// Whether a move is legal now.
    fn is_legal(&self, wanted: Self::Move) -> bool {
        self.check(wanted).is_ok()
    }

    /// All legal moves, in the game's order. For people and tests: allocates.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        let _: ControlFlow<()> = self.visit_moves(|m| {
            moves.push(m);
            ControlFlow::Continue(())
        });
        moves
    }

    /// One of the legal moves, each equally likely; `None` when the deal is over.
    fn random_move(&self, rng: &mut impl Rng) -> Option<Self::Move> {
        let mut count = 0_u64;
        let _: ControlFlow<()> = self.visit_moves(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        if count == 0 {
            return None;
        }
        let mut skip = chance::below(count, rng);
        let found = self.visit_moves(|m| {
            if skip == 0 {
                return ControlFlow::Break(m);
            }
            skip -= 1;
            ControlFlow::Continue(())
        });
        found.break_value()
    }
}

/// What one observer may know of a deal: never more. Bots choose from it, clients
/// show it, and it stays true by absorbing events hidden for the same observer.
pub trait View: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game it shows.
    type Game: Game<View = Self>;

    /// Who looks.
    fn observer(&self) -> Observer;

    /// The rules of the deal.
    fn rules(&self) -> &<Self::Game as Game>::Rules;

    /// Whose turn it is; `None` when the deal is over.
    fn turn(&self) -> Option<Seat>;

    /// Shows every legal move of the observer, in the game's order; none when it is
    /// not the observer's turn.
    fn visit_moves<B>(
        &self,
        visit: impl FnMut(<Self::Game as Game>::Move) -> ControlFlow<B>,
    ) -> ControlFlow<B>;

    /// Takes in what happened, as told to this observer.
    fn absorb(&mut self, event: <Self::Game as Game>::Event);

    /// A whole world, each equally likely, in which this observer would know exactly this.
    fn sample(&self, rng: &mut impl Rng) -> Self::Game;

    /// All legal moves of the observer. Allocates.
    fn moves(&self) -> Vec<<Self::Game as Game>::Move> {
        let mut moves = Vec::new();
        let _: ControlFlow<()> = self.visit_moves(|m| {
            moves.push(m);
            ControlFlow::Continue(())
        });
        moves
    }
}

/// Something that happened in a game.
pub trait Event: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The same, without what this observer may not see.
    fn seen_by(self, observer: Observer) -> Self;

    /// Whether it may show whoever made the move something that they could not know before, such
    /// as a card that is drawn or dealt.
    ///
    /// A move that shows its player nothing can be taken back, since nothing has to be unlearned.
    /// A game that does not answer lets every move stand. The laws hold the answer against worlds
    /// that the player could not tell apart: in all of them they see the same.
    fn is_news(self, _mover: Seat) -> bool {
        true
    }
}

/// The score of a deal with its reasons.
pub trait Tally: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Points of every side in this deal.
    fn points(&self) -> &[i32];
}

/// Whoever is told what happens. Telling `()` costs nothing; a `Vec` collects.
pub trait Witness<E> {
    /// Takes note of an event: the whole truth, so hide it before passing it on.
    fn see(&mut self, event: E);
}

impl<E> Witness<E> for () {
    #[inline]
    fn see(&mut self, _event: E) {}
}

impl<E> Witness<E> for Vec<E> {
    fn see(&mut self, event: E) {
        self.push(event);
    }
}

/// A closure as a witness.
pub struct Tell<F>(pub F);

impl<E, F: FnMut(E)> Witness<E> for Tell<F> {
    fn see(&mut self, event: E) {
        (self.0)(event);
    }
}

/// A list of cards that cannot be dealt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the messages say it all
pub enum BadDeck {
    #[error("a deck here has {expected} cards, and {given} were given")]
    Count { given: usize, expected: usize },
    #[error("the deck has no {card} here: its faces are {faces}")]
    NotInDeck { card: Card, faces: &'static str },
    #[error("too many {card}: the deck has {copies} of it")]
    TooMany { card: Card, copies: usize },
}

/// A text that is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not a move: expected {expected}")]
pub struct BadNotation {
    /// What was given, cut to a readable length.
    pub text: String,
    /// How a move is written.
    pub expected: String,
}

impl BadNotation {
    /// The error for this text.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        Self {
            text: excerpt(text, 60),
            expected: expected.into(),
        }
    }
}

/// The beginning of what somebody typed, for an error: of a readable length and printable.
pub fn excerpt(text: &str, longest: usize) -> String {
    let start = text.chars().take(longest);
    start.flat_map(char::escape_debug).collect()
}
