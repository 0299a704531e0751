//! The model is held to the player it copies.

use super::*;
use crate::{classico::Classico, mestre::models};
use baralho_bots::Seated;
use baralho_game::{Game as _, Rules as _, Standing};
use baralho_laws::rules;
use baralho_scopa::{Choice, Event, ScopaRules, Small};

#[test]
fn the_model_does_what_classico_does_but_for_the_order_of_the_hand() {
    for (preset, players, options) in [
        ("scopone", 4, "cards_per_deal=9"),
        ("scopone", 4, "last_play_sweep=on"),
        ("scopa", 4, ""),
        ("scopa", 3, "inverse=on"),
        ("scopa", 4, "team_mode=2v2,choice=player"),
        ("escoba", 2, ""),
        ("scopa", 2, "scopa_mechanic=only_scopas"),
        ("scopa", 2, "scopa_mechanic=no_scopas"),
    ] {
        let rules: ScopaRules = rules(preset, players, options);
        let odd: u32 = (0..30).map(|seed| odd_plays(&rules, seed)).sum();
        // Where the game picks among captures that are alike, it goes by what lay longer,
        // which the bit sets do not know.
        let few = if rules.choice == Choice::Player { 0 } else { 3 };
        assert!(odd <= few, "{preset} {options:?}: {odd}");
    }
}

/// How many plays of a round between players of the old school the model would not make.
fn odd_plays(rules: &ScopaRules, seed: u64) -> u32 {
    let mut round = Small::deal_seed(rules, &Standing::opening(rules, seed), seed);
    let course = Course::of(round.open()).expect("one deck");
    let dealer = round.open().dealer.index() as u8;
    let classic = Classic::new(&course, dealer);
    let mut trace = Trace::NEW;
    let mut bots: Vec<Seated<Small>> = baralho_game::Seat::all(rules.players())
        .map(|seat| Seated::new(Box::<Classico>::default(), seed, seat))
        .collect();
    for bot in &mut bots {
        bot.begin(&round);
    }
    let mut odd = 0;
    while let Some(seat) = round.turn() {
        let chosen = bots[seat.index()].choose(&round);
        let world = Swift::of(&course, &round);
        let next = world.hands[usize::from(course.after(world.turn))].count_ones();
        let (mut best, mut made, mut played) = (i32::MIN, i32::MIN, Play::new(0, 0));
        let scene = classic.scene(&course, &world, &trace, next);
        world.each_play(&course, |play| {
            let score = score(&scene, play, i32::MIN);
            best = best.max(score);
            if play.to_move(course.rules.choice) == chosen {
                (made, played) = (score, play);
            }
        });
        odd += u32::from(made < best);
        // What is not looked at for being behind already was behind.
        let found = classic.best(&course, &world, &trace);
        assert_eq!(score(&scene, found, i32::MIN), best, "{seed}");
        models::note(&course, &mut trace, &world, played);
        let mut events = Vec::new();
        round.apply(chosen, &mut events);
        for event in &events {
            if let Event::Dealt { seat, .. } = event {
                trace.dealt(seat.index());
            }
        }
        for bot in &mut bots {
            bot.see(&events);
        }
    }
    odd
}
