//! Every bot of every game plays to the end, the robots as specified, the greedy ones well.

use baralho_bots::{Bot, Opponents, bot, here, play_match};
use baralho_buraco::{Buraco, BuracoRules};
use baralho_cards::{Card, parse_cards};
use baralho_game::{Game, Observer, Options, Rules, Seat, Standing, chance};
use baralho_rouba_montes::{RoubaMontes, RoubaMontesRules};
use baralho_scopa::{Carta, Large, ScopaRules, Small};

fn scopa(preset: &str, players: usize, options: &[(&str, &str)]) -> ScopaRules {
    let mut all = Options::new();
    for (option, value) in options {
        all.set(option, value);
    }
    ScopaRules::parse(preset, Some(players), &all).expect("rules that can be played")
}

/// Plays a match and says which sides won.
fn play<G: Opponents>(rules: &G::Rules, seed: u64, names: &[&str]) -> Vec<usize> {
    let name = |seat: Seat| names[seat.index()];
    let played = play_match::<G>(rules, seed, name, &here(), &mut |_, _| ());
    played.expect("bots").winners
}

/// How often the first wins against the second over deals played in both seatings.
fn wins<G: Opponents>(rules: &G::Rules, games: u64, first: &str, second: &str) -> f64 {
    let mut wins = 0.0;
    for seed in 0..games {
        for (side, names) in [[first, second], [second, first]].iter().enumerate() {
            let winners = play::<G>(rules, seed, names);
            if winners.contains(&side) {
                wins += 1.0 / winners.len() as f64;
            }
        }
    }
    wins / (2 * games) as f64
}

#[test]
fn every_bot_plays_every_preset_to_the_end() {
    for name in Small::NAMES {
        let name = if Small::THINKERS.contains(name) {
            &format!("{name}:24it")
        } else {
            *name
        };
        for (preset, players) in [("escopa", 3), ("scopa", 2), ("escoba", 4), ("scopone", 4)] {
            for seed in 0..3 {
                play::<Small>(&scopa(preset, players, &[]), seed, &vec![name; players]);
            }
        }
        let wide = scopa(
            "scopa",
            8,
            &[("decks", "6"), ("choice", "player"), ("target", "3")],
        );
        play::<Large>(&wide, 1, &[name; 8]);
        let inverse = scopa("scopa", 4, &[("inverse", "on"), ("target", "5")]);
        play::<Small>(&inverse, 1, &[name; 4]);
    }
    for name in RoubaMontes::NAMES {
        let rules =
            RoubaMontesRules::parse("rouba-montes", Some(3), &Options::new()).expect("rules");
        play::<RoubaMontes>(&rules, 1, &[*name; 3]);
    }
    for name in Buraco::NAMES {
        let (name, games) = if Buraco::THINKERS.contains(name) {
            (format!("{name}:40it"), 2)
        } else {
            (String::from(*name), 20)
        };
        for players in [2, 4] {
            let rules =
                BuracoRules::parse("buraco", Some(players), &Options::new()).expect("rules");
            for seed in 0..games {
                play::<Buraco>(&rules, seed, &vec![name.as_str(); players]);
            }
        }
    }
}

#[test]
fn greedy_beats_random_and_the_robots_in_every_scopa_game() {
    for preset in ["escopa", "scopa", "escoba"] {
        let rules = scopa(preset, 2, &[("target", "none")]);
        for rival in ["random", "robot0", "robot1", "robot2", "robot3", "robot4"] {
            let rate = wins::<Small>(&rules, 300, "greedy", rival);
            assert!(rate > 0.6, "{preset}: greedy against {rival} wins {rate}");
        }
    }
}

#[test]
fn greedy_beats_random_and_base_at_buraco() {
    let rules = BuracoRules::default();
    for (rival, at_least) in [("random", 0.8), ("base", 0.95)] {
        let rate = wins::<Buraco>(&rules, 100, "greedy", rival);
        assert!(rate > at_least, "greedy against {rival} wins {rate}");
    }
}

#[test]
fn an_unknown_bot_is_refused_with_the_names_there_are() {
    let error = bot::<Buraco>("robot3")
        .err()
        .expect("no such bot")
        .to_string();
    assert_eq!(
        error,
        "there is no bot `robot3` for this game: the bots are base, random, novato, aprendiz, greedy, amador, veterano, mestre"
    );
}

/// What a robot plays as the first move of a round: seat 0 moves, with this hand on this
/// table of four.
fn robot_plays(name: &str, table: &str, hand: &str) -> String {
    let rules = scopa("escopa", 2, &[]);
    let first = parse_cards(&format!("{table} {hand}")).expect("cards");
    assert_eq!(first.len(), 7);
    let all = Carta::all().map(|carta| rules.faces.card(carta));
    let rest: Vec<Card> = all.filter(|card| !first.contains(card)).collect();
    let deck = [first, rest].concat();
    let standing = Standing::new(&rules, Seat::new(1));
    let round = Small::deal_deck(&rules, &standing, &deck).expect("a whole deck");
    let seat = Seat::new(0);
    assert_eq!(round.turn(), Some(seat));
    let mut robot: Box<dyn Bot<Small>> = bot(name).expect("a robot");
    let chosen = robot.choose(
        &round.view(Observer::Seat(seat)),
        &mut chance::bot_generator(1, seat),
    );
    Small::move_to_text(&rules, chosen)
}

#[test]
fn robot_0_lays_the_first_card_that_cannot_capture() {
    assert_eq!(robot_plays("robot0", "AD 5C 6S KH", "5S 2D 3D"), "2D");
}

#[test]
fn robot_0_plays_the_first_card_with_its_first_capture_if_all_can_capture() {
    assert_eq!(robot_plays("robot0", "AD 6C 3S 4H", "7D 6D AS"), "7DxAD+6C");
}

#[test]
fn robot_1_plays_any_card_with_any_of_its_captures() {
    let rules = scopa("escopa", 2, &[]);
    let mut seen = std::collections::BTreeSet::new();
    let deck = "AD 6C 3S 4H 7D 2D KD";
    let first = parse_cards(deck).expect("cards");
    let rest: Vec<Card> = Carta::all()
        .map(|carta| rules.faces.card(carta))
        .filter(|card| !first.contains(card))
        .collect();
    let standing = Standing::new(&rules, Seat::new(1));
    let round = Small::deal_deck(&rules, &standing, &[first, rest].concat()).expect("a deck");
    let mut robot: Box<dyn Bot<Small>> = bot("robot1").expect("a robot");
    let mut chance = chance::bot_generator(3, Seat::new(0));
    let mut sevens = 0;
    for _ in 0..600 {
        let chosen = robot.choose(&round.view(Observer::Seat(Seat::new(0))), &mut chance);
        let text = Small::move_to_text(&rules, chosen);
        sevens += u32::from(text.starts_with("7D"));
        seen.insert(text);
    }
    let seen: Vec<String> = seen.into_iter().collect();
    assert_eq!(seen, ["2D", "7Dx3S+4H", "7DxAD+6C", "KDx4H+6C"]);
    assert!(
        (150..250).contains(&sevens),
        "each card of three equally often, not each move: {sevens}"
    );
}

#[test]
fn robot_2_plays_the_first_card_with_its_first_capture_if_it_has_one() {
    assert_eq!(robot_plays("robot2", "AD 6C 3S 4H", "7D 6D AS"), "7DxAD+6C");
    assert_eq!(robot_plays("robot2", "AD 6C 3S 4H", "2D 6D AS"), "2D");
}

#[test]
fn robot_3_plays_the_first_card_that_can_capture_or_lays_the_first() {
    assert_eq!(robot_plays("robot3", "AD 5C 6S KH", "2D 5S 7C"), "5Sx5C");
    assert_eq!(robot_plays("robot3", "QD 5C 6S KH", "2D 3S 7C"), "2D");
}

#[test]
fn robot_4_prefers_the_capture_of_most_cards_if_that_is_more_than_one() {
    assert_eq!(robot_plays("robot4", "AD 5C 6S KH", "2D 5S 7C"), "7CxAD+6S");
    assert_eq!(
        robot_plays("robot4", "2D 5C 6S KH", "3D 5S 6C"),
        "5Sx5C",
        "else as robot 3"
    );
    assert_eq!(
        robot_plays("robot4", "AD 6C 3S 4H", "5S 7D 6H"),
        "5SxAD+4H",
        "the first on a tie"
    );
}
