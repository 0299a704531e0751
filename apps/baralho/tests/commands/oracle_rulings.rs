//! The rulings and examples of the rules, asked of the oracle.

use serde_json::{Value, json};

use crate::oracle::{ask_one, words};

/// What a card can take by these rules: `"5C | AD 6S"`; and what the game takes, where it picks.
fn captures(game: &str, rules: &Value, table: &str, card: &str) -> (String, String) {
    let answer = ask_one(json!({
        "op": "captures", "game": game, "rules": rules, "table": words(table), "card": card,
    }));
    let set = |set: &Value| {
        let cards = set.as_array().into_iter().flatten();
        let cards: Vec<&str> = cards.filter_map(Value::as_str).collect();
        cards.join(" ")
    };
    let sets = answer["captures"].as_array();
    let sets = sets.unwrap_or_else(|| panic!("{answer}")).iter();
    let sets: Vec<String> = sets.map(set).collect();
    (sets.join(" | "), set(&answer["chosen"]))
}

fn allowed(game: &str, rows: &[(&str, &str, &str)]) {
    for (table, card, sets) in rows {
        let told = captures(game, &json!({}), table, card).0;
        assert_eq!(told, *sets, "{game}: {card} at {table}");
    }
}

fn chosen(rows: &[(&str, &str, &str, &str)]) {
    for (game, table, card, taken) in rows {
        let told = captures(game, &json!({}), table, card).1;
        assert_eq!(told, *taken, "{game}: {card} at {table}");
    }
}

#[test]
fn escopas_example_has_exactly_its_three_moves() {
    let table = "AD 5C 6S";
    let moves = [("2D", ""), ("5S", "5C"), ("7C", "AD 6S")];
    allowed("escopa", &moves.map(|(card, sets)| (table, card, sets)));
}

#[test]
fn scopas_example_goes_as_told() {
    chosen(&[
        ("scopa", "4C 3S 6H", "7D", "4C 3S"),
        ("scopa", "6H", "4D", ""),
        ("scopa", "6H 4D", "10C", "6H 4D"),
    ]);
}

#[test]
fn fewest_allows_only_the_smallest_sets() {
    allowed(
        "escopa",
        &[
            ("2D 3S 4H 5C", "7C", "2D 5C | 3S 4H"),
            ("AD 2S 4H 7S", "7C", "7S"),
            ("7S 7H AD 6D", "7C", "7S | 7H"),
            ("AD 2S 4H", "7C", "AD 2S 4H"),
            ("7D AH 2H 5D", "JS", "7D AH"),
        ],
    );
}

#[test]
fn rank_first_takes_one_equal_card_or_else_any_sum() {
    allowed(
        "scopone",
        &[
            ("7S 4H 3D 7D", "7C", "7S | 7D"),
            ("AD 2S 4H 5C 6H", "7C", "AD 2S 4H | AD 6H | 2S 5C"),
        ],
    );
    // The player picks.
    chosen(&[("scopone", "7S", "7C", "")]);
}

#[test]
fn fifteen_takes_what_makes_fifteen_with_the_card() {
    let table = "8D 3S 5H 7C";
    // Equal value means nothing here.
    allowed(
        "escoba",
        &[
            (table, "7D", "8D | 3S 5H"),
            ("8D 8S", "7D", "8D | 8S"),
            ("7D", "7C", ""),
        ],
    );
    // The most cards.
    chosen(&[("escoba", table, "7D", "3S 5H")]);
    let escoba = json!({"escoba": "on"});
    assert_eq!(captures("scopa", &escoba, table, "7D").0, "8D | 3S 5H");
}

#[test]
fn the_game_picks_most_cards_then_settebello_then_diamonds_then_sevens_then_age() {
    chosen(&[
        // Most cards.
        ("scopa", "4C 5C 6D 2S AS", "9D", "6D 2S AS"),
        // Equal sizes: the one with the 7 of diamonds.
        ("escoba", "9C AC 7D 3S", "5C", "7D 3S"),
        // Then more diamonds.
        ("scopa", "5C 4C 6D 3D", "9S", "6D 3D"),
        // Then more sevens.
        ("scopa", "5C 4C 7S 2C", "9S", "7S 2C"),
        // Then the longest on the table.
        ("scopa", "6C 3C 5S 4S", "9S", "6C 3C"),
        ("scopa", "5S 6C 3C 4S", "9S", "5S 4S"),
        // Equal single cards: the diamond, else the older.
        ("scopa", "9C 9D", "9S", "9D"),
        ("scopa", "9C 9H", "9S", "9C"),
    ]);
}

#[test]
fn copies_from_several_decks_are_listed_by_their_places() {
    let two = json!({"decks": 2});
    let (sets, _) = captures("scopa", &two, "3S 4C 4C", "7D");
    assert_eq!(sets, "3S 4C | 3S 4C");
}

#[test]
fn a_table_with_too_many_ways_is_refused_and_not_listed() {
    let table: Vec<String> = (0..5)
        .flat_map(|_| ["AD", "AS", "AH", "AC", "2D", "2S", "2H", "2C"].map(String::from))
        .collect();
    let request = json!({
        "op": "captures", "game": "escoba", "rules": {"decks": 6}, "table": table, "card": "AD",
    });
    assert_eq!(ask_one(request)["error"]["code"], "too-many");
}

#[test]
fn categories_go_to_the_strictly_best_and_ties_to_nobody() {
    let score = |game: &str, piles: Value, sweeps: Value| {
        ask_one(json!({"op": "score", "game": game, "piles": piles, "sweeps": sweeps}))
    };
    let answer = score(
        "scopa",
        json!([["7D", "7S", "AS"], ["7H", "7C", "2D"]]),
        json!([0, 2]),
    );
    let expected = json!({"cards": null, "diamonds": null, "settebello": 0, "sevens": null});
    assert_eq!(answer["awards"], expected);
    assert_eq!(answer["sides"][0]["points"], 1);
    assert_eq!(answer["sides"][1]["points"], 2);
    let nothing = score("scopa", json!([[], []]), Value::Null);
    let expected = json!({"cards": null, "diamonds": null, "settebello": null, "sevens": null});
    assert_eq!(nothing["awards"], expected, "a best of zero wins nothing");
}

#[test]
fn primiera_is_the_best_card_of_each_suit_and_needs_all_four() {
    let answer = ask_one(json!({"op": "score", "game": "escopa", "piles": [
        ["7D", "6S", "AH", "5C", "2D"],
        ["7S", "7H", "7C", "6H", "6C", "AS"],
    ]}));
    assert_eq!(answer["sides"][0]["primiera"], 21 + 18 + 16 + 15);
    assert_eq!(answer["sides"][1]["primiera"], 0);
    assert_eq!(answer["awards"]["primiera"], 0);
    let answer = ask_one(json!({"op": "score", "game": "scopone", "piles": [
        ["4D", "3S", "2H", "KC"], ["JD", "JS"], [], ["QH", "QC"],
    ]}));
    assert_eq!(answer["sides"][0]["primiera"], 14 + 13 + 12 + 10);
    assert_eq!(
        answer["sides"][1]["primiera"], 40,
        "partners' cards count together"
    );
    assert_eq!(answer["sides"][1]["seats"], json!([1, 3]));
}

#[test]
fn teams_pool_their_piles_unless_told_otherwise() {
    let piles = json!([["AS", "2S"], ["AH", "2H", "3H"], ["3S", "4S"], []]);
    let ask = |rules: Value| {
        ask_one(json!({
            "op": "score", "game": "scopa", "team_mode": "2v2", "rules": rules, "piles": piles,
        }))
    };
    let pooled = ask(json!({}));
    assert_eq!(pooled["sides"][0]["cards"], 4);
    assert_eq!(pooled["awards"]["cards"], 0);
    let single = ask(json!({"team_card_scoring": false}));
    assert_eq!(single["awards"]["cards"], 1);
}

#[test]
fn mechanics_leave_out_sweeps_or_categories() {
    let ask = |mechanic: &str| {
        let answer = ask_one(json!({
            "op": "score", "game": "scopa", "rules": {"scopa_mechanic": mechanic},
            "piles": [["7D"], []], "sweeps": [0, 3],
        }));
        [0, 1].map(|side| answer["sides"][side]["points"].as_i64())
    };
    assert_eq!(ask("normal"), [Some(4), Some(3)]);
    assert_eq!(ask("no_scopas"), [Some(4), Some(0)]);
    assert_eq!(ask("only_scopas"), [Some(0), Some(3)]);
}

#[test]
fn the_rows_of_buracos_table_are_judged_as_written() {
    let melds = [
        ("4H 5H 2C 7H", Some("4H 5H 2C 7H")),
        ("4H 5H 2C 7H 2D 9H", None),
        ("AH 2H 3H", Some("AH 2H 3H")),
        ("AH 2S 3H", Some("AH 2S 3H")),
        ("QH KH AH", Some("QH KH AH")),
        ("KH AH 2H", Some("2H KH AH")),
        ("KH AH 2H 3H", None),
        ("2H 2S 3H", Some("2S 2H 3H")),
        ("2H 2S 2D", None),
        ("QH KH AS", None),
        ("5H 6H", None),
        ("5H 5S 5D", None),
    ];
    for (cards, order) in melds {
        let answer = ask_one(json!({"op": "meld", "game": "buraco", "cards": words(cards)}));
        assert_eq!(answer["valid"], order.is_some(), "{cards}");
        assert_eq!(answer["order"], order.map_or(Value::Null, words), "{cards}");
    }
    let both = ask_one(json!({"op": "meld", "game": "buraco", "cards": words("AH 2H 2S")}));
    assert_eq!(both["valid"], true);
    let long = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH";
    let answer = ask_one(json!({"op": "meld", "game": "buraco", "cards": words(long)}));
    assert_eq!(answer["canastra"], "limpa");
    assert_eq!(answer["points"], 2 * 15 + 7 * 10 + 5 * 5 + 200);
    let loose = ask_one(
        json!({"op": "meld", "game": "buraco", "cards": words("QH KH AS"), "compat": "itp"}),
    );
    assert_eq!(
        loose["valid"], true,
        "the reference does not look at an ace's suit"
    );
}

#[test]
fn cards_added_to_a_meld_are_judged_with_it() {
    for (onto, cards, order) in [
        ("2S 5H 6H", "8H", "5H 6H 2S 8H"),
        ("2H 3H 4H", "6H", "3H 4H 2H 6H"),
    ] {
        let answer = ask_one(json!({
            "op": "meld", "game": "buraco", "onto": words(onto), "cards": words(cards),
        }));
        assert_eq!(answer["order"], words(order));
    }
    let dirty = ask_one(json!({
        "op": "meld", "game": "buraco", "onto": words("3S 4S 5S"), "cards": words("6S 7S 8S 2H"),
    }));
    assert_eq!(dirty["canastra"], "suja");
    assert_eq!(dirty["points"], 5 * 5 + 10 + 10 + 100);
}

#[test]
fn hands_cost_their_values_and_the_reference_charges_long_ones_more() {
    let hand = |cards: &str, compat: &Value| {
        let answer = ask_one(json!({
            "op": "hand", "game": "buraco", "cards": words(cards), "compat": compat,
        }));
        answer["points"].as_i64()
    };
    let itp = json!("itp");
    for (cards, compat, points) in [
        ("3H 8D AS 2C", &Value::Null, -40),
        ("", &Value::Null, 100),
        ("3H 4H 5H 6H 7H 3S 4S", &Value::Null, -35),
        ("3H 4H 5H 6H 7H 3S 4S", &itp, -235),
        ("2H 4H 5H 6H 7H 3S 4S", &itp, -140),
        ("2H 3H 5H 6H 7H 3S 4S", &itp, -240),
        // A last 2 does not count.
        ("3H 4H 5H 6H 7H 3S 2S", &itp, -240),
    ] {
        assert_eq!(hand(cards, compat), Some(points), "{cards} {compat}");
    }
}

#[test]
fn the_reference_judges_published_deal_is_dealt() {
    let answer = ask_one(json!({"op": "deal", "game": "buraco", "seed": 1, "compat": "itp"}));
    assert_eq!(
        answer["hands"][0],
        words("10H 10S 8C KS KH 4H 5C 2S 8S 6H 5D")
    );
    assert_eq!(answer["discard"], json!(["3S"]));
    let below =
        ask_one(json!({"op": "deal", "game": "buraco", "seed": -5, "players": 4, "compat": "itp"}));
    assert_eq!(below["hands"].as_array().map(Vec::len), Some(4));
}
