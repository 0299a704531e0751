//! What holds for every game holds for Buraco.

use baralho_buraco::{Bag, Buraco, BuracoRules, Compat, Move};
use baralho_cards::Card;
use baralho_game::{Game, Observer, Seat, chance};
use baralho_laws::{keep, keep_options, play_matches, worlds};

use crate::{bag, rules, start};

/// Every turn uses up a stock card or lays a meld, so games end well before this.
const LONGEST: usize = 500;

#[test]
fn the_options_keep_the_laws() {
    keep_options::<BuracoRules>();
}

#[test]
fn two_players_keep_the_laws() {
    keep::<Buraco>(&rules(2, Compat::Off), 0..60, LONGEST);
}

#[test]
fn four_players_keep_the_laws() {
    keep::<Buraco>(&rules(4, Compat::Off), 100..140, LONGEST);
}

#[test]
fn two_players_keep_the_laws_in_the_compatibility_mode() {
    keep::<Buraco>(&rules(2, Compat::Itp), 200..230, LONGEST);
}

#[test]
fn four_players_keep_the_laws_in_the_compatibility_mode() {
    keep::<Buraco>(&rules(4, Compat::Itp), 300..320, LONGEST);
}

#[test]
fn a_match_is_one_round() {
    for rules in [rules(2, Compat::Off), rules(4, Compat::Itp)] {
        let rounds = play_matches::<Buraco>(&rules, 0..20);
        assert!(rounds.iter().all(|&rounds| rounds == 1));
    }
}

/// Seat 0 holds all cards but a few, so that few worlds are possible.
fn nearly_all_known(hand: &str, pile: &str, stock: &str) -> Buraco {
    let hidden = bag(hand).plus(bag(pile)).plus(bag(stock));
    let known = Bag::FULL.minus(hidden).to_string();
    let start = start(&[&known, hand], pile, 0);
    let mut rng = chance::generator(5, 5);
    Buraco::from_start(&rules(2, Compat::Off), &start, &mut rng).expect("a start")
}

/// Chi-squared against equal shares; the seeds are fixed, so this does not waver.
fn evenness(counts: impl ExactSizeIterator<Item = usize>, samples: usize) -> f64 {
    let share = samples as f64 / counts.len() as f64;
    counts.map(|n| (n as f64 - share).powi(2) / share).sum()
}

#[test]
fn sampling_reaches_every_world_equally_often() {
    let game = nearly_all_known("9S QS", "JD", "3C 8H");
    let view = game.view(Observer::Seat(Seat::new(0)));
    assert_eq!(baralho_buraco::View::unseen(&view), bag("9S QS 3C 8H"));
    let seen = worlds(&view, 12_000, 1);
    assert_eq!(
        seen.len(),
        6 * 2,
        "hands of two out of four, times orders of the stock"
    );
    assert!(
        evenness(seen.values().copied(), 12_000) < 31.3,
        "0.1 % with 11 degrees"
    );
    assert!(seen.contains_key(&game), "the truth is among them");
}

#[test]
fn sampling_keeps_cards_where_they_were_seen_going() {
    let mut game = nearly_all_known("6H 7H 9S QS", "JD", "3C 8H KC");
    let five: Card = "5H".parse().expect("a card");
    let with = bag("6H 7H");
    for chosen in [Move::Draw, Move::Discard(five), Move::Take { with }] {
        game.play(chosen, &mut ()).expect("legal");
    }
    let (me, other) = (Seat::new(0), Seat::new(1));
    let view = game.view(Observer::Seat(me));
    assert_eq!(view.table.known[other.index()], bag("JD"));
    let seen = worlds(&view, 12_000, 2);
    assert!(
        seen.keys()
            .all(|world| world.hand(other).contains(bag("JD")))
    );
    assert_eq!(
        seen.len(),
        6 * 2,
        "the other two of the hand are unknown still"
    );
    assert!(evenness(seen.values().copied(), 12_000) < 31.3);

    game.play(Move::Discard("JD".parse().expect("a card")), &mut ())
        .expect("held");
    assert_eq!(
        game.view(Observer::Seat(me)).table.known[other.index()],
        Bag::EMPTY
    );
}

#[test]
fn copies_of_a_card_make_worlds_as_likely_as_they_are() {
    // Of x x y in a hand of two and a stock of one, x x | y is one case in three.
    let game = nearly_all_known("9S 9S", "JD", "3C");
    let view = game.view(Observer::Seat(Seat::new(0)));
    let seen = worlds(&view, 9_000, 3);
    assert_eq!(seen.len(), 2);
    assert!((2_800..3_200).contains(&seen[&game]), "{}", seen[&game]);
}

#[test]
fn a_spectator_knows_no_hand_and_samples_all_of_them() {
    let game = nearly_all_known("9S QS", "JD", "3C 8H");
    let view = game.view(Observer::Spectator);
    assert!(view.hand.is_empty());
    assert_eq!(view.unseen().len(), 103);
    assert_eq!(
        worlds(&view, 50, 4).len(),
        50,
        "hardly the same world twice"
    );
}
