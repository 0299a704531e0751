//! No attack at all: a class comes from one address, and everybody wants to play.

use std::{
    net::{IpAddr, Ipv4Addr},
    sync::{Mutex, mpsc},
    thread,
    time::{Duration, Instant},
};

use baralho_testkit::{Browser, Connection};
use serde_json::json;

use super::{
    Attack, Findings,
    peer::{Peer, guest, table_for},
};

const SCHOOL: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 5, 1));
const PEOPLE: usize = 60;

/// What a browser loads when somebody opens the page.
const FILES: [&str; 8] = [
    "/",
    "/page.css",
    "/icon.svg",
    "/manifest.webmanifest",
    "/boot.js",
    "/page.js",
    "/page_bg.wasm",
    "/service-worker.js",
];

/// How far people came.
#[derive(Default)]
struct Came {
    refused_files: usize,
    accounts: usize,
    playing: usize,
    last: Duration,
}

/// Thirty pairs: files of the page, a guest's account, a WebSocket, a table, the first move.
pub(crate) fn school(attack: Attack, found: &mut Findings) {
    let begun = Instant::now();
    let came = Mutex::new(Came::default());
    thread::scope(|scope| {
        for pair in 0..PEOPLE / 2 {
            let (invite, invited) = mpsc::channel();
            let came = &came;
            scope.spawn(move || {
                let done = host(attack, pair, &invite, came);
                note(came, done.is_some(), begun);
            });
            scope.spawn(move || {
                let done = other(attack, pair, &invited, came);
                note(came, done.is_some(), begun);
            });
        }
    });
    let came = came.into_inner().expect("no panic");
    if came.playing < PEOPLE || came.refused_files > 0 {
        found.complain(format!(
            "of {PEOPLE} people {} got an account and {} play, the last after {:.1} s; {} files \
             of the page were refused",
            came.accounts,
            came.playing,
            came.last.as_secs_f64(),
            came.refused_files
        ));
    }
}

fn note(came: &Mutex<Came>, is_playing: bool, begun: Instant) {
    let mut came = came.lock().expect("no panic");
    if is_playing {
        came.playing += 1;
        came.last = came.last.max(begun.elapsed());
    }
}

/// Opens the page and comes to the lobby. Whoever is refused tries again every second.
fn arrive(attack: Attack, name: &str, came: &Mutex<Came>) -> Option<Peer> {
    let mut browser = Browser::new(attack.address).at(SCHOOL);
    let mut door = Connection::open(&browser).ok();
    for path in FILES {
        let answer = door
            .as_mut()
            .and_then(|door| door.send(&mut browser, "GET", path, None).ok());
        // A server that was built without a page has no files of one.
        if !answer.is_some_and(|answer| matches!(answer.status, 200 | 404)) {
            came.lock().expect("no panic").refused_files += 1;
        }
    }
    drop(door);
    let browser = persist(attack, || guest(browser.clone(), name))?;
    came.lock().expect("no panic").accounts += 1;
    let mut peer = persist(attack, || Peer::open(&browser))?;
    peer.patience = attack.until.saturating_duration_since(Instant::now());
    Some(peer)
}

fn persist<T>(attack: Attack, act: impl Fn() -> Option<T>) -> Option<T> {
    loop {
        match act() {
            None if attack.is_over() => return None,
            None => thread::sleep(Duration::from_secs(1)),
            done => return done,
        }
    }
}

fn host(
    attack: Attack,
    pair: usize,
    invite: &mpsc::Sender<String>,
    came: &Mutex<Came>,
) -> Option<()> {
    let mut peer = arrive(attack, &format!("Pupil{pair}a"), came)?;
    let setup = table_for(2);
    invite.send(peer.create(&setup, None)?).ok()?;
    peer.hear(|message| message["kind"] == "ready" && message["on"] == true)?;
    peer.insist(&json!({"type":"start"}), attack.until)
        .then_some(())?;
    first_move(&mut peer)
}

fn other(
    attack: Attack,
    pair: usize,
    invited: &mpsc::Receiver<String>,
    came: &Mutex<Came>,
) -> Option<()> {
    let mut peer = arrive(attack, &format!("Pupil{pair}b"), came)?;
    let code = invited.recv().ok()?;
    for wish in [
        json!({"type":"join","table":code}),
        json!({"type":"sit"}),
        json!({"type":"ready","on":true}),
    ] {
        peer.insist(&wish, attack.until).then_some(())?;
    }
    first_move(&mut peer)
}

/// Makes the first move, or hears of it.
fn first_move(peer: &mut Peer) -> Option<()> {
    while !peer.play(str::to_owned)? {
        let told =
            peer.hear(|message| message["kind"] == "move" || message["kind"] == "started")?;
        if told["kind"] == "move" {
            break;
        }
    }
    Some(())
}
