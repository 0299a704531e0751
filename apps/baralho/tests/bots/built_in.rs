//! `baralho bot GAME NAME`.

use baralho_bots::{Bots as _, here, play_match};
use baralho_catalog::{PRESETS, with_game};
use baralho_game::{Outcome, Rules, Seat};
use baralho_opponents::{BotsOf, Opponents};

use crate::{
    programs::{baralho, conforms, finish, ran},
    runner::Runner,
};

fn played_here<G: Opponents>(rules: &G::Rules, seed: u64, name: &str) -> Outcome {
    play_match::<G::Bots>(rules, seed, |_| name, &here(), &mut |_, _| ()).expect("bots")
}

#[test]
fn every_bot_plays_every_game_as_a_process_just_as_it_does_here() {
    for preset in PRESETS {
        with_game!(preset.rules(), |G, rules| {
            for name in BotsOf::<G>::NAMES {
                // Quick is enough: whether they agree is the question.
                let name = if BotsOf::<G>::THINKERS.contains(name) {
                    format!("{name}:40it")
                } else {
                    String::from(*name)
                };
                let name = name.as_str();
                let mut bot = baralho();
                bot.args(["bot", preset.name, name]);
                let mut runner = Runner::new(&mut bot);
                for seed in 0..2 {
                    let seat = Seat::new(seed as usize % rules.players());
                    let there = runner.play::<G>(&rules, seed, seat, name);
                    assert_eq!(there, played_here::<G>(&rules, seed, name), "{name}");
                }
                assert_eq!(runner.quit(), Some(0));
            }
        });
    }
}

#[test]
fn a_built_in_bot_conforms_in_either_protocol() {
    let ours = env!("CARGO_BIN_EXE_baralho");
    for [game, name, protocol] in [
        ["escopa", "robot4", "jsonl"],
        ["rouba-montes", "draw", "jsonl"],
        ["buraco", "greedy", "jsonl"],
        ["buraco", "greedy", "itp"],
        ["buraco", "base", "itp"],
    ] {
        let command = [ours, "bot", game, name, "--protocol", protocol];
        let options = ["--protocol", protocol, "--seconds", "60"];
        conforms(&options, &command);
    }
}

#[test]
fn unknown_messages_are_ignored_and_wrong_ones_are_named() {
    let bot = ["bot", "escopa", "robot4"];
    let told = |input: &str| finish(baralho().args(bot), input.as_bytes());
    let fine = told("\n{\"type\":\"later\",\"x\":[1]}\n{\"type\":\"ready\"}\n");
    fine.ended(0);
    assert_eq!(fine.out, "{\"type\":\"ready\"}\n");
    for (input, says) in [
        ("nonsense\n", "nonsense"),
        ("{\"type\":\"ready\"}\n{\"type\":\"request\"}\n", "Line 2"),
        (
            "{\"type\":\"request\",\"id\":1,\"moves\":[\"7D\"]}\n",
            "no game",
        ),
        (
            "{\"type\":\"event\",\"event\":{\"kind\":\"deal\"}}\n",
            "no game",
        ),
        (
            "{\"type\":\"options\",\"options\":{\"seed\":\"x\"}}\n",
            "seed",
        ),
    ] {
        let ran = told(input);
        ran.ended(1).complained(says);
        assert_eq!(ran.err.lines().count(), 1, "{ran:?}");
    }
}

#[test]
fn wrong_requests_are_explained_with_exit_code_2() {
    for (line, says) in [
        ("bot poker robot4", "poker"),
        ("bot escopa robot9", "robot9"),
        ("bot escopa robot4 robot3", "One bot"),
        ("bot escopa robot4 --protocol itp", "jsonl"),
        ("bot escopa robot4 --json", "check"),
        ("bot escopa robot4 --protocol uci", "uci"),
        ("bot escopa", "BOT"),
        ("bot check x --game poker", "poker"),
        ("bot check x --game scopa --protocol itp", "jsonl"),
    ] {
        ran(line).ended(2).complained(says);
    }
    ran(&["bot", "check", "./x 'y"])
        .ended(2)
        .complained("quote");
}
