//! Golden playthroughs: one match per preset and a few variants, move by move, as the
//! seat to move and a spectator are told it. A change here is a change of the rules, of a
//! bot or of the deals: `cargo xtask golden` writes them anew, to be reviewed as a diff.

use std::{fmt::Write as _, fs, path::Path};

use baralho_bots::Bots;
use baralho_game::{Event as _, Game, Match, Observer, Phase, Rules, Tally as _};

use super::{RulesOf, seated};

/// The seed of every one.
const SEED: u64 = 7;

/// A match of these bots as text.
///
/// # Panics
/// When there are no such bots, or they do not play legally.
pub fn playthrough<B: Bots>(rules: &RulesOf<B>, bots: &[&str]) -> String {
    let mut text = format!("{} seed {SEED}, bots {}\n", rules.preset(), bots.join(" "));
    for (option, value) in rules.options().iter() {
        let _ = writeln!(text, "  {option}={value}");
    }
    let mut players = seated::<B>(rules, SEED, |seat| bots[seat.index()]);
    let mut game = Match::<B::Game>::new(rules.clone(), SEED);
    for bot in &mut players {
        bot.begin(game.round());
    }
    loop {
        match game.phase() {
            Phase::Playing => {
                let seat = game.turn().expect("somebody's turn");
                let chosen = players[seat.index()].choose(game.round());
                let listed = game.round().moves().len();
                let _ = writeln!(
                    text,
                    "{seat}: {} (of {listed})",
                    B::Game::move_to_text(rules, chosen)
                );
                let mut story = Vec::new();
                game.play(chosen, &mut story)
                    .expect("bots play legal moves");
                for bot in &mut players {
                    bot.see(&story);
                }
                for event in story {
                    let _ = writeln!(text, "    {:?}", event.seen_by(Observer::Spectator));
                }
            }
            Phase::Pause { next, .. } => {
                let _ = writeln!(
                    text,
                    "round {}: {:?} then {:?}, dealer {}",
                    game.standing().round,
                    game.round().tally().points(),
                    next.points.as_slice(),
                    next.dealer
                );
                game.next_round();
                for bot in &mut players {
                    bot.begin(game.round());
                }
            }
            Phase::Over(outcome) => {
                let _ = writeln!(
                    text,
                    "{:#?}\nwinners {:?}, points {:?}",
                    game.round().tally(),
                    outcome.winners,
                    outcome.points
                );
                return text;
            }
        }
    }
}

/// Holds a text against the golden file of this name in the `tests/golden` of a crate's folder.
///
/// # Panics
/// When they differ.
pub fn compare(folder: &str, name: &str, text: &str) {
    let path = Path::new(folder)
        .join("tests/golden")
        .join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, text).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(&path).expect("a golden file: cargo xtask golden writes it");
    for (number, (is, was)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(is, was, "{name}, line {}", number + 1);
    }
    assert_eq!(
        text.lines().count(),
        golden.lines().count(),
        "{name}: one goes on"
    );
}
