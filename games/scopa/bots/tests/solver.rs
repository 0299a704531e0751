//! The exact solver against plain search of everything, by the real engine.

use baralho_bots::{
    Budget, Stopwatch, here,
    solve::{NotSolvable, Verdict},
};
use baralho_game::{Game, Options, Rng, Rules, Seat, Standing, chance};
use baralho_laws::effort;
use baralho_scopa::{Move, ScopaRules, Small};
use baralho_scopa_bots::RoundSolver;

fn unlimited() -> Stopwatch {
    Stopwatch::start(Budget::Iterations(u32::MAX), &here())
}

fn cards_left(world: &Small) -> usize {
    let held = Seat::all(world.rules().players()).map(|seat| world.hand(seat).len());
    held.sum::<usize>() + world.deck().len()
}

/// The first side's margin when the round is over.
fn final_margin(world: &Small) -> i32 {
    let (rules, open) = (world.rules(), world.open());
    if let (true, Some(target)) = (rules.instant_win, rules.target) {
        for (side, sign) in [(0, 1), (1, -1)] {
            let seats = rules.seats_of(side);
            let sweeps: i32 = seats.map(|s| i32::from(open.sweeps[s.index()])).sum();
            if open.points_before[side] + sweeps >= i32::from(target) {
                return 100 * sign;
            }
        }
    }
    let tally = world.tally();
    tally.points()[0] - tally.points()[1]
}

/// Every continuation, by the rules' own engine, without any cleverness.
pub(crate) fn by_force(world: &Small) -> i32 {
    let Some(seat) = world.turn() else {
        return final_margin(world);
    };
    let wants_high = (world.rules().side_of(seat) == 0) != world.rules().inverse;
    let values = world.moves().into_iter().map(|chosen| {
        let mut next = *world;
        next.apply(chosen, &mut ());
        by_force(&next)
    });
    let best = if wants_high {
        values.max()
    } else {
        values.min()
    };
    best.expect("whoever must move can")
}

fn for_mover(world: &Small, margin: i32) -> i32 {
    match world.turn() {
        Some(seat) if world.rules().side_of(seat) == 1 => -margin,
        _ => margin,
    }
}

fn exact(verdict: &Verdict<Move>) -> i32 {
    verdict.exact().expect("solved within its budget")
}

/// Plays at random until so many cards are left.
pub(crate) fn played_down(rules: &ScopaRules, seed: u64, cards: usize) -> Small {
    let mut rng = chance::generator(seed, 77);
    let mut standing = Standing::opening(rules, seed);
    if let (true, Some(target)) = (rules.instant_win, rules.target) {
        // So near to the target that sweeps decide.
        for points in &mut standing.points {
            *points = i32::from(target) - 1 - chance::below(3, &mut rng) as i32;
        }
    }
    let mut world = Small::deal_seed(rules, &standing, seed);
    while cards_left(&world) > cards {
        match world.random_move(&mut rng) {
            Some(chosen) => world.apply(chosen, &mut ()),
            None => break,
        }
    }
    world
}

fn pick<'a>(choices: &[&'a str], rng: &mut impl Rng) -> &'a str {
    choices[chance::below(choices.len() as u64, rng) as usize]
}

/// Rules of two sides, any of them.
pub(crate) fn some_rules(rng: &mut impl Rng) -> ScopaRules {
    let teams = pick(&["individual", "individual", "2v2", "3v3"], rng);
    let players = match teams {
        "individual" => 2,
        "2v2" => 4,
        _ => 6,
    };
    let mut options = Options::new()
        .with("team_mode", teams)
        .with("capture", pick(&["fewest", "rank-first", "fifteen"], rng))
        .with("choice", pick(&["player", "most"], rng))
        .with("prime", pick(&["sevens", "primiera"], rng))
        .with("last_play_sweep", pick(&["on", "off"], rng))
        .with("team_card_scoring", pick(&["on", "on", "off"], rng))
        .with("redeal", "off")
        .with("cards_per_deal", pick(&["1", "2", "3", "3", "5", "6"], rng))
        .with("target", 11);
    match chance::below(8, rng) {
        0 => options.set("scopa_mechanic", "no_scopas"),
        1 => options.set("scopa_mechanic", "only_scopas"),
        2 => options.set("inverse", "on"),
        3 => options.set("instant_win", "on"),
        _ => {}
    }
    ScopaRules::parse("scopa", Some(players), &options).expect("rules")
}

#[test]
fn every_ending_by_any_rules_is_worth_what_plain_search_of_everything_says() {
    let mut rng = chance::generator(2026, 4);
    let mut solver = RoundSolver::default();
    for seed in 0..1500 * effort() {
        let rules = some_rules(&mut rng);
        // With so few cards everything can be searched; a few more where hands are short.
        let most = if rules.cards_per_deal <= 3 { 10 } else { 7 };
        let cards = 1 + chance::below(most, &mut rng) as usize;
        let world = played_down(&rules, seed, cards);
        let verdict = solver.solve(&world, &mut unlimited()).expect("two sides");
        let expected = by_force(&world);
        let what = format!("seed {seed}: {rules:?} {world:?}");
        assert_eq!(exact(&verdict), for_mover(&world, expected), "{what}");
        let Some(best) = verdict.best else { continue };
        let mut next = world;
        next.play(best, &mut ()).expect("the best move is legal");
        assert_eq!(by_force(&next), expected, "{what}, {best:?}");
    }
}

#[test]
fn the_line_ends_with_the_value_it_begins_with() {
    let mut rng = chance::generator(2026, 5);
    for seed in 0..60 * effort() {
        let rules = some_rules(&mut rng);
        if rules.cards_per_deal > 3 {
            continue;
        }
        let mut world = played_down(&rules, seed, 24);
        let mut solver = RoundSolver::default();
        let Ok(verdict) = solver.solve(&world, &mut unlimited()) else {
            panic!("two sides");
        };
        let worth = for_mover(&world, exact(&verdict));
        let line = solver.line(&world, &mut unlimited()).expect("two sides");
        for step in line {
            assert_eq!((step.low, step.high), {
                let worth = for_mover(&world, worth);
                (worth, worth)
            });
            world.play(step.chosen, &mut ()).expect("a legal line");
        }
        assert_eq!(world.turn(), None);
        assert_eq!(final_margin(&world), worth, "{rules:?}");
    }
}

#[test]
fn the_best_of_all_moves_is_worth_what_the_position_is() {
    let rules = ScopaRules::parse("escopa", None, &Options::new()).expect("rules");
    for seed in 0..10 {
        let world = played_down(&rules, seed, 24);
        let mut solver = RoundSolver::default();
        let verdict = solver.solve(&world, &mut unlimited()).expect("two sides");
        let moves = solver
            .every_move(&world, &mut unlimited())
            .expect("two sides");
        assert_eq!(moves.len(), world.moves().len());
        let best = moves.iter().map(|step| step.low).max();
        assert_eq!(best, verdict.exact());
        let chosen = moves.iter().find(|step| Some(step.chosen) == verdict.best);
        assert_eq!(chosen.map(|step| step.high), verdict.exact());
    }
}

#[test]
fn a_memory_kept_through_the_round_gives_the_values_of_a_fresh_one() {
    let mut rng = chance::generator(2026, 6);
    for seed in 0..20 {
        let rules = some_rules(&mut rng);
        let mut world = played_down(&rules, seed, 14);
        let mut kept = RoundSolver::new(1 << 12);
        while let Some(chosen) = world.random_move(&mut rng) {
            let one = kept.solve(&world, &mut unlimited()).expect("two sides");
            let other = RoundSolver::default().solve(&world, &mut unlimited());
            assert_eq!(one.exact(), other.expect("two sides").exact());
            world.apply(chosen, &mut ());
        }
    }
}

#[test]
fn a_search_cut_short_gives_bounds_that_hold() {
    let rules = ScopaRules::parse("scopa", None, &Options::new()).expect("rules");
    for seed in 0..10 {
        let world = played_down(&rules, seed, 36);
        let mut solver = RoundSolver::default();
        let whole = solver.solve(&world, &mut unlimited()).expect("two sides");
        for nodes in [1, 2000, 4000, 8000] {
            let mut watch = Stopwatch::start(Budget::Iterations(nodes), &here());
            let cut = RoundSolver::default().solve(&world, &mut watch);
            let cut = cut.expect("two sides");
            assert!(cut.nodes <= u64::from(nodes) + 1024);
            assert!((cut.low..=cut.high).contains(&exact(&whole)));
            assert!(cut.best.is_some_and(|best| world.is_legal(best)));
        }
    }
}

#[test]
fn three_sides_and_several_decks_are_refused() {
    let rules = ScopaRules::parse("scopa", Some(3), &Options::new()).expect("rules");
    let world = Small::deal_seed(&rules, &Standing::opening(&rules, 1), 1);
    let refused = RoundSolver::default().solve(&world, &mut unlimited());
    assert_eq!(refused.err(), Some(NotSolvable::Sides { sides: 3 }));
    let options = Options::new().with("decks", 2);
    let rules = ScopaRules::parse("scopa", None, &options).expect("rules");
    let world = baralho_scopa::Large::deal_seed(&rules, &Standing::opening(&rules, 1), 1);
    let refused = RoundSolver::default().solve(&world, &mut unlimited());
    assert_eq!(refused.err(), Some(NotSolvable::TooLarge));
}
