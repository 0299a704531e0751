//! `cargo xtask load`: people who play real games through real connections, all in one
//! process, and what that costs a server. Every record is checked at the end.
//!
//! The tool shares the machine with the server, so it is frugal: one thread, one poll, 4 KiB
//! buffers.

mod crowd;
mod figures;
mod link;
mod records;

use std::{
    io::Write as _,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use anyhow::{Context, bail, ensure};
use baralho_catalog::AnyRules;
use baralho_game::Options;
use baralho_protocol::online::Setup;
use baralho_testkit::{
    Process,
    process::{ANYWHERE, Usage, beside, raise_file_limit, serve},
};

use crowd::Crowd;
use figures::Figures;

/// Plays real games against a server and measures it.
#[derive(Debug, clap::Args)]
pub(crate) struct LoadArgs {
    /// How many people are connected.
    #[arg(long, default_value_t = 10_000)]
    people: usize,
    /// At how many tables.
    #[arg(long, default_value_t = 2_500)]
    tables: usize,
    /// For how long they play.
    #[arg(long, default_value_t = 300)]
    seconds: u64,
    /// How often each of them moves, in seconds.
    #[arg(long, default_value_t = 4.0)]
    every: f64,
    /// Over how many seconds the tables begin: people do not all begin, and end, at once.
    #[arg(long, default_value_t = 40)]
    ramp: u64,
    /// What they play. One round is a match, and a rematch follows, unless told.
    #[arg(long, default_value = "scopone")]
    game: String,
    /// Other rules, as key=value.
    #[arg(long, value_delimiter = ',', default_value = "target=none")]
    rules: Vec<String>,
    /// A server that runs already, as ADDRESS:PORT. It must not limit what one address may do.
    #[arg(long)]
    url: Option<SocketAddr>,
    /// The program to serve with; the `baralho` beside this one unless told.
    #[arg(long)]
    server: Option<PathBuf>,
    /// Where the server keeps its data; a folder of its own unless told.
    #[arg(long)]
    data: Option<PathBuf>,
    /// How many records to check at the end; all unless told.
    #[arg(long)]
    check: Option<usize>,
    /// Prints all figures on one line.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &LoadArgs) -> anyhow::Result<()> {
    let setup = setup(args)?;
    let per_table = args.people / args.tables.max(1);
    ensure!(
        setup.players == Some(per_table),
        "{} people at {} tables are {per_table} at each",
        args.people,
        args.tables
    );
    ensure!(args.every > 0.0, "--every should be more than nothing");
    let files = args.people as u64 + 200;
    raise_file_limit(files).with_context(|| {
        format!("{files} open files are needed, and the system allows fewer: see ulimit -n")
    })?;
    let folder = tempfile::tempdir().context("a folder for the server's data")?;
    let server = match args.url {
        Some(_) => None,
        None => Some(start(
            args.server.as_deref(),
            args.data.as_deref().unwrap_or(folder.path()),
        )?),
    };
    let running = server.as_ref().map(|server| server.address);
    let address = args.url.or(running).context("a server")?;
    let usage = || server.as_ref().and_then(Process::usage);
    let base = usage();
    let mut crowd = Crowd::new(args.tables, per_table, Duration::from_secs_f64(args.every))?;
    crowd.gather(address, &setup)?;
    let seated = usage();
    let (ramp, length) = (args.ramp, args.seconds);
    let (ramp, length) = (Duration::from_secs(ramp), Duration::from_secs(length));
    let played = crowd.play(ramp, length, usage)?;
    let end = usage();
    let checked = records::check(address, crowd.finished(), args.check)?;
    let figures = Figures {
        people: args.people,
        tables: args.tables,
        played,
        checked,
        base,
        seated,
        end,
    };
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", figures.json())?;
    } else {
        writeln!(out, "{:#}", figures.json())?;
    }
    if !figures.is_clean() {
        bail!("something went wrong: see above");
    }
    Ok(())
}

/// Starts `baralho serve` without its limits, which are per address, and here everybody has the
/// same.
fn start(program: Option<&Path>, data: &Path) -> anyhow::Result<Process> {
    let program = program.map_or_else(|| beside("baralho"), |program| Ok(program.to_owned()))?;
    // A line for every request or guest would be measured, too.
    let level = std::env::var("BARALHO_LOG");
    let mut command = serve(&program, ANYWHERE, data);
    command
        .arg("--no-limits")
        .env("BARALHO_LOG", level.as_deref().unwrap_or("error"))
        .stderr(Stdio::inherit());
    Process::start(&mut command).with_context(|| format!("{} cannot be started", program.display()))
}

fn setup(args: &LoadArgs) -> anyhow::Result<Setup> {
    let mut rules = Options::new();
    for pair in &args.rules {
        rules.set_pair(pair)?;
    }
    let per_table = args.people / args.tables.max(1);
    let parsed = AnyRules::parse(&args.game, Some(per_table), &rules)?;
    Ok(Setup {
        players: Some(parsed.players()),
        rules,
        ..Setup::of(parsed.preset())
    })
}
