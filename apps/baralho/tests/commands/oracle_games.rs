//! Captures, scores, melds, deals, whole games and suggestions, asked of the oracle. What is right
//! by the rules is tested with the rules; here, that the answers say it.

use serde_json::{Value, json};

use crate::oracle::{ask, ask_one, words};

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
        let piles = ran["piles"].as_array().expect("piles");
        let taken: usize = piles.iter().map(count).sum();
        assert_eq!(taken + count(&ran["table"]), 40);
        // The piles scored by themselves give the same score.
        let scored = ask_one(json!({
            "op": "score", "game": game, "piles": ran["piles"], "sweeps": ran["sweeps"],
        }));
        assert_eq!(scored["sides"], ran["sides"]);
        assert_eq!(scored["awards"], ran["awards"]);
        // Each move as an object says the same as its text.
        let told = ran["moves"].as_array().expect("moves").iter();
        let told: Vec<Value> = told
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
    let moves = json!([
        {"seat": 0, "card": "6D", "captured": ["AD", "2S", "3H"], "sweep": false},
        {"seat": 1, "card": "JS", "captured": ["JC"], "sweep": true},
    ]);
    assert_eq!(ran["moves"], moves);
    let piles = json!([["AD", "2S", "3H", "6D"], ["JC", "JS"]]);
    assert_eq!(ran["piles"], piles);
    assert_eq!(ran["sweeps"], json!([0, 1]));
    assert_eq!(ran["last_capture"], 1);
    assert_eq!(ran["table"], json!([]));
}

#[test]
fn an_illegal_move_is_refused_by_its_index_and_nothing_else_is_answered() {
    let deck = deck_from("AD 5C 6S KH 2D 5S 7C AS 2S 3S");
    let take = |card: &str, take: &[&str]| json!([{"card": card, "take": take}]);
    let there = "5S must capture: 5C lies on the table";
    for (moves, index, sign) in [
        (json!(["2D", "7C"]), 1, "not in the hand"),
        (take("5S", &[]), 0, there),
        (take("7C", &["AD"]), 0, "sum to 1, expected 7"),
        (json!(["7CxKH"]), 0, "sum to 10"),
        (take("7C", &["7D"]), 0, "not lie on the table"),
    ] {
        let request =
            json!({"op": "run", "game": "escopa", "dealer": 1, "deck": deck, "moves": moves});
        let answer = ask_one(request);
        assert_eq!(answer["error"]["code"], "illegal-move", "{answer}");
        assert_eq!(answer["error"]["index"], index);
        let message = answer["error"]["message"].as_str().expect("a text");
        assert!(message.contains(sign), "{message}");
        assert!(message.contains(&format!("moves[{index}]")), "{message}");
        assert_eq!(answer.as_object().map(serde_json::Map::len), Some(2));
    }
    let wrong = json!({"op": "run", "game": "escopa", "deck": deck, "moves": ["8D"]});
    assert_eq!(ask_one(wrong)["error"]["code"], "bad-card");
}

#[test]
fn robots_suggest_what_the_document_says() {
    let (hand, table) = ("2D 5S 7C", "AD 5C 6S");
    for (bot, hand, table, card, take) in [
        ("robot0", hand, table, "2D", None),
        ("robot0", "5S 7C", table, "5S", Some("5C")),
        ("robot2", hand, table, "2D", None),
        ("robot3", hand, table, "5S", Some("5C")),
        ("robot3", "2D", "KS", "2D", None),
        ("robot4", hand, table, "7C", Some("AD 6S")),
        ("robot4", "5S 2D", table, "5S", Some("5C")),
        ("robot3", "2D 5S", "", "2D", None),
    ] {
        let answer = ask_one(json!({
            "op": "suggest", "game": "escopa", "bot": bot, "hand": words(hand), "table": words(table),
        }));
        let expected = json!({"card": card, "take": take.map(words)});
        assert_eq!(answer, expected, "{bot} with {hand} at {table}");
    }
}

#[test]
fn mestre_suggests_with_any_number_of_players() {
    for players in [2, 3, 4, 6] {
        let answer = ask_one(json!({
            "op": "suggest", "game": "escopa", "players": players, "bot": "mestre",
            "hand": words("2D 5S 7C"), "table": words("AD 5C 6S"),
        }));
        assert!(answer["card"].is_string(), "{answer}");
    }
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
    let cards = answers.iter().filter_map(|answer| answer["card"].as_str());
    let cards: std::collections::HashSet<&str> = cards.collect();
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
        ["piles", "winners", "over"].map(|field| answer[field].clone())
    };
    let expected = |piles: &[u8], winners: &[u8]| [json!(piles), json!(winners), json!(true)];
    // Seat 0 lays the ace, seat 1 takes it, lays the 2; seat 0 takes it.
    let ran = run(2, Value::Null, "AD AS 2D 2S");
    assert_eq!(ran, expected(&[2, 2], &[0, 1]));
    // Seat 1 starts when seat 0 deals, and takes an ace; seat 0 steals both with another.
    let ran = run(2, json!(0), "AD 2S AS 3C AH");
    assert_eq!(ran, expected(&[3, 0], &[0]));
    assert_eq!(run(3, Value::Null, "KD")[0], json!([0, 0, 0]));
}

#[test]
fn what_the_game_picks_is_told_and_copies_of_cards_by_their_places() {
    let captures = |game: &str, rules: Value, table: &str, card: &str| {
        let answer = ask_one(json!({
            "op": "captures", "game": game, "rules": rules, "table": words(table), "card": card,
        }));
        [answer["captures"].clone(), answer["chosen"].clone()]
    };
    let both = [words("2S 5C"), words("AD 6S")];
    let [sets, chosen] = captures("scopa", json!({}), "2S AD 5C 6S", "7C");
    assert_eq!((sets, chosen), (json!(both), words("AD 6S")));
    let [sets, chosen] = captures("scopone", json!({}), "2S AD 5C 6S", "7C");
    assert_eq!(
        (sets, chosen),
        (json!(both), Value::Null),
        "the player picks"
    );
    let twice = [words("3S 4C"), words("3S 4C")];
    let [sets, _] = captures("scopa", json!({"decks": 2}), "3S 4C 4C", "7D");
    assert_eq!(sets, json!(twice));
    let table: Vec<Value> = vec![words("AD AS AH AC 2D 2S 2H 2C"); 5];
    let table: Vec<&Value> = table.iter().filter_map(Value::as_array).flatten().collect();
    let many = json!({
        "op": "captures", "game": "escoba", "rules": {"decks": 6}, "table": table, "card": "AD",
    });
    assert_eq!(ask_one(many)["error"]["code"], "too-many");
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
    assert_eq!(pooled["sides"][1]["seats"], json!([1, 3]));
    assert_eq!(pooled["awards"]["cards"], 0);
    let single = ask(json!({"team_card_scoring": false}));
    assert_eq!(single["awards"]["cards"], 1);
}

#[test]
fn melds_are_told_with_their_order_and_what_they_are_worth() {
    let none = Value::Null;
    for (compat, onto, cards, order, points, canastra) in [
        ("", "", "4H 5H 2C 7H", "4H 5H 2C 7H", 25, none.clone()),
        ("", "", "QH KH AS", "", 0, none.clone()),
        // The reference does not look at an ace's suit.
        ("itp", "", "QH KH AS", "QH KH AS", 35, none.clone()),
        ("", "2S 5H 6H", "8H", "5H 6H 2S 8H", 30, none),
        (
            "",
            "3S 4S 5S",
            "6S 7S 8S 2H",
            "2H 3S 4S 5S 6S 7S 8S",
            5 * 5 + 10 + 10 + 100,
            json!("suja"),
        ),
        (
            "",
            "",
            "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
            "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
            2 * 15 + 7 * 10 + 5 * 5 + 200,
            json!("limpa"),
        ),
    ] {
        let mut request = json!({"op": "meld", "game": "buraco", "cards": words(cards)});
        if !compat.is_empty() {
            request["compat"] = compat.into();
        }
        if !onto.is_empty() {
            request["onto"] = words(onto);
        }
        let answer = ask_one(request);
        let is_meld = !order.is_empty();
        assert_eq!(answer["valid"], is_meld, "{answer}");
        assert_eq!(
            answer["order"],
            if is_meld { words(order) } else { Value::Null }
        );
        assert_eq!(
            (&answer["points"], &answer["canastra"]),
            (&json!(points), &canastra)
        );
    }
}

#[test]
fn hands_cost_their_values_and_the_reference_charges_long_ones_more() {
    for (cards, compat, points) in [
        ("3H 8D AS 2C", Value::Null, -40),
        ("3H 4H 5H 6H 7H 3S 4S", Value::Null, -35),
        ("3H 4H 5H 6H 7H 3S 4S", json!("itp"), -235),
        // A last 2 does not count.
        ("3H 4H 5H 6H 7H 3S 2S", json!("itp"), -240),
    ] {
        let answer = ask_one(json!({
            "op": "hand", "game": "buraco", "cards": words(cards), "compat": compat,
        }));
        assert_eq!(answer["points"], points, "{cards} {compat}");
    }
}

#[test]
fn the_reference_deals_by_seeds_below_zero_too() {
    let deal = json!({"op": "deal", "game": "buraco", "seed": -5, "players": 4, "compat": "itp"});
    assert_eq!(ask_one(deal)["hands"].as_array().map(Vec::len), Some(4));
}
