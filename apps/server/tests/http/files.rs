//! A server that may not open many files.

use std::{
    env,
    fs::File,
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use baralho_server::{Config, Server, logs};

/// More than the server may have open.
const CONNECTIONS: usize = 300;

/// The server as a process of its own: this very program, asked for this one test.
#[test]
#[ignore = "the other test starts it as a process of its own"]
fn the_server_itself() {
    let Ok(address) = env::var("BARALHO_TEST_BIND") else {
        return;
    };
    logs::start();
    let folder = env::var("BARALHO_TEST_DATA").expect("a folder");
    let config = Config::new(address.parse().expect("an address"), folder.into());
    let server = Server::open(config).expect("a server");
    server.run(std::future::pending()).expect("never ends");
}

/// Ended whatever happens.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn ask(address: SocketAddr, path: &str) -> std::io::Result<(TcpStream, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut start = [0; 12];
    stream.read_exact(&mut start)?;
    Ok((stream, String::from_utf8_lossy(&start).into_owned()))
}

#[test]
#[cfg(unix)]
fn before_files_run_out_people_are_refused_politely() {
    let folder = tempfile::tempdir().expect("a folder");
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = free.local_addr().expect("an address");
    drop(free);
    let log = folder.path().join("log");
    let child = Command::new("sh")
        .args(["-c", "ulimit -n 128; exec \"$0\" \"$@\""])
        .arg(env::current_exe().expect("this program"))
        .args([
            "--ignored",
            "--exact",
            "files::the_server_itself",
            "--nocapture",
        ])
        .env("BARALHO_TEST_BIND", address.to_string())
        .env("BARALHO_TEST_DATA", folder.path().join("data"))
        .env("BARALHO_LOG", "info")
        .stdout(Stdio::null())
        .stderr(File::create(&log).expect("a file"))
        .spawn()
        .expect("this program can be started");
    let _running = Running(child);
    while ask(address, "/healthz").is_err() {
        thread::sleep(Duration::from_millis(20));
    }
    let (mut kept, mut refused) = (Vec::new(), 0);
    for _ in 0..CONNECTIONS {
        // Whoever is neither let in nor told why is not in the count.
        if let Ok((stream, status)) = ask(address, "/api/games") {
            match status.as_str() {
                "HTTP/1.1 200" => kept.push(stream),
                "HTTP/1.1 503" => refused += 1,
                _ => panic!("{status}"),
            }
        }
    }
    assert_eq!(kept.len() + refused, CONNECTIONS);
    assert!(kept.len() >= 40, "only {} were let in", kept.len());
    assert!(refused > 0);
    let (_, health) = ask(address, "/healthz").expect("an answer");
    assert_eq!(health, "HTTP/1.1 200");
    let log = std::fs::read_to_string(&log).expect("a log");
    assert!(!log.contains("oo many open files"), "{log}");
    let lines = log.lines().filter(|line| line.contains("refused"));
    assert!((1..20).contains(&lines.count()), "{log}");
}
