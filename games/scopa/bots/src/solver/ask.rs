//! The solver as others ask it: worlds in, moves of the game out.

use baralho_bots::{
    Stopwatch,
    solve::{NotSolvable, Solvable as _, Solver, Step, Verdict},
};
use baralho_game::{Game as _, Rules as _};
use baralho_scopa::{Choice, Move, Scopa, ScopaRules, swift::Play};

use super::{Apart, GamePicks, Kind, PlayersPick, Round, round::Position};

/// Solves rounds of the Scopa family in which every card is known.
///
/// Offered: one deck, two sides, up to six players, any other rule. Whole rounds of two
/// players with three cards a deal take milliseconds; where all cards are dealt at once,
/// only their ends. Not offered: three sides or more, several decks. Values are margins of
/// the side whose turn it is, in points of this round; in an inverse match both sides want
/// them low. A sweep that wins the match at once is worth a margin of 100.
#[derive(Debug)]
pub struct RoundSolver {
    positions: usize,
    memory: Option<SolverOfKind>,
}

#[derive(Debug)]
enum SolverOfKind {
    PlayersPick(Remembered<PlayersPick>),
    GamePicks(Remembered<GamePicks>),
    Apart(Remembered<Apart>),
}

#[derive(Debug)]
struct Remembered<K: Kind> {
    solver: Solver<Round<K>>,
    /// The round that the solver's memory is about.
    round: Option<Round<K>>,
}

impl SolverOfKind {
    fn new(rules: &ScopaRules, positions: usize) -> Self {
        let pooled = rules.team_card_scoring || rules.players() == 2;
        if !pooled || rules.instant_win {
            // Its entries are three times as large.
            Self::Apart(Remembered::new(positions / 4))
        } else if rules.choice == Choice::Most {
            Self::GamePicks(Remembered::new(positions))
        } else {
            Self::PlayersPick(Remembered::new(positions))
        }
    }
}

impl<K: Kind> Remembered<K> {
    fn new(positions: usize) -> Self {
        Self {
            solver: Solver::new(positions),
            round: None,
        }
    }

    /// The round of a world and where it stands; forgets what is about another round.
    fn enter<const CARDS: usize, const SEATS: usize>(
        &mut self,
        world: &Scopa<CARDS, SEATS>,
    ) -> Result<Position<K::Order>, NotSolvable> {
        let (round, position) = Round::<K>::of(world)?;
        let known = self.round.as_ref();
        if !known.is_some_and(|known| round.facts.goes_on(&known.facts, position.left)) {
            self.solver.forget();
            self.round = Some(round);
        }
        Ok(position)
    }
}

/// Runs this with whichever memory there is.
macro_rules! with_memory {
    ($this:ident, $world:ident, |$solver:ident, $round:ident, $position:ident| $body:expr) => {
        match $this.memory_for($world.rules()) {
            SolverOfKind::PlayersPick(memory) => {
                with_memory!(memory, $world, $solver, $round, $position, $body)
            }
            SolverOfKind::GamePicks(memory) => {
                with_memory!(memory, $world, $solver, $round, $position, $body)
            }
            SolverOfKind::Apart(memory) => {
                with_memory!(memory, $world, $solver, $round, $position, $body)
            }
        }
    };
    ($memory:ident, $world:ident, $solver:ident, $round:ident, $position:ident, $body:expr) => {{
        let position = $memory.enter($world)?;
        let Remembered {
            solver: $solver,
            round,
        } = $memory;
        let Some($round) = round.as_ref() else {
            unreachable!("just entered");
        };
        let $position = &position;
        $body
    }};
}

impl Default for RoundSolver {
    fn default() -> Self {
        Self::new(1 << 20)
    }
}

impl RoundSolver {
    /// With room for about so many positions, of 24 to 80 bytes each by the rules; the
    /// memory is taken as it is needed.
    pub fn new(positions: usize) -> Self {
        Self {
            positions,
            memory: None,
        }
    }

    fn memory_for(&mut self, rules: &ScopaRules) -> &mut SolverOfKind {
        let wanted = SolverOfKind::new(rules, self.positions);
        let keep = |memory: &SolverOfKind| {
            std::mem::discriminant(memory) == std::mem::discriminant(&wanted)
        };
        if !self.memory.as_ref().is_some_and(keep) {
            self.memory = None;
        }
        self.memory.get_or_insert(wanted)
    }

    /// The value of a world for the side whose turn it is, as far as the stopwatch lets it
    /// be found, and the best move. An iteration is one position.
    pub fn solve<const CARDS: usize, const SEATS: usize>(
        &mut self,
        world: &Scopa<CARDS, SEATS>,
        watch: &mut Stopwatch,
    ) -> Result<Verdict<Move>, NotSolvable> {
        with_memory!(self, world, |solver, round, position| {
            let guess = round.guess(position);
            let verdict = solver.solve(round, position, guess, watch);
            Ok(told(world, &verdict))
        })
    }

    /// Best play of both sides to the end, every move with the value for the side that
    /// makes it. It ends early where the stopwatch does.
    pub fn line<const CARDS: usize, const SEATS: usize>(
        &mut self,
        world: &Scopa<CARDS, SEATS>,
        watch: &mut Stopwatch,
    ) -> Result<Vec<Step<Move>>, NotSolvable> {
        with_memory!(self, world, |solver, round, position| {
            let guess = round.guess(position);
            let mut position = *position;
            let steps = solver.line(round, &position, guess, watch);
            let steps = steps.into_iter().map(|step| {
                let second = round.side(&position) == 1;
                round.play(&mut position, step.chosen);
                let (low, high) = turned(step.low, step.high, second);
                Step {
                    chosen: step.chosen.to_move(world.rules().choice),
                    low,
                    high,
                }
            });
            Ok(steps.collect())
        })
    }

    /// What every move is worth to the side whose turn it is. Moves that are alike for a
    /// reason that always holds, such as two equal cards of suits that do not count, are
    /// told once.
    pub fn every_move<const CARDS: usize, const SEATS: usize>(
        &mut self,
        world: &Scopa<CARDS, SEATS>,
        watch: &mut Stopwatch,
    ) -> Result<Vec<Step<Move>>, NotSolvable> {
        with_memory!(self, world, |solver, round, position| {
            let guess = round.guess(position);
            let second = round.side(position) == 1;
            let moves = solver.every_move(round, position, guess, watch);
            let moves = moves.into_iter().map(|(chosen, verdict)| {
                let (low, high) = turned(verdict.low, verdict.high, second);
                Step {
                    chosen: chosen.to_move(world.rules().choice),
                    low,
                    high,
                }
            });
            Ok(moves.collect())
        })
    }
}

/// A verdict on a world for the side whose turn it is.
fn told<const CARDS: usize, const SEATS: usize>(
    world: &Scopa<CARDS, SEATS>,
    verdict: &Verdict<Play>,
) -> Verdict<Move> {
    let rules = world.rules();
    let second = world.turn().is_some_and(|seat| rules.side_of(seat) == 1);
    let (low, high) = turned(verdict.low, verdict.high, second);
    Verdict {
        low,
        high,
        best: verdict.best.map(|play| play.to_move(rules.choice)),
        nodes: verdict.nodes,
    }
}

/// The first side's margin as the second sees it.
fn turned(low: i32, high: i32, second: bool) -> (i32, i32) {
    if second { (-high, -low) } else { (low, high) }
}
