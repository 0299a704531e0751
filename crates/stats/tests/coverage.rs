//! Whether intervals hold what they promise, and whether differences are claimed where there are
//! none: tournaments made up of bots of known strength.
//!
//! Somebody's performance in a game is their strength and a chance of Gumbel's distribution, and
//! the greater performance wins: then the model of Bradley and Terry holds exactly. In part of the
//! games it is the same performance in all games of a deal, as with real cards: results of a deal
//! go together, whoever meets.

use baralho_stats::{Crosstable, Doubt, Elo, Ending, Meeting, Score, doubts};

/// So many points of Elo are one unit of the logistic scale.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// Chance that is the same everywhere (SplitMix64).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Between 0 and 1, neither of them.
    fn share(&mut self) -> f64 {
        ((self.next() >> 11) as f64 + 0.5) / (1_u64 << 53) as f64
    }

    fn gumbel(&mut self) -> f64 {
        -(-self.share().ln()).ln()
    }
}

/// Who plays, how often, and how much of it the cards decide.
#[derive(Clone, Copy, Debug)]
struct Field {
    bots: usize,
    deals: u64,
    /// From each bot to the next, in Elo.
    step: f64,
    /// How often a bot performs as in all its games of the deal.
    shared: f64,
}

impl Field {
    fn strength(&self, bot: usize) -> f64 {
        self.step * (bot as f64 - (self.bots as f64 - 1.0) / 2.0)
    }

    /// A round robin in which every deal is played twice by every two.
    fn play(&self, dice: &mut Dice) -> Crosstable {
        let mut table = Crosstable::new(self.bots);
        for _ in 0..self.deals {
            let of_deal: Vec<f64> = (0..self.bots).map(|_| dice.gumbel()).collect();
            let mut meetings = Vec::new();
            for one in 0..self.bots {
                for other in one + 1..self.bots {
                    let mut score = Score::default();
                    for _ in 0..2 {
                        let [here, there] = [one, other].map(|bot| {
                            let is_shared = dice.share() < self.shared;
                            let chance = if is_shared {
                                of_deal[bot]
                            } else {
                                dice.gumbel()
                            };
                            self.strength(bot) / POINTS + chance
                        });
                        let ending = if here > there {
                            Ending::Won
                        } else {
                            Ending::Lost
                        };
                        score.add(ending, 0);
                    }
                    meetings.push(Meeting {
                        one,
                        other,
                        score,
                        turned: score.turned(),
                    });
                }
            }
            table.add_deal(&meetings);
        }
        table
    }
}

/// What came of many tournaments of a field.
#[derive(Debug, Default)]
struct Found {
    tournaments: u64,
    /// Shares of the intervals of ratings, and of the first and second bot's difference, that held
    /// the truth.
    ratings: f64,
    differences: f64,
    /// The share of tournaments in which some difference was claimed.
    claims: f64,
}

fn examine(field: Field, tournaments: u64) -> Found {
    let mut dice = Dice(field.bots as u64 + 1000 * field.deals);
    let (mut ratings, mut differences, mut claims) = (0, 0, 0);
    for _ in 0..tournaments {
        let table = field.play(&mut dice);
        let elo = Elo::fit(&table);
        let holds = |bot: &usize| elo.rating(*bot).contains(field.strength(*bot));
        ratings += (0..field.bots).filter(holds).count();
        differences += u64::from(elo.difference(1, 0).contains(field.step));
        let doubts = doubts(&table, &elo, field.deals, &elo.ranking());
        claims += u64::from(!doubts.contains(&Doubt::Nothing));
    }
    let share = |count: u64, of: u64| count as f64 / of as f64;
    Found {
        tournaments,
        ratings: share(ratings as u64, tournaments * field.bots as u64),
        differences: share(differences, tournaments),
        claims: share(claims, tournaments),
    }
}

/// Three standard errors of a share of one in twenty, in so many tournaments: what chance may add.
fn slack(tournaments: u64) -> f64 {
    3.0 * (0.05 * 0.95 / tournaments as f64).sqrt()
}

/// How many tournaments: few in the usual tests, more where `BARALHO_EFFORT` asks for it.
fn tournaments() -> u64 {
    let effort = std::env::var("BARALHO_EFFORT").ok();
    200 * effort.and_then(|text| text.parse().ok()).unwrap_or(1)
}

const FIELDS: [usize; 4] = [2, 5, 8, 12];

fn field(bots: usize, step: f64, shared: f64) -> Field {
    Field {
        bots,
        deals: 60,
        step,
        shared,
    }
}

#[test]
fn intervals_hold_the_truth_as_often_as_they_say() {
    for bots in FIELDS {
        for (step, shared) in [(25.0, 0.7), (40.0, 0.0)] {
            let found = examine(field(bots, step, shared), tournaments());
            eprintln!("{bots} bots, step {step}, shared {shared}: {found:?}");
            let slack = slack(found.tournaments);
            for share in [found.ratings, found.differences] {
                assert!(
                    0.93 - slack <= share && share <= 0.97 + slack,
                    "{bots}: {found:?}"
                );
            }
        }
    }
}

#[test]
fn equals_are_hardly_ever_said_to_differ() {
    for bots in FIELDS {
        let found = examine(field(bots, 0.0, 0.7), tournaments());
        eprintln!("{bots} equal bots: {found:?}");
        assert!(
            found.claims <= 0.06 + slack(found.tournaments),
            "{bots}: {found:?}"
        );
    }
}

#[test]
fn what_is_far_apart_is_said_to_be() {
    let found = examine(field(5, 150.0, 0.7), 20);
    assert!(found.claims > 0.99, "{found:?}");
}
