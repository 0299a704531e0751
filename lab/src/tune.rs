//! Looks for better weights of mestre's playouts and prints what it finds.

use std::io::Write as _;

use baralho_game::{Options, Rules as _};
use baralho_scopa::ScopaRules;
use baralho_scopa_bots::training::tune;

/// Looks for better weights of mestre's playouts: `tune scopone cards_per_deal=9`.
#[derive(Debug, clap::Args)]
pub(crate) struct TuneArgs {
    /// A preset of the Scopa family.
    #[arg(default_value = "scopa")]
    game: String,
    /// Other rules, as key=value; a game is a round.
    rules: Vec<String>,
}

pub(crate) fn run(args: &TuneArgs) -> anyhow::Result<()> {
    let mut options = Options::new().with("target", "none");
    for pair in &args.rules {
        options.set_pair(pair)?;
    }
    let rules = ScopaRules::parse(&args.game, None, &options)?;
    let mut out = std::io::stdout();
    tune(&rules, 4_000, 12, |step| {
        let _ = writeln!(out, "{step}");
    });
    Ok(())
}
