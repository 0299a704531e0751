//! What results of games mean: intervals, Elo, SPRT, crosstables.
//!
//! Everything here starts from [`Score`]s of deals. The deals are independent of each other,
//! the games of one deal are not: so the spread is taken over deals, each counting as one
//! observation, however many games it was played in and whoever met in them.
//!
//! ```
//! use baralho_stats::{Crosstable, Elo, Ending, Meeting, Score};
//!
//! // Two players, each deal in both seatings: the first wins one of the two, then both.
//! let mut table = Crosstable::new(2);
//! for deal in 0..100 {
//!     let mut score = Score::default();
//!     for game in 0..2 {
//!         let won = game == 0 || deal % 2 == 0;
//!         score.add(if won { Ending::Won } else { Ending::Lost }, 0);
//!     }
//!     table.add_deal(&[Meeting { one: 0, other: 1, score, turned: score.turned() }]);
//! }
//! let rate = table.cell(0, 1).win_rate();
//! assert!(rate.value == 0.75 && rate.low > 0.68 && rate.high < 0.81);
//! let elo = Elo::fit(&table);
//! assert!(elo.difference(0, 1).low > 100.0);
//! ```

mod crosstable;
mod doubt;
mod elo;
mod estimate;
mod histogram;
mod matrix;
mod moments;
mod range;
mod sample;
mod score;
mod sprt;

pub use crosstable::{Crosstable, Meeting};
pub use doubt::{Doubt, FEW_DEALS, doubts, is_better};
pub use elo::Elo;
pub use estimate::Estimate;
pub use histogram::{Bin, Histogram};
pub use sample::Sample;
pub use score::{Ending, Score};
pub use sprt::{BadSprt, Decision, Sprt};
