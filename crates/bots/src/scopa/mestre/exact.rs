//! The last deal between two: nothing is hidden any more, so it is played out exactly.

use std::ops::ControlFlow;

use baralho_scopa::swift::{Course, Play, Swift};
use tinyvec::ArrayVec;

use super::policy::{Policy, Sight};

/// The plays of one position: there are few in a last deal.
type Plays = ArrayVec<[(i32, u64); 32]>;

/// The plays that look best first.
fn ordered(course: &Course, policy: &Policy, world: &Swift) -> Plays {
    let mut plays = Plays::new();
    let sight = Sight::of(course, world);
    let _ = world.visit_plays(course, |play| {
        let score = policy.score(world, play, &sight);
        match plays.try_push((score, play.bits())) {
            None => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        }
    });
    plays.sort_unstable_by_key(|&(score, play)| (-score, play));
    plays
}

/// The best play for who is to move, and what it leads to by `value`: what the end is
/// worth to side 0, the other side wanting the opposite.
pub(crate) fn best(
    course: &Course,
    policy: &Policy,
    world: &Swift,
    value: &impl Fn(&Swift) -> f32,
) -> (Option<Play>, f32) {
    search(course, policy, world, f32::MIN, f32::MAX, value)
}

fn search(
    course: &Course,
    policy: &Policy,
    world: &Swift,
    mut low: f32,
    mut high: f32,
    value: &impl Fn(&Swift) -> f32,
) -> (Option<Play>, f32) {
    if world.over {
        return (None, value(world));
    }
    let up = course.side_of(world.turn) == 0;
    let mut best = (None, if up { f32::MIN } else { f32::MAX });
    for (_, bits) in ordered(course, policy, world) {
        let play = Play::from_bits(bits);
        let mut after = *world;
        after.play(course, play);
        let (_, found) = search(course, policy, &after, low, high, value);
        if up && found > best.1 || !up && found < best.1 || best.0.is_none() {
            best = (Some(play), found);
        }
        if up {
            low = low.max(found);
        } else {
            high = high.min(found);
        }
        if low >= high {
            break;
        }
    }
    best
}

/// Plays the last deal out, both sides at their best.
pub(crate) fn play_out(course: &Course, policy: &Policy, world: &mut Swift) {
    let margin = |world: &Swift| {
        let points = world.points(course);
        (points[0] - points[1]) as f32
    };
    while !world.over {
        let (play, _) = best(course, policy, world, &margin);
        world.play(course, play.expect("whoever must move can"));
    }
}
