//! What holds for every game holds for Buraco.

use baralho_buraco::{Buraco, BuracoRules, Compat};
use baralho_laws::{keep, play_matches};

/// Every turn uses up a stock card or lays a meld, so games end well before this.
const LONGEST: usize = 500;

fn rules(players: usize, compat: Compat) -> BuracoRules {
    BuracoRules::new(players, compat).expect("two or four players")
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
    assert!(
        play_matches::<Buraco>(&rules(2, Compat::Off), 0..20)
            .iter()
            .all(|&r| r == 1)
    );
    assert!(
        play_matches::<Buraco>(&rules(4, Compat::Itp), 0..20)
            .iter()
            .all(|&r| r == 1)
    );
}
