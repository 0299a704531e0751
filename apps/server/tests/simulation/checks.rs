//! What must be true when all is over.

use baralho_game::record::Record;
use baralho_protocol::online::TableEvent;
use baralho_storage::Store as _;
use baralho_table::client::Client;
use baralho_table::{Logged, Table, TableConfig};
use baralho_testkit::people::MATCHES;

use crate::world::World;

pub(crate) fn check(world: &World) {
    for someone in &world.people {
        let name = &someone.who.name;
        assert!(
            someone.complaints.is_empty(),
            "{name}: {:?}",
            someone.complaints
        );
        assert_eq!(
            someone.unfair, 0,
            "{name} was dealt other cards than promised"
        );
        assert!(
            someone.is_content(),
            "{name} waits for ever: {:?} at {}",
            someone
                .client()
                .room()
                .map(|room| (room.seq(), room.number(), room.turn())),
            world.now
        );
    }
    let everybody = world.people.iter();
    assert!(
        everybody.map(|p| p.fair).sum::<usize>() > 0,
        "nobody could check a deal"
    );
    sees_what_the_server_sees(world);
    let lines: Vec<Logged> = world
        .log()
        .iter()
        .map(|line| Logged::read(line.at, &line.body).expect("our own line"))
        .collect();
    for someone in &world.people {
        let lost = someone.lost(&lines);
        assert!(lost.is_empty(), "{} was told {lost:?}", someone.who.name);
    }
    let code = world.code().expect("a table was opened");
    let loaded = Table::load(code, TableConfig::default(), world.now, lines.clone());
    assert!(loaded.is_ok(), "the log is a table's");
    records_verify(world, &lines);
}

/// Everybody's picture, made of pieces, is the one a newcomer at their place is shown.
fn sees_what_the_server_sees(world: &World) {
    let table = world.table().expect("people are there");
    for someone in &world.people {
        let room = someone.client().room().expect("is at the table");
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

fn records_verify(world: &World, lines: &[Logged]) {
    let code = world.code().expect("a table was opened").to_string();
    let over = |line: &&Logged| matches!(line.event, TableEvent::Over { .. });
    let finished = lines.iter().filter(over).count() as u32;
    assert!(finished >= MATCHES);
    for number in 1..=finished {
        let game = world.store.game(&code, number).expect("a store in memory");
        let (_, record) = game.expect("the game is stored with the line that ended it");
        let record = Record::read(record.as_bytes()).expect("a record");
        let report = baralho_catalog::verify(&record);
        assert!(report.is_ok(), "{report:?}");
        assert!(record.header.fair.is_some());
    }
}
