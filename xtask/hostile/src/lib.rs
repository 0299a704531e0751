//! Every attack that was ever found to stop a server or to hurt its people, and what it costs
//! everybody else: `cargo xtask hostile`. The test beside this runs each for a second.

mod doors;
mod frames;
mod peer;
mod school;
mod seed;
mod tables;
mod talk;

use std::{
    fs::{self, File},
    io,
    path::Path,
    process::Command,
    time::Duration,
};

use baralho_testkit::{
    Browser, Process,
    attack::{Attack, Figures, Findings, measure},
};
use serde_json::{Value, json};

/// What an attack may cost, from one address and with the limits as they come.
pub const MOST_MEMORY_MB: f64 = 200.0;
/// Data, and what is logged, in a minute each.
pub const MOST_DISK_MB: f64 = 20.0;
/// Of bystanders' pings.
pub const LONGEST_P99_MS: f64 = 250.0;

/// A way to attack.
#[derive(Clone, Copy)]
pub struct Kind {
    /// The name after `cargo xtask hostile`.
    pub name: &'static str,
    /// The attack in a sentence.
    pub about: &'static str,
    /// How long, in seconds.
    pub seconds: u64,
    /// Fills the data folder with so much of what would take long to make; 1.0 is all.
    seed: Option<fn(&Path, f64)>,
    run: fn(Attack) -> Findings,
}

/// All of them.
pub const ALL: [Kind; 23] = [
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

const fn kind(name: &'static str, about: &'static str, run: fn(Attack) -> Findings) -> Kind {
    Kind {
        name,
        about,
        seconds: 20,
        seed: None,
        run,
    }
}

/// What came of an attack.
#[derive(Debug)]
pub struct Outcome {
    /// The name of the attack.
    pub name: &'static str,
    /// The cost to everybody else.
    pub figures: Figures,
    /// What a minute of it would add to the data.
    pub disk_mb_per_minute: f64,
    /// And to the log.
    pub log_mb_per_minute: f64,
}

impl Kind {
    /// Attacks a server of its own, which the command starts for a data folder, and starts it
    /// once more afterwards: what was left behind must not stop it either.
    pub fn attack(
        &self,
        serve: impl Fn(&Path) -> Command,
        length: Duration,
        scale: f64,
    ) -> io::Result<Outcome> {
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
            if line.contains("panicked") && figures.complaints.len() < 9 {
                figures
                    .complaints
                    .push(format!("the server panicked: {line}"));
            }
        }
        let again = Process::start(serve(&data).stderr(File::create(&log)?))?;
        let mut browser = Browser::new(again.address);
        let health = browser.try_send("GET", "/healthz", None);
        if !health.is_ok_and(|answer| answer.status == 200) {
            figures
                .complaints
                .push("it is not well after a restart".to_owned());
        }
        let minutes = length.as_secs_f64().max(1.0) / 60.0;
        Ok(Outcome {
            name: self.name,
            disk_mb_per_minute: figures.disk_mb / minutes,
            log_mb_per_minute: logged / minutes,
            figures,
        })
    }
}

impl Outcome {
    /// What may never be, however busy the machine is: people cut off, moves lost, and more
    /// bytes than there may be.
    pub fn harm(&self) -> Vec<String> {
        let figures = &self.figures;
        let mut why = Vec::new();
        if figures.cut_off > 0 {
            why.push(format!("{} bystanders were cut off", figures.cut_off));
        }
        if figures.moves_lost > 0 {
            why.push(format!("{} moves were lost", figures.moves_lost));
        }
        if figures.memory_mb > MOST_MEMORY_MB {
            why.push(format!("memory grew by {:.0} MB", figures.memory_mb));
        }
        if figures.disk_mb > MOST_DISK_MB {
            why.push(format!("data grew by {:.0} MB", figures.disk_mb));
        }
        why
    }

    /// All that was not as it should be.
    pub fn why_not(&self) -> Vec<String> {
        let figures = &self.figures;
        let mut why = self.harm();
        if figures.bystander_p99_ms > LONGEST_P99_MS {
            let p99 = figures.bystander_p99_ms;
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
        if !figures.is_well {
            why.push("the server says that it is not well".to_owned());
        }
        why.extend(figures.complaints.iter().cloned());
        why
    }

    /// For programs.
    pub fn json(&self) -> Value {
        let figures = &self.figures;
        let why = self.why_not();
        let round = |number: f64| (number * 10.0).round() / 10.0;
        json!({
            "attack": self.name,
            "held": why.is_empty(),
            "memory_mb": round(figures.memory_mb),
            "disk_mb": round(figures.disk_mb),
            "ahead_mb": round(figures.ahead_mb),
            "disk_mb_per_minute": round(self.disk_mb_per_minute),
            "log_mb_per_minute": round(self.log_mb_per_minute),
            "bystander_p99_ms": round(figures.bystander_p99_ms),
            "bystander_longest_ms": round(figures.bystander_longest_ms),
            "arrival_ms": round(figures.arrival_ms),
            "messages": figures.messages,
            "answers": figures.answers,
            "pings": figures.pings,
            "cut_off": figures.cut_off,
            "moves": figures.moves,
            "moves_lost": figures.moves_lost,
            "why": why,
        })
    }

    /// For people: one line.
    pub fn text(&self) -> String {
        let figures = &self.figures;
        let why = self.why_not().join("; ");
        format!(
            "{:>9}  {:>6.1} MB memory  {:>5.1} MB disk/min  {:>5.1} MB log/min  p99 {:>6.1} ms  \
             {} cut off  {} of {} moves lost  {}",
            self.name,
            figures.memory_mb,
            self.disk_mb_per_minute,
            self.log_mb_per_minute,
            figures.bystander_p99_ms,
            figures.cut_off,
            figures.moves_lost,
            figures.moves,
            if why.is_empty() { "held" } else { &why },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(change: impl FnOnce(&mut Outcome)) -> Outcome {
        let figures = Figures {
            is_well: true,
            ..Figures::default()
        };
        let mut outcome = Outcome {
            name: "x",
            figures,
            disk_mb_per_minute: 0.0,
            log_mb_per_minute: 0.0,
        };
        change(&mut outcome);
        outcome
    }

    #[test]
    fn every_figure_can_fail_and_says_why() {
        assert_eq!(outcome(|_| {}).why_not(), [""; 0]);
        let harmful: [fn(&mut Outcome); 4] = [
            |one| one.figures.cut_off = 1,
            |one| one.figures.moves_lost = 1,
            |one| one.figures.memory_mb = 201.0,
            |one| one.figures.disk_mb = 21.0,
        ];
        let slow: [fn(&mut Outcome); 5] = [
            |one| one.figures.bystander_p99_ms = 251.0,
            |one| one.disk_mb_per_minute = 21.0,
            |one| one.log_mb_per_minute = 21.0,
            |one| one.figures.is_well = false,
            |one| one.figures.complaints.push("odd".to_owned()),
        ];
        for change in harmful {
            let outcome = outcome(change);
            assert_eq!(outcome.harm().len(), 1, "{outcome:?}");
            assert_eq!(outcome.why_not(), outcome.harm());
        }
        for change in slow {
            let outcome = outcome(change);
            assert!(outcome.harm().is_empty(), "{outcome:?}");
            assert_eq!(outcome.why_not().len(), 1, "{outcome:?}");
            assert_eq!(outcome.json()["held"], false);
        }
    }

    #[test]
    fn no_two_attacks_have_the_same_name() {
        let mut names = ALL.map(|kind| kind.name);
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    }
}
