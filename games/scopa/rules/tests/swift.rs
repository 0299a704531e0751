//! The quick position for search plays the same game as the engine.

use std::collections::BTreeSet;

use baralho_game::{Game, Next, Rules as _, Seat, Standing, chance};
use baralho_laws::rules;
use baralho_scopa::{
    Choice, Move, ScopaRules, Small,
    swift::{Course, Play, Swift, set_of},
};

fn plays(course: &Course, round: &Swift) -> Vec<Play> {
    let mut plays = Vec::new();
    round.each_play(course, |play| plays.push(play));
    plays
}

/// Plays matches at random, both ways at once. Where the game picks among equal captures by
/// their age, the quick position is told what was taken.
fn compare(rules: &ScopaRules, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut rng = chance::generator(seed, 77);
        let mut standing = Standing::opening(rules, seed);
        for _ in 0..20 {
            let mut game = Small::deal_seed(rules, &standing, seed);
            let course = Course::of(game.open()).expect("one deck");
            let mut round = Swift::of(&course, &game);
            while game.turn().is_some() {
                let theirs: BTreeSet<Move> = game.moves().into_iter().collect();
                let mut ours = plays(&course, &round);
                let listed: BTreeSet<Move> = ours.iter().map(|p| p.to_move(rules.choice)).collect();
                assert_eq!(listed, theirs, "{rules:?} {game:?}");
                assert_eq!(listed.len(), ours.len(), "no play twice");
                let at = chance::below(ours.len() as u64, &mut rng) as usize;
                let mut play = ours.swap_remove(at);
                let mut story = Vec::new();
                game.apply(play.to_move(rules.choice), &mut story);
                if rules.choice == Choice::Most {
                    let Some(baralho_scopa::Event::Played { taken, .. }) = story.first() else {
                        panic!("a play is told first");
                    };
                    let took = set_of(taken.iter().copied());
                    assert_eq!(took.count_ones(), play.take().count_ones());
                    play = Play::new(play.card(), took);
                }
                round.play(&course, play);
                // Cards already dealt may stay behind the end of the deck.
                round.deck[usize::from(round.deck_left)..].fill(0);
                assert_eq!(round, Swift::of(&course, &game), "{rules:?}");
                let points = round.points(&course);
                assert_eq!(game.tally().points(), &points[..rules.sides()]);
            }
            assert!(round.over);
            match game.conclude(&standing) {
                Next::Round(next) => standing = next,
                Next::Over(_) => break,
            }
        }
    }
}

#[test]
fn the_quick_position_plays_every_preset_as_the_engine_does() {
    for players in [2, 3, 4, 6] {
        compare(&rules("escopa", players, ""), 0..20);
    }
    for players in 2..=6 {
        compare(&rules("scopa", players, ""), 0..10);
        compare(&rules("escoba", players, ""), 0..10);
        compare(&rules("escoba", players, "choice=player"), 0..10);
    }
    compare(&rules("scopone", 4, ""), 0..20);
    compare(
        &rules("scopone", 4, "cards_per_deal=9,last_play_sweep=off"),
        0..20,
    );
}

#[test]
fn the_quick_position_keeps_every_option() {
    for options in [
        "choice=player,prime=primiera",
        "capture=fewest",
        "scopa_mechanic=no_scopas",
        "scopa_mechanic=only_scopas",
        "instant_win=on,target=5",
        "inverse=on,target=5",
        "cards_per_deal=7",
        "last_play_sweep=off,cards_per_deal=1",
    ] {
        for players in [2, 3] {
            compare(&rules("scopa", players, options), 0..10);
        }
    }
    for options in [
        "team_mode=2v2,team_card_scoring=off",
        "team_mode=2v2",
        "inverse=on,target=4",
    ] {
        compare(&rules("scopa", 4, options), 0..10);
    }
    compare(&rules("scopa", 6, "team_mode=2v2v2"), 0..10);
}

#[test]
fn a_seat_that_is_out_is_dealt_nothing() {
    let rules: ScopaRules = rules("scopa", 4, "inverse=on,target=5");
    let mut standing = Standing::new(&rules, Seat::new(0));
    standing.out = 0b0010;
    let game = Small::deal_seed(&rules, &standing, 1);
    let course = Course::of(game.open()).expect("one deck");
    assert_eq!(
        (course.playing, course.plays(1), course.after(0)),
        (3, false, 2)
    );
}
