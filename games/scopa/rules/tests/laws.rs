//! The laws every game keeps, for every preset and a wide choice of options.

use baralho_game::{Options, Rules};
use baralho_laws as laws;
use baralho_scopa::{Large, ScopaRules, Small, fits_small};

fn rules(preset: &str, players: usize, options: &[(&str, &str)]) -> ScopaRules {
    let mut all = Options::new();
    for (option, value) in options {
        all.set(option, value);
    }
    ScopaRules::parse(preset, Some(players), &all).expect("rules that can be played")
}

fn keep(preset: &str, players: usize, options: &[(&str, &str)], seeds: u64) {
    let rules = rules(preset, players, options);
    let longest = rules.cards();
    if fits_small(&rules) {
        laws::keep::<Small>(&rules, 0..seeds, longest);
    }
    laws::keep::<Large>(&rules, 0..seeds / 2, longest);
    laws::play_matches::<Large>(&rules, 0..2);
}

#[test]
fn the_options_keep_the_laws() {
    laws::keep_options::<ScopaRules>();
}

#[test]
fn escopa_keeps_the_laws() {
    for players in [2, 3, 4, 6] {
        keep("escopa", players, &[], 20);
    }
    keep("escopa", 4, &[("team_mode", "2v2"), ("target", "11")], 20);
}

#[test]
fn scopa_keeps_the_laws_with_every_number_of_players() {
    for players in 2..=16 {
        keep("scopa", players, &[("decks", "2")], 4);
    }
    keep("scopa", 2, &[], 20);
}

#[test]
fn escoba_and_scopone_keep_the_laws() {
    keep("escoba", 2, &[], 20);
    keep("escoba", 3, &[("choice", "player")], 10);
    keep("scopone", 4, &[], 20);
    keep("scopone", 4, &[("cards_per_deal", "9")], 10);
}

#[test]
fn every_option_keeps_the_laws() {
    let sets: &[&[(&str, &str)]] = &[
        &[("scopa_mechanic", "no_scopas")],
        &[("scopa_mechanic", "only_scopas"), ("target", "2")],
        &[("instant_win", "on"), ("target", "1")],
        &[("inverse", "on"), ("target", "3")],
        &[("team_mode", "2v2"), ("team_card_scoring", "off")],
        &[("last_play_sweep", "off"), ("redeal", "1")],
        &[("capture", "fewest"), ("choice", "most")],
        &[("capture", "fewest"), ("choice", "player"), ("decks", "3")],
        &[
            ("choice", "player"),
            ("decks", "6"),
            ("cards_per_deal", "10"),
        ],
        &[("escoba", "on"), ("choice", "player"), ("decks", "2")],
        &[("cards_per_deal", "7")],
        &[("cards_per_deal", "1"), ("decks", "6")],
    ];
    for options in sets {
        keep("scopa", 4, options, 6);
    }
}
