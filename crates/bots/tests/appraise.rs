//! What moves are worth: exactly where nothing is hidden, honestly everywhere else, in the time
//! that was given, and no longer than anybody waits.

use std::{cell::Cell, ops::ControlFlow, time::Duration};

use baralho_bots::{
    Appraisal, Budget, Means, Opponents, RoundSolver, Stopwatch, bot_with, here, seer_with,
};
use baralho_buraco::{Buraco, BuracoRules};
use baralho_cards::Card;
use baralho_game::{Game, Observer, Options, Rules, Seat, Standing, View as _, chance};
use baralho_laws::effort;
use baralho_rouba_montes::{RoubaMontes, RoubaMontesRules};
use baralho_scopa::{Carta, Large, Move, ScopaRules, Setup, Small, fits_small};

use crate::solver::{by_force, played_down, some_rules};

fn options(text: &str) -> Options {
    let pairs = text.split(',').filter_map(|pair| pair.split_once('='));
    pairs.fold(Options::new(), |all, (option, value)| {
        all.with(option, value)
    })
}

fn appraised(world: &Small, iterations: u32) -> Appraisal<Move> {
    let view = world.view(Observer::Seat(world.turn().expect("somebody's turn")));
    let budget = Budget::Iterations(iterations);
    Small::appraise(&view, None, budget, &here(), &mut chance::generator(1, 1))
}

#[test]
fn what_is_called_exact_is_what_the_solver_and_plain_search_say() {
    let mut rng = chance::generator(5, 5);
    let (mut exact, mut beyond) = (0, 0);
    for seed in 0..120 * effort() {
        let rules = some_rules(&mut rng);
        let mut world = played_down(&rules, seed, 1 + chance::below(8, &mut rng) as usize);
        if seed % 3 == 0 && world.turn().is_some() && !rules.instant_win {
            // Somebody swept and swept.
            let mut setup = written(&world);
            setup.sweeps[0] += 15;
            world = Small::set_up(&rules, &setup).expect("sweeps may be any");
        }
        let Some(seat) = world.turn() else { continue };
        let appraisal = appraised(&world, 1);
        let two = rules.players() == 2;
        assert!(
            appraisal.exact || !two || !world.deck().is_empty(),
            "nothing is hidden"
        );
        if !appraisal.exact {
            continue;
        }
        exact += 1;
        let sign = if rules.inverse { -1 } else { 1 };
        let mut watch = Stopwatch::start(Budget::Iterations(u32::MAX), &here());
        let solved = RoundSolver::default()
            .solve(&world, &mut watch)
            .expect("two sides");
        let value = f64::from(sign * solved.exact().expect("enough time"));
        assert!((appraisal.best().value - value).abs() < 1e-9, "{seed}");
        assert!(appraisal.best().error == 0.0);
        assert_eq!(appraisal.moves.len(), world.moves().len());
        for tried in &appraisal.moves {
            let mut next = world;
            next.apply(tried.chosen, &mut ());
            let forced = by_force(&next) * sign * if rules.side_of(seat) == 0 { 1 } else { -1 };
            assert!(
                (tried.value - f64::from(forced)).abs() < 1e-9,
                "{seed} {tried:?}"
            );
            beyond += u32::from(tried.value.abs() > 8.0);
        }
    }
    assert!(
        exact > 40 && beyond > 20,
        "{exact} exact ones, {beyond} moves beyond eight points"
    );
}

/// A round as it would be set up by hand.
fn written(round: &Small) -> Setup {
    let (rules, open) = (round.rules(), round.open());
    let cards = |cards: &mut dyn Iterator<Item = Carta>| -> Vec<Card> {
        cards.map(|carta| rules.faces.card(carta)).collect()
    };
    let seats = || Seat::all(rules.players());
    Setup {
        hands: seats().map(|s| cards(&mut round.hand(s).iter())).collect(),
        table: cards(&mut open.table.iter().copied()),
        deck: cards(&mut round.deck().iter().rev().copied()),
        piles: seats()
            .map(|s| cards(&mut open.piles[s.index()].iter()))
            .collect(),
        sweeps: seats().map(|s| open.sweeps[s.index()]).collect(),
        dealer: open.dealer.index(),
        turn: round.turn().unwrap_or_default().index(),
        last_capture: open.last_capture.map(Seat::index),
        points: open.points_before.to_vec(),
    }
}

#[test]
fn every_point_counts_however_many_there_are_already() {
    for text in [
        "target=none",
        "target=none,choice=player,prime=primiera",
        "inverse=on,target=99",
    ] {
        let rules = ScopaRules::parse("scopa", Some(2), &options(text)).expect("rules");
        let plain = Small::deal_seed(&rules, &Standing::new(&rules, Seat::new(1)), 3);
        let mut setup = written(&plain);
        setup.sweeps = vec![20, 0];
        let ahead = Small::set_up(&rules, &setup).expect("sweeps may be any");
        let (before, after) = (appraised(&plain, 3_000), appraised(&ahead, 3_000));
        assert!(!after.exact);
        let sign = if rules.inverse { -20.0 } else { 20.0 };
        let gained = after.best().value - before.best().value;
        assert!((gained - sign).abs() < 1.0, "{text}: {gained}");
    }
}

/// Some positions of a round played at random.
fn positions<G: Opponents>(rules: &G::Rules) -> Vec<G> {
    let mut world = G::deal_seed(rules, &Standing::opening(rules, 2), 2);
    let mut rng = chance::generator(2, 2);
    let mut positions = Vec::new();
    for number in 0..40 {
        if world.turn().is_none() {
            break;
        }
        if [0, 1, 10, 39].contains(&number) {
            positions.push(world.clone());
        }
        let chosen = world.random_move(&mut rng).expect("whoever must move can");
        world.apply(chosen, &mut ());
    }
    positions
}

/// An hour's work would not be enough for these.
const ENDLESS: [Budget; 2] = [Budget::Iterations(u32::MAX), Budget::Time(Budget::LONGEST)];

fn answers_at_once<G: Opponents>(rules: &G::Rules) {
    let stopped = here().until(|| true);
    for world in positions::<G>(rules) {
        let seat = world.turn().expect("somebody's turn");
        let view = world.view(Observer::Seat(seat));
        let mut rng = chance::generator(3, 3);
        for budget in ENDLESS {
            let appraisal = G::appraise(&view, None, budget, &stopped, &mut rng);
            assert!(world.is_legal(appraisal.best().chosen));
            for name in G::THINKERS {
                let mut bot = bot_with::<G>(&format!("{name}:{budget}"), &stopped).expect("a bot");
                assert!(world.is_legal(bot.choose(&view, &mut rng)));
            }
            for name in G::SEERS {
                let seer = seer_with::<G>(&format!("{name}:{budget}"), &stopped);
                let chosen = seer.expect("a seer").choose(&world, &mut rng);
                assert!(world.is_legal(chosen));
            }
        }
    }
}

/// Tables of every kind, the longest that are accepted among them.
#[test]
fn whoever_is_told_to_stop_answers_at_once() {
    for (game, players, text) in [
        ("escopa", 2, ""),
        ("scopa", 2, "choice=player,prime=primiera,target=none"),
        ("scopa", 4, "team_mode=2v2"),
        ("scopone", 4, ""),
        ("scopa", 2, "cards_per_deal=10"),
        ("escoba", 3, "cards_per_deal=7,choice=player"),
        ("escoba", 8, "decks=3,cards_per_deal=10,choice=player"),
        ("escoba", 14, "decks=6,cards_per_deal=10,choice=player"),
        ("scopa", 16, "decks=6,cards_per_deal=7,choice=player"),
    ] {
        let rules = ScopaRules::parse(game, Some(players), &options(text)).expect("rules");
        if fits_small(&rules) {
            answers_at_once::<Small>(&rules);
        } else {
            answers_at_once::<Large>(&rules);
        }
    }
    for players in [2, 4] {
        let rules = BuracoRules::parse("buraco", Some(players), &Options::new());
        answers_at_once::<Buraco>(&rules.expect("rules"));
    }
    let rules = RoubaMontesRules::parse("rouba-montes", Some(4), &Options::new());
    answers_at_once::<RoubaMontes>(&rules.expect("rules"));
}

thread_local! {
    /// How often somebody looked at the clock.
    static LOOKS: Cell<u64> = const { Cell::new(0) };
}

/// Every look at it takes a second: whoever works between two looks loses a second for it.
fn slow_clock() -> Duration {
    LOOKS.set(LOOKS.get() + 1);
    Duration::from_secs(LOOKS.get())
}

#[test]
fn a_long_table_is_tried_as_far_as_the_time_goes_with_the_move_that_is_wanted() {
    let long = options("decks=6,cards_per_deal=10,choice=player");
    let rules = ScopaRules::parse("escoba", Some(14), &long).expect("rules");
    let world = positions::<Large>(&rules).remove(0);
    let view = world.view(Observer::Seat(world.turn().expect("somebody's turn")));
    // Such as nobody would think of trying.
    let mut number = 0;
    let wanted = view.visit_moves(|chosen| {
        number += 1;
        if number == 3_000 {
            ControlFlow::Break(chosen)
        } else {
            ControlFlow::Continue(())
        }
    });
    let wanted = wanted.break_value();
    let budget = Budget::Time(Duration::from_secs(10));
    let means = Means::single(slow_clock);
    LOOKS.set(0);
    let appraisal = Large::appraise(&view, wanted, budget, &means, &mut chance::generator(1, 1));
    assert!(LOOKS.get() <= 13, "{}", LOOKS.get());
    assert!(appraisal.legal > 50_000, "{}", appraisal.legal);
    assert!((2..10).contains(&appraisal.moves.len()));
    assert!(wanted.is_some_and(|wanted| appraisal.of(wanted).is_some()));
}
