//! The table: who meets whom, at what, with how much time, and what should come out.
//!
//! Everything is played on held-out deals: see [`HELD_OUT`].

use serde::Serialize;

/// The first of the series of deals that nobody may tune on: 4,000,000,000 to
/// 4,000,999,999. Whoever tries, trains or tunes something takes seeds outside.
pub(super) const HELD_OUT: u64 = 4_000_000_000;
/// How many series are held out.
pub(super) const HELD_OUT_COUNT: u64 = 1_000_000;

/// One line of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Row {
    /// What people type.
    pub(super) name: &'static str,
    pub(super) what: What,
    pub(super) target: Target,
}

/// What a line measures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum What {
    /// Games between one bot and others.
    Match(Meeting),
    /// How much of what the second of these rows shows to be possible the first attains.
    Share {
        of: &'static str,
        possible: &'static str,
    },
}

/// A bot on one side, another on all other sides; every deal with the first on each side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Meeting {
    pub(super) game: &'static str,
    pub(super) players: usize,
    /// As typed after `--rules`.
    pub(super) rules: &'static [(&'static str, &'static str)],
    /// The bot that is measured, and the one on all other sides.
    pub(super) bots: [&'static str; 2],
    pub(super) deals: u64,
    /// About how often the first bot decides in one game: for the time left.
    pub(super) decisions: u32,
}

/// What should come out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
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
    #[default]
    #[serde(rename = "none")]
    Shown,
}

type Rules = &'static [(&'static str, &'static str)];

/// Scopa as the targets have it.
const ROUND: Rules = &[
    ("choice", "player"),
    ("prime", "primiera"),
    ("target", "none"),
];
const SCOPONE: Rules = &[
    ("cards_per_deal", "9"),
    ("last_play_sweep", "off"),
    ("target", "none"),
];
const SINGLE: Rules = &[("target", "none")];

const fn row(name: &'static str, target: Target, meeting: Meeting) -> Row {
    Row {
        name,
        what: What::Match(meeting),
        target,
    }
}

const fn meeting(game: &'static str, players: usize, rules: Rules) -> Meeting {
    Meeting {
        game,
        players,
        rules,
        bots: ["mestre:3ms", "greedy"],
        deals: 1000,
        decisions: 18,
    }
}

impl Meeting {
    const fn bots(self, one: &'static str, other: &'static str) -> Self {
        Self {
            bots: [one, other],
            ..self
        }
    }

    const fn deals(self, deals: u64) -> Self {
        Self { deals, ..self }
    }

    const fn decisions(self, decisions: u32) -> Self {
        Self { decisions, ..self }
    }
}

const SCOPA: Meeting = meeting("scopa", 2, ROUND);
const ESCOPA: Meeting = meeting("escopa", 2, &[]);
const TEAMS: Meeting = meeting("scopone", 4, SCOPONE);
const BURACO: Meeting = meeting("buraco", 2, &[]).decisions(48);

/// The whole table.
pub(super) const ROWS: &[Row] = &[
    row(
        "scopa-greedy",
        Target::Points {
            at_least: 1.2,
            surely: 1.0,
        },
        SCOPA.deals(2000),
    ),
    row(
        "scopa-vidente",
        Target::Shown,
        SCOPA.bots("vidente", "greedy").deals(2000),
    ),
    Row {
        name: "scopa-share",
        what: What::Share {
            of: "scopa-greedy",
            possible: "scopa-vidente",
        },
        target: Target::Share { at_least: 0.55 },
    },
    row(
        "scopone-greedy",
        Target::Won {
            at_least: 0.70,
            lost: 0.18,
        },
        TEAMS.bots("mestre:12ms", "greedy"),
    ),
    row(
        "scopone-classico",
        Target::Won {
            at_least: 0.68,
            lost: 0.21,
        },
        TEAMS.bots("mestre:100ms", "classico").deals(500),
    ),
    row(
        "escopa-robot4",
        Target::Shown,
        ESCOPA.bots("mestre:3ms", "robot4"),
    ),
    row(
        "escopa-robot3",
        Target::Shown,
        ESCOPA.bots("mestre:3ms", "robot3"),
    ),
    row("escopa-greedy", Target::Shown, ESCOPA),
    row(
        "escopa-vidente-robot4",
        Target::Shown,
        ESCOPA.bots("vidente", "robot4"),
    ),
    row(
        "escopa-vidente-robot3",
        Target::Shown,
        ESCOPA.bots("vidente", "robot3"),
    ),
    row(
        "escopa-vidente",
        Target::Shown,
        ESCOPA.bots("vidente", "greedy"),
    ),
    Row {
        name: "escopa-share",
        what: What::Share {
            of: "escopa-greedy",
            possible: "escopa-vidente",
        },
        target: Target::Shown,
    },
    row(
        "buraco-greedy",
        Target::Won {
            at_least: 0.80,
            lost: 1.0,
        },
        BURACO.bots("mestre:60ms", "greedy").deals(300),
    ),
    row(
        "buraco-4",
        Target::Above,
        meeting("buraco", 4, &[])
            .bots("mestre:60ms", "greedy")
            .deals(100)
            .decisions(48),
    ),
    row("escoba", Target::Above, meeting("escoba", 2, SINGLE)),
    row("scopa-match", Target::Above, {
        const MATCH: Rules = &[("choice", "player"), ("prime", "primiera")];
        meeting("scopa", 2, MATCH).deals(300).decisions(80)
    }),
    row(
        "scopa-3",
        Target::Above,
        meeting("scopa", 3, SINGLE).decisions(12),
    ),
    row(
        "scopa-4",
        Target::Above,
        meeting("scopa", 4, SINGLE).decisions(9),
    ),
    row(
        "scopa-6",
        Target::Above,
        meeting("scopa", 6, SINGLE).deals(600).decisions(6),
    ),
    row(
        "scopa-8",
        Target::Above,
        meeting("scopa", 8, &[("decks", "2"), ("target", "none")])
            .deals(400)
            .decisions(9),
    ),
    row(
        "scopa-2v2",
        Target::Above,
        meeting("scopa", 4, &[("target", "none"), ("team_mode", "2v2")]),
    ),
    row(
        "scopa-inverse",
        Target::Above,
        meeting("scopa", 2, &[("inverse", "on")])
            .deals(300)
            .decisions(80),
    ),
    row(
        "scopa-inverse-4",
        Target::Above,
        meeting("scopa", 4, &[("inverse", "on")])
            .deals(150)
            .decisions(90),
    ),
    row(
        "scopa-only-scopas",
        Target::Above,
        meeting(
            "scopa",
            2,
            &[("scopa_mechanic", "only_scopas"), ("target", "none")],
        ),
    ),
    row(
        "scopa-decks",
        Target::Above,
        meeting("scopa", 2, &[("decks", "2"), ("target", "none")])
            .deals(600)
            .decisions(38),
    ),
];

/// The row of this name.
pub(super) fn find(name: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name.eq_ignore_ascii_case(name))
}

impl Row {
    /// The rows that must be played for this one: itself, or those it compares.
    pub(super) fn needs(&self) -> Vec<&'static str> {
        match self.what {
            What::Match(_) => vec![self.name],
            What::Share { of, possible } => vec![of, possible],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_catalog::AnyRules;
    use baralho_game::Options;

    #[test]
    fn every_row_can_be_played_and_has_a_name_of_its_own() {
        for (place, row) in ROWS.iter().enumerate() {
            assert!(ROWS[..place].iter().all(|other| other.name != row.name));
            for name in row.needs() {
                let needed = find(name).expect("a row of this name");
                let What::Match(meeting) = needed.what else {
                    panic!("{} compares what is not played", row.name);
                };
                let options = meeting
                    .rules
                    .iter()
                    .fold(Options::new(), |all, (key, value)| all.with(key, value));
                let rules = AnyRules::parse(meeting.game, Some(meeting.players), &options);
                assert!(rules.is_ok(), "{name}: {rules:?}");
            }
        }
    }
}
