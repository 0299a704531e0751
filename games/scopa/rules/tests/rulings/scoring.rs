//! The end of a round, and the score.

use baralho_game::{Game, Seat, Standing};
use baralho_scopa::{Event, Small};

use crate::rulings::{play, round_from, rules, tally};

#[test]
fn cards_left_on_the_table_go_to_whoever_captured_last_and_are_no_sweep() {
    let rules = rules("scopone", 4, "");
    for seed in 0..50 {
        let mut round = Small::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        let mut events = Vec::new();
        while let Some(&first) = round.moves().first() {
            round.play(first, &mut events).expect("legal");
        }
        let mut captors = events.iter().filter_map(|event| match event {
            Event::Played { seat, taken, .. } if !taken.is_empty() => Some(*seat),
            _ => None,
        });
        let Some(&Event::Closed { to, .. }) = events.last() else {
            panic!("a round ends by closing");
        };
        assert_eq!(to, captors.next_back());
        assert!(round.open().table.is_empty());
        let piles: u16 = round.open().piles.iter().map(|pile| pile.len()).sum();
        assert_eq!(piles, 40);
        let told = events
            .iter()
            .filter(|e| matches!(e, Event::Played { sweep: true, .. }));
        let counted: u8 = round.open().sweeps.iter().sum();
        assert_eq!(usize::from(counted), told.count());
    }
}

#[test]
fn the_very_last_play_can_sweep_unless_the_option_is_off() {
    for (option, expected) in [("on", 1), ("off", 0)] {
        let rules = rules(
            "scopa",
            2,
            &format!("cards_per_deal=10 last_play_sweep={option}"),
        );
        // Twenty cards each: the last play is found by looking for a seed that sweeps with it.
        let swept = (0..3_000).find_map(|seed| {
            let mut round = Small::deal_seed(&rules, &Standing::new(&rules, Seat::new(0)), seed);
            let mut plies = 0;
            while let Some(&first) = round.moves().first() {
                if plies == 39 && round.open().table.len() == 1 {
                    let lying = round.open().table[0];
                    if lying.value() == first.card.value() {
                        let before: u8 = round.open().sweeps.iter().sum();
                        round.play(first, &mut ()).expect("legal");
                        return Some(round.open().sweeps.iter().sum::<u8>() - before);
                    }
                }
                round.play(first, &mut ()).expect("legal");
                plies += 1;
            }
            None
        });
        assert_eq!(swept, Some(expected), "last_play_sweep={option}");
    }
}

#[test]
fn each_category_gives_one_point_to_the_strictly_best_side() {
    let scopa = rules("scopa", 2, "");
    let score = tally(&scopa, &["7D AD 2C 3C 7S", "2D 4C 7H"], &[0, 2]);
    assert_eq!(score.awards, [Some(0); 4]);
    assert_eq!(score.points(), [4, 2]);
    let tied = tally(&scopa, &["AD 2C", "2D 4C"], &[0, 0]);
    assert_eq!(tied.awards, [None; 4], "ties, and a best of zero");
}

#[test]
fn the_settebello_with_several_decks_goes_to_whoever_has_more() {
    let scopa = rules("scopa", 2, "decks=3");
    assert_eq!(
        tally(&scopa, &["7D 7D", "7D AC AS AH"], &[0, 0]).awards[2],
        Some(0)
    );
    assert_eq!(tally(&scopa, &["7D", "7D"], &[0, 0]).awards[2], None);
}

#[test]
fn the_primiera_sums_the_best_card_of_each_suit() {
    let escopa = rules("escopa", 2, "");
    for (card, worth) in [
        ("7", 21),
        ("6", 18),
        ("A", 16),
        ("5", 15),
        ("4", 14),
        ("3", 13),
        ("2", 12),
        ("J", 10),
        ("Q", 10),
        ("K", 10),
    ] {
        let pile = format!("{card}D KS KH KC");
        assert_eq!(
            tally(&escopa, &[&pile, ""], &[0, 0]).sides[0].counts[3],
            worth + 30
        );
    }
    let score = tally(&escopa, &["7D 6D 7S KH KC", "AD AS AH AC"], &[0, 0]);
    assert_eq!(
        (score.sides[0].counts[3], score.sides[1].counts[3]),
        (62, 64)
    );
    assert_eq!(score.awards[3], Some(1));
}

#[test]
fn a_side_without_a_suit_cannot_win_the_primiera() {
    let escopa = rules("escopa", 2, "");
    let score = tally(&escopa, &["7D 7S 7H 6D 6S", "KD KS KH KC"], &[0, 0]);
    assert_eq!(score.awards[3], Some(1));
    assert_eq!(
        tally(&escopa, &["7D 7S 7H", "KD KS KH"], &[0, 0]).awards[3],
        None
    );
}

#[test]
fn pooled_partners_count_together_and_unpooled_by_the_best_single_pile() {
    let piles = ["AC 2C 3C", "AS 2S 3S 4S", "4C 5C", ""];
    let pooled = rules("scopa", 4, "team_mode=2v2");
    let score = tally(&pooled, &piles, &[1, 0, 1, 0]);
    assert_eq!(score.sides[0].counts[0], 5);
    assert_eq!(score.awards[0], Some(0));
    assert_eq!(
        score.points(),
        [3, 0],
        "sweeps of partners add up either way"
    );
    let single = rules("scopa", 4, "team_mode=2v2 team_card_scoring=off");
    let score = tally(&single, &piles, &[1, 0, 1, 0]);
    assert_eq!(score.sides[0].counts[0], 3);
    assert_eq!(score.awards[0], Some(1));
    assert_eq!(score.points(), [2, 1]);
    let partners_tie = tally(&single, &["AC", "", "AS", ""], &[0; 4]);
    assert_eq!(
        partners_tie.awards[0],
        Some(0),
        "partners who tie are still one side"
    );
}

#[test]
fn no_scopas_makes_a_cleared_table_worth_nothing() {
    let rules = rules("escopa", 2, "scopa_mechanic=no_scopas");
    let mut round = round_from(&rules, 1, "AD 2C 4S KH KD 3S 7D 7S 5D 6D");
    play(&mut round, "KD 7S");
    assert!(round.open().table.is_empty());
    assert_eq!(round.open().sweeps[1], 0);
    assert_eq!(tally(&rules, &["AC AS", "AH"], &[0, 3]).points(), [1, 0]);
}

#[test]
fn only_scopas_skips_the_categories() {
    let rules = rules("scopa", 2, "scopa_mechanic=only_scopas");
    let score = tally(&rules, &["7D AD 2C 3C 7S", "2D"], &[0, 2]);
    assert_eq!(score.awards, [None; 4]);
    assert_eq!(score.points(), [0, 2]);
}
