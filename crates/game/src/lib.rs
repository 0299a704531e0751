//! The interface every game speaks.
//!
//! A [`Game`] is the whole truth of one deal. A [`View`] is what one seat, or a
//! spectator, may know of it; bots, clients and logs only ever receive views
//! and [`Event`]s already hidden for their observer. A [`Match`] strings deals
//! together until somebody has won, and a [`record`] keeps it all as JSON Lines.
//!
//! Two doors lead into a game: [`Game::play`] checks strangers' moves and says
//! why it refuses; [`Game::apply`] trusts its caller and is for inner loops.

mod bad_message;
pub mod chance;
mod course;
mod game;
mod matches;
mod options;
pub mod record;
mod replay;
mod rules;
mod run;
mod schema;
mod seat;
mod standing;
pub mod wire;

pub use course::Course;
pub use game::{BadDeck, BadNotation, Event, Game, Tally, Tell, View, Witness, excerpt};
pub use matches::{MAX_ROUNDS, Match, Phase};
pub use options::{OptionValue, Options};
pub use replay::{Moment, Refused};
pub use rules::{BadRules, Rules};
pub use run::{Players, run_match};
pub use schema::{Conflict, Described, Expected, Named, RuleOption, Setting};
pub use seat::{MAX_SEATS, Observer, PerSeat, Seat};
pub use standing::{Next, Outcome, Standing};

pub use baralho_cards as cards;
pub use rand_core::Rng;
