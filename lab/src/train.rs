//! Learns the networks of `mestre` and writes them where its crate embeds them.

use std::{fs, io::Write as _, path::Path, thread};

use baralho_scopa_bots::training::{Lessons, train};

/// Learns the networks of `mestre` anew, into games/scopa/bots/weights: a few minutes on two cores.
#[derive(Debug, clap::Args)]
pub(crate) struct TrainArgs {
    /// How many rounds are played for each way of capturing.
    #[arg(default_value_t = 1_500_000, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

pub(crate) fn run(args: &TrainArgs) -> anyhow::Result<()> {
    let lessons = Lessons {
        rounds: args.rounds,
        seed: 2_026,
    };
    let weights = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/scopa/bots/weights");
    thread::scope(|scope| {
        let learners = ["rank-first", "fewest", "fifteen"].map(|capture| {
            let learner = scope.spawn(move || {
                train(capture, lessons, |done, error| {
                    let mut err = std::io::stderr();
                    let _ = writeln!(err, "{capture}: {:.0} %, error {error:.4}", 100.0 * done);
                })
            });
            (capture, learner)
        });
        for (capture, learner) in learners {
            let bytes = learner.join().expect("a learner does not panic");
            fs::write(weights.join(format!("{capture}.bin")), bytes)?;
        }
        Ok(())
    })
}
