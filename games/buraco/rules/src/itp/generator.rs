//! Gibson's "Ultra High Entropy" generator, as the JavaScript package `random-seed` has it.

use std::hash::{Hash, Hasher};

const ORDER: usize = 48;
const TWO_TO_MINUS_32: f64 = 2.328_306_436_538_696_3e-10;
const TWO_TO_MINUS_53: f64 = 1.110_223_024_625_156_5e-16;

/// The generator behind the reference judge's shuffles. All in IEEE doubles, so that the
/// same seed gives the same numbers as there.
#[derive(Clone, Debug)]
pub struct Gibson {
    numbers: [f64; ORDER],
    carry: f64,
    place: usize,
}

/// The hash by which a seed becomes the state.
struct Mash(f64);

impl Mash {
    fn add(&mut self, text: &str) -> f64 {
        for unit in text.encode_utf16() {
            self.0 += f64::from(unit);
            let mut rest = 0.025_196_032_824_169_38 * self.0;
            self.0 = to_u32(rest);
            rest -= self.0;
            rest *= self.0;
            self.0 = to_u32(rest);
            rest -= self.0;
            self.0 += rest * 4_294_967_296.0;
        }
        to_u32(self.0) * TWO_TO_MINUS_32
    }
}

/// The lowest 32 bits of the integer part, as JavaScript's `>>> 0` takes them.
fn to_u32(number: f64) -> f64 {
    f64::from((number.trunc() as i64) as u32)
}

impl Gibson {
    /// The generator of a seed, given as its decimal text.
    pub fn new(seed: &str) -> Self {
        let mut mash = Mash(4_022_871_197.0);
        let mut numbers = [0.0; ORDER];
        for number in &mut numbers {
            *number = mash.add(" ");
        }
        mash.add(seed);
        for unit in seed.encode_utf16() {
            let code = unit.to_string();
            for number in &mut numbers {
                *number -= mash.add(&code);
                if *number < 0.0 {
                    *number += 1.0;
                }
            }
        }
        Self {
            numbers,
            carry: 1.0,
            place: ORDER,
        }
    }

    fn raw(&mut self) -> f64 {
        self.place += 1;
        if self.place >= ORDER {
            self.place = 0;
        }
        let number = &mut self.numbers[self.place];
        let product = 1_768_863.0 * *number + self.carry * TWO_TO_MINUS_32;
        self.carry = product.trunc();
        *number = product - self.carry;
        *number
    }

    /// A number from 0 to below 1.
    pub fn random(&mut self) -> f64 {
        let high = self.raw();
        let low = (self.raw() * 2_097_152.0).trunc() * TWO_TO_MINUS_53;
        // The reference scales up and down again, which can round.
        (high + low) * f64::MAX / f64::MAX
    }

    /// A whole number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.random() * bound as f64).floor() as usize
    }

    /// Shuffles as the reference does: Fisher-Yates from the end.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// Equal where they will go on alike; the state never holds NaN or a negative zero.
impl PartialEq for Gibson {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place
            && self.carry.to_bits() == other.carry.to_bits()
            && self.numbers.map(f64::to_bits) == other.numbers.map(f64::to_bits)
    }
}

impl Eq for Gibson {}

impl Hash for Gibson {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.place.hash(hasher);
        self.carry.to_bits().hash(hasher);
        self.numbers.map(f64::to_bits).hash(hasher);
    }
}

#[cfg(test)]
mod tests {
    use super::Gibson;

    #[test]
    #[expect(clippy::float_cmp, reason = "the reference's numbers, to the last bit")]
    fn seed_1_begins_with_the_published_numbers() {
        let mut generator = Gibson::new("1");
        let numbers = [generator.random(), generator.random(), generator.random()];
        let published = [
            0.356_652_817_988_917_1,
            0.888_477_936_864_751,
            0.331_668_252_836_610_6,
        ];
        assert_eq!(numbers, published);
    }
}
