//! Looks for better weights of mestre's playouts and prints what it finds:
//! `cargo run --release -p baralho-bots --example tune -- scopone cards_per_deal=9`

use std::{env, io::Write as _};

use baralho_bots::training::tune;
use baralho_game::{Options, Rules as _};
use baralho_scopa::ScopaRules;

fn main() {
    let mut arguments = env::args().skip(1);
    let preset = arguments.next().unwrap_or_else(|| "scopa".into());
    let mut options = Options::new().with("target", "none");
    for option in arguments {
        if let Some((name, value)) = option.split_once('=') {
            options = options.with(name, value);
        }
    }
    let rules = ScopaRules::parse(&preset, None, &options).expect("rules that exist");
    let mut out = std::io::stdout();
    tune(&rules, 4_000, 12, |step| {
        let _ = writeln!(out, "{step}");
    });
}
