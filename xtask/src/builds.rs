//! Builds that run at the same time.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::step::{Artifact, Step};

/// A command by its name, and how long it took.
pub(crate) type Took = (&'static str, Duration);

/// What the commands of a chain made, and how long each took.
type Chained = (Vec<Artifact>, Vec<Took>);

/// Runs chains of cargo commands: the commands of a chain one after the other, the chains at
/// the same time. Gives what each chain made, and how long each command took.
pub(crate) fn side_by_side(
    chains: &[Vec<Step>],
) -> Result<(Vec<Vec<Artifact>>, Vec<Took>), String> {
    let finished: Vec<Result<Chained, String>> = thread::scope(|scope| {
        let running: Vec<_> = chains
            .iter()
            .map(|steps| scope.spawn(|| run_chain(steps)))
            .collect();
        let joined = running.into_iter().map(thread::ScopedJoinHandle::join);
        joined
            .map(|done| done.unwrap_or_else(|_| Err("a build panicked".into())))
            .collect()
    });
    let finished: Vec<Chained> = finished.into_iter().collect::<Result<_, _>>()?;
    let (made, took): (Vec<_>, Vec<_>) = finished.into_iter().unzip();
    Ok((made, took.concat()))
}

fn run_chain(steps: &[Step]) -> Result<Chained, String> {
    let (mut made, mut took) = (Vec::new(), Vec::new());
    for step in steps {
        let begin = Instant::now();
        made.extend(step.build()?);
        took.push((step.name(), begin.elapsed()));
    }
    Ok((made, took))
}
