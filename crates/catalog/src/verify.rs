//! Checking a record against the rules and its seed.

use baralho_game::{
    BadDeck, Game, Match, Outcome, Phase, Refused, Rules, Seat, Standing,
    chance::GENERATOR,
    record::{Header, Line, Record},
};
use thiserror::Error;

use crate::{AnyMatch, AnyRules, BadGame, with_game};

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
#[allow(missing_docs)] // the names say it all
pub struct Wrong {
    pub line: usize,
    pub reason: Reason,
}

/// What can be wrong with a line of a record.
#[derive(Clone, Debug, Error)]
#[allow(missing_docs)] // the messages say it all
pub enum Reason {
    #[error(transparent)]
    Game(#[from] BadGame),
    #[error("it was played by version {given} of the rules, and this program has version {ours}")]
    RulesVersion { given: u32, ours: u32 },
    #[error(
        "it was dealt by {}, and this program has {GENERATOR}",
        given.as_ref().map_or("an unnamed generator".into(), |name| format!("the generator `{name}`"))
    )]
    Generator { given: Option<String> },
    #[error("it has neither a seed nor a deck, so nobody knows what was dealt")]
    NoDeal,
    #[error(transparent)]
    Deck(#[from] BadDeck),
    #[error("its dealer is {given}, and the seats are 0 to {}", players - 1)]
    Dealer { given: usize, players: usize },
    #[error("seat {given} took moves back, and the seats are 0 to {}", players - 1)]
    Assisted { given: usize, players: usize },
    #[error("it names {given} seats, and {players} play")]
    Seats { given: usize, players: usize },
    #[error("round {round} was dealt from a seed, and the header has none")]
    NoSeed { round: u32 },
    #[error("seat {given} moves, and it is the turn of seat {expected}")]
    WrongSeat { given: usize, expected: usize },
    #[error("illegal move: {0}")]
    Move(Refused),
    #[error("a move after the end: the match was over")]
    AfterEnd,
    #[error("nothing can follow the result")]
    AfterResult,
    #[error("a result before the end: the match goes on")]
    EarlyResult,
    #[error(
        "wrong result: the moves give winners {:?} and points {:?}, and the record says {:?} and {:?}",
        expected.winners, expected.points, given.winners, given.points
    )]
    WrongResult { given: Outcome, expected: Outcome },
}

impl Reason {
    fn at(self, line: usize) -> Wrong {
        Wrong { line, reason: self }
    }
}

/// The rules that a record was played by.
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
    if let Some(&given) = header.assisted.iter().find(|&&seat| seat >= players) {
        return Err(Reason::Assisted { given, players });
    }
    Ok(rules)
}

/// The match of a record before its first move. The rules are the header's, see [`rules_of`].
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
pub fn verify(record: &Record) -> Result<Report, Wrong> {
    let mut check = Check::new(&record.header).map_err(|reason| reason.at(1))?;
    for (number, line) in &record.lines {
        check.line(line).map_err(|reason| reason.at(*number))?;
    }
    Ok(check.report(record.cut))
}

/// A record that is compared with the rules line by line, of which only the match is kept.
pub struct Check {
    rules: AnyRules,
    game: Box<dyn AnyMatch>,
    has_seed: bool,
    moves: usize,
    has_result: bool,
}

impl Check {
    /// Before the first move.
    pub fn new(header: &Header) -> Result<Self, Reason> {
        let rules = rules_of(header)?;
        let game: Box<dyn AnyMatch> = with_game!(&rules, |G, rules| {
            Box::new(start_of::<G>(rules, header)?)
        });
        Ok(Self {
            rules,
            game,
            has_seed: header.seed.is_some(),
            moves: 0,
            has_result: false,
        })
    }

    /// Takes in the next line.
    pub fn line(&mut self, line: &Line) -> Result<(), Reason> {
        if self.has_result {
            return Err(Reason::AfterResult);
        }
        match line {
            Line::Move(line) => {
                self.moves += 1;
                await_move(self.game.as_mut(), self.has_seed, line.seat)?;
                self.game.play(&line.text).map_err(Reason::Move)?;
                Ok(())
            }
            Line::Result { result } => {
                self.has_result = true;
                check_result(self.game.outcome(), result)
            }
        }
    }

    /// What the record holds, all lines being right.
    pub fn report(self, cut: Option<usize>) -> Report {
        Report {
            rules: self.rules,
            moves: self.moves,
            round: self.game.standing().round,
            outcome: self.game.outcome().cloned(),
            has_result: self.has_result,
            cut,
        }
    }
}

/// Deals the next round if one is due; then it must be this seat's turn.
pub fn await_move(game: &mut dyn AnyMatch, has_seed: bool, seat: usize) -> Result<(), Reason> {
    match game.phase() {
        Phase::Over(_) => return Err(Reason::AfterEnd),
        Phase::Pause { next, .. } if !has_seed => {
            return Err(Reason::NoSeed { round: next.round });
        }
        Phase::Pause { .. } => game.next_round(),
        Phase::Playing => {}
    }
    match game.turn().map(Seat::index) {
        Some(expected) if expected == seat => Ok(()),
        Some(expected) => Err(Reason::WrongSeat {
            given: seat,
            expected,
        }),
        None => Err(Reason::AfterEnd),
    }
}

/// Compares the result in a record with how the match ended, if it has.
pub fn check_result(outcome: Option<&Outcome>, given: &Outcome) -> Result<(), Reason> {
    let expected = outcome.ok_or(Reason::EarlyResult)?;
    if given == expected {
        return Ok(());
    }
    Err(Reason::WrongResult {
        given: given.clone(),
        expected: expected.clone(),
    })
}
