//! The examples play every game to its end, and conform.

use std::{process::Command, thread};

use baralho_catalog::{AnyRules, PRESETS, with_game};
use baralho_game::{Options, Seat};
use baralho_opponents::Opponents;
use baralho_protocol::Wire;

use crate::{
    programs::{conforms, in_c, in_python, in_rust, minimal},
    runner::Runner,
};

/// Plays a match of every preset in one process, against players who move at random.
fn plays_everything(command: &[&str]) {
    let mut process = Command::new(command[0]);
    process.args(&command[1..]);
    let mut runner = Runner::new(&mut process);
    for preset in PRESETS {
        with_game!(preset.rules(), |G, rules| sit_down::<G>(
            &mut runner,
            &rules,
            1
        ));
    }
    assert_eq!(runner.quit(), Some(0));
}

/// Plays a match at the first seat and says whether it was won.
fn sit_down<G: Wire + Opponents>(runner: &mut Runner, rules: &G::Rules, seed: u64) -> bool {
    let outcome = runner.play::<G>(rules, seed, Seat::new(0), "random");
    outcome.winners == [0]
}

#[test]
fn every_example_plays_every_game_and_conforms() {
    let [python, example] = in_python("bot.py");
    let [_, template] = in_python("template.py");
    let [c, rust, minimal] = [in_c(), in_rust(), minimal()];
    let commands = [
        &[c.as_str()][..],
        &[&rust],
        &[&minimal],
        &[&python, &example],
        &[&python, &template],
    ];
    thread::scope(|scope| {
        for command in commands {
            scope.spawn(|| {
                plays_everything(command);
                conforms(&["--seconds", "60"], command);
            });
        }
    });
}

#[test]
fn the_examples_play_better_than_chance() {
    let [python, file] = in_python("bot.py");
    for command in [&[in_c().as_str()][..], &[&in_rust()], &[&python, &file]] {
        let mut process = Command::new(command[0]);
        process.args(&command[1..]);
        let mut runner = Runner::new(&mut process);
        let options = Options::new().with("target", 11);
        let rules = AnyRules::parse("escopa", None, &options).expect("a preset");
        let won = with_game!(rules, |G, rules| {
            let won = (0..20).filter(|&seed| sit_down::<G>(&mut runner, &rules, seed));
            won.count()
        });
        assert!(won > 12, "{command:?} won {won} of 20");
        assert_eq!(runner.quit(), Some(0));
    }
}

#[test]
fn the_bot_in_the_documentation_plays() {
    let page = include_str!("../../../../docs/bots.md");
    let code = page.split("```python\n").nth(1).expect("a bot");
    let code = code.split("```").next().expect("its end");
    let mut process = Command::new("python3");
    process.args(["-c", code]);
    let mut runner = Runner::new(&mut process);
    let rules = AnyRules::parse("escopa", None, &Options::new()).expect("a preset");
    with_game!(rules, |G, rules| sit_down::<G>(&mut runner, &rules, 1));
    assert_eq!(runner.quit(), Some(0));
}
