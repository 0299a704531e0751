//! The clocks of a match: the same sums at the server and at every client.

use baralho_game::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use super::ClockRule;

/// How often a seat may ask for more time in one match: ten times, as the guidelines for
/// accessible time limits ask for.
pub const EXTENSIONS: u8 = 10;

/// The clocks of all seats. Times are milliseconds of the server's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    rule: ClockRule,
    /// What each seat has left in its bank.
    bank: [i64; MAX_SEATS],
    /// Extensions used by each seat.
    extended: [u8; MAX_SEATS],
    /// Whose clock runs, what is granted for this move, and since when it runs.
    running: Option<Running>,
    /// Whether all clocks are stopped.
    stopped: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Running {
    seat: u8,
    /// What was left when the clock began to run.
    left: i64,
    since: i64,
}

impl Clocks {
    /// Full clocks that do not run yet.
    pub fn new(rule: ClockRule) -> Self {
        let bank = match rule {
            ClockRule::Bank { seconds, .. } => i64::from(seconds) * 1000,
            _ => 0,
        };
        Self {
            rule,
            bank: [bank; MAX_SEATS],
            extended: [0; MAX_SEATS],
            running: None,
            stopped: false,
        }
    }

    /// By which rule they run.
    pub const fn rule(&self) -> ClockRule {
        self.rule
    }

    /// It is this seat's turn from now on; `None` when it is nobody's. `timed` is false for
    /// bots, whose clocks do not run.
    pub fn turn(&mut self, now: i64, seat: Option<Seat>, timed: bool) {
        let seat = seat.filter(|_| timed);
        if let (ClockRule::Bank { increment, .. }, Some(was)) = (self.rule, self.running) {
            let ended = seat.is_none_or(|seat| seat.index() != usize::from(was.seat));
            self.bank[usize::from(was.seat)] = self.left_of(was, now).max(0);
            if ended {
                self.bank[usize::from(was.seat)] += i64::from(increment) * 1000;
            }
        }
        self.running = seat.and_then(|seat| {
            let left = match self.rule {
                ClockRule::Off => return None,
                ClockRule::Move { seconds } => i64::from(seconds) * 1000,
                ClockRule::Bank { .. } => self.bank[seat.index()],
            };
            Some(Running {
                seat: seat.index() as u8,
                left,
                since: now,
            })
        });
    }

    /// Gives the seat whose clock runs its time once more; says how much that is, or `None`
    /// when it has asked too often or has no clock.
    pub fn extend(&mut self, now: i64, seat: Seat) -> Option<i64> {
        let more = self.rule.extension_ms();
        let running = self
            .running
            .filter(|running| usize::from(running.seat) == seat.index())?;
        if self.extended[seat.index()] >= EXTENSIONS {
            return None;
        }
        self.extended[seat.index()] += 1;
        self.running = Some(Running {
            left: self.left_of(running, now) + more,
            since: now,
            ..running
        });
        Some(more)
    }

    /// Stops all clocks.
    pub fn stop(&mut self, now: i64) {
        if let Some(running) = self.running.filter(|_| !self.stopped) {
            self.running = Some(Running {
                left: self.left_of(running, now),
                since: now,
                ..running
            });
        }
        self.stopped = true;
    }

    /// Lets the clocks run from now on: what went by since they last did does not count.
    pub fn go_on(&mut self, now: i64) {
        if let Some(running) = &mut self.running {
            running.since = now;
        }
        self.stopped = false;
    }

    /// The seat whose clock runs, and what it has left now.
    pub fn left(&self, now: i64) -> Option<(Seat, i64)> {
        let running = self.running?;
        let seat = Seat::new(usize::from(running.seat));
        Some((seat, self.left_of(running, now)))
    }

    /// When the running clock will be empty.
    pub fn deadline(&self) -> Option<i64> {
        let running = self.running.filter(|_| !self.stopped)?;
        Some(running.since + running.left)
    }

    fn left_of(&self, running: Running, now: i64) -> i64 {
        if self.stopped {
            running.left
        } else {
            running.left - (now - running.since).max(0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: Seat = Seat::new(0);
    const BIA: Seat = Seat::new(1);

    #[test]
    fn every_move_has_its_own_time() {
        let mut clocks = Clocks::new(ClockRule::Move { seconds: 10 });
        clocks.turn(0, Some(ANA), true);
        assert_eq!(clocks.left(4_000), Some((ANA, 6_000)));
        clocks.turn(9_000, Some(BIA), true);
        assert_eq!(clocks.deadline(), Some(19_000));
        clocks.turn(9_500, Some(ANA), true);
        assert_eq!(clocks.left(9_500), Some((ANA, 10_000)));
    }

    #[test]
    fn a_bank_is_used_up_and_refilled_by_moves() {
        let mut clocks = Clocks::new(ClockRule::Bank {
            seconds: 60,
            increment: 5,
        });
        clocks.turn(0, Some(ANA), true);
        clocks.turn(20_000, Some(BIA), true);
        clocks.turn(21_000, Some(ANA), true);
        assert_eq!(clocks.left(21_000), Some((ANA, 45_000)));
        // Several decisions in one turn, as at Buraco, refill the bank once.
        clocks.turn(22_000, Some(ANA), true);
        assert_eq!(clocks.left(22_000), Some((ANA, 44_000)));
    }

    #[test]
    fn who_needs_more_time_gets_it_ten_times() {
        let mut clocks = Clocks::new(ClockRule::Move { seconds: 10 });
        clocks.turn(0, Some(ANA), true);
        assert_eq!(clocks.extend(1_000, BIA), None);
        for _ in 0..EXTENSIONS {
            assert_eq!(clocks.extend(1_000, ANA), Some(10_000));
        }
        assert_eq!(clocks.extend(1_000, ANA), None);
        assert_eq!(clocks.left(1_000), Some((ANA, 109_000)));
        assert_eq!(clocks.extended[ANA.index()], EXTENSIONS);
    }

    #[test]
    fn time_that_stands_still_is_not_charged() {
        let mut clocks = Clocks::new(ClockRule::Move { seconds: 10 });
        clocks.turn(0, Some(ANA), true);
        clocks.stop(3_000);
        assert_eq!(clocks.left(500_000), Some((ANA, 7_000)));
        assert_eq!(clocks.deadline(), None);
        clocks.go_on(500_000);
        assert_eq!(clocks.deadline(), Some(507_000));
    }

    #[test]
    fn clocks_of_bots_do_not_run() {
        let mut clocks = Clocks::new(ClockRule::Move { seconds: 10 });
        clocks.turn(0, Some(ANA), false);
        assert_eq!((clocks.left(1), clocks.deadline()), (None, None));
    }
}
