//! `baralho serve`.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use crate::support::{baralho, run};

/// A folder that nobody else uses, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("serve-{name}-{}", std::process::id()));
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server, ended whatever happens.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn start(folder: &Folder, language: &str) -> (Self, String) {
        let child = baralho()
            .args([
                "serve",
                "--bind",
                "127.0.0.1:0",
                "--lang",
                language,
                "--data",
            ])
            .arg(&folder.0)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut running = Self {
            child,
            address: String::new(),
        };
        let output = running.child.stdout.as_mut().expect("piped");
        let mut line = String::new();
        let read = BufReader::new(output).read_line(&mut line);
        read.expect("it says where it is");
        let url = line.split_whitespace().last().expect("a URL");
        let address = url
            .strip_prefix("http://")
            .map(|url| url.trim_end_matches('/'));
        running.address = address.expect(url).to_owned();
        (running, line)
    }

    fn get(&self, path: &str) -> String {
        let address = &self.address;
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        self.send(&request)
    }

    fn send(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_serves_until_it_is_asked_to_stop_and_ends_well() {
    let folder = Folder::new("stop");
    for (language, start) in [
        ("en", "Serving at http://"),
        ("pt-BR", "Servindo em http://"),
    ] {
        let (mut running, said) = Running::start(&folder, language);
        assert!(said.starts_with(start), "{said}");
        assert!(running.get("/healthz").starts_with("HTTP/1.1 200"));
        assert!(running.get("/").contains("<title"));
        let asked = Command::new("kill")
            .arg(running.child.id().to_string())
            .status();
        assert!(asked.expect("kill starts").success());
        let status = running.child.wait().expect("it ends");
        assert_eq!(status.code(), Some(0));
        let mut logs = String::new();
        let errors = running.child.stderr.as_mut().expect("piped");
        errors.read_to_string(&mut logs).expect("logs");
        for line in logs.lines() {
            let line: serde_json::Value = serde_json::from_str(line).expect(line);
            assert!(line["message"].is_string(), "{line}");
        }
        assert!(logs.contains("\"message\":\"stopped\""), "{logs}");
    }
}

#[test]
fn secrets_and_codes_of_tables_are_not_in_the_logs() {
    let folder = Folder::new("logs");
    let (mut running, _) = Running::start(&folder, "en");
    let body = r#"{"name":"Ana","password":"hunter2hunter2"}"#;
    let answer = running.send(&format!(
        "POST /api/register HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        running.address,
        body.len()
    ));
    let cookie = answer
        .split("baralho=")
        .nth(1)
        .and_then(|rest| rest.split(';').next());
    let secret = cookie.expect("a cookie").to_owned();
    assert_eq!(secret.len(), 64);
    running.send(&format!(
        "GET /api/me?secret={secret} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
         Cookie: baralho={secret}\r\n\r\n"
    ));
    running.get("/api/records/0123456789ab/1");
    running.get("/0123456789ab");
    let _ = running.child.kill();
    let mut logs = String::new();
    let errors = running.child.stderr.as_mut().expect("piped");
    errors.read_to_string(&mut logs).expect("logs");
    assert!(logs.contains("/api/records/{code}/{number}"), "{logs}");
    for private in ["hunter2", &secret, "0123456789ab", "Ana", "argon2"] {
        assert!(!logs.contains(private), "{private} in {logs}");
    }
}

#[test]
fn what_is_in_the_way_is_said_with_the_cure() {
    let folder = Folder::new("wrong");
    let data = folder.0.display().to_string();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let ran = run(&["serve", "--bind", &address, "--data", &data]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(
        ran.err.contains(&address) && ran.err.contains("--bind"),
        "{}",
        ran.err
    );

    let base = ["serve", "--bind", "127.0.0.1:0", "--data", &data];
    let with = |more: &[&str]| run(&[&base, more].concat());
    let ran = with(&[
        "--tls-cert",
        "/nonexistent/cert.pem",
        "--tls-key",
        "/nonexistent/key.pem",
    ]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("/nonexistent/cert.pem"), "{}", ran.err);
    let ran = with(&["--tls-cert", "cert.pem"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--tls-key"), "{}", ran.err);
    let ran = with(&["--database", "postgres://ana:hunter2@127.0.0.1:1/x"]);
    assert_eq!(ran.code, 1);
    assert!(!ran.err.contains("hunter2"), "{}", ran.err);
    let ran = run(&["serve", "--bind", "nonsense", "--lang", "it"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("nonsense"), "{}", ran.err);
}
