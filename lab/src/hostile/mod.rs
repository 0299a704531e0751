//! `cargo xtask hostile`: every attack that was ever found to stop a server or to hurt its people,
//! and what it costs everybody else. The test of this module runs each for a moment.

mod bystanders;
mod doors;
mod frames;
mod measure;
mod peer;
mod school;
mod seed;
mod tables;
mod talk;
#[cfg(test)]
mod tests;

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    time::Duration,
};

use anyhow::Context as _;
use baralho_testkit::{
    Browser, Process,
    process::{ANYWHERE, beside, raise_file_limit, serve},
};
use serde_json::{Value, json};

use measure::{Attack, Figures, Findings, measure};

/// Attacks a server as it is without any settings from one address, and measures what that
/// costs everybody else: one JSON object for each attack, and one for all.
#[derive(Debug, clap::Args)]
pub(crate) struct HostileArgs {
    /// Which attacks; all unless told.
    attacks: Vec<String>,
    /// How long each lasts, instead of its own time.
    #[arg(long)]
    seconds: Option<u64>,
    /// The program of the server, instead of the one that was built with this.
    #[arg(long)]
    server: Option<PathBuf>,
    /// Lists the attacks.
    #[arg(long)]
    list: bool,
}

pub(crate) fn run(args: &HostileArgs) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout();
    if args.list {
        for kind in ALL {
            writeln!(out, "{:<10} {}", kind.name, kind.about)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let chosen = chosen(&args.attacks)?;
    let program = args.server.clone();
    let program = program.map_or_else(|| beside("baralho"), Ok)?;
    raise_file_limit(4096).context("this needs 4096 open files: see ulimit -n")?;
    let mut held = 0;
    for kind in &chosen {
        let length = Duration::from_secs(args.seconds.unwrap_or(kind.seconds));
        let outcome = kind.attack(|data| serve(&program, ANYWHERE, data), length, 1.0);
        let outcome = outcome.with_context(|| format!("{} cannot serve", program.display()))?;
        held += usize::from(outcome.why_not().is_empty());
        writeln!(out, "{}", outcome.json())?;
    }
    writeln!(out, "{}", json!({ "attacks": chosen.len(), "held": held }))?;
    Ok(if held == chosen.len() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn chosen(names: &[String]) -> anyhow::Result<Vec<Kind>> {
    if names.is_empty() {
        return Ok(ALL.to_vec());
    }
    let find = |name: &String| {
        let found = ALL.iter().find(|kind| kind.name == name).copied();
        found.with_context(|| {
            let known: Vec<&str> = ALL.iter().map(|kind| kind.name).collect();
            format!("there is no attack `{name}`: choose {}", known.join(", "))
        })
    };
    names.iter().map(find).collect()
}

/// What an attack may cost, from one address and with the limits as they come.
const MOST_MEMORY_MB: f64 = 200.0;
/// Data, and what is logged, in a minute each.
const MOST_DISK_MB: f64 = 20.0;
/// Of bystanders' pings.
const LONGEST_P99_MS: f64 = 250.0;

/// A way to attack.
#[derive(Clone, Copy)]
struct Kind {
    name: &'static str,
    /// The attack in a sentence.
    about: &'static str,
    seconds: u64,
    /// Fills the data folder with so much of what would take long to make; 1.0 is all.
    seed: Option<fn(&Path, f64)>,
    run: fn(Attack, &mut Findings),
}

const ALL: [Kind; 23] = [
    kind("a", "seats that the shown match has not", tables::seats),
    kind("c", "moves with blanks", tables::blanks),
    kind("d1", "six sockets of a guest talk in bursts", talk::bursts),
    kind("d2", "many tables change at once", tables::changes),
    Kind {
        seed: Some(seed::long_chats),
        ..kind("e", "sockets that ask and never read", talk::unread)
    },
    kind("f1", "wrong table passwords", doors::table_passwords),
    kind("f2", "wrong passwords for an account", doors::sign_in),
    Kind {
        seconds: 30,
        ..kind("school", "sixty people of one address", school::school)
    },
    kind("i", "all guests talk", talk::talkers),
    kind("j", "bot-only tables that think", tables::thinkers),
    Kind {
        seed: Some(seed::long_account),
        ..kind("n", "exports of a long account", doors::exports)
    },
    kind("o1", "tables handed over", tables::hand_overs),
    Kind {
        seed: Some(seed::long_table),
        ..kind("o2", "a long table told again", talk::replays)
    },
    Kind {
        seed: Some(seed::closed_tables),
        ..kind("p", "joins at closed tables", tables::closed)
    },
    kind("flood", "large messages", frames::flood),
    kind("connect", "connections and half requests", doors::connect),
    kind("accounts", "guests without end", doors::accounts),
    kind("nonsense", "random bytes and frames", frames::nonsense),
    kind("positions", "positions and lobbies", frames::positions),
    kind("reports", "blocks, reports and renames", doors::reports),
    kind("hashes", "new passwords without end", doors::hashes),
    kind("churn", "players come and go", tables::churn),
    Kind {
        seed: Some(seed::long_account),
        ..kind("deletes", "a long account is deleted", doors::deletes)
    },
];

const fn kind(name: &'static str, about: &'static str, run: fn(Attack, &mut Findings)) -> Kind {
    Kind {
        name,
        about,
        seconds: 20,
        seed: None,
        run,
    }
}

impl Kind {
    /// Attacks a server of its own, which the command starts for a data folder, and starts it
    /// once more afterwards: what was left behind must not stop it either.
    fn attack(
        &self,
        serve: impl Fn(&Path) -> Command,
        length: Duration,
        scale: f64,
    ) -> io::Result<Figures> {
        let folder = tempfile::tempdir()?;
        let (data, log) = (folder.path().join("data"), folder.path().join("log"));
        fs::create_dir(&data)?;
        if let Some(seed) = self.seed {
            seed(&data, scale);
        }
        let server = Process::start(serve(&data).stderr(File::create(&log)?))?;
        let mut figures = measure(server, &data, length, self.run);
        let logged = fs::metadata(&log)?.len() as f64 / 1e6;
        for line in fs::read_to_string(&log)?.lines() {
            if line.contains("panicked") && figures.found.complaints.len() < 9 {
                figures
                    .found
                    .complain(format!("the server panicked: {line}"));
            }
        }
        let again = Process::start(serve(&data).stderr(File::create(&log)?))?;
        let mut browser = Browser::new(again.address);
        let health = browser.try_send("GET", "/healthz", None);
        if !health.is_ok_and(|answer| answer.status == 200) {
            figures.found.complain("it is not well after a restart");
        }
        let minutes = length.as_secs_f64().max(1.0) / 60.0;
        figures.name = self.name;
        figures.disk_mb_per_minute = figures.disk_mb / minutes;
        figures.log_mb_per_minute = logged / minutes;
        Ok(figures)
    }
}

impl Figures {
    /// What may never be, however busy the machine is: people cut off, moves lost, and more
    /// bytes than there may be.
    fn harm(&self) -> Vec<String> {
        let mut why = Vec::new();
        if self.found.cut_off > 0 {
            why.push(format!("{} bystanders were cut off", self.found.cut_off));
        }
        if self.moves_lost > 0 {
            why.push(format!("{} moves were lost", self.moves_lost));
        }
        if self.memory_mb > MOST_MEMORY_MB {
            why.push(format!("memory grew by {:.0} MB", self.memory_mb));
        }
        if self.disk_mb > MOST_DISK_MB {
            why.push(format!("data grew by {:.0} MB", self.disk_mb));
        }
        why
    }

    /// All that was not as it should be.
    fn why_not(&self) -> Vec<String> {
        let mut why = self.harm();
        if self.bystander_p99_ms > LONGEST_P99_MS {
            let p99 = self.bystander_p99_ms;
            why.push(format!("bystanders' pings took {p99:.0} ms"));
        }
        for (what, grew) in [
            ("data", self.disk_mb_per_minute),
            ("log", self.log_mb_per_minute),
        ] {
            if grew > MOST_DISK_MB {
                why.push(format!("the {what} would grow by {grew:.0} MB in a minute"));
            }
        }
        if !self.is_well {
            why.push("the server says that it is not well".to_owned());
        }
        why.extend(self.found.complaints.iter().cloned());
        why
    }

    fn json(&self) -> Value {
        let why = self.why_not();
        let mut json = json!(self);
        for value in json.as_object_mut().expect("fields").values_mut() {
            if value.is_f64() {
                *value = json!(value.as_f64().map(|number| (number * 10.0).round() / 10.0));
            }
        }
        json["held"] = why.is_empty().into();
        json["why"] = why.into();
        json
    }
}
