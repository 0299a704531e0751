use baralho_cards::Card;
use baralho_game::{
    BadDeck, BadRules, Described, Expected, Game, Match, Options, Rules, Seat, Standing,
    Tally as _,
    chance::{Generator, Quick},
    record::Header,
};
use thiserror::Error;

use crate::{AnyMatch, AnyRules, UnknownGame, preset, with_game};

/// A game that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadGame {
    /// There is no such game.
    #[error(transparent)]
    Unknown(#[from] UnknownGame),
    /// The number of players or an option is wrong.
    #[error(transparent)]
    Rules(#[from] BadRules),
}

impl AnyRules {
    /// Reads a preset's rules with some options changed. `players` of `None` means the
    /// preset's usual number.
    pub fn parse(name: &str, players: Option<usize>, options: &Options) -> Result<Self, BadGame> {
        let rules = Self::read(name, players, options)?;
        with_game!(rules, |_G, rules| rules.check(options))?;
        Ok(rules)
    }

    /// Reads each option alone, without asking whether they go together.
    pub fn read(name: &str, players: Option<usize>, options: &Options) -> Result<Self, BadGame> {
        Ok(Self::of(preset(name)?, players, options)?)
    }

    /// The preset they were made from.
    pub fn preset(&self) -> &'static str {
        with_game!(self, |_G, rules| rules.preset())
    }

    /// How many sit at the table.
    pub fn players(&self) -> usize {
        with_game!(self, |_G, rules| rules.players())
    }

    /// How many sides play against each other.
    pub fn sides(&self) -> usize {
        with_game!(self, |_G, rules| rules.sides())
    }

    /// The side that a seat plays for.
    pub fn side_of(&self, seat: Seat) -> usize {
        with_game!(self, |_G, rules| rules.side_of(seat))
    }

    /// Whether whoever has fewer points is better off.
    pub fn points_are_bad(&self) -> bool {
        with_game!(self, |_G, rules| rules.points_are_bad())
    }

    /// Every option of the game with its value here.
    pub fn options(&self) -> Options {
        with_game!(self, |_G, rules| rules.options())
    }

    /// The same with what each option may be, in the order in which people read them.
    pub fn described(&self) -> Vec<Described> {
        with_game!(self, |_G, rules| rules.described())
    }

    /// The option that says the same as this one in other words: who sets one forgets the other.
    pub fn same_as(&self, option: &str) -> Option<&'static str> {
        with_game!(self, |G, _rules| <G as Game>::Rules::same_as(option))
    }

    /// How many the preset seats.
    pub fn seats(&self) -> Expected {
        with_game!(self, |_G, rules| rules.seats())
    }

    /// The version of the game's rules, which every record carries.
    pub fn version(&self) -> u32 {
        fn version<R: Rules>(_rules: &R) -> u32 {
            R::VERSION
        }
        with_game!(self, |_G, rules| version(rules))
    }

    /// The header of the record of a match that is dealt from a seed.
    pub fn header(&self, seats: Vec<String>, seed: u64) -> Header {
        with_game!(self, |_G, rules| Header::new(rules, seats, seed))
    }

    /// Deals the first round of a seed.
    pub fn start(&self, seed: u64) -> Box<dyn AnyMatch> {
        with_game!(self, |G, rules| Box::new(Match::<G>::new(*rules, seed)))
    }

    /// Deals the first round of a seed, the dealer being known.
    pub fn start_from_dealer(&self, seed: u64, dealer: Seat) -> Box<dyn AnyMatch> {
        with_game!(self, |G, rules| {
            let standing = Standing::new(rules, dealer);
            Box::new(Match::<G>::from_standing(rules, seed, standing))
        })
    }

    /// Deals cards that are already in order, the first drawn first; later rounds, if
    /// there are any, come from the seed.
    pub fn start_from_deck(
        &self,
        deck: &[Card],
        dealer: Seat,
        seed: u64,
    ) -> Result<Box<dyn AnyMatch>, BadDeck> {
        with_game!(self, |G, rules| {
            let standing = Standing::new(rules, dealer);
            let round = G::deal_deck(rules, &standing, deck)?;
            Ok(Box::new(Match::from_round(round, seed, standing)))
        })
    }

    /// Plays one round by random legal moves, from the shuffle to the score, and gives the
    /// number of moves. Compiled with the engines: this measures them.
    pub fn play_at_random(&self, dealer: Seat, rng: &mut Generator, moves: &mut Quick) -> u64 {
        with_game!(self, |G, rules| play_at_random::<G>(
            rules, dealer, rng, moves
        ))
    }
}

fn play_at_random<G: Game>(
    rules: &G::Rules,
    dealer: Seat,
    rng: &mut Generator,
    moves: &mut Quick,
) -> u64 {
    let mut game = G::deal(rules, &Standing::new(rules, dealer), rng);
    let mut plies = 0;
    while let Some(chosen) = game.random_move(moves) {
        game.apply(chosen, &mut ());
        plies += 1;
    }
    std::hint::black_box(game.tally().points());
    plies
}
