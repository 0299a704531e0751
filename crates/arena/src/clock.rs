//! One player's clock in one game.

use std::time::Duration;

use crate::settings::Clock;

/// How much time a player has left. It runs on the monotonic clock of whoever asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatClock {
    for_move: Option<Duration>,
    bank: Option<Duration>,
    increment: Duration,
}

impl SeatClock {
    pub(crate) fn new(clock: &Clock) -> Self {
        Self {
            for_move: clock.move_ms.map(Duration::from_millis),
            bank: clock.bank_ms.map(Duration::from_millis),
            increment: Duration::from_millis(clock.increment_ms),
        }
    }

    /// How long the next move may take; `None` for as long as it likes.
    pub(crate) fn allowed(&self) -> Option<Duration> {
        match (self.for_move, self.bank) {
            (Some(for_move), Some(bank)) => Some(for_move.min(bank)),
            (one, other) => one.or(other),
        }
    }

    /// Takes a move's time from the bank and adds the increment. The bank must have it.
    pub(crate) fn spend(&mut self, used: Duration) {
        if let Some(bank) = &mut self.bank {
            *bank = bank.saturating_sub(used) + self.increment;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    #[test]
    fn the_shorter_of_move_time_and_bank_counts() {
        let mut clock = SeatClock::new(&Clock {
            start_ms: 0,
            move_ms: Some(500),
            bank_ms: Some(1200),
            increment_ms: 100,
        });
        assert_eq!(clock.allowed(), Some(ms(500)));
        clock.spend(ms(500));
        clock.spend(ms(450));
        assert_eq!(clock.allowed(), Some(ms(450)));
        clock.spend(ms(450));
        assert_eq!(clock.allowed(), Some(ms(100)));
    }

    #[test]
    fn without_limits_there_is_no_end() {
        let mut clock = SeatClock::new(&Clock {
            start_ms: 0,
            move_ms: None,
            bank_ms: None,
            increment_ms: 0,
        });
        clock.spend(ms(1_000_000));
        assert_eq!(clock.allowed(), None);
    }
}
