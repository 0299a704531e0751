//! Buraco's strongest player: fair, legal, repeatable, and strong.

use std::num::NonZeroUsize;

use baralho_bots::{Seated, bot_with, here, play_to_the_end};
use baralho_buraco::{Buraco, BuracoRules, Compat};
use baralho_game::{Game, Match, Observer, Seat, Standing, View as _, chance};

/// The sides that win a game between these bots.
fn winners(rules: BuracoRules, seed: u64, names: &[&str]) -> Vec<usize> {
    let mut bots: Vec<Seated<Buraco>> = Seat::all(names.len())
        .map(|seat| Seated::named(names[seat.index()], seed, seat).expect("a bot"))
        .collect();
    play_to_the_end(Match::<Buraco>::new(rules, seed), &mut bots).winners
}

fn rules(players: usize, compat: Compat) -> BuracoRules {
    BuracoRules::new(players, compat).expect("two or four")
}

/// Games in the middle, with whose turn it is.
fn middles(rules: BuracoRules, count: u64) -> impl Iterator<Item = (Buraco, Seat)> {
    (0..count).map(move |seed| {
        let mut game = Buraco::deal_seed(&rules, &Standing::new(&rules, Seat::new(0)), seed);
        let mut greedy = bot_with::<Buraco>("greedy", &here()).expect("a bot");
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

#[test]
fn mestre_plays_legally_with_two_and_four_strictly_and_as_the_course_does() {
    for players in [2, 4] {
        for compat in [Compat::Off, Compat::Itp] {
            for seed in 0..2 {
                winners(rules(players, compat), seed, &vec!["mestre:60it"; players]);
                let mut mixed = vec!["mestre:60it"; players];
                mixed[1] = "random";
                winners(rules(players, compat), seed, &mixed);
            }
        }
    }
}

#[test]
fn what_mestre_plays_does_not_depend_on_hidden_cards() {
    for (game, seat) in middles(rules(2, Compat::Off), 8) {
        let view = game.view(Observer::Seat(seat));
        let choices = [1, 2].map(|other| {
            let world = view.sample(&mut chance::generator(other, 0));
            let mut mestre = bot_with::<Buraco>("mestre:400it", &here()).expect("a bot");
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
                let mut mestre = bot_with::<Buraco>("mestre:500it", &means).expect("a bot");
                mestre.choose(&view, &mut chance::bot_generator(7, seat))
            });
            assert_eq!(choices[0], choices[1]);
            assert_eq!(choices[0], choices[2]);
        }
    }
}

#[test]
fn mestre_beats_greedy_even_in_a_hurry() {
    let mut won = 0;
    for seed in 100..106 {
        let hurried = "mestre:200it";
        won += usize::from(winners(rules(2, Compat::Off), seed, &[hurried, "greedy"]) == [0]);
        won += usize::from(winners(rules(2, Compat::Off), seed, &["greedy", hurried]) == [1]);
    }
    assert!(won >= 8, "{won} of 12");
}
