//! Rounds set up by hand.

use baralho_game::{BadDeck, Game, Options, Rules, Standing, chance};
use baralho_scopa::{BadSetup, ScopaRules, Setup, Small};
use proptest::prelude::*;

#[test]
fn every_position_of_random_games_can_be_set_up_again() {
    for (preset, players) in [("escopa", 2), ("scopa", 3), ("scopone", 4), ("escoba", 6)] {
        let rules = ScopaRules::parse(preset, Some(players), &Options::new()).expect("rules");
        for seed in 0..20 {
            let mut rng = chance::generator(seed, 9);
            let mut round = Small::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
            while let Some(chosen) = round.random_move(&mut rng) {
                let again = Small::set_up(&rules, &Setup::of(&round)).expect("a real position");
                assert_eq!(again, round);
                round.apply(chosen, &mut ());
            }
        }
    }
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let rules = ScopaRules::parse("escopa", None, &Options::new()).expect("rules");
    let mut round = Small::deal_seed(&rules, &Standing::opening(&rules, 3), 3);
    let good = Setup::of(&round);
    let refused = |change: &dyn Fn(&mut Setup)| {
        let mut bad = good.clone();
        change(&mut bad);
        Small::set_up(&rules, &bad).expect_err("it cannot be")
    };
    let lost = good.table[0];
    assert_eq!(
        refused(&|setup| {
            setup.table.remove(0);
        }),
        BadSetup::Missing { cards: vec![lost] }
    );
    let doubled = refused(&|setup| setup.table.push(setup.table[0]));
    assert!(matches!(
        doubled,
        BadSetup::Card(BadDeck::TooMany { copies: 1, .. })
    ));
    let foreign = refused(&|setup| setup.table[0] = "8D".parse().expect("a card"));
    assert!(matches!(foreign, BadSetup::Card(BadDeck::NotInDeck { .. })));
    let short = refused(&|setup| {
        let card = setup.hands[0].remove(0);
        setup.table.push(card);
    });
    assert!(matches!(short, BadSetup::Hand { .. }), "{short:?}");
    let uneven = refused(&|setup| {
        let card = setup.deck.remove(0);
        setup.table.push(card);
    });
    assert_eq!(uneven, BadSetup::Deck { given: 29, each: 6 });
    let nobody = refused(&|setup| setup.last_capture = Some(1));
    assert_eq!(nobody, BadSetup::LastCapture);
    let nowhere = refused(&|setup| setup.turn = 2);
    assert!(matches!(nowhere, BadSetup::Seat { field: "turn", .. }));
    let lists = refused(&|setup| setup.sweeps.clear());
    assert!(matches!(lists, BadSetup::Count { list: "sweeps", .. }));
    let many = refused(&|setup| setup.sweeps[1] = 21);
    assert_eq!(
        many.to_string(),
        "sweeps has 21: expected 0 to 20",
        "forty cards make no more"
    );
    let far = refused(&|setup| setup.points[0] = i32::MIN.into());
    assert!(matches!(far, BadSetup::Number { list: "points", .. }));
    // Whoever's turn it is holds as many as those who follow.
    let chosen = round.moves()[0];
    round.apply(chosen, &mut ());
    let mut swapped = Setup::of(&round);
    swapped.turn = 1 - swapped.turn;
    let refusal = Small::set_up(&rules, &swapped).expect_err("it cannot be");
    assert!(matches!(refusal, BadSetup::Hand { .. }), "{refusal:?}");
}

proptest! {
    /// Whatever number is given, nothing overflows from there to the end of the match.
    #[test]
    fn extreme_numbers_are_refused_or_played_to_the_end(
        sweeps in proptest::collection::vec(prop_oneof![0..30_i64, 0..256_i64, any::<i64>()], 4),
        points in proptest::collection::vec(prop_oneof![-100..=100_i64, any::<i32>().prop_map(i64::from), any::<i64>()], 2),
        places in proptest::collection::vec(prop_oneof![0..5_usize, any::<usize>()], 3),
        seed in 0..100_u64,
    ) {
        let rules = ScopaRules::parse("scopone", None, &Options::new()).expect("rules");
        let standing = Standing::opening(&rules, seed);
        let mut setup = Setup::of(&Small::deal_seed(&rules, &standing, seed));
        (setup.sweeps, setup.points) = (sweeps, points);
        let may_fail = places.iter().any(|&place| place > 3);
        if may_fail {
            (setup.dealer, setup.turn, setup.last_capture) = (places[0], places[1], Some(places[2]));
        }
        let fits = setup.sweeps.iter().all(|sweeps| (0..=20).contains(sweeps))
            && setup.points.iter().all(|points| Setup::POINTS.contains(points));
        match Small::set_up(&rules, &setup) {
            Err(_) => prop_assert!(may_fail || !fits),
            Ok(mut round) => {
                prop_assert!(fits);
                let mut rng = chance::generator(seed, 1);
                while let Some(chosen) = round.random_move(&mut rng) {
                    round.apply(chosen, &mut ());
                }
                let mut standing = standing;
                standing.points = round.open().points_before;
                round.conclude(&standing);
            }
        }
    }
}
