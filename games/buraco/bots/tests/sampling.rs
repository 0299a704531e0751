//! Sampled worlds have the probabilities that counting gives: what every search over a
//! player's view rests on. Seeds are fixed, so nothing here fails by chance.

use std::collections::BTreeMap;

use baralho_bots::bot;
use baralho_buraco::{Buraco, View};
use baralho_buraco_bots::BuracoBots;
use baralho_cards::Card;
use baralho_game::{Game, Observer, Seat, Standing, View as _, chance};
use baralho_laws::{assert_usual, rules};

const SAMPLES: usize = 20_000;

/// A view of Buraco in which some cards of another hand are known.
fn with_known_cards() -> (View, Seat) {
    let rules = rules("buraco", 2, "");
    for seed in 0..50 {
        let mut round = Buraco::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        let mut greedy = bot::<BuracoBots>("greedy").expect("a bot");
        let mut chance = chance::generator(seed, 2);
        while let Some(seat) = round.turn() {
            let view = round.view(Observer::Seat(seat));
            let other = Seat::new(1 - seat.index());
            let known = view.table.known[other.index()].len();
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
    let known = view.table.known[other.index()];
    let hidden = (view.hand_size(other) - known.len()) as f64;
    let all = unseen.len() as f64;
    let mut counts: BTreeMap<Card, u32> = BTreeMap::new();
    let mut rng = chance::generator(8, 0);
    for _ in 0..SAMPLES {
        let world = view.sample(&mut rng);
        let hand = world.hand(other);
        assert_eq!(hand.len(), view.hand_size(other));
        for card in hand.minus(known).iter() {
            *counts.entry(card).or_default() += 1;
        }
    }
    let mut kinds: BTreeMap<Card, f64> = BTreeMap::new();
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
