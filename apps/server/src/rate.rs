//! Rates: everybody has a bucket that fills with time, and whatever is limited takes a drop.

use std::{
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
};

use baralho_protocol::online::Refusal;
use parking_lot::Mutex;
use rustc_hash::FxHashMap;

/// So many at once, and so many per minute in the long run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// Per minute.
    pub per_minute: u32,
}

impl Rate {
    /// As many as anybody wants.
    pub const ENDLESS: Self = Self::new(u32::MAX, u32::MAX);

    /// So many at once, and so many per minute.
    pub const fn new(burst: u32, per_minute: u32) -> Self {
        Self { burst, per_minute }
    }
}

/// Seconds to wait for the next drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooFast(pub(crate) u64);

impl From<TooFast> for Refusal {
    fn from(_: TooFast) -> Self {
        Self::TooFast
    }
}

/// So many are remembered at most. Whoever has more addresses than that to attack from cannot
/// be held off by rates anyway.
const MOST: usize = 50_000;

/// Milliseconds in a minute: a rate per minute fills a bucket by as many parts of a drop in each
/// of them.
const DROP: u64 = 60_000;

/// What one owner may still take, counted in sixty-thousandths of a drop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    level: u64,
    at: i64,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: i64) -> Self {
        let level = u64::from(rate.burst) * DROP;
        Self { level, at: now }
    }

    fn fill(&mut self, rate: Rate, now: i64) {
        let passed = u64::try_from(now.saturating_sub(self.at)).unwrap_or(0);
        let gained = passed.saturating_mul(rate.per_minute.into());
        let most = Self::full(rate, now).level;
        self.level = self.level.saturating_add(gained).min(most);
        self.at = self.at.max(now);
    }

    fn is_full(mut self, rate: Rate, now: i64) -> bool {
        self.fill(rate, now);
        self.level == Self::full(rate, now).level
    }

    /// Takes a drop, or says how long to wait for one.
    pub(crate) fn take(&mut self, rate: Rate, now: i64) -> Result<(), TooFast> {
        self.fill(rate, now);
        if let Some(rest) = self.level.checked_sub(DROP) {
            self.level = rest;
            return Ok(());
        }
        let missing = DROP - self.level;
        let per_second = u64::from(rate.per_minute.max(1)) * 1000;
        Err(TooFast(missing.div_ceil(per_second)))
    }

    fn give_back(&mut self, rate: Rate) {
        let most = Self::full(rate, self.at).level;
        self.level = (self.level + DROP).min(most);
    }
}

/// Buckets by whatever tells their owners apart.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<FxHashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self {
            rate,
            buckets: Mutex::new(FxHashMap::default()),
        }
    }

    /// Takes a drop, or says how long to wait for one.
    pub(crate) fn take(&self, owner: K, now: i64) -> Result<(), TooFast> {
        let mut buckets = self.buckets.lock();
        if buckets.len() >= MOST && !buckets.contains_key(&owner) {
            // Full buckets say nothing that a new one would not.
            buckets.retain(|_, bucket| !bucket.is_full(self.rate, now));
            if buckets.len() >= MOST {
                buckets.clear();
            }
        }
        let full = Bucket::full(self.rate, now);
        buckets.entry(owner).or_insert(full).take(self.rate, now)
    }

    /// Gives a drop back that turned out not to be due.
    pub(crate) fn give_back(&self, owner: &K) {
        let mut buckets = self.buckets.lock();
        if let Some(bucket) = buckets.get_mut(owner) {
            bucket.give_back(self.rate);
        }
    }
}

/// What counts as one client: whoever has an address of version 6 has a whole network of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientKey(IpAddr);

impl ClientKey {
    /// Its address, or the first of its network.
    pub fn address(self) -> IpAddr {
        self.0
    }
}

impl From<IpAddr> for ClientKey {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                Ipv6Addr::from(network).into()
            }
            version_4 @ IpAddr::V4(_) => version_4,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate {
        burst: 3,
        per_minute: 6,
    };

    #[test]
    fn a_burst_goes_through_and_then_the_rate() {
        let buckets = Buckets::new(RATE);
        let taken = (0..9).filter(|_| buckets.take("ana", 0).is_ok()).count();
        assert_eq!(taken, 3);
        assert_eq!(buckets.take("ana", 0), Err(TooFast(10)));
        assert_eq!(buckets.take("ana", 4_000), Err(TooFast(6)));
        assert_eq!(buckets.take("ana", 10_000), Ok(()));
        assert_eq!(buckets.take("ana", 10_000), Err(TooFast(10)));
        assert_eq!(buckets.take("bia", 10_000), Ok(()));
        // Time that runs backwards fills nothing, and takes nothing.
        assert_eq!(buckets.take("ana", -50_000), Err(TooFast(10)));
        buckets.give_back(&"ana");
        assert_eq!(buckets.take("ana", 10_000), Ok(()));
    }

    #[test]
    fn memory_is_bounded() {
        let buckets = Buckets::new(RATE);
        for owner in 0..2 * MOST {
            assert_eq!(buckets.take(owner, 0), Ok(()));
        }
        let there = buckets.buckets.lock().len();
        assert!(there <= MOST, "{there}");
        // Whoever is empty is remembered while others are full again.
        let buckets = Buckets::new(RATE);
        for owner in 0..MOST - 1 {
            assert_eq!(buckets.take(owner, 0), Ok(()));
        }
        while buckets.take(usize::MAX, 10_000).is_ok() {}
        assert_eq!(buckets.take(usize::MAX - 1, 10_000), Ok(()));
        assert!(buckets.take(usize::MAX, 10_000).is_err());
    }

    #[test]
    fn a_network_of_version_6_is_one_client() {
        let key = |text: &str| ClientKey::from(text.parse::<IpAddr>().expect(text));
        assert_eq!(key("2001:db8::1"), key("2001:db8::ffff:2"));
        assert_ne!(key("2001:db8::1"), key("2001:db8:0:1::1"));
        assert_ne!(key("10.0.0.1"), key("10.0.0.2"));
        assert_eq!(key("::ffff:10.0.0.1"), key("10.0.0.1"));
    }
}
