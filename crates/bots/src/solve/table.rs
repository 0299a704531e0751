//! What is proven about positions met before.

/// All that a position's rest depends on: compared as a whole, so that no two different
/// positions are ever taken for each other.
pub trait Key: Copy + Eq + std::fmt::Debug {
    /// Some key, to fill what is empty.
    const ANY: Self;

    /// A number that spreads keys evenly: the same on every platform.
    fn spread(&self) -> u64;
}

impl<const WORDS: usize> Key for [u64; WORDS] {
    const ANY: Self = [0; WORDS];

    #[inline]
    fn spread(&self) -> u64 {
        let mut mixed = 0_u64;
        for &word in self {
            // An odd constant spreads low bits upwards; the turn brings them down again.
            mixed = (mixed ^ word)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .rotate_left(29);
        }
        mixed ^ mixed >> 32
    }
}

/// What is proven about one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proven {
    /// The rest brings at least this.
    pub(super) low: i16,
    /// The rest brings at most this.
    pub(super) high: i16,
    /// The move that proved it, by its place in the order shown; [`NO_MOVE`] for none.
    pub(super) best: u16,
}

/// No move.
pub(super) const NO_MOVE: u16 = u16::MAX;

#[derive(Clone, Copy, Debug)]
struct Entry<K> {
    key: K,
    proven: Proven,
    /// In which search it was written; 0 for never: nothing is there.
    age: u8,
    /// About how much work it cost: the logarithm of the positions looked at.
    effort: u8,
}

impl<K: Key> Entry<K> {
    const NOTHING: Self = Self {
        key: K::ANY,
        proven: Proven {
            low: 0,
            high: 0,
            best: NO_MOVE,
        },
        age: 0,
        effort: 0,
    };
}

/// A table of bounded size. It starts small and doubles while it fills, so that a short
/// search touches little memory; at its full size cheap entries make room for costly ones.
#[derive(Clone, Debug)]
pub(super) struct Table<K> {
    /// Buckets of [`WAYS`] entries; empty until the first is written.
    entries: Vec<Entry<K>>,
    used: usize,
    most: usize,
    age: u8,
}

/// How many entries a key may be found in.
const WAYS: usize = 4;
/// Entries at the beginning.
const FIRST: usize = 1 << 10;

impl<K: Key> Table<K> {
    /// Of at most so many entries, rounded up to a power of two.
    pub(super) fn new(most: usize) -> Self {
        Self {
            entries: Vec::new(),
            used: 0,
            most: most.next_power_of_two().max(FIRST),
            age: 1,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.clear();
        self.used = 0;
        self.age = 1;
    }

    /// A new search begins: what earlier ones left is the first to be replaced.
    pub(super) fn next_search(&mut self) {
        self.age = if self.age == u8::MAX { 1 } else { self.age + 1 };
    }

    #[inline]
    fn bucket(&self, spread: u64) -> usize {
        spread as usize & (self.entries.len() - 1) & !(WAYS - 1)
    }

    #[inline]
    pub(super) fn get(&self, key: &K, spread: u64) -> Option<Proven> {
        if self.entries.is_empty() {
            return None;
        }
        let from = self.bucket(spread);
        self.entries[from..from + WAYS]
            .iter()
            .find(|entry| entry.key == *key && entry.age != 0)
            .map(|entry| entry.proven)
    }

    #[inline]
    pub(super) fn put(&mut self, key: K, spread: u64, proven: Proven, work: u64) {
        if self.used * 4 >= self.entries.len() * 3 && self.entries.len() < self.most {
            self.grow();
        }
        let effort = work.max(1).ilog2() as u8;
        let (from, age) = (self.bucket(spread), self.age);
        let bucket = &mut self.entries[from..from + WAYS];
        let mut place = 0;
        let mut least = u16::MAX;
        for (at, entry) in bucket.iter().enumerate() {
            if entry.age == 0 {
                self.used += 1;
                place = at;
                break;
            }
            if entry.key == key {
                place = at;
                break;
            }
            let dear = u16::from(entry.age == age) << 8 | u16::from(entry.effort);
            if dear < least {
                (place, least) = (at, dear);
            }
        }
        bucket[place] = Entry {
            key,
            proven,
            age,
            effort,
        };
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.entries.len() * 2).max(FIRST);
        let old = std::mem::replace(&mut self.entries, vec![Entry::NOTHING; size]);
        self.used = 0;
        for entry in old.into_iter().filter(|entry| entry.age != 0) {
            let from = self.bucket(entry.key.spread());
            // A bucket of the old table splits in two: there is always room.
            if let Some(free) = self.entries[from..from + WAYS]
                .iter_mut()
                .find(|place| place.age == 0)
            {
                *free = entry;
                self.used += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proven(low: i16) -> Proven {
        Proven {
            low,
            high: 9,
            best: NO_MOVE,
        }
    }

    #[test]
    fn a_table_never_answers_for_another_key_and_never_outgrows_its_size() {
        let mut table = Table::<[u64; 2]>::new(4096);
        for number in 0..100_000_u64 {
            let key = [number, number % 7];
            table.put(key, key.spread(), proven((number % 1000) as i16), 1);
        }
        assert_eq!(table.entries.len(), 4096);
        let mut kept = 0;
        for number in 0..100_000_u64 {
            let key = [number, number % 7];
            if let Some(found) = table.get(&key, key.spread()) {
                assert_eq!(found.low, (number % 1000) as i16);
                kept += 1;
            }
            let other = [number, 8];
            assert!(table.get(&other, key.spread()).is_none());
        }
        assert!(kept > 3000, "{kept}");
        table.clear();
        assert!(table.get(&[1, 1], [1, 1].spread()).is_none());
    }

    #[test]
    fn what_cost_much_stays_longer_than_what_cost_little() {
        let mut table = Table::<[u64; 1]>::new(1024);
        for number in 0..100_u64 {
            table.put([number], [number].spread(), proven(1), 1 << 20);
        }
        for number in 100..50_000_u64 {
            table.put([number], [number].spread(), proven(2), 1);
        }
        let kept = (0..100_u64).filter(|&n| table.get(&[n], [n].spread()).is_some());
        assert!(kept.count() > 95);
    }
}
