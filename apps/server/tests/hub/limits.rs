//! How much one person, one client or one table may do, by the limits that hosts get.

use baralho_server::{
    config::Rate,
    hub::{Input, Limits},
};
use serde_json::json;

use crate::bench::{Bench, person, scopa};

#[test]
fn the_maker_of_a_table_has_it_even_when_it_is_handed_over() {
    let mut bench = Bench::new(Limits::default());
    let bia = bench.connect(2);
    let (mut opened, mut refused) = (0, 0);
    for _ in 0..40 {
        bench.wait(5_000);
        let ana = bench.connect(1);
        let create = json!({"type":"create","setup":scopa()});
        match bench.say(ana, &create).as_str() {
            "done" => {
                opened += 1;
                let table = bench.last_of(ana, "table")["table"].clone();
                let _ = bench.say(bia, &json!({"type":"join","table":table}));
                let _ = bench.say(ana, &json!({"type":"hand-over","person":2}));
            }
            "too-many-tables" => refused += 1,
            other => panic!("{other}"),
        }
    }
    assert_eq!((opened, refused), (5, 35));
}

#[test]
fn what_one_person_says_is_limited_and_so_is_what_a_table_hears() {
    let mut bench = Bench::new(Limits::default());
    let (_, _, table) = bench.two(&scopa());
    let chat = json!({"type":"chat","to":"table","text":"oi"});
    // Over many connections, and by many people.
    for who in 10..30 {
        for _ in 0..3 {
            let line = bench.connect_as(person(who), who as u8);
            bench.enter(line, &table);
            for _ in 0..20 {
                bench.say(line, &chat);
            }
        }
    }
    let lines = bench.lines(&table);
    let said = lines.iter().filter(|line| line["kind"] == "chat").count();
    assert!((20..=45).contains(&said), "{said}");
}

#[test]
fn the_lobby_hears_a_limited_number_of_things() {
    let mut bench = Bench::new(Limits::default());
    let listener = bench.connect(99);
    bench.ask(listener, &json!({"type":"lobby","on":true}));
    for who in 1..30 {
        let line = bench.connect(who);
        for _ in 0..58 {
            bench.say(line, &json!({"type":"chat","to":"lobby","text":"oi"}));
        }
    }
    let heard = bench.heard(listener);
    let said = heard
        .iter()
        .filter(|told| told["type"] == "lobby-chat")
        .count();
    assert!((20..=40).contains(&said), "{said}");
}

#[test]
fn what_a_person_changes_at_tables_is_limited_and_moves_are_not() {
    let mut bench = Bench::new(Limits::default());
    let ana = bench.connect(1);
    let table = bench.open(ana, &scopa());
    let mut refused = 0;
    for round in 0..500 {
        bench.wait(50);
        let wish = json!({"type":"ready","on":round % 2 == 0});
        refused += usize::from(bench.say(ana, &wish) == "too-fast");
    }
    assert!(refused > 300, "{refused}");
    assert!(bench.lines(&table).len() < 150);
}

#[test]
fn one_client_may_not_speak_for_everybody() {
    let mut bench = Bench::new(Limits::default());
    let lines: Vec<_> = (1..=100)
        .map(|who| bench.connect_as(person(who), 66))
        .collect();
    let mut done = 0;
    for _ in 0..50 {
        for &line in &lines {
            done += usize::from(bench.say(line, &json!({"type":"ping"})) == "done");
        }
    }
    assert!(done < 1_300, "{done}");
    let other = bench.connect_as(person(200), 7);
    bench.ask(other, &json!({"type":"ping"}));
}

#[test]
fn passwords_of_tables_are_guessed_slowly_and_nobody_waits_for_the_guesser() {
    let mut bench = Bench::new(Limits::default());
    let ana = bench.connect(1);
    let create = json!({"type":"create","setup":scopa(),"password":"segredo"});
    bench.say(ana, &create);
    bench.hash_passwords();
    let table = bench.last_of(ana, "table")["table"].clone();
    let guess = json!({"type":"join","table":table,"password":"wrong"});
    let mut tried = 0;
    let lines: Vec<_> = (10..60)
        .map(|who| bench.connect_as(person(who), 66))
        .collect();
    for round in 0..100 {
        for &line in &lines {
            bench.say(line, &guess);
        }
        assert!(
            bench.passwords.len() <= 8,
            "few of one client wait at a time"
        );
        if round % 2 == 0 {
            // Whoever knows the password has a place in the queue meanwhile.
            let bia = bench.connect_as(person(1_000 + round), 7);
            bench.say(
                bia,
                &json!({"type":"join","table":table,"password":"segredo"}),
            );
            let mine = bench.passwords.iter().any(|job| job.connection == bia);
            assert!(mine, "{round}");
        }
        tried += bench.passwords.len();
        bench.hash_passwords();
        bench.wait(100);
    }
    assert!(tried < 200, "{tried}");
}

#[test]
fn codes_of_tables_are_guessed_slowly() {
    let mut bench = Bench::new(Limits::default());
    let ana = bench.connect(1);
    let mut unknown = 0;
    for number in 0..200_u64 {
        bench.wait(50);
        let code = baralho_protocol::online::TableCode::from_bits(number << 20 | 16);
        let answer = bench.say(ana, &json!({"type":"join","table":code.to_string()}));
        unknown += usize::from(answer == "unknown-table");
    }
    assert!(unknown < 20, "{unknown}");
}

#[test]
fn a_log_has_an_end_and_a_match_that_is_being_played_has_one_too() {
    let mut bench = Bench::new(Limits {
        longest_log: 60,
        ..crate::bench::free()
    });
    let (ana, bia, table) = bench.two(&scopa());
    let chat = json!({"type":"chat","to":"table","text":"oi"});
    while bench.say(ana, &chat) == "done" {}
    bench.refused(ana, &chat, "log-full");
    bench.play(&[ana, bia]);
    assert!(
        bench
            .lines(&table)
            .iter()
            .any(|line| line["kind"] == "over")
    );
    for line in [ana, bia] {
        bench.refused(line, &json!({"type":"ready","on":true}), "log-full");
    }
    bench.ask(ana, &json!({"type":"leave"}));
}

#[test]
fn what_the_host_of_the_server_switches_off_is_off() {
    let mut limits = Limits {
        chat: false,
        bots: false,
        lobby: false,
        ..Limits::default()
    };
    limits.messages = Rate::ENDLESS;
    let mut bench = Bench::new(limits);
    let ana = bench.connect(1);
    bench.open(ana, &scopa());
    bench.refused(ana, &json!({"type":"bot","name":"greedy"}), "bad-bot");
    for room in ["table", "lobby"] {
        let chat = json!({"type":"chat","to":room,"text":"oi"});
        bench.refused(ana, &chat, "silenced");
    }
    let named = Limits {
        bot_names: vec!["random".into()],
        ..crate::bench::free()
    };
    bench.feed(Input::Limits(Box::new(named)));
    let bot = |name: &str| json!({"type":"bot","seat":1,"name":name});
    bench.refused(ana, &bot("greedy"), "bad-bot");
    bench.ask(ana, &bot("random"));
    let closed = Limits {
        lobby: false,
        ..crate::bench::free()
    };
    bench.feed(Input::Limits(Box::new(closed)));
    bench.ask(ana, &json!({"type":"lobby","on":true}));
    let lobby = bench.last_of(ana, "lobby");
    assert_eq!(
        (&lobby["tables"], &lobby["people"]),
        (&json!([]), &json!([]))
    );
}
