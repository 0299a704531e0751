//! What hosts and players may do at tables.

use std::{
    thread,
    time::{Duration, Instant},
};

use baralho_catalog::{PRESETS, Preset};
use baralho_game::MAX_SEATS;
use serde_json::{Value, json};

use super::{
    Attack, Findings,
    peer::{
        self, PATIENCE, Peer, THREADS, all_at_once, bystander, guests, peers, table_for, timed,
    },
    seed,
};

/// How long a match between attackers may take.
const MATCH: Duration = Duration::from_secs(20);

/// How long a quick bot of a bystander may take: it waits a moment so that people can follow.
const QUICK: Duration = Duration::from_secs(3);

fn two() -> Value {
    let mut setup = table_for(2);
    setup["rules"] = json!({"target":"none","pause":"1"});
    setup
}

/// Brings two people to a match.
fn begin(host: &mut Peer, other: &mut Peer, setup: &Value) -> Option<String> {
    let code = host.create(setup, None)?;
    let is_begun = other.does(&json!({"type":"join","table":code}))
        && other.does(&json!({"type":"sit"}))
        && other.does(&json!({"type":"ready","on":true}))
        && host.does(&json!({"type":"start"}));
    is_begun.then_some(code)
}

/// After a match of two the host changes to many seats, and somebody takes one that the match
/// did not have, looks, goes and comes back.
pub(crate) fn seats(attack: Attack, found: &mut Findings) {
    let mut people = peers(attack, 2 * peer::PER_GUEST);
    // Two of different guests: all first connections come first.
    let [host, other, ..] = &mut people[..] else {
        found.complain("no attacker was let in");
        return;
    };
    let Some(code) = begin(host, other, &two()) else {
        found.complain("no match could begin");
        return;
    };
    let until = Instant::now() + MATCH;
    while Instant::now() < until {
        let moved = [host.play(str::to_owned), other.play(str::to_owned)];
        if moved == [Some(false); 2] {
            let over = |peer: &mut Peer| peer.position().is_some_and(|p| p["moves"][0].is_null());
            if over(host) && over(other) {
                break;
            }
        }
        if moved.contains(&None) {
            found.complain("players are not answered");
            return;
        }
    }
    let mut changed = 0;
    // The fullest table of every game, and a small one again.
    let fullest = |preset: &'static Preset| {
        let most = (1..=MAX_SEATS).rev().find(|&n| peer::seats(preset, n));
        (preset.name, most.unwrap_or(preset.players))
    };
    let small = (PRESETS[0].name, 2);
    for (game, players) in PRESETS.iter().map(fullest).chain([small]) {
        let setup = json!({"game":game,"players":players});
        if !host.insist(&json!({"type":"change","setup":setup}), until) {
            continue;
        }
        changed += 1;
        other.ask(&json!({"type":"stand"}));
        for seat in [players - 1, players - 2, 1] {
            other.ask(&json!({"type":"sit","seat":seat}));
            for wish in [
                json!({"type":"position"}),
                json!({"type":"sync","since":0}),
                json!({"type":"sync","since":u64::MAX}),
                json!({"type":"join","table":code}),
                json!({"type":"leave"}),
                json!({"type":"join","table":code,"since":3}),
                json!({"type":"position"}),
                json!({"type":"stand"}),
            ] {
                if other.ask(&wish).is_none() {
                    found.complain(format!("no answer to {wish} at {game}"));
                    return;
                }
            }
        }
    }
    if changed < 2 {
        found.complain("the host could change nothing");
    }
}

/// Moves in all the ways to write blanks, against a bystander who must be able to read them.
pub(crate) fn blanks(attack: Attack, found: &mut Findings) {
    let host = peers(attack, 1).pop();
    let Some((mut host, mut other)) = host.zip(bystander(attack.address, 0)) else {
        found.complain("nobody was let in");
        return;
    };
    if begin(&mut host, &mut other, &two()).is_none() {
        found.complain("no match could begin");
    }
    let long = " ".repeat(15_000);
    let blanks = [
        "\n", "\t", "\r", "\u{b}", "\u{c}", "\u{2028}", "\u{a0}", "\u{feff}", &long,
    ];
    let mut next = blanks.iter().cycle();
    while !attack.is_over() {
        let blank = next.next().expect("a circle");
        let (Some(_), Some(_)) = (
            host.play(|text| format!("{blank}{text}{blank}")),
            host.play(|text| format!("{text}{blank}")),
        ) else {
            break;
        };
        // Whatever was refused is played as it should be, so that the match goes on.
        if host.play(str::to_owned).is_none() || other.play(str::to_owned).is_none() {
            break;
        }
        other.say(&json!({"type":"sync","since":0}));
        other.say(&json!({"type":"ping"}));
        let told = other.hear(|message| {
            let text = message["move"].as_str().unwrap_or_default();
            let is_odd = text.chars().any(|c| c.is_whitespace() || c == '\u{feff}');
            message.is_null() || is_odd || message["type"] == "pong"
        });
        match told {
            Some(message) if message["type"] == "pong" => {}
            Some(message) if message.is_null() => {
                found.complain("a message cannot be read");
            }
            Some(_) => found.complain("blanks were told"),
            None => break,
        }
        thread::sleep(Duration::from_millis(100));
    }
    found.cut_off += u64::from(!other.is_there());
}

/// As many tables as there may be change again and again, while people listen to the lobby.
pub(crate) fn changes(attack: Attack, found: &mut Findings) {
    let mut crowd = super::talk::listeners(attack, 50);
    let mut attackers = peers(attack, 150);
    for peer in &mut attackers {
        peer.create(&table_for(2), None);
    }
    thread::scope(|scope| {
        let reading = scope.spawn(|| crowd.read_until_over(attack));
        all_at_once(attack, &mut attackers, 2, |peer| {
            for players in [2, 3] {
                let setup = table_for(players);
                peer.say(&json!({"type":"change","setup":setup}));
            }
            peer.drain();
        });
        reading.join().expect("no panic");
    });
    crowd.judge(found);
}

/// Tables where only bots play, which think as long as they may; a bystander plays with a quick
/// one meanwhile.
pub(crate) fn thinkers(attack: Attack, found: &mut Findings) {
    let mut attackers = peers(attack, 120);
    let mut begun = 0;
    for peer in &mut attackers {
        let mut setup = table_for(4);
        setup["rules"] = json!({"target":"31"});
        if peer.create(&setup, None).is_some() {
            peer.does(&json!({"type":"stand"}));
            peer.does(&json!({"type":"bot","name":"mestre:1000ms"}));
            begun += usize::from(peer.does(&json!({"type":"start"})));
        }
    }
    let Some(mut kind) = bystander(attack.address, 0) else {
        found.cut_off += 1;
        return;
    };
    let is_playing = kind.create(&two(), None).is_some()
        && kind.does(&json!({"type":"bot","name":"greedy"}))
        && kind.does(&json!({"type":"start"}));
    if !is_playing || begun == 0 {
        let said = format!("{begun} tables of bots began, the bystander's: {is_playing}");
        found.complain(said);
        return;
    }
    let mut longest = Duration::ZERO;
    while !attack.is_over() {
        match kind.play(str::to_owned) {
            Some(true) => {
                let (answer, took) = timed(|| {
                    kind.hear(|message| message["kind"] == "move" && message["seat"] == 1)
                });
                found.cut_off += u64::from(answer.is_none());
                longest = longest.max(took);
            }
            Some(false) => thread::sleep(Duration::from_millis(300)),
            None => {
                found.cut_off += 1;
                break;
            }
        }
        for peer in &mut attackers {
            peer.drain();
        }
    }
    if longest > QUICK {
        let seconds = longest.as_secs_f64();
        let said = format!("beside {begun} tables of bots greedy took {seconds:.1} s");
        found.complain(said);
    }
}

/// Opens tables and hands them over, to open more.
pub(crate) fn hand_overs(attack: Attack, found: &mut Findings) {
    const PER_PERSON: usize = 5;
    let mut people: Vec<Peer> = guests(attack, 6).iter().filter_map(Peer::open).collect();
    let everybody = people.len();
    if everybody < 2 {
        found.complain("no attackers were let in");
        return;
    }
    let mut made = std::collections::BTreeSet::new();
    while !attack.is_over() {
        for place in 0..everybody {
            let code = people[place].create(&two(), None);
            let Some(code) = code else {
                thread::sleep(Duration::from_millis(20));
                continue;
            };
            let heir = (place + 1) % everybody;
            people[heir].ask(&json!({"type":"join","table":code}));
            let person = people[heir].person;
            people[place].ask(&json!({"type":"hand-over","person":person}));
            people[place].ask(&json!({"type":"leave"}));
            made.insert(code);
        }
    }
    // Tables that were left may be closed again; those that are there are counted.
    let mut browser = attack.browser();
    let listed = browser.try_send("GET", "/api/tables", None);
    let listed = listed.map_or(0, |answer| {
        let tables = answer.json()["tables"].as_array().cloned();
        let codes = tables.unwrap_or_default();
        let ours = |table: &&Value| table["table"].as_str().is_some_and(|c| made.contains(c));
        codes.iter().filter(ours).count()
    });
    if listed > PER_PERSON * everybody {
        let said = format!("{everybody} people have {listed} tables");
        found.complain(said);
    }
}

/// Asks for tables that are over for good, and for those that never were.
pub(crate) fn closed(attack: Attack, found: &mut Findings) {
    let mut attackers = peers(attack, 80);
    let begun = Instant::now();
    all_at_once(attack, &mut attackers, 2, |peer| {
        let number = begun.elapsed().subsec_nanos();
        for number in [u64::from(number) % seed::CLOSED + 1, u64::from(number)] {
            let code = seed::code(number).to_string();
            peer.say(&json!({"type":"join","table":code}));
        }
        peer.drain();
    });
    if attackers.iter_mut().all(|peer| !peer.is_there()) {
        let seconds = PATIENCE.as_secs();
        let said = format!("no attacker is left, or answered within {seconds} s");
        found.complain(said);
    }
}

/// People with a seat lose their connection and come back, again and again.
pub(crate) fn churn(attack: Attack, _: &mut Findings) {
    let guests = guests(attack, 20);
    let mut tables = Vec::new();
    for browser in &guests {
        let host = Peer::open(browser);
        let code = host.and_then(|mut host| {
            let code = host.create(&two(), None);
            host.does(&json!({"type":"bot","name":"greedy"}));
            host.does(&json!({"type":"start"}));
            code
        });
        tables.push(code);
    }
    let seats: Vec<_> = guests.iter().zip(tables).collect();
    let part = seats.len().div_ceil(THREADS).max(1);
    attack.each(seats.chunks(part), |part| {
        for (browser, code) in *part {
            if let Some(mut peer) = Peer::open(browser) {
                peer.ask(&json!({"type":"join","table":code}));
            }
        }
    });
}
