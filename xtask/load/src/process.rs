//! The server's process: starting it, and what it uses.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, ensure};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::{MaybeUsage, figures::Usage};

/// Lets this process, and those it starts, have so many files open.
pub(crate) fn raise_file_limit(wanted: u64) -> anyhow::Result<()> {
    let now = getrlimit(Resource::Nofile);
    if now.current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    let highest = now.maximum.map_or(wanted, |most| most.max(wanted));
    let raised = Rlimit {
        current: Some(highest),
        maximum: Some(highest),
    };
    setrlimit(Resource::Nofile, raised).with_context(|| {
        format!("{wanted} open files are needed, and the system allows fewer: see ulimit -n")
    })
}

/// A server, started here or elsewhere.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    process: Option<Child>,
}

impl Served {
    /// One that runs already.
    pub(crate) fn running(address: SocketAddr) -> Self {
        Self {
            address,
            process: None,
        }
    }

    /// Starts `baralho serve` without its limits, which are per address, and here everybody
    /// has the same.
    pub(crate) fn start(program: Option<&Path>, data: &Path) -> anyhow::Result<Self> {
        let program = match program {
            Some(program) => program.to_owned(),
            None => beside("baralho")?,
        };
        let mut process = Command::new(&program)
            .args([
                "serve",
                "--bind",
                "127.0.0.1:0",
                "--no-limits",
                "--lang",
                "en",
            ])
            .arg("--data")
            .arg(data)
            // A line for every request or guest would be measured, too.
            .env(
                "BARALHO_LOG",
                env::var("BARALHO_LOG").as_deref().unwrap_or("error"),
            )
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let mut line = String::new();
        let out = process.stdout.take().context("the server's output")?;
        BufReader::new(out).read_line(&mut line)?;
        let served = Self {
            address: address_in(&line).with_context(|| format!("no address in `{line}`"))?,
            process: Some(process),
        };
        Ok(served)
    }

    /// What the server has used until now; `None` if it is not ours.
    pub(crate) fn usage(&self) -> MaybeUsage {
        let pid = self.process.as_ref()?.id();
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name in parentheses may have blanks in it.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<u64>().ok();
        let (user, system) = (ticks()?, ticks()?);
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let rss = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib = rss
            .trim()
            .trim_end_matches("kB")
            .trim()
            .parse::<u64>()
            .ok()?;
        let seconds = |ticks: u64| ticks as f64 / rustix::param::clock_ticks_per_second() as f64;
        Some(Usage {
            user_s: seconds(user),
            system_s: seconds(system),
            memory: kib * 1024,
        })
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            // Its data is of no use to anybody.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

fn beside(name: &str) -> anyhow::Result<PathBuf> {
    let path = env::current_exe()?.with_file_name(name);
    ensure!(
        path.exists(),
        "{} is not there: build it first (cargo build --release -p baralho)",
        path.display()
    );
    Ok(path)
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
}
