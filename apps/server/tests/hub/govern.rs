//! What those who run the server decide, and what people tell them.

use baralho_server::hub::{Governing, Hub, Keep};
use serde_json::{Value, json};

use crate::bench::{Bench, free, person, scopa};

#[test]
fn who_is_banned_goes_at_once_and_nobody_else() {
    let (mut bench, ana, bia, _) = Bench::in_match(&scopa());
    let caio = bench.connect_as(person(3), 77);
    bench.govern(Governing {
        banned: [2].into(),
        ranges: vec!["10.0.0.77".parse().expect("an address")],
        ..Governing::default()
    });
    for line in [bia, caio] {
        assert_eq!(bench.last_of(line, "bye")["code"], "banned");
        assert_eq!(bench.closed.get(&line), Some(&1008));
    }
    bench.ask(ana, &json!({"type":"ping"}));
    bench.ask(ana, &json!({"type":"position"}));
}

#[test]
fn who_is_muted_plays_on_and_says_nothing() {
    let (mut bench, _, bia, _) = Bench::in_match(&scopa());
    bench.govern(Governing {
        muted: [2].into(),
        ..Governing::default()
    });
    for room in ["table", "lobby"] {
        let chat = json!({"type":"chat","to":room,"text":"oi"});
        bench.refused(bia, &chat, "silenced");
    }
    bench.ask(bia, &json!({"type":"position"}));
    bench.govern(Governing::default());
    bench.ask(bia, &json!({"type":"chat","to":"table","text":"oi"}));
}

#[test]
fn a_table_is_closed_whatever_is_played_and_stays_so() {
    let (mut bench, ana, bia, table) = Bench::in_match(&scopa());
    bench.govern(Governing {
        closing: [table.parse().expect("a code")].into(),
        ..Governing::default()
    });
    for line in [ana, bia] {
        assert_eq!(bench.last_of(line, "out")["code"], "closed");
        bench.refused(line, &json!({"type":"join","table":table}), "unknown-table");
    }
    let lines = bench.lines(&table);
    assert_eq!(lines.last().expect("a line")["kind"], "closed");
}

#[test]
fn a_table_that_was_to_be_closed_while_nobody_had_it_is_closed_when_it_is_found() {
    let (mut bench, _, _, table) = Bench::in_match(&scopa());
    let code = table.parse().expect("a code");
    // The server starts anew.
    bench.hub = Hub::new(free(), [4; 32]);
    bench.govern(Governing {
        closing: [code].into(),
        ..Governing::default()
    });
    let ana = bench.connect(1);
    bench.refused(ana, &json!({"type":"join","table":table}), "unknown-table");
    let lines = bench.lines(&table);
    assert_eq!(lines.last().expect("a line")["kind"], "closed");
}

#[test]
fn while_nothing_new_may_begin_matches_go_on_to_their_end() {
    let (mut bench, ana, bia, _) = Bench::in_match(&scopa());
    bench.govern(Governing {
        read_only: true,
        ..Governing::default()
    });
    let create = json!({"type":"create","setup":scopa()});
    let caio = bench.connect(3);
    bench.refused(caio, &create, "read-only");
    bench.play(&[ana, bia]);
    bench.refused(ana, &json!({"type":"ready","on":true}), "read-only");
    bench.refused(ana, &json!({"type":"start"}), "read-only");
    bench.govern(Governing::default());
    bench.ask(caio, &create);
}

#[test]
fn everybody_hears_a_notice_once_and_newcomers_at_their_hello() {
    let mut bench = Bench::new(free());
    let ana = bench.connect(1);
    let governing = Governing {
        notice: Some("Back at nine.".into()),
        ..Governing::default()
    };
    for _ in 0..2 {
        bench.govern(governing.clone());
    }
    let bia = bench.connect(2);
    for line in [ana, bia] {
        let heard = bench.heard(line);
        let notices = heard.iter().filter(|told| told["type"] == "notice");
        assert_eq!(notices.count(), 1);
        assert_eq!(bench.last_of(line, "notice")["text"], "Back at nine.");
    }
}

#[test]
fn a_report_quotes_what_was_said_and_where() {
    let (mut bench, ana, bia, table) = Bench::in_match(&scopa());
    bench.ask(bia, &json!({"type":"chat","to":"table","text":"rude"}));
    bench.ask(
        ana,
        &json!({"type":"report","person":2,"text":"He is\u{2028}rude"}),
    );
    let [Keep::Report(report)] = &bench.kept[..] else {
        panic!("{:?}", bench.kept);
    };
    assert_eq!((report.reporter, report.about), (1, 2));
    assert_eq!(report.table.as_ref(), Some(&table));
    assert_eq!(report.text, "He is rude");
    let said: Value = serde_json::from_str(&report.said).expect("JSON");
    assert_eq!(said[0]["text"], "rude");
    for (person, text) in [(1, ""), (77, ""), (2, &*"x".repeat(501))] {
        let report = json!({"type":"report","person":person,"text":text});
        assert_ne!(bench.say(ana, &report), "done", "{person}");
    }
    assert_eq!(bench.kept.len(), 1);
    bench.ask(ana, &json!({"type":"leave"}));
    bench.ask(ana, &json!({"type":"report","person":2}));
}

#[test]
fn who_is_blocked_does_not_come_to_the_tables_of_whoever_blocked_them() {
    let (mut bench, ana, table) = Bench::opened(&scopa());
    bench.ask(ana, &json!({"type":"block","person":2,"on":true}));
    let bia = bench.connect(2);
    let join = json!({"type":"join","table":table});
    bench.refused(bia, &join, "banned");
    bench.ask(ana, &json!({"type":"block","person":2,"on":false}));
    bench.ask(bia, &join);
    assert_eq!(bench.kept.len(), 2);
    assert_ne!(
        bench.say(ana, &json!({"type":"block","person":1,"on":true})),
        "done"
    );
    // Another device is told whom one does not want to hear.
    bench.hang_up(ana);
    bench.blocked = vec![7, 9];
    let ana = bench.connect(1);
    assert_eq!(bench.last_of(ana, "welcome")["blocked"], json!([7, 9]));
}
