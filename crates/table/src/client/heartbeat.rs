/// After this many milliseconds of silence the server is pinged.
const QUIET: i64 = 20_000;
/// After this many more without an answer the connection is given up.
const PATIENCE: i64 = 10_000;

/// Whether a connection is still alive. A network can be gone without a sign: then what is
/// sent goes nowhere, nothing ever comes, and nobody says so.
#[derive(Clone, Copy, Debug)]
pub struct Heartbeat {
    heard: i64,
    asked: Option<i64>,
}

/// What to do about a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// Nothing.
    Fine,
    /// Ask for a sign of life: say `ping`.
    Ask,
    /// Give it up, and connect again.
    Dead,
}

impl Heartbeat {
    /// That of a connection just made.
    pub fn new(now: i64) -> Self {
        Self {
            heard: now,
            asked: None,
        }
    }

    /// Something arrived.
    pub fn heard(&mut self, now: i64) {
        *self = Self::new(now);
    }

    /// Looks at it, every few seconds.
    pub fn feel(&mut self, now: i64) -> Beat {
        match self.asked {
            Some(asked) if now - asked >= PATIENCE => Beat::Dead,
            None if now - self.heard >= QUIET => self.doubt(now),
            _ => Beat::Fine,
        }
    }

    /// Looks at it because something speaks against it: the device has slept, or changed its
    /// network.
    pub fn doubt(&mut self, now: i64) -> Beat {
        if self.asked.is_some() {
            return self.feel(now);
        }
        self.asked = Some(now);
        Beat::Ask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is done in the next seconds, each with its second.
    fn follow(heartbeat: &mut Heartbeat, from: i64, seconds: i64) -> Vec<(i64, Beat)> {
        (1..=seconds)
            .map(|second| (second, heartbeat.feel(from + second * 1_000)))
            .filter(|(_, beat)| *beat != Beat::Fine)
            .collect()
    }

    #[test]
    fn a_silent_connection_is_asked_once_and_then_given_up() {
        let mut heartbeat = Heartbeat::new(5_000);
        let done = follow(&mut heartbeat, 5_000, 30);
        assert_eq!(done, [(20, Beat::Ask), (30, Beat::Dead)]);
    }

    #[test]
    fn whoever_answers_or_talks_is_alive() {
        let mut heartbeat = Heartbeat::new(0);
        assert_eq!(follow(&mut heartbeat, 0, 29), [(20, Beat::Ask)]);
        heartbeat.heard(29_500);
        assert_eq!(follow(&mut heartbeat, 29_500, 29), [(20, Beat::Ask)]);
        for second in 0..600 {
            heartbeat.heard(60_000 + second * 1_000);
            assert_eq!(heartbeat.feel(60_900 + second * 1_000), Beat::Fine);
        }
    }

    #[test]
    fn after_a_sleep_there_is_time_to_answer() {
        let mut heartbeat = Heartbeat::new(0);
        let woken = 8 * 3_600_000;
        assert_eq!(heartbeat.feel(woken), Beat::Ask);
        assert_eq!(heartbeat.feel(woken + 5_000), Beat::Fine);
        assert_eq!(heartbeat.feel(woken + 10_000), Beat::Dead);
    }

    #[test]
    fn a_doubt_asks_at_once_but_not_again_and_again() {
        let mut heartbeat = Heartbeat::new(0);
        assert_eq!(heartbeat.doubt(1_000), Beat::Ask);
        assert_eq!(heartbeat.doubt(2_000), Beat::Fine);
        assert_eq!(heartbeat.doubt(11_000), Beat::Dead);
    }
}
