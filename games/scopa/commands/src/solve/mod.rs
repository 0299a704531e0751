//! `baralho solve`: the exact value of a Scopa-family round in which every card is known.

mod report;
mod source;

use std::{
    io,
    path::PathBuf,
    process::ExitCode,
    time::{Duration, Instant},
};

use baralho_bots::{Budget, Stopwatch, here, solve::NotSolvable};
use baralho_cli::{Done, Failure, seconds, stop};
use baralho_scopa_bots::RoundSolver;
use baralho_words::{Words, say};
use clap::{Args, ValueHint};

use report::Report;
use source::Source;

#[derive(Clone, Debug, Args)]
pub(crate) struct SolveArgs {
    // A record or a position; `-` for standard input.
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    // Which move of a record to solve from, counted from 1.
    #[arg(long = "move", value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) number: Option<u64>,
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(crate) time: Duration,
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn run(args: &SolveArgs, words: &Words) -> Done {
    let source = Source::read(args, words)?;
    stop::on_request(|| ());
    let start = Instant::now();
    let means = here().until(stop::requested);
    let mut watch = Stopwatch::start(Budget::Time(args.time), &means);
    let mut solver = RoundSolver::new(POSITIONS);
    let refused = |why| Failure::Usage(not_solvable(words, why));
    let world = &source.world;
    let verdict = solver.solve(world, &mut watch).map_err(refused)?;
    // What was proven is remembered: the line costs next to nothing then.
    let line = solver.line(world, &mut watch).map_err(refused)?;
    let moves = solver.every_move(world, &mut watch).map_err(refused)?;
    let report = Report {
        source: &source,
        verdict,
        line,
        moves,
        elapsed: start.elapsed(),
    };
    let mut out = io::stdout().lock();
    if args.json {
        report.write_json(&mut out)?;
    } else {
        report.write_text(&mut out, words)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Room in the solver's table: 100 MB where players pick, 170 MB where the game does.
const POSITIONS: usize = 1 << 22;

fn not_solvable(words: &Words, why: NotSolvable) -> String {
    match why {
        NotSolvable::Sides { sides } => say!(words, "solve-error-sides", sides),
        NotSolvable::TooLarge => say!(words, "solve-error-large"),
    }
}
