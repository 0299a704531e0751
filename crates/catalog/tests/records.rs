//! Records of every game, good ones and every way they can be wrong.

use baralho_catalog::{AnyRules, PRESETS, Reason, Report, Wrong, verify};
use baralho_game::{
    Options, Phase, Refused, Seat, chance,
    record::{Header, Line, MoveLine, Record, Writer},
};
use proptest::prelude::*;

/// A whole game by random moves, as a program would record it.
fn recorded(game: &str, options: &Options, seed: u64) -> String {
    let rules = AnyRules::parse(game, None, options).expect("good rules");
    let mut chance = chance::generator(seed, 99);
    let mut file = Vec::new();
    let mut writer = Writer::start(&mut file, &rules.header(Vec::new(), seed)).expect("memory");
    let mut game = rules.start(seed);
    loop {
        match game.phase() {
            Phase::Over(outcome) => {
                writer.ended(outcome).expect("memory");
                break;
            }
            Phase::Pause { .. } => game.next_round(),
            Phase::Playing => {
                let seat = game.turn().expect("somebody's turn").index();
                let legal = game.legal_moves();
                let pick = chance::below(legal.len() as u64, &mut chance) as usize;
                let text = game.play(&legal[pick]).expect("a legal move");
                let line = Line::Move(MoveLine { seat, text });
                writer.line(&line).expect("memory");
            }
        }
    }
    String::from_utf8(file).expect("JSON is text")
}

fn read(text: &str) -> Record {
    Record::read(text.as_bytes()).expect("a readable record")
}

fn check(text: &str) -> Result<Report, Wrong> {
    verify(&read(text))
}

/// The line that is wrong, and why.
fn wrong(text: &str) -> (usize, Reason) {
    let wrong = check(text).expect_err("something is wrong");
    assert!(wrong.to_string().starts_with("line "), "{wrong}");
    (wrong.line, wrong.reason)
}

fn escopa() -> String {
    recorded("escopa", &Options::new(), 7)
}

fn without_last_line(text: &str) -> String {
    let cut = text.trim_end().rfind('\n').expect("several lines");
    text[..=cut].to_owned()
}

#[test]
fn whole_games_of_every_preset_agree_with_the_rules() {
    for preset in PRESETS {
        for seed in 0..3 {
            let text = recorded(preset.name, &Options::new(), seed);
            let report = check(&text).expect(preset.name);
            assert!(report.outcome.is_some() && report.has_result);
            assert_eq!(report.moves + 2, text.lines().count());
            assert_eq!(report.cut, None);
        }
    }
}

#[test]
fn a_match_of_several_rounds_is_followed_through_all_of_them() {
    let report = check(&recorded("scopa", &Options::new(), 3)).expect("a good record");
    assert!(report.round > 1);
}

#[test]
fn a_record_without_its_end_is_fine_and_said_to_be_unfinished() {
    let text = without_last_line(&escopa());
    let report = check(&text).expect("only the result is missing");
    assert!(report.outcome.is_some() && !report.has_result);
    let report = check(&without_last_line(&text)).expect("a move is missing too");
    assert_eq!(report.outcome, None);
}

#[test]
fn a_file_cut_anywhere_after_its_header_is_good_up_to_its_last_whole_line() {
    let text = escopa();
    let header = text.find('\n').expect("a header") + 1;
    for end in header..text.len() {
        let report = check(&text[..end]).expect("a cut file is not a wrong one");
        let whole = text[header..end].matches('\n').count();
        // The last character of a line may be its line end, without which it is whole too.
        assert!(report.moves == whole || report.moves == whole + 1);
    }
}

#[test]
fn an_illegal_move_is_found_on_its_line() {
    let text = escopa();
    let third = text.lines().nth(3).expect("a third move");
    let record = read(&text);
    let Line::Move(played) = &record.lines[0].1 else {
        panic!("the first line is a move");
    };
    let seat = third.split([':', ',']).nth(1).expect("a seat");
    // The first move's card is gone, so it cannot be played again.
    let again = format!(r#"{{"seat":{seat},"move":"{}"}}"#, played.text);
    let (line, reason) = wrong(&text.replacen(third, &again, 1));
    assert_eq!(line, 4);
    assert!(
        matches!(reason, Reason::Move(Refused::Illegal(_))),
        "{reason}"
    );
    let (line, reason) = wrong(&text.replacen(third, &third.replace("move\":\"", "move\":\"?"), 1));
    assert_eq!(line, 4);
    assert!(
        matches!(reason, Reason::Move(Refused::Notation(_))),
        "{reason}"
    );
}

#[test]
fn a_move_by_the_wrong_seat_is_found() {
    let text = escopa();
    let first = text.lines().nth(1).expect("a move");
    let other = if first.contains("\"seat\":0") {
        first.replace("\"seat\":0", "\"seat\":1")
    } else {
        first.replace("\"seat\":1", "\"seat\":0")
    };
    let (line, reason) = wrong(&text.replacen(first, &other, 1));
    assert_eq!(line, 2);
    assert!(matches!(reason, Reason::WrongSeat { given, expected } if given != expected));
}

#[test]
fn a_move_after_the_end_is_found() {
    let text = without_last_line(&escopa());
    let lines = text.lines().count();
    let (line, reason) = wrong(&(text + "{\"seat\":0,\"move\":\"7D\"}\n"));
    assert_eq!(line, lines + 1);
    assert!(matches!(reason, Reason::AfterEnd), "{reason}");
}

#[test]
fn nothing_may_follow_the_result() {
    let text = escopa();
    let last = text.lines().last().expect("a result").to_owned();
    let lines = text.lines().count();
    let (line, reason) = wrong(&(text + &last + "\n"));
    assert_eq!(line, lines + 1);
    assert!(matches!(reason, Reason::AfterResult), "{reason}");
}

#[test]
fn a_wrong_result_is_found_and_the_right_one_said() {
    let text = escopa();
    let last = text.lines().last().expect("a result").to_owned();
    let false_claim = r#"{"result":{"winners":[0],"points":[99,0]}}"#;
    let (line, reason) = wrong(&text.replace(&last, false_claim));
    assert_eq!(line, text.lines().count());
    let Reason::WrongResult { expected, .. } = reason else {
        panic!("{reason}");
    };
    assert!(last.contains(&serde_json::to_string(&expected).expect("JSON")));
}

#[test]
fn a_result_before_the_end_is_found() {
    let text = escopa();
    let last = text.lines().last().expect("a result").to_owned();
    let mut lines: Vec<&str> = text.lines().take(5).collect();
    lines.push(&last);
    let (line, reason) = wrong(&(lines.join("\n") + "\n"));
    assert_eq!(line, 6);
    assert!(matches!(reason, Reason::EarlyResult), "{reason}");
}

#[test]
fn a_header_that_this_program_cannot_follow_is_wrong_in_line_one() {
    let text = escopa();
    for (from, to, sign) in [
        ("\"game\":\"escopa\"", "\"game\":\"poker\"", "no game"),
        ("\"decks\":1", "\"decks\":9", "decks"),
        ("\"decks\":1", "\"jokers\":1", "jokers"),
        ("\"players\":2", "\"players\":5", "2, 3, 4, 6"),
        ("\"rules_version\":1", "\"rules_version\":7", "version 7"),
        ("chacha8/1", "dice/1", "dice/1"),
        ("\"generator\":\"chacha8/1\",", "", "unnamed"),
        ("\"seed\":7", "\"dealer\":0", "neither a seed nor a deck"),
        ("\"seed\":7", "\"seed\":7,\"dealer\":2", "0 to 1"),
        ("\"seats\":[]", "\"seats\":[\"ana\"]", "1 seats"),
        ("\"seed\":7", "\"deck\":[\"7D\"]", "40 cards"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from} is in the header");
        let (line, reason) = wrong(&changed);
        assert_eq!(line, 1, "{reason}");
        assert!(reason.to_string().contains(sign), "{reason}");
    }
}

/// The first round of a deck in order, always by the first legal move; also how it ended.
fn recorded_from_deck(game: &str, options: &Options, dealer: usize) -> (String, Phase) {
    let rules = AnyRules::parse(game, None, options).expect("good rules");
    let faces = rules.options();
    let has_figures = faces.get("faces").is_some_and(|f| f.as_str() == "figures");
    let missing = if has_figures { 8..=10 } else { 11..=13 };
    let deck: Vec<_> = baralho_cards::Card::all()
        .filter(|card| !missing.contains(&card.rank().number()))
        .collect();
    let mut game = rules
        .start_from_deck(&deck, Seat::new(dealer), 0)
        .expect("a whole deck");
    let header = Header {
        generator: None,
        seed: None,
        deck: Some(deck),
        dealer: Some(dealer),
        ..rules.header(Vec::new(), 0)
    };
    let mut file = Vec::new();
    let mut writer = Writer::start(&mut file, &header).expect("memory");
    while let Some(seat) = game.turn() {
        let first = game.legal_moves().swap_remove(0);
        let text = game.play(&first).expect("a legal move");
        let seat = seat.index();
        let line = Line::Move(MoveLine { seat, text });
        writer.line(&line).expect("memory");
    }
    let text = String::from_utf8(file).expect("JSON is text");
    (text, game.phase().clone())
}

#[test]
fn a_record_with_a_deck_is_dealt_from_it() {
    let (text, phase) = recorded_from_deck("escopa", &Options::new(), 1);
    let outcome = check(&text).expect("a good record").outcome;
    assert_eq!(phase, Phase::Over(outcome.expect("one round is all")));
    // Another dealer, another first player.
    let (line, reason) = wrong(&text.replacen("\"dealer\":1", "\"dealer\":0", 1));
    assert_eq!(line, 2);
    assert!(matches!(reason, Reason::WrongSeat { .. }), "{reason}");
}

#[test]
fn a_deck_serves_the_first_round_only() {
    let options = Options::new().with("target", 121);
    let (text, phase) = recorded_from_deck("scopa", &options, 0);
    assert!(matches!(phase, Phase::Pause { .. }));
    let text = text + "{\"seat\":0,\"move\":\"7D\"}\n";
    let (line, reason) = wrong(&text);
    assert_eq!(line, text.lines().count());
    assert!(matches!(reason, Reason::NoSeed { round: 2 }), "{reason}");
}

proptest! {
    #[test]
    fn no_bytes_make_reading_or_verifying_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        if let Ok(record) = Record::read(bytes.as_slice()) {
            let _ = verify(&record);
        }
    }

    #[test]
    fn a_record_with_some_bytes_changed_is_read_or_refused_without_panic(
        seed in 0_u64..20,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = recorded("escopa", &Options::new(), seed).into_bytes();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(record) = Record::read(bytes.as_slice()) {
            let _ = verify(&record);
        }
    }

    #[test]
    fn a_record_with_lines_swapped_or_lost_never_panics(
        game in prop::sample::select(PRESETS.map(|preset| preset.name).to_vec()),
        from in any::<prop::sample::Index>(),
        to in any::<prop::sample::Index>(),
        lose in any::<bool>(),
    ) {
        let text = recorded(game, &Options::new(), 5);
        let mut lines: Vec<&str> = text.lines().collect();
        let (from, to) = (1 + from.index(lines.len() - 1), 1 + to.index(lines.len() - 1));
        if lose {
            lines.remove(from);
        } else {
            lines.swap(from, to);
        }
        let report = check(&(lines.join("\n") + "\n"));
        if let Err(wrong) = report {
            prop_assert!(wrong.line > 1);
        }
    }
}
