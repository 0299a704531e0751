//! `baralho sim`: many games between bots, in process, on all cores.

mod keep;
mod report;
mod series;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use baralho_arena::{Seating, has_torn_partners};
use baralho_bots::{Occupant, here};
use baralho_catalog::with_game;
use baralho_game::Seat;
use baralho_opponents::Opponents;
use baralho_words::{Words, say};
use indicatif::{ProgressBar, ProgressStyle};

use crate::{
    args::{SimArgs, threads},
    explain::{bad_bot, bad_game},
    failure::{Done, Failure},
    options,
    results::write_json,
};

use keep::Keep;
use report::Report;
use series::Series;

pub(crate) fn run(args: &SimArgs, words: &Words) -> Done {
    let options = options::read(&args.rules, words)?;
    let rules = options::rules_for(&args.game, args.players, args.bots.len(), &options)
        .map_err(|error| Failure::Usage(bad_game(words, &error)))?;
    let players = rules.players();
    if players % args.bots.len() != 0 {
        let text = say!(words, "sim-error-bots", bots = args.bots.len(), players);
        return Err(Failure::Usage(text));
    }
    if has_torn_partners(args.bots.len(), rules) {
        return Err(Failure::Usage(say!(words, "sim-error-partners", players)));
    }
    with_game!(&rules, |G, _rules| check_bots::<G>(&args.bots, words))?;
    let seed = args.seed.unwrap_or_else(random_seed);
    let threads = threads(args.threads);
    let series = Series {
        bots: &args.bots,
        seatings: if args.duplicate {
            Seating::every(args.bots.len())
        } else {
            vec![Seating::as_named(args.bots.len())]
        },
        games: args.games,
        seed,
    };
    let bar = progress_bar(series.all_games());
    let open = |path: &PathBuf| {
        Keep::open(path, threads).map_err(|error| cannot_keep(words, path, &error))
    };
    let keep = args.keep.as_ref().map(open).transpose()?;
    let start = Instant::now();
    let results = with_game!(rules, |G, rules| {
        series.play::<G>(&rules, threads, &bar, keep.as_ref())
    });
    let elapsed = start.elapsed();
    bar.finish_and_clear();
    if let (Some(keep), Some(path)) = (keep, &args.keep) {
        keep.finish()
            .map_err(|error| cannot_keep(words, path, &error))?;
    }
    let report = Report::new(&rules, &series, args.duplicate, &results, elapsed);
    let mut out = io::stdout().lock();
    if args.json {
        write_json(&mut out, &report)?;
    } else {
        report.write_table(&mut out, words)?;
        if let Some(path) = &args.keep {
            writeln!(out, "{}", say!(words, "sim-kept", file = path))?;
        }
    }
    report.warn(words);
    Ok(ExitCode::SUCCESS)
}

fn cannot_keep(words: &Words, file: &Path, error: &io::Error) -> Failure {
    Failure::Failed(if error.kind() == io::ErrorKind::AlreadyExists {
        say!(words, "keep-exists", file)
    } else {
        let reason = words.explain(error);
        say!(words, "keep-failed", file, reason)
    })
}

fn check_bots<G: Opponents>(names: &[String], words: &Words) -> Result<(), Failure> {
    for name in names {
        Occupant::named::<G::Bots>(name, 0, Seat::default(), &here())
            .map_err(|error| Failure::Usage(bad_bot(words, &error)))?;
    }
    Ok(())
}

/// A seed nobody chose; it is printed, so that the run can be repeated.
fn random_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    // Short enough to be typed.
    RandomState::new().hash_one(0_u8) >> 32
}

fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}
