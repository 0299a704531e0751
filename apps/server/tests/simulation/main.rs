//! A whole server, its storage, the network and the people, in one process and from one
//! seed: frames are lost, doubled, late and out of order, connections break, the disk
//! fails before and after it has written, and the server crashes at any step. After the
//! storm every match must come to its end, and nothing that anybody was told may be lost.
//!
//! `BARALHO_EFFORT=5 cargo test -p baralho-server --test simulation` runs more of
//! them; `BARALHO_SEED=17` runs one, and a failure names its seed.

mod world;

use std::{env, panic};

use baralho_protocol::online::TableEvent;
use baralho_table::{Logged, Table, TableConfig, client::Client};
use baralho_testkit::people::{MATCHES, verify_records};

use world::World;

/// Simulations in the test command.
const USUAL: u64 = 2_000;

fn played(seed: u64) -> World {
    let mut world = World::new(seed);
    world.play();
    world
}

fn seeds() -> std::ops::Range<u64> {
    let number = |name: &str| env::var(name).ok().and_then(|text| text.parse().ok());
    match number("BARALHO_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..USUAL * baralho_laws::effort(),
    }
}

#[test]
fn whatever_fails_nothing_told_is_lost_and_every_game_goes_on() {
    let (mut crashes, mut behind, mut moves, mut undone) = (0, 0, 0, 0);
    for seed in seeds() {
        let world = panic::catch_unwind(|| {
            let world = played(seed);
            check(&world);
            world
        });
        let world = world.unwrap_or_else(|panic| {
            eprintln!("the failing seed: BARALHO_SEED={seed}");
            panic::resume_unwind(panic);
        });
        behind += world.behind;
        crashes += world.crashes;
        let log = world.log();
        let is_move = |line: &&Logged| matches!(line.event, TableEvent::Move { .. });
        moves += log.iter().filter(is_move).count();
        let is_back = |line: &&Logged| matches!(line.event, TableEvent::TakenBack { .. });
        undone += log.iter().filter(is_back).count();
    }
    if seeds().count() > 100 {
        assert!(crashes > 100 && behind > 100 && moves > 10_000 && undone > 100);
    }
}

#[test]
fn the_same_seed_is_the_same_story() {
    for seed in [3, 4] {
        let world = played(seed);
        check(&world);
        assert_eq!(world.log(), played(seed).log());
    }
}

/// What must be true when all is over.
fn check(world: &World) {
    let code = world.code().expect("a table was opened");
    let lines = world.log();
    for someone in &world.people {
        someone.check(&lines);
    }
    let everybody = world.people.iter();
    assert!(
        everybody.map(|p| p.fair).sum::<usize>() > 0,
        "nobody could check a deal"
    );
    sees_what_the_server_sees(world);
    assert!(verify_records(&world.store, &code.to_string(), &lines) >= MATCHES);
    let loaded = Table::load(code, TableConfig::default(), world.now, lines);
    assert!(loaded.is_ok(), "the log is a table's");
}

/// Everybody's picture, made of pieces, is the one a newcomer at their place is shown.
fn sees_what_the_server_sees(world: &World) {
    let table = world.table().expect("people are there");
    for someone in &world.people {
        let room = someone.client.room().expect("is at the table");
        let mut fresh = Client::new(None);
        let shown = table.snapshot(world.now, someone.who.id);
        fresh
            .feed(shown.as_bytes(), world.now)
            .expect("our own snapshot");
        while fresh.next_news().expect("our own snapshot").is_some() {}
        let other = fresh.room().expect("was shown");
        assert_eq!(room.seq(), other.seq());
        assert_eq!(room.seats, other.seats);
        assert_eq!(room.host, other.host);
        assert_eq!(room.clocks, other.clocks);
        assert_eq!(room.legal_moves(), other.legal_moves());
        assert_eq!((room.turn(), room.moves()), (other.turn(), other.moves()));
    }
}
