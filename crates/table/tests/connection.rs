//! What is said on a new connection, and what becomes of commands that were not answered.

use baralho_protocol::online::{
    Cards, Command, Refusal, Request, Room, TableCode, TableEvent, ToClient, Told,
};
use baralho_table::client::{Client, News};
use serde_json::json;

const CODE: TableCode = TableCode::from_bits(9 << 4);

fn tell(client: &mut Client, message: &serde_json::Value) -> Vec<News> {
    client
        .feed(message.to_string().as_bytes(), 0)
        .expect("a message");
    news(client)
}

fn news(client: &mut Client) -> Vec<News> {
    std::iter::from_fn(|| client.next_news().expect("the truth")).collect()
}

fn person(id: i64) -> serde_json::Value {
    json!({"id": id, "name": format!("p{id}")})
}

/// A client at a table where no match is played yet.
fn seated() -> Client {
    let mut client = Client::new(None);
    client.connected();
    let welcome = json!({"type": "welcome", "protocol": 1, "server": "", "now": 0,
        "tables": [], "you": person(1)});
    tell(&mut client, &welcome);
    let news = tell(&mut client, &client_table());
    assert_eq!(
        news,
        [
            News::Table { again: false },
            News::CaughtUp { stood_in: false }
        ]
    );
    client
}

/// Their table as it is shown to them.
fn client_table() -> serde_json::Value {
    let clocks = serde_json::to_value(baralho_protocol::online::Clocks::new(
        baralho_protocol::online::ClockRule::Off,
    ));
    json!({"type": "table", "table": CODE, "seq": 4, "now": 0, "seat": 0,
        "host": person(1), "setup": {"game": "escopa", "players": 2}, "locked": false,
        "seats": [{"who": person(1)}, {"who": person(2)}], "stage": "waiting",
        "paused": false, "clocks": clocks.expect("JSON"), "commitment": "", "seeds": ["", ""],
        "chat": []})
}

fn told(seq: u64, event: TableEvent) -> serde_json::Value {
    let cards: Cards = Cards::default();
    let told = Told {
        seq,
        at: 0,
        event,
        cards,
    };
    serde_json::to_value(ToClient::Told(told)).expect("JSON")
}

fn refused(request: &Request, why: &Refusal) -> serde_json::Value {
    json!({"type": "refused", "re": request.id, "code": why.code(), "message": ""})
}

fn chat(id: i64) -> TableEvent {
    let who = serde_json::from_value(person(id)).expect("a person");
    let text = "oi".to_owned();
    TableEvent::Chat { who, text }
}

#[test]
fn after_a_break_the_client_goes_on_where_it_was() {
    let mut client = seated();
    tell(
        &mut client,
        &told(5, TableEvent::Ready { seat: 1, on: true }),
    );
    client.disconnected();
    let said = client.connected();
    assert!(matches!(said[0].command, Command::Hello { .. }));
    let Command::Join { table, since, .. } = said[1].command else {
        panic!("not a join: {said:?}");
    };
    assert_eq!((table, since), (CODE, Some(5)));
}

#[test]
fn wishes_that_may_be_said_twice_are_and_others_are_given_back() {
    let mut client = seated();
    let ready = client.request(Command::Ready { on: true });
    let talk = Command::Chat {
        to: Room::Table,
        text: "oi".to_owned(),
    };
    client.request(talk.clone());
    client.disconnected();
    assert_eq!(news(&mut client), [News::Unanswered(talk)]);
    let said = client.connected();
    assert!(
        client.take_outbox().is_empty(),
        "not before the table is known"
    );
    tell(&mut client, &json!({"type": "done", "re": said[1].id}));
    assert_eq!(client.take_outbox(), [ready]);
}

#[test]
fn a_move_that_came_through_before_the_break_is_not_complained_about() {
    let mut client = seated();
    let first = client.request_move("7D".to_owned()).expect("at a table");
    client.disconnected();
    let said = client.connected();
    tell(&mut client, &json!({"type": "done", "re": said[1].id}));
    assert_eq!(client.take_outbox(), std::slice::from_ref(&first));
    assert!(client.is_moving());
    assert_eq!(tell(&mut client, &refused(&first, &Refusal::Stale(1))), []);
    assert!(!client.is_moving());
    // A move that was said once is another matter.
    let second = client.request_move("7D".to_owned()).expect("at a table");
    let news = tell(&mut client, &refused(&second, &Refusal::Stale(1)));
    assert!(
        matches!(&news[..], [News::Refused { command: Some(command), .. }] if *command == second.command)
    );
}

#[test]
fn a_gap_is_asked_for_once_and_doubles_are_not_heard() {
    let mut client = seated();
    assert_eq!(tell(&mut client, &told(7, TableEvent::Tick)), []);
    assert_eq!(tell(&mut client, &told(8, TableEvent::Tick)), []);
    let asked = client.take_outbox();
    assert_eq!(asked.len(), 1);
    assert_eq!(asked[0].command, Command::Sync { since: 4 });
    for seq in 5..=8 {
        assert_eq!(tell(&mut client, &told(seq, TableEvent::Tick)).len(), 1);
    }
    assert_eq!(tell(&mut client, &told(8, TableEvent::Tick)), []);
    assert_eq!(client.room().map(baralho_table::client::Room::seq), Some(8));
    assert!(client.take_outbox().is_empty());
}

#[test]
fn who_is_muted_is_not_heard_by_this_client() {
    let mut client = seated();
    client.mute(2, true);
    assert_eq!(tell(&mut client, &told(5, chat(2))), []);
    client.mute(2, false);
    assert_eq!(tell(&mut client, &told(6, chat(2))).len(), 1);
}

#[test]
fn whoever_is_sent_away_is_at_no_table_and_stays_away_after_a_break() {
    let mut client = seated();
    let out = json!({"type": "out", "table": CODE, "code": "kicked"});
    tell(&mut client, &out);
    assert!(client.room().is_none());
    client.disconnected();
    assert_eq!(client.connected().len(), 1, "only a hello");
}

#[test]
fn whoever_leaves_hears_that_it_is_done_and_nothing_of_a_broken_connection() {
    let mut client = seated();
    let leave = client.request(Command::Leave);
    let out = json!({"type": "out", "table": CODE, "code": "left"});
    let left = News::Out {
        table: CODE,
        code: "left".to_owned(),
        keeps_seat: false,
    };
    assert_eq!(tell(&mut client, &out), [left]);
    let done = json!({"type": "done", "re": leave.id});
    assert_eq!(tell(&mut client, &done), [News::Done(Command::Leave)]);
    assert!(!client.is_waiting());
}

#[test]
fn what_was_said_as_one_was_sent_away_is_answered_and_not_given_back() {
    let mut client = seated();
    let talk = client.request(Command::Chat {
        to: Room::Table,
        text: "oi".to_owned(),
    });
    let out = json!({"type": "out", "table": CODE, "code": "kicked"});
    assert_eq!(tell(&mut client, &out).len(), 1);
    assert!(client.is_waiting());
    // That there is no table any more, everybody knows by now.
    assert_eq!(tell(&mut client, &refused(&talk, &Refusal::NoTable)), []);
    assert!(!client.is_waiting());
}

#[test]
fn what_was_to_be_said_again_at_a_table_that_is_closed_is_given_back_but_for_leaving() {
    let mut client = seated();
    let ready = client.request(Command::Ready { on: true }).command;
    client.request(Command::Leave);
    client.disconnected();
    let said = client.connected();
    let news = tell(&mut client, &refused(&said[1], &Refusal::UnknownTable));
    assert!(matches!(news[0], News::Refused { .. }));
    assert_eq!(news[1..], [News::Unanswered(ready)]);
    assert!(!client.is_waiting());
}

#[test]
fn whoever_leaves_a_match_is_told_that_the_seat_is_kept() {
    let mut client = seated();
    tell(&mut client, &told(5, TableEvent::Tick));
    let mut shown = client_table();
    shown["stage"] = json!("playing");
    tell(&mut client, &shown);
    for (code, kept) in [("left", true), ("kicked", false)] {
        let out = json!({"type": "out", "table": CODE, "code": code});
        let news = tell(&mut client, &out);
        assert!(
            matches!(news[0], News::Out { keeps_seat, .. } if keeps_seat == kept),
            "{code}: {news:?}"
        );
        tell(&mut client, &shown);
    }
}

#[test]
fn hosts_know_who_watches() {
    let mut client = seated();
    let watching = json!({"type": "watching", "table": CODE, "people": [person(3)], "more": 4});
    assert_eq!(tell(&mut client, &watching), [News::Watching]);
    let room = client.room().expect("at a table");
    let (people, more) = room.watching();
    assert_eq!((people[0].id, more), (3, 4));
    let elsewhere = json!({"type": "watching", "table": TableCode::from_bits(0), "people": []});
    assert_eq!(tell(&mut client, &elsewhere), []);
    let room = client.room().expect("at a table");
    assert_eq!(room.watching().0.len(), 1);
}

#[test]
fn what_only_later_versions_say_is_overlooked_but_counted() {
    let mut client = seated();
    let confetti = json!({"type": "confetti", "colour": "red"});
    assert_eq!(tell(&mut client, &confetti), []);
    let seq = client.room().expect("at a table").seq();
    let confetti = json!({"type": "told", "seq": seq + 1, "at": 5, "kind": "confetti", "seat": 0});
    let news = tell(&mut client, &confetti);
    assert!(matches!(&news[..], [News::Told { old: false, .. }]));
    assert_eq!(client.room().expect("at a table").seq(), seq + 1);
    // A log that cannot be understood is not taken up.
    assert!(baralho_table::Logged::read(5, r#"{"kind":"confetti","seat":0}"#).is_err());
    assert!(baralho_table::Logged::read(5, r#"{"kind":"tick"}"#).is_ok());
}

#[test]
fn only_whoever_plays_with_bots_alone_may_be_told_the_best_move() {
    let mut client = seated();
    assert!(!client.room().expect("at a table").plays_alone());
    // A bot that stands in plays for somebody.
    let bot = "greedy".to_owned();
    tell(&mut client, &told(5, TableEvent::StandIn { seat: 1, bot }));
    assert!(!client.room().expect("at a table").plays_alone());
    let name = "greedy".to_owned();
    tell(&mut client, &told(6, TableEvent::Bot { seat: 1, name }));
    assert!(client.room().expect("at a table").plays_alone());
}

#[test]
fn a_wish_that_came_too_fast_does_not_wait_for_ever() {
    let mut client = seated();
    let command = client.request(Command::Start).command;
    let refused =
        json!({"type": "refused", "re": null, "code": Refusal::TooFast.code(), "message": ""});
    let news = tell(&mut client, &refused);
    assert!(
        matches!(&news[..], [News::Refused { command: Some(refused), .. }] if *refused == command)
    );
    assert!(!client.is_waiting());
}
