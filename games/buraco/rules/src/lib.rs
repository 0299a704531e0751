//! The simplified Buraco of the ITP course: melds, canastras, the discard pile.
//!
//! Two players, or four in two teams, lay runs of a suit; a 2 may stand as wild. A turn
//! is a few small moves: draw or take the pile, meld and add at will, discard.
//!
//! ```
//! use baralho_buraco::{Buraco, BuracoRules, Move};
//! use baralho_game::{Game, Seat, Standing, chance};
//!
//! let rules = BuracoRules::default();
//! let standing = Standing::new(&rules, Seat::new(1));
//! let mut game = Buraco::deal_seed(&rules, &standing, 7);
//! assert_eq!(game.turn(), Some(Seat::new(0)));
//! game.play(Move::Draw, &mut ())?;
//! assert_eq!(game.hand(Seat::new(0)).len(), 12);
//! assert!(game.play(Move::Draw, &mut ()).is_err());
//!
//! let mut rng = chance::generator(7, 99);
//! while let Some(chosen) = game.random_move(&mut rng) {
//!     game.apply(chosen, &mut ());
//! }
//! println!("{:?}", game.points());
//! # Ok::<(), baralho_buraco::Illegal>(())
//! ```

mod audit;
mod bag;
mod events;
mod growing;
mod illegal;
pub mod itp;
mod json;
mod making;
mod meld;
mod moves;
mod notation;
mod rules;
mod shapes;
mod span;
mod start;
mod state;
mod table;
mod tally;
mod view;
mod wire;

pub use bag::{ACE, ACES, Bag, Bits, FIVES, HIGH_ACE, RUN, TWO, TWOS, TooMany, card_at};
pub use events::Event;
pub use illegal::Illegal;
pub use meld::{Canastra, Meld, NotAMeld, judge, value};
pub use moves::Move;
pub use rules::{BuracoRules, Compat};
pub use start::{BadStart, Start};
pub use state::Buraco;
pub use table::{End, Melds, Phase, Table};
pub use tally::{GOING_OUT, HandTally, Tally, TeamTally, hand_points};
pub use view::View;
