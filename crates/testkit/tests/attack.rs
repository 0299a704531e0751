//! Whoever measures attacks must see those that do harm, and only those.

use std::{path::Path, process::Command, time::Duration};

use baralho_server::config::Rate;
use baralho_testkit::{
    End, Process, Socket, TestServer,
    attack::{Attack, Figures, Findings, measure},
    process::ANYWHERE,
    serve_if_asked, this_program,
};

#[test]
#[ignore = "the other tests start it as a process of its own"]
fn the_server_itself() {
    serve_if_asked(|_| {});
}

fn measured(data: &Path, seconds: u64, attack: impl FnOnce(Attack) -> Findings + Send) -> Figures {
    let mut command = this_program("the_server_itself", ANYWHERE, data, None);
    let server = Process::start(&mut command).expect("a server");
    measure(server, data, Duration::from_secs(seconds), attack)
}

#[test]
fn an_attack_of_nothing_at_all_costs_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let figures = measured(folder.path(), 3, |_| Findings::default());
    assert!(figures.pings > 100 && figures.moves > 0, "{figures:?}");
    assert_eq!((figures.cut_off, figures.moves_lost), (0, 0), "{figures:?}");
    assert!(figures.memory_mb < 50.0, "{figures:?}");
    assert!(figures.disk_mb < 20.0, "{figures:?}");
    assert!(
        figures.is_well && figures.complaints.is_empty(),
        "{figures:?}"
    );
    // What bystanders do is counted, too.
    assert!(figures.messages > 100 && figures.answers > 0, "{figures:?}");
}

#[test]
fn an_attack_that_ends_the_server_cuts_everybody_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let figures = measured(folder.path(), 2, |attack| {
        let mut eve = attack.guest("Eve");
        eve.listen();
        let killed = Command::new("kill")
            .args(["-9", &attack.pid.to_string()])
            .status();
        assert!(killed.expect("kill starts").success());
        Findings {
            cut_off: 100,
            complaints: vec!["it is dead".to_owned()],
        }
    });
    // Four who ping, at least two who play, those who come, and whom the attacker has seen.
    assert!(figures.cut_off >= 107, "{figures:?}");
    assert!(!figures.is_well, "{figures:?}");
    assert_eq!(figures.complaints[0], "it is dead");
    assert_eq!(figures.moves_lost, 0, "{figures:?}");
}

#[test]
fn whoever_comes_from_another_address_is_another_client() {
    let server = TestServer::with(|config| {
        config.limits.requests = Rate::new(3, 1);
        config.limits.connections_per_client = 1;
    });
    let from = |last: u8| server.browser().at([127, 0, 0, last]);
    let statuses: Vec<u16> = (0..4).map(|_| from(5).get("/api/games").status).collect();
    assert_eq!(statuses, [200, 200, 200, 429]);
    let six = from(6).guest("Ana");
    let (mut socket, _) = Socket::greet(&six);
    assert_eq!(six.clone().get("/api/games").status, 503);
    assert_eq!(from(7).get("/api/games").status, 200);
    assert!(socket.is_heard());
}

#[test]
fn a_burst_arrives_as_the_messages_it_is_made_of() {
    let server = TestServer::start();
    let (mut socket, _) = Socket::greet(&server.browser().guest("Ana"));
    let long = format!(r#"{{"type":"ping"{}}}"#, " ".repeat(200));
    assert!(socket.burst((0..30).map(|_| long.clone())));
    for _ in 0..30 {
        socket.hear("pong");
    }
    assert!(socket.is_heard());
}

#[test]
fn how_a_connection_ended_is_known() {
    let server = TestServer::start();
    let mut ana = server.guest("Ana").socket.expect("a connection");
    assert_eq!(ana.end(), None);
    drop(server);
    let (heard, end) = ana.read_out();
    assert_eq!(heard.last().expect("a goodbye")["code"], "stopping");
    assert!(matches!(end, End::Closed(_)), "{end:?}");
}
