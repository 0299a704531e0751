//! The last deal between two: nothing is hidden any more, so it is played out exactly.

use std::ops::ControlFlow;

use baralho_bots::{Budget, Means, Stopwatch};
use baralho_scopa::swift::{Course, Play, Swift};
use tinyvec::ArrayVec;

use super::policy::{Policy, Sight};

/// The plays of one position: there are few in a last deal. Of more the first ones are
/// looked at.
type Plays = ArrayVec<[(i32, Play); 32]>;

/// Positions between two looks at the clock.
const STRETCH: u32 = 256;

/// The plays that look best first.
fn ordered(course: &Course, policy: &Policy, world: &Swift) -> Plays {
    let mut plays = Plays::new();
    let sight = Sight::of(course, world);
    let _ = world.visit_plays(course, |play| {
        let score = policy.score(world, play, &sight);
        match plays.try_push((score, play)) {
            None => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        }
    });
    plays.sort_unstable_by_key(|&(score, play)| (-score, play));
    plays
}

/// The best play for who is to move, by `value`: what the end is worth to side 0, the other
/// side wanting the opposite. The best one found so far when the time is up.
pub(crate) fn best(
    course: &Course,
    policy: &Policy,
    world: &Swift,
    value: &impl Fn(&Swift) -> f32,
    watch: Stopwatch,
) -> Option<Play> {
    let mut search = Search {
        course,
        policy,
        value,
        watch,
        positions: 0,
        is_spent: false,
    };
    search.best(world, f32::MIN, f32::MAX).0
}

struct Search<'a, V> {
    course: &'a Course,
    policy: &'a Policy,
    value: &'a V,
    watch: Stopwatch,
    positions: u32,
    is_spent: bool,
}

impl<V: Fn(&Swift) -> f32> Search<'_, V> {
    /// The best play and what it leads to. Once the time is up, of every position only
    /// what was looked at counts, its likeliest play at the least.
    fn best(&mut self, world: &Swift, mut low: f32, mut high: f32) -> (Option<Play>, f32) {
        if world.over {
            return (None, (self.value)(world));
        }
        self.positions = self.positions.wrapping_add(1);
        if self.positions.is_multiple_of(STRETCH) {
            self.is_spent |= !self.watch.allows(STRETCH);
        }
        let up = self.course.side_of(world.turn) == 0;
        let mut best = (None, if up { f32::MIN } else { f32::MAX });
        for (_, play) in ordered(self.course, self.policy, world) {
            let mut after = *world;
            after.play(self.course, play);
            let (_, found) = self.best(&after, low, high);
            if self.is_spent && best.0.is_some() {
                break;
            }
            if up && found > best.1 || !up && found < best.1 || best.0.is_none() {
                best = (Some(play), found);
            }
            if up {
                low = low.max(found);
            } else {
                high = high.min(found);
            }
            if low >= high || self.is_spent {
                break;
            }
        }
        best
    }
}

/// Plays the last deal out, both sides at their best.
pub(crate) fn play_out(course: &Course, policy: &Policy, world: &mut Swift) {
    let margin = |world: &Swift| {
        let points = world.points(course);
        (points[0] - points[1]) as f32
    };
    let means = Means::single(|| unreachable!("there is no time limit"));
    while !world.over {
        let watch = Stopwatch::start(Budget::Iterations(u32::MAX), &means);
        let play = best(course, policy, world, &margin, watch);
        world.play(course, play.expect("whoever must move can"));
    }
}
