//! Sampled worlds have the probabilities that counting gives: what every search over a
//! player's view rests on. Seeds are fixed, so nothing here fails by chance.

use std::collections::BTreeMap;

use baralho_game::{Game, Observer, Seat, Standing, View as _, chance};
use baralho_laws::{assert_usual, rules};
use baralho_scopa::{Carta, ScopaRules, Small, View};

const SAMPLES: usize = 20_000;

fn later(rules: &ScopaRules, seed: u64, moves: usize) -> View<40, 6> {
    let mut rng = chance::generator(seed, 3);
    let mut round = Small::deal_seed(rules, &Standing::opening(rules, seed), seed);
    for _ in 0..moves {
        let chosen = round.random_move(&mut rng).expect("not over yet");
        round.apply(chosen, &mut ());
    }
    let seat = round.turn().expect("not over yet");
    round.view(Observer::Seat(seat))
}

#[test]
fn every_unseen_card_is_in_a_hand_as_often_as_its_share_of_the_unseen_says() {
    for (preset, players, moves) in [("escopa", 2, 0), ("scopa", 3, 10), ("scopone", 4, 13)] {
        let view = later(&rules(preset, players, ""), 5, moves);
        let unseen: Vec<Carta> = view.unseen().iter().collect();
        let me = view.observer().seat().expect("a player");
        let mut rng = chance::generator(6, 0);
        let mut held = vec![vec![0_u32; unseen.len()]; players];
        let mut next = vec![0_u32; unseen.len()];
        for _ in 0..SAMPLES {
            let world = view.sample(&mut rng);
            for (place, &card) in unseen.iter().enumerate() {
                for seat in Seat::all(players).filter(|&seat| seat != me) {
                    held[seat.index()][place] += u32::from(world.hand(seat).contains(card));
                }
                next[place] += u32::from(world.deck().last() == Some(&card));
            }
        }
        let all = unseen.len() as f64;
        let compare = |counts: &[u32], size: f64, what: &str| {
            // A hand of `size` cards out of `all`: each is in it with this chance, and the
            // counts of the cards sum to a whole, which makes them spread a little more.
            let chance = size / all;
            let (mean, count) = (SAMPLES as f64 * chance, SAMPLES as f64);
            let spread = count * chance * (1.0 - chance) * all / (all - 1.0);
            let off = counts
                .iter()
                .map(|&seen| (f64::from(seen) - mean) * (f64::from(seen) - mean) / spread)
                .sum();
            assert_usual(off, unseen.len() - 1, what);
        };
        for seat in Seat::all(players).filter(|&seat| seat != me) {
            let size = f64::from(view.hand_sizes[seat.index()]);
            let what = format!("{preset}, hand of {seat}");
            compare(&held[seat.index()], size, &what);
        }
        if view.deck_left > 0 {
            compare(&next, 1.0, &format!("{preset}, the next card"));
        }
    }
}

#[test]
fn of_few_worlds_each_comes_as_often_as_any_other() {
    // Three other hands of two cards: 6! / (2! 2! 2!) = 90 worlds.
    let view = later(&rules("scopone", 4, ""), 9, 32);
    assert_eq!(view.unseen().len(), 6);
    let mut rng = chance::generator(7, 0);
    let mut worlds: BTreeMap<Vec<Vec<Carta>>, u32> = BTreeMap::new();
    for _ in 0..SAMPLES {
        let world = view.sample(&mut rng);
        let hands = Seat::all(4).map(|seat| {
            let mut hand: Vec<Carta> = world.hand(seat).iter().collect();
            hand.sort_unstable();
            hand
        });
        *worlds.entry(hands.collect()).or_default() += 1;
    }
    assert_eq!(worlds.len(), 90);
    let mean = SAMPLES as f64 / 90.0;
    let off = worlds
        .values()
        .map(|&seen| (f64::from(seen) - mean) * (f64::from(seen) - mean) / mean)
        .sum();
    assert_usual(off, 89, "worlds of Scopone's end");
}
