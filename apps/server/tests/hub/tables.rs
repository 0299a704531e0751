//! What happens at tables.

use baralho_game::Options;
use baralho_protocol::online::Person;
use baralho_server::hub::ConnectionId;
use baralho_storage::TableState;
use serde_json::{Value, json};

use crate::bench::{Bench, free, person, scopa};

fn setup(game: &str, players: usize) -> Value {
    json!({"game":game,"players":players})
}

#[test]
fn seats_that_the_shown_match_does_not_have_see_it_as_spectators() {
    for (game, players, seat) in [("scopa", 8, 6), ("rouba-montes", 20, 19)] {
        let (mut bench, ana, bia, table) = Bench::in_match(&scopa());
        bench.play(&[ana, bia]);
        bench.ask(ana, &json!({"type":"change","setup":setup(game, players)}));
        let caio = bench.connect(3);
        bench.enter(caio, &table);
        bench.ask(caio, &json!({"type":"sit","seat":seat}));
        bench.ask(caio, &json!({"type":"position"}));
        let position = bench.last_of(caio, "position");
        assert_eq!(position["seat"], seat);
        assert_eq!(position["view"]["seat"], Value::Null, "{position}");
        bench.enter(caio, &table);
        bench.ask(caio, &json!({"type":"sync","since":0}));
        let shown = bench.last_of(caio, "table");
        assert_eq!(shown["seat"], seat);
        assert_eq!(shown["match"]["setup"]["game"], "scopa");
        // Who comes back is shown the same.
        bench.hang_up(caio);
        let caio = bench.connect(3);
        bench.enter(caio, &table);
        assert_eq!(bench.counts().broken, 0);
    }
}

#[test]
fn who_takes_the_seat_of_somebody_who_played_is_not_shown_their_cards() {
    let (mut bench, ana, bia, table) = Bench::in_match(&setup("buraco", 2));
    bench.play(&[ana, bia]);
    bench.ask(bia, &json!({"type":"stand"}));
    let caio = bench.connect(3);
    bench.enter(caio, &table);
    bench.ask(caio, &json!({"type":"sit","seat":1}));
    bench.ask(caio, &json!({"type":"sync","since":0}));
    let shown = bench.last_of(caio, "table");
    assert_eq!(shown["seat"], 1);
    assert_eq!(shown["match"]["deal"]["hand"], json!([]), "{shown}");
}

#[test]
fn a_move_is_kept_and_told_as_the_game_writes_it() {
    let blanks = [
        "\n", "\t", "\r", "\u{b}", "\u{c}", "\u{a0}", "\u{2028}", " ",
    ];
    for game in ["scopa", "rouba-montes", "buraco"] {
        let (mut bench, ana, bia, table) = Bench::in_match(&setup(game, 2));
        bench.forget_heard();
        let mut typed = Vec::new();
        for blank in blanks {
            for line in [ana, bia] {
                bench.ask(line, &json!({"type":"position"}));
                let position = bench.last_of(line, "position");
                let Some(text) = position["moves"].get(0).and_then(Value::as_str) else {
                    continue;
                };
                let mut wish = json!({"type":"move","turn":position["turn"]});
                wish["move"] = format!("{text}{}", " ".repeat(15_000)).into();
                bench.refused(line, &wish, "bad-text");
                wish["move"] = format!("{text}{}", blank.repeat(9)).into();
                if bench.say(line, &wish) == "done" {
                    typed.push(text.to_owned());
                }
            }
        }
        assert!(!typed.is_empty(), "{game}");
        let lines = bench.lines(&table);
        let moves = lines.iter().filter(|line| line["kind"] == "move");
        let moves: Vec<&str> = moves.filter_map(|line| line["move"].as_str()).collect();
        assert_eq!(moves, typed);
        // Told live and told again: the same bytes.
        let live = told(&bench, ana);
        bench.forget_heard();
        let begin = live[0]["seq"].as_u64().expect("a number") - 1;
        bench.ask(ana, &json!({"type":"sync","since":begin}));
        assert_eq!(told(&bench, ana), live);
    }
}

fn told(bench: &Bench, line: ConnectionId) -> Vec<Value> {
    let mut heard = bench.heard(line);
    heard.retain(|told| told["type"] == "told");
    heard
}

#[test]
fn a_number_that_never_was_is_answered_with_the_table() {
    let mut bench = Bench::new(free());
    let (ana, ..) = bench.two(&scopa());
    bench.forget_heard();
    bench.ask(ana, &json!({"type":"sync","since":u64::MAX}));
    bench.last_of(ana, "table");
}

#[test]
fn what_was_missed_long_ago_is_shown_and_not_told() {
    let (mut bench, ana, _, _) = Bench::in_match(&scopa());
    for _ in 0..1_000 {
        bench.ask(ana, &json!({"type":"chat","to":"table","text":"oi"}));
    }
    bench.forget_heard();
    bench.ask(ana, &json!({"type":"sync","since":5}));
    assert_eq!(bench.heard(ana).len(), 2, "the table and done");
    // Little is told, line by line.
    let last = bench.last_of(ana, "table")["seq"]
        .as_u64()
        .expect("a number");
    bench.forget_heard();
    bench.ask(ana, &json!({"type":"sync","since":last - 3}));
    assert_eq!(told(&bench, ana).len(), 3);
}

#[test]
fn rounds_before_the_last_two_are_not_played_again_for_who_missed_them() {
    let (mut bench, ana, bia, _) =
        Bench::in_match(&json!({"game":"scopa","players":2,"rules":{"target":"11"}}));
    let mut numbers = Vec::new();
    for _ in 0..400 {
        for line in [ana, bia] {
            bench.forget_heard();
            bench.say(line, &json!({"type":"position"}));
            let position = bench.last_of(line, "position");
            if let Some(text) = position["moves"].get(0) {
                let wish = json!({"type":"move","move":text,"turn":position["turn"]});
                bench.say(line, &wish);
            }
        }
        bench.wait(20_000);
        let now = told(&bench, bia);
        numbers.extend(now.iter().filter_map(|told| told["seq"].as_u64()));
        if now.iter().any(|told| told["kind"] == "over") {
            break;
        }
    }
    let (first, last) = (numbers[0], *numbers.last().expect("told"));
    bench.forget_heard();
    bench.ask(ana, &json!({"type":"sync","since":first}));
    assert!(told(&bench, ana).is_empty());
    bench.last_of(ana, "table");
    // All of what is told again is what was told.
    for since in (last - 60..last).step_by(7) {
        bench.forget_heard();
        bench.ask(ana, &json!({"type":"sync","since":since}));
        let again = told(&bench, ana);
        let expected: Vec<u64> = (since + 1..=last).collect();
        let heard: Vec<u64> = again
            .iter()
            .filter_map(|told| told["seq"].as_u64())
            .collect();
        assert!(
            heard.is_empty() || heard[..expected.len()] == expected,
            "{since}"
        );
    }
}

#[test]
fn a_panic_costs_one_table_and_nobody_else_notices() {
    let (mut bench, ana, bia, table) = Bench::in_match(&scopa());
    let (caio, duda) = (bench.connect(3), bench.connect(4));
    let other = bench.open(caio, &scopa());
    bench.enter(duda, &other);
    // A bug: no rules have so many seats.
    bench.hub.break_table(table.parse().expect("a code"));
    bench.forget_heard();
    bench.say(ana, &json!({"type":"position"}));
    for line in [ana, bia] {
        assert_eq!(bench.last_of(line, "out")["code"], "closed");
    }
    let stored = &bench.stored[&table];
    assert_eq!(stored.state, Some(TableState::Closed));
    assert!(stored.lines.len() > 4, "its log is kept");
    bench.ask(duda, &json!({"type":"sit"}));
    bench.ask(ana, &json!({"type":"ping"}));
    bench.refused(ana, &json!({"type":"join","table":table}), "unknown-table");
    assert_eq!(bench.counts().broken, 1);
}

#[test]
fn a_host_is_an_account_and_not_a_name() {
    let (mut bench, ana, table) = Bench::opened(&scopa());
    bench.hang_up(ana);
    let renamed = Person {
        name: "Ana Lúcia".into(),
        ..person(1)
    };
    let ana = bench.connect_as(renamed, 1);
    bench.enter(ana, &table);
    let bia = bench.connect(2);
    bench.sit(bia, &table);
    bench.ask(ana, &json!({"type":"start"}));
}

#[test]
fn a_pause_is_ended_by_the_others_after_a_while() {
    let (mut bench, ana, bia, table) = Bench::in_match(&scopa());
    let eva = bench.connect(5);
    bench.enter(eva, &table);
    let pause = json!({"type":"pause"});
    bench.refused(bia, &pause, "not-host");
    bench.ask(ana, &pause);
    bench.wait(60_000);
    bench.refused(bia, &pause, "not-host");
    bench.wait(61_000);
    assert_eq!(bench.say(eva, &pause), "not-host", "only whoever plays");
    bench.ask(bia, &pause);
    assert_eq!(bench.say(bia, &pause), "not-host", "and only to go on");
    bench.ask(ana, &pause);
}

#[test]
fn talk_does_not_hold_bots_up() {
    let mut bench = Bench::new(baralho_server::hub::Limits {
        bot_pace: std::time::Duration::from_millis(700),
        ..free()
    });
    let ana = bench.connect(1);
    bench.open(ana, &setup("rouba-montes", 2));
    bench.ask(ana, &json!({"type":"bot","name":"draw"}));
    bench.ask(ana, &json!({"type":"start"}));
    let _ = bench.say(ana, &json!({"type":"move","move":"draw","turn":0}));
    for _ in 0..30 {
        bench.wait(600);
        bench.ask(ana, &json!({"type":"chat","to":"table","text":"oi"}));
    }
    assert!(bench.thinks > 0);
}

#[test]
fn a_bot_that_fails_is_replaced_and_the_table_is_told() {
    for said in ["", "nonsense"] {
        let (mut bench, ana, table) = Bench::opened(&setup("scopa", 3));
        bench.ask(ana, &json!({"type":"bot","name":"mestre:10it"}));
        bench.bots_say = Some(said);
        bench.ask(ana, &json!({"type":"start"}));
        let replaced = |bench: &Bench| {
            let lines = bench.lines(&table);
            let mut bots = lines.iter().filter(|line| line["kind"] == "bot");
            bots.any(|line| line["name"] == "greedy")
        };
        for _ in 0..10 {
            bench.move_on(&[ana]);
            bench.wait(1_000);
        }
        assert!(replaced(&bench), "{:?}", bench.lines(&table));
        // Even if the replacement fails, the match goes on.
        let lines = bench.lines(&table);
        let moves = lines.iter().filter(|line| line["kind"] == "move").count();
        assert!(moves > 9, "{moves}");
    }
}

#[test]
fn whoever_may_not_watch_goes_when_the_match_begins() {
    let mut bench = Bench::new(free());
    let (ana, bia, eva) = (bench.connect(1), bench.connect(2), bench.connect(5));
    let table = bench.open(ana, &json!({"game":"scopa","players":2,"spectators":false}));
    bench.enter(eva, &table);
    bench.sit(bia, &table);
    bench.ask(ana, &json!({"type":"start"}));
    assert_eq!(bench.last_of(eva, "out")["code"], "no-spectators");
    bench.refused(eva, &json!({"type":"position"}), "no-table");
    bench.ask(ana, &json!({"type":"position"}));
}

#[test]
fn newcomers_are_shown_who_is_silenced() {
    let (mut bench, ana, _, table) = Bench::in_match(&scopa());
    bench.ask(ana, &json!({"type":"silence","person":2,"on":true}));
    bench.refused(
        ana,
        &json!({"type":"silence","person":77,"on":true}),
        "nobody-there",
    );
    let eva = bench.connect(5);
    bench.enter(eva, &table);
    assert_eq!(bench.last_of(eva, "table")["silenced"], json!([2]));
}

#[test]
fn only_what_people_played_is_rated() {
    let finished = |kick: bool, leave: bool, moves: usize| {
        let (mut bench, ana, bia, table) = Bench::in_match(&scopa());
        for _ in 0..moves {
            bench.move_on(&[ana, bia]);
        }
        if kick {
            bench.ask(ana, &json!({"type":"kick","seat":1}));
        }
        if leave {
            bench.ask(bia, &json!({"type":"leave"}));
        }
        bench.play(&[ana, bia]);
        let finished = &bench.stored[&table].finished;
        assert_eq!(finished.len(), 1);
        finished[0].facts.rated
    };
    assert!(finished(false, false, 2));
    assert!(
        finished(false, true, 2),
        "who leaves a match that they play loses it"
    );
    assert!(!finished(true, false, 0));
    assert!(
        !finished(true, false, 2),
        "nobody is beaten by being sent away"
    );
    assert!(!finished(false, true, 0));
}

#[test]
fn time_never_runs_backwards_in_a_log() {
    let (mut bench, ana, _, table) = Bench::in_match(&scopa());
    bench.now -= 3_600_000;
    bench.ask(ana, &json!({"type":"chat","to":"table","text":"oi"}));
    let times: Vec<i64> = bench.stored[&table]
        .lines
        .iter()
        .map(|line| line.at)
        .collect();
    assert!(times.is_sorted(), "{times:?}");
}

#[test]
fn the_rules_that_are_shown_are_those_of_the_match() {
    let (mut bench, ana, bia, table) = Bench::in_match(&json!({
        "game":"scopa","players":2,"rules":{"target":"none"},"clock":{"kind":"move","seconds":60}
    }));
    bench.ask(ana, &json!({"type":"position"}));
    let turn = bench.last_of(ana, "position");
    let mover = if turn["moves"].get(0).is_some() {
        ana
    } else {
        bia
    };
    bench.ask(mover, &json!({"type":"extend"}));
    let extended = told(&bench, ana)
        .into_iter()
        .find(|told| told["kind"] == "extended");
    let extended = extended.expect("more time");
    bench.play(&[ana, bia]);
    bench.ask(
        ana,
        &json!({"type":"change","setup":{"game":"buraco","clock":{"kind":"move","seconds":90}}}),
    );
    bench.forget_heard();
    let since = extended["seq"].as_u64().expect("a number") - 1;
    bench.ask(ana, &json!({"type":"sync","since":since}));
    assert_eq!(told(&bench, ana)[0], extended);
    let eva = bench.connect(5);
    bench.enter(eva, &table);
    let shown = bench.last_of(eva, "table");
    assert_eq!(shown["setup"]["game"], "buraco");
    assert_eq!(shown["match"]["setup"]["game"], "scopa");
    let rules: Options =
        serde_json::from_value(shown["match"]["setup"]["rules"].clone()).expect("options");
    assert!(rules.iter().count() > 3);
}
