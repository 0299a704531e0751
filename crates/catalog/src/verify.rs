//! Checking a record against the rules and its seed.

use std::fmt;

use baralho_game::{
    BadDeck, Game, Match, Outcome, Phase, Rules, Seat, Standing,
    chance::GENERATOR,
    record::{Header, Line, MoveLine, Record, ResultLine},
};
use thiserror::Error;

use crate::{AnyMatch, AnyRules, BadGame, Refused, with_game};

/// What a record that agrees with the rules holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What was played.
    pub rules: AnyRules,
    /// How many moves.
    pub moves: usize,
    /// The round of the last move, or the first one.
    pub round: u32,
    /// How the match ended; `None` when the record stops before that.
    pub outcome: Option<Outcome>,
    /// Whether the record says the result itself.
    pub has_result: bool,
    /// The file ends in the middle of this line.
    pub cut: Option<usize>,
}

/// The first line of a record that is wrong.
#[derive(Clone, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct Wrong {
    /// Its number, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What can be wrong with a line of a record.
#[derive(Clone, Debug, Error)]
pub enum Reason {
    /// There is no such game, or it is not played so.
    #[error(transparent)]
    Game(#[from] BadGame),
    /// Played by other rules than this program has.
    #[error("it was played by version {given} of the rules, and this program has version {ours}")]
    RulesVersion {
        /// The version in the record.
        given: u32,
        /// The version here.
        ours: u32,
    },
    /// Dealt by a generator that this program does not have.
    #[error("it was dealt by {}, and this program has {GENERATOR}", Named(given.as_deref()))]
    Generator {
        /// The generator in the record.
        given: Option<String>,
    },
    /// Nothing says which cards were dealt.
    #[error("it has neither a seed nor a deck, so nobody knows what was dealt")]
    NoDeal,
    /// A deck that cannot be dealt.
    #[error(transparent)]
    Deck(#[from] BadDeck),
    /// A dealer who does not sit at the table.
    #[error("its dealer is {given}, and the seats are 0 to {}", players - 1)]
    Dealer {
        /// The dealer in the record.
        given: usize,
        /// How many play.
        players: usize,
    },
    /// Names for another number of players.
    #[error("it names {given} seats, and {players} play")]
    Seats {
        /// How many names there are.
        given: usize,
        /// How many play.
        players: usize,
    },
    /// The deck was given for the first round only, and there is no seed for later ones.
    #[error("round {round} was dealt from a seed, and the header has none")]
    NoSeed {
        /// The round.
        round: u32,
    },
    /// Somebody moved who was not to move.
    #[error("seat {given} moves, and it is the turn of seat {expected}")]
    WrongSeat {
        /// Who moved.
        given: usize,
        /// Whose turn it was.
        expected: usize,
    },
    /// A move that the game refuses.
    #[error("illegal move: {0}")]
    Move(Refused),
    /// A move although the match is over.
    #[error("a move after the end: the match was over")]
    AfterEnd,
    /// Something after the result.
    #[error("nothing can follow the result")]
    AfterResult,
    /// A result although the match goes on.
    #[error("a result before the end: the match goes on")]
    EarlyResult,
    /// Another result than the moves give.
    #[error(
        "wrong result: the moves give winners {:?} and points {:?}, and the record says {:?} and {:?}",
        expected.winners, expected.points, given.winners, given.points
    )]
    WrongResult {
        /// What the record says.
        given: ResultLine,
        /// What the moves give.
        expected: ResultLine,
    },
}

struct Named<'a>(Option<&'a str>);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(name) => write!(f, "the generator `{name}`"),
            None => f.write_str("an unnamed generator"),
        }
    }
}

impl Reason {
    fn at(self, line: usize) -> Wrong {
        Wrong { line, reason: self }
    }
}

/// The rules that a record was played by.
///
/// # Errors
/// When the header does not fit the games of this program.
pub fn rules_of(header: &Header) -> Result<AnyRules, Reason> {
    let rules =
        AnyRules::parse(&header.game, Some(header.players), &header.rules).map_err(Reason::Game)?;
    let ours = rules.version();
    if header.rules_version != ours {
        return Err(Reason::RulesVersion {
            given: header.rules_version,
            ours,
        });
    }
    let (given, players) = (header.seats.len(), rules.players());
    if given != 0 && given != players {
        return Err(Reason::Seats { given, players });
    }
    Ok(rules)
}

/// The match of a record before its first move. The rules are the header's, see [`rules_of`].
///
/// # Errors
/// When the header does not say what was dealt.
pub fn start_of<G: Game>(rules: &G::Rules, header: &Header) -> Result<Match<G>, Reason> {
    let players = rules.players();
    let dealer = match header.dealer {
        Some(given) if given >= players => return Err(Reason::Dealer { given, players }),
        given => given.map(Seat::new),
    };
    let seed = header.seed.unwrap_or_default();
    if header.seed.is_some() && header.generator.as_deref() != Some(GENERATOR) {
        return Err(Reason::Generator {
            given: header.generator.clone(),
        });
    }
    let standing = match dealer {
        Some(dealer) => Standing::new(rules, dealer),
        None if header.seed.is_some() => Standing::opening(rules, seed),
        None => Standing::new(rules, Seat::new(0)),
    };
    match &header.deck {
        Some(deck) => {
            let round = G::deal_deck(rules, &standing, deck)?;
            Ok(Match::from_round(round, seed, standing))
        }
        None if header.seed.is_some() => Ok(Match::from_standing(rules, seed, standing)),
        None => Err(Reason::NoDeal),
    }
}

/// Plays a record again and compares everything it says with the rules.
///
/// A record that stops early, even in the middle of a line, is not wrong: the report says so.
///
/// # Errors
/// The first line that is wrong, and why.
pub fn verify(record: &Record) -> Result<Report, Wrong> {
    let header = &record.header;
    let rules = rules_of(header).map_err(|reason| reason.at(1))?;
    let mut game: Box<dyn AnyMatch> = with_game!(&rules, |G, rules| {
        let start = start_of::<G>(rules, header).map_err(|reason| reason.at(1))?;
        Box::new(start)
    });
    let mut moves = 0;
    let mut has_result = false;
    for (number, line) in &record.lines {
        if has_result {
            return Err(Reason::AfterResult.at(*number));
        }
        let checked = match line {
            Line::Move(line) => {
                moves += 1;
                check_move(game.as_mut(), header, line)
            }
            Line::Result { result } => {
                has_result = true;
                check_result(game.as_ref(), result)
            }
        };
        checked.map_err(|reason| reason.at(*number))?;
    }
    Ok(Report {
        rules,
        moves,
        round: game.standing().round,
        outcome: game.outcome().cloned(),
        has_result,
        cut: record.cut,
    })
}

fn check_move(game: &mut dyn AnyMatch, header: &Header, line: &MoveLine) -> Result<(), Reason> {
    match game.phase() {
        Phase::Over(_) => return Err(Reason::AfterEnd),
        Phase::Pause { next, .. } if header.seed.is_none() => {
            return Err(Reason::NoSeed { round: next.round });
        }
        Phase::Pause { .. } => game.next_round(),
        Phase::Playing => {}
    }
    match game.turn().map(Seat::index) {
        Some(expected) if expected == line.seat => {}
        Some(expected) => {
            return Err(Reason::WrongSeat {
                given: line.seat,
                expected,
            });
        }
        None => return Err(Reason::AfterEnd),
    }
    game.play(&line.text).map_err(Reason::Move)?;
    Ok(())
}

fn check_result(game: &dyn AnyMatch, given: &ResultLine) -> Result<(), Reason> {
    let Some(outcome) = game.outcome() else {
        return Err(Reason::EarlyResult);
    };
    let expected = ResultLine::from(outcome);
    if *given == expected {
        Ok(())
    } else {
        Err(Reason::WrongResult {
            given: given.clone(),
            expected,
        })
    }
}
