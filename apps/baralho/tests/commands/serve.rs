//! `baralho serve`.

use std::{
    io::{BufRead as _, BufReader, Read as _},
    net::TcpListener,
    process::{Command, Stdio},
};

use baralho_testkit::{
    Browser, Process,
    process::{ANYWHERE, serve},
};

use tempfile::TempDir;

use crate::support::{baralho, finish, folder, run};

fn start(folder: &TempDir, language: &str) -> Process {
    start_with(folder, &["--lang", language])
}

fn start_with(folder: &TempDir, args: &[&str]) -> Process {
    let mut command = serve(env!("CARGO_BIN_EXE_baralho"), ANYWHERE, folder.path());
    command.args(args).stderr(Stdio::piped());
    Process::start(&mut command).expect("the binary starts")
}

fn logs(running: &mut Process) -> String {
    let mut logs = String::new();
    let errors = running.child.stderr.as_mut().expect("piped");
    errors.read_to_string(&mut logs).expect("logs");
    logs
}

#[test]
fn it_serves_until_it_is_asked_to_stop_and_ends_well() {
    let folder = folder();
    for (language, said) in [
        ("en", "Serving at http://"),
        ("pt-BR", "Servindo em http://"),
    ] {
        let mut running = start(&folder, language);
        assert!(running.said.starts_with(said), "{}", running.said);
        let mut browser = Browser::new(running.address);
        assert_eq!(browser.get("/healthz").status, 200);
        assert!(browser.get("/").body.contains("<title"));
        let asked = Command::new("kill")
            .arg(running.child.id().to_string())
            .status();
        assert!(asked.expect("kill starts").success());
        let status = running.child.wait().expect("it ends");
        assert_eq!(status.code(), Some(0));
        let logs = logs(&mut running);
        for line in logs.lines() {
            let line: serde_json::Value = serde_json::from_str(line).expect(line);
            assert!(line["message"].is_string(), "{line}");
        }
        assert!(logs.contains("\"message\":\"stopped\""), "{logs}");
    }
}

#[test]
fn a_server_without_its_page_says_so_at_its_start_and_at_its_door() {
    let folder = folder();
    let mut command = serve(env!("CARGO_BIN_EXE_baralho"), ANYWHERE, folder.path());
    command.args(["--lang", "it"]).env_remove("BARALHO_PAGE");
    let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
    let output = BufReader::new(child.stdout.take().expect("piped"));
    let said: Vec<String> = output.lines().take(2).map_while(Result::ok).collect();
    let address = said[0]
        .split('/')
        .nth(2)
        .expect("an address")
        .parse()
        .expect("an address");
    let mut door = Browser::new(address).with("Accept-Language", "en");
    let door = door.get("/").body;
    let _ = child.kill();
    let _ = child.wait();
    assert!(said[1].contains("senza la sua pagina"), "{said:?}");
    assert!(said[1].contains("xtask"), "{said:?}");
    assert!(door.contains("built without its page"), "{door}");
    assert!(door.contains("baralho play --online"), "{door}");
}

#[test]
fn secrets_and_codes_of_tables_are_not_in_the_logs() {
    let folder = folder();
    let mut running = start(&folder, "en");
    let mut ana = Browser::new(running.address).member("Ana", "hunter2hunter2");
    let secret = ana.cookies[0].1.clone();
    assert_eq!(secret.len(), 64);
    ana.get(&format!("/api/me?secret={secret}"));
    ana.get("/api/records/0123456789ab/1");
    ana.get("/0123456789ab");
    running.kill();
    let logs = logs(&mut running);
    assert!(logs.contains("/api/records/{code}/{number}"), "{logs}");
    for private in ["hunter2", &secret, "0123456789ab", "Ana", "argon2"] {
        assert!(!logs.contains(private), "{private} in {logs}");
    }
}

#[test]
fn what_is_in_the_way_is_said_with_the_cure() {
    let folder = folder();
    let data = folder.path().display().to_string();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    run(&["serve", "--bind", &address, "--data", &data])
        .refused(1)
        .complained(&address)
        .complained("--bind");
    let with = |more: &str| run(&format!("serve --bind 127.0.0.1:0 --data {data} {more}"));
    with("--tls-cert /nonexistent/cert.pem --tls-key /nonexistent/key.pem")
        .ended(1)
        .complained("/nonexistent/cert.pem");
    with("--tls-cert cert.pem").ended(2).complained("--tls-key");
    let ran = with("--database postgres://ana:hunter2@127.0.0.1:1/x");
    ran.ended(1);
    assert!(!ran.err.contains("hunter2"), "{}", ran.err);
    run("serve --bind nonsense --lang it")
        .ended(2)
        .complained("nonsense");
}

#[test]
fn a_second_server_on_the_folder_says_which_process_has_it() {
    let folder = folder();
    let mut first = start(&folder, "en");
    let pid = first.child.id().to_string();
    let data = folder.path().display().to_string();
    for (language, cure) in [
        ("en", "--data"),
        ("pt-BR", "processo"),
        ("it", "--data"),
        ("es", "--data"),
    ] {
        let line = format!("serve --bind 127.0.0.1:0 --data {data} --lang {language}");
        let ran = run(&line);
        ran.refused(1);
        for sign in [pid.as_str(), &data, cure] {
            ran.complained(sign);
        }
    }
    first.kill();
}

#[test]
fn the_config_comes_from_file_variables_and_options_in_this_order() {
    let folder = folder();
    let file = folder.path().join("baralho.toml");
    let text = "[server]\nbind = \"127.0.0.1:1\"\nhosts = [\"cards.lan\"]\n\
                [tables]\ngrace = \"10s\"\ntables = 3\n";
    std::fs::write(&file, text).expect("written");
    let file = file.display().to_string();
    let print = |more: &[&str]| {
        let base = ["serve", "--config", &file, "--print-config"];
        finish(
            baralho()
                .args([&base, more].concat())
                .env("BARALHO_TABLES_GRACE", "20s")
                .env("BARALHO_TABLES_IDLE", "2h"),
            b"",
        )
    };
    let has = |text: &str, line: &str| assert!(text.lines().any(|l| l == line), "{line}: {text}");
    let ran = print(&[]);
    ran.fine();
    has(&ran.out, "bind = \"127.0.0.1:1\"");
    has(&ran.out, "hosts = [\"cards.lan\"]");
    has(&ran.out, "tables = 3");
    has(&ran.out, "grace = \"20s\"");
    has(&ran.out, "idle = \"2h\"");
    has(&ran.out, "chat = true");
    let ran = print(&["--grace", "30", "--bind", "[::1]:2"]);
    has(&ran.out, "grace = \"30s\"");
    has(&ran.out, "bind = \"[::1]:2\"");
    // What it prints can be given to it as it is.
    std::fs::write(&file, &ran.out).expect("written");
    let again = run(&["serve", "--config", &file, "--print-config"]);
    assert_eq!(again.out, ran.out);
    std::fs::write(&file, "[tables]\ngrace = 5\n").expect("written");
    let ran = run(&["serve", "--config", &file, "--lang", "it"]);
    ran.ended(1);
    let expected = "baralho.toml, line 2, `tables.grace`: found 5, expected a time such as";
    ran.complained(expected);
    run(&["serve", "--config", "/nonexistent/baralho.toml"])
        .ended(1)
        .complained("/nonexistent/baralho.toml");
}

#[test]
fn a_hang_up_makes_it_read_its_config_again_and_does_not_end_it() {
    let folder = folder();
    let file = folder.path().join("baralho.toml");
    let write = |text: &str| std::fs::write(&file, text).expect("written");
    write("[features]\nguests = true\n");
    let path = file.display().to_string();
    let mut running = start_with(&folder, &["--lang", "en", "--config", &path]);
    let mut logs = BufReader::new(running.child.stderr.take().expect("piped")).lines();
    let mut until = |wanted: &str| {
        let mut lines = logs.by_ref().map(|line| line.expect("a line"));
        lines.find(|line| line.contains(wanted)).expect(wanted)
    };
    let hang_up = |running: &Process| {
        let pid = running.child.id().to_string();
        let asked = Command::new("kill").args(["-HUP", &pid]).status();
        assert!(asked.expect("kill starts").success());
    };
    let guest = |running: &Process| Browser::new(running.address).post("/api/guest", "{}");
    assert_eq!(guest(&running).status, 201);
    write("[server]\ndatabase = \"postgres://elsewhere\"\n[features]\nguests = false\n");
    hang_up(&running);
    let line = until("read the config again");
    assert!(line.contains("server.database, features.guests"), "{line}");
    let line = until("wait for a restart");
    assert!(line.contains("server.database"), "{line}");
    assert!(!line.contains("guests"), "{line}");
    guest(&running).refused(403, "no-guests");
    write("[features]\nguests = maybe\n");
    hang_up(&running);
    let line = until("the config stays as it was");
    assert!(line.contains("line 2"), "{line}");
    guest(&running).refused(403, "no-guests");
    assert!(running.child.try_wait().expect("its state").is_none());
}
