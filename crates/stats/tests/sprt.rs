//! The sequential test against figures found in other ways.

use baralho_stats::{BadSprt, Decision, Elo, Sprt};
use proptest::prelude::*;

/// The greatest logarithm of the likelihood of these counts under distributions with the
/// given mean, by climbing: probability is moved between the results in ways that keep
/// both the sum and the mean, as long as that helps.
fn greatest_likelihood(counts: &[f64], mean: f64) -> f64 {
    let n = counts.len();
    let score = |place: usize| place as f64 / (n - 1) as f64;
    // A binomial has this mean and no zeros.
    let mut p: Vec<f64> = (0..n)
        .map(|k| {
            let choose: f64 = (0..k)
                .map(|i| (n - 1 - i) as f64 / (i + 1) as f64)
                .product();
            choose * mean.powi(k as i32) * (1.0 - mean).powi((n - 1 - k) as i32)
        })
        .collect();
    let likelihood =
        |p: &[f64]| -> f64 { p.iter().zip(counts).map(|(p, count)| count * p.ln()).sum() };
    // Any three results can trade: what moves from b goes to a and c, the mean unchanged.
    let mut moves = Vec::new();
    for a in 0..n {
        for b in a + 1..n {
            for c in b + 1..n {
                let share = (score(c) - score(b)) / (score(c) - score(a));
                moves.push((a, b, c, share));
            }
        }
    }
    let mut before = likelihood(&p);
    for _ in 0..20_000 {
        for &(a, b, c, share) in &moves {
            // Along each move the likelihood is concave: halve on the sign of its slope.
            let slope = |x: f64| {
                counts[a] * share / (p[a] + share * x) - counts[b] / (p[b] - x)
                    + counts[c] * (1.0 - share) / (p[c] + (1.0 - share) * x)
            };
            let (mut low, mut high) = (-(p[a] / share).min(p[c] / (1.0 - share)), p[b]);
            for _ in 0..60 {
                let middle = f64::midpoint(low, high);
                if slope(middle) > 0.0 {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            let x = f64::midpoint(low, high);
            p[a] += share * x;
            p[b] -= x;
            p[c] += (1.0 - share) * x;
        }
        let now = likelihood(&p);
        if now - before < 1e-13 * now.abs() {
            break;
        }
        before = now;
    }
    let sum: f64 = p.iter().sum();
    let found: f64 = p.iter().enumerate().map(|(k, p)| p * score(k)).sum();
    assert!((sum - 1.0).abs() < 1e-6 && (found - mean).abs() < 1e-6);
    likelihood(&p)
}

#[test]
fn the_ratio_is_that_of_two_likelihoods_maximised_directly() {
    for counts in [
        vec![12, 31, 55, 40, 14],
        vec![3, 10, 30, 14, 4],
        vec![200, 11, 300],
        vec![60, 340, 500, 380, 90],
        vec![4, 1, 9, 3, 12, 2, 5],
    ] {
        for (elo0, elo1) in [(0.0, 5.0), (-10.0, 0.0), (0.0, 40.0), (-3.0, 1.0)] {
            let test = Sprt::new(elo0, elo1, 0.05, 0.05).expect("a test");
            let whole: Vec<f64> = counts.iter().map(|&count| count as f64).collect();
            let direct = greatest_likelihood(&whole, Elo::expected(elo1))
                - greatest_likelihood(&whole, Elo::expected(elo0));
            let given = test.log_likelihood_ratio(&counts);
            assert!(
                (given - direct).abs() < 1e-5 * (1.0 + direct.abs()),
                "{counts:?} {elo0} {elo1}: {given} {direct}"
            );
        }
    }
}

#[test]
fn games_without_draws_have_the_ratio_of_two_coins() {
    // With two results the distribution is known from its mean: plain binomials.
    let test = Sprt::new(-20.0, 35.0, 0.05, 0.1).expect("a test");
    let (p0, p1) = (Elo::expected(-20.0), Elo::expected(35.0));
    for (losses, wins) in [(40, 60), (7, 1), (1000, 1200)] {
        let given = test.log_likelihood_ratio(&[losses, wins]);
        let coins = wins as f64 * (p1 / p0).ln() + losses as f64 * ((1.0 - p1) / (1.0 - p0)).ln();
        assert!((given - coins).abs() < 1e-9, "{given} {coins}");
    }
}

#[test]
fn many_results_agree_with_the_approximation_for_small_differences() {
    // Known from the literature: N (s1 - s0) (2 mean - s0 - s1) / (2 variance).
    let counts = [1050_u64, 8900, 20_500, 9300, 1120];
    let test = Sprt::new(0.0, 4.0, 0.05, 0.05).expect("a test");
    let total: f64 = counts.iter().map(|&count| count as f64).sum();
    let moment = |power: i32| -> f64 {
        let each = counts.iter().enumerate();
        each.map(|(k, &count)| count as f64 * (k as f64 / 4.0).powi(power))
            .sum::<f64>()
            / total
    };
    let (mean, variance) = (moment(1), moment(2) - moment(1).powi(2));
    let (s0, s1) = (Elo::expected(0.0), Elo::expected(4.0));
    let rough = total * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
    let given = test.log_likelihood_ratio(&counts);
    assert!((given / rough - 1.0).abs() < 0.01, "{given} {rough}");
}

#[test]
fn the_bounds_are_walds() {
    let (low, high) = Sprt::new(0.0, 5.0, 0.05, 0.05).expect("a test").bounds();
    assert!((low + 2.944_439).abs() < 1e-6 && (high - 2.944_439).abs() < 1e-6);
    let (low, high) = Sprt::new(0.0, 5.0, 0.05, 0.1).expect("a test").bounds();
    assert!((low + 2.251_292).abs() < 1e-6 && (high - 2.890_372).abs() < 1e-6);
}

#[test]
fn clear_results_are_decided_and_unclear_ones_are_not() {
    let test = Sprt::new(0.0, 10.0, 0.05, 0.05).expect("a test");
    assert_eq!(test.decide(&[0; 5]), Decision::Continue);
    assert_eq!(test.decide(&[10, 20, 40, 20, 10]), Decision::Continue);
    assert_eq!(test.decide(&[100, 300, 900, 700, 300]), Decision::AcceptH1);
    assert_eq!(test.decide(&[300, 700, 900, 300, 100]), Decision::AcceptH0);
    assert_eq!(test.decide(&[0, 0, 0, 0, 2000]), Decision::AcceptH1);
    assert_eq!(test.decide(&[2000, 0, 0, 0, 0]), Decision::AcceptH0);
}

#[test]
fn what_is_no_test_is_refused() {
    for (elo0, elo1) in [
        (5.0, 5.0),
        (5.0, 0.0),
        (f64::NAN, 5.0),
        (0.0, f64::INFINITY),
    ] {
        let refused = Sprt::new(elo0, elo1, 0.05, 0.05);
        assert!(matches!(refused, Err(BadSprt::Hypotheses { .. })));
    }
    for risk in [0.0, 0.5, -0.1, 1.0, f64::NAN] {
        for (alpha, beta) in [(risk, 0.05), (0.05, risk)] {
            let refused = Sprt::new(0.0, 5.0, alpha, beta);
            assert!(matches!(refused, Err(BadSprt::Risks { .. })));
        }
    }
}

proptest! {
    #[test]
    fn the_ratio_is_finite_and_turns_its_sign_with_the_players(
        counts in prop::collection::vec(prop_oneof![Just(0_u64), 0..10_u64, 0..1_000_000_u64], 0..8),
        elo0 in -200.0..100.0_f64,
        more in 0.1..100.0_f64,
    ) {
        let elo1 = elo0 + more;
        let test = Sprt::new(elo0, elo1, 0.05, 0.05).expect("a test");
        let turned = Sprt::new(-elo1, -elo0, 0.05, 0.05).expect("a test");
        let mut reversed = counts.clone();
        reversed.reverse();
        let one = test.log_likelihood_ratio(&counts);
        let other = turned.log_likelihood_ratio(&reversed);
        prop_assert!(one.is_finite());
        prop_assert!((one + other).abs() < 1e-6 * (1.0 + one.abs()), "{} {}", one, other);
    }
}
