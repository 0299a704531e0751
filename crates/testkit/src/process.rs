//! A server as a process of its own, and what it uses.

use std::{
    env, fs,
    io::{self, BufRead as _, BufReader},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// A running server; killed when dropped.
#[derive(Debug)]
pub struct Process {
    pub child: Child,
    pub address: SocketAddr,
    /// The line that said so.
    pub said: String,
    /// A server must not fail because nobody listens to it any more.
    _output: BufReader<ChildStdout>,
}

/// What a process has used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Seconds in its own code.
    pub user_s: f64,
    /// Seconds in the system's, for it.
    pub system_s: f64,
    pub memory: u64,
}

/// Any free port of this machine.
pub const ANYWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

/// `baralho serve`, as it is without any settings.
pub fn serve(program: impl AsRef<Path>, bind: SocketAddr, data: &Path) -> Command {
    let mut command = Command::new(program.as_ref());
    command
        .args(["serve", "--bind", &bind.to_string(), "--data"])
        .arg(data)
        .env_remove("BARALHO_DATABASE")
        .stdin(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// Where a program of this workspace is, if it was built in the same way as this one.
pub fn beside(name: &str) -> io::Result<PathBuf> {
    let path = env::current_exe()?.with_file_name(name);
    if path.exists() {
        return Ok(path);
    }
    let said = format!(
        "{} is not there: build it first (cargo build --release -p {name})",
        path.display()
    );
    Err(io::Error::new(io::ErrorKind::NotFound, said))
}

impl Process {
    /// Starts a server, and waits until it says where it listens.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut output = BufReader::new(child.stdout.take().expect("piped"));
        let mut said = String::new();
        loop {
            if let Some(address) = address_in(&said) {
                return Ok(Self {
                    child,
                    address,
                    said,
                    _output: output,
                });
            }
            said.clear();
            if output.read_line(&mut said)? == 0 {
                let _ = child.kill();
                let end = child.wait()?;
                return Err(io::Error::other(format!("{command:?} ended: {end}")));
            }
        }
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// What it has used until now, where that can be seen.
    pub fn usage(&self) -> Option<Usage> {
        let pid = self.child.id();
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name in parentheses may have blanks in it.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<u64>().ok();
        let (user, system) = (ticks()?, ticks()?);
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let mut lines = status.lines();
        let rss = lines.find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = rss.trim().trim_end_matches("kB").trim().parse().ok()?;
        let seconds = |ticks: u64| ticks as f64 / rustix::param::clock_ticks_per_second() as f64;
        Some(Usage {
            user_s: seconds(user),
            system_s: seconds(system),
            memory: kib * 1024,
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Lets this process, and those it starts, have so many files open.
pub fn raise_file_limit(wanted: u64) -> io::Result<()> {
    let now = getrlimit(Resource::Nofile);
    if now.current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    let highest = now.maximum.map_or(wanted, |most| most.max(wanted));
    let raised = Rlimit {
        current: Some(highest),
        maximum: Some(highest),
    };
    Ok(setrlimit(Resource::Nofile, raised)?)
}

/// The address in the line that the server prints when it is ready.
fn address_in(line: &str) -> Option<SocketAddr> {
    let start = line.find("://")? + 3;
    let rest = &line[start..];
    let end = rest
        .find(|c: char| !(c.is_ascii_hexdigit() || "[]:.".contains(c)))
        .unwrap_or(rest.len());
    rest[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_in_what_the_server_says() {
        let line = "The tables are at http://127.0.0.1:43215/ (Ctrl-C ends).\n";
        assert_eq!(address_in(line), "127.0.0.1:43215".parse().ok());
        assert_eq!(address_in("http://[::1]:80"), "[::1]:80".parse().ok());
        assert_eq!(address_in("nothing"), None);
    }

    #[test]
    fn a_program_that_ends_before_it_listens_is_an_error() {
        let ended = Process::start(&mut Command::new("true")).expect_err("no server");
        assert!(ended.to_string().contains("ended"), "{ended}");
    }
}
