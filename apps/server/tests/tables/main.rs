//! What people do at tables, over real connections: on SQLite and on a real PostgreSQL.

use std::{sync::Arc, time::Duration};

use baralho_storage::{Store, TableState};
use baralho_testkit::{Guest, Postgres, TestServer, unhurried, until};
use serde_json::json;

fn sqlite(scenario: impl Fn(&TestServer)) {
    let (_folder, store) = on_disk();
    scenario(&TestServer::over(store, unhurried));
}

fn on_disk() -> (tempfile::TempDir, Arc<Store>) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = baralho_storage::open(folder.path(), None).expect("SQLite");
    (folder, store)
}

/// Something people do at a server.
type Scenario = fn(&TestServer);

fn postgresql(scenarios: &[(&str, Scenario)]) {
    let mut database = Postgres::start();
    for (name, scenario) in scenarios {
        eprintln!("{name}");
        let url = database.new_database();
        let store = baralho_storage::open(std::path::Path::new("/nonexistent"), Some(&url));
        let store: Arc<Store> = store.expect("PostgreSQL");
        scenario(&TestServer::over(store, unhurried));
    }
}

macro_rules! scenarios {
    ($($name:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[test] fn $name() { super::sqlite(super::$name); })*
        }

        #[test]
        fn all_of_it_on_postgresql() {
            postgresql(&[$((stringify!($name), $name)),*]);
        }
    };
}

scenarios![
    who_drops_is_played_for_by_a_bot_and_gets_the_seat_back,
    the_host_role_moves_on_when_the_host_leaves,
    a_table_with_a_password_lets_in_who_knows_it,
    a_spectator_sees_no_hand,
    after_a_match_everybodys_wish_for_another_is_enough,
    team_games_move_the_ratings_of_both_partners_alike,
    the_host_changes_pauses_kicks_silences_and_hands_over,
    a_clock_that_runs_out_lets_a_bot_move_and_can_be_extended,
    too_many_tables_are_refused,
    a_message_that_is_too_long_costs_only_its_sender,
    nobody_can_play_for_another,
];

fn two_at_a_table(server: &TestServer, setup: &serde_json::Value) -> (Guest, Guest, String) {
    let (mut ana, mut bia) = (server.guest("Ana"), server.guest("Bia"));
    let table = ana.create(setup);
    bia.join(&table);
    bia.ask(&json!({"type":"sit"}));
    bia.ask(&json!({"type":"ready","on":true}));
    ana.ask(&json!({"type":"start"}));
    ana.hear("started");
    bia.hear("started");
    (ana, bia, table)
}

fn who_drops_is_played_for_by_a_bot_and_gets_the_seat_back(server: &TestServer) {
    let (mut ana, mut bia, table) = two_at_a_table(server, &json!({"game":"escopa"}));
    let heard = bia.seq();
    bia.hang_up();
    ana.hear("away");
    let stand_in = ana.hear("stand-in");
    assert_eq!(stand_in["seat"], 1);
    // The bot plays while Ana does.
    let mut moves = 0;
    while moves < 4 {
        if ana.is_my_turn() {
            ana.move_any();
        }
        let told = ana.hear("move");
        if told["seat"] == 1 {
            assert_eq!(told["by"], "stand-in");
            moves += 1;
        }
    }
    bia.connect();
    bia.ask(&json!({"type":"join","table":table,"since":heard}));
    let missed: Vec<u64> = bia.told_since(heard);
    let expected: Vec<u64> = (heard + 1..=*missed.last().expect("something was missed")).collect();
    assert_eq!(missed, expected, "exactly what was missed, in order");
    ana.hear("back");
    for _ in 0..200 {
        if bia.is_my_turn() {
            break;
        }
        if ana.is_my_turn() {
            ana.move_any();
        }
        bia.listen();
        ana.listen();
    }
    bia.move_any();
    let own =
        ana.hear_where(|told| told["kind"] == "move" && told["seat"] == 1 && told["by"].is_null());
    assert_eq!(own["seat"], 1);
}

fn the_host_role_moves_on_when_the_host_leaves(server: &TestServer) {
    let (mut ana, mut bia, table) = two_at_a_table(server, &json!({"game":"escopa"}));
    bia.refused(&json!({"type":"pause"}), "not-host");
    ana.ask(&json!({"type":"leave"}));
    let host = bia.hear("host");
    assert_eq!(host["who"]["name"], "Bia");
    bia.ask(&json!({"type":"pause"}));
    bia.ask(&json!({"type":"pause"}));
    // Ana's seat was kept; she comes back to it, but not to her powers.
    ana.join(&table);
    bia.hear("back");
    ana.refused(&json!({"type":"pause"}), "not-host");
}

fn a_table_with_a_password_lets_in_who_knows_it(server: &TestServer) {
    let (mut ana, mut bia) = (server.guest("Ana"), server.guest("Bia"));
    ana.ask(&json!({"type":"create","setup":{"game":"escopa"},"password":"açaí"}));
    let table = ana.table()["table"].clone();
    let join = |password: Option<&str>| json!({"type":"join","table":table,"password":password});
    bia.refused(&join(None), "needs-password");
    bia.refused(&join(Some("acai")), "wrong-password");
    bia.ask(&join(Some("açaí")));
    bia.ask(&json!({"type":"sit"}));
    // Who has a seat needs it no more.
    bia.hang_up();
    bia.connect();
    bia.ask(&join(None));
}

fn a_spectator_sees_no_hand(server: &TestServer) {
    let (mut ana, _bia, table) = two_at_a_table(server, &json!({"game":"escopa"}));
    let mut eva = server.guest("Eva");
    eva.join(&table);
    let shown = eva.table();
    assert_eq!(shown["seat"], json!(null));
    assert_eq!(shown["match"]["deal"]["hand"], json!([]));
    eva.refused(&json!({"type":"move","move":"7D","turn":0}), "not-seated");
    ana.ask(&json!({"type":"chat","to":"table","text":"<b>Oi</b> Eva"}));
    assert_eq!(eva.hear("chat")["text"], "<b>Oi</b> Eva");
    // A record is nobody's before its end.
    assert_eq!(server.get(&format!("/api/records/{table}/1")).status, 404);
}

fn play_out(people: &mut [&mut Guest]) {
    for _ in 0..20_000 {
        let mover = people.iter_mut().find(|guest| guest.is_my_turn());
        if let Some(mover) = mover {
            mover.move_any();
        }
        for guest in people.iter_mut() {
            guest.listen();
        }
        if people.iter().all(|guest| guest.is_over()) {
            return;
        }
    }
    panic!("the match does not end");
}

fn after_a_match_everybodys_wish_for_another_is_enough(server: &TestServer) {
    let (mut ana, mut bia, table) = two_at_a_table(server, &json!({"game":"escopa"}));
    play_out(&mut [&mut ana, &mut bia]);
    assert_eq!(server.get(&format!("/api/records/{table}/1")).status, 200);
    bia.ask(&json!({"type":"ready","on":true}));
    ana.ask(&json!({"type":"ready","on":true}));
    let second = bia.hear_where(|told| told["kind"] == "started" && told["number"] == 2);
    assert_eq!(second["names"], json!(["Ana", "Bia"]));
    ana.hear_where(|told| told["kind"] == "started" && told["number"] == 2);
    play_out(&mut [&mut ana, &mut bia]);
}

fn team_games_move_the_ratings_of_both_partners_alike(server: &TestServer) {
    let names = ["Ana", "Bia", "Caio", "Duda"];
    let mut people: Vec<Guest> = names.iter().map(|name| server.guest(name)).collect();
    for guest in &mut people {
        guest.register();
    }
    let table = people[0].create(&json!({"game":"scopone","rules":{"target":"none"}}));
    for guest in &mut people[1..] {
        guest.join(&table);
        guest.ask(&json!({"type":"sit"}));
        guest.ask(&json!({"type":"ready","on":true}));
    }
    people[0].ask(&json!({"type":"start"}));
    for guest in &mut people {
        guest.hear("started");
    }
    let mut all: Vec<&mut Guest> = people.iter_mut().collect();
    play_out(&mut all);
    let over = people[0].last("over");
    let board = server.get("/api/leaderboards/scopone");
    assert_eq!(board.status, 200, "{board:?}");
    let board = board.json();
    let ranked = board["people"].as_array().expect("people");
    assert_eq!(ranked.len(), 4, "{board}");
    let rating = |name: &str| {
        let row = ranked
            .iter()
            .find(|row| row.to_string().contains(&format!("\"{name}\"")));
        let row = row.unwrap_or_else(|| panic!("{name} in {board}"));
        let rating = row["rating"]
            .as_f64()
            .or_else(|| row["rating"]["mu"].as_f64());
        rating.unwrap_or_else(|| panic!("{row}"))
    };
    assert!((rating("Ana") - rating("Caio")).abs() < 1e-9);
    assert!((rating("Bia") - rating("Duda")).abs() < 1e-9);
    match over["winners"].as_array().map(Vec::as_slice) {
        Some([side]) if side == 0 => assert!(rating("Ana") > rating("Bia")),
        Some([_]) => assert!(rating("Ana") < rating("Bia")),
        _ => {}
    }
}

fn the_host_changes_pauses_kicks_silences_and_hands_over(server: &TestServer) {
    let (mut ana, mut bia, mut eva) = (
        server.guest("Ana"),
        server.guest("Bia"),
        server.guest("Eva"),
    );
    let table = ana.create(&json!({"game":"escopa"}));
    bia.join(&table);
    eva.join(&table);
    bia.ask(&json!({"type":"sit"}));
    bia.refused(
        &json!({"type":"change","setup":{"game":"buraco"}}),
        "not-host",
    );
    ana.refused(
        &json!({"type":"change","setup":{"game":"poker"}}),
        "bad-rules",
    );
    ana.refused(&json!({"type":"start"}), "not-ready");
    ana.ask(&json!({"type":"change","setup":{"game":"scopa","players":3,"rules":{"target":5}}}));
    assert_eq!(bia.hear("changed")["setup"]["rules"]["target"], 5);
    ana.refused(&json!({"type":"start"}), "seats-empty");
    ana.refused(&json!({"type":"bot","name":"vidente"}), "bad-bot");
    ana.refused(&json!({"type":"bot","name":"mestre:1h"}), "bad-bot");
    ana.ask(&json!({"type":"bot","name":"greedy"}));
    let silenced = eva.id();
    ana.ask(&json!({"type":"silence","person":silenced,"on":true}));
    eva.refused(&json!({"type":"chat","to":"table","text":"oi"}), "silenced");
    ana.ask(&json!({"type":"expel","person":silenced}));
    assert_eq!(eva.hear_type("out")["code"], "kicked");
    eva.refused(&json!({"type":"join","table":table}), "banned");
    bia.ask(&json!({"type":"ready","on":true}));
    ana.ask(&json!({"type":"start"}));
    bia.hear("started");
    ana.hear("started");
    ana.ask(&json!({"type":"pause"}));
    bia.hear("paused");
    let mut either = if bia.is_my_turn() {
        bia.first_move()
    } else {
        ana.first_move()
    };
    if either.is_none() {
        either = Some("7D".to_owned());
    }
    let wish = json!({"type":"move","move":either,"turn":ana.turn()});
    let who = if bia.is_my_turn() { &mut bia } else { &mut ana };
    if who.is_my_turn() {
        who.refused(&wish, "paused");
    }
    let heir = bia.id();
    ana.ask(&json!({"type":"hand-over","person":heir}));
    ana.refused(&json!({"type":"pause"}), "not-host");
    bia.ask(&json!({"type":"pause"}));
    bia.ask(&json!({"type":"kick","seat":0}));
    assert_eq!(ana.hear_type("out")["code"], "kicked");
    assert_eq!(bia.hear("stand-in")["seat"], 0);
}

fn a_clock_that_runs_out_lets_a_bot_move_and_can_be_extended(server: &TestServer) {
    let clock = json!({"game":"escopa","clock":{"kind":"move","seconds":5}});
    let (mut ana, mut bia, _) = two_at_a_table(server, &clock);
    let (first, second) = if ana.is_my_turn() {
        (&mut ana, &mut bia)
    } else {
        (&mut bia, &mut ana)
    };
    second.refused(&json!({"type":"extend"}), "no-more-time");
    first.ask(&json!({"type":"extend"}));
    assert_eq!(second.hear("extended")["more"], 5_000);
    first.move_any();
    // The other lets the time go by.
    let late = first.hear_where(|told| told["kind"] == "move" && told["by"] == "clock");
    assert_ne!(late["seat"], first.seat());
}

fn too_many_tables_are_refused(server: &TestServer) {
    let mut ana = server.guest("Ana");
    for _ in 0..5 {
        ana.create(&json!({"game":"escopa"}));
    }
    let create = json!({"type":"create","setup":{"game":"escopa"}});
    ana.refused(&create, "too-many-tables");
    ana.ask(&json!({"type":"leave"}));
    ana.ask(&create);
}

fn a_message_that_is_too_long_costs_only_its_sender(server: &TestServer) {
    let (mut ana, mut bia, _) = two_at_a_table(server, &json!({"game":"escopa"}));
    let chat = |length: usize| json!({"type":"chat","to":"table","text":"a".repeat(length)});
    ana.refused(&chat(501), "bad-text");
    ana.refused_anyhow(&chat(17_000).to_string(), "too-long");
    ana.refused_anyhow("{", "bad-message");
    ana.refused_anyhow(r#"{"type":"fly"}"#, "bad-message");
    ana.shout(&chat(200_000).to_string());
    bia.hear("away");
    bia.ask(&json!({"type":"chat","to":"table","text":"oi"}));
}

fn nobody_can_play_for_another(server: &TestServer) {
    let (mut ana, mut bia, _) = two_at_a_table(server, &json!({"game":"escopa"}));
    let (mover, other) = if ana.is_my_turn() {
        (&mut ana, &mut bia)
    } else {
        (&mut bia, &mut ana)
    };
    let text = mover.first_move().expect("a move");
    let wish = json!({"type":"move","move":text,"turn":0});
    other.refused(&wish, "not-your-turn");
    mover.ask(&wish);
    mover.refused(&wish, "stale");
    let mut evil = mover.browser().clone().upgrading();
    evil.headers.retain(|(name, _)| name != "Origin");
    let mut evil = evil.with("Origin", "http://evil.example");
    evil.get("/ws").refused(403, "wrong-origin");
    let mut stranger = server.browser().as_page().upgrading();
    stranger.get("/ws").refused(401, "not-signed-in");
    stranger.cookies = vec![("baralho".into(), "stolen".into())];
    stranger.get("/ws").refused(401, "not-signed-in");
}

#[test]
fn who_gives_no_sign_of_life_is_away_for_the_others() {
    let (_folder, store) = on_disk();
    let server = TestServer::over(store, |config| {
        unhurried(config);
        config.limits.signs_of_life = Duration::from_secs(1);
        config.hub.grace = Duration::from_mins(1);
    });
    let (mut ana, _bia, _) = two_at_a_table(&server, &json!({"game":"escopa"}));
    // Bia's line is open, but nobody is at its other end any more.
    assert_eq!(ana.hear("away")["seat"], 1);
}

#[test]
fn a_table_that_nobody_attends_is_put_away_and_comes_back() {
    let (_folder, store) = on_disk();
    let server = TestServer::over(Arc::clone(&store), |config| {
        unhurried(config);
        config.hub.idle = Duration::from_millis(300);
    });
    let (mut ana, mut bia, table) = two_at_a_table(&server, &json!({"game":"escopa"}));
    ana.hang_up();
    bia.hang_up();
    let archived = || store.tables(TableState::Archived).expect("storage");
    until(|| archived() == [table.as_str()]);
    ana.connect();
    ana.join(&table);
    let shown = ana.table();
    assert_eq!(
        (&shown["seat"], &shown["stage"]),
        (&json!(0), &json!("playing"))
    );
    assert_eq!(archived(), Vec::<String>::new());
    ana.ask(&json!({"type":"chat","to":"table","text":"de novo"}));
}
