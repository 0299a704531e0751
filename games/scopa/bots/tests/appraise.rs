//! What moves are worth: exactly where nothing is hidden, honestly everywhere else, in the time
//! that was given, and no longer than anybody waits.

use std::{cell::Cell, ops::ControlFlow, time::Duration};

use baralho_bots::{Appraisal, Bots as _, Budget, Means, Stopwatch, here};
use baralho_game::{Game, Observer, Rules as _, Seat, Standing, View as _, chance};
use baralho_laws::{bots::positions, effort, rules};
use baralho_scopa::{Large, Move, ScopaRules, Setup, Small};
use baralho_scopa_bots::{LargeBots, RoundSolver, SmallBots};

use crate::solver::{by_force, played_down, some_rules};

fn appraised(world: &Small, iterations: u32) -> Appraisal<Move> {
    let view = world.view(Observer::Seat(world.turn().expect("somebody's turn")));
    let budget = Budget::Iterations(iterations);
    SmallBots::appraise(&view, None, budget, &here(), &mut chance::generator(1, 1))
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
            let mut setup = Setup::of(&world);
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

#[test]
fn every_point_counts_however_many_there_are_already() {
    for text in [
        "target=none",
        "target=none,choice=player,prime=primiera",
        "inverse=on,target=99",
    ] {
        let rules: ScopaRules = rules("scopa", 2, text);
        let plain = Small::deal_seed(&rules, &Standing::new(&rules, Seat::new(1)), 3);
        let mut setup = Setup::of(&plain);
        setup.sweeps = vec![20, 0];
        let ahead = Small::set_up(&rules, &setup).expect("sweeps may be any");
        let (before, after) = (appraised(&plain, 3_000), appraised(&ahead, 3_000));
        assert!(!after.exact);
        let sign = if rules.inverse { -20.0 } else { 20.0 };
        let gained = after.best().value - before.best().value;
        assert!((gained - sign).abs() < 1.0, "{text}: {gained}");
    }
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
    let rules = rules("escoba", 14, "decks=6,cards_per_deal=10,choice=player");
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
    let appraisal =
        LargeBots::appraise(&view, wanted, budget, &means, &mut chance::generator(1, 1));
    assert!(LOOKS.get() <= 13, "{}", LOOKS.get());
    assert!(appraisal.legal > 50_000, "{}", appraisal.legal);
    assert!((2..10).contains(&appraisal.moves.len()));
    assert!(wanted.is_some_and(|wanted| appraisal.of(wanted).is_some()));
}
