//! The clairvoyant: legal, deterministic, better than anybody fair, and seated nowhere.

use baralho_bots::{BadBot, Bots, bot, here, is_seer, play_match, seer_with};
use baralho_game::{Game, Outcome, Seat, Standing, chance};
use baralho_laws::rules;
use baralho_scopa::ScopaRules;
use baralho_scopa_bots::{LargeBots, SmallBots};

fn played(rules: &ScopaRules, seed: u64, names: &[&str]) -> Outcome {
    let name = |seat: Seat| names[seat.index() % names.len()];
    let played = play_match::<SmallBots>(rules, seed, name, &here(), &mut |_, _| ());
    played.expect("bots or seers")
}

#[test]
fn a_table_refuses_whoever_sees_every_card() {
    for name in ["vidente", "vidente:1s", "vidente:5000it"] {
        assert!(is_seer::<SmallBots>(name));
        assert!(matches!(
            bot::<SmallBots>(name),
            Err(BadBot::SeesAll { .. })
        ));
        assert!(seer_with::<SmallBots>(name, &here()).is_ok());
    }
    assert!(!is_seer::<SmallBots>("greedy"));
    let bad = seer_with::<SmallBots>("vidente:soon", &here());
    assert!(matches!(bad.err(), Some(BadBot::Budget(_))));
}

#[test]
fn at_every_kind_of_table_it_plays_legally_to_the_end() {
    let tables = [
        ("escopa", 3, "target=none"),
        ("escoba", 4, "target=none"),
        ("scopa", 6, "target=none,team_mode=2v2v2"),
        ("scopa", 4, "inverse=on,target=3"),
        ("scopa", 2, "instant_win=on,target=3"),
        ("scopone", 4, "target=none"),
    ];
    for (preset, players, options) in tables {
        let rules = rules(preset, players, options);
        plays_legally::<SmallBots>(&rules, "vidente:2000it");
    }
    let rules = rules("scopa", 8, "target=none,decks=2");
    plays_legally::<LargeBots>(&rules, "vidente:50it");
}

/// Plays a round in which a seer decides every move.
fn plays_legally<B>(rules: &ScopaRules, name: &str)
where
    B: Bots<Game: Game<Rules = ScopaRules>>,
{
    let mut world = B::Game::deal_seed(rules, &Standing::opening(rules, 5), 5);
    let mut seer = seer_with::<B>(name, &here()).expect("a seer");
    let mut chance = chance::generator(5, 5);
    while world.turn().is_some() {
        let chosen = seer.choose(&world, &mut chance);
        world.play(chosen, &mut ()).expect("a legal move");
    }
}

#[test]
fn it_beats_greedy_players_by_far_and_plays_the_same_every_time() {
    for (preset, players, wanted) in [("escopa", 2, 25), ("escopa", 4, 5), ("scopone", 4, 40)] {
        let rules = rules(preset, players, "target=none");
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
