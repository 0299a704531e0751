//! Presets and options.

use baralho_game::{Game, Rules, Seat, Standing};
use baralho_scopa::{Capture, Small};

use crate::rulings::{refused, round_from, rules, try_rules};

#[test]
fn presets_are_as_the_table_says() {
    let words = |preset: &str| {
        let rules = try_rules(preset, None, "").expect("a preset");
        let options = rules.options();
        let get = |name: &str| options.get(name).expect("every option").as_str().to_owned();
        let shown = [
            "capture",
            "choice",
            "cards_per_deal",
            "decks",
            "faces",
            "team_mode",
            "target",
            "prime",
            "redeal",
        ];
        format!("{} {}", rules.players(), shown.map(get).join(" "))
    };
    for (preset, expected) in [
        (
            "escopa",
            "2 fewest player 3 1 figures individual none primiera off",
        ),
        (
            "scopa",
            "2 rank-first most 3 1 numbers individual 11 sevens 4",
        ),
        (
            "escoba",
            "2 fifteen most 3 1 numbers individual 11 sevens off",
        ),
        (
            "scopone",
            "4 rank-first player 10 1 figures 2v2 21 primiera 3",
        ),
    ] {
        assert_eq!(words(preset), expected);
    }
}

#[test]
fn presets_seat_only_their_numbers_of_players() {
    for players in 0..20 {
        for (preset, options, seats) in [
            ("escopa", "", [2, 3, 4, 6].contains(&players)),
            ("scopa", "decks=2", (2..=16).contains(&players)),
            ("escoba", "decks=2", (2..=16).contains(&players)),
            ("scopone", "", players == 4),
        ] {
            let rules = try_rules(preset, Some(players), options);
            assert_eq!(rules.is_ok(), seats, "{preset} {players}");
        }
    }
    assert_eq!(
        refused("escopa", Some(5), ""),
        "escopa is not played by 5: the number of players is one of 2, 3, 4, 6"
    );
}

#[test]
fn ranges_are_enforced_with_a_message_that_says_the_range() {
    for (option, value, expected) in [
        ("target", "0", "a whole number from 1 to 121, or `none`"),
        ("target", "122", "a whole number from 1 to 121, or `none`"),
        ("cards_per_deal", "11", "a whole number from 1 to 10"),
        ("decks", "7", "a whole number from 1 to 6"),
        ("decks", "0", "a whole number from 1 to 6"),
        ("escoba", "maybe", "one of on, off"),
        (
            "scopa_mechanic",
            "x",
            "one of normal, no_scopas, only_scopas",
        ),
        ("capture", "all", "one of fewest, rank-first, fifteen"),
        ("redeal", "5", "a whole number from 1 to 4, or `off`"),
        ("team_mode", "3v3", "one of individual, 2v2"),
        ("team_mode", "3v1", "one of individual, 2v2"),
    ] {
        assert_eq!(
            refused("scopa", Some(4), &format!("{option}={value}")),
            format!("`{option}` cannot be `{value}`: expected {expected}")
        );
    }
    for options in [
        "target=1",
        "target=121",
        "target=none",
        "cards_per_deal=10",
        "decks=6",
        "redeal=off",
    ] {
        assert!(try_rules("scopa", Some(4), options).is_ok(), "{options}");
    }
    let error = refused("scopa", Some(4), "targets=3");
    assert!(
        error.starts_with("there is no option `targets` here: the options are target, "),
        "{error}"
    );
}

#[test]
fn fixed_parts_of_a_preset_are_refused_when_changed() {
    for (preset, options) in [
        ("escopa", "cards_per_deal=4"),
        ("escopa", "decks=2"),
        ("scopone", "cards_per_deal=3"),
        ("scopone", "decks=2"),
        ("scopone", "team_mode=individual"),
    ] {
        assert!(
            try_rules(preset, None, options).is_err(),
            "{preset} {options}"
        );
    }
    assert!(try_rules("escopa", Some(6), "team_mode=2v2v2").is_ok());
    assert!(
        try_rules("escopa", Some(6), "team_mode=3v3").is_err(),
        "Escopa plays in pairs"
    );
    assert!(try_rules("scopone", None, "cards_per_deal=9").is_ok());
}

#[test]
fn any_even_split_is_a_team_mode_and_partners_sit_evenly_around_the_table() {
    let six = rules("scopa", 6, "team_mode=2v2v2");
    let sides: Vec<usize> = Seat::all(6).map(|seat| six.side_of(seat)).collect();
    assert_eq!(sides, [0, 1, 2, 0, 1, 2]);
    let four = rules("scopa", 4, "team_mode=2v2");
    assert_eq!(
        four.seats_of(0).map(Seat::index).collect::<Vec<_>>(),
        [0, 2]
    );
    let three_each = try_rules("scopa", None, "team_mode=3v3").expect("six");
    assert_eq!(three_each.players(), 6);
    for (players, mode) in [(8, "4v4"), (8, "2v2v2v2"), (12, "3v3v3v3"), (16, "8v8")] {
        assert_eq!(
            rules("scopa", players, &format!("team_mode={mode} decks=2")).team_mode(),
            mode
        );
    }
}

#[test]
fn escoba_mode_deals_again_only_where_that_is_asked_for() {
    for preset in ["scopa", "scopone"] {
        let redeal = |options| rules(preset, 4, options).redeal;
        assert_eq!(redeal("escoba=on"), None, "{preset}");
        assert_eq!(redeal("escoba=on redeal=3"), Some(3), "{preset}");
        assert!(redeal("escoba=off").is_some(), "{preset}");
    }
}

#[test]
fn escoba_mode_is_the_capture_fifteen() {
    assert_eq!(rules("scopa", 2, "escoba=on").capture, Capture::Fifteen);
    assert_eq!(
        refused("scopa", Some(2), "escoba=on capture=fewest"),
        "escoba cannot go with capture=fewest: it means capture=fifteen"
    );
    assert_eq!(
        rules("scopa", 2, "escoba=off capture=fifteen").capture,
        Capture::Fifteen
    );
}

#[test]
fn instant_win_with_inverse_or_no_scopas_is_refused_saying_why() {
    for (options, reason) in [
        (
            "instant_win=on inverse=on",
            "instant_win cannot go with inverse: \
             reaching the target eliminates there, so a sweep cannot win",
        ),
        (
            "instant_win=on scopa_mechanic=no_scopas",
            "instant_win cannot go with scopa_mechanic=no_scopas: no sweep ever scores there",
        ),
    ] {
        assert_eq!(refused("scopa", Some(2), options), reason);
    }
    for option in ["instant_win", "inverse"] {
        let refused = refused("scopa", Some(2), &format!("{option}=on target=none"));
        assert!(refused.ends_with("a number from 1 to 121"), "{refused}");
    }
}

#[test]
fn a_table_with_too_many_tens_is_dealt_again() {
    let no_tens = rules("scopa", 2, "redeal=1");
    for seed in 0..300 {
        let round = Small::deal_seed(&no_tens, &Standing::opening(&no_tens, seed), seed);
        assert!(round.open().table.iter().all(|card| card.value() < 10));
    }
    assert_eq!(rules("scopa", 2, "decks=3").redeal, Some(8));
    let given = round_from(&rules("scopone", 4, "cards_per_deal=9"), 0, "KD KS KH 2D");
    assert_eq!(
        given.open().table.len(),
        4,
        "a given deck is taken as it is"
    );
}
