//! A server that may not open many files.

use std::{fs::File, io, process::Command};

use baralho_server::logs;
use baralho_testkit::{
    Browser, Connection, Process, process::ANYWHERE, serve_if_asked, this_program,
};

/// More than the server may have open.
const CONNECTIONS: usize = 300;

/// The server as a process of its own: this very program, asked for this one test.
#[test]
#[ignore = "the other test starts it as a process of its own"]
fn the_server_itself() {
    logs::start();
    serve_if_asked(|_| {});
}

#[test]
#[cfg(unix)]
fn before_files_run_out_people_are_refused_politely() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let data = folder.path().join("data");
    let itself = this_program("files::the_server_itself", ANYWHERE, &data, None);
    let mut command = Command::new("sh");
    command
        .args(["-c", "ulimit -n 128; exec \"$0\" \"$@\""])
        .arg(itself.get_program())
        .args(itself.get_args())
        .envs(
            itself
                .get_envs()
                .filter_map(|(name, value)| Some((name, value?))),
        )
        .env("BARALHO_LOG", "info")
        .stderr(File::create(&log).expect("a file"));
    let server = Process::start(&mut command).expect("this program can be started");
    let mut browser = Browser::new(server.address);
    let mut ask = |path: &str| -> io::Result<(Connection, u16)> {
        let mut connection = Connection::open(&browser)?;
        let answer = connection.send(&mut browser, "GET", path, None)?;
        Ok((connection, answer.status))
    };
    let (mut kept, mut refused) = (Vec::new(), 0);
    for _ in 0..CONNECTIONS {
        // Whoever is neither let in nor told why is not in the count.
        match ask("/api/games") {
            Ok((connection, 200)) => kept.push(connection),
            Ok((_, 503)) => refused += 1,
            Ok((_, status)) => panic!("{status}"),
            Err(_) => {}
        }
    }
    assert_eq!(kept.len() + refused, CONNECTIONS);
    assert!(kept.len() >= 40, "only {} were let in", kept.len());
    assert!(refused > 0);
    assert_eq!(ask("/healthz").expect("an answer").1, 200);
    let log = std::fs::read_to_string(&log).expect("a log");
    assert!(!log.contains("oo many open files"), "{log}");
    let lines = log.lines().filter(|line| line.contains("refused"));
    assert!((1..20).contains(&lines.count()), "{log}");
}
