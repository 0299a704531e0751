//! What a review's numbers must add up to.

use std::sync::atomic::{AtomicBool, Ordering};

use baralho_analysis::{Grade, Review, review};
use baralho_catalog::AnyRules;
use baralho_game::record::Record;

use crate::support::{played, reviewed, rules, settings};

/// Tables of every kind, each with a game short enough for a test.
fn tables() -> Vec<AnyRules> {
    vec![
        rules("escopa", 2, ""),
        rules("escopa", 3, ""),
        rules("scopa", 2, "target=5"),
        rules("scopa", 4, "target=3,team_mode=2v2"),
        rules("scopa", 3, "target=2,inverse=on"),
        rules("scopa", 8, "target=none,decks=2"),
        rules("escoba", 2, "target=none"),
        rules("scopone", 4, "target=none"),
        rules("rouba-montes", 3, ""),
    ]
}

#[test]
fn luck_and_losses_add_up_to_the_final_margin() {
    for rules in tables() {
        let review = reviewed(&played(rules, 3), 2);
        for round in &review.rounds {
            let split = round.split.as_ref().expect("a finished round");
            assert_eq!(split.len(), rules.sides());
            for side in split {
                let sum = side.opening + side.cards - side.lost + side.given.unwrap_or(0.0);
                assert!((sum - side.margin).abs() < 1e-9, "{side:?}");
                assert!((side.opening + side.cards - side.luck).abs() < 1e-9);
                let own = |player: &&baralho_analysis::PlayerReview| {
                    review.sides[player.seat] == side.side
                };
                let lost: f64 = round.players.iter().filter(own).map(|p| p.lost).sum();
                assert!((lost - side.lost).abs() < 1e-9);
                assert_eq!(side.given.is_some(), rules.sides() == 2);
            }
            if let [one, other] = split.as_slice() {
                assert!((one.margin + other.margin).abs() < 1e-9);
                assert!((one.luck + other.luck).abs() < 1e-9);
            }
        }
    }
}

#[test]
fn a_match_of_two_sides_adds_up_to_its_result() {
    let record = played(rules("scopa", 2, "target=5"), 4);
    let review = reviewed(&record, 2);
    assert!(review.rounds.len() > 1);
    let result = review.result.as_ref().expect("a finished match");
    let split = review.split.as_ref().expect("a finished match");
    let margin = f64::from(result.points[0] - result.points[1]);
    assert!((split[0].margin - margin).abs() < 1e-9);
    let sum = split[0].luck - split[0].lost + split[0].given.expect("two sides");
    assert!((sum - margin).abs() < 1e-9);
}

#[test]
fn every_move_is_there_with_every_choice_and_only_choices_have_grades() {
    for rules in tables() {
        let record = played(rules, 5);
        let review = reviewed(&record, 2);
        let steps: Vec<_> = review
            .rounds
            .iter()
            .flat_map(|round| &round.steps)
            .collect();
        assert!(review.complete);
        assert_eq!(steps.len() + 1, record.lines.len());
        for (place, step) in steps.iter().enumerate() {
            assert_eq!(step.number, place + 1);
            assert_eq!(step.grade.is_some(), step.moves.len() > 1);
            let best = step.moves.iter().find(|choice| choice.text == step.best);
            assert!(best.is_some_and(|best| best.loss == 0.0));
            assert!(step.best == step.moves[0].text || step.best == step.played);
            assert!(step.moves.iter().any(|choice| choice.text == step.played));
            assert!(!step.best_reasons.is_empty());
            assert!((step.best_value - step.value - step.loss).abs() < 1e-9);
            assert!(step.loss >= 0.0 && step.ci95[0] <= step.value);
            let blamed = step.grade > Some(Grade::Good);
            assert!(blamed || step.played_reasons.is_empty());
        }
        let decisions: usize = review.players.iter().map(|p| p.decisions + p.forced).sum();
        assert_eq!(decisions, steps.len());
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_review_on_any_number_of_threads() {
    let record = played(rules("escopa", 2, ""), 6);
    let on = |threads| review(&record, &settings(4, threads), &|_, _| ()).expect("a good record");
    let alone = on(1);
    assert_eq!(alone, on(3));
    let mut other = settings(4, 1);
    other.seed += 1;
    assert_ne!(
        alone.rounds,
        review(&record, &other, &|_, _| ()).expect("good").rounds
    );
}

static IS_ENOUGH: AtomicBool = AtomicBool::new(false);

#[test]
fn a_review_that_is_stopped_holds_what_was_done() {
    let record = played(rules("scopa", 2, "target=5"), 7);
    let whole = reviewed(&record, 2);
    let stopped = |moves| {
        IS_ENOUGH.store(moves == 0, Ordering::Relaxed);
        let mut settings = settings(2, 1);
        settings.means = settings.means.until(|| IS_ENOUGH.load(Ordering::Relaxed));
        let stop = |done, _| IS_ENOUGH.store(done >= moves, Ordering::Relaxed);
        review(&record, &settings, &stop).expect("a good record")
    };
    let steps = |review: &Review| -> Vec<_> {
        let steps = review.rounds.iter().flat_map(|round| round.steps.clone());
        steps.collect()
    };
    for moves in [0, 1, 40] {
        let part = stopped(moves);
        assert!(!part.complete && part.split.is_none());
        assert_eq!(steps(&part), steps(&whole)[..moves]);
        assert!(part.rounds.last().is_none_or(|round| round.split.is_none()));
    }
    assert!(stopped(usize::MAX).complete);
}

#[test]
fn a_record_that_breaks_the_rules_is_refused_and_one_that_stops_early_is_not() {
    let mut record = played(rules("escopa", 2, ""), 8);
    record.lines.truncate(10);
    let review_of = |record: &Record| review(record, &settings(2, 1), &|_, _| ());
    let part = review_of(&record).expect("it only stops");
    assert_eq!(part.rounds[0].steps.len(), 10);
    assert!(part.complete && part.split.is_none() && part.result.is_none());
    record.lines.swap(3, 4);
    assert_eq!(review_of(&record).expect_err("out of turn").line, 6);
}
