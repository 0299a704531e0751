//! Buraco's strongest player: fair, legal, repeatable, and strong.

use std::num::NonZeroUsize;

use baralho_bots::{Bots as _, Budget, bot_with, here};
use baralho_buraco::{Buraco, BuracoRules, Compat};
use baralho_buraco_bots::BuracoBots;
use baralho_game::{Game, Observer, Seat, Standing, View as _, chance};
use baralho_laws::bots::{plays_legally, wins};

fn rules(players: usize, compat: Compat) -> BuracoRules {
    BuracoRules::new(players, compat).expect("two or four")
}

/// Games in the middle, with whose turn it is.
fn middles(rules: BuracoRules, count: u64) -> impl Iterator<Item = (Buraco, Seat)> {
    (0..count).map(move |seed| {
        let mut game = Buraco::deal_seed(&rules, &Standing::new(&rules, Seat::new(0)), seed);
        let mut greedy = bot_with::<BuracoBots>("greedy", &here()).expect("a bot");
        let mut rng = chance::generator(seed, 9);
        for _ in 0..10 + 7 * seed {
            let mut next = game.clone();
            let seat = next.turn().expect("a game goes on for so long");
            let chosen = greedy.choose(&next.view(Observer::Seat(seat)), &mut rng);
            next.apply(chosen, &mut ());
            if next.turn().is_none() {
                break;
            }
            game = next;
        }
        let seat = game.turn().expect("not over");
        (game, seat)
    })
}

/// Plays games among bots of this name, and with somebody random in their midst.
fn play_in_every_company(name: &str, games: u64) {
    for (players, compat) in [
        (2, Compat::Off),
        (2, Compat::Itp),
        (4, Compat::Off),
        (4, Compat::Itp),
    ] {
        let rules = rules(players, compat);
        for seed in 0..games {
            plays_legally::<BuracoBots>(&rules, seed, name, 1);
        }
        wins::<BuracoBots>(&rules, 0..games, name, "random");
    }
}

#[test]
fn mestre_plays_legally_with_two_and_four_strictly_and_as_the_course_does() {
    play_in_every_company("mestre:60it", 2);
}

#[test]
fn what_mestre_plays_does_not_depend_on_hidden_cards() {
    for (game, seat) in middles(rules(2, Compat::Off), 8) {
        let view = game.view(Observer::Seat(seat));
        let choices = [1, 2].map(|other| {
            let world = view.sample(&mut chance::generator(other, 0));
            let mut mestre = bot_with::<BuracoBots>("mestre:400it", &here()).expect("a bot");
            let seen = world.view(Observer::Seat(seat));
            mestre.choose(&seen, &mut chance::bot_generator(7, seat))
        });
        assert_eq!(choices[0], choices[1]);
    }
}

#[test]
fn mestre_plays_the_same_on_any_number_of_threads() {
    for players in [2, 4] {
        for (game, seat) in middles(rules(players, Compat::Off), 6) {
            let view = game.view(Observer::Seat(seat));
            let choices = [1, 2, 3].map(|threads| {
                let threads = NonZeroUsize::new(threads).expect("more than none");
                let means = here().with_threads(threads);
                let mut mestre = bot_with::<BuracoBots>("mestre:500it", &means).expect("a bot");
                mestre.choose(&view, &mut chance::bot_generator(7, seat))
            });
            assert_eq!(choices[0], choices[1]);
            assert_eq!(choices[0], choices[2]);
        }
    }
}

#[test]
fn mestre_beats_greedy_even_in_a_hurry() {
    let rate = wins::<BuracoBots>(&rules(2, Compat::Off), 100..106, "mestre:200it", "greedy");
    assert!(rate > 0.66, "{rate}");
}

#[test]
fn every_level_plays_legally_with_two_and_four_strictly_and_as_the_course_does() {
    for name in ["novato", "aprendiz", "amador", "veterano"] {
        play_in_every_company(name, 8);
    }
}

#[test]
fn each_level_beats_the_one_below() {
    let levels = ["novato", "aprendiz", "amador", "veterano"];
    for pair in levels.windows(2) {
        let (below, above) = (pair[0], pair[1]);
        let rate = wins::<BuracoBots>(&rules(2, Compat::Off), 0..100, above, below);
        assert!(rate > 0.55, "{above} against {below}: {rate}");
    }
}

#[test]
fn every_legal_move_is_appraised_and_the_order_is_by_value() {
    for (game, seat) in middles(rules(2, Compat::Off), 6) {
        let view = game.view(Observer::Seat(seat));
        let legal = view.moves();
        let appraise = |threads: usize| {
            let threads = NonZeroUsize::new(threads).expect("more than none");
            let means = here().with_threads(threads);
            let budget = Budget::Iterations(2_000);
            BuracoBots::appraise(&view, None, budget, &means, &mut chance::generator(3, 3))
        };
        let appraisal = appraise(1);
        assert_eq!(appraisal.moves.len(), legal.len());
        assert!(legal.iter().all(|&chosen| appraisal.of(chosen).is_some()));
        let values: Vec<f64> = appraisal.moves.iter().map(|m| m.value).collect();
        assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
        assert!(appraisal.best().loss < 1e-9 && appraisal.best().error > 0.0);
        assert!(appraisal.moves.iter().all(|m| m.loss_error.is_finite()));
        assert_eq!(appraisal, appraise(2), "on any number of threads");
    }
}

#[test]
fn throwing_away_a_canastra_is_appraised_as_the_loss_it_is() {
    use baralho_buraco::{Move, Start};
    use baralho_cards::parse_cards;
    let start = Start {
        hands: vec![
            parse_cards("3H 4H 5H 6H 7H 8H 9H KS").expect("cards"),
            parse_cards("AC 4C 7C 10C 3D 6D 9D QD 4S 8S JS").expect("cards"),
        ],
        pile: parse_cards("QC").expect("cards")[0],
        first: 0,
    };
    let mut rng = chance::generator(1, 1);
    let game = Buraco::from_start(&rules(2, Compat::Off), &start, &mut rng).expect("a start");
    let mut game = game;
    game.apply(Move::Draw, &mut ());
    let seat = game.turn().expect("its turn");
    let view = game.view(Observer::Seat(seat));
    let budget = Budget::Iterations(3_000);
    let appraisal = BuracoBots::appraise(&view, None, budget, &here(), &mut rng);
    let nine = parse_cards("9H").expect("cards")[0];
    let thrown = appraisal.of(Move::Discard(nine)).expect("legal");
    assert!(thrown.loss > 50.0, "{thrown:?}");
    assert!(appraisal.best().loss_error < 1e-9, "the best loses nothing");
}
