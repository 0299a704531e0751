//! The table: who meets whom, at what, with how much time, and what should come out.
//!
//! Everything is played on held-out deals: see [`HELD_OUT`].

use std::{collections::BTreeMap, sync::LazyLock};

use baralho_catalog::AnyRules;
use baralho_game::Options;
use serde::Serialize;

/// The first of the series of deals that nobody may tune on: 4,000,000,000 to
/// 4,000,999,999. Whoever tries, trains or tunes something takes seeds outside.
pub(super) const HELD_OUT: u64 = 4_000_000_000;
/// How many series are held out.
pub(super) const HELD_OUT_COUNT: u64 = 1_000_000;

/// The whole table: a row's name, preset, players, rules, the measured bot, the bot on all other
/// sides, deals and target; or which row's part of what another shows to be possible.
const TABLE: &str = "
scopa-greedy scopa 2 choice=player,prime=primiera,target=none mestre:3ms greedy 2000 points 1.2 1.0
scopa-vidente scopa 2 choice=player,prime=primiera,target=none vidente greedy 2000 none
scopa-share part scopa-greedy scopa-vidente share 0.55
scopone-greedy scopone 4 cards_per_deal=9,last_play_sweep=off,target=none mestre:12ms greedy 1000 won 0.70 0.18
scopone-classico scopone 4 cards_per_deal=9,last_play_sweep=off,target=none mestre:100ms classico 500 won 0.68 0.21
escopa-robot4 escopa 2 - mestre:3ms robot4 1000 none
escopa-robot3 escopa 2 - mestre:3ms robot3 1000 none
escopa-greedy escopa 2 - mestre:3ms greedy 1000 none
escopa-vidente-robot4 escopa 2 - vidente robot4 1000 none
escopa-vidente-robot3 escopa 2 - vidente robot3 1000 none
escopa-vidente escopa 2 - vidente greedy 1000 none
escopa-share part escopa-greedy escopa-vidente none
buraco-greedy buraco 2 - mestre:60ms greedy 300 won 0.80 1.0
buraco-4 buraco 4 - mestre:60ms greedy 100 above
escoba escoba 2 target=none mestre:3ms greedy 1000 above
scopa-match scopa 2 choice=player,prime=primiera mestre:3ms greedy 300 above
scopa-3 scopa 3 target=none mestre:3ms greedy 1000 above
scopa-4 scopa 4 target=none mestre:3ms greedy 1000 above
scopa-6 scopa 6 target=none mestre:3ms greedy 600 above
scopa-8 scopa 8 decks=2,target=none mestre:3ms greedy 400 above
scopa-2v2 scopa 4 target=none,team_mode=2v2 mestre:3ms greedy 1000 above
scopa-inverse scopa 2 inverse=on mestre:3ms greedy 300 above
scopa-inverse-4 scopa 4 inverse=on mestre:3ms greedy 150 above
scopa-only-scopas scopa 2 scopa_mechanic=only_scopas,target=none mestre:3ms greedy 1000 above
scopa-decks scopa 2 decks=2,target=none mestre:3ms greedy 600 above
";

/// The rows of the table.
pub(super) static ROWS: LazyLock<Vec<Row>> =
    LazyLock::new(|| TABLE.trim().lines().map(Row::read).collect());

/// One line of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Row {
    /// What people type.
    pub(super) name: &'static str,
    pub(super) what: What<'static>,
    pub(super) target: Target,
}

/// What a line measures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum What<'a> {
    /// Games between one bot and others.
    Match(Meeting<'a>),
    /// How much of what the second of these rows shows to be possible the first attains.
    Share {
        of: &'static str,
        possible: &'static str,
    },
}

/// A bot on one side, another on all other sides; every deal with the first on each side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Meeting<'a> {
    pub(super) game: &'static str,
    pub(super) players: usize,
    /// As typed after `--rules`.
    pub(super) rules: &'static str,
    /// The bot that is measured, and the one on all other sides.
    pub(super) bots: [&'a str; 2],
    pub(super) deals: u64,
}

/// What should come out.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Target {
    /// So many points per game ahead, and the interval above so many.
    Points {
        at_least: f64,
        #[serde(rename = "interval_above")]
        surely: f64,
    },
    /// Such a share of the games won, and at most such a share lost.
    Won {
        at_least: f64,
        #[serde(rename = "lost_at_most")]
        lost: f64,
    },
    /// Such a part of what is possible.
    Share { at_least: f64 },
    /// More victories than a fair share, beyond doubt.
    #[serde(rename = "above_fair")]
    Above,
    /// As far as it goes.
    #[serde(rename = "none")]
    Shown,
}

impl Row {
    /// The row of this name.
    pub(super) fn named(name: &str) -> Option<&'static Self> {
        ROWS.iter().find(|row| row.name.eq_ignore_ascii_case(name))
    }

    /// The rows that must be played for this one: itself, or those it compares.
    pub(super) fn needs(&self) -> Vec<&'static str> {
        match self.what {
            What::Match(_) => vec![self.name],
            What::Share { of, possible } => vec![of, possible],
        }
    }

    /// Reads a line of the table.
    ///
    /// # Panics
    /// When it is none: a test reads them all.
    fn read(line: &'static str) -> Self {
        let words: Vec<&str> = line.split(' ').collect();
        let (name, what, target) = match words[..] {
            [name, "part", of, possible, ref target @ ..] => {
                (name, What::Share { of, possible }, target)
            }
            [
                name,
                game,
                players,
                rules,
                one,
                other,
                deals,
                ref target @ ..,
            ] => {
                let meeting = Meeting {
                    game,
                    players: players.parse().expect("a number"),
                    rules: rules.trim_matches('-'),
                    bots: [one, other],
                    deals: deals.parse().expect("a number"),
                };
                (name, What::Match(meeting), target)
            }
            _ => panic!("a row has more words: {line}"),
        };
        let number = |place: usize| target[place].parse().expect("a number");
        let target = match target[0] {
            "points" => Target::Points {
                at_least: number(1),
                surely: number(2),
            },
            "won" => Target::Won {
                at_least: number(1),
                lost: number(2),
            },
            "share" => Target::Share {
                at_least: number(1),
            },
            "above" => Target::Above,
            "none" => Target::Shown,
            _ => panic!("what is the target of {line}?"),
        };
        Self { name, what, target }
    }
}

impl Meeting<'_> {
    /// The rules by name.
    pub(super) fn options(&self) -> BTreeMap<&'static str, &'static str> {
        let pairs = self.rules.split(',');
        pairs.filter_map(|pair| pair.split_once('=')).collect()
    }

    /// The whole rules.
    ///
    /// # Panics
    /// When it cannot be played so: a test tries every row.
    pub(super) fn parsed(&self) -> AnyRules {
        let mut options = Options::new();
        for (key, value) in self.options() {
            options.set(key, value);
        }
        AnyRules::parse(self.game, Some(self.players), &options).expect("rules of the table")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_can_be_played_and_has_a_name_of_its_own() {
        for (place, row) in ROWS.iter().enumerate() {
            assert!(ROWS[..place].iter().all(|other| other.name != row.name));
            for name in row.needs() {
                let needed = Row::named(name).expect("a row of this name");
                let What::Match(meeting) = needed.what else {
                    panic!("{} compares what is not played", row.name);
                };
                assert_eq!(meeting.parsed().players(), meeting.players, "{name}");
            }
        }
    }
}
