//! What must be true when all is over.

use baralho_table::{Table, TableConfig, client::Client};
use baralho_testkit::people::{MATCHES, stored_log, verify_records};

use crate::world::World;

pub(crate) fn check(world: &World) {
    let code = world.code().expect("a table was opened");
    let lines = stored_log(&world.store, &code.to_string());
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
