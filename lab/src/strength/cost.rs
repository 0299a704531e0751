//! About how long things take: for the time left, and for the list.

use std::time::Duration;

use baralho_bots::Budget;

use super::{rows::Meeting, rules};

/// About how long a bot thinks about a move, by its name as typed.
fn thinking(bot: &str) -> Duration {
    let budget = bot
        .split_once(':')
        .and_then(|(_, budget)| budget.parse().ok());
    match (budget, bot.split(':').next()) {
        (Some(Budget::Time(time)), _) => time,
        (Some(Budget::Iterations(count)), _) => Duration::from_micros(5 * u64::from(count)),
        (None, Some("mestre")) => Duration::from_millis(10),
        (None, Some("vidente")) => Duration::from_micros(200),
        _ => Duration::from_micros(10),
    }
}

/// About how many microseconds a deal takes, each game of it.
pub(super) fn of_deal(meeting: &Meeting, bots: [&str; 2]) -> u64 {
    let decisions = u64::from(meeting.decisions);
    let sides = rules(meeting).sides() as u64;
    let [one, other] = bots.map(|bot| thinking(bot).as_micros() as u64);
    (sides * decisions * (one + (sides - 1) * other)).max(1)
}

/// About how many minutes a match takes on one core.
pub(super) fn minutes(meeting: &Meeting, bots: [&str; 2], deals: u64) -> f64 {
    (of_deal(meeting, bots) * deals) as f64 / 60e6
}
