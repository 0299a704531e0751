//! How long a search may go on, and what it may use.

use std::{fmt, num::NonZeroUsize, str::FromStr, time::Duration};

use thiserror::Error;

/// How much a search may do for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So much time, by the clock it is given.
    Time(Duration),
    /// So many iterations: the same move every time.
    Iterations(u32),
}

/// A text that is not a budget.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not a budget: expected a time such as 200ms or 1.5s (up to 600s), or a number of iterations such as 5000it"
)]
pub struct BadBudget(pub String);

impl Budget {
    /// No move takes longer than this, whatever is asked for.
    pub const LONGEST: Duration = Duration::from_mins(10);
}

impl FromStr for Budget {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Self, BadBudget> {
        let is_plain = |digits: &str| {
            digits.starts_with(|c: char| c.is_ascii_digit())
                && digits.bytes().all(|b| b.is_ascii_digit() || b == b'.')
        };
        let time = |digits: &str, unit: f64| {
            let seconds = digits.parse::<f64>().ok().filter(|_| is_plain(digits))? * unit;
            (seconds > 0.0 && seconds <= Self::LONGEST.as_secs_f64())
                .then(|| Self::Time(Duration::from_secs_f64(seconds)))
        };
        let read = if let Some(digits) = text.strip_suffix("it") {
            let count = digits.parse().ok();
            count
                .filter(|&count| is_plain(digits) && count > 0)
                .map(Self::Iterations)
        } else {
            let units = [("us", 1e-6), ("ms", 1e-3), ("s", 1.0)];
            let unit = units.iter().find(|(unit, _)| text.ends_with(*unit));
            unit.and_then(|(unit, seconds)| time(text.strip_suffix(*unit)?, *seconds))
        };
        read.ok_or_else(|| BadBudget(text.chars().take(40).collect()))
    }
}

/// As it is typed.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) => write!(f, "{}ms", time.as_secs_f64() * 1e3),
            Self::Iterations(count) => write!(f, "{count}it"),
        }
    }
}

/// A clock that only ever goes forward: the time since some fixed moment.
pub type Clock = fn() -> Duration;

/// Whether nobody waits for an answer any more: asked often, so it had better be quick.
pub type Stop = fn() -> bool;

/// What a search may use besides its budget.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// Threads it may start. What it finds within a number of iterations does not
    /// depend on them.
    pub threads: NonZeroUsize,
    /// What time budgets are measured by.
    pub clock: Clock,
    /// Ends every search at once, whatever is left of its budget: the answer is then what
    /// was found so far.
    pub stop: Stop,
}

impl Means {
    /// One thread and this clock.
    pub const fn single(clock: Clock) -> Self {
        Self {
            threads: NonZeroUsize::MIN,
            clock,
            stop: || false,
        }
    }

    /// The same, until this says stop.
    pub const fn until(self, stop: Stop) -> Self {
        Self { stop, ..self }
    }

    /// The same with so many threads.
    pub const fn with_threads(self, threads: NonZeroUsize) -> Self {
        Self { threads, ..self }
    }
}

/// Counts iterations and looks at the clock now and then.
#[derive(Clone, Debug)]
pub struct Stopwatch {
    clock: Clock,
    stop: Stop,
    end: Option<Duration>,
    left: u32,
}

impl Stopwatch {
    /// Starts now.
    pub fn start(budget: Budget, means: &Means) -> Self {
        let (end, left) = match budget {
            Budget::Time(time) => (Some((means.clock)() + time), u32::MAX),
            Budget::Iterations(count) => (None, count),
        };
        Self {
            clock: means.clock,
            stop: means.stop,
            end,
            left,
        }
    }

    /// Whether nobody waits any more.
    pub fn is_stopped(&self) -> bool {
        (self.stop)()
    }

    /// Another, for the first half of the time that is left. A number of iterations is not
    /// shared: it counts all of them.
    #[must_use]
    pub fn first_half(&self) -> Self {
        let now = || (self.clock)();
        Self {
            end: self.end.map(|end| now() + end.saturating_sub(now()) / 2),
            ..self.clone()
        }
    }

    /// Whether so many more iterations may be done; takes them off the budget. Call it
    /// with a few at a time: a look at a clock costs something.
    pub fn allows(&mut self, iterations: u32) -> bool {
        if self.is_stopped() {
            return false;
        }
        match self.end {
            Some(end) => (self.clock)() < end,
            None if self.left >= iterations => {
                self.left -= iterations;
                true
            }
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_as_people_type_them() {
        let read = |text: &str| text.parse::<Budget>();
        assert_eq!(read("200ms"), Ok(Budget::Time(Duration::from_millis(200))));
        assert_eq!(read("1.5s"), Ok(Budget::Time(Duration::from_millis(1500))));
        assert_eq!(read("500us"), Ok(Budget::Time(Duration::from_micros(500))));
        assert_eq!(read("5000it"), Ok(Budget::Iterations(5000)));
        let unreadable = "|ms|0ms|-1s|1e3ms|601s|0it|1.5it|+5it|5|5 it|nans|infs|.5s|99999999999it";
        for bad in unreadable.split('|') {
            assert_eq!(read(bad), Err(BadBudget(bad.into())));
        }
        for text in ["200ms", "1.5ms", "5000it"] {
            assert_eq!(read(text).expect("a budget").to_string(), text);
        }
    }

    #[test]
    fn a_number_of_iterations_is_never_exceeded_and_the_clock_not_asked() {
        let means = Means::single(|| panic!("asked"));
        let mut watch = Stopwatch::start(Budget::Iterations(10), &means);
        assert!(watch.allows(4) && watch.allows(4) && !watch.allows(4));
        assert!(watch.allows(2) && !watch.allows(1));
    }

    #[test]
    fn whoever_says_stop_ends_every_budget() {
        let means = Means::single(|| Duration::ZERO).until(|| true);
        for budget in [Budget::Iterations(10), Budget::Time(Budget::LONGEST)] {
            let mut watch = Stopwatch::start(budget, &means);
            assert!(!watch.allows(1) && !watch.allows(0));
        }
    }
}
