//! Between two rounds of a match.

use baralho_protocol::online::{PAUSE_S, Person, Stage, TableCode};
use baralho_server::hub::ConnectionId;
use serde_json::{Value, json};

use crate::bench::{Bench, free, person};

fn scopa(players: usize, rules: &Value) -> Value {
    json!({ "game": "scopa", "players": players, "rules": rules })
}

fn code(table: &str) -> TableCode {
    table.parse().expect("a code")
}

fn stage(bench: &Bench, table: &str) -> Stage {
    bench.hub.table(code(table)).expect("a table").stage
}

/// Plays to the end of a round; gives how it ended, as somebody was told.
#[track_caller]
fn play_a_round(bench: &mut Bench, table: &str, people: &[ConnectionId]) -> Value {
    for _ in 0..1_000 {
        if stage(bench, table) != Stage::Playing {
            let frames = bench.frames(people[0]).iter().rev();
            let last = frames
                .map(|(_, told)| told)
                .find(|told| !told["ending"].is_null());
            return last.expect("an ending")["ending"].clone();
        }
        bench.move_on(people);
    }
    panic!("the round never ends");
}

fn ready(on: bool) -> Value {
    json!({ "type": "ready", "on": on })
}

#[test]
fn the_next_round_begins_as_soon_as_everybody_is_ready_for_it() {
    let (mut bench, ana, bia, table) = Bench::in_match(&scopa(2, &json!({})));
    let ending = play_a_round(&mut bench, &table, &[ana, bia]);
    assert_eq!(ending["pause_s"], PAUSE_S);
    bench.ask(ana, &ready(true));
    bench.ask(ana, &ready(true));
    assert_eq!(bench.last_of(bia, "told")["kind"], "ready");
    // It can be taken back.
    bench.ask(ana, &ready(false));
    bench.ask(bia, &ready(true));
    assert_eq!(stage(&bench, &table), Stage::Between);
    bench.ask(ana, &ready(true));
    assert_eq!(stage(&bench, &table), Stage::Playing);
    assert_eq!(bench.last_of(bia, "told")["kind"], "round");
    // Nobody is ready for the round after it yet.
    bench.ask(bia, &json!({ "type": "sync", "since": 0 }));
    let shown = bench.last_of(bia, "table");
    assert!(
        shown["seats"]
            .as_array()
            .expect("seats")
            .iter()
            .all(|seat| seat["ready"].is_null())
    );
    // In the middle of a round there is nothing to be ready for.
    bench.refused(ana, &ready(true), "match-running");
    play_a_round(&mut bench, &table, &[ana, bia]);
    bench.ask(ana, &ready(true));
    assert_eq!(stage(&bench, &table), Stage::Between);
    assert_eq!(bench.counts().broken, 0);
}

#[test]
fn the_host_stops_the_countdown_and_everybody_ready_ends_the_stop() {
    let (mut bench, ana, bia, table) = Bench::in_match(&scopa(2, &json!({})));
    play_a_round(&mut bench, &table, &[ana, bia]);
    bench.ask(ana, &json!({ "type": "pause" }));
    bench.wait(600_000);
    assert_eq!(stage(&bench, &table), Stage::Between);
    bench.ask(bia, &ready(true));
    bench.ask(ana, &ready(true));
    assert_eq!(stage(&bench, &table), Stage::Playing);
    // The match goes on, and is not left standing still.
    play_a_round(&mut bench, &table, &[ana, bia]);
    assert_eq!(stage(&bench, &table), Stage::Between);
    // As ever, the host skips the countdown with a second word.
    bench.ask(ana, &json!({ "type": "pause" }));
    bench.ask(ana, &json!({ "type": "pause" }));
    bench.wait(0);
    assert_eq!(stage(&bench, &table), Stage::Playing);
}

#[test]
fn nobody_waits_for_bots_programs_and_whoever_is_away() {
    let mut bench = Bench::new(free());
    let program = Person {
        program: true,
        ..person(3)
    };
    let (ana, bia, robot) = (
        bench.connect(1),
        bench.connect(2),
        bench.connect_as(program, 3),
    );
    let table = bench.open(ana, &scopa(4, &json!({})));
    for other in [bia, robot] {
        bench.sit(other, &table);
    }
    bench.ask(ana, &json!({ "type": "bot", "name": "greedy" }));
    bench.ask(ana, &json!({ "type": "start" }));
    play_a_round(&mut bench, &table, &[ana, bia, robot]);
    bench.ask(ana, &ready(true));
    assert_eq!(stage(&bench, &table), Stage::Between, "Bia reads");
    bench.ask(bia, &ready(true));
    assert_eq!(stage(&bench, &table), Stage::Playing);
    play_a_round(&mut bench, &table, &[ana, bia, robot]);
    bench.hang_up(bia);
    bench.ask(ana, &ready(true));
    assert_eq!(stage(&bench, &table), Stage::Playing);
    // Watching is not playing.
    let eva = bench.connect(5);
    bench.enter(eva, &table);
    bench.refused(eva, &ready(true), "not-seated");
}

#[test]
fn the_pause_is_long_enough_to_hear_the_score_unless_the_host_says_how_long() {
    for (rules, pause) in [
        (json!({}), PAUSE_S),
        (json!({ "pause": "15" }), 15),
        (json!({ "pause": "1" }), 1),
    ] {
        let (mut bench, ana, bia, table) = Bench::in_match(&scopa(2, &rules));
        let shown = bench.last_of(ana, "table");
        assert_eq!(shown["setup"]["rules"]["pause"], pause);
        play_a_round(&mut bench, &table, &[ana, bia]);
        bench.wait(i64::from(pause) * 1_000 - 1);
        assert_eq!(stage(&bench, &table), Stage::Between, "{pause}");
        bench.wait(1);
        assert_eq!(stage(&bench, &table), Stage::Playing);
    }
    // Without a pause the rounds follow each other to the end of the match.
    let (mut bench, ana, bia, table) = Bench::in_match(&scopa(2, &json!({ "pause": "0" })));
    play_a_round(&mut bench, &table, &[ana, bia]);
    assert_eq!(stage(&bench, &table), Stage::Over);
    // A game without rounds has no pause to speak of.
    let mut bench = Bench::new(free());
    let ana = bench.connect(1);
    bench.open(ana, &json!({ "game": "buraco" }));
    assert_eq!(
        bench.last_of(ana, "table")["setup"]["rules"],
        json!({ "compat": "off" })
    );
}
