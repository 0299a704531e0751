//! The laboratory: what the people who build the bots and the server measure and train.
//!
//! Run it by `cargo xtask lab COMMAND`; `hostile`, `load`, `screens` and `train` are chores of their own, too.

mod clock;
mod hostile;
mod load;
mod movement;
mod page;
mod percentile;
mod screens;
mod strength;
mod train;
mod tune;

use std::{
    process::{self, ExitCode},
    sync::atomic::{AtomicBool, Ordering},
};

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

/// The allocator of `baralho`, so that times are the same here.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Measures bots and servers, and trains `mestre`.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask lab", bin_name = "cargo xtask lab")]
enum Lab {
    Strength(strength::StrengthArgs),
    Train(train::TrainArgs),
    Tune(tune::TuneArgs),
    Load(load::LoadArgs),
    Hostile(hostile::HostileArgs),
    Page(page::PageArgs),
    Screens(screens::ScreensArgs),
}

/// What shells give for a command that Ctrl-C has ended.
const INTERRUPTED: u8 = 130;

static STOPPED: AtomicBool = AtomicBool::new(false);

/// Whether somebody asked the run to end.
fn is_stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

/// From now on the first Ctrl-C ends the run in good order, the second one at once.
fn stop_on_request() -> anyhow::Result<()> {
    ctrlc::set_handler(|| {
        if STOPPED.swap(true, Ordering::SeqCst) {
            process::exit(INTERRUPTED.into());
        }
    })?;
    Ok(())
}

/// A bar on standard error, if that is a terminal.
fn bar(length: u64, of: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let template = format!("{{bar:40}} {{pos}}/{{len}} {of} {{eta}}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}

fn main() -> anyhow::Result<ExitCode> {
    match Lab::parse() {
        Lab::Strength(args) => strength::run(&args),
        Lab::Train(args) => train::run(&args).map(|()| ExitCode::SUCCESS),
        Lab::Tune(args) => tune::run(&args).map(|()| ExitCode::SUCCESS),
        Lab::Hostile(args) => hostile::run(&args),
        Lab::Load(args) => load::run(&args).map(|()| ExitCode::SUCCESS),
        Lab::Page(args) => page::run(&args).map(|()| ExitCode::SUCCESS),
        Lab::Screens(args) => screens::run(&args).map(|()| ExitCode::SUCCESS),
    }
}
