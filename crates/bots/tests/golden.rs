//! Golden playthroughs: one match per preset and a few variants, move by move, as the
//! seat to move and a spectator are told it. A change here is a change of the rules, of a
//! bot or of the deals: `cargo xtask golden` writes them anew, to be reviewed as a diff.

use std::{fmt::Write as _, fs, path::PathBuf};

use baralho_bots::{Opponents, Seated};
use baralho_buraco::{Buraco, BuracoRules};
use baralho_game::{Event as _, Match, Observer, Options, Phase, Rules, Seat, Tally as _};
use baralho_rouba_montes::{RoubaMontes, RoubaMontesRules};
use baralho_scopa::{Large, ScopaRules, Small};

/// A match as text.
fn playthrough<G: Opponents>(rules: &G::Rules, seed: u64, bots: &[&str]) -> String {
    let mut text = format!("{} seed {seed}, bots {}\n", rules.preset(), bots.join(" "));
    for (option, value) in rules.options().iter() {
        let _ = writeln!(text, "  {option}={value}");
    }
    let mut players: Vec<Seated<G>> = Seat::all(bots.len())
        .map(|seat| Seated::named(bots[seat.index()], seed, seat).expect("a bot"))
        .collect();
    let mut game = Match::<G>::new(rules.clone(), seed);
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
                    G::move_to_text(rules, chosen)
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

fn compare(name: &str, text: &str) {
    let path: PathBuf = [
        env!("CARGO_MANIFEST_DIR"),
        "tests",
        "golden",
        &format!("{name}.txt"),
    ]
    .iter()
    .collect();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().expect("a directory")).expect("a directory can be made");
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

fn scopa(name: &str, preset: &str, options: &[(&str, &str)], bots: &[&str]) {
    let mut all = Options::new();
    for (option, value) in options {
        all.set(option, value);
    }
    let rules =
        ScopaRules::parse(preset, Some(bots.len()), &all).expect("rules that can be played");
    let text = if baralho_scopa::fits_small(&rules) {
        let small = playthrough::<Small>(&rules, 7, bots);
        assert_eq!(
            small,
            playthrough::<Large>(&rules, 7, bots),
            "both sizes play the same"
        );
        small
    } else {
        playthrough::<Large>(&rules, 7, bots)
    };
    compare(name, &text);
}

#[test]
fn the_presets_of_the_scopa_family_play_as_they_always_did() {
    scopa("escopa", "escopa", &[], &["robot3", "robot4"]);
    scopa("scopa", "scopa", &[], &["greedy", "robot3"]);
    scopa(
        "escoba",
        "escoba",
        &[("target", "5")],
        &["greedy", "robot4", "robot1"],
    );
    scopa(
        "scopone",
        "scopone",
        &[("target", "5")],
        &["greedy", "robot0", "robot2", "random"],
    );
}

#[test]
fn variants_of_scopa_play_as_they_always_did() {
    scopa(
        "scopa-inverse-teams",
        "scopa",
        &[
            ("inverse", "on"),
            ("target", "6"),
            ("team_mode", "2v2v2"),
            ("decks", "2"),
            ("team_card_scoring", "off"),
        ],
        &["greedy", "robot3", "robot4", "random", "robot1", "robot2"],
    );
    scopa(
        "scopa-instant-win",
        "scopa",
        &[
            ("instant_win", "on"),
            ("target", "4"),
            ("escoba", "on"),
            ("choice", "player"),
        ],
        &["robot4", "robot3"],
    );
}

#[test]
fn rouba_montes_plays_as_it_always_did() {
    let rules = RoubaMontesRules::parse("rouba-montes", Some(3), &Options::new()).expect("rules");
    compare(
        "rouba-montes",
        &playthrough::<RoubaMontes>(&rules, 7, &["draw"; 3]),
    );
}

#[test]
fn buraco_plays_as_it_always_did() {
    let strict = BuracoRules::parse("buraco", Some(2), &Options::new()).expect("rules");
    compare(
        "buraco",
        &playthrough::<Buraco>(&strict, 7, &["greedy", "random"]),
    );
    let four = BuracoRules::parse("buraco", Some(4), &Options::new().with("compat", "itp"))
        .expect("rules");
    compare(
        "buraco-itp-4",
        &playthrough::<Buraco>(&four, 7, &["greedy", "random", "base", "greedy"]),
    );
}
