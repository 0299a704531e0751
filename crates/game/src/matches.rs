use crate::{Game, Next, Outcome, Rules, Seat, Standing, Witness};

/// A match that nobody has won after so many rounds ends with the score as it is,
/// so that every match ends.
pub const MAX_ROUNDS: u32 = 10_000;

/// Deals of one game, one after another, until somebody has won.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    rules: G::Rules,
    seed: u64,
    standing: Standing,
    round: G,
    phase: Phase,
}

/// Where a match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A deal is being played.
    Playing,
    /// A round is over and another follows once [`Match::next_round`] is called. Clients
    /// let people read the score for this long; the waiting itself is theirs.
    Pause {
        /// Seconds to wait; 0 for none.
        seconds: u32,
        /// What the next round starts from.
        next: Standing,
    },
    /// Somebody has won.
    Over(Outcome),
}

impl<G: Game> Match<G> {
    /// Deals the first round of a seed.
    #[allow(clippy::needless_pass_by_value)] // a match keeps its rules; callers should not have to care how
    pub fn new(rules: G::Rules, seed: u64) -> Self {
        let standing = Standing::opening(&rules, seed);
        Self::from_standing(&rules, seed, standing)
    }

    /// Deals a round of a seed from a given standing: another dealer, other scores.
    pub fn from_standing(rules: &G::Rules, seed: u64, standing: Standing) -> Self {
        let round = G::deal_seed(rules, &standing, seed);
        Self::from_round(round, seed, standing)
    }

    /// Plays on from a deal made elsewhere; later rounds come from the seed.
    pub fn from_round(round: G, seed: u64, standing: Standing) -> Self {
        let mut this = Self {
            rules: round.rules().clone(),
            seed,
            standing,
            round,
            phase: Phase::Playing,
        };
        this.settle();
        this
    }

    /// What every round of it is played by.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The seed of all deals.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// What the present round started from.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The present round, or the last one played.
    pub fn round(&self) -> &G {
        &self.round
    }

    /// Where the match stands.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whose turn it is; `None` between rounds and at the end.
    pub fn turn(&self) -> Option<Seat> {
        self.round.turn()
    }

    /// The checked door: makes a move or refuses it and changes nothing.
    pub fn play(
        &mut self,
        wanted: G::Move,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<(), G::Illegal> {
        self.round.play(wanted, witness)?;
        self.settle();
        Ok(())
    }

    /// The trusted door, see [`Game::apply`].
    #[inline]
    pub fn apply(&mut self, chosen: G::Move, witness: &mut impl Witness<G::Event>) {
        self.round.apply(chosen, witness);
        self.settle();
    }

    /// Deals the next round; does nothing unless the match is in its pause.
    pub fn next_round(&mut self) {
        if let Phase::Pause { next, .. } = &self.phase {
            self.standing = *next;
            self.round = G::deal_seed(&self.rules, &self.standing, self.seed);
            self.phase = Phase::Playing;
            self.settle();
        }
    }

    #[inline]
    fn settle(&mut self) {
        if self.round.turn().is_some() {
            return;
        }
        self.phase = match self.round.conclude(&self.standing) {
            Next::Over(outcome) => Phase::Over(outcome),
            Next::Round(next) if next.round > MAX_ROUNDS => {
                Phase::Over(Outcome::best(&self.rules, &next.points))
            }
            Next::Round(next) => Phase::Pause {
                seconds: self.rules.pause_s(),
                next,
            },
        };
    }
}
