//! A PostgreSQL server for the duration of a test.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use tempfile::TempDir;

/// A server of its own, on a socket in a folder of its own. It stops when this is dropped,
/// and when the test is killed.
#[derive(Debug)]
pub struct Postgres {
    server: Child,
    folder: TempDir,
    databases: u32,
    /// Where it listens, if it speaks TLS: over a socket of the file system nobody does.
    port: Option<u16>,
}

impl Postgres {
    /// Makes a cluster and starts its server.
    pub fn start() -> Self {
        Self::begin(None)
    }

    /// As [`Postgres::start`], also on a port of this machine, where only TLS is spoken, with
    /// this certificate and its key.
    pub fn with_tls(certificate: &str, key: &str) -> Self {
        Self::begin(Some((certificate, key)))
    }

    fn begin(tls: Option<(&str, &str)>) -> Self {
        let bin = programs();
        let folder = tempfile::Builder::new()
            .prefix("baralho-pg-")
            .tempdir()
            .expect("a temporary folder");
        if is_root() {
            // The server refuses to be root, and so it must own its folder.
            let chown = Command::new("chown")
                .arg("postgres")
                .arg(folder.path())
                .status();
            assert!(chown.expect("chown starts").success());
        }
        let data = folder.path().join("data");
        let made = unprivileged(&bin.join("initdb"))
            .arg("--pgdata")
            .arg(&data)
            .args(["--username=baralho", "--auth=trust", "--no-sync"])
            .args(["--encoding=UTF8", "--locale=C.UTF-8"])
            .output()
            .expect("initdb starts");
        assert!(
            made.status.success(),
            "initdb: {}",
            String::from_utf8_lossy(&made.stderr)
        );
        let port = tls.map(|(certificate, key)| {
            let hosts = "local all all trust\nhostssl all all 127.0.0.1/32 trust\n";
            for (name, content) in [
                ("server.crt", certificate),
                ("server.key", key),
                ("pg_hba.conf", hosts),
            ] {
                put(&data.join(name), content);
            }
            free_port()
        });
        let mut server = Self {
            server: serve(&bin, folder.path(), port),
            folder,
            databases: 0,
            port,
        };
        server.wait();
        server
    }

    /// Where a new, empty database is.
    pub fn new_database(&mut self) -> String {
        self.databases += 1;
        let name = format!("test{}", self.databases);
        let mut client = postgres::Client::connect(&self.url("postgres"), postgres::NoTls)
            .expect("the server answers");
        client
            .batch_execute(&format!("CREATE DATABASE {name}"))
            .expect("a new database");
        self.url(&name)
    }

    /// Stops the server at once and starts it again, which every connection notices.
    pub fn restart(&mut self) {
        self.stop("INT");
        self.server = serve(&programs(), self.folder.path(), self.port);
        self.wait();
    }

    /// Lets the server stand still with all its connections, until it is to go on.
    pub fn freeze(&self) {
        self.tell_all("STOP");
    }

    pub fn thaw(&self) {
        self.tell_all("CONT");
    }

    fn tell_all(&self, signal: &str) {
        let server = self.server.id();
        let children = format!("/proc/{server}/task/{server}/children");
        let children = fs::read_to_string(children).unwrap_or_default();
        let told = Command::new("kill")
            .args(["-s", signal, &server.to_string()])
            .args(children.split_whitespace())
            .status();
        assert!(told.expect("kill starts").success());
    }

    /// Where a database is over TCP.
    pub fn over_tcp(&self, url: &str, host: &str) -> String {
        let folder = self.folder.path().display().to_string();
        url.replace(&folder, host)
    }

    fn url(&self, database: &str) -> String {
        let folder = self.folder.path().display();
        let port = self.port.unwrap_or(5432);
        format!("host={folder} port={port} user=baralho dbname={database}")
    }

    fn wait(&mut self) {
        for _ in 0..600 {
            if postgres::Client::connect(&self.url("postgres"), postgres::NoTls).is_ok() {
                return;
            }
            let ended = self.server.try_wait().expect("a child to ask for");
            assert!(
                ended.is_none(),
                "the server ended: {ended:?}\n{}",
                self.log()
            );
            thread::sleep(Duration::from_millis(50));
        }
        panic!("the server does not answer\n{}", self.log());
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn stop(&mut self, signal: &str) {
        let _ = Command::new("kill")
            .args(["-s", signal, &self.server.id().to_string()])
            .status();
        let _ = self.server.wait();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = Command::new("kill")
            .args(["-s", "CONT", &self.server.id().to_string()])
            .status();
        // At once, without a checkpoint: nobody will want this cluster again.
        self.stop("QUIT");
    }
}

/// A file that only the server reads.
fn put(path: &Path, content: &str) {
    let owner = unprivileged(Path::new("sh"))
        .args(["-c", "umask 077; rm -f \"$0\"; cat > \"$0\""])
        .arg(path)
        .stdin(Stdio::piped())
        .spawn();
    let mut owner = owner.expect("a shell");
    let mut input = owner.stdin.take().expect("its input");
    std::io::Write::write_all(&mut input, content.as_bytes()).expect("written");
    drop(input);
    assert!(owner.wait().expect("its end").success());
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("its address").port()
}

fn serve(bin: &Path, folder: &Path, port: Option<u16>) -> Child {
    let log = fs::File::create(folder.join("log")).expect("a log file");
    let network = match port {
        None => vec!["listen_addresses=".into(), "ssl=off".into()],
        Some(port) => vec![
            "listen_addresses=127.0.0.1".into(),
            "ssl=on".into(),
            format!("port={port}"),
        ],
    };
    unprivileged(&bin.join("postgres"))
        .args(network.iter().flat_map(|setting| ["-c", setting]))
        .arg("-D")
        .arg(folder.join("data"))
        .arg("-k")
        .arg(folder)
        .args(["-c", "shared_buffers=16MB"])
        // What is tested is the program, not the disk.
        .args(["-c", "fsync=off", "-c", "max_connections=50"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .expect("the server starts")
}

/// A command as somebody who is not root, which dies with this process.
fn unprivileged(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    if is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    command.args(["--pdeathsig", "QUIT", "--"]).arg(program);
    command
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Where the server's programs are: Debian keeps them out of the path, by version.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let newest = versions
        .map(|version| version.path().join("bin"))
        .filter(|bin| bin.join("initdb").is_file())
        .max();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let in_path = || std::env::split_paths(&path).find(|bin| bin.join("initdb").is_file());
    newest.or_else(in_path).expect(
        "PostgreSQL's initdb: `cargo xtask test` installs it, or apt-get install postgresql",
    )
}
