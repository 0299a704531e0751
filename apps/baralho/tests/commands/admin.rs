//! `baralho admin`, on servers that run and on those that do not.

use std::path::Path;

use baralho_testkit::{
    Browser, End, Guest, Postgres, Process, Socket,
    process::{ANYWHERE, serve},
    until,
};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

use crate::support::{CommandLine, Ran, baralho, finish, folder, json as read};

#[derive(Clone, Copy)]
enum At<'a> {
    Data(&'a Path),
    Database(&'a str),
}

impl At<'_> {
    /// Starts a server there. Only this test knows it, so nobody needs to be held back.
    fn serve(self) -> Process {
        let (data, database) = match self {
            Self::Data(folder) => (folder, None),
            Self::Database(url) => (Path::new("/nonexistent"), Some(url)),
        };
        let mut command = serve(env!("CARGO_BIN_EXE_baralho"), ANYWHERE, data);
        command.args(["--lang", "en", "--no-limits"]);
        command.args(database.into_iter().flat_map(|url| ["--database", url]));
        let server = Process::start(&mut command).expect("the binary starts");
        // Whoever is answered finds all of it.
        assert_eq!(Browser::new(server.address).get("/healthz").status, 200);
        server
    }

    fn run(self, line: &(impl CommandLine + ?Sized)) -> Ran {
        let mut command = baralho();
        command.env_remove("BARALHO_DATABASE").arg("admin");
        command.args(line.words());
        match self {
            Self::Data(folder) => command.arg("--data").arg(folder),
            Self::Database(url) => command.args(["--database", url]),
        };
        finish(&mut command, b"")
    }

    #[track_caller]
    fn done(self, line: &(impl CommandLine + ?Sized)) -> Value {
        let ran = self.run(&[line.words(), vec!["--json"]].concat());
        ran.fine();
        read(&ran.out)
    }
}

/// Nodes hear of decisions by the database, within a moment.
#[track_caller]
fn come_back(guest: &mut Guest) {
    until(|| Socket::try_open(guest.browser()).is_ok());
    guest.connect();
}

fn setup() -> Value {
    json!({"game":"escopa","players":2,"public":true})
}

fn guest(server: &Process, name: &str) -> Guest {
    Guest::sign_in(Browser::new(server.address), name)
}

/// Whoever is connected goes, and cannot come back.
fn bans(at: At<'_>, server: &Process) {
    let mut caio = guest(server, "Caio");
    at.done("ban caio --days 2 --reason spam");
    let mut socket = caio.socket.take().expect("a connection");
    let (heard, end) = socket.read_out();
    assert_eq!(heard.last().expect("a word")["code"], "banned");
    assert_eq!(end, End::Closed(1008));
    let mut browser = caio.browser().clone();
    browser
        .clone()
        .upgrading()
        .get_refused("/ws", 403, "banned");
    browser.post_refused("/api/guest", "{}", 403, "banned");
    browser
        .post("/api/register", r#"{"password":"correct horse"}"#)
        .refused(403, "banned");
    let listed = at.done("bans");
    assert_eq!(listed["measures"][0]["name"], "Caio");
    at.done("unban Caio");
    come_back(&mut caio);

    let far = Browser::new(server.address).at([127, 0, 0, 77]);
    let mut davi = Guest::sign_in(far.clone(), "Davi");
    at.done("ban --addresses 127.0.0.77");
    let mut socket = davi.socket.take().expect("a connection");
    assert_eq!(socket.read_out().1, End::Closed(1008));
    far.clone().post_refused("/api/guest", "{}", 403, "banned");
    far.clone()
        .post("/api/login", r#"{"name":"Ana","password":"correct horse"}"#)
        .refused(403, "banned");
    Browser::new(server.address).post_done("/api/guest", "{}", 201);
    at.done("unban --addresses 127.0.0.77/32");
    come_back(&mut davi);
}

/// Who is banned does not sign in either, though the password is right.
fn bans_the_registered(at: At<'_>, server: &Process) {
    let login = r#"{"name":"Ana","password":"correct horse"}"#;
    let mut browser = Browser::new(server.address).member("Ana", "correct horse");
    at.done("ban Ana");
    let mut elsewhere = Browser::new(server.address);
    until(|| elsewhere.post("/api/login", login).status != 200);
    elsewhere.post_refused("/api/login", login, 403, "banned");
    // What is kept about them is theirs all the same.
    assert_eq!(browser.get("/api/me/export").status, 200);
    at.done("unban Ana");
    until(|| elsewhere.post("/api/login", login).status == 200);
}

fn mutes_and_announces(at: At<'_>, server: &Process) {
    let mut bia = guest(server, "Bia");
    let talk = json!({"type":"chat","to":"lobby","text":"oi"});
    bia.ask(&talk);
    at.done("mute Bia");
    until(|| bia.refused_or_done(&talk) == "silenced");
    at.done("unmute Bia");
    at.done(&["announce", "Back at nine."]);
    assert_eq!(bia.hear_type("notice")["text"], "Back at nine.");
    bia.ask(&talk);
    at.done("announce-off");
}

fn closes_tables(at: At<'_>, server: &Process) -> String {
    let mut eva = guest(server, "Eva");
    let table = eva.create(&setup());
    at.done(&["close-table", &table]);
    assert_eq!(eva.hear_type("out")["code"], "closed");
    let join = json!({"type":"join","table":table});
    eva.refused(&join, "unknown-table");
    table
}

fn keeps_new_things_from_beginning(at: At<'_>, server: &Process) {
    let mut fabio = guest(server, "Fabio");
    at.done("read-only on");
    let mut browser = Browser::new(server.address);
    until(|| browser.clone().post("/api/guest", "{}").status == 503);
    browser.post_refused("/api/guest", "{}", 503, "read-only");
    browser
        .post(
            "/api/register",
            r#"{"name":"Gil","password":"correct horse"}"#,
        )
        .refused(503, "read-only");
    let mut own = fabio.browser().clone();
    own.send("PATCH", "/api/me", Some(r#"{"name":"Fabiana"}"#))
        .refused(503, "read-only");
    own.send("DELETE", "/api/me", Some("{}"))
        .refused(503, "read-only");
    // Whoever is somebody already stays so.
    own.post_done("/api/guest", "{}", 200);
    let create = json!({"type":"create","setup":setup()});
    fabio.refused(&create, "read-only");
    at.done("read-only off");
    until(|| browser.clone().post("/api/guest", "{}").status != 503);
    fabio.ask(&create);
}

fn deletes_accounts(at: At<'_>, server: &Process) {
    let mut hugo = guest(server, "Hugo");
    at.done("delete-account Hugo");
    let mut socket = hugo.socket.take().expect("a connection");
    assert_eq!(socket.read_out().0.last().expect("a word")["type"], "bye");
    let mut browser = hugo.browser().clone();
    browser.get_refused("/api/me", 401, "not-signed-in");
}

fn everything_is_in_the_audit_log(at: At<'_>, expected: &str) {
    let audit = at.done("audit --limit 100");
    let audit = audit["audit"].as_array().expect("a list");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let mut done: Vec<String> = audit
        .iter()
        .rev()
        .map(|done| text(&done["action"]))
        .collect();
    assert!(
        audit
            .iter()
            .all(|done| text(&done["who"]).starts_with("uid "))
    );
    done.retain(|name| name != "backup");
    assert_eq!(done.join(" "), expected);
}

const DONE: &str = "ban unban ban unban ban unban mute unmute announce announce-off close-table \
                    read-only read-only delete-account";

fn governs(at: At<'_>) {
    let server = at.serve();
    bans(at, &server);
    bans_the_registered(at, &server);
    mutes_and_announces(at, &server);
    closes_tables(at, &server);
    keeps_new_things_from_beginning(at, &server);
    deletes_accounts(at, &server);
    everything_is_in_the_audit_log(at, DONE);
}

#[test]
fn a_running_server_obeys() {
    let folder = folder();
    governs(At::Data(folder.path()));
}

#[test]
fn servers_on_a_shared_database_obey() {
    let mut postgres = Postgres::start();
    let url = postgres.new_database();
    governs(At::Database(&url));
}

#[test]
#[cfg(unix)]
fn the_socket_is_its_owners_only_and_goes_with_the_server() {
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
    let folder = folder();
    let socket = folder.path().join("admin.sock");
    let mut server = At::Data(folder.path()).serve();
    let facts = std::fs::metadata(&socket).expect("a socket");
    assert!(facts.file_type().is_socket());
    assert_eq!(facts.permissions().mode() & 0o777, 0o600);
    server.kill();
    // What a power cut leaves is in nobody's way.
    assert!(socket.exists());
    At::Data(folder.path()).done("statistics");
    let mut server = At::Data(folder.path()).serve();
    At::Data(folder.path()).done("statistics");
    let asked = std::process::Command::new("kill")
        .arg(server.child.id().to_string())
        .status();
    assert!(asked.expect("kill starts").success());
    assert!(server.child.wait().expect("it ends").success());
    assert!(!socket.exists());
}

#[test]
#[cfg(unix)]
fn nonsense_on_the_socket_is_answered_and_harms_nobody() {
    use std::{
        io::{BufRead as _, BufReader, Write as _},
        os::unix::net::UnixStream,
    };
    let folder = folder();
    let _server = At::Data(folder.path()).serve();
    let open = || UnixStream::connect(folder.path().join("admin.sock")).expect("a socket");
    let mut stream = open();
    let mut answers = BufReader::new(stream.try_clone().expect("a socket"));
    for (line, expected) in [
        ("nonsense\n", "bad-action"),
        ("[\"bans\"]\n", "bad-action"),
        ("{\"action\":\"ban\",\"name\":\"Nobody\"}\n", "no-account"),
        ("{\"action\":\"bans\"}\n", ""),
    ] {
        stream.write_all(line.as_bytes()).expect("written");
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("an answer");
        let answer = read(&answer);
        if expected.is_empty() {
            assert_eq!(answer, json!({"ok":{"measures":[]}}));
        } else {
            assert_eq!(answer["wrong"]["code"], expected, "{answer}");
            assert!(answer["error"].is_string());
        }
    }
    let mut stream = open();
    let endless = vec![b'x'; 16 * 1024 + 1];
    stream.write_all(&endless).expect("written");
    let mut answer = String::new();
    let read = BufReader::new(stream).read_line(&mut answer);
    read.expect("an answer");
    assert!(answer.contains("bytes"), "{answer}");
    At::Data(folder.path()).done("bans");
}

#[test]
fn a_stopped_server_obeys_when_it_starts() {
    let folder = folder();
    let at = At::Data(folder.path());
    let mut server = at.serve();
    let mut ana = guest(&server, "Ana");
    let table = ana.create(&setup());
    let browser = ana.browser().clone();
    server.kill();
    at.done("ban Ana");
    at.done(&["close-table", &table]);
    at.done(&["announce", "Back at nine."]);
    assert_eq!(at.done("check"), json!({"damage":[]}));
    at.done("vacuum");
    let server = at.serve();
    let mut browser = Browser {
        address: server.address,
        ..browser
    };
    browser.headers.clear();
    browser.upgrading().get_refused("/ws", 403, "banned");
    let mut bia = guest(&server, "Bia");
    assert_eq!(bia.hear_type("notice")["text"], "Back at nine.");
    bia.refused(&json!({"type":"join","table":table}), "unknown-table");
    everything_is_in_the_audit_log(at, "ban close-table announce vacuum");
}

#[test]
fn a_backup_of_a_running_server_has_its_tables_when_it_is_restored() {
    let (folder, other) = (folder(), folder());
    let at = At::Data(folder.path());
    let mut server = at.serve();
    let mut ana = guest(&server, "Ana");
    let table = ana.create(&setup());
    let file = folder.path().join("copy.sqlite").display().to_string();
    let made = at.done(&["backup", &file]);
    assert!(made["bytes"].as_u64() > Some(0));
    at.run(&["backup", &file])
        .ended(1)
        .complained("copy.sqlite");
    // While the server runs: what came after the backup is gone, what came before is there.
    let later = ana.create(&setup());
    let strange = folder.path().join("strange").display().to_string();
    std::fs::write(&strange, "not a database").expect("a file");
    let refused = at.run(&["restore", &strange]);
    refused.ended(1).complained("not a database");
    assert_eq!(at.done(&["restore", &file])["restarting"], true);
    let (_, end) = ana.socket.take().expect("a connection").read_out();
    assert_ne!(end, End::Closed(1008));
    until(|| {
        at.run("audit --json").code == 0 && at.done("audit")["audit"][0]["action"] == "restore"
    });
    come_back(&mut ana);
    ana.refused(&json!({"type":"join","table":later}), "unknown-table");
    ana.join(&table);
    // It can be asked to stop as before.
    let pid = Pid::from_child(&server.child);
    kill_process(pid, Signal::TERM).expect("a process");
    assert!(server.child.wait().expect("its end").success());
    let restored = At::Data(other.path());
    restored.done(&["restore", &file]);
    let audit = restored.done("audit");
    assert_eq!(audit["audit"][0]["action"], "restore");
    let second = restored.serve();
    let mut there = Browser {
        address: second.address,
        ..ana.browser().clone()
    };
    there.headers.clear();
    assert_eq!(there.get("/api/me").json()["name"], "Ana");
    let mut bia = guest(&second, "Bia");
    bia.join(&table);
    assert_eq!(bia.table()["table"], json!(table));
}

#[test]
fn what_is_wrong_is_said_in_the_language_of_whoever_asks() {
    let folder = folder();
    let nothing = folder.path().join("nothing");
    At::Data(&nothing)
        .run("bans")
        .refused(1)
        .complained("nothing")
        .complained("--data");
    assert!(!nothing.exists(), "a folder was made for nothing");

    let at = At::Data(folder.path());
    drop(at.serve());
    for (args, code, named) in [
        ("ban Nobody --lang pt-BR", 1, "Ninguém se chama \"Nobody\""),
        ("ban --lang it", 2, "--addresses"),
        ("ban --addresses everybody", 2, "203.0.113.0/24"),
        ("ban Ana --days 0", 2, "36500"),
        ("close-table x --lang es", 2, "código"),
        ("hang", 2, "delete-account"),
        ("", 2, "ACTION"),
        ("read-only perhaps", 2, "on or off"),
    ] {
        at.run(args).ended(code).complained(named);
    }
    let ran = At::Database("postgres://ana:hunter2@127.0.0.1:1/x").run("bans");
    ran.ended(1);
    assert!(!ran.err.contains("hunter2"), "{}", ran.err);
}

#[test]
fn people_read_tables_and_sentences() {
    let folder = folder();
    let at = At::Data(folder.path());
    let mut server = at.serve();
    let address = server.address;
    Browser::new(address).member("Ana", "correct horse");
    guest(&server, "Bia");
    server.kill();
    for (line, said) in [
        ("bans", "Nobody is banned or muted.\n"),
        ("reports", "There are no reports.\n"),
        ("make-administrator ana", "Ana is now an administrator.\n"),
        ("mute Bia", "Bia can't write in the chat, for good.\n"),
    ] {
        assert_eq!(at.run(line).out, said);
    }
    let banned = at.run("ban Bia --days 1 --reason spam").out;
    assert!(banned.starts_with("Bia can't come in, until 2"), "{banned}");
    let listed = at.run("bans").out;
    let lines: Vec<&str> = listed.lines().collect();
    assert_eq!(lines.len(), 3, "{listed}");
    assert!(lines[0].starts_with("What  Who  Until"), "{listed}");
    assert!(lines[2].starts_with("Ban   Bia  until 2"), "{listed}");
    assert!(lines[2].ends_with("spam"), "{listed}");
    at.run("reset-password Ana")
        .wrote("Send Ana this link")
        .wrote(&format!("http://{address}/#/reset/"));
    at.run("statistics").wrote("Administrators").wrote("Ana");
    at.run("audit").wrote("make-administrator").wrote("uid ");
    // The file that the server is started with says where it is.
    let config = folder.path().join("baralho.toml");
    let text = format!("[server]\ndata = {:?}\n", folder.path());
    std::fs::write(&config, text).expect("a file");
    let mut command = baralho();
    command.env_remove("BARALHO_DATABASE");
    command.args(["admin", "bans", "--config"]).arg(&config);
    assert_eq!(finish(&mut command, b"").out, listed);
    let off = at.run("read-only off --lang pt-BR").out;
    assert_eq!(off, "Já dá para começar coisas novas.\n");
}
