//! What comes in through HTTP: connections, accounts, passwords, exports.

use std::{
    io::Write as _,
    net::{IpAddr, Ipv4Addr},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use baralho_testkit::Browser;
use serde_json::json;

use super::{
    Attack, Findings,
    peer::{Peer, THREADS, all_at_once, bystander, guest, guests, peers, table_for, timed},
    seed,
};

/// How long somebody who knows a password may wait to be let in.
const WELCOME: Duration = Duration::from_secs(3);

/// How often they come.
const AGAIN: Duration = Duration::from_secs(3);

/// An address of somebody harmless who has no other.
const OWNER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 3, 1));

/// Wrong passwords for a bystander's table; a friend with the right one wants to come in.
pub(crate) fn table_passwords(attack: Attack, found: &mut Findings) {
    let host = bystander(attack.address, 0);
    let Some((mut host, mut friend)) = host.zip(bystander(attack.address, 100)) else {
        found.cut_off += 1;
        return;
    };
    let setup = table_for(2);
    let code = host.create(&setup, Some("segredo"));
    let mut attackers = peers(attack, 120);
    thread::scope(|scope| {
        scope.spawn(|| {
            all_at_once(attack, &mut attackers, 1, |peer| {
                peer.say(&json!({"type":"join","table":code,"password":"wrong"}));
                peer.drain();
            });
        });
        now_and_then(attack, || {
            let join = json!({"type":"join","table":code,"password":"segredo"});
            let (answer, took) = timed(|| friend.ask(&join));
            match answer {
                Some(answer) if answer["type"] == "done" && took <= WELCOME => {}
                Some(answer) => {
                    let said = format!("the right password: {answer} after {took:.1?}");
                    found.complain(said);
                }
                None => found.cut_off += 1,
            }
            friend.ask(&json!({"type":"leave"}));
        });
    });
}

/// Does something once at least, and again as long as the attack lasts.
fn now_and_then(attack: Attack, mut act: impl FnMut()) {
    loop {
        act();
        let left = attack.until.saturating_duration_since(Instant::now());
        thread::sleep(left.min(AGAIN));
        if attack.is_over() {
            return;
        }
    }
}

/// With what the owner of an account signs in.
const RIGHT: &str = r#"{"name":"Owner","password":"correct horse"}"#;

/// The browser of that owner, who has just registered.
fn owner(attack: Attack, found: &mut Findings) -> Browser {
    let mut browser = Browser::new(attack.address).at(OWNER).as_page();
    let made = browser.try_send("POST", "/api/register", Some(RIGHT));
    found.cut_off += u64::from(!made.is_ok_and(|made| made.status == 201));
    browser
}

fn sign_in_rightly(who: &str, browser: &mut Browser, found: &mut Findings) {
    let (answer, took) = timed(|| browser.try_send("POST", "/api/login", Some(RIGHT)));
    let status = answer.map_or(0, |answer| answer.status);
    if status != 200 || took > WELCOME {
        found.complain(format!("{who} signs in: {status} after {took:.1?}"));
    }
}

/// Wrong passwords for a bystander's account; its owner wants to come in, at a device that the
/// server knows and at one that it does not.
pub(crate) fn sign_in(attack: Attack, found: &mut Findings) {
    let known = owner(attack, found);
    let guessed = AtomicU64::new(0);
    thread::scope(|scope| {
        scope.spawn(|| {
            let wrong = json!({"name":"Owner","password":"wrong horse"}).to_string();
            attack.each(vec![attack.browser().as_page(); THREADS], |browser| {
                let answer = browser.try_send("POST", "/api/login", Some(&wrong));
                let was_compared = answer.is_ok_and(|answer| answer.status == 401);
                guessed.fetch_add(u64::from(was_compared), Ordering::Relaxed);
            });
        });
        // Only once the attackers have done what they can.
        thread::sleep(Duration::from_millis(500));
        let mut elsewhere = 0;
        now_and_then(attack, || {
            elsewhere += 1;
            let from = Ipv4Addr::new(127, 0, 3, 1 + elsewhere);
            let new = Browser::new(attack.address).at(from).as_page();
            for (which, mut browser) in [("known", known.clone()), ("new", new)] {
                let who = format!("the owner at a {which} device");
                sign_in_rightly(&who, &mut browser, found);
            }
        });
    });
    let guessed = guessed.into_inner();
    if guessed > 60 {
        found.complain(format!("{guessed} passwords were tried"));
    }
}

/// Whoever has said a lot.
fn talker(attack: Attack) -> Browser {
    let mut browser = attack.browser().as_page();
    browser.cookies = vec![("baralho".to_owned(), seed::SECRET.to_owned())];
    browser
}

/// Exports of somebody who has said a lot, many at once.
pub(crate) fn exports(attack: Attack, found: &mut Findings) {
    let bytes = AtomicU64::new(0);
    let attackers = vec![talker(attack); 30];
    attack.each(attackers, |browser| {
        match browser.try_send("GET", "/api/me/export", None) {
            Ok(answer) if answer.status == 200 => {
                let length = answer.body.len() as u64;
                bytes.fetch_add(length, Ordering::Relaxed);
            }
            _ => thread::sleep(Duration::from_millis(100)),
        }
    });
    if bytes.into_inner() == 0 {
        found.complain("nothing was exported at all");
    }
}

/// Connections that say nothing, half a request, or a whole one, as many as can be.
pub(crate) fn connect(attack: Attack, _: &mut Findings) {
    // The slow ones are kept open, and given a byte now and then.
    let attackers = (0..THREADS).map(|hand| (hand, 0, Vec::new()));
    attack.each(attackers, |(hand, rounds, slow)| {
        let mut browser = attack.browser();
        *rounds += 1;
        if slow.len() < 40
            && let Ok(mut stream) = browser.connect()
        {
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-");
            slow.push(stream);
        }
        if *rounds % 100 == 0 {
            slow.retain_mut(|stream| stream.write_all(b"a").is_ok());
        }
        if *hand % 2 == 0 {
            drop(browser.connect());
        } else {
            let _ = browser.try_send("GET", "/healthz", None);
        }
    });
}

/// Guests as fast as can be, some of whom want to be called like somebody else.
pub(crate) fn accounts(attack: Attack, _: &mut Findings) {
    let attackers = (0..THREADS).map(|hand| (hand, 0));
    attack.each(attackers, |(hand, number)| {
        let _ = guest(attack.browser(), &format!("Crowd{hand}x{number}"));
        *number += 1;
    });
}

/// Blocks and reports over the WebSocket, new names and tokens over HTTP.
pub(crate) fn reports(attack: Attack, _: &mut Findings) {
    let browsers = guests(attack, 20);
    let mut attackers: Vec<Peer> = browsers.iter().filter_map(Peer::open).collect();
    let text = "bad ".repeat(120);
    // Reports quote what was said: one of them says as much as may be.
    let talker = attackers.first_mut().map_or(0, |peer| {
        for _ in 0..10 {
            peer.say(&json!({"type":"chat","to":"lobby","text":text}));
        }
        peer.person
    });
    thread::scope(|scope| {
        scope.spawn(|| {
            let numbers = 0..;
            for (number, browser) in numbers.zip(browsers.iter().cycle()) {
                if attack.is_over() {
                    return;
                }
                let mut browser = browser.clone();
                let name = json!({"name":format!("Other{number}")}).to_string();
                let _ = browser.try_send("PATCH", "/api/me", Some(&name));
                let token = json!({"label":"x".repeat(50)}).to_string();
                let _ = browser.try_send("POST", "/api/me/tokens", Some(&token));
            }
        });
        all_at_once(attack, &mut attackers, 9, |peer| {
            for person in [talker, 1, 2] {
                peer.say(&json!({"type":"report","person":person,"text":text}));
                for on in [true, false] {
                    peer.say(&json!({"type":"block","person":person,"on":on}));
                }
            }
            peer.drain();
        });
    });
}

/// Changes of passwords by those who know them, each of which is dear; somebody else signs in.
pub(crate) fn hashes(attack: Attack, found: &mut Findings) {
    let mut owner = owner(attack, found);
    let guests = guests(attack, 3 * THREADS);
    let password = "uma senha bem comprida";
    let body = json!({"password":password,"new_password":password}).to_string();
    thread::scope(|scope| {
        scope.spawn(|| {
            attack.each(guests, |browser| {
                let answer = browser.try_send("PATCH", "/api/me", Some(&body));
                if !answer.is_ok_and(|answer| answer.status == 200) {
                    thread::sleep(Duration::from_millis(50));
                }
            });
        });
        thread::sleep(Duration::from_millis(300));
        now_and_then(attack, || {
            sign_in_rightly("somebody else", &mut owner, found);
        });
    });
}

/// Somebody who has said a lot is deleted, with all of it.
pub(crate) fn deletes(attack: Attack, found: &mut Findings) {
    let mut browser = talker(attack);
    let (answer, took) = timed(|| browser.try_send("DELETE", "/api/me", Some("{}")));
    let status = answer.map_or(0, |answer| answer.status);
    if status != 204 {
        found.complain(format!("deleting: {status} after {took:.1?}"));
    }
    thread::sleep(attack.until.saturating_duration_since(Instant::now()));
}
