//! Matches of several rounds.

use baralho_game::{Game, Match, Next, Outcome, Phase, Seat, Standing};
use baralho_scopa::{Large, ScopaRules, Small, after_round, fits_small};

use crate::rulings::{play, round_from, rules};

/// What follows a round that gave these points, from that standing.
fn conclude(rules: &ScopaRules, before: &[i32], out: u32, round: &[i32]) -> Next {
    let mut standing = Standing::new(rules, Seat::new(0));
    standing.points.copy_from_slice(before);
    standing.out = out;
    after_round(rules, &standing, round)
}

fn over(winners: &[usize], points: &[i32]) -> Next {
    Next::Over(Outcome {
        winners: winners.to_vec(),
        points: points.to_vec(),
    })
}

#[test]
fn a_match_is_won_at_the_end_of_a_round_by_the_highest_score_at_the_target() {
    let rules = rules("scopa", 2, "target=11");
    assert_eq!(
        conclude(&rules, &[10, 9], 0, &[1, 3]),
        over(&[1], &[11, 12])
    );
    assert!(matches!(
        conclude(&rules, &[9, 3], 0, &[1, 0]),
        Next::Round(_)
    ));
}

#[test]
fn a_tie_at_the_top_means_another_round() {
    let rules = rules("scopa", 2, "target=11");
    let Next::Round(next) = conclude(&rules, &[10, 9], 0, &[1, 2]) else {
        panic!("another round");
    };
    assert_eq!(next.points.as_slice(), [11, 11]);
    assert_eq!((next.round, next.dealer.index()), (2, 1));
}

#[test]
fn without_a_target_a_match_is_one_round_and_equal_points_share_it() {
    let rules = rules("escopa", 2, "");
    assert_eq!(
        conclude(&rules, &[0, 0], 0, &[1, 1]),
        over(&[0, 1], &[1, 1])
    );
}

#[test]
fn instant_win_ends_the_match_the_moment_a_sweep_reaches_the_target() {
    let rules = rules("escopa", 2, "target=1 instant_win=on");
    let mut round = round_from(&rules, 1, "AD 2C 4S KH KD 3S 7D 7S 5D 6D");
    play(&mut round, "KD 7S");
    assert_eq!(round.turn(), None);
    assert_eq!(
        round.conclude(&Standing::new(&rules, Seat::new(1))),
        over(&[1], &[0, 1])
    );
    assert_eq!(round.audit(), Ok(()));
}

#[test]
fn inverse_eliminates_at_the_target_and_the_last_side_standing_wins() {
    let rules = rules("scopa", 3, "inverse=on target=5");
    let Next::Round(next) = conclude(&rules, &[4, 0, 0], 0, &[1, 0, 0]) else {
        panic!("two still stand");
    };
    assert_eq!(next.out, 0b001);
    assert_eq!(
        conclude(&rules, &[5, 4, 0], 0b001, &[0, 1, 0]),
        over(&[2], &[5, 5, 0])
    );
}

#[test]
fn the_last_to_fall_together_are_decided_by_the_lowest_score_and_may_share() {
    let rules = rules("scopa", 3, "inverse=on target=5");
    assert_eq!(
        conclude(&rules, &[9, 4, 4], 0b001, &[0, 2, 1]),
        over(&[2], &[9, 6, 5])
    );
    assert_eq!(
        conclude(&rules, &[5, 4, 4], 0b001, &[0, 2, 2]),
        over(&[1, 2], &[5, 6, 6]),
        "the one who fell earlier does not come back, however low"
    );
}

#[test]
fn eliminated_sides_are_dealt_no_cards_and_the_table_formula_counts_who_plays() {
    let rules = rules("scopa", 6, "inverse=on target=5");
    let mut standing = Standing::new(&rules, Seat::new(5));
    standing.out = 0b00_0001;
    let round = Large::deal_seed(&rules, &standing, 1);
    assert_eq!(round.hand(Seat::new(0)).len(), 0);
    assert_eq!(round.open().table.len(), 40 % 15);
    assert_eq!(round.turn(), Some(Seat::new(1)), "seats keep their order");
}

#[test]
fn the_pause_between_rounds_is_data_and_configurable() {
    for (option, seconds) in [("", 15), ("pause=0", 0), ("pause=60", 60)] {
        let mut game = Match::<Small>::new(rules("scopa", 2, option), 1);
        while game.turn().is_some() {
            let first = game.round().moves()[0];
            game.play(first, &mut ()).expect("legal");
        }
        assert!(matches!(game.phase(), Phase::Pause { seconds: s, .. } if *s == seconds));
    }
}

#[test]
fn small_and_large_play_the_same_game() {
    let rules = rules("escopa", 3, "");
    assert!(fits_small(&rules));
    let standing = Standing::opening(&rules, 9);
    let mut small = Small::deal_seed(&rules, &standing, 9);
    let mut large = Large::deal_seed(&rules, &standing, 9);
    while let Some(&first) = small.moves().first() {
        assert_eq!(small.moves(), large.moves());
        small.play(first, &mut ()).expect("legal");
        large.play(first, &mut ()).expect("legal");
    }
    assert_eq!(small.tally(), large.tally());
}
