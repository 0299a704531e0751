//! One test per ruling of the rules, named as a sentence.

use std::ops::ControlFlow;

use baralho_cards::{Card, parse_cards};
use baralho_game::{
    BadDeck, BadRules, Conflict, Game, Match, Next, Options, Outcome, Phase, Rules, Seat, Standing,
};
use baralho_scopa::{
    Bag, Carta, Event, Illegal, Large, Move, ScopaRules, Small, Tally, after_round, capture,
    fits_small, score,
};

fn rules(preset: &str, players: usize, options: &str) -> ScopaRules {
    try_rules(preset, Some(players), options).expect("rules that can be played")
}

fn try_rules(preset: &str, players: Option<usize>, options: &str) -> Result<ScopaRules, BadRules> {
    let mut all = Options::new();
    for pair in options.split_whitespace() {
        all.set_pair(pair)?;
    }
    ScopaRules::parse(preset, players, &all)
}

fn cartas(rules: &ScopaRules, text: &str) -> Vec<Carta> {
    let cards = parse_cards(text).expect("cards");
    cards
        .into_iter()
        .map(|c| rules.faces.carta(c).expect("a card of the deck"))
        .collect()
}

fn shown(rules: &ScopaRules, cards: impl IntoIterator<Item = Carta>) -> String {
    let cards: Vec<String> = cards
        .into_iter()
        .map(|c| rules.faces.card(c).to_string())
        .collect();
    cards.join(" ")
}

/// Every set that a card may take, as texts.
fn captures(rules: &ScopaRules, table: &str, card: &str) -> Vec<String> {
    let table = cartas(rules, table);
    let mut sets = Vec::new();
    let _: ControlFlow<()> =
        capture::visit_sets(rules, &table, cartas(rules, card)[0], false, |places| {
            sets.push(shown(rules, places.iter().map(|p| table[*p as usize])));
            ControlFlow::Continue(())
        });
    sets
}

/// The set that the game takes for a card.
fn chosen(rules: &ScopaRules, table: &str, card: &str) -> Option<String> {
    let table = cartas(rules, table);
    let places = capture::chosen(rules, &table, cartas(rules, card)[0])?;
    Some(shown(rules, places.iter().map(|p| table[*p as usize])))
}

/// A round whose first cards are these: the table, then hand by hand; the rest of the
/// deck follows in its usual order.
fn round_from(rules: &ScopaRules, dealer: usize, first: &str) -> Large {
    let first = parse_cards(first).expect("cards");
    let mut deck = first.clone();
    let mut left: Vec<Card> = first;
    for _ in 0..rules.decks {
        for carta in Carta::all() {
            let card = rules.faces.card(carta);
            match left.iter().position(|c| *c == card) {
                Some(place) => {
                    left.remove(place);
                }
                None => deck.push(card),
            }
        }
    }
    let standing = Standing::new(rules, Seat::new(dealer));
    Large::deal_deck(rules, &standing, &deck).expect("a whole deck")
}

fn play(round: &mut Large, moves: &str) {
    for text in moves.split_whitespace() {
        let wanted = round.move_from_text(text).expect("a move");
        round.play(wanted, &mut ()).expect("a legal move");
    }
}

fn refusal(round: &mut Large, text: &str) -> Illegal {
    let wanted = round.move_from_text(text).expect("a move");
    let before = *round;
    let refusal = round.play(wanted, &mut ()).expect_err("an illegal move");
    assert_eq!(*round, before, "a refusal changes nothing");
    refusal
}

fn tally(rules: &ScopaRules, piles: &[&str], sweeps: &[u8]) -> Tally {
    let piles: Vec<Bag> = piles
        .iter()
        .map(|pile| cartas(rules, pile).into_iter().collect())
        .collect();
    score(rules, &piles, sweeps)
}

// The deck, the deal and the order of play.

#[test]
fn a_deck_has_four_suits_of_ten_values_and_the_faces_of_its_preset() {
    assert_eq!(rules("escopa", 2, "").faces.list(), "A 2 3 4 5 6 7 J Q K");
    assert_eq!(rules("scopa", 2, "").faces.list(), "A 2 3 4 5 6 7 8 9 10");
    let figures = rules("escopa", 2, "");
    assert_eq!(
        shown(&figures, Carta::all().skip(28).step_by(4)),
        "JD QD KD"
    );
    assert!(figures.faces.carta("8D".parse().expect("a card")).is_none());
    assert!(
        rules("scopa", 2, "")
            .faces
            .carta("JD".parse().expect("a card"))
            .is_none()
    );
}

#[test]
fn the_cards_that_do_not_divide_evenly_open_the_round() {
    for (players, each, decks, table) in [
        (2, 3, 1, 4),
        (3, 3, 1, 4),
        (4, 3, 1, 4),
        (6, 3, 1, 4),
        (5, 3, 1, 10),
        (2, 5, 1, 0),
        (4, 9, 1, 4),
        (16, 10, 6, 80),
        (7, 3, 2, 17),
    ] {
        let rules = rules(
            "scopa",
            players,
            &format!("cards_per_deal={each} decks={decks}"),
        );
        assert_eq!(rules.initial_table(players), table);
        let round = Large::deal_seed(&rules, &Standing::opening(&rules, 1), 1);
        assert_eq!(round.open().table.len(), table);
    }
}

#[test]
fn new_hands_are_dealt_when_all_are_empty_and_the_table_is_never_replenished() {
    let rules = rules("scopa", 2, "");
    let mut round = round_from(&rules, 1, "AD 3S 5H 7C 2D 4S 6H 8C 9D 10S");
    assert_eq!(shown(&rules, round.hand(Seat::new(0)).iter()), "2D 4S 6H");
    assert_eq!(shown(&rules, round.hand(Seat::new(1)).iter()), "8C 9D 10S");
    for _ in 0..6 {
        assert_eq!(round.deck().len(), 30);
        let first = round.moves()[0];
        round.play(first, &mut ()).expect("legal");
    }
    assert_eq!(round.deck().len(), 24);
    assert_eq!(round.hand(Seat::new(0)).len(), 3);
}

#[test]
fn more_cards_to_deal_than_there_are_is_an_error_that_says_so() {
    let error = try_rules("scopa", Some(16), "").expect_err("48 of 40 cards");
    assert_eq!(
        error.to_string(),
        "16 players with 3 cards each need 48 cards and there are 40: play with fewer cards per deal, fewer players or more decks"
    );
    assert!(try_rules("scopa", Some(16), "decks=2").is_ok());
}

#[test]
fn play_starts_left_of_the_dealer_in_every_deal_of_the_round() {
    let rules = rules("scopa", 3, "");
    let standing = Standing::new(&rules, Seat::new(1));
    let mut round = Large::deal_seed(&rules, &standing, 3);
    let mut starters = Vec::new();
    let mut left = 0;
    while let Some(seat) = round.turn() {
        if round.deck().len() != left || starters.is_empty() {
            left = round.deck().len();
            starters.push(seat.index());
        }
        let first = round.moves()[0];
        round.play(first, &mut ()).expect("legal");
    }
    assert_eq!(starters, [2, 2, 2, 2]);
}

#[test]
fn the_dealer_changes_by_one_seat_each_round() {
    let rules = rules("scopa", 4, "target=121");
    let mut game = Match::<Large>::new(rules, 5);
    let mut dealers = Vec::new();
    for _ in 0..6 {
        dealers.push(game.standing().dealer.index());
        while game.turn().is_some() {
            let first = game.round().moves()[0];
            game.play(first, &mut ()).expect("legal");
        }
        game.next_round();
    }
    let first = dealers[0];
    assert!(
        dealers
            .iter()
            .enumerate()
            .all(|(round, dealer)| *dealer == (first + round) % 4)
    );
}

#[test]
fn a_deck_that_is_not_whole_is_refused_with_the_reason() {
    let rules = rules("escopa", 2, "");
    let standing = Standing::new(&rules, Seat::new(0));
    let mut deck: Vec<Card> = Carta::all().map(|c| rules.faces.card(c)).collect();
    let short = Small::deal_deck(&rules, &standing, &deck[1..]);
    assert_eq!(
        short,
        Err(BadDeck::Count {
            given: 39,
            expected: 40
        })
    );
    deck[0] = deck[1];
    let doubled = Small::deal_deck(&rules, &standing, &deck);
    assert_eq!(
        doubled,
        Err(BadDeck::TooMany {
            card: deck[1],
            copies: 1
        })
    );
    deck[0] = "9D".parse().expect("a card");
    let error = Small::deal_deck(&rules, &standing, &deck).expect_err("no nine");
    assert_eq!(
        error.to_string(),
        "the deck has no 9D here: its faces are A 2 3 4 5 6 7 J Q K"
    );
}

// Capturing.

#[test]
fn fewest_takes_a_card_of_equal_value_before_any_sum() {
    let rules = rules("escopa", 2, "");
    assert_eq!(captures(&rules, "2D 5C 3S AH", "5S"), ["5C"]);
}

#[test]
fn fewest_allows_only_the_sets_with_the_fewest_cards() {
    let rules = rules("escopa", 2, "");
    assert_eq!(captures(&rules, "AD 2D 4C 6S 3H", "7S"), ["AD 6S", "4C 3H"]);
    assert_eq!(
        captures(&rules, "AD 2D 4C 5S 3H", "KS"),
        ["AD 4C 5S", "2D 5S 3H"]
    );
}

#[test]
fn rank_first_takes_exactly_one_card_of_equal_value() {
    let rules = rules("scopone", 4, "");
    assert_eq!(captures(&rules, "7C 7S 3D 4D", "7H"), ["7C", "7S"]);
}

#[test]
fn rank_first_takes_any_sum_when_no_equal_value_lies_there() {
    let rules = rules("scopone", 4, "");
    assert_eq!(
        captures(&rules, "AD 2D 4C 6S 3H", "7S"),
        ["AD 2D 4C", "AD 6S", "4C 3H"]
    );
}

#[test]
fn fifteen_takes_any_set_that_makes_fifteen_with_the_card() {
    let rules = rules("escoba", 2, "choice=player");
    assert_eq!(
        captures(&rules, "7C 8D 4S 3H AD", "7D"),
        ["7C AD", "8D", "4S 3H AD"]
    );
    assert!(
        captures(&rules, "7C", "7D").is_empty(),
        "equal values are nothing special"
    );
}

#[test]
fn the_game_picks_the_set_with_the_most_cards() {
    let rules = rules("scopa", 2, "");
    assert_eq!(
        chosen(&rules, "6S AD 2C 4H", "7S").as_deref(),
        Some("AD 2C 4H")
    );
    assert_eq!(
        chosen(&rules, "6S AD 2C 7H", "7S").as_deref(),
        Some("7H"),
        "rank first"
    );
}

#[test]
fn equal_sizes_are_decided_by_the_settebello_then_diamonds_then_sevens_then_age() {
    let escoba = rules("escoba", 2, "");
    assert_eq!(
        chosen(&escoba, "8D AD 7D 2C", "6S").as_deref(),
        Some("7D 2C"),
        "the 7 of diamonds"
    );
    assert_eq!(
        chosen(&escoba, "8S AS 6D 3D", "6S").as_deref(),
        Some("6D 3D"),
        "more diamonds"
    );
    assert_eq!(
        chosen(&escoba, "8S AS 7H 2S", "6S").as_deref(),
        Some("7H 2S"),
        "more sevens"
    );
    assert_eq!(
        chosen(&escoba, "8S AS 6H 3S", "6S").as_deref(),
        Some("8S AS"),
        "the oldest"
    );
    assert_eq!(
        chosen(&escoba, "6H 8S 3S AS", "6S").as_deref(),
        Some("6H 3S"),
        "from the oldest on"
    );
    let scopa = rules("scopa", 2, "");
    assert_eq!(chosen(&scopa, "7S 7D", "7H").as_deref(), Some("7D"));
    assert_eq!(chosen(&scopa, "4S 4D", "4H").as_deref(), Some("4D"));
    assert_eq!(chosen(&scopa, "4S 4C", "4H").as_deref(), Some("4S"));
}

#[test]
fn a_card_that_can_capture_may_not_be_laid() {
    let rules = rules("escopa", 2, "");
    let mut round = round_from(&rules, 1, "AD 5C 6S KH 2D 5S 7C 3D 3S 3H");
    let wanted = Move {
        card: cartas(&rules, "5S")[0],
        take: Some(Bag::EMPTY),
    };
    let refusal = round.play(wanted, &mut ()).expect_err("it must capture");
    assert_eq!(refusal.to_string(), "5S must capture: 5C lies on the table");
    let wanted = Move {
        card: cartas(&rules, "7C")[0],
        take: Some(Bag::EMPTY),
    };
    let refusal = round.play(wanted, &mut ()).expect_err("it must capture");
    assert_eq!(
        refusal.to_string(),
        "7C must capture: AD and 6S lie on the table"
    );
}

#[test]
fn escopas_example_has_exactly_three_moves() {
    let rules = rules("escopa", 2, "");
    let mut round = round_from(&rules, 1, "AD 5C 6S KH 2D 5S 7C 3D 3S 3H");
    let moves: Vec<String> = round
        .moves()
        .into_iter()
        .map(|m| Large::move_to_text(&rules, m))
        .collect();
    assert_eq!(moves, ["2D", "5Sx5C", "7CxAD+6S"]);
    play(&mut round, "7C");
    assert_eq!(shown(&rules, round.open().table.iter().copied()), "5C KH");
}

#[test]
fn scopas_example_ends_in_a_scopa() {
    // A nine opens too, and is captured first, so that 4 3 6 lie there as in the example.
    let rules = rules("scopa", 2, "");
    let mut round = round_from(&rules, 0, "4S 3S 6D 9H 7D 3D 10D 9C 4C 8C");
    play(&mut round, "9C 7D");
    assert_eq!(shown(&rules, round.open().table.iter().copied()), "6D");
    play(&mut round, "4C 10D");
    assert!(round.open().table.is_empty());
    assert_eq!(round.open().sweeps[0], 1);
}

#[test]
fn taking_the_last_cards_on_the_table_is_a_sweep_worth_one_point_at_once() {
    let rules = rules("escopa", 2, "");
    let mut round = round_from(&rules, 1, "AD 2C 4S KH KD 3S 7D 7S 5D 6D");
    let mut events = Vec::new();
    for text in ["KD", "7S"] {
        let wanted = round.move_from_text(text).expect("a move");
        round.play(wanted, &mut events).expect("legal");
    }
    assert!(matches!(events[0], Event::Played { sweep: false, .. }));
    assert!(matches!(events[1], Event::Played { sweep: true, .. }));
    assert_eq!(round.open().sweeps[1], 1);
    assert_eq!(
        round.tally().points(),
        [0, 2],
        "the sweep, and the most cards so far"
    );
}

#[test]
fn a_capture_must_lie_on_the_table_and_sum_up_and_come_first() {
    let escopa = rules("escopa", 2, "");
    let mut round = round_from(&escopa, 1, "AD 5C 6S 2H 2D 5S 7C 3D 3S 3H");
    assert_eq!(
        refusal(&mut round, "7Cx4D+3C").to_string(),
        "7C cannot take 3C: it does not lie on the table, where there is AD, 5C, 6S and 2H"
    );
    assert_eq!(
        refusal(&mut round, "7CxAD+5C").to_string(),
        "7C cannot take AD and 5C: they sum to 6, expected 7"
    );
    assert_eq!(
        refusal(&mut round, "KDx6S").to_string(),
        "KD is not in the hand: it holds 2D, 5S and 7C"
    );
    let mut round = round_from(&escopa, 1, "AD 4C 6S 2H 2D 5S 7C 3D 3S 3H");
    assert_eq!(
        refusal(&mut round, "7CxAD+2H+4C").to_string(),
        "7C cannot take AD, 2H and 4C: a capture of 2 comes first, such as AD and 6S"
    );
    let scopone = rules("scopone", 4, "cards_per_deal=9");
    let mut round = round_from(&scopone, 3, "AD 5C 6S 7H 7C");
    assert_eq!(
        refusal(&mut round, "7CxAD+6S").to_string(),
        "7C cannot take AD and 6S: 7H has the same value and comes first"
    );
}

#[test]
fn where_the_game_picks_another_pick_is_refused() {
    let rules = rules("scopa", 2, "");
    let mut round = round_from(&rules, 1, "6S AD 2C 4H 7S 8D 8S 3D 3S 3H");
    assert_eq!(
        refusal(&mut round, "7Sx6S+AD").to_string(),
        "the game picks the capture here: 7S takes AD, 2C and 4H"
    );
    play(&mut round, "7SxAD+2C+4H");
}

#[test]
fn a_bare_card_takes_its_only_capture_and_asks_when_there_are_several() {
    let rules = rules("escopa", 2, "");
    let mut round = round_from(&rules, 1, "AD 6C 3S 4H 7D KD 2S 5D 6D 7S");
    assert_eq!(
        refusal(&mut round, "7D").to_string(),
        "7D can capture in 2 ways: say which, 7DxAD+6C or 7Dx3S+4H"
    );
    play(&mut round, "7Dx3S+4H");
}

// The end of a round.

#[test]
fn cards_left_on_the_table_go_to_whoever_captured_last_and_are_no_sweep() {
    let rules = rules("scopone", 4, "");
    for seed in 0..50 {
        let mut round = Small::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        let mut events = Vec::new();
        while let Some(&first) = round.moves().first() {
            round.play(first, &mut events).expect("legal");
        }
        let mut captors = events.iter().filter_map(|event| match event {
            Event::Played { seat, taken, .. } if !taken.is_empty() => Some(*seat),
            _ => None,
        });
        let Some(&Event::Closed { to, .. }) = events.last() else {
            panic!("a round ends by closing");
        };
        assert_eq!(to, captors.next_back());
        assert!(round.open().table.is_empty());
        let piles: u16 = round.open().piles.iter().map(|pile| pile.len()).sum();
        assert_eq!(piles, 40);
        let told = events
            .iter()
            .filter(|e| matches!(e, Event::Played { sweep: true, .. }));
        let counted: u8 = round.open().sweeps.iter().sum();
        assert_eq!(usize::from(counted), told.count());
    }
}

#[test]
fn the_very_last_play_can_sweep_unless_the_option_is_off() {
    for (option, expected) in [("on", 1), ("off", 0)] {
        let rules = rules(
            "scopa",
            2,
            &format!("cards_per_deal=10 last_play_sweep={option}"),
        );
        // Twenty cards each: the last play is found by looking for a seed that sweeps with it.
        let swept = (0..3_000).find_map(|seed| {
            let mut round = Small::deal_seed(&rules, &Standing::new(&rules, Seat::new(0)), seed);
            let mut plies = 0;
            while let Some(&first) = round.moves().first() {
                if plies == 39 && round.open().table.len() == 1 {
                    let lying = round.open().table[0];
                    if lying.value() == first.card.value() {
                        let before: u8 = round.open().sweeps.iter().sum();
                        round.play(first, &mut ()).expect("legal");
                        return Some(round.open().sweeps.iter().sum::<u8>() - before);
                    }
                }
                round.play(first, &mut ()).expect("legal");
                plies += 1;
            }
            None
        });
        assert_eq!(swept, Some(expected), "last_play_sweep={option}");
    }
}

// Scoring.

#[test]
fn each_category_gives_one_point_to_the_strictly_best_side() {
    let scopa = rules("scopa", 2, "");
    let score = tally(&scopa, &["7D AD 2C 3C 7S", "2D 4C 7H"], &[0, 2]);
    assert_eq!(score.awards, [Some(0); 4]);
    assert_eq!(score.points(), [4, 2]);
    let tied = tally(&scopa, &["AD 2C", "2D 4C"], &[0, 0]);
    assert_eq!(tied.awards, [None; 4], "ties, and a best of zero");
}

#[test]
fn the_settebello_with_several_decks_goes_to_whoever_has_more() {
    let scopa = rules("scopa", 2, "decks=3");
    assert_eq!(
        tally(&scopa, &["7D 7D", "7D AC AS AH"], &[0, 0]).awards[2],
        Some(0)
    );
    assert_eq!(tally(&scopa, &["7D", "7D"], &[0, 0]).awards[2], None);
}

#[test]
fn the_primiera_sums_the_best_card_of_each_suit() {
    let escopa = rules("escopa", 2, "");
    for (card, worth) in [
        ("7", 21),
        ("6", 18),
        ("A", 16),
        ("5", 15),
        ("4", 14),
        ("3", 13),
        ("2", 12),
        ("J", 10),
        ("Q", 10),
        ("K", 10),
    ] {
        let pile = format!("{card}D KS KH KC");
        assert_eq!(
            tally(&escopa, &[&pile, ""], &[0, 0]).sides[0].counts[3],
            worth + 30
        );
    }
    let score = tally(&escopa, &["7D 6D 7S KH KC", "AD AS AH AC"], &[0, 0]);
    assert_eq!(
        (score.sides[0].counts[3], score.sides[1].counts[3]),
        (62, 64)
    );
    assert_eq!(score.awards[3], Some(1));
}

#[test]
fn a_side_without_a_suit_cannot_win_the_primiera() {
    let escopa = rules("escopa", 2, "");
    let score = tally(&escopa, &["7D 7S 7H 6D 6S", "KD KS KH KC"], &[0, 0]);
    assert_eq!(score.awards[3], Some(1));
    assert_eq!(
        tally(&escopa, &["7D 7S 7H", "KD KS KH"], &[0, 0]).awards[3],
        None
    );
}

#[test]
fn pooled_partners_count_together_and_unpooled_by_the_best_single_pile() {
    let piles = ["AC 2C 3C", "AS 2S 3S 4S", "4C 5C", ""];
    let pooled = rules("scopa", 4, "team_mode=2v2");
    let score = tally(&pooled, &piles, &[1, 0, 1, 0]);
    assert_eq!(score.sides[0].counts[0], 5);
    assert_eq!(score.awards[0], Some(0));
    assert_eq!(
        score.points(),
        [3, 0],
        "sweeps of partners add up either way"
    );
    let single = rules("scopa", 4, "team_mode=2v2 team_card_scoring=off");
    let score = tally(&single, &piles, &[1, 0, 1, 0]);
    assert_eq!(score.sides[0].counts[0], 3);
    assert_eq!(score.awards[0], Some(1));
    assert_eq!(score.points(), [2, 1]);
    let partners_tie = tally(&single, &["AC", "", "AS", ""], &[0; 4]);
    assert_eq!(
        partners_tie.awards[0],
        Some(0),
        "partners who tie are still one side"
    );
}

#[test]
fn no_scopas_makes_a_cleared_table_worth_nothing() {
    let rules = rules("escopa", 2, "scopa_mechanic=no_scopas");
    let mut round = round_from(&rules, 1, "AD 2C 4S KH KD 3S 7D 7S 5D 6D");
    play(&mut round, "KD 7S");
    assert!(round.open().table.is_empty());
    assert_eq!(round.open().sweeps[1], 0);
    assert_eq!(tally(&rules, &["AC AS", "AH"], &[0, 3]).points(), [1, 0]);
}

#[test]
fn only_scopas_skips_the_categories() {
    let rules = rules("scopa", 2, "scopa_mechanic=only_scopas");
    let score = tally(&rules, &["7D AD 2C 3C 7S", "2D"], &[0, 2]);
    assert_eq!(score.awards, [None; 4]);
    assert_eq!(score.points(), [0, 2]);
}

// Presets and options.

#[test]
fn presets_are_as_the_table_says() {
    let words = |preset: &str| {
        let rules = try_rules(preset, None, "").expect("a preset");
        let options = rules.options();
        let get = |name: &str| options.get(name).expect("every option").as_str().to_owned();
        format!(
            "{} {} {} {} {} {} {} {} {} {}",
            rules.players(),
            get("capture"),
            get("choice"),
            get("cards_per_deal"),
            get("decks"),
            get("faces"),
            get("team_mode"),
            get("target"),
            get("prime"),
            get("redeal"),
        )
    };
    assert_eq!(
        words("escopa"),
        "2 fewest player 3 1 figures individual none primiera off"
    );
    assert_eq!(
        words("scopa"),
        "2 rank-first most 3 1 numbers individual 11 sevens 4"
    );
    assert_eq!(
        words("escoba"),
        "2 fifteen most 3 1 numbers individual 11 sevens off"
    );
    assert_eq!(
        words("scopone"),
        "4 rank-first player 10 1 figures 2v2 21 primiera 3"
    );
}

#[test]
fn presets_seat_only_their_numbers_of_players() {
    for players in 0..20 {
        let ok = |preset: &str, options: &str| try_rules(preset, Some(players), options).is_ok();
        assert_eq!(
            ok("escopa", ""),
            [2, 3, 4, 6].contains(&players),
            "{players}"
        );
        assert_eq!(
            ok("scopa", "decks=2"),
            (2..=16).contains(&players),
            "{players}"
        );
        assert_eq!(
            ok("escoba", "decks=2"),
            (2..=16).contains(&players),
            "{players}"
        );
        assert_eq!(ok("scopone", ""), players == 4, "{players}");
    }
    assert_eq!(
        try_rules("escopa", Some(5), "")
            .expect_err("five")
            .to_string(),
        "escopa is not played by 5: the number of players is one of 2, 3, 4, 6"
    );
}

#[test]
fn ranges_are_enforced_with_a_message_that_says_the_range() {
    for (options, message) in [
        (
            "target=0",
            "`target` cannot be `0`: expected a whole number from 1 to 121, or `none`",
        ),
        (
            "target=122",
            "`target` cannot be `122`: expected a whole number from 1 to 121, or `none`",
        ),
        (
            "cards_per_deal=11",
            "`cards_per_deal` cannot be `11`: expected a whole number from 1 to 10",
        ),
        (
            "decks=7",
            "`decks` cannot be `7`: expected a whole number from 1 to 6",
        ),
        (
            "decks=0",
            "`decks` cannot be `0`: expected a whole number from 1 to 6",
        ),
        (
            "escoba=maybe",
            "`escoba` cannot be `maybe`: expected one of on, off",
        ),
        (
            "scopa_mechanic=x",
            "`scopa_mechanic` cannot be `x`: expected one of normal, no_scopas, only_scopas",
        ),
        (
            "capture=all",
            "`capture` cannot be `all`: expected one of fewest, rank-first, fifteen",
        ),
        (
            "redeal=5",
            "`redeal` cannot be `5`: expected a whole number from 1 to 4, or `off`",
        ),
        (
            "team_mode=3v3",
            "`team_mode` cannot be `3v3`: expected one of individual, 2v2",
        ),
        (
            "team_mode=3v1",
            "`team_mode` cannot be `3v1`: expected one of individual, 2v2",
        ),
    ] {
        assert_eq!(
            try_rules("scopa", Some(4), options)
                .expect_err(options)
                .to_string(),
            message
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
    let error = try_rules("scopa", Some(4), "targets=3")
        .expect_err("unknown")
        .to_string();
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
    assert_eq!(
        try_rules("scopa", None, "team_mode=3v3")
            .expect("six")
            .players(),
        6
    );
    for (players, mode) in [(8, "4v4"), (8, "2v2v2v2"), (12, "3v3v3v3"), (16, "8v8")] {
        assert_eq!(
            rules("scopa", players, &format!("team_mode={mode} decks=2")).team_mode(),
            mode
        );
    }
}

#[test]
fn escoba_mode_is_the_capture_fifteen() {
    assert_eq!(
        rules("scopa", 2, "escoba=on").capture,
        baralho_scopa::Capture::Fifteen
    );
    assert_eq!(
        try_rules("scopa", Some(2), "escoba=on capture=fewest"),
        Err(BadRules::Conflict(Conflict::EscobaCapture))
    );
}

#[test]
fn instant_win_with_inverse_or_no_scopas_is_refused_saying_why() {
    let refused = |options| try_rules("scopa", Some(2), options).expect_err(options);
    assert_eq!(
        refused("instant_win=on inverse=on"),
        BadRules::Conflict(Conflict::InstantWinInverse)
    );
    assert_eq!(
        refused("instant_win=on scopa_mechanic=no_scopas").to_string(),
        "instant_win cannot go with scopa_mechanic=no_scopas: no sweep ever scores there"
    );
    assert_eq!(
        refused("inverse=on target=none"),
        BadRules::Conflict(Conflict::InverseNoTarget)
    );
}

#[test]
fn a_table_with_too_many_tens_is_dealt_again() {
    let rules = rules("scopa", 2, "redeal=1");
    for seed in 0..300 {
        let round = Small::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        assert!(round.open().table.iter().all(|card| card.value() < 10));
    }
    assert_eq!(self::rules("scopa", 2, "decks=3").redeal, Some(8));
    let given = round_from(
        &self::rules("scopone", 4, "cards_per_deal=9"),
        0,
        "KD KS KH 2D",
    );
    assert_eq!(
        given.open().table.len(),
        4,
        "a given deck is taken as it is"
    );
}

// Matches.

/// What follows a round that gave these points, from that standing.
fn conclude(rules: &ScopaRules, before: &[i32], out: u32, round: &[i32]) -> Next {
    let mut standing = Standing::new(rules, Seat::new(0));
    standing.points.copy_from_slice(before);
    standing.out = out;
    after_round(rules, &standing, round)
}

fn over(winners: &[usize], points: &[i32]) -> Next {
    Next::Over(Outcome {
        winners: winners.to_vec(),
        points: points.to_vec(),
    })
}

#[test]
fn a_match_is_won_at_the_end_of_a_round_by_the_highest_score_at_the_target() {
    let rules = rules("scopa", 2, "target=11");
    assert_eq!(
        conclude(&rules, &[10, 9], 0, &[1, 3]),
        over(&[1], &[11, 12])
    );
    assert!(matches!(
        conclude(&rules, &[9, 3], 0, &[1, 0]),
        Next::Round(_)
    ));
}

#[test]
fn a_tie_at_the_top_means_another_round() {
    let rules = rules("scopa", 2, "target=11");
    let Next::Round(next) = conclude(&rules, &[10, 9], 0, &[1, 2]) else {
        panic!("another round");
    };
    assert_eq!(next.points.as_slice(), [11, 11]);
    assert_eq!((next.round, next.dealer.index()), (2, 1));
}

#[test]
fn without_a_target_a_match_is_one_round_and_equal_points_share_it() {
    let rules = rules("escopa", 2, "");
    assert_eq!(
        conclude(&rules, &[0, 0], 0, &[1, 1]),
        over(&[0, 1], &[1, 1])
    );
}

#[test]
fn instant_win_ends_the_match_the_moment_a_sweep_reaches_the_target() {
    let rules = rules("escopa", 2, "target=1 instant_win=on");
    let mut round = round_from(&rules, 1, "AD 2C 4S KH KD 3S 7D 7S 5D 6D");
    play(&mut round, "KD 7S");
    assert_eq!(round.turn(), None);
    assert_eq!(
        round.conclude(&Standing::new(&rules, Seat::new(1))),
        over(&[1], &[0, 1])
    );
    assert_eq!(round.audit(), Ok(()));
}

#[test]
fn inverse_eliminates_at_the_target_and_the_last_side_standing_wins() {
    let rules = rules("scopa", 3, "inverse=on target=5");
    let Next::Round(next) = conclude(&rules, &[4, 0, 0], 0, &[1, 0, 0]) else {
        panic!("two still stand");
    };
    assert_eq!(next.out, 0b001);
    assert_eq!(
        conclude(&rules, &[5, 4, 0], 0b001, &[0, 1, 0]),
        over(&[2], &[5, 5, 0])
    );
}

#[test]
fn the_last_to_fall_together_are_decided_by_the_lowest_score_and_may_share() {
    let rules = rules("scopa", 3, "inverse=on target=5");
    assert_eq!(
        conclude(&rules, &[9, 4, 4], 0b001, &[0, 2, 1]),
        over(&[2], &[9, 6, 5])
    );
    assert_eq!(
        conclude(&rules, &[5, 4, 4], 0b001, &[0, 2, 2]),
        over(&[1, 2], &[5, 6, 6]),
        "the one who fell earlier does not come back, however low"
    );
}

#[test]
fn eliminated_sides_are_dealt_no_cards_and_the_table_formula_counts_who_plays() {
    let rules = rules("scopa", 6, "inverse=on target=5");
    let mut standing = Standing::new(&rules, Seat::new(5));
    standing.out = 0b00_0001;
    let round = Large::deal_seed(&rules, &standing, 1);
    assert_eq!(round.hand(Seat::new(0)).len(), 0);
    assert_eq!(round.open().table.len(), 40 % 15);
    assert_eq!(round.turn(), Some(Seat::new(1)), "seats keep their order");
}

#[test]
fn the_pause_between_rounds_is_data_and_configurable() {
    for (option, seconds) in [("", 15), ("pause=0", 0), ("pause=60", 60)] {
        let mut game = Match::<Small>::new(rules("scopa", 2, option), 1);
        while game.turn().is_some() {
            let first = game.round().moves()[0];
            game.play(first, &mut ()).expect("legal");
        }
        assert!(matches!(game.phase(), Phase::Pause { seconds: s, .. } if *s == seconds));
    }
}

#[test]
fn small_and_large_play_the_same_game() {
    let rules = rules("escopa", 3, "");
    assert!(fits_small(&rules));
    let standing = Standing::opening(&rules, 9);
    let mut small = Small::deal_seed(&rules, &standing, 9);
    let mut large = Large::deal_seed(&rules, &standing, 9);
    while let Some(&first) = small.moves().first() {
        assert_eq!(small.moves(), large.moves());
        small.play(first, &mut ()).expect("legal");
        large.play(first, &mut ()).expect("legal");
    }
    assert_eq!(small.tally(), large.tally());
}
