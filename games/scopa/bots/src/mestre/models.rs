//! The pool of players that somebody unknown may be, and how well each of them explains a
//! play out of a hand.

use baralho_scopa::{
    View,
    swift::{Course, Play, Swift, total},
};
use tinyvec::ArrayVec;

use super::{
    classic::{self, Classic},
    plain::{Eye, Plain},
    policy::{Policy, Sight},
};
use crate::classico::Trace;

pub(crate) const MODELS: usize = 3;
/// Follows the documents' tips one move ahead, as `greedy` does.
pub(crate) const PLAIN: usize = 0;
/// Plays by the traditional wisdom, as `classico` does.
pub(crate) const CLASSIC: usize = 1;
/// Thinks ahead: most likely makes a play that looks good, so the search looks for it.
pub(crate) const STRONG: usize = 2;

/// By kind of player, how likely something is.
pub(crate) type ByModel = [f64; MODELS];

pub(crate) const ALL: [bool; MODELS] = [true; MODELS];

/// How often somebody who plays by a model departs from it: people overlook things.
const SURPRISE: f64 = 0.04;

/// A play somebody made, as everybody saw it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Made {
    /// What the observer knew before. The mover's hand is whatever it is taken to be.
    pub(crate) world: Swift,
    pub(crate) trace: Trace<6>,
    /// How many cards the next player held.
    pub(crate) next_size: u8,
    /// Whether nobody held more than one card.
    pub(crate) last: bool,
    pub(crate) play: Play,
}

/// Takes a play into what everybody remembers.
#[inline]
pub(crate) fn note(course: &Course, trace: &mut Trace<6>, world: &Swift, play: Play) {
    let (seat, whole) = (usize::from(world.turn), total(world.table));
    trace.note(&course.rules, whole, seat, play.card(), play.take());
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Models {
    plain: Plain,
    classic: Classic,
    policy: Policy,
}

/// Of one model: the best score, how many plays have it, and what the play made has.
#[derive(Clone, Copy)]
struct BestScore {
    best: i32,
    ties: u32,
    made: i32,
}

impl BestScore {
    const NOTHING: Self = Self {
        best: i32::MIN,
        ties: 0,
        made: i32::MIN,
    };

    #[inline]
    fn hear(&mut self, score: i32, is_made: bool) {
        if score > self.best {
            (self.best, self.ties) = (score, 0);
        }
        self.ties += u32::from(score == self.best);
        if is_made {
            self.made = score;
        }
    }

    /// How likely the play made is, of so many: of plays that look alike any is made.
    #[inline]
    fn likelihood(&self, ways: f64) -> f64 {
        let expected = if self.made == self.best {
            (1.0 - SURPRISE) / f64::from(self.ties)
        } else {
            0.0
        };
        expected + SURPRISE / ways
    }
}

impl Models {
    pub(crate) fn new<const CARDS: usize, const SEATS: usize>(
        course: &Course,
        view: &View<CARDS, SEATS>,
    ) -> Self {
        let inverse = view.open.rules.inverse;
        Self {
            plain: Plain::new(course, inverse),
            classic: Classic::new(course, view.open.dealer.index() as u8),
            policy: Policy::new(course),
        }
    }

    /// What a player of some kind does in a world; `None` of one who thinks.
    #[inline]
    pub(crate) fn foresee(
        &self,
        model: usize,
        course: &Course,
        world: &Swift,
        trace: &Trace<6>,
    ) -> Option<Play> {
        match model {
            PLAIN => Some(self.plain.best(course, world).0),
            CLASSIC => Some(self.classic.best(course, world, trace)),
            _ => None,
        }
    }

    /// How likely each kind of player with this hand is to make the play. Only these `kinds`
    /// are asked; the likelihood of the others is given as 1.
    pub(crate) fn likelihoods(
        &self,
        course: &Course,
        made: &Made,
        hand: u64,
        kinds: [bool; MODELS],
    ) -> ByModel {
        let mut world = made.world;
        let seat = usize::from(world.turn);
        world.hands[seat] = hand;
        let held = u32::from(made.next_size);
        let eye = kinds[PLAIN].then(|| Eye::new(&world, made.last && world.deck_left == 0));
        let look = || self.classic.scene(course, &world, &made.trace, held);
        let scene = kinds[CLASSIC].then(look);
        let mut plain = BestScore::NOTHING;
        let mut classic = BestScore::NOTHING;
        let mut strong = Leanings::of(made, &world);
        let mut ways = 0;
        world.each_play(course, |play| {
            let is_made = play == made.play;
            ways += 1;
            if let Some(eye) = &eye {
                let floor = plain.best;
                plain.hear(self.plain.score(world.table, play, eye, floor), is_made);
            }
            if let Some(scene) = &scene {
                let floor = classic.best;
                classic.hear(classic::score(scene, play, floor), is_made);
            }
            if kinds[STRONG] {
                strong.hear(&self.policy, &world, play, is_made);
            }
        });
        if ways < 2 {
            return [1.0; MODELS];
        }
        let mut found = [1.0; MODELS];
        if kinds[PLAIN] {
            found[PLAIN] = plain.likelihood(ways.into());
        }
        if kinds[CLASSIC] {
            found[CLASSIC] = classic.likelihood(ways.into());
        }
        if kinds[STRONG] {
            found[STRONG] = strong.likelihood(ways as f32);
        }
        found
    }
}

/// How good all plays look to somebody who thinks ahead.
struct Leanings {
    sight: Sight,
    scores: ArrayVec<[f32; 64]>,
    best: f32,
    made: f32,
}

impl Leanings {
    #[inline]
    fn of(made: &Made, world: &Swift) -> Self {
        let held = u32::from(made.next_size);
        let last = made.last && held == 0 && world.deck_left == 0;
        let hand = world.hands[usize::from(world.turn)];
        Self {
            sight: Sight::new(world.unseen(), hand, held, last),
            scores: ArrayVec::new(),
            best: f32::MIN,
            made: 0.0,
        }
    }

    #[inline]
    fn hear(&mut self, policy: &Policy, world: &Swift, play: Play, is_made: bool) {
        let score = policy.score(world, play, &self.sight) as f32;
        self.best = self.best.max(score);
        if is_made {
            self.made = score;
        }
        let _ = self.scores.try_push(score);
    }

    fn likelihood(&self, ways: f32) -> f64 {
        let leaning = |score: f32| Policy::leaning(self.best - score);
        let sum: f32 = self.scores.iter().map(|&score| leaning(score)).sum();
        Policy::with_care(leaning(self.made), sum, ways).into()
    }
}
