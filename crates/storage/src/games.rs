//! Games that are over, and what they say about their players.

#![allow(missing_docs)] // where a field's name says it all

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

/// A game that is over, with its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    /// Who played what, and how it ended. A number that is stored already is left as it is.
    pub facts: GameFacts,
    /// The whole game, in the format of docs/records.md.
    pub record: String,
}

impl Finished {
    /// The game as it is stored: whoever deleted their account during the game leaves no name
    /// behind.
    pub(crate) fn for_storage(&self, exists: impl Fn(i64) -> bool) -> Self {
        let mut stored = self.clone();
        for seat in &mut stored.facts.seats {
            if seat.account.is_some_and(|account| !exists(account)) {
                (seat.account, seat.name) = (None, None);
                stored.record = without_name(&stored.record, seat.seat);
            }
        }
        stored
    }
}

/// A game that is over, without its moves.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameFacts {
    pub code: String,
    /// Which game of that table, from 1.
    pub number: u32,
    pub game: String,
    /// Every option with its value.
    pub rules: Value,
    pub players: usize,
    /// When it was dealt, in milliseconds since 1970.
    pub started_at: i64,
    pub ended_at: i64,
    /// Whether it may change ratings; once it is stored: whether it did. See [`Rating`] for what
    /// else that takes.
    pub rated: bool,
    /// Who sat where, in order.
    pub seats: Vec<GameSeat>,
    pub points: Vec<i32>,
    /// The sides that won: several when they share the victory.
    pub winners: Vec<usize>,
}

/// A seat of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameSeat {
    pub seat: usize,
    /// The side it played for.
    pub side: usize,
    /// Whose it was, if a person's who still has an account.
    #[serde(skip)]
    pub account: Option<i64>,
    /// What they were called then. None for a person whose account is deleted.
    pub name: Option<String>,
    /// The bot that played there at the end, if one did.
    pub bot: Option<String>,
}

/// Where a page of games ended: the next one begins with what came before this game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Before {
    pub ended_at: i64,
    pub code: String,
    pub number: u32,
}

impl From<&GameFacts> for Before {
    fn from(facts: &GameFacts) -> Self {
        Self {
            ended_at: facts.ended_at,
            code: facts.code.clone(),
            number: facts.number,
        }
    }
}

/// How well an account plays a game, after Weng and Lin (as OpenSkill): a mean and its
/// deviation, which shrinks as games are played.
///
/// Only people are rated, and only by games that were to be rated and in which accounts on
/// at least two sides took part. The people of a side are a team; bots beside them do not
/// count. The sides that won beat all others, and those are equal among each other: in some
/// rules few points are good, so points decide nothing here.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub game: String,
    /// The mean: 25 for whoever begins.
    pub rating: f64,
    /// The deviation: 25/3 for whoever begins.
    pub uncertainty: f64,
    /// How many rated games it rests on.
    pub games: u32,
    /// How many of them were won, alone or shared.
    pub wins: u32,
    /// When the last of them ended.
    pub changed_at: i64,
}

impl Rating {
    /// What leaderboards sort by: almost surely no more than the true strength.
    pub fn cautious(&self) -> f64 {
        self.rating - 3.0 * self.uncertainty
    }
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    pub account: i64,
    pub name: String,
    pub rating: Rating,
}

/// What stands in a record where a deleted account's name stood.
pub(crate) const DELETED: &str = "deleted";

/// The part of a record's header that says who played.
#[derive(Deserialize)]
struct Header<'a> {
    #[serde(borrow)]
    seats: &'a RawValue,
}

/// The record with another name at a seat. All else stays byte for byte; what is no record stays
/// as it is.
pub(crate) fn without_name(record: &str, seat: usize) -> String {
    renamed(record, seat).unwrap_or_else(|| record.to_owned())
}

fn renamed(record: &str, seat: usize) -> Option<String> {
    let header: Header<'_> = serde_json::from_str(record.lines().next()?).ok()?;
    let seats = header.seats.get();
    let mut names: Vec<String> = serde_json::from_str(seats).ok()?;
    DELETED.clone_into(names.get_mut(seat)?);
    let names = serde_json::to_string(&names).ok()?;
    // Where the header has them: it is a part of the record.
    let begin = seats.as_ptr() as usize - record.as_ptr() as usize;
    let (before, after) = (&record[..begin], &record[begin + seats.len()..]);
    Some([before, &names, after].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_name_at_the_seat_goes() {
        let record = "{\"format\":\"baralho-record\",\"seats\":[\"ana\",\"bia\"],\"seed\":18446744073709551615}\n\
                      {\"seat\":1,\"move\":\"7D\"}\n";
        assert_eq!(
            without_name(record, 0),
            record.replace("\"ana\"", "\"deleted\"")
        );
        assert_eq!(without_name(record, 7), record);
        for odd in ["", "no record\nat all", "{\"seats\":3}", "[1]\n"] {
            assert_eq!(without_name(odd, 0), odd);
        }
    }
}
