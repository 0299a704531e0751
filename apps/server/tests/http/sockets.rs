//! WebSockets as bytes: who may open one, what ends it, and what a stranger can do with it.

use std::{io::Write as _, time::Duration};

use baralho_game::chance::{self, Quick};
use baralho_testkit::{End, Socket, TestServer};
use serde_json::{Value, json};
use tungstenite::Message;

use crate::{PASSWORD, program};

#[test]
fn a_program_with_a_token_is_known_as_one() {
    let server = TestServer::start();
    let mut ana = server.browser().member("Ana", PASSWORD);
    let (_, welcome) = Socket::greet(&ana);
    assert_eq!(welcome["you"]["name"], "Ana");
    assert_eq!(welcome["you"].get("program"), None);
    let (_, welcome) = Socket::greet(&program(&mut ana));
    assert_eq!(welcome["you"]["program"], true);
    let (_, welcome) = Socket::greet(&server.browser().guest("Bia"));
    assert_eq!(welcome["you"]["guest"], true);
}

#[test]
fn a_page_of_another_version_is_asked_to_reload_in_its_language_and_sent_away() {
    let server = TestServer::start();
    let ana = server.browser().guest("Ana");
    for protocol in [0, 2] {
        let mut socket = Socket::open(&ana);
        // What else it may say in its `hello` cannot be known here.
        socket.say(&json!({
            "type": "hello", "protocol": protocol, "language": "pt-BR", "page": "of another day"
        }));
        let refused = socket.next().expect("an answer");
        assert_eq!(refused["code"], "protocol", "{refused}");
        let message = refused["message"].as_str().expect("a message");
        assert!(message.contains("Recarregue"), "{message}");
        assert_eq!(socket.next(), None);
    }
    assert!(Socket::greet(&ana).0.is_heard());
}

#[test]
fn why_a_move_is_refused_is_said_in_the_language_of_whoever_made_it() {
    let server = TestServer::with(|config| config.hub.bot_pace = Duration::ZERO);
    for (language, refused, reason) in [
        ("pt-BR", "Essa jogada não é permitida. ", "mão"),
        ("it", "Quella mossa non è permessa. ", "carte"),
        ("en", "That move is not allowed. ", "hand"),
        ("es", "Esa jugada no está permitida. ", "mano"),
    ] {
        let ana = server.browser().guest(&format!("Ana {language}"));
        let mut socket = Socket::open(&ana);
        socket.say(&json!({ "type": "hello", "protocol": 1, "language": language }));
        socket.say(&json!({ "type": "create", "setup": { "game": "escopa", "players": 2 } }));
        socket.say(&json!({ "type": "bot", "name": "greedy" }));
        socket.say(&json!({ "id": 1, "type": "start" }));
        socket.hear("done");
        let position = loop {
            socket.say(&json!({ "type": "position" }));
            let position = socket.hear("position");
            if position["moves"] != json!([]) {
                break position;
            }
        };
        let hand = position["view"]["hand"].to_string();
        let deck = ["AD", "2D", "3D", "4D"];
        let missing = deck.iter().find(|card| !hand.contains(*card));
        let turn = &position["turn"];
        for text in [missing.expect("not all of them"), "?!"] {
            socket.say(&json!({ "type": "move", "move": text, "turn": turn }));
            let answer = socket.hear("refused");
            assert_eq!(answer["code"], "illegal-move", "{answer}");
            let message = answer["message"].as_str().expect("a message");
            assert!(message.starts_with(refused), "{message}");
            assert!(
                message.ends_with('.') && !message.ends_with(".."),
                "{message}"
            );
            if text != "?!" {
                assert!(message.contains(reason), "{message}");
            }
        }
    }
}

#[test]
fn what_somebody_said_at_a_table_is_theirs_to_read_and_to_take_away() {
    let server = TestServer::start();
    let mut ana = server.browser().guest("Ana");
    let (mut at_table, _) = Socket::greet(&ana);
    at_table.say(&json!({ "type": "create", "setup": { "game": "escopa" } }));
    let code = at_table.hear("table")["table"].clone();
    let bia = server.browser().guest("Bia");
    let (mut beside, _) = Socket::greet(&bia);
    beside.say(&json!({ "type": "join", "table": code }));
    let seq = beside.hear("table")["seq"].clone();
    at_table.say(&json!({ "id": 7, "type": "chat", "to": "table", "text": "um segredo" }));
    at_table.hear("done");
    beside.say(&json!({ "id": 8, "type": "chat", "to": "table", "text": "uma resposta" }));
    beside.hear("done");
    at_table.say(&json!({ "id": 9, "type": "chat", "to": "lobby", "text": "um segredo" }));
    at_table.hear("done");

    let export = ana.get("/api/me/export").json();
    assert_eq!(export["said"][0]["line"]["text"], "um segredo", "{export}");
    assert_eq!(export["said"][0]["table"], code);
    assert!(!export.to_string().contains("uma resposta"), "{export}");

    assert_eq!(ana.send("DELETE", "/api/me", Some("{}")).status, 204);
    assert_eq!(at_table.hear("bye")["code"], "signed-out");
    let (mut later, _) = Socket::greet(&server.browser().guest("Caio"));
    for wish in [
        json!({ "id": 1, "type": "lobby", "on": true }),
        json!({ "id": 2, "type": "join", "table": code }),
        json!({ "id": 3, "type": "sync", "since": seq }),
    ] {
        later.say(&wish);
        let heard: Vec<Value> = std::iter::from_fn(|| later.next())
            .take_while(|message| message["type"] != "done")
            .collect();
        let text = json!(heard).to_string();
        assert!(!text.contains("um segredo"), "{text}");
        assert_eq!(
            text.contains("uma resposta"),
            wish["type"] != "lobby",
            "{text}"
        );
    }
    // Nor does storage remember it.
    let code = code.as_str().expect("a code");
    let log = server.store().claim(code, "test").expect("an answer");
    let log = format!("{:?}", log.expect("the table").lines);
    assert!(
        !log.contains("um segredo") && log.contains("unsaid"),
        "{log}"
    );
}

#[test]
fn whoever_signs_out_everywhere_or_leaves_for_good_is_disconnected() {
    let server = TestServer::start();
    let mut bystander = Socket::greet(&server.browser().guest("Bia")).0;
    let mut ana = server.browser().guest("Ana");
    let (mut first, _) = Socket::greet(&ana);
    let (mut second, _) = Socket::greet(&ana);
    ana.post_done("/api/logout-everywhere", "{}", 204);
    for socket in [&mut first, &mut second] {
        assert_eq!(socket.hear("bye")["code"], "signed-out");
        assert_eq!(socket.next(), None);
    }
    let mut caio = server.browser().guest("Caio");
    let (mut socket, _) = Socket::greet(&caio);
    assert_eq!(caio.send("DELETE", "/api/me", None).status, 204);
    assert_eq!(socket.hear("bye")["code"], "signed-out");
    assert!(bystander.is_heard());
}

#[test]
fn a_flood_of_messages_is_refused_and_then_shown_the_door() {
    let server = TestServer::start();
    let mut bystander = Socket::greet(&server.browser().guest("Bia")).0;
    let (mut flooder, _) = Socket::greet(&server.browser().guest("Ana"));
    for _ in 0..100 {
        flooder.say(&json!({ "type": "ping" }));
    }
    assert_eq!(flooder.hear("refused")["code"], "too-fast");
    for _ in 0..1000 {
        flooder.say(&json!({ "type": "ping" }));
    }
    // Last words may be lost to whoever does not stop talking; the end is not.
    while flooder.next().is_some() {}
    assert!(bystander.is_heard());
}

#[test]
fn frames_of_nonsense_harm_nobody_else() {
    let server = TestServer::with(|config| {
        config.limits.requests.burst = 10_000;
        config.hub.messages.burst = 10_000;
    });
    let ana = server.browser().guest("Ana");
    let mut bystander = Socket::greet(&server.browser().guest("Bia")).0;
    // Always the same, so that a failure can be repeated.
    let mut rng = Quick::new(11);
    let mut next = |bound: u64| chance::below(bound, &mut rng);
    // Bytes that are no frames: the connection ends, and only it.
    for _ in 0..60 {
        let mut socket = Socket::open(&ana);
        let bytes: Vec<u8> = (0..next(60)).map(|_| next(256) as u8).collect();
        let _ = socket.stream().write_all(&bytes);
        let _ = socket.stream().shutdown(std::net::Shutdown::Write);
        while socket.next().is_some() {}
    }
    // Frames that are no messages: each is refused, and the connection goes on.
    let (mut socket, _) = Socket::greet(&ana);
    let pieces = [
        "{",
        "}",
        "[",
        "\"type\":",
        "\"join\"",
        "\"create\"",
        "\"setup\":{\"game\":\"escopa\"}",
        ",",
        "\"turn\":-1",
        "\"seat\":99999999999999999999",
        "null",
        "\"move\"",
        "\u{0}",
        "\u{202E}",
        "1e999",
        "\"id\":18446744073709551616",
        "\"table\":\"0\"",
        "\"password\":\"x\"",
        "\"chat\"",
        "\"text\":\"\"",
    ];
    for _ in 0..400 {
        let text: String = (0..=next(9))
            .map(|_| pieces[next(pieces.len() as u64) as usize])
            .collect();
        socket.send(Message::text(text.clone()));
        assert_eq!(socket.hear("refused")["code"], "bad-message", "{text}");
    }
    // Well-formed wishes for what cannot be.
    for wish in [
        json!({ "type": "move", "move": "7D", "turn": 0 }),
        json!({ "type": "sit", "seat": usize::MAX }),
        json!({ "type": "position" }),
        json!({ "type": "kick", "seat": 5 }),
        json!({ "type": "sync", "since": u64::MAX }),
        json!({ "type": "join", "table": "000000000000" }),
        json!({ "type": "create", "setup": { "game": "poker" } }),
        json!({ "type": "create", "setup": { "game": "escopa", "players": 1_000_000 } }),
        json!({ "type": "create", "setup": { "game": "escopa", "rules": { "decks": 4_000_000_000_u64 } } }),
        json!({ "type": "chat", "to": "lobby", "text": "x".repeat(5000) }),
        json!({ "type": "chat", "to": "lobby", "text": "\u{202E}\u{0}" }),
    ] {
        socket.say(&wish);
        let refused = socket.hear("refused");
        let message = refused["message"].as_str().expect("a message");
        assert!(
            message.len() > 5 && !message.contains("online-"),
            "{wish}: {refused}"
        );
    }
    socket.send(Message::Ping("still there?".into()));
    assert!(socket.is_heard());
    assert!(bystander.is_heard());
}

#[test]
fn thousands_of_silent_connections_leave_room_for_those_who_play() {
    const SILENT: usize = 2000;
    let server = TestServer::with(|config| {
        config.limits = baralho_server::config::WebLimits::for_load_tests();
        config.hub.connections_per_person = SILENT;
    });
    let ana = server.browser().guest("Ana");
    let silent: Vec<Socket> = (0..SILENT).map(|_| Socket::open(&ana)).collect();
    let (mut player, _) = Socket::greet(&server.browser().guest("Bia"));
    player.say(&json!({ "id": 1, "type": "create", "setup": { "game": "escopa" } }));
    assert_eq!(player.hear("table")["setup"]["game"], "escopa");
    let metrics = server.get("/metrics").body;
    let line = format!("baralho_connections {}\n", SILENT + 1);
    assert!(metrics.contains(&line), "{metrics}");
    drop(silent);
    assert!(player.is_heard());
}

#[test]
fn whoever_is_connected_when_the_server_is_stopped_hears_goodbye_each_of_them() {
    let server = TestServer::with(|config| {
        config.limits.connections_per_client = 1_000;
        config.limits.accounts.burst = 1_000;
        config.limits.requests.burst = 1_000;
    });
    let sockets: Vec<Socket> = (0..200)
        .map(|number| Socket::greet(&server.browser().guest(&format!("P{number}"))).0)
        .collect();
    drop(server);
    for (number, mut socket) in sockets.into_iter().enumerate() {
        let bye = socket.hear("bye");
        assert_eq!(bye["code"], "stopping", "connection {number}");
        assert_eq!(socket.next(), None, "connection {number}");
    }
}

/// The code with which a connection ends that says these bytes.
fn end_of(server: &TestServer, bytes: &[u8]) -> End {
    let (mut socket, _) = Socket::greet(&server.browser().guest("Ana"));
    socket.stream().write_all(bytes).expect("an open stream");
    socket.read_out().1
}

#[test]
fn whoever_breaks_the_protocol_is_told_how() {
    let mask = [0; 4];
    let text = |bytes: &[u8]| [&[0x81, 0x80 | bytes.len() as u8], &mask[..], bytes].concat();
    let long = [&[0x81, 0x80 | 127], &40_000_u64.to_be_bytes()[..], &mask].concat();
    for (bytes, code) in [
        (text(b"\xff\xfe"), 1007),
        ([long, vec![b'x'; 40_000]].concat(), 1009),
        // Without a mask, and with a reserved bit.
        (vec![0x81, 2, b'{', b'}'], 1002),
        (vec![0xc1, 0x80, 0, 0, 0, 0], 1002),
    ] {
        let server = TestServer::start();
        assert_eq!(end_of(&server, &bytes), End::Closed(code), "{code}");
    }
    let server = TestServer::start();
    let (mut old, _) = Socket::greet(&server.browser().guest("Bia"));
    old.say(&json!({ "type": "hello", "protocol": 99 }));
    assert_eq!(old.read_out().1, End::Closed(1002));
}
