//! Who may be played against: what page, terminal, server and laboratory offer people. What the
//! bots of these names are is known only where they are.

/// The levels for people, from first-timer to strongest.
pub const LEVELS: [&str; 5] = ["novato", "aprendiz", "amador", "veterano", "mestre"];

/// The opponent that most people will want first.
pub const USUAL_OPPONENT: &str = LEVELS[2];

/// Who plays for somebody who is away and for a bot that fails, and where nobody is asked.
pub const STAND_IN: &str = "greedy";
