//! Where the deals of a series come from, and what its bots are given for their own chance.

use std::{fmt, str::FromStr};

use baralho_game::{
    Rng as _, Seat,
    chance::{self, Generator},
};
use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

/// Where the seeds of games are in the streams of a series' seed.
const GAME_SEEDS: u64 = 1 << 48;
/// Where the key of the bots' seeds is.
const BOT_KEY: u64 = 1 << 55;

/// The seed of a deal of a series: what the generator of stream 2^48 + deal of the series'
/// seed gives first. It does not depend on who plays it, in which thread, or what came before.
pub fn game_seed(series: u64, deal: u64) -> u64 {
    SeriesSeed::Chosen(series).deal(deal)
}

/// What a series is dealt from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesSeed {
    /// A number that somebody chose, and a bot can find by trying.
    Chosen(u64),
    /// Too much for anybody to try, written as 64 hexadecimal digits.
    Secret([u8; 32]),
}

impl Default for SeriesSeed {
    fn default() -> Self {
        Self::Chosen(0)
    }
}

impl SeriesSeed {
    fn generator(self, stream: u64) -> Generator {
        match self {
            Self::Chosen(seed) => chance::generator(seed, stream),
            Self::Secret(key) => chance::keyed(key, stream),
        }
    }

    /// The seed of a deal.
    pub fn deal(self, deal: u64) -> u64 {
        self.generator(GAME_SEEDS.wrapping_add(deal)).next_u64()
    }

    /// What the bot at a seat of a game is given. It tells nothing of the deals, or of what
    /// others are given: its key is another one.
    pub fn bot(self, game: u64, seat: Seat) -> u64 {
        let mut key = [0; 32];
        self.generator(BOT_KEY).fill_bytes(&mut key);
        let mut seeds = chance::keyed(key, game);
        seeds.set_word_pos(2 * seat.index() as u128);
        seeds.next_u64()
    }
}

/// What is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a number from 0 to 18446744073709551615, or 64 hexadecimal digits")]
pub struct BadSeed;

impl FromStr for SeriesSeed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        // Even 64 zeros are a key: as a number they would be another seed.
        if text.len() != 64 {
            return text.parse().map(Self::Chosen).map_err(|_| BadSeed);
        }
        let key = HEXLOWER_PERMISSIVE.decode(text.as_bytes());
        let key = key.map_err(|_| BadSeed)?.try_into();
        key.map(Self::Secret).map_err(|_| BadSeed)
    }
}

impl fmt::Display for SeriesSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chosen(seed) => seed.fmt(f),
            Self::Secret(key) => f.write_str(&HEXLOWER.encode(key)),
        }
    }
}

impl Serialize for SeriesSeed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Chosen(seed) => seed.serialize(serializer),
            Self::Secret(_) => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for SeriesSeed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u64),
            Text(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(seed) => Ok(Self::Chosen(seed)),
            Written::Text(text) => text.parse().map_err(de::Error::custom),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        for seed in [
            SeriesSeed::Chosen(0),
            SeriesSeed::Chosen(u64::MAX),
            SeriesSeed::Secret([0xa5; 32]),
            SeriesSeed::Secret([0; 32]),
        ] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
            let written = serde_json::to_string(&seed).expect("a seed");
            assert_eq!(
                serde_json::from_str::<SeriesSeed>(&written).ok(),
                Some(seed)
            );
        }
        for bad in ["", "-1", "x", "18446744073709551616", &"g".repeat(64)] {
            assert_eq!(bad.parse::<SeriesSeed>(), Err(BadSeed));
        }
    }

    /// Whoever is told one of them by a bot that was seated elsewhere gains nothing.
    #[test]
    fn deals_and_what_each_bot_of_each_game_is_given_are_all_different() {
        for series in [SeriesSeed::Chosen(7), SeriesSeed::Secret([7; 32])] {
            let mut all: Vec<u64> = (0..50).map(|deal| series.deal(deal)).collect();
            for game in 0..50 {
                all.extend(Seat::all(4).map(|seat| series.bot(game, seat)));
                all.extend(
                    Seat::all(4)
                        .map(|seat| chance::bot_generator(series.deal(game), seat).next_u64()),
                );
            }
            let many = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), many);
        }
    }

    #[test]
    fn a_chosen_seed_deals_what_it_always_did() {
        assert_eq!(game_seed(1, 0), chance::generator(1, 1 << 48).next_u64());
        assert_eq!(SeriesSeed::Chosen(1).deal(3), game_seed(1, 3));
    }
}
