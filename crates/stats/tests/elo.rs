//! Ratings against figures found in other ways, and on scores that would break a careless
//! method.

use baralho_stats::{Crosstable, Doubt, Elo, Meeting, Sample, Score, doubts};
use proptest::prelude::*;

fn score(wins: u64, draws: u64, losses: u64) -> Score {
    Score {
        wins,
        draws,
        losses,
        points: 0,
    }
}

fn meeting(one: usize, other: usize, score: Score) -> Meeting {
    Meeting {
        one,
        other,
        score,
        turned: score.turned(),
    }
}

/// A deal in which nobody else met.
fn add_deal(table: &mut Crosstable, one: usize, other: usize, score: Score) {
    table.add_deal(&[meeting(one, other, score)]);
}

/// Adds so many deals of one game each.
fn singles(table: &mut Crosstable, one: usize, other: usize, results: Score) {
    let endings = [
        (results.wins, score(1, 0, 0)),
        (results.draws, score(0, 1, 0)),
        (results.losses, score(0, 0, 1)),
    ];
    for (times, deal) in endings {
        for _ in 0..times {
            add_deal(table, one, other, deal);
        }
    }
}

fn two(results: Score) -> (Crosstable, Elo) {
    let mut table = Crosstable::new(2);
    singles(&mut table, 0, 1, results);
    let elo = Elo::fit(&table);
    (table, elo)
}

#[test]
fn two_players_are_as_far_apart_as_their_score_says() {
    // 400 log10(0.75 / 0.25) = 190.85 and 400 log10(0.6 / 0.4) = 70.44.
    for (results, expected) in [
        (score(75_000, 0, 25_000), 190.85),
        (score(50_000, 20_000, 30_000), 70.44),
        (score(0, 100_000, 0), 0.0),
    ] {
        let (_, elo) = two(results);
        let difference = elo.difference(0, 1);
        assert!((difference.value - expected).abs() < 0.05, "{difference:?}");
        assert!((elo.rating(0).value - expected / 2.0).abs() < 0.03);
        assert!((elo.rating(0).value + elo.rating(1).value).abs() < 1e-9);
    }
}

#[test]
fn the_bars_of_two_players_are_those_of_the_binomial() {
    // The standard error of 1000 games won or lost at 50 %, in Elo: 2 / sqrt(1000) x 173.72.
    let (_, elo) = two(score(500, 0, 500));
    let expected = 1.96 * 173.718 * 2.0 / 1000.0_f64.sqrt();
    let reach = elo.difference(0, 1).reach();
    assert!((reach / expected - 1.0).abs() < 0.01, "{reach} {expected}");
}

/// Zermelo's iteration, the classical way to the same ratings.
fn by_zermelo(players: usize, pairs: &[(usize, usize, Score)]) -> Vec<f64> {
    let mut strength = vec![1.0_f64; players];
    for _ in 0..100_000 {
        let next: Vec<f64> = (0..players)
            .map(|player| {
                // The game that everybody drew against an average player.
                let (mut won, mut weight) = (0.5, 1.0 / (strength[player] + 1.0));
                for &(one, other, results) in pairs {
                    let games = results.games() as f64;
                    let halves = results.halves() as f64 / 2.0;
                    if one == player || other == player {
                        won += if one == player {
                            halves
                        } else {
                            games - halves
                        };
                        weight += games / (strength[one] + strength[other]);
                    }
                }
                won / weight
            })
            .collect();
        strength = next;
    }
    let points: Vec<f64> = strength.iter().map(|s| 400.0 * s.log10()).collect();
    let mean = points.iter().sum::<f64>() / players as f64;
    points.iter().map(|point| point - mean).collect()
}

#[test]
fn ratings_of_many_agree_with_zermelos_iteration() {
    let pairs = [
        (0, 1, score(30, 5, 15)),
        (0, 2, score(20, 0, 30)),
        (1, 2, score(10, 10, 30)),
        (2, 3, score(9, 1, 0)),
        (4, 0, score(1, 0, 3)),
    ];
    let mut table = Crosstable::new(5);
    for &(one, other, results) in &pairs {
        singles(&mut table, one, other, results);
    }
    let elo = Elo::fit(&table);
    for (player, expected) in by_zermelo(5, &pairs).into_iter().enumerate() {
        let rating = elo.rating(player).value;
        assert!(
            (rating - expected).abs() < 1e-4,
            "{player}: {rating} {expected}"
        );
    }
    assert_eq!(elo.ranking()[4], 3);
}

#[test]
fn duplicate_deals_that_cancel_luck_narrow_the_bars() {
    let mut pairs = Crosstable::new(2);
    for deal in 0..500 {
        let one = match deal % 10 {
            0 => score(2, 0, 0),
            1 => score(0, 0, 2),
            _ => score(1, 0, 1),
        };
        add_deal(&mut pairs, 0, 1, one);
    }
    let paired = Elo::fit(&pairs).difference(0, 1).reach();
    let (_, single) = two(score(500, 0, 500));
    assert!(paired < 0.7 * single.difference(0, 1).reach(), "{paired}");
}

#[test]
fn cards_that_favour_one_against_everybody_widen_the_bars() {
    // The first of three wins or loses against both others in the same deals, or in others.
    let reach = |together: bool| {
        let mut table = Crosstable::new(3);
        for deal in 0..200_u64 {
            let won = |lot: u64| {
                if lot.is_multiple_of(2) {
                    score(1, 0, 0)
                } else {
                    score(0, 0, 1)
                }
            };
            let (first, second) = (won(deal), won(if together { deal } else { deal / 2 }));
            table.add_deal(&[meeting(0, 1, first), meeting(0, 2, second)]);
        }
        Elo::fit(&table).rating(0).reach()
    };
    let (shared, own) = (reach(true), reach(false));
    assert!(
        (shared / own / 2.0_f64.sqrt() - 1.0).abs() < 0.03,
        "{shared} {own}"
    );
}

#[test]
fn what_cannot_be_concluded_is_said() {
    let told = |results| {
        let (table, elo) = two(results);
        doubts(&table, &elo, results.games(), &elo.ranking())
    };
    assert_eq!(told(score(0, 0, 0)), [Doubt::NoGames]);
    assert_eq!(
        told(score(1, 0, 0)),
        [Doubt::FewDeals { deals: 1 }, Doubt::Nothing]
    );
    assert_eq!(told(score(10, 0, 0)), [Doubt::FewDeals { deals: 10 }]);
    assert_eq!(told(score(55, 0, 45)), [Doubt::Nothing]);
    assert_eq!(told(score(0, 500, 0)), [Doubt::Nothing]);
    assert_eq!(told(score(550, 0, 450)), []);
    let mut table = Crosstable::new(3);
    singles(&mut table, 0, 1, score(105, 0, 95));
    singles(&mut table, 0, 2, score(190, 0, 10));
    singles(&mut table, 1, 2, score(190, 0, 10));
    let elo = Elo::fit(&table);
    let expected = Doubt::CannotTell {
        players: vec![0, 1],
    };
    assert_eq!(doubts(&table, &elo, 600, &elo.ranking()), [expected]);
    let nobody = Crosstable::new(0);
    assert_eq!(
        doubts(&nobody, &Elo::fit(&nobody), 0, &[]),
        [Doubt::NoGames]
    );
}

/// A deal between two of some players, in a few games.
fn deal(players: usize) -> impl Strategy<Value = (usize, usize, Score)> {
    let games = (0..3_u64, 0..3_u64, 0..3_u64);
    (0..players, 0..players, games).prop_map(|(one, other, (w, d, l))| (one, other, score(w, d, l)))
}

/// All of one kind: what degenerate tournaments are made of.
fn degenerate(players: usize) -> impl Strategy<Value = Vec<(usize, usize, Score)>> {
    let kinds = prop_oneof![
        Just(score(1, 0, 0)),
        Just(score(0, 1, 0)),
        Just(score(0, 0, 1)),
        Just(score(2, 0, 0)),
        Just(score(1, 0, 1)),
        Just(score(1_000_000, 0, 0)),
    ];
    (kinds, 0..300_usize, 0..players, 0..players).prop_map(move |(kind, deals, a, b)| {
        // Between two, or each against its neighbour.
        let pair = move |n: usize| {
            if a == b {
                (n % players, (n + 1) % players)
            } else {
                (a, b)
            }
        };
        (0..deals).map(|n| (pair(n).0, pair(n).1, kind)).collect()
    })
}

fn tournament() -> impl Strategy<Value = (usize, Vec<(usize, usize, Score)>)> {
    (1..7_usize).prop_flat_map(|players| {
        let deals = prop_oneof![
            degenerate(players),
            prop::collection::vec(deal(players), 0..60),
        ];
        (Just(players), deals)
    })
}

fn table_of(players: usize, deals: &[(usize, usize, Score)]) -> Crosstable {
    let mut table = Crosstable::new(players);
    for (one, other, s) in deals {
        add_deal(&mut table, *one, *other, *s);
    }
    table
}

proptest! {
    #[test]
    fn ratings_are_finite_centred_and_inside_their_bars((players, deals) in tournament()) {
        let table = table_of(players, &deals);
        let elo = Elo::fit(&table);
        let mut sum = 0.0;
        for player in 0..players {
            let rating = elo.rating(player);
            prop_assert!([rating.value, rating.low, rating.high].iter().all(|x| x.is_finite()));
            prop_assert!(rating.contains(rating.value));
            prop_assert!(rating.value.abs() < 20_000.0, "{:?}", rating);
            sum += rating.value;
            for other in 0..players {
                let difference = elo.difference(player, other);
                prop_assert!(difference.low.is_finite() && difference.high.is_finite());
                // Two who never met may be anything; no bar is ever nothing.
                prop_assert!(player == other || difference.reach() > 0.0);
            }
        }
        prop_assert!(sum.abs() < 1e-6);
        let _ = doubts(&table, &elo, deals.len() as u64, &elo.ranking());
    }

    #[test]
    fn ratings_do_not_depend_on_who_is_named_first((players, deals) in tournament()) {
        let elo = Elo::fit(&table_of(players, &deals));
        let turned: Vec<_> = deals
            .iter()
            .map(|&(one, other, s)| {
                let back = |player: usize| players - 1 - player;
                (back(other), back(one), s.turned())
            })
            .collect();
        let other = Elo::fit(&table_of(players, &turned));
        for player in 0..players {
            let (here, there) = (elo.rating(player), other.rating(players - 1 - player));
            let scale = 1.0 + here.value.abs() + here.reach();
            prop_assert!((here.value - there.value).abs() < 1e-6 * scale, "{here:?} {there:?}");
            prop_assert!((here.reach() - there.reach()).abs() < 1e-6 * scale);
        }
    }

    #[test]
    fn win_rates_and_points_are_finite_bounded_and_symmetric(
        deals in prop::collection::vec((0..4_u64, 0..4_u64, 0..4_u64, any::<i32>()), 0..80),
    ) {
        let (mut here, mut there) = (Sample::default(), Sample::default());
        for &(wins, draws, losses, points) in &deals {
            let points = i64::from(points);
            let score = Score { wins, draws, losses, points };
            here.add_deal(&score);
            there.add_deal(&score.turned());
        }
        let (one, other) = (here.win_rate(), there.win_rate());
        prop_assert!(0.0 <= one.low && one.contains(one.value) && one.high <= 1.0);
        prop_assert!(one.low < one.high);
        prop_assert!((one.value + other.value - 1.0).abs() < 1e-9);
        prop_assert!((one.low + other.high - 1.0).abs() < 1e-9, "{:?} {:?}", one, other);
        let (one, other) = (here.points(), there.points());
        prop_assert!((one.value + other.value).abs() <= 1e-6 * (1.0 + one.value.abs()));
        prop_assert_eq!(one.interval().is_some(), other.interval().is_some());
        if one.interval().is_some() {
            prop_assert!(one.low < one.value && one.value < one.high);
            prop_assert!((one.reach() - other.reach()).abs() <= 1e-6 * (1.0 + one.reach()));
        }
    }
}
