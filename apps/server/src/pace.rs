//! How often the hub looks into its inbox.

use std::time::{Duration, Instant};

/// Under load, the time from one look to the next. People do not notice it, and each look then
/// finds dozens of moves, which are stored and sent together.
const GATHER: Duration = Duration::from_millis(40);

/// Over how long the load is measured.
const WINDOW: Duration = Duration::from_millis(200);

/// So many inputs in a window are a load.
const LOAD: usize = 60;

/// Says how long to let inputs gather. Clocks are given: the same calls, the same answers.
#[derive(Debug)]
pub(crate) struct Pace {
    window: Instant,
    /// Inputs in the window so far.
    inputs: usize,
    is_loaded: bool,
    /// When the last look ended, unless it left something.
    last: Option<Instant>,
}

impl Pace {
    pub(crate) fn new(now: Instant) -> Self {
        Self {
            window: now,
            inputs: 0,
            is_loaded: false,
            last: None,
        }
    }

    /// Whether much has come lately.
    pub(crate) fn is_loaded(&self) -> bool {
        self.is_loaded
    }

    /// How long to wait before the next look.
    pub(crate) fn pause(&self, now: Instant) -> Duration {
        let last = self.last.filter(|_| self.is_loaded);
        last.map_or(Duration::ZERO, |last| {
            GATHER.saturating_sub(now.saturating_duration_since(last))
        })
    }

    /// A look has taken in so many inputs, and perhaps left some.
    pub(crate) fn took(&mut self, now: Instant, inputs: usize, left_some: bool) {
        self.last = (!left_some).then_some(now);
        self.inputs += inputs;
        let passed = now.saturating_duration_since(self.window);
        if self.inputs >= LOAD {
            self.is_loaded = true;
        }
        if passed >= WINDOW {
            // Longer than a window without a look is no load, whatever came then.
            self.is_loaded = self.inputs >= LOAD && passed < 2 * WINDOW;
            (self.window, self.inputs) = (now, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lets inputs come one by one, so often, and says how many looks there were and the
    /// longest that an input waited.
    fn run(every: Duration, count: u32) -> (usize, Duration) {
        let start = Instant::now();
        let mut pace = Pace::new(start);
        let arrival = |input: u32| start + every * input;
        let (mut looks, mut longest) = (0, Duration::ZERO);
        let (mut next, mut now) = (0, start);
        while next < count {
            now = now.max(arrival(next));
            now += pace.pause(now);
            let first = next;
            longest = longest.max(now - arrival(first));
            while next < count && arrival(next) <= now {
                next += 1;
            }
            looks += 1;
            pace.took(now, (next - first) as usize, false);
        }
        (looks, longest)
    }

    #[test]
    fn few_inputs_are_looked_at_as_they_come() {
        let (looks, longest) = run(Duration::from_millis(20), 500);
        assert_eq!((looks, longest), (500, Duration::ZERO));
    }

    #[test]
    fn many_inputs_gather_and_none_waits_longer_than_that() {
        let (looks, longest) = run(Duration::from_micros(400), 25_000);
        assert!(looks < 700, "{looks}");
        assert!(longest <= GATHER, "{longest:?}");
    }

    #[test]
    fn what_was_left_is_not_kept_waiting() {
        let now = Instant::now();
        let mut pace = Pace::new(now);
        pace.took(now, 1000, true);
        assert_eq!(pace.pause(now), Duration::ZERO);
        pace.took(now, 1000, false);
        assert_eq!(pace.pause(now), GATHER);
    }

    #[test]
    fn a_load_that_is_over_is_forgotten() {
        let start = Instant::now();
        let mut pace = Pace::new(start);
        pace.took(start, 1000, false);
        let later = start + Duration::from_secs(5);
        assert_eq!(pace.pause(later), Duration::ZERO);
        pace.took(later, 1, false);
        assert_eq!(pace.pause(later), Duration::ZERO);
    }
}
