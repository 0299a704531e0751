//! Learns the networks of `mestre` and writes them where the crate embeds them: run it by
//! `cargo xtask train`.

use std::{env, fs, io::Write as _, path::Path, thread};

use baralho_bots::training::{Lessons, train};

fn main() -> std::io::Result<()> {
    let rounds = env::args().nth(1).and_then(|n| n.parse().ok());
    let lessons = Lessons {
        rounds: rounds.unwrap_or(1_500_000),
        seed: 2_026,
    };
    let weights = Path::new(env!("CARGO_MANIFEST_DIR")).join("weights");
    thread::scope(|scope| {
        let learners = ["rank-first", "fewest", "fifteen"].map(|capture| {
            scope.spawn(move || {
                train(capture, lessons, |done, error| {
                    let mut err = std::io::stderr();
                    let _ = writeln!(err, "{capture}: {:.0} %, error {error:.4}", 100.0 * done);
                })
            })
        });
        for (capture, learner) in ["rank-first", "fewest", "fifteen"].iter().zip(learners) {
            let bytes = learner.join().expect("a learner does not panic");
            fs::write(weights.join(format!("{capture}.bin")), bytes)?;
        }
        Ok(())
    })
}
