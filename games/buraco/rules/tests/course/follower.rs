//! What a bot knows from the judge's lines is what it may know, and nothing less.

use baralho_buraco::{
    Buraco, BuracoRules, Compat,
    itp::{self, Confused, Follower, Heard, Judge},
};
use baralho_game::{Game, Observer, Rules, Seat, View as _, chance};
use proptest::prelude::*;

use crate::course::{game, ids};

/// Followers that have heard the judge's opening.
fn opened(judge: &Judge) -> Vec<Follower> {
    let follow = |seat| {
        let mut follower = Follower::default();
        for line in judge.opening(seat) {
            assert_eq!(follower.hear(&line), Ok(Heard::Wait));
        }
        follower
    };
    Seat::all(judge.ids().len()).map(follow).collect()
}

/// Announces the turn; answers whose it is.
fn announce(judge: &Judge, followers: &mut [Follower]) -> Option<Seat> {
    let turn = judge.turn()?;
    for (place, follower) in followers.iter_mut().enumerate() {
        let heard = follower.hear(judge.announcement()?).expect("a turn");
        assert_eq!(heard == Heard::YourTurn, place == turn.index());
    }
    Some(turn)
}

/// Plays random moves, chosen from what the followers know.
fn play(mut judge: Judge, seed: u64) {
    let mut followers = opened(&judge);
    let mut rng = chance::generator(seed, 77);
    while let Some(turn) = announce(&judge, &mut followers) {
        loop {
            for (place, follower) in followers.iter().enumerate() {
                let view = judge.game().view(Observer::Seat(Seat::new(place)));
                assert_eq!(follower.view(), Some(view), "player {place}");
            }
            let view = followers[turn.index()].view().expect("a game");
            let chosen = view.random_move(&mut rng).expect("a move");
            let (line, next) = followers[turn.index()]
                .choose(chosen)
                .expect("a legal move");
            let told = judge
                .line(line.to_string().as_bytes(), &mut ())
                .expect("a legal line");
            let mut heard = next;
            for (seat, line) in told {
                let answer = followers[seat.index()].hear(&line).expect("a line");
                if seat == turn {
                    heard = answer;
                }
            }
            if judge.turn() != Some(turn) {
                break;
            }
            assert_eq!(heard, Heard::YourTurn);
        }
    }
}

proptest! {
    #[test]
    fn a_follower_knows_all_that_its_seat_may_know(
        seed in any::<u64>(),
        players in prop_oneof![Just(2_usize), Just(4)],
    ) {
        let rules = BuracoRules::new(players, Compat::Itp).expect("rules");
        let game = itp::deal(&rules, &(seed >> 11).to_string());
        play(Judge::new(game, ids(rules.players())), seed);
    }

    #[test]
    fn no_line_of_a_strange_judge_breaks_it(
        lines in proptest::collection::vec("(p1.a|p2.b|p1.a p2.b|\\[ 3♥ 4♥ 5♥ \\]|7♥|GET_STOCK|GET_DISCARD \\[ 5♥ 6♥ \\]|MELD_NEW \\[ 3♥ 4♥ 5♥ \\]|MELD_JOIN 0 \\[ 6♥ \\]|DISCARD 7♥|.{0,8})", 0..60),
    ) {
        follow(&lines);
    }
}

fn follow(lines: &[impl AsRef<str>]) {
    let mut follower = Follower::default();
    let mut rng = chance::generator(1, 2);
    for line in lines {
        let mut heard = follower.hear(line.as_ref());
        while let Ok(Heard::YourTurn) = heard {
            let Some(chosen) = follower.view().and_then(|view| view.random_move(&mut rng)) else {
                break;
            };
            heard = follower.choose(chosen).map(|(_, next)| next);
        }
    }
}

#[test]
fn a_judge_that_lets_more_cards_go_than_a_hand_has_breaks_nothing() {
    let start = ["DISCARD 7♥", "7♥", "[ 3♥ 4♥ 5♥ ]", "7♥", "7♥", "p1\u{b}a"];
    let turn = ["7♥", "GET_STOCK", "DISCARD 7♥", "DISCARD 7♥", "7♥", "7♥"];
    follow(&[start, turn].concat());
}

#[test]
fn hands_of_any_size_are_followed_even_where_the_judge_does_not_tell_their_size() {
    // The other player holds 14 cards, which nobody says.
    let other = "3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ 3♠ 4♠ 5♠";
    let mut judge = Judge::new(game(other, "9♣ 9♦", "J♣"), ids(2));
    let mut followers = opened(&judge);
    announce(&judge, &mut followers);
    for line in [
        "GET_STOCK",
        "MELD_NEW 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥",
        "DISCARD 3♠",
    ] {
        for (seat, line) in judge.line(line.as_bytes(), &mut ()).expect("legal") {
            if seat == Seat::new(1) {
                followers[1].hear(&line).expect("a line");
            }
        }
    }
    assert_eq!(followers[1].hear("p2.bot"), Ok(Heard::YourTurn));
    let view = followers[1].view().expect("a game");
    assert_eq!(view.turn(), Some(Seat::new(1)));
    assert_eq!(view.hand, judge.game().hand(Seat::new(1)));
    assert!(view.hand_size(Seat::new(0)) >= 1);
}

#[test]
fn what_no_judge_sends_is_refused_with_the_reason() {
    let mut follower = Follower::default();
    assert_eq!(follower.hear("p1.a"), Err(Confused::Players(1)));
    let mut follower = Follower::default();
    follower.hear("p1.a p2.b").expect("ids");
    let id = "p3.c".to_owned();
    assert_eq!(follower.hear("p3.c"), Err(Confused::NobodysId(id)));
    assert!(follower.view().is_none());
}

#[test]
fn a_follower_of_the_strict_game_sees_the_same_cards() {
    let rules = BuracoRules::new(2, Compat::Off).expect("rules");
    let standing = baralho_game::Standing::opening(&rules, 5);
    let judge = Judge::new(Buraco::deal_seed(&rules, &standing, 5), ids(2));
    let followers = opened(&judge);
    for seat in Seat::all(2) {
        let view = followers[seat.index()].view().expect("a game");
        assert_eq!(view.hand, judge.game().hand(seat));
        assert_eq!(view.stock(), judge.game().stock().len());
    }
}
