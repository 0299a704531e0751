//! Talk without end, and what has to be told of it.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use super::{
    Attack, Findings,
    peer::{Peer, all_at_once, bystander, guests, peers, table_for},
    seed,
};

/// How often a bystander wants to say something.
const SAY: Duration = Duration::from_secs(2);

/// People who read what comes.
pub(crate) struct Crowd {
    people: Vec<Peer>,
    missing: u64,
}

/// So many people who listen to the lobby.
pub(crate) fn listeners(attack: Attack, count: u8) -> Crowd {
    let mut crowd = Crowd {
        people: Vec::new(),
        missing: 0,
    };
    for number in 0..count {
        match bystander(attack.address, 8 + number) {
            Some(mut peer) => {
                peer.does(&json!({"type":"lobby","on":true}));
                crowd.people.push(peer);
            }
            None => crowd.missing += 1,
        }
    }
    crowd
}

impl Crowd {
    /// Reads for everybody.
    pub(crate) fn read_until_over(&mut self, attack: Attack) {
        while !attack.is_over() {
            for peer in &mut self.people {
                peer.drain();
            }
        }
    }

    /// Notes who is not there any more.
    pub(crate) fn judge(&mut self, found: &mut Findings) {
        let people = self.people.iter_mut();
        let gone = people.map(|peer| u64::from(!peer.is_there())).sum::<u64>();
        found.cut_off += self.missing + gone;
    }
}

/// Six connections of one guest talk in bursts, in the lobby and at a table of others.
pub(crate) fn bursts(attack: Attack, found: &mut Findings) {
    let mut crowd = listeners(attack, 54);
    // Four of them sit at a table.
    let setup = table_for(4);
    let mut table = None;
    for peer in crowd.people.iter_mut().take(4) {
        match &table {
            None => table = peer.create(&setup, None),
            Some(code) => {
                peer.does(&json!({"type":"join","table":code}));
                peer.does(&json!({"type":"sit"}));
            }
        }
    }
    let mut attackers: Vec<Peer> = guests(attack, 1)
        .iter()
        .flat_map(|browser| (0..6).filter_map(|_| Peer::open(browser)))
        .collect();
    for peer in &mut attackers {
        peer.ask(&json!({"type":"join","table":table}));
    }
    thread::scope(|scope| {
        let reading = scope.spawn(|| crowd.read_until_over(attack));
        let mut said = 0;
        while !attack.is_over() {
            for peer in &mut attackers {
                let to = ["lobby", "table"][said % 2];
                let chat = |number| json!({"type":"chat","to":to,"text":format!("{number} spam")});
                peer.socket
                    .burst((0..58).map(|number| chat(number).to_string()));
                peer.drain();
                said += 1;
            }
            thread::sleep(Duration::from_millis(100));
        }
        reading.join().expect("no panic");
    });
    crowd.judge(found);
}

/// Connections that never read, at a table with long talk, ask for all of it.
pub(crate) fn unread(attack: Attack, found: &mut Findings) {
    let mut attackers = peers(attack, 176);
    let code = seed::code(1).to_string();
    let mut there = 0;
    for peer in &mut attackers {
        there += usize::from(peer.does(&json!({"type":"join","table":code})));
    }
    if there == 0 {
        found.complain("no attacker came to the table");
    }
    let sync = json!({"type":"sync","since":3});
    all_at_once(attack, &mut attackers, 1, |peer| {
        peer.say(&sync);
    });
}

/// Everybody whom the address may have talks at tables and in the lobby; a bystander wants to,
/// too.
pub(crate) fn talkers(attack: Attack, found: &mut Findings) {
    let kind = bystander(attack.address, 0);
    let mut attackers: Vec<Peer> = guests(attack, 60).iter().filter_map(Peer::open).collect();
    for peer in &mut attackers {
        peer.create(&table_for(2), None);
    }
    let text = "spam ".repeat(100);
    let (mut silenced, mut tried) = (0, 0);
    thread::scope(|scope| {
        scope.spawn(|| {
            let Some(mut kind) = kind else {
                return;
            };
            while !attack.is_over() {
                let begun = Instant::now();
                tried += 1;
                let chat = json!({"type":"chat","to":"lobby","text":"Quem joga?"});
                silenced += usize::from(!kind.does(&chat));
                while begun.elapsed() < SAY && !attack.is_over() {
                    kind.drain();
                    thread::sleep(Duration::from_millis(50));
                }
            }
        });
        all_at_once(attack, &mut attackers, 2, |peer| {
            for to in ["lobby", "table"] {
                peer.say(&json!({"type":"chat","to":to,"text":text}));
            }
            peer.drain();
        });
    });
    if silenced > 0 {
        let said = format!("a bystander could not say {silenced} of {tried} things in the lobby");
        found.complain(said);
    }
}

/// A long table is told from its beginning, again and again, to people who read it.
pub(crate) fn replays(attack: Attack, _: &mut Findings) {
    let mut attackers = peers(attack, 100);
    let code = seed::code(1).to_string();
    for peer in &mut attackers {
        peer.does(&json!({"type":"join","table":code}));
    }
    all_at_once(attack, &mut attackers, 3, |peer| {
        for since in [0, 7_610, 7_990] {
            peer.say(&json!({"type":"sync","since":since}));
        }
        peer.drain();
    });
}
