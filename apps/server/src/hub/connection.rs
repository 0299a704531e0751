use baralho_protocol::online::{Person, TableCode};
use baralho_words::Language;

/// The number of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// What the hub knows of a connection.
pub(super) struct Connection {
    pub(super) person: Person,
    pub(super) language: Language,
    /// Has said hello.
    pub(super) greeted: bool,
    /// Wants to hear of the lobby.
    pub(super) lobby: bool,
    pub(super) table: Option<TableCode>,
    bucket: Bucket,
    /// Messages refused in a row because they came too fast.
    pub(super) pushes: u32,
}

impl Connection {
    pub(super) fn new(person: Person, now: i64, burst: u32) -> Self {
        Self {
            person,
            language: Language::En,
            greeted: false,
            lobby: false,
            table: None,
            bucket: Bucket {
                milli: u64::from(burst) * 1000,
                at: now,
            },
            pushes: 0,
        }
    }

    /// Whether one more message is not too much.
    pub(super) fn may_speak(&mut self, now: i64, burst: u32, rate: u32) -> bool {
        self.bucket.take(now, burst, rate)
    }
}

/// Fills up with time; every message takes one drop. Counted in thousandths of a drop.
struct Bucket {
    milli: u64,
    at: i64,
}

impl Bucket {
    fn take(&mut self, now: i64, burst: u32, rate: u32) -> bool {
        let passed = u64::try_from(now - self.at).unwrap_or(0);
        self.at = now.max(self.at);
        let filled = self
            .milli
            .saturating_add(passed.saturating_mul(rate.into()));
        self.milli = filled.min(u64::from(burst) * 1000);
        if self.milli < 1000 {
            return false;
        }
        self.milli -= 1000;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_lets_a_burst_through_and_then_the_rate() {
        let mut bucket = Bucket {
            milli: 3_000,
            at: 0,
        };
        let taken = (0..10).filter(|_| bucket.take(0, 3, 2)).count();
        assert_eq!(taken, 3);
        assert!(bucket.take(500, 3, 2));
        assert!(!bucket.take(500, 3, 2));
        // Time that goes backwards fills nothing.
        assert!(!bucket.take(-10_000, 3, 2));
    }
}
