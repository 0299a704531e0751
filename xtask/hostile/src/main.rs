//! `cargo xtask hostile`: attacks a real server in every known way, one after the other.

use std::{
    io::{IsTerminal as _, Write as _},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use anyhow::Context as _;
use baralho_hostile::{ALL, Kind};
use baralho_testkit::process::{ANYWHERE, beside, raise_file_limit, serve};
use clap::Parser;
use serde_json::json;

/// Attacks a server as it is without any settings from one address, and measures what that
/// costs everybody else: one JSON object for each attack, and one for all.
#[derive(Parser)]
#[command(name = "cargo xtask hostile")]
struct Args {
    /// Which attacks; all unless told.
    attacks: Vec<String>,
    /// How long each lasts, instead of its own time.
    #[arg(long)]
    seconds: Option<u64>,
    /// The program of the server, instead of the one that was built with this.
    #[arg(long)]
    server: Option<PathBuf>,
    /// Lists the attacks.
    #[arg(long)]
    list: bool,
}

fn main() -> anyhow::Result<ExitCode> {
    let args = Args::parse();
    let mut out = std::io::stdout();
    if args.list {
        for kind in ALL {
            writeln!(out, "{:<10} {}", kind.name, kind.about)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let chosen = chosen(&args.attacks)?;
    let program = args.server.map_or_else(|| beside("baralho"), Ok)?;
    raise_file_limit(4096).context("this needs 4096 open files: see ulimit -n")?;
    let mut held = 0;
    for kind in &chosen {
        let length = Duration::from_secs(args.seconds.unwrap_or(kind.seconds));
        let outcome = kind.attack(|data| serve(&program, ANYWHERE, data), length, 1.0);
        let outcome = outcome.with_context(|| format!("{} cannot serve", program.display()))?;
        held += usize::from(outcome.why_not().is_empty());
        writeln!(out, "{}", outcome.json())?;
        if std::io::stderr().is_terminal() {
            eprintln!("{}", outcome.text());
        }
    }
    writeln!(out, "{}", json!({ "attacks": chosen.len(), "held": held }))?;
    Ok(if held == chosen.len() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn chosen(names: &[String]) -> anyhow::Result<Vec<Kind>> {
    if names.is_empty() {
        return Ok(ALL.to_vec());
    }
    let find = |name: &String| {
        let found = ALL.iter().find(|kind| kind.name == name).copied();
        found.with_context(|| {
            let known: Vec<&str> = ALL.iter().map(|kind| kind.name).collect();
            format!("there is no attack `{name}`: choose {}", known.join(", "))
        })
    };
    names.iter().map(find).collect()
}
