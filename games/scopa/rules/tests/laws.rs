//! The laws every game keeps, for every preset and a wide choice of options.

use std::collections::HashSet;

use baralho_game::{Rules as _, chance};
use baralho_laws as laws;
use baralho_scopa::{Large, ScopaRules, Small, fits_small};

fn keep(preset: &str, players: usize, options: &str, seeds: u64) {
    let rules: ScopaRules = laws::rules(preset, players, options);
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
        keep("escopa", players, "", 20);
    }
    keep("escopa", 4, "team_mode=2v2,target=11", 20);
}

#[test]
fn scopa_keeps_the_laws_with_every_number_of_players() {
    for players in 2..=16 {
        keep("scopa", players, "decks=2", 4);
    }
    keep("scopa", 2, "", 20);
}

#[test]
fn escoba_and_scopone_keep_the_laws() {
    keep("escoba", 2, "", 20);
    keep("escoba", 3, "choice=player", 10);
    keep("scopone", 4, "", 20);
    keep("scopone", 4, "cards_per_deal=9", 10);
}

#[test]
fn every_option_keeps_the_laws() {
    let mut rng = chance::generator(1, 0);
    let usual: ScopaRules = laws::rules("scopa", 4, "");
    let (mut kept, mut all) = (0, HashSet::new());
    while kept < 16 {
        let options = laws::random_options(&usual, &mut rng);
        let pairs: Vec<String> = options
            .iter()
            .map(|(o, value)| format!("{o}={value}"))
            .collect();
        if ScopaRules::parse("scopa", Some(4), &options).is_ok() {
            keep("scopa", 4, &pairs.join(","), 6);
            kept += 1;
            all.extend(options.iter().map(|(option, _)| option.to_owned()));
        }
    }
    assert_eq!(
        all.len(),
        ScopaRules::OPTIONS.len(),
        "every option was tried"
    );
}
