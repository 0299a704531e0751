//! docs/club.md, followed to the letter, as far as a test can without the whole machine.

use std::{
    fs,
    net::{SocketAddr, TcpListener},
    os::unix::fs::symlink,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use baralho_testkit::{Browser, Process, Socket};
use rcgen::generate_simple_self_signed;
use serde_json::json;
use tempfile::TempDir;

use crate::support::baralho;

const CLUB: &str = include_str!("../../../../docs/club.md");

/// Programs that change the whole machine, or build what is tested here.
const NOT_HERE: [&str; 13] = [
    "apt-get",
    "cargo",
    "cd",
    "certbot",
    "chmod",
    "chown",
    "curl",
    "git",
    "install",
    "ln",
    "systemctl",
    "useradd",
    ".",
];

fn blocks<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let mark = format!("```{language}\n");
    let blocks = text.split(mark.as_str()).skip(1);
    blocks.filter_map(|rest| rest.split("```").next()).collect()
}

/// What the page says that a file holds.
fn file(name: &str) -> &'static str {
    let all = ["toml", "ini", "nginx"];
    let mut all = all.into_iter().flat_map(|kind| blocks(CLUB, kind));
    let head = format!("# {name}\n");
    all.find(|block| block.starts_with(&head)).expect(name)
}

/// The commands of a section that can be followed here.
fn commands(section: &str) -> Vec<&'static str> {
    let (_, section) = CLUB.split_once(section).expect(section);
    let section = section.split("\n## ").next().unwrap_or_default();
    let lines = blocks(section, "sh").into_iter().flat_map(str::lines);
    let is_here = |line: &&str| {
        let first = line.split_whitespace().next().unwrap_or_default();
        !NOT_HERE.contains(&first)
    };
    lines.filter(is_here).collect()
}

/// A machine of its own: its folders, and the program in its path.
struct Machine {
    root: TempDir,
    bind: SocketAddr,
}

impl Machine {
    fn new() -> Self {
        let root = tempfile::tempdir().expect("a folder");
        let programs = root.path().join("bin");
        fs::create_dir_all(&programs).expect("a folder");
        fs::create_dir_all(root.path().join("data")).expect("a folder");
        let program = env!("CARGO_BIN_EXE_baralho");
        symlink(program, programs.join("baralho")).expect("a link");
        Self { root, bind: free() }
    }

    /// A text of the page, as it is for this machine.
    fn here(&self, text: &str) -> String {
        let root = self.root.path();
        text.replace("/var/lib/baralho", &root.join("data").to_string_lossy())
            .replace("/usr/local/bin", &root.join("bin").to_string_lossy())
            .replace("127.0.0.1:8080", &self.bind.to_string())
    }

    fn write(&self, name: &str, text: &str) -> std::path::PathBuf {
        let path = self.root.path().join(name);
        fs::write(&path, self.here(text)).expect("a file");
        path
    }

    fn serve(&self) -> Process {
        let config = self.write("baralho.toml", file("/etc/baralho.toml"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_baralho"));
        command
            .args(["serve", "--config"])
            .arg(config)
            .stdin(Stdio::null())
            .stderr(Stdio::null());
        Process::start(&mut command).expect("it starts")
    }

    #[track_caller]
    fn follow(&self, line: &str) {
        let line = self.here(line);
        let path = self.root.path().join("bin");
        let path = format!(
            "{}:{}",
            path.display(),
            std::env::var("PATH").unwrap_or_default()
        );
        let mut shell = Command::new("sh");
        shell.args(["-e", "-c", &line]).env("PATH", path);
        let done = shell.output().expect("a shell");
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{line}: {said}");
    }
}

fn free() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address")
}

#[test]
fn the_settings_of_a_club_are_understood() {
    let machine = Machine::new();
    let config = machine.write("baralho.toml", file("/etc/baralho.toml"));
    let mut command = baralho();
    command
        .args(["serve", "--print-config", "--config"])
        .arg(config);
    let printed = command.output().expect("the binary starts");
    assert!(printed.status.success());
    let printed = String::from_utf8_lossy(&printed.stdout).into_owned();
    for line in ["connections = 4000", "tables = 2000", "behind_proxy = true"] {
        assert!(printed.contains(line), "{line}");
    }
}

#[test]
fn the_services_of_a_club_are_understood_by_systemd() {
    let machine = Machine::new();
    for name in [
        "baralho.service",
        "baralho-backup.service",
        "baralho-backup.timer",
    ] {
        let unit = file(&format!("/etc/systemd/system/{name}"));
        let unit = machine.write(name, unit);
        let checked = Command::new("systemd-analyze")
            .args(["verify", "--man=no"])
            .arg(&unit)
            .output();
        // Not every machine that runs tests has systemd.
        let Ok(checked) = checked else { return };
        let said = String::from_utf8_lossy(&checked.stderr).into_owned();
        assert!(!said.contains(name) || checked.status.success(), "{said}");
    }
}

#[test]
fn a_club_is_looked_after_backed_up_upgraded_and_restored_as_the_page_says() {
    let machine = Machine::new();
    let server = machine.serve();
    let browser = |server: &Process| {
        Browser::new(server.address)
            .with("X-Forwarded-For", "203.0.113.7")
            .with("X-Forwarded-Proto", "https")
    };
    let mut ana = browser(&server);
    let wanted = json!({ "name": "Ana", "password": "correct horse" }).to_string();
    assert_eq!(ana.post("/api/register", &wanted).status, 201);
    for section in ["## 5.", "## 7.", "## 8."] {
        let commands = commands(section);
        assert!(!commands.is_empty(), "{section}");
        for line in commands {
            machine.follow(line);
        }
    }
    let nightly = file("/etc/systemd/system/baralho-backup.service");
    let nightly = nightly
        .lines()
        .filter_map(|line| line.strip_prefix("ExecStart="));
    for line in nightly {
        let line = line.replace("%%", "%");
        machine.follow(&line.replace("/bin/sh", "sh"));
    }
    let backups = machine.root.path().join("data/backups");
    let backups = fs::read_dir(backups).expect("a folder").flatten();
    let backups: Vec<String> = backups
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(backups.len(), 2, "{backups:?}");
    let late = wanted.replace("Ana", "Bia");
    assert_eq!(browser(&server).post("/api/register", &late).status, 201);
    let nightly = backups.iter().find(|name| !name.starts_with("before"));
    for line in commands("## 6.") {
        machine.follow(&line.replace("THE-ONE.sqlite", nightly.expect("a backup")));
    }
    // It has stopped for a moment, and found another store. Whoever asked meanwhile may be cut off.
    let audited = || {
        let path = machine.root.path().join("data");
        baralho()
            .args(["admin", "audit", "--limit", "1", "--data"])
            .arg(path)
            .output()
    };
    while !String::from_utf8_lossy(&audited().expect("it starts").stdout).contains("restore") {}
    assert_eq!(browser(&server).post("/api/login", &wanted).status, 200);
    assert_eq!(browser(&server).post("/api/login", &late).status, 401);
}

struct Nginx(Child);

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// nginx with the site of the page, its folders being the machine's.
fn nginx(machine: &Machine, site: &str) -> Command {
    let root = machine.root.path();
    let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let inside = kinds.map(|kind| format!("{kind}_temp_path {}/{kind};", root.display()));
    let inside = inside.join("\n");
    let config = format!(
        "daemon off; master_process off; pid {root}/nginx.pid; error_log {root}/error.log;\n\
         events {{}}\nhttp {{ access_log off;\n{inside}\n{site} }}\n",
        root = root.display()
    );
    let config = machine.write("nginx.conf", &config);
    let usual = Path::new("/usr/sbin/nginx");
    let program = if usual.exists() {
        usual
    } else {
        Path::new("nginx")
    };
    let mut command = Command::new(program);
    command.arg("-c").arg(config).stdin(Stdio::null());
    command
}

#[test]
fn the_front_door_of_a_club_lets_people_in() {
    let machine = Machine::new();
    let site = file("/etc/nginx/sites-available/baralho");
    let certified = generate_simple_self_signed(["cards.example.org".to_owned()]);
    let certified = certified.expect("a certificate");
    machine.write("fullchain.pem", &certified.cert.pem());
    machine.write("privkey.pem", &certified.signing_key.serialize_pem());
    let root = machine.root.path().display().to_string();
    let (http, https) = (free(), free());
    let site = site
        .replace("/etc/letsencrypt/live/cards.example.org", &root)
        .replace("listen 80;", &format!("listen {http};"))
        .replace("listen 443 ssl;", &format!("listen {https} ssl;"));
    let checked = nginx(&machine, &site).arg("-t").output().expect("nginx");
    let said = String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{said}");
    // The same without encryption, which the browsers of tests do not speak.
    let plain: Vec<&str> = site.lines().filter(|line| !line.contains("ssl_")).collect();
    let plain = plain.join("\n").replace(" ssl;", ";");
    let server = machine.serve();
    let _nginx = Nginx(
        nginx(&machine, &plain)
            .stderr(Stdio::null())
            .spawn()
            .expect("nginx starts"),
    );
    let site = |address: SocketAddr| Browser::new(address).with("Host", "cards.example.org");
    for _ in 0..250 {
        if site(https).try_send("GET", "/healthz", None).is_ok() {
            break;
        }
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(site(https).get("/healthz").status, 200);
    assert_eq!(site(https).get("/metrics").status, 404);
    let moved = site(http).get("/somewhere");
    assert_eq!(moved.status, 301);
    assert_eq!(
        moved.header("location"),
        Some("https://cards.example.org/somewhere")
    );
    let ana = site(https)
        .with("Origin", "https://cards.example.org")
        .guest("Ana");
    let (mut socket, welcome) = Socket::greet(&ana);
    assert_eq!(welcome["you"]["name"], "Ana");
    assert!(socket.is_heard());
    drop(server);
}
