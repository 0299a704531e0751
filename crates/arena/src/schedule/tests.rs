use proptest::prelude::*;

use super::*;
use crate::settings::Entrant;

fn schedule(pairings: Pairing, bots: usize, table: usize, rounds: u32) -> Settings {
    Settings {
        bots: vec![Entrant::default(); bots],
        pairings,
        table,
        rounds: Some(rounds),
        ..Settings::default()
    }
}

fn score(one: usize, other: usize, halves: [u64; 2], points: [i64; 2]) -> PairingScore {
    PairingScore {
        bots: vec![one, other],
        halves: halves.to_vec(),
        points: points.to_vec(),
    }
}

/// Plays a tournament whose pairings end as the numbers say.
fn play(schedule: &Settings, mut luck: impl Iterator<Item = u64>) -> Vec<Vec<PairingScore>> {
    let mut earlier: Vec<Vec<PairingScore>> = Vec::new();
    for stage in 0..schedule.stages() {
        let pairings = schedule.pairings_of_stage(stage, &earlier);
        assert_eq!(
            pairings.len(),
            schedule.size_of_stage(stage),
            "stage {stage}"
        );
        let scores = pairings.into_iter().map(|bots| {
            let mut score = PairingScore::new(bots);
            for half in &mut score.halves {
                *half = luck.next().unwrap_or(0) % 5;
            }
            score
        });
        earlier.push(scores.collect());
    }
    earlier
}

fn times_met(played: &[Vec<PairingScore>], one: usize, other: usize) -> usize {
    let pairings = played.iter().flatten();
    pairings
        .filter(|score| score.bots.contains(&one) && score.bots.contains(&other))
        .count()
}

#[test]
fn in_a_round_robin_each_pair_meets_equally_often_at_tables_of_any_size() {
    for bots in 2..9 {
        for table in 2..=bots.min(6) {
            let schedule = schedule(Pairing::RoundRobin, bots, table, 0);
            let played = play(&schedule, std::iter::repeat(1));
            let first = times_met(&played, 0, 1);
            assert!(first > 0);
            for one in 0..bots {
                for other in 0..one {
                    assert_eq!(times_met(&played, one, other), first);
                }
            }
        }
    }
}

#[test]
fn in_a_gauntlet_the_first_bot_meets_each_other_once_and_they_do_not_meet() {
    let played = play(&schedule(Pairing::Gauntlet, 6, 2, 0), std::iter::repeat(1));
    for bot in 1..6 {
        assert_eq!(times_met(&played, 0, bot), 1);
        for other in 1..bot {
            assert_eq!(times_met(&played, bot, other), 0);
        }
    }
}

#[test]
fn a_knockout_of_any_number_of_bots_has_one_loser_per_pairing() {
    for bots in 2..40 {
        let schedule = schedule(Pairing::Knockout, bots, 2, 0);
        let played = play(&schedule, (0..).map(|n| n * 7 + 3));
        let pairings: Vec<&PairingScore> = played.iter().flatten().collect();
        assert_eq!(pairings.len(), bots - 1);
        let mut losers: Vec<usize> = pairings
            .iter()
            .map(|score| score.bots[usize::from(score.winner().0 == score.bots[0])])
            .collect();
        losers.sort_unstable();
        losers.dedup();
        assert_eq!(losers.len(), bots - 1, "{bots} bots: somebody lost twice");
        let left = survivors(bots, &played);
        assert_eq!(left.len(), 1);
        assert!(left[0].is_some_and(|winner| !losers.contains(&winner)));
    }
}

#[test]
fn the_bots_named_first_meet_last_and_have_the_byes() {
    let first_wins = std::iter::repeat([4, 0]).flatten();
    let played = play(&schedule(Pairing::Knockout, 6, 2, 0), first_wins);
    let stages: Vec<Vec<&[usize]>> = played
        .iter()
        .map(|stage| stage.iter().map(|score| score.bots.as_slice()).collect())
        .collect();
    assert_eq!(
        stages,
        [
            vec![&[3, 4][..], &[2, 5]],
            vec![&[0, 3], &[1, 2]],
            vec![&[0, 1]]
        ]
    );
}

#[test]
fn an_even_pairing_goes_to_more_points_and_then_to_the_bot_named_first() {
    let mut score = score(2, 5, [3, 3], [0, 0]);
    assert_eq!(score.winner(), (2, false));
    score.points = vec![10, 11];
    assert_eq!(score.winner(), (5, false));
    score.halves = vec![4, 3];
    assert_eq!(score.winner(), (2, true));
}

/// Whether everybody can be paired with somebody new: all ways are tried.
fn can_be_paired(free: &[usize], met: &dyn Fn(usize, usize) -> bool) -> bool {
    let Some((&one, rest)) = free.split_first() else {
        return true;
    };
    rest.iter().any(|&other| {
        let left: Vec<usize> = rest.iter().copied().filter(|&bot| bot != other).collect();
        !met(one, other) && can_be_paired(&left, met)
    })
}

proptest! {
    #[test]
    fn a_swiss_round_has_no_rematch_where_it_can_be_avoided(
        bots in 2_usize..9,
        rounds in 1_u32..9,
        luck in prop::collection::vec(0_u64..5, 80),
    ) {
        let played = play(&schedule(Pairing::Swiss, bots, 2, rounds), luck.into_iter());
        for round in 0..rounds as usize {
            let met = |one, other| times_met(&played[..round], one, other) > 0;
            let playing: Vec<usize> = played[round]
                .iter()
                .flat_map(|score| score.bots.iter().copied())
                .collect();
            prop_assert_eq!(playing.len(), bots / 2 * 2);
            let mut all = playing.clone();
            all.sort_unstable();
            all.dedup();
            prop_assert_eq!(all.len(), playing.len(), "somebody plays twice");
            let rematch = played[round].iter().any(|score| met(score.bots[0], score.bots[1]));
            prop_assert!(!rematch || !can_be_paired(&playing, &met), "round {}", round);
        }
    }

    #[test]
    fn byes_of_a_swiss_tournament_go_round(
        half in 1_usize..5,
        luck in prop::collection::vec(0_u64..5, 80),
    ) {
        let bots = 2 * half + 1;
        let played = play(&schedule(Pairing::Swiss, bots, 2, half as u32), luck.into_iter());
        for bot in 0..bots {
            let games = played.iter().flatten().filter(|score| score.bots.contains(&bot)).count();
            prop_assert!(games + 1 >= half, "bot {} rested {} times", bot, half - games);
        }
    }
}

#[test]
fn the_winner_of_a_knockout_is_first_and_the_loser_of_the_final_second() {
    let schedule = schedule(Pairing::Knockout, 4, 2, 0);
    // 0 beats 3 clearly, 1 loses to 2; the final is won by points alone.
    let first = vec![score(0, 3, [4, 0], [20, 0]), score(1, 2, [1, 3], [5, 6])];
    let last = vec![score(0, 2, [2, 2], [10, 11])];
    let places = schedule.places(&[first.clone(), last]);
    assert_eq!(places, Some(vec![2, 3, 1, 3]));
    assert_eq!(schedule.places(&[first]), Some(vec![1, 3, 1, 3]));
    assert_eq!(schedule.places(&[]), Some(vec![1; 4]));
}

#[test]
fn a_swiss_tournament_is_won_by_pairings_then_games_then_points() {
    let schedule = schedule(Pairing::Swiss, 4, 2, 1);
    let round = vec![score(0, 1, [3, 1], [50, 9]), score(2, 3, [1, 3], [9, 10])];
    assert_eq!(schedule.places(&[round]), Some(vec![1, 3, 3, 2]));
}
