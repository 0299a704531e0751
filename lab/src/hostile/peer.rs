//! Connections of attackers and of those whom they meet: nothing here panics when the server
//! refuses or ends it.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use baralho_catalog::{AnyRules, PRESETS, Preset};
use baralho_game::Options;
use baralho_testkit::{Browser, Heard, Socket};
use serde_json::{Value, json};
use tungstenite::Message;

use super::{Attack, measure::ATTACKERS};

/// Whether a game can be played by so many as it is.
pub(crate) fn seats(preset: &Preset, players: usize) -> bool {
    AnyRules::parse(preset.name, Some(players), &Options::new()).is_ok()
}

/// An unrated table for so many: of the first game that seats them.
pub(crate) fn table_for(players: usize) -> Value {
    let game = PRESETS.iter().find(|preset| seats(preset, players));
    json!({"game": game.map(|game| game.name), "players": players, "rated": false})
}

/// Whoever has no answer by then has none.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// Connections that a guest may have with the limits as they come.
pub(crate) const PER_GUEST: usize = 8;

/// Messages that an address may send at once, and then in a second: a little less than the limits.
const AT_ONCE: usize = 1000;
const PER_SECOND: f64 = 190.0;

/// So many threads attack at once: more would only take the machine from the server.
pub(crate) const THREADS: usize = 4;

pub(crate) struct Peer {
    pub(crate) socket: Socket,
    browser: Browser,
    /// Their account.
    pub(crate) person: i64,
    /// How long to wait for anything.
    pub(crate) patience: Duration,
    next: u64,
}

impl Peer {
    /// Connects and says hello, if the server lets it.
    pub(crate) fn open(browser: &Browser) -> Option<Self> {
        let mut socket = Socket::try_open(browser).ok()?;
        // Whoever does not read is not read from either; that must not keep an attacker waiting.
        let patience = Some(Duration::from_millis(100));
        socket.stream().set_write_timeout(patience).ok()?;
        let mut peer = Self {
            socket,
            browser: browser.clone(),
            person: 0,
            patience: PATIENCE,
            next: 0,
        };
        peer.say(&json!({"type":"hello","protocol":1,"language":"en"}));
        // Whoever sends too much is not even greeted.
        let welcome =
            peer.hear(|message| message["type"] == "welcome" || message["type"] == "refused")?;
        peer.person = welcome["you"]["id"].as_i64()?;
        Some(peer)
    }

    /// Sends something, whether or not anybody listens.
    pub(crate) fn say(&mut self, wish: &Value) -> bool {
        self.socket.send(Message::text(wish.to_string()))
    }

    /// Waits for the answer to a wish.
    pub(crate) fn ask(&mut self, wish: &Value) -> Option<Value> {
        self.next += 1;
        let id = self.next;
        let mut wish = wish.clone();
        wish["id"] = json!(id);
        self.say(&wish);
        // Whoever is too fast is not even asked for a number.
        self.hear(|message| {
            let re = &message["re"];
            *re == id || (message["type"] == "refused" && re.is_null())
        })
    }

    /// Whether a wish was done.
    pub(crate) fn does(&mut self, wish: &Value) -> bool {
        self.ask(wish)
            .is_some_and(|answer| answer["type"] == "done")
    }

    /// Wishes until it is done, or there is no more time.
    pub(crate) fn insist(&mut self, wish: &Value, until: Instant) -> bool {
        loop {
            match self.ask(wish) {
                None => return false,
                Some(answer) if answer["type"] == "done" => return true,
                Some(answer) if answer["code"] != "too-fast" => return false,
                Some(_) if Instant::now() >= until => return false,
                Some(_) => thread::sleep(Duration::from_millis(200)),
            }
        }
    }

    /// The next message that is wanted.
    pub(crate) fn hear(&mut self, wanted: impl Fn(&Value) -> bool) -> Option<Value> {
        let until = Instant::now() + self.patience;
        while let Some(longest) = until.checked_duration_since(Instant::now()) {
            match self.socket.read(longest) {
                Heard::Text(text) => {
                    let message = serde_json::from_str(&text).unwrap_or(Value::Null);
                    if wanted(&message) {
                        return Some(message);
                    }
                }
                Heard::Nothing => {}
                Heard::End => return None,
            }
        }
        None
    }

    /// Reads all that has come. False when nothing ever will again.
    pub(crate) fn drain(&mut self) -> bool {
        loop {
            match self.socket.read(Duration::from_millis(1)) {
                Heard::Text(_) => {}
                Heard::Nothing => return true,
                Heard::End => return false,
            }
        }
    }

    /// Whether the server still listens.
    pub(crate) fn is_there(&mut self) -> bool {
        self.say(&json!({"type":"ping"}));
        self.hear(|message| message["type"] == "pong").is_some()
    }

    /// Opens a table; gives its code.
    pub(crate) fn create(&mut self, setup: &Value, password: Option<&str>) -> Option<String> {
        self.say(&json!({"type":"create","setup":setup,"password":password}));
        let answer =
            self.hear(|message| message["type"] == "table" || message["type"] == "refused")?;
        answer["table"].as_str().map(str::to_owned)
    }

    /// The position as this person sees it; an empty one when it is refused.
    pub(crate) fn position(&mut self) -> Option<Value> {
        self.next += 1;
        self.say(&json!({"type":"position","id":self.next}));
        self.hear(|message| message["type"] == "position" || message["type"] == "refused")
    }

    /// Makes the first move that the rules allow, written so, if it is this person's turn.
    pub(crate) fn play(&mut self, write: impl Fn(&str) -> String) -> Option<bool> {
        let position = self.position()?;
        let Some(first) = position["moves"][0].as_str() else {
            return Some(false);
        };
        let wish = json!({"type":"move","move":write(first),"turn":position["turn"]});
        self.ask(&wish).map(|answer| answer["type"] == "done")
    }
}

/// A guest, if the server lets one in.
pub(crate) fn guest(mut browser: Browser, name: &str) -> Option<Browser> {
    browser = browser.as_page();
    let body = json!({"name":name}).to_string();
    let answer = browser.try_send("POST", "/api/guest", Some(&body)).ok()?;
    (answer.status == 201).then_some(browser)
}

/// As many guests of the attackers' address as there may be, up to a number.
pub(crate) fn guests(attack: Attack, most: usize) -> Vec<Browser> {
    let numbers = 0..most;
    let made = numbers.map_while(|number| guest(attack.browser(), &format!("Mob{number}")));
    made.collect()
}

/// As many connections of as few guests as there may be, up to a number.
pub(crate) fn peers(attack: Attack, most: usize) -> Vec<Peer> {
    let guests = guests(attack, most.div_ceil(PER_GUEST));
    let each = most.div_ceil(guests.len().max(1)).min(PER_GUEST);
    let mut peers = Vec::new();
    for browser in guests.iter().cycle().take(guests.len() * each) {
        let mut peer = Peer::open(browser);
        while peer.is_none() && !attack.is_over() && peers.len() < most {
            // Too many requests: there are more in a moment.
            thread::sleep(Duration::from_millis(100));
            peer = Peer::open(browser);
        }
        peers.extend(peer);
        if attack.is_over() {
            break;
        }
    }
    peers
}

/// Somebody harmless, from one of many addresses.
pub(crate) fn bystander(address: SocketAddr, number: u8) -> Option<Peer> {
    Peer::open(&harmless(address, number)?)
}

pub(crate) fn harmless(address: SocketAddr, number: u8) -> Option<Browser> {
    let from = IpAddr::V4(Ipv4Addr::new(127, 0, 1, number / 8));
    debug_assert_ne!(from, ATTACKERS, "bystanders come from elsewhere");
    guest(Browser::new(address).at(from), &format!("Kind{number}"))
}

/// Lets several threads do something with their share of the connections, again and again, until the
/// attack is over: just as often as an address may, because whoever sends more is shown the door.
/// Each time sends so many messages.
pub(crate) fn all_at_once(
    attack: Attack,
    peers: &mut [Peer],
    messages: usize,
    act: impl Fn(&mut Peer) + Sync,
) {
    let (begun, sent) = (Instant::now(), AtomicUsize::new(0));
    in_parts(attack, peers, |peer| {
        let sent = sent.fetch_add(messages, Ordering::Relaxed);
        let due = sent.saturating_sub(AT_ONCE) as f64 / PER_SECOND;
        let due = (begun + Duration::from_secs_f64(due)).min(attack.until);
        thread::sleep(due.saturating_duration_since(Instant::now()));
        act(peer);
    });
}

/// The same without any measure: whoever is shown the door comes back.
pub(crate) fn without_measure(attack: Attack, peers: &mut [Peer], act: impl Fn(&mut Peer) + Sync) {
    in_parts(attack, peers, |peer| {
        act(peer);
        if peer.socket.end().is_some()
            && let Some(again) = Peer::open(&peer.browser)
        {
            *peer = again;
        }
    });
}

fn in_parts(attack: Attack, peers: &mut [Peer], act: impl Fn(&mut Peer) + Sync) {
    let part = peers.len().div_ceil(THREADS).max(1);
    attack.each(peers.chunks_mut(part), |part| {
        part.iter_mut().for_each(&act);
    });
}

pub(crate) fn timed<T>(act: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    let done = act();
    (done, begun.elapsed())
}
