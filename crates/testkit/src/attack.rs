//! What an attack from one address costs the server and everybody else.

use std::{
    fs,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use baralho_protocol::online::TableEvent;

use crate::{
    Browser, Code, Guest, PATIENCE, Player, Process,
    bystanders::{Arrivals, EVERY, PINGERS, Pinger},
    figures::percentile,
    people::{Someone, stored_log},
};

/// Where those who do no harm come from.
pub const BYSTANDERS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 9));

/// Where all attackers come from.
pub const ATTACKERS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));

/// How often the server's memory is looked at.
const GLANCE: Duration = Duration::from_millis(50);

/// Of bystanders who only come in: whoever plays and pings has other addresses.
const DOOR: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 8));

/// What attackers saw of the harm they did.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// How many bystanders of their own, such as those at a table with them, were cut off.
    pub cut_off: u64,
    /// What else was not as it should be.
    pub complaints: Vec<String>,
}

/// What an attack did.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// How much the server's memory grew at most.
    pub memory_mb: f64,
    /// How much its data grew, once the database has put in order what it had written ahead.
    pub disk_mb: f64,
    /// How much was written ahead, which is bounded by itself.
    pub ahead_mb: f64,
    /// How many messages the server took in meanwhile.
    pub messages: u64,
    /// How many requests it answered.
    pub answers: u64,
    /// How long the longest of the newcomers waited for a welcome.
    pub arrival_ms: f64,
    /// Whether the server says at the end that it is well.
    pub is_well: bool,
    /// What else was not as it should be.
    pub complaints: Vec<String>,
    /// How long 99 of 100 pings of the bystanders took at most.
    pub bystander_p99_ms: f64,
    /// How long the longest took.
    pub bystander_longest_ms: f64,
    /// How many pings were answered.
    pub pings: usize,
    /// How often a bystander's connection ended, or could not be made.
    pub cut_off: u64,
    /// How many moves the bystanders at a table were told.
    pub moves: usize,
    /// How many of them are not on disk.
    pub moves_lost: usize,
}

/// What attackers know.
#[derive(Clone, Copy, Debug)]
pub struct Attack {
    /// Where the server listens.
    pub address: SocketAddr,
    /// Its process.
    pub pid: u32,
    /// When to stop.
    pub until: Instant,
}

impl Attack {
    /// Whether to stop.
    pub fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }

    /// An attacker without a name.
    pub fn browser(&self) -> Browser {
        Browser::new(self.address).at(ATTACKERS)
    }

    /// An attacker with a name and a connection.
    #[track_caller]
    pub fn guest(&self, name: &str) -> Guest {
        Guest::sign_in(self.browser(), name)
    }
}

/// Attacks a server, which keeps its data in this folder, for so long, while others ping it,
/// listen to the lobby and play. The server is killed at the end, and its log compared with
/// what was told.
pub fn measure(
    mut server: Process,
    data: &Path,
    length: Duration,
    attack: impl FnOnce(Attack) -> Findings + Send,
) -> Figures {
    let over = Arc::new(AtomicBool::new(false));
    let browser = Browser::new(server.address).at(BYSTANDERS).as_page();
    let mut pingers: Vec<Pinger> = (0..PINGERS)
        .map(|number| Pinger::new(browser.clone().guest(&format!("Ping{number}"))))
        .collect();
    let mut door = Browser::new(server.address).at(DOOR).as_page();
    door = door.guest("Newcomer");
    let (table, players) = play_on(server.address, &over);
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
        pid: server.child.id(),
        until: start + length,
    };
    let (found, arrivals) = thread::scope(|scope| {
        let attackers = scope.spawn(move || attack(plan));
        for (number, pinger) in (0..).zip(&mut pingers) {
            scope.spawn(move || pinger.ping(start + EVERY * number, plan.until));
        }
        let newcomers = scope.spawn(|| Arrivals::watch(&door, plan.until));
        while !plan.is_over() || !attackers.is_finished() {
            memory_most = memory_most.max(memory(&server));
            thread::sleep(GLANCE);
        }
        (
            attackers.join().expect("no panic"),
            newcomers.join().expect("no panic"),
        )
    });
    let ahead = size(&ahead);
    let counts_after = counts(&mut door);
    let health = door.try_send("GET", "/healthz", None);
    over.store(true, Ordering::Relaxed);
    let players = players.join().expect("no panic");
    server.kill();

    let mut delays: Vec<u32> = pingers.iter().flat_map(|p| p.delays.clone()).collect();
    delays.sort_unstable();
    let (moves, moves_lost) = moves(&players, data);
    let cut_off = pingers.iter().map(|pinger| pinger.cut_off).sum::<u64>()
        + players.iter().map(|someone| someone.cuts).sum::<u64>()
        + arrivals.refused
        + found.cut_off;
    let mut complaints = found.complaints;
    complaints.extend(arrivals.why);
    complaints.extend(players.into_iter().flat_map(|someone| someone.complaints));
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
        complaints,
        bystander_p99_ms: percentile(&delays, 99.0),
        bystander_longest_ms: percentile(&delays, 100.0),
        pings: delays.len(),
        cut_off,
        moves,
        moves_lost,
    }
}

/// Lets one company after the other play, each from an address of its own, until it is over.
fn play_on(address: SocketAddr, over: &Arc<AtomicBool>) -> (Code, JoinHandle<Vec<Someone>>) {
    let first = company(address, 1, over);
    let table = Arc::clone(&first[0].table);
    let over = Arc::clone(over);
    let playing = thread::spawn(move || {
        let (mut next, mut done) = (first, Vec::new());
        for number in 2.. {
            let players: Vec<_> = next
                .into_iter()
                .map(|player| thread::spawn(move || player.play()))
                .collect();
            let players = players.into_iter().map(JoinHandle::join);
            done.extend(players.map(|someone| someone.expect("no panic")));
            if over.load(Ordering::Relaxed) {
                break;
            }
            next = company(address, number, &over);
        }
        done
    });
    (table, playing)
}

fn company(address: SocketAddr, number: u8, over: &Arc<AtomicBool>) -> Vec<Player> {
    let from = Ipv4Addr::new(127, 0, 4, number);
    let browser = Browser::new(address).at(from);
    let mut company = Player::company(&browser, number.into(), over);
    for player in &mut company {
        player.someone.haste = 3;
    }
    company
}

/// How many moves people were told, and how many of them are not on disk.
fn moves(people: &[Someone], data: &Path) -> (usize, usize) {
    let store = baralho_storage::open(data, None).expect("the server's data");
    let (mut told, mut lost) = (0, 0);
    for someone in people {
        let is_move = |event: &TableEvent| matches!(event, TableEvent::Move { .. });
        told += someone.told.values().filter(|t| is_move(&t.event)).count();
        let Some(code) = someone.client().table() else {
            continue;
        };
        let lines = stored_log(&*store, &code.to_string());
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
