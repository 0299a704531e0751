//! All chance in one place: the generator named in records, and a shuffle that
//! is unbiased and the same on every platform, forever.
//!
//! The generator is ChaCha with 8 rounds ([`chacha20::ChaCha8Rng`]). Seed `s` and
//! stream `n` mean: the 32-byte key
//! is the seed's 8 little-endian bytes four times over, stream number `n`, position 0. Numbers are taken 64 bits at a time.
//!
//! Which stream is used for what:
//!
//! | stream | use |
//! |---|---|
//! | 0 | the first dealer of a match |
//! | 1, 2, ... | the deal of round 1, 2, ... |
//! | 2^32 + seat | what a bot at that seat decides by chance; at the terminal move number m starts at word m × 2^32, so that a game resumed goes on alike |
//! | 2^48 + d | of a simulation's seed: the seed of its d-th deal |
//! | 2^52 + m | of a review's seed: the worlds in which move m is judged |
//! | 2^53 + ... | the worlds of hints at the terminal |
//! | 2^55 | of a series' seed: the key of what external bots are given for their own chance, whose stream g is for game g |
//! | 2^54 + n | the secret of the n-th match at a seeded table against bots in the page |

use std::convert::Infallible;

use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng, TryRng};

use crate::Seat;

/// The generator behind every deal.
pub type Generator = ChaCha8Rng;

/// The generator's name in records; a change of generator or shuffle changes it.
pub const GENERATOR: &str = "chacha8/1";

/// The generator of one stream of a seed.
///
/// The 32-byte key is the seed's 8 little-endian bytes, four times over.
pub fn generator(seed: u64, stream: u64) -> Generator {
    let mut key = [0; 32];
    for part in key.chunks_exact_mut(8) {
        part.copy_from_slice(&seed.to_le_bytes());
    }
    keyed(key, stream)
}

/// The generator of one stream of a whole key.
pub fn keyed(key: [u8; 32], stream: u64) -> Generator {
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(stream);
    generator
}

/// The generator for what the bot at this seat decides by chance.
pub fn bot_generator(seed: u64, seat: Seat) -> Generator {
    generator(seed, (1 << 32) + seat.index() as u64)
}

/// A quick generator for moves that are made at random by the million: SplitMix64. Its
/// next numbers follow from one of them, so no deal ever comes from it.
///
/// The next number lies ready: mixing it takes longer than anything else in a random
/// move, and whoever asks would have to wait for it.
#[derive(Clone, Debug)]
pub struct Quick {
    state: u64,
    ready: u64,
}

impl Quick {
    /// The generator of this seed.
    pub const fn new(seed: u64) -> Self {
        let mut quick = Self {
            state: seed,
            ready: 0,
        };
        quick.step();
        quick
    }

    /// Makes the next number ready; gives the one that was.
    #[inline]
    const fn step(&mut self) -> u64 {
        let ready = self.ready;
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.ready = mixed ^ (mixed >> 31);
        ready
    }
}

impl TryRng for Quick {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|number| (number >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.step())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            let number = self.try_next_u64()?.to_le_bytes();
            chunk.copy_from_slice(&number[..chunk.len()]);
        }
        Ok(())
    }
}

/// A number below `bound`, each equally likely (Lemire's method): from 32 random bits
/// where the bound fits them, else from 64.
///
/// # Panics
/// When `bound` is 0.
#[inline]
pub fn below(bound: u64, rng: &mut (impl Rng + ?Sized)) -> u64 {
    assert!(bound > 0, "no number is below 0");
    if let Ok(bound) = u32::try_from(bound) {
        loop {
            let wide = u64::from(rng.next_u32()) * u64::from(bound);
            let low = wide as u32;
            // The first 2^32 mod bound low parts would make some results likelier.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return wide >> 32;
            }
        }
    }
    loop {
        let wide = u128::from(rng.next_u64()) * u128::from(bound);
        let low = wide as u64;
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (wide >> 64) as u64;
        }
    }
}

/// Puts the items in random order, every order equally likely.
///
/// Fisher-Yates from the end: for bound = n down to 2, the item at bound-1 changes
/// places with the item at a random place below the bound. One 64-bit number serves a
/// batch of bounds: it is multiplied by the first bound, the high half is that pick, the
/// low half goes on to the next bound (Brackett-Rozinsky and Lemire, "Batched Ranged Random
/// Integer Generation"). A batch is drawn anew if its last low half is below 2^64 mod the
/// product of its bounds. It has six bounds while they are at most 256, else three while
/// they are at most 65,536, else one, and fewer only where fewer are left: the product
/// stays below 2^48 or is a single bound, so hardly any batch is drawn twice.
#[inline]
pub fn shuffle<T>(items: &mut [T], rng: &mut (impl Rng + ?Sized)) {
    let mut left = items;
    while left.len() > 65_536 {
        left = shuffle_last::<1, T>(left, rng);
    }
    while left.len() > 256 {
        left = shuffle_last::<3, T>(left, rng);
    }
    while left.len() > 6 {
        left = shuffle_last::<6, T>(left, rng);
    }
    match left.len() {
        6 => shuffle_last::<5, T>(left, rng),
        5 => shuffle_last::<4, T>(left, rng),
        4 => shuffle_last::<3, T>(left, rng),
        3 => shuffle_last::<2, T>(left, rng),
        2 => shuffle_last::<1, T>(left, rng),
        _ => left,
    };
}

/// Picks the last `SIZE` items, of at least one more; the others are left. The size is
/// known when compiled: a loop of so few steps would cost more than they do.
#[inline]
fn shuffle_last<'a, const SIZE: usize, T>(
    items: &'a mut [T],
    rng: &mut (impl Rng + ?Sized),
) -> &'a mut [T] {
    let bound = items.len() as u64;
    let mut product = 1_u64;
    for done in 0..SIZE as u64 {
        product *= bound - done;
    }
    let mut picks = [0_u64; SIZE];
    loop {
        let mut low = rng.next_u64();
        for (done, pick) in (0..).zip(&mut picks) {
            let wide = u128::from(low) * u128::from(bound - done);
            *pick = (wide >> 64) as u64;
            low = wide as u64;
        }
        if low >= product || low >= product.wrapping_neg() % product {
            break;
        }
    }
    for (done, &pick) in picks.iter().enumerate() {
        items.swap(bound as usize - 1 - done, pick as usize);
    }
    &mut items[..bound as usize - SIZE]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_gives_the_documented_numbers_forever() {
        let mut first = generator(1, 0);
        let mut other = generator(1, 1);
        let mut deck: Vec<u8> = (0..40).collect();
        shuffle(&mut deck, &mut generator(1, 1));
        assert_eq!(
            (first.next_u64(), other.next_u64(), &deck[..8]),
            FROZEN,
            "a change here breaks every record ever written: give GENERATOR a new name"
        );
    }
    const FROZEN: (u64, u64, &[u8]) = (
        4_570_756_583_596_847_763,
        8_857_595_838_903_056_316,
        &[3, 26, 7, 28, 11, 22, 25, 38],
    );

    #[test]
    fn every_order_of_four_cards_is_equally_likely() {
        let mut rng = generator(7, 0);
        let mut seen = std::collections::HashMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            shuffle(&mut items, &mut rng);
            *seen.entry(items).or_insert(0_i32) += 1;
        }
        assert_eq!(seen.len(), 24);
        // Chi-squared with 23 degrees of freedom: 49.7 is the 0.1 % point, and the seed is fixed.
        let chi: f64 = seen
            .values()
            .map(|&n| f64::from(n - 1000).powi(2) / 1000.0)
            .sum();
        assert!(chi < 49.7, "chi-squared {chi}");
    }

    #[test]
    fn every_card_lands_in_every_place_of_a_large_pack_equally_often() {
        let mut rng = generator(8, 0);
        let mut counts = vec![[0_i32; 40]; 40];
        for _ in 0..40_000 {
            let mut items: [usize; 40] = std::array::from_fn(|i| i);
            shuffle(&mut items, &mut rng);
            for (place, &card) in items.iter().enumerate() {
                counts[card][place] += 1;
            }
        }
        let chi: f64 = counts
            .iter()
            .flatten()
            .map(|&n| f64::from(n - 1000).powi(2) / 1000.0)
            .sum();
        // 39 x 39 degrees of freedom: mean 1521, standard deviation 55.
        assert!((1300.0..1750.0).contains(&chi), "chi-squared {chi}");
    }

    #[test]
    fn packs_of_thousands_of_cards_keep_every_card() {
        let mut items: Vec<u32> = (0..10_000).collect();
        shuffle(&mut items, &mut generator(9, 0));
        items.sort_unstable();
        assert!(items.iter().copied().eq(0..10_000));
    }

    #[test]
    fn quick_numbers_are_those_of_splitmix64_and_spread_evenly() {
        // The generator's published first numbers for seed 1234567.
        let mut quick = Quick::new(1_234_567);
        let first = [quick.next_u64(), quick.next_u64(), quick.next_u64()];
        assert_eq!(
            first,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
        let mut counts = [0_i32; 3];
        for _ in 0..30_000 {
            counts[below(3, &mut quick) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (count - 10_000).abs() < 400),
            "{counts:?}"
        );
        let mut bytes = [0; 11];
        quick.fill_bytes(&mut bytes);
        assert!(bytes[8..].iter().any(|byte| *byte != 0));
    }

    #[test]
    fn numbers_below_a_bound_stay_below_it() {
        let mut rng = generator(10, 0);
        for bound in [1, 2, 3, 7, u64::MAX] {
            for _ in 0..100 {
                assert!(below(bound, &mut rng) < bound);
            }
        }
    }
}
