//! What the walk comes by, against what counting says.

use super::*;
use crate::greedy::Greedy;
use crate::mestre::{
    hidden::Hidden, models::ALL, objective::Objective, story::Story, watched::watch_round,
};
use baralho_bots::Bot;
use baralho_game::{Seat, Standing};
use baralho_laws::rules;
use baralho_scopa::{Small, swift::each};

const SAMPLES: u32 = 40_000;

/// A Scopone between `greedy` players until so many plays are left, as the one to move
/// knows it, with the story of it.
fn ending(seed: u64, left: usize) -> (Hidden, Models, Story) {
    let rules = rules("scopone", 4, "");
    let standing = Standing::new(&rules, Seat::new(3));
    let mut story = Story::default();
    let greedy = || Box::new(Greedy) as Box<dyn Bot<Small>>;
    let view = watch_round(&rules, &standing, seed, greedy, 40 - left, |view, event| {
        story.watch(view, event);
    });
    let objective = Objective::points(2, false);
    let hidden = Hidden::of(&view, objective, None).expect("one deck");
    let models = Models::new(&hidden.course, &view);
    (hidden, models, story)
}

/// Every way to deal six cards to three hands of two, and its weight with each kind of
/// player on the other side, counted from the definition.
fn counted(hidden: &Hidden, models: &Models, story: &Story) -> Vec<([u64; 6], ByModel)> {
    let (unseen, _) = hidden.unseen();
    let me = hidden.me;
    let others: Vec<u8> = (1..4).map(|step| (me + step) % 4).collect();
    let all = unseen.iter().fold(0_u64, |set, card| set | 1 << card);
    let pairs = |cards: u64| {
        each(cards).flat_map(move |one| {
            each(cards).filter_map(move |two| (one < two).then_some(1_u64 << one | 1 << two))
        })
    };
    let mut deals = Vec::new();
    for first in pairs(all) {
        for second in pairs(all ^ first) {
            let mut hands = [0; 6];
            let each_hand = [first, second, all ^ first ^ second];
            for (&seat, hand) in others.iter().zip(each_hand) {
                hands[usize::from(seat)] = hand;
            }
            let mut weights = story.odds[usize::from((me + 1) % 2)];
            let mut held = hands;
            for made in story.made.iter().rev() {
                let seat = made.world.turn;
                let hand = &mut held[usize::from(seat)];
                *hand |= 1 << made.play.card();
                let likely = models.likelihoods(&hidden.course, made, *hand, ALL);
                for (model, weight) in weights.iter_mut().enumerate() {
                    let partner = seat % 2 == me % 2;
                    *weight *= likely[if partner { STRONG } else { model }];
                }
            }
            deals.push((hands, weights));
        }
    }
    deals
}

#[test]
fn the_walk_comes_by_every_deal_and_player_as_often_as_counting_says() {
    for seed in 0..6 {
        let (hidden, models, story) = ending(seed, 8);
        let mut chance = Quick::new(seed);
        let mut beliefs = Beliefs::new(
            &hidden.course,
            &models,
            hidden.me,
            hidden.unseen(),
            &story.made,
            &story.odds,
            &mut chance,
        );
        let deals = counted(&hidden, &models, &story);
        assert_eq!(deals.len(), 90);
        let sum: f64 = deals.iter().flat_map(|(_, weights)| weights).sum();
        let mut found = vec![[0_u32; MODELS]; deals.len()];
        for _ in 0..SAMPLES {
            beliefs.walk(6, &mut chance);
            let mut world = hidden.seen;
            beliefs.deal(&mut world, &mut chance);
            world.hands[usize::from(hidden.me)] = 0;
            let place = deals.iter().position(|(hands, _)| *hands == world.hands);
            let who = beliefs.who(&mut chance)[usize::from(hidden.me + 1) % 4];
            found[place.expect("a deal of the unseen cards")][usize::from(who)] += 1;
        }
        // Half the sum of all differences: the most that any chance can be off by.
        let mut off = 0.0;
        for ((_, weights), found) in deals.iter().zip(found) {
            for (weight, found) in weights.iter().zip(found) {
                off += (weight / sum - f64::from(found) / f64::from(SAMPLES)).abs() / 2.0;
            }
        }
        let even = deals.iter().map(|(_, weights)| {
            (weights.iter().sum::<f64>() / sum - 1.0 / deals.len() as f64).abs() / 2.0
        });
        assert!(off < 0.05, "{seed}: {off}");
        assert!(even.sum::<f64>() > 0.2, "{seed}: plays tell something");
    }
}

#[test]
fn where_nothing_is_hidden_there_is_nowhere_to_walk() {
    let (hidden, models, story) = ending(1, 1);
    let mut chance = Quick::new(1);
    let (unseen, sizes) = hidden.unseen();
    assert!(unseen.is_empty() && story.made.len() == 30);
    let mut beliefs = Beliefs::new(
        &hidden.course,
        &models,
        hidden.me,
        (unseen, sizes),
        &story.made,
        &story.odds,
        &mut chance,
    );
    beliefs.settle(100, &mut chance);
    let mut world = hidden.seen;
    beliefs.deal(&mut world, &mut chance);
    assert_eq!(world, hidden.seen);
}
