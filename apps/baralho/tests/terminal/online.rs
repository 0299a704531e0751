//! Terminals at the tables of a real server.

use std::{fs, net::SocketAddr, path::Path, thread, time::Duration};

use baralho_testkit::{
    Browser, Process,
    process::{ANYWHERE, serve},
};

use crate::harness::{PROGRAM, Terminal, answer, folder, shows};

/// Nothing here takes half as long on the slowest machine.
const LONGEST: Duration = Duration::from_mins(2);
const MOMENT: Duration = Duration::from_millis(20);

/// A server of a test's own; killed when the test is over.
pub(crate) fn start(folder: &Path, bind: SocketAddr, more: &[&str]) -> Process {
    let mut command = serve(PROGRAM, bind, &folder.join("server"));
    Process::start(command.args(more)).expect("the server")
}

fn person(folder: &Path, name: &str, more: &str) -> Terminal {
    let config = folder.join("config").display().to_string();
    let line = format!("play --pace 0 --color never --name {name} --online {more}");
    Terminal::start_with(folder, &line, &[("XDG_CONFIG_HOME", &config)])
}

/// What follows a text on its line.
fn behind(text: &str, mark: &str) -> String {
    let (_, rest) = text.split_once(mark).expect("the mark");
    rest.lines().next().expect("a line").trim().to_owned()
}

/// Ana opens a table, Bia sits down there, Caio watches; the match has begun.
fn gathered(folder: &Path, server: &Process) -> (Terminal, Terminal, Terminal) {
    let mut ana = person(folder, "Ana", &format!("{} escopa", server.address));
    let link = behind(&ana.wait_for("Seat 2: empty"), "link: ");
    let mut bia = person(folder, "Bia", &link);
    bia.wait_for("You're watching");
    bia.says("sit", "You take seat 2.");
    let mut caio = person(folder, "Caio", &link);
    caio.wait_for("Seat 2: Bia");
    bia.press(":boa sorte!\n");
    ana.wait_for("Bia: boa sorte!");
    caio.wait_for("Bia: boa sorte!");
    bia.press("ready\n");
    ana.wait_for("Bia is ready.");
    ana.press("start\n");
    caio.wait_for("deal");
    (ana, bia, caio)
}

/// Plays the first card at every question until both are asked for another match, and
/// does something after each move, which is told how many were made.
fn play_out(people: &mut [&mut Terminal], mut then: impl FnMut(u32)) {
    let mut moves = 0;
    for _ in 0..LONGEST.as_millis() / MOMENT.as_millis() {
        let mut over = 0;
        for person in people.iter_mut() {
            if person.text().contains("for a rematch") {
                over += 1;
            } else if let Some(text) = person.question() {
                // After a broken connection the question is put again, without the cards.
                person.press(&format!("{}\n", answer(&text)));
                moves += 1;
                then(moves);
            }
        }
        if over == people.len() {
            return;
        }
        thread::sleep(MOMENT);
    }
    for person in people {
        eprintln!("{}\n----", person.text());
    }
    panic!("the match has no end");
}

#[test]
fn two_people_play_a_match_while_a_third_watches() {
    let folder = folder("online_match");
    let server = start(&folder, ANYWHERE, &[]);
    let (mut ana, mut bia, mut caio) = gathered(&folder, &server);
    play_out(&mut [&mut ana, &mut bia], |_| ());
    let story = caio.wait_for("Deal checked");
    shows(&story, "Game over");
    // Whoever watches is told what was played, and holds no cards.
    assert!(story.contains("Ana") && story.contains("Bia"), "{story}");
    assert!(!story.contains("Your hand"), "{story}");
    for person in [&ana, &bia] {
        shows(&person.text(), "Deal checked");
    }
    // Another match, this time with bots at the host's wish only after Bia has gone.
    bia.says("leave", "Lobby");
    ana.wait_for("Bia leaves their seat.");
    ana.says("bot greedy", "The bot greedy takes seat 2.");
    ana.says("ready", "Your turn");
    ana.press("q\n");
    assert_eq!(ana.exit_code(), 0);
    shows(&ana.text(), "your seat is kept");
    // She is the same person when she comes back, and her cards are where they were.
    let mut again = person(&folder, "Ana", &server.address.to_string());
    again.wait_for("Your turn");
}

#[test]
fn a_server_that_is_killed_and_started_again_loses_no_move() {
    let folder = folder("online_kill");
    let mut server = start(&folder, ANYWHERE, &[]);
    let address = server.address;
    let (mut ana, mut bia, mut caio) = gathered(&folder, &server);
    play_out(&mut [&mut ana, &mut bia], |moves| {
        if moves == 9 {
            server.kill();
            server = start(&folder, address, &[]);
        }
    });
    let story = caio.wait_for("Deal checked");
    for person in [&ana, &bia, &caio] {
        let text = person.text();
        shows(&text, "Reconnected.");
        // What stands at the table is shown again.
        let (_, after) = text.rsplit_once("Reconnected.").expect("it was");
        assert!(
            after.contains("Table: ") || after.contains("The table is empty"),
            "{after}"
        );
        shows(&text, "The server was restarted");
    }
    // Every card was played once, and told once.
    let told = caio.text();
    let plays = |text: &str| text.matches(" puts ").count() + text.matches(" plays ").count();
    assert!(story.contains("Game over"));
    assert_eq!(plays(&told.replace("plays first", "")), 36, "{told}");
}

#[test]
fn a_server_that_is_not_there_is_named() {
    let folder = folder("online_nobody");
    let mut lost = person(&folder, "Ana", "127.0.0.1:1");
    shows(&lost.next().ends(), "http://127.0.0.1:1 can't be reached");
    assert_eq!(lost.exit_code(), 1);
    let mut wrong = person(&folder, "Ana", "ftp://x");
    shows(&wrong.next().ends(), "is not a server address");
    assert_eq!(wrong.exit_code(), 2);
}

/// Makes a token for programs of a new guest called Ana.
fn token(server: &Process) -> String {
    let mut ana = Browser::new(server.address).as_page().guest("Ana");
    let made = ana.post("/api/me/tokens", r#"{"label":"terminal"}"#).json();
    made["token"].as_str().expect("a token").to_owned()
}

#[test]
fn a_given_certificate_is_trusted_and_a_token_opens_the_door() {
    let folder = folder("online_tls");
    let mut plain = start(&folder, ANYWHERE, &[]);
    let token = token(&plain);
    plain.kill();
    let made = rcgen::generate_simple_self_signed(vec!["localhost".into()]).expect("a certificate");
    let (certificate, key) = (folder.join("cert.pem"), folder.join("key.pem"));
    fs::write(&certificate, made.cert.pem()).expect("written");
    fs::write(&key, made.signing_key.serialize_pem()).expect("written");
    let (certificate, key) = (certificate.display().to_string(), key.display().to_string());
    let encrypted = ["--tls-cert", &certificate, "--tls-key", &key];
    let server = start(&folder, ANYWHERE, &encrypted);
    let port = server.address.port();
    let url = format!("wss://localhost:{port}");
    let config = folder.join("config").display().to_string();
    let look_at = |more: &str, trusted: &str| {
        let variables = [
            ("XDG_CONFIG_HOME", config.as_str()),
            ("SSL_CERT_FILE", trusted),
        ];
        let line = format!("play --pace 0 --color never --online {url} {more}");
        Terminal::start_with(&folder, &line, &variables)
    };

    // With the token she is Ana, and can open a table; as a guest somebody else joins her.
    let mut ana = look_at(&format!("escopa --token {token}"), &certificate);
    let link = behind(&ana.wait_for("Seat 2: empty"), "link: ");
    assert!(ana.text().contains("Ana"), "{}", ana.text());
    assert!(link.starts_with("https://localhost:"), "{link}");
    let mut bia = look_at(&format!("--name Bia --table {link}"), &certificate);
    bia.wait_for("Seat 1: Ana");
    bia.press(":ola\n");
    ana.wait_for("Bia: ola");

    // Whoever does not know the certificate, or has no such token, is told so.
    let mut wary = look_at("--name Caio", "/nonexistent");
    shows(&wary.next().ends(), "can't be reached");
    assert_eq!(wary.exit_code(), 1);
    let mut stranger = look_at("--token baralho_nonsense", &certificate);
    shows(&stranger.next().ends(), "doesn't know this token");
    assert_eq!(stranger.exit_code(), 1);
}

#[test]
fn leaving_a_match_is_asked_about_and_told_as_leaving() {
    let folder = folder("online_leaving");
    let server = start(&folder, ANYWHERE, &[]);
    let (mut ana, mut bia, mut caio) = gathered(&folder, &server);
    // Whoever watches types commands as they are, and is told what there is.
    caio.says("h1", "You're watching: type leave");
    caio.says("?", "Enter: the table and the score");
    caio.press("say oi\n");
    bia.wait_for("Caio: oi");
    bia.says("/leave", "Type it once");
    bia.says("/table", "Seat 2: you");
    // Something else was typed between.
    bia.says("/leave", "Type it once");
    bia.press("/leave\n");
    let left = bia.wait_for("Lobby");
    shows(&left, "A bot plays on for you");
    assert!(!left.contains("connection broke"), "{left}");
    let back = behind(&left, "type: ");
    for other in [&mut ana, &mut caio] {
        let told = other.wait_for("is playing for Bia");
        shows(&told, "Bia has left the table.");
        assert!(!told.contains("connection"), "{told}");
    }
    bia.press(&format!("{back}\n"));
    bia.wait_for("Seat 2: you");
    ana.wait_for("Bia is back.");
    // Going for good with q is told as leaving, too; the seat is there for who comes back.
    bia.press("q\n");
    let told = ana.wait_for("is playing for Bia");
    shows(&told, "Bia has left the table.");
    assert_eq!(bia.exit_code(), 0);
    let farewell = bia.text();
    assert!(
        farewell.contains("your seat is kept") && farewell.contains("Goodbye."),
        "{farewell}"
    );
    let mut bia = person(&folder, "Bia", &server.address.to_string());
    ana.wait_for("Bia is back.");
    // The host sees who watches, and sends them away.
    ana.says("/table", "Watching: Caio.");
    ana.press("/kick Caio\n");
    shows(
        &caio.wait_for("Lobby"),
        "The host removed you from the table.",
    );
    // The match has no second end: who is sent away from a seat is told so, too.
    ana.press("/kick 2\n");
    shows(
        &bia.wait_for("Lobby"),
        "The host removed you from the table.",
    );
    let told = ana.wait_for("is playing for Bia");
    shows(&told, "Bia was removed from the table.");
}

#[test]
fn a_table_says_what_it_is_and_may_become_another_game() {
    let folder = folder("online_change");
    let server = start(&folder, ANYWHERE, &[]);
    let mut ana = person(&folder, "Ana", &format!("{} scopone", server.address));
    let table = ana.wait_for("Seat 4: empty");
    shows(&table, "The match is rated.");
    shows(&table, "(host)");
    shows(&table, "Seat 3: empty (your partner)");
    shows(&table, "Seat 2: empty (with seat 4)");
    let link = behind(&table, "link: ");
    // As a browser shows it.
    let address = link.replace("/t/", "/?seed=1#/table/");
    let mut bia = person(&folder, "Bia", &address);
    bia.wait_for("You're watching");
    ana.press("change escopa spectators=off rated=off password=segredo\n");
    let told = bia.wait_for("Only those who play");
    assert!(
        told.contains("Escopa") && told.contains("not rated"),
        "{told}"
    );
    shows(&told, "The table has a password.");
    ana.says("bot greedy", "takes seat 2.");
    ana.press("start\n");
    shows(&bia.wait_for("Lobby"), "this table has no spectators");
    // Alone with a bot one may ask for the best move.
    ana.wait_for("Your turn");
    ana.says("!", "\n> ");
    assert!(!ana.text().contains("nobody is told the best move"));
}
