//! The rulings and examples of the rules, asked of the oracle.

use serde_json::{Value, json};

use crate::oracle::{ask, ask_one};

fn words(text: &str) -> Value {
    text.split_whitespace().collect()
}

/// What a card can take, and what the game takes: `"5C | AD 6S"`.
fn captures(game: &str, rules: Value, table: &str, card: &str) -> (Vec<String>, Option<String>) {
    let answer = ask_one(json!({
        "op": "captures", "game": game, "rules": rules, "table": words(table), "card": card,
    }));
    let set = |set: &Value| {
        let cards = set.as_array().unwrap_or_else(|| panic!("{answer}")).iter();
        cards
            .filter_map(Value::as_str)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let sets = answer["captures"]
        .as_array()
        .unwrap_or_else(|| panic!("{answer}"));
    let chosen = &answer["chosen"];
    (
        sets.iter().map(set).collect(),
        (!chosen.is_null()).then(|| set(chosen)),
    )
}

fn allowed(game: &str, table: &str, card: &str) -> Vec<String> {
    captures(game, json!({}), table, card).0
}

fn chosen(game: &str, table: &str, card: &str) -> Option<String> {
    captures(game, json!({}), table, card).1
}

#[test]
fn escopas_example_has_exactly_its_three_moves() {
    let table = "AD 5C 6S";
    assert_eq!(allowed("escopa", table, "2D"), [""; 0]);
    assert_eq!(allowed("escopa", table, "5S"), ["5C"]);
    assert_eq!(allowed("escopa", table, "7C"), ["AD 6S"]);
}

#[test]
fn scopas_example_goes_as_told() {
    assert_eq!(chosen("scopa", "4C 3S 6H", "7D").as_deref(), Some("4C 3S"));
    assert_eq!(chosen("scopa", "6H", "4D"), None);
    assert_eq!(chosen("scopa", "6H 4D", "10C").as_deref(), Some("6H 4D"));
}

#[test]
fn fewest_allows_only_the_smallest_sets() {
    assert_eq!(allowed("escopa", "2D 3S 4H 5C", "7C"), ["2D 5C", "3S 4H"]);
    assert_eq!(allowed("escopa", "AD 2S 4H 7S", "7C"), ["7S"]);
    assert_eq!(allowed("escopa", "7S 7H AD 6D", "7C"), ["7S", "7H"]);
    assert_eq!(allowed("escopa", "AD 2S 4H", "7C"), ["AD 2S 4H"]);
    assert_eq!(allowed("escopa", "7D AH 2H 5D", "JS"), ["7D AH"]);
}

#[test]
fn rank_first_takes_one_equal_card_or_else_any_sum() {
    assert_eq!(allowed("scopone", "7S 4H 3D 7D", "7C"), ["7S", "7D"]);
    assert_eq!(
        allowed("scopone", "AD 2S 4H 5C 6H", "7C"),
        ["AD 2S 4H", "AD 6H", "2S 5C"]
    );
    assert_eq!(
        captures("scopone", json!({}), "7S", "7C").1,
        None,
        "the player picks"
    );
}

#[test]
fn fifteen_takes_what_makes_fifteen_with_the_card() {
    let (sets, chosen) = captures("escoba", json!({}), "8D 3S 5H 7C", "7D");
    assert_eq!(sets, ["8D", "3S 5H"]);
    assert_eq!(chosen.as_deref(), Some("3S 5H"), "the most cards");
    let escoba = json!({"escoba": "on"});
    assert_eq!(
        captures("scopa", escoba, "8D 3S 5H 7C", "7D").0,
        ["8D", "3S 5H"]
    );
    assert_eq!(allowed("escoba", "8D 8S", "7D"), ["8D", "8S"]);
    assert_eq!(
        allowed("escoba", "7D", "7C"),
        [""; 0],
        "equal value means nothing here"
    );
}

#[test]
fn the_game_picks_most_cards_then_settebello_then_diamonds_then_sevens_then_age() {
    // Most cards.
    assert_eq!(
        chosen("scopa", "4C 5C 6D 2S AS", "9D").as_deref(),
        Some("6D 2S AS")
    );
    // Equal sizes: the one with the 7 of diamonds.
    assert_eq!(
        chosen("escoba", "9C AC 7D 3S", "5C").as_deref(),
        Some("7D 3S")
    );
    // Then more diamonds.
    assert_eq!(
        chosen("scopa", "5C 4C 6D 3D", "9S").as_deref(),
        Some("6D 3D")
    );
    // Then more sevens.
    assert_eq!(
        chosen("scopa", "5C 4C 7S 2C", "9S").as_deref(),
        Some("7S 2C")
    );
    // Then the longest on the table.
    assert_eq!(
        chosen("scopa", "6C 3C 5S 4S", "9S").as_deref(),
        Some("6C 3C")
    );
    assert_eq!(
        chosen("scopa", "5S 6C 3C 4S", "9S").as_deref(),
        Some("5S 4S")
    );
    // Equal single cards: the diamond, else the older.
    assert_eq!(chosen("scopa", "9C 9D", "9S").as_deref(), Some("9D"));
    assert_eq!(chosen("scopa", "9C 9H", "9S").as_deref(), Some("9C"));
}

#[test]
fn copies_from_several_decks_are_listed_by_their_places() {
    let two = json!({"decks": 2});
    let (sets, _) = captures("scopa", two, "3S 4C 4C", "7D");
    assert_eq!(sets, ["3S 4C", "3S 4C"]);
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
    let hand = |cards: &str, compat: Value| {
        let answer = ask_one(json!({
            "op": "hand", "game": "buraco", "cards": words(cards), "compat": compat,
        }));
        answer["points"].as_i64()
    };
    assert_eq!(hand("3H 8D AS 2C", Value::Null), Some(-40));
    assert_eq!(hand("", Value::Null), Some(100));
    assert_eq!(hand("3H 4H 5H 6H 7H 3S 4S", Value::Null), Some(-35));
    assert_eq!(hand("3H 4H 5H 6H 7H 3S 4S", json!("itp")), Some(-235));
    assert_eq!(hand("2H 4H 5H 6H 7H 3S 4S", json!("itp")), Some(-140));
    assert_eq!(hand("2H 3H 5H 6H 7H 3S 4S", json!("itp")), Some(-240));
    assert_eq!(
        hand("3H 4H 5H 6H 7H 3S 2S", json!("itp")),
        Some(-240),
        "a last 2 does not count"
    );
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

#[test]
fn deals_are_whole_decks_in_the_promised_places() {
    for (game, players, hand, open) in [
        ("escopa", 2, 3, 4),
        ("escopa", 6, 3, 4),
        ("scopa", 3, 3, 4),
        ("escoba", 5, 3, 10),
        ("scopone", 4, 10, 0),
        ("buraco", 2, 11, 1),
        ("buraco", 4, 11, 1),
        ("rouba-montes", 4, 0, 0),
    ] {
        let answer = ask_one(json!({"op": "deal", "game": game, "players": players, "seed": 9}));
        let hands = answer["hands"].as_array().expect("hands");
        assert_eq!(hands.len(), players, "{game}");
        let size = |value: &Value| value.as_array().map_or(0, Vec::len);
        assert!(
            hands.iter().all(|cards| size(cards) == hand),
            "{game} {answer}"
        );
        let lying = size(&answer["table"]) + size(&answer["discard"]);
        assert_eq!(lying, open, "{game}");
        let total = players * hand + lying + size(&answer["stock"]);
        let expected = match game {
            "buraco" => 104,
            "rouba-montes" => 52,
            _ => 40,
        };
        assert_eq!(total, expected, "{game}");
        let first = answer["first"].as_u64().expect("a seat");
        assert!(first < players as u64);
    }
}

/// The deck of a Scopa deal in the order of `run`.
fn deck_of(deal: &Value) -> Vec<Value> {
    let cards = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut deck = cards(&deal["table"]);
    for hand in deal["hands"].as_array().expect("hands") {
        deck.extend(cards(hand));
    }
    deck.extend(cards(&deal["stock"]).into_iter().rev());
    deck
}

#[test]
fn a_dealt_deck_run_from_its_cards_is_the_same_game() {
    for (game, players) in [("escopa", 2), ("scopa", 3), ("escoba", 4), ("scopone", 4)] {
        let deal = ask_one(json!({"op": "deal", "game": game, "players": players, "seed": 4}));
        let deck = deck_of(&deal);
        let first = deal["first"].as_u64().expect("a seat");
        let dealer = (first + players - 1) % players;
        let mut moves: Vec<Value> = Vec::new();
        let legal = loop {
            let answer = ask_one(json!({
                "op": "legal", "game": game, "players": players, "dealer": dealer, "deck": deck,
                "moves": moves,
            }));
            match answer["legal"].as_array().and_then(|legal| legal.last()) {
                Some(last) => moves.push(last.clone()),
                None => break answer,
            }
        };
        assert_eq!(legal["over"], true);
        let ran = ask_one(json!({
            "op": "run", "game": game, "players": players, "dealer": dealer, "deck": deck,
            "moves": moves,
        }));
        assert_eq!(ran["over"], true, "{ran}");
        assert_eq!(ran["turn"], Value::Null);
        assert_eq!(ran["moves"].as_array().map(Vec::len), Some(moves.len()));
        assert_eq!(ran["moves"][0]["seat"], first);
        let count = |value: &Value| value.as_array().map_or(0, Vec::len);
        let piled: usize = ran["piles"]
            .as_array()
            .expect("piles")
            .iter()
            .map(count)
            .sum();
        assert_eq!(piled + count(&ran["table"]), 40);
        // The piles scored by themselves give the same score.
        let scored = ask_one(json!({
            "op": "score", "game": game, "piles": ran["piles"], "sweeps": ran["sweeps"],
        }));
        assert_eq!(
            (&scored["sides"], &scored["awards"]),
            (&ran["sides"], &ran["awards"])
        );
        // Each move as an object says the same as its text.
        let told: Vec<Value> = ran["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .map(|played| json!({"card": played["card"], "take": played["captured"]}))
            .collect();
        let again = ask_one(json!({
            "op": "run", "game": game, "players": players, "dealer": dealer, "deck": deck,
            "moves": told,
        }));
        assert_eq!(again, ran);
    }
}

/// A deck that begins with these cards; the others follow in a fixed order.
fn deck_from(start: &str) -> Vec<String> {
    let mut deck: Vec<String> = start.split_whitespace().map(str::to_owned).collect();
    for rank in ["A", "2", "3", "4", "5", "6", "7", "J", "Q", "K"] {
        for suit in ["D", "S", "H", "C"] {
            let card = [rank, suit].concat();
            if !deck.contains(&card) {
                deck.push(card);
            }
        }
    }
    deck
}

#[test]
fn a_sweep_is_told_and_piles_keep_the_order_they_grew_in() {
    let deck = deck_from("AD 2S 3H JC 6D QD KD JS QS KS");
    let ran = ask_one(json!({
        "op": "run", "game": "escopa", "dealer": 1, "deck": deck,
        "moves": ["6D", "JS"],
    }));
    assert_eq!(
        ran["moves"][0],
        json!({
            "seat": 0, "card": "6D", "captured": ["AD", "2S", "3H"], "sweep": false,
        })
    );
    assert_eq!(
        ran["moves"][1],
        json!({
            "seat": 1, "card": "JS", "captured": ["JC"], "sweep": true,
        })
    );
    assert_eq!(
        ran["piles"],
        json!([["AD", "2S", "3H", "6D"], ["JC", "JS"]])
    );
    assert_eq!(ran["sweeps"], json!([0, 1]));
    assert_eq!(ran["last_capture"], 1);
    assert_eq!(ran["table"], json!([]));
}

#[test]
fn an_illegal_move_is_refused_by_its_index_and_nothing_else_is_answered() {
    let deck = deck_from("AD 5C 6S KH 2D 5S 7C AS 2S 3S");
    for (moves, index, sign) in [
        (json!(["2D", "7C"]), 1, "not in the hand"),
        (
            json!([{"card": "5S", "take": []}]),
            0,
            "5S must capture: 5C lies on the table",
        ),
        (
            json!([{"card": "7C", "take": ["AD"]}]),
            0,
            "sum to 1, expected 7",
        ),
        (json!(["7CxKH"]), 0, "sum to 10"),
        (
            json!([{"card": "7C", "take": ["7D"]}]),
            0,
            "not lie on the table",
        ),
    ] {
        let request =
            json!({"op": "run", "game": "escopa", "dealer": 1, "deck": deck, "moves": moves});
        let answer = ask_one(request);
        assert_eq!(answer["error"]["code"], "illegal-move", "{answer}");
        assert_eq!(answer["error"]["index"], index);
        let message = answer["error"]["message"].as_str().expect("a text");
        assert!(
            message.contains(sign) && message.contains(&format!("moves[{index}]")),
            "{message}"
        );
        assert_eq!(answer.as_object().map(serde_json::Map::len), Some(2));
    }
    let wrong = json!({"op": "run", "game": "escopa", "deck": deck, "moves": ["8D"]});
    assert_eq!(ask_one(wrong)["error"]["code"], "bad-card");
}

#[test]
fn robots_suggest_what_the_document_says() {
    let hand = "2D 5S 7C";
    let table = "AD 5C 6S";
    let suggest = |bot: &str, hand: &str, table: &str| {
        let answer = ask_one(json!({
            "op": "suggest", "game": "escopa", "bot": bot, "hand": words(hand), "table": words(table),
        }));
        (answer["card"].clone(), answer["take"].clone())
    };
    assert_eq!(suggest("robot0", hand, table), (json!("2D"), Value::Null));
    assert_eq!(
        suggest("robot0", "5S 7C", table),
        (json!("5S"), json!(["5C"]))
    );
    assert_eq!(suggest("robot2", hand, table), (json!("2D"), Value::Null));
    assert_eq!(suggest("robot3", hand, table), (json!("5S"), json!(["5C"])));
    assert_eq!(suggest("robot3", "2D", "KS"), (json!("2D"), Value::Null));
    assert_eq!(
        suggest("robot4", hand, table),
        (json!("7C"), json!(["AD", "6S"]))
    );
    assert_eq!(
        suggest("robot4", "5S 2D", table),
        (json!("5S"), json!(["5C"]))
    );
    assert_eq!(suggest("robot3", "2D 5S", ""), (json!("2D"), Value::Null));
}

#[test]
fn bots_that_decide_by_chance_follow_the_seed() {
    let request = |seed: u64| {
        json!({
            "op": "suggest", "game": "escopa", "bot": "robot1", "seed": seed,
            "hand": words("2D 5S 7C"), "table": words("AD 5C 6S"),
        })
    };
    let answers = ask(&(0..40).map(request).collect::<Vec<_>>());
    assert_eq!(answers, ask(&(0..40).map(request).collect::<Vec<_>>()));
    let cards: std::collections::HashSet<&str> = answers
        .iter()
        .filter_map(|answer| answer["card"].as_str())
        .collect();
    assert_eq!(cards.len(), 3, "every card is played some time");
}

#[test]
fn where_the_game_picks_a_suggestion_says_what_it_takes() {
    let answer = ask_one(json!({
        "op": "suggest", "game": "scopa", "bot": "robot3", "players": 4,
        "hand": words("9D 7D"), "table": words("4C 3S 6H"),
    }));
    assert_eq!(answer, json!({"card": "9D", "take": ["3S", "6H"]}));
}

#[test]
fn rouba_montes_runs_any_list_of_cards() {
    let run = |players: u64, dealer: Value, deck: &str| {
        let answer = ask_one(json!({
            "op": "run", "game": "rouba-montes", "players": players, "dealer": dealer,
            "deck": words(deck),
        }));
        (
            answer["piles"].clone(),
            answer["winners"].clone(),
            answer["over"].clone(),
        )
    };
    // Seat 0 lays the ace, seat 1 takes it, lays the 2; seat 0 takes it.
    assert_eq!(
        run(2, Value::Null, "AD AS 2D 2S"),
        (json!([2, 2]), json!([0, 1]), json!(true))
    );
    // Seat 1 starts when seat 0 deals, and takes an ace; seat 0 steals both with another.
    assert_eq!(
        run(2, json!(0), "AD 2S AS 3C AH"),
        (json!([3, 0]), json!([0]), json!(true))
    );
    assert_eq!(run(3, Value::Null, "KD").0, json!([0, 0, 0]));
}
