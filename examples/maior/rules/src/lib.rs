//! Maior, a small game to learn from: everybody holds five cards and plays one in turn; the highest
//! takes the trick, and whoever took it leads the next.

mod events;
mod moves;
mod rules;
mod state;
mod table;
mod tally;
mod view;
mod wire;

pub use events::Event;
pub use moves::Illegal;
pub use rules::MaiorRules;
pub use state::Maior;
pub use table::Table;
pub use tally::Tally;
pub use view::View;
