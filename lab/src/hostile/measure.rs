//! What an attack from one address costs the server and everybody else.

use std::{
    fs,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::Path,
    sync::{Arc, atomic::Ordering},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use baralho_protocol::online::TableEvent;
use baralho_testkit::{
    Browser, Code, Orders, PATIENCE, Player, Process,
    people::{Someone, stored_log},
};

use serde::Serialize;

use super::bystanders::{Arrivals, EVERY, PINGERS, Pinger};
use crate::percentile::percentile;

/// Where those who do no harm come from.
const BYSTANDERS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 9));

/// Where all attackers come from.
pub(crate) const ATTACKERS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));

/// How often the server's memory is looked at.
const GLANCE: Duration = Duration::from_millis(50);

/// Of bystanders who only come in: whoever plays and pings has other addresses.
const DOOR: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 8));

/// What attackers saw of the harm they did.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Findings {
    /// How many bystanders of their own, such as those at a table with them, were cut off.
    pub(crate) cut_off: u64,
    /// What else was not as it should be.
    #[serde(skip)]
    pub(crate) complaints: Vec<String>,
}

impl Findings {
    pub(crate) fn complain(&mut self, of: impl Into<String>) {
        self.complaints.push(of.into());
    }
}

/// What an attack did.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Figures {
    #[serde(rename = "attack")]
    pub(crate) name: &'static str,
    /// How much the server's memory grew at most.
    pub(crate) memory_mb: f64,
    /// How much its data grew, once the database has put in order what it had written ahead.
    pub(crate) disk_mb: f64,
    /// How much was written ahead, which is bounded by itself.
    pub(crate) ahead_mb: f64,
    /// What a minute of it would add to the data, and to the log.
    pub(crate) disk_mb_per_minute: f64,
    pub(crate) log_mb_per_minute: f64,
    /// How many messages the server took in meanwhile.
    pub(crate) messages: u64,
    /// How many requests it answered.
    pub(crate) answers: u64,
    /// How long the longest of the newcomers waited for a welcome.
    pub(crate) arrival_ms: f64,
    /// Whether the server says at the end that it is well.
    #[serde(skip)]
    pub(crate) is_well: bool,
    /// How long 99 of 100 pings of the bystanders took at most.
    pub(crate) bystander_p99_ms: f64,
    pub(crate) bystander_longest_ms: f64,
    pub(crate) pings: usize,
    /// With how often any bystander's connection ended, or could not be made.
    #[serde(flatten)]
    pub(crate) found: Findings,
    /// How many moves the bystanders at a table were told.
    pub(crate) moves: usize,
    /// How many of them are not on disk.
    pub(crate) moves_lost: usize,
}

/// The server that is attacked, and until when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attack {
    pub(crate) address: SocketAddr,
    /// The server's process, for a test that ends it.
    #[cfg(test)]
    pub(crate) pid: u32,
    pub(crate) until: Instant,
}

impl Attack {
    pub(crate) fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }

    /// Lets each of these act again and again until the attack is over, all at the same time.
    pub(crate) fn each<T: Send>(
        &self,
        attackers: impl IntoIterator<Item = T>,
        act: impl Fn(&mut T) + Sync,
    ) {
        thread::scope(|scope| {
            for mut attacker in attackers {
                let act = &act;
                scope.spawn(move || {
                    while !self.is_over() {
                        act(&mut attacker);
                    }
                });
            }
        });
    }

    /// An attacker without a name.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address).at(ATTACKERS)
    }
}

/// Attacks a server, which keeps its data in this folder, for so long, while others ping it,
/// listen to the lobby and play. The server is killed at the end, and its log compared with
/// what was told.
pub(crate) fn measure(
    mut server: Process,
    data: &Path,
    length: Duration,
    attack: impl FnOnce(Attack, &mut Findings) + Send,
) -> Figures {
    let orders = Orders::new(3);
    let browser = Browser::new(server.address).at(BYSTANDERS).as_page();
    let mut pingers: Vec<Pinger> = (0..PINGERS)
        .map(|number| Pinger::new(browser.clone().guest(&format!("Ping{number}"))))
        .collect();
    let mut door = Browser::new(server.address).at(DOOR).as_page();
    door = door.guest("Newcomer");
    let (table, players) = play_on(server.address, &orders);
    let begun = Instant::now();
    while table.lock().expect("no panic").is_none() {
        assert!(begun.elapsed() < PATIENCE, "nobody could open a table");
        thread::sleep(GLANCE);
    }

    let memory = |server: &Process| server.usage().map_or(0, |usage| usage.memory);
    let ahead = data.join("baralho.sqlite-wal");
    let (memory_before, disk_before) = (memory(&server), size(data) - size(&ahead));
    let counts_before = counts(&mut door);
    let mut memory_most = memory_before;
    let start = Instant::now();
    let plan = Attack {
        address: server.address,
        #[cfg(test)]
        pid: server.child.id(),
        until: start + length,
    };
    let mut found = Findings::default();
    let arrivals = thread::scope(|scope| {
        let attackers = scope.spawn(|| attack(plan, &mut found));
        for (number, pinger) in (0..).zip(&mut pingers) {
            scope.spawn(move || pinger.ping(start + EVERY * number, plan.until));
        }
        let newcomers = scope.spawn(|| Arrivals::watch(&door, plan.until));
        while !plan.is_over() || !attackers.is_finished() {
            memory_most = memory_most.max(memory(&server));
            thread::sleep(GLANCE);
        }
        attackers.join().expect("no panic");
        newcomers.join().expect("no panic")
    });
    let ahead = size(&ahead);
    let counts_after = counts(&mut door);
    let health = door.try_send("GET", "/healthz", None);
    orders.over.store(true, Ordering::Relaxed);
    let players = players.join().expect("no panic");
    server.kill();

    let mut delays: Vec<u32> = pingers.iter().flat_map(|p| p.delays.clone()).collect();
    delays.sort_unstable();
    let (moves, moves_lost) = moves(&players, data);
    found.cut_off += pingers.iter().map(|pinger| pinger.cut_off).sum::<u64>()
        + players.iter().map(|someone| someone.cuts).sum::<u64>()
        + arrivals.refused;
    let said = players.into_iter().flat_map(|someone| someone.complaints);
    found
        .complaints
        .extend(arrivals.why.into_iter().chain(said));
    let megabytes = |from: u64, to: u64| to.saturating_sub(from) as f64 / 1e6;
    Figures {
        memory_mb: megabytes(memory_before, memory_most),
        // Looking for the moves has opened the database once more.
        disk_mb: megabytes(disk_before, size(data)),
        ahead_mb: megabytes(0, ahead),
        messages: counts_after.0.saturating_sub(counts_before.0),
        answers: counts_after.1.saturating_sub(counts_before.1),
        arrival_ms: arrivals.longest.as_secs_f64() * 1e3,
        is_well: health.is_ok_and(|answer| answer.status == 200),
        bystander_p99_ms: percentile(&delays, 99.0),
        bystander_longest_ms: percentile(&delays, 100.0),
        pings: delays.len(),
        found,
        moves,
        moves_lost,
        ..Figures::default()
    }
}

/// Lets one company after the other play, each from an address of its own, until it is over.
fn play_on(address: SocketAddr, orders: &Arc<Orders>) -> (Code, JoinHandle<Vec<Someone>>) {
    let first = company(address, 1, orders);
    let table = Arc::clone(&first[0].table);
    let orders = Arc::clone(orders);
    let playing = thread::spawn(move || {
        let (mut next, mut done) = (first, Vec::new());
        for number in 2.. {
            let players: Vec<_> = next
                .into_iter()
                .map(|player| thread::spawn(move || player.play()))
                .collect();
            let players = players.into_iter().map(JoinHandle::join);
            done.extend(players.map(|someone| someone.expect("no panic")));
            if orders.over.load(Ordering::Relaxed) {
                break;
            }
            next = company(address, number, &orders);
        }
        done
    });
    (table, playing)
}

fn company(address: SocketAddr, number: u8, orders: &Arc<Orders>) -> Vec<Player> {
    let browser = Browser::new(address).at(Ipv4Addr::new(127, 0, 4, number));
    Player::company(&browser, number.into(), orders)
}

/// How many moves people were told, and how many of them are not on disk.
fn moves(people: &[Someone], data: &Path) -> (usize, usize) {
    let store = baralho_storage::open(data, None).expect("the server's data");
    let (mut told, mut lost) = (0, 0);
    for someone in people {
        let is_move = |event: &TableEvent| matches!(event, TableEvent::Move { .. });
        told += someone.told.values().filter(|t| is_move(&t.event)).count();
        let Some(code) = someone.client.table() else {
            continue;
        };
        let lines = stored_log(&store, &code.to_string());
        lost += someone
            .lost(&lines)
            .iter()
            .filter(|t| is_move(&t.event))
            .count();
    }
    (told, lost)
}

/// Messages and requests that the server says it had; nothing if it does not answer.
fn counts(browser: &mut Browser) -> (u64, u64) {
    let answer = browser.try_send("GET", "/metrics", None);
    let text = answer.map_or(String::new(), |answer| answer.body);
    let sum = |name: &str| {
        let lines = text.lines().filter(|line| line.starts_with(name));
        let numbers = lines.filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok());
        numbers.sum()
    };
    (
        sum("baralho_messages_total"),
        sum("baralho_http_answers_total"),
    )
}

/// The bytes of a file, or of all files in a folder.
fn size(folder: &Path) -> u64 {
    if folder.is_file() {
        return fs::metadata(folder).map_or(0, |about| about.len());
    }
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .filter_map(|entry| {
            let about = entry.metadata().ok()?;
            Some(if about.is_dir() {
                size(&entry.path())
            } else {
                about.len()
            })
        })
        .sum()
}
