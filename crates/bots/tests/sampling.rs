//! Sampled worlds have the probabilities that counting gives: what every search over a
//! player's view rests on. Seeds are fixed, so nothing here fails by chance.

use std::collections::BTreeMap;

use baralho_bots::bot;
use baralho_buraco::{Buraco, BuracoRules};
use baralho_game::{
    Game, Observer, Options, Rules, Seat, Standing, View as _,
    chance::{self, Generator},
};
use baralho_scopa::{Carta, ScopaRules, Small, View};

const SAMPLES: usize = 20_000;

/// Observed counts against expected ones: how far they are off, in standard deviations of
/// the chi-square statistic with so many degrees of freedom.
fn surprise(off: f64, freedom: usize) -> f64 {
    let freedom = freedom as f64;
    (off - freedom) / (2.0 * freedom).sqrt()
}

/// So far off is nothing that is sampled rightly, nor so near.
fn assert_usual(off: f64, freedom: usize, what: &str) {
    let surprise = surprise(off, freedom);
    assert!(surprise.abs() < 4.5, "{what}: {surprise}");
}

/// A view after so many moves of random play.
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

fn rules(preset: &str, players: usize) -> ScopaRules {
    ScopaRules::parse(preset, Some(players), &Options::new()).expect("rules")
}

#[test]
fn every_unseen_card_is_in_a_hand_as_often_as_its_share_of_the_unseen_says() {
    for (preset, players, moves) in [("escopa", 2, 0), ("scopa", 3, 10), ("scopone", 4, 13)] {
        let view = later(&rules(preset, players), 5, moves);
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
    let view = later(&rules("scopone", 4), 9, 32);
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

/// A view of Buraco in which some cards of another hand are known.
fn with_known_cards() -> (baralho_buraco::View, Seat) {
    let rules = BuracoRules::parse("buraco", None, &Options::new()).expect("rules");
    for seed in 0..50 {
        let mut round = Buraco::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        let mut greedy = bot::<Buraco>("greedy").expect("a bot");
        let mut chance: Generator = chance::generator(seed, 2);
        while let Some(seat) = round.turn() {
            let view = round.view(Observer::Seat(seat));
            let other = Seat::new(1 - seat.index());
            let known = view.known(other).len();
            if known >= 3 && view.hand_size(other) >= known + 4 && view.stock() > 10 {
                return (view, other);
            }
            let chosen = greedy.choose(&view, &mut chance);
            round.apply(chosen, &mut ());
        }
    }
    panic!("greedy players take piles");
}

#[test]
fn at_buraco_known_cards_stay_where_they_are_and_the_others_have_their_chances() {
    let (view, other) = with_known_cards();
    let unseen = view.unseen();
    let known = view.known(other);
    let hidden = (view.hand_size(other) - known.len()) as f64;
    let all = unseen.len() as f64;
    let mut counts: BTreeMap<baralho_cards::Card, u32> = BTreeMap::new();
    let mut rng = chance::generator(8, 0);
    for _ in 0..SAMPLES {
        let world = view.sample(&mut rng);
        let hand = world.hand(other);
        assert_eq!(hand.len(), view.hand_size(other));
        for card in hand.minus(known).iter() {
            *counts.entry(card).or_default() += 1;
        }
    }
    let mut kinds: BTreeMap<baralho_cards::Card, f64> = BTreeMap::new();
    for card in unseen.iter() {
        *kinds.entry(card).or_default() += 1.0;
    }
    // Copies of a kind in the hidden part of the hand: drawn without putting back.
    let mut off = 0.0;
    for (card, copies) in &kinds {
        let share = copies / all;
        let mean = SAMPLES as f64 * hidden * share;
        let spread = SAMPLES as f64 * hidden * share * (1.0 - share) * (all - hidden) / (all - 1.0);
        let seen = f64::from(counts.get(card).copied().unwrap_or(0));
        let z = (seen - mean) * (seen - mean) / spread;
        assert!(z < 25.0, "{card}: {seen} for {mean}");
        off += z;
    }
    assert!(counts.keys().all(|card| kinds.contains_key(card)));
    assert_usual(off, kinds.len() - 1, "Buraco");
}
