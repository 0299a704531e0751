//! The clairvoyant: legal, deterministic, better than anybody fair, and seated nowhere.

use baralho_bots::{BadBot, bot, here, is_seer, play_match, seer_with};
use baralho_game::{Game, Options, Outcome, Rules, Seat, Standing, chance};
use baralho_scopa::{Large, ScopaRules, Small};

fn rules(preset: &str, players: usize, options: &Options) -> ScopaRules {
    ScopaRules::parse(preset, Some(players), options).expect("rules")
}

fn one_round() -> Options {
    Options::new().with("target", "none")
}

fn played(rules: &ScopaRules, seed: u64, names: &[&str]) -> Outcome {
    let name = |seat: Seat| names[seat.index() % names.len()];
    let played = play_match::<Small>(rules, seed, name, &here(), &mut |_, _| ());
    played.expect("bots or seers")
}

#[test]
fn a_table_refuses_whoever_sees_every_card() {
    for name in ["vidente", "vidente:1s", "vidente:5000it"] {
        assert!(is_seer::<Small>(name));
        assert!(matches!(bot::<Small>(name), Err(BadBot::SeesAll { .. })));
        assert!(seer_with::<Small>(name, &here()).is_ok());
    }
    assert!(!is_seer::<Small>("greedy"));
    let bad = seer_with::<Small>("vidente:soon", &here());
    assert!(matches!(bad.err(), Some(BadBot::Budget(_))));
}

#[test]
fn at_every_kind_of_table_it_plays_legally_to_the_end() {
    let tables = [
        ("escopa", 3, one_round()),
        ("escoba", 4, one_round()),
        ("scopa", 6, one_round().with("team_mode", "2v2v2")),
        (
            "scopa",
            4,
            Options::new().with("inverse", "on").with("target", 3),
        ),
        (
            "scopa",
            2,
            Options::new().with("instant_win", "on").with("target", 3),
        ),
        ("scopone", 4, one_round()),
    ];
    for (preset, players, options) in tables {
        let rules = rules(preset, players, &options);
        let standing = Standing::opening(&rules, 5);
        let mut world = Small::deal_seed(&rules, &standing, 5);
        let mut seer = seer_with::<Small>("vidente:2000it", &here()).expect("a seer");
        let mut chance = chance::generator(5, 5);
        while world.turn().is_some() {
            let chosen = seer.choose(&world, &mut chance);
            world.play(chosen, &mut ()).expect("a legal move");
        }
    }
    let rules = rules("scopa", 8, &one_round().with("decks", 2));
    let mut world = Large::deal_seed(&rules, &Standing::opening(&rules, 5), 5);
    let mut seer = seer_with::<Large>("vidente:50it", &here()).expect("a seer");
    let mut chance = chance::generator(5, 5);
    while world.turn().is_some() {
        let chosen = seer.choose(&world, &mut chance);
        world.play(chosen, &mut ()).expect("a legal move");
    }
}

#[test]
fn it_beats_greedy_players_by_far_and_plays_the_same_every_time() {
    for (preset, players, wanted) in [("escopa", 2, 25), ("escopa", 4, 5), ("scopone", 4, 40)] {
        let rules = rules(preset, players, &one_round());
        let mut margin = 0;
        for seed in 0..20 {
            let outcome = played(&rules, seed, &["vidente:20000it", "greedy"]);
            if seed < 2 {
                assert_eq!(
                    outcome,
                    played(&rules, seed, &["vidente:20000it", "greedy"])
                );
            }
            let others = outcome.points.iter().skip(1).step_by(2);
            let own = outcome.points.iter().step_by(2);
            margin += own.max().expect("sides") - others.max().expect("sides");
        }
        assert!(margin > wanted, "{preset} with {players}: {margin}");
    }
}
