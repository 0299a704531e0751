//! The chores of the workspace: `cargo xtask help` lists them.

mod builds;
mod check;
mod chore;
mod compiler;
mod guided;
mod page;
mod run;
mod step;
mod suite;
mod tools;

use std::{env, io::Write, process::ExitCode};

use chore::Chore;

const HELP: &str = "\
Chores of the Baralho workspace. Usage: cargo xtask CHORE

  run [--release] [ARGS]   builds baralho with its page and serves it: open the
                           address it prints; or starts it with these arguments
  page [FOLDER]            builds the page alone, as a static site
  test [--long] [CRATE..]  format, lints, docs and tests; or tests of crates;
                           installs what it needs (Debian); --long does more
  golden [NAME]            writes golden files and snapshots anew, of the tests
                           whose name contains NAME; review them with git diff
  fuzz [CASES | SECONDSs]  runs the property tests longer: that many cases each,
                           or new ones for so long; 100000 cases unless told
  bench [ARGS...]          runs the benchmarks; whole engines are measured by
                           cargo xtask run bench
  lab COMMAND [ARGS...]    measures bots and tunes mestre: strength, tune
  train [ROUNDS]           learns the networks of the bots anew, in minutes, and
                           writes them to games/scopa/bots/weights
  load [ARGS...]           plays thousands of games against a server at once
                           and measures it: --people, --tables, --seconds
  hostile [ATTACK...]      attacks a server in every known way and measures what
                           it costs everybody else; --list tells the ways
  screens FOLDER           writes every screen of the page at every size as PNG
  help                     this

Example: cargo xtask run play escopa --lang it
";

fn main() -> ExitCode {
    if let Some(code) = compiler::compiled() {
        return code;
    }
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    match Chore::parse(&arguments) {
        Ok(Chore::Help) => match std::io::stdout().write_all(HELP.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            // The reader of a closed pipe has read enough.
            Err(_) => ExitCode::FAILURE,
        },
        Ok(chore) => match chore.run() {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => {
                eprintln!("xtask: {failure}");
                ExitCode::FAILURE
            }
        },
        Err(mistake) => {
            eprintln!("xtask: {mistake}");
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::HELP;

    #[test]
    fn the_help_fits_a_screen() {
        assert!(HELP.lines().count() <= 24);
        assert!(HELP.lines().all(|line| line.chars().count() <= 80));
    }
}
