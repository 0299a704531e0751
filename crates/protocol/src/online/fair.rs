//! Where the cards of a match come from, so that everybody can check it afterwards.
//!
//! Before a deal the server chooses a secret and shows its hash, the [`commitment`]. Seats
//! may then add texts of their own. The [`seed`] of all deals follows from both, and at the
//! end everything is laid open: [`check`] says whether it fits together.
//!
//! ```
//! use baralho_protocol::online::fair;
//!
//! let secret = [7; 32];
//! let shown = fair::commitment(&secret);
//! let seed = fair::seed(&secret, ["my dog is called Rex", ""].into_iter());
//! let opened = fair::to_hex(&secret);
//! let seeds = ["my dog is called Rex".to_owned(), String::new()];
//! assert_eq!(fair::check(&shown, &opened, &seeds, seed), Ok(()));
//! ```

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// Begins what the seed is the hash of; a change of the recipe changes it.
const RECIPE: &[u8] = b"baralho-deal/1";

/// The hash of the secret that is shown before the deal, in hexadecimal.
pub fn commitment(secret: &[u8; 32]) -> String {
    to_hex(&Sha256::digest(secret))
}

/// The seed of all deals of a match: the first eight bytes, little-endian, of SHA-256 over
/// `baralho-deal/1`, the secret, and for every seat the length of its text in bytes (four
/// bytes, little-endian) and the text.
pub fn seed<'a>(secret: &[u8; 32], seeds: impl Iterator<Item = &'a str>) -> u64 {
    let mut hash = Sha256::new();
    hash.update(RECIPE);
    hash.update(secret);
    for text in seeds {
        hash.update((text.len() as u32).to_le_bytes());
        hash.update(text.as_bytes());
    }
    let hash = hash.finalize();
    hash.iter()
        .take(8)
        .rev()
        .fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

/// Checks what was laid open at the end of a match against what was shown before it.
pub fn check(commitment: &str, secret: &str, seeds: &[String], seed: u64) -> Result<(), Unfair> {
    let secret = from_hex(secret).ok_or(Unfair::Secret)?;
    if !self::commitment(&secret).eq_ignore_ascii_case(commitment) {
        return Err(Unfair::Commitment);
    }
    if self::seed(&secret, seeds.iter().map(String::as_str)) != seed {
        return Err(Unfair::Seed);
    }
    Ok(())
}

/// Bytes as lower-case hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// The 32 bytes that 64 hexadecimal digits stand for.
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?;
    bytes.try_into().ok()
}

/// What does not fit together about where the cards came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[allow(missing_docs)] // the messages say it all
pub enum Unfair {
    #[error("the secret should be 64 hexadecimal digits")]
    Secret,
    #[error("the secret does not have the hash that was shown before the deal")]
    Commitment,
    #[error("the seed of the deals does not follow from the secret and the seats' texts")]
    Seed,
    #[error("what seat {0} had added is not among what was laid open")]
    Share(usize),
    #[error("the deal of round {0} does not come from the seed")]
    Deal(u32),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out with `sha256sum`, so that other programs can check themselves.
    #[test]
    fn the_recipe_never_changes() {
        let mut secret = [0; 32];
        for (byte, value) in secret.iter_mut().zip(0..) {
            *byte = value;
        }
        assert_eq!(
            commitment(&secret),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
        assert_eq!(seed(&secret, ["ana", "", "é"].into_iter()), FROZEN);
    }
    const FROZEN: u64 = 7_081_019_492_076_080_705;

    #[test]
    fn texts_are_not_run_together() {
        let secret = [1; 32];
        let of = |texts: &[&'static str]| seed(&secret, texts.iter().copied());
        assert_ne!(of(&["ab", ""]), of(&["a", "b"]));
        assert_ne!(of(&["ab"]), of(&["ab", ""]));
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let secret = [9; 32];
        let (shown, opened) = (commitment(&secret), to_hex(&secret));
        let seeds = ["x".to_owned(), "y".to_owned()];
        let right = seed(&secret, ["x", "y"].into_iter());
        assert_eq!(check(&shown, &opened, &seeds, right), Ok(()));
        assert_eq!(check(&shown, &opened, &seeds, right ^ 1), Err(Unfair::Seed));
        let other = to_hex(&[8; 32]);
        assert_eq!(
            check(&shown, &other, &seeds, right),
            Err(Unfair::Commitment)
        );
        assert_eq!(check(&shown, "é", &seeds, right), Err(Unfair::Secret));
    }

    #[test]
    fn hexadecimal_reads_back() {
        let bytes = [0xab; 32];
        assert_eq!(from_hex(&to_hex(&bytes)), Some(bytes));
        assert_eq!(from_hex(&to_hex(&bytes).to_uppercase()), Some(bytes));
        assert_eq!(from_hex(&"g".repeat(64)), None);
        assert_eq!(from_hex("ab"), None);
    }
}
