//! Bots by name, and with a budget: `greedy`, `mestre:200ms`, `mestre:5000it`.

use thiserror::Error;

use crate::{BadBudget, Budget};

/// A bot's name as typed, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotName<'a> {
    /// Which bot.
    pub name: &'a str,
    /// What it may do for a move, if that was said.
    pub budget: Option<Budget>,
}

/// A name that no bot of the game has, or a budget that cannot be.
#[allow(missing_docs)] // the texts say it all
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadBot {
    #[error("there is no bot `{name}` for this game: the bots are {}", known.join(", "))]
    Unknown {
        name: String,
        known: &'static [&'static str],
    },
    #[error(
        "{name} sees every card, which is cheating: only `baralho sim` lets it play, to measure what is possible at all"
    )]
    SeesAll { name: String },
    #[error("{0}")]
    Budget(#[from] BadBudget),
    #[error("{name} takes no time: only {} do", thinkers.join(", "))]
    NoBudget {
        name: String,
        thinkers: &'static [&'static str],
    },
}

impl BadBot {
    /// There is no such bot among these.
    pub fn unknown(name: &str, known: &'static [&'static str]) -> Self {
        Self::Unknown {
            name: name.to_owned(),
            known,
        }
    }
}

impl<'a> BotName<'a> {
    /// A name as typed, without what it may do.
    pub(crate) fn without_budget(typed: &str) -> &str {
        typed.split_once(':').map_or(typed, |(name, _)| name)
    }

    /// Reads a name among these bots.
    pub fn read(
        typed: &'a str,
        known: &'static [&'static str],
        thinkers: &'static [&'static str],
    ) -> Result<Self, BadBot> {
        let (name, budget) = match typed.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (typed, None),
        };
        if !known.contains(&name) {
            return Err(BadBot::unknown(typed, known));
        }
        let Some(budget) = budget else {
            return Ok(Self { name, budget: None });
        };
        if !thinkers.contains(&name) {
            return Err(BadBot::NoBudget {
                name: name.to_owned(),
                thinkers,
            });
        }
        let budget = Some(budget.parse()?);
        Ok(Self { name, budget })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_follows_the_name_of_a_bot_that_takes_one() {
        const KNOWN: &[&str] = &["greedy", "mestre"];
        const THINKERS: &[&str] = &["mestre"];
        let read = |typed| BotName::read(typed, KNOWN, THINKERS);
        assert_eq!(read("greedy").expect("a bot").budget, None);
        let timed = read("mestre:5000it").expect("a bot");
        assert_eq!(timed.budget, Some(Budget::Iterations(5000)));
        assert!(matches!(read("greedy:1s"), Err(BadBot::NoBudget { .. })));
        assert!(matches!(read("mestre:"), Err(BadBot::Budget(_))));
        assert!(matches!(read("master:1s"), Err(BadBot::Unknown { .. })));
    }
}
