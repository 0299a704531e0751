//! Who may be played against: what page, terminal, server and laboratory offer people. What the
//! bots of these names are is known only where they are.

use crate::Family;

/// The levels for people, from first-timer to strongest.
pub const LEVELS: [&str; 5] = ["novato", "aprendiz", "amador", "veterano", "mestre"];

/// The opponent that most people will want first.
pub const USUAL_OPPONENT: &str = LEVELS[2];

/// Who plays for somebody who is away and for a bot that fails, and where nobody is asked.
pub const STAND_IN: &str = "greedy";

impl Family {
    /// The bots that people are offered, the levels first.
    pub const fn bots(self) -> &'static [&'static str] {
        match self {
            Self::Scopa => &[
                "novato", "aprendiz", "amador", "veterano", "mestre", "greedy", "classico",
                "robot0", "robot1", "robot2", "robot3", "robot4", "random",
            ],
            Self::Buraco => &[
                "novato", "aprendiz", "amador", "veterano", "mestre", "greedy", "base", "random",
            ],
            // Luck alone decides: the levels are there for their names.
            Self::RoubaMontes => &LEVELS,
        }
    }
}
