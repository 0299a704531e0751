//! Whatever comes in, every line gets its answer.

use baralho_bots::Bots as _;
use baralho_catalog::{AnyRules, games};
use baralho_cli::{
    oracle::{OPS, serve},
    program,
};
use baralho_game::Options;
use baralho_opponents::BotsOf;
use baralho_scopa::Small;
use proptest::prelude::*;
use serde_json::{Value, json};

games!([program]());

fn answers(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(GAMES, input, &mut output).expect("memory can be read and written");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("answers are JSON"))
        .collect()
}

fn not_blank(input: &[u8]) -> usize {
    let lines = input.split(|&byte| byte == b'\n');
    lines.filter(|line| !line.trim_ascii().is_empty()).count()
}

/// Any JSON, leaning towards what requests are made of.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (0_u64..12).prop_map(Value::from),
        ".{0,5}".prop_map(Value::from),
        prop::sample::select(vec![
            "7D", "AD", "10H", "KC", "8S", "2H", "itp", "2v2", "robot4", "on", "draw",
        ])
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 40, 12, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            prop::collection::btree_map(".{0,4}", inner, 0..4)
                .prop_map(|map| map.into_iter().collect()),
        ]
    })
}

fn deck(game: &str) -> Vec<String> {
    let numbers = matches!(game, "scopa" | "escoba");
    let name = |place: usize| {
        let rank = if numbers || place / 4 < 7 {
            place / 4
        } else {
            place / 4 + 3
        };
        [
            baralho_cards::Rank::ALL[rank].text(),
            ["D", "S", "H", "C"][place % 4],
        ]
        .concat()
    };
    (0..40).map(name).collect()
}

/// Options that the rules may like or not.
fn any_options() -> impl Strategy<Value = Value> {
    let usual = AnyRules::parse("scopa", Some(4), &Options::new()).expect("a preset");
    let values: Vec<(&str, Vec<String>)> = usual
        .described()
        .into_iter()
        .map(|option| {
            let more = ["0", "2", "3", "7", "2v2v2"].map(ToOwned::to_owned);
            (
                option.name,
                [option.takes.examples(), more.to_vec()].concat(),
            )
        })
        .collect();
    let chosen = prop::sample::select(values)
        .prop_flat_map(|(option, values)| (Just(option), prop::sample::select(values)));
    prop::collection::vec(chosen, 0..5).prop_map(|options| {
        let options = options.into_iter();
        options
            .map(|(option, value)| (option.to_owned(), Value::from(value)))
            .collect()
    })
}

fn any_cards() -> impl Strategy<Value = Value> {
    let card = (0_usize..52).prop_map(|index| {
        let card = baralho_cards::Card::from_index(index).expect("below 52");
        Value::from(card.to_string())
    });
    prop::collection::vec(card, 0..45).prop_map(Value::from)
}

/// A request with the right names and all kinds of values.
fn any_request() -> impl Strategy<Value = Value> {
    let op = prop::sample::select(OPS.map(|(op, _)| op).to_vec());
    let games = baralho_catalog::UnknownGame::NAMES.to_vec();
    let game = prop::sample::select(games);
    let field = prop::sample::select(vec![
        "id",
        "table",
        "card",
        "piles",
        "sweeps",
        "team_mode",
        "cards",
        "onto",
        "compat",
        "seed",
        "players",
        "bot",
        "hand",
        "deck",
        "dealer",
        "moves",
        "rules",
    ]);
    let value = prop_oneof![any_json(), any_cards(), any_cards()];
    let fields = prop::collection::btree_map(field, value, 0..8);
    (op, game, fields).prop_map(|(op, game, fields)| {
        let mut request = json!({"op": op, "game": game});
        for (field, value) in fields {
            request[field] = value;
        }
        request
    })
}

proptest! {
    #[test]
    fn any_bytes_get_one_answer_per_line(input in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert_eq!(answers(&input).len(), not_blank(&input));
    }

    #[test]
    fn any_json_gets_one_answer(value in any_json()) {
        let answers = answers(value.to_string().as_bytes());
        prop_assert_eq!(answers.len(), 1);
        prop_assert!(answers[0].is_object());
    }

    #[test]
    fn any_request_is_answered_or_refused_with_its_id(request in any_request()) {
        let text = request.to_string();
        let answers = answers(text.as_bytes());
        prop_assert_eq!(answers.len(), 1);
        let asked: Value = serde_json::from_str(&text).expect("just written");
        prop_assert_eq!(answers[0].get("id").unwrap_or(&Value::Null), &asked["id"]);
        if let Some(error) = answers[0].get("error") {
            prop_assert!(error["code"].is_string());
            prop_assert!(error["message"].as_str().is_some_and(|text| !text.is_empty()));
            prop_assert!(error["code"] != "internal");
        }
    }

    /// Any preset, number of players, options and bot: an answer or a reason, and then the next
    /// line.
    #[test]
    fn whatever_a_round_can_come_to_gets_a_suggestion(
        places in prop::sample::subsequence((0..120_usize).collect::<Vec<_>>(), 1..40).prop_shuffle(),
        game in prop::sample::select(vec!["escopa", "scopa", "escoba", "scopone"]),
        bot in prop::sample::select(BotsOf::<Small>::NAMES.to_vec()),
        hand in 1..11_usize,
        players in prop::option::of(1..18_u64),
        rules in any_options(),
        seed in any::<u64>(),
    ) {
        let faces = &deck(game)[..];
        let mut cards = places.iter().map(|&place| faces[place % 40].clone());
        let hand: Vec<String> = cards.by_ref().take(hand).collect();
        let table: Vec<String> = cards.collect();
        let bot = if bot == "mestre" { "mestre:20it" } else { bot };
        let request = json!({
            "op": "suggest", "game": game, "players": players, "rules": rules, "bot": bot,
            "hand": hand, "table": table, "seed": seed,
        });
        let next = json!({"op": "hand", "game": "buraco", "cards": []});
        let answers = answers(format!("{request}\n{next}\n").as_bytes());
        prop_assert_eq!(answers.len(), 2);
        prop_assert_eq!(&answers[1]["points"], 100);
        match answers[0].get("error") {
            None => {
                let holds = |cards: &[String], card: &Value| cards.iter().any(|c| card == c);
                prop_assert!(holds(&hand, &answers[0]["card"]), "{}", request);
                for taken in answers[0]["take"].as_array().into_iter().flatten() {
                    prop_assert!(holds(&table, taken), "{}", request);
                }
            }
            Some(error) => prop_assert!(
                ["bad-request", "bad-rules", "bad-deck", "bad-card"]
                    .iter()
                    .any(|code| error["code"] == *code),
                "{} {}",
                request,
                error
            ),
        }
    }

    /// Played from a real deal, every position is answered with a legal move.
    #[test]
    fn every_position_of_a_real_round_gets_a_suggestion(
        game in prop::sample::select(vec!["escopa", "scopa", "escoba", "scopone"]),
        players in 2..5_usize,
        seed in any::<u64>(),
        length in 0..36_usize,
    ) {
        use baralho_game::{Game as _, Standing};
        let Ok(AnyRules::Scopa(rules)) = AnyRules::parse(game, Some(players), &Options::new()) else {
            return Ok(());
        };
        let mut round = Small::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        let mut chance = baralho_game::chance::bot_generator(seed, baralho_game::Seat::new(0));
        for _ in 0..length {
            if let Some(chosen) = round.random_move(&mut chance) {
                round.apply(chosen, &mut ());
            }
        }
        if let Some(seat) = round.turn() {
            let face = |carta| rules.faces.card(carta).to_string();
            let hand: Vec<String> = round.hand(seat).iter().map(face).collect();
            let table: Vec<String> = round.open().table.iter().copied().map(face).collect();
            let request = json!({
                "op": "suggest", "game": game, "players": players, "bot": "mestre:20it",
                "hand": hand, "table": table,
            });
            let answer = answers(request.to_string().as_bytes()).swap_remove(0);
            prop_assert!(hand.iter().any(|card| answer["card"] == *card), "{} {}", request, answer);
        }
    }

    #[test]
    fn captures_are_in_order_allowed_and_of_the_right_sum(
        places in prop::sample::subsequence((0..40_usize).collect::<Vec<_>>(), 1..12),
        game in prop::sample::select(vec!["escopa", "scopa", "escoba", "scopone"]),
    ) {
        let name = |place: usize| deck(game)[place].clone();
        let (card, table) = places.split_first().expect("at least one");
        let names: Vec<String> = table.iter().map(|&place| name(place)).collect();
        let request = json!({"op": "captures", "game": game, "table": names, "card": name(*card)});
        let answer = answers(request.to_string().as_bytes()).swap_remove(0);
        let found: Vec<Vec<usize>> = answer["captures"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|set| {
                let cards = set.as_array().expect("a list").iter();
                cards
                    .map(|card| names.iter().position(|name| card == name).expect("it lies there"))
                    .collect()
            })
            .collect();
        prop_assert!(found.is_sorted(), "sets in lexicographic order");
        prop_assert!(found.iter().all(|set| set.is_sorted()), "cards in table order");
        // Every subset, judged anew.
        let value = card / 4 + 1;
        let needed = if game == "escoba" { 15 - value } else { value };
        let mut expected: Vec<Vec<usize>> = (1_usize..1 << table.len())
            .map(|bits| (0..table.len()).filter(|place| bits >> place & 1 == 1).collect())
            .filter(|set: &Vec<usize>| {
                set.iter().map(|&place| table[place] / 4 + 1).sum::<usize>() == needed
            })
            .collect();
        let fewest = expected.iter().map(Vec::len).min().unwrap_or(0);
        if game == "escopa" || (fewest == 1 && game != "escoba") {
            expected.retain(|set| set.len() == fewest);
        }
        expected.sort();
        prop_assert_eq!(found, expected);
    }
}
