//! Messages that are too large, too many, or none at all.

use std::{io::Write as _, thread, time::Duration};

use baralho_game::chance::Quick;
use rand_core::Rng as _;
use serde_json::json;
use tungstenite::Message;

use super::{
    Attack, Findings,
    peer::{Peer, THREADS, all_at_once, guests, peers, table_for, without_measure},
};

/// The largest messages that may be, as fast as can be, on all connections.
pub(crate) fn flood(attack: Attack, _: &mut Findings) {
    let mut attackers = peers(attack, 200);
    let chat = |length| {
        let text = "x".repeat(length);
        json!({"type":"chat","to":"lobby","text":text}).to_string()
    };
    let texts = [chat(16_000), chat(32_000), "[".repeat(16_000)];
    without_measure(attack, &mut attackers, |peer| {
        for text in &texts {
            peer.socket.send(Message::text(text.as_str()));
        }
        peer.drain();
    });
}

/// Bytes and frames that mean nothing.
pub(crate) fn nonsense(attack: Attack, _: &mut Findings) {
    let guests = guests(attack, THREADS);
    let attackers = (1..).map(Quick::new).zip(&guests);
    attack.each(attackers, |(rng, browser)| {
        let mut bytes = [0; 2048];
        rng.fill_bytes(&mut bytes);
        // To a door where HTTP is spoken.
        if let Ok(mut stream) = browser.connect() {
            let _ = stream.write_all(&bytes);
        }
        let Some(mut peer) = Peer::open(browser) else {
            thread::sleep(Duration::from_millis(50));
            return;
        };
        // As messages, and then past the frames of messages.
        for part in bytes.chunks(64) {
            peer.socket.send(Message::binary(part.to_vec()));
            let text = String::from_utf8_lossy(part).into_owned();
            peer.socket.send(Message::text(text));
        }
        let odd = json!({"type":"join","table":[1],"since":-1,"id":1e300});
        peer.say(&odd);
        // A frame of as many bytes as there are numbers for.
        let huge = [0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
        let _ = peer.socket.stream().write_all(&huge);
        let _ = peer.socket.stream().write_all(&bytes);
        peer.drain();
    });
}

/// Positions and lobbies, the dearest answers to the shortest questions.
pub(crate) fn positions(attack: Attack, _: &mut Findings) {
    let mut attackers = peers(attack, 200);
    // A large lobby, and for half of them a large match.
    let half = attackers.len() / 2;
    for peer in &mut attackers[half..] {
        peer.create(&table_for(20), None);
    }
    if let Some((host, others)) = attackers[..half].split_first_mut() {
        let code = host.create(&table_for(20), None);
        host.does(&json!({"type":"bot","name":"random"}));
        host.does(&json!({"type":"start"}));
        for peer in others {
            peer.say(&json!({"type":"join","table":code}));
        }
    }
    all_at_once(attack, &mut attackers, 2, |peer| {
        peer.say(&json!({"type":"position"}));
        peer.say(&json!({"type":"lobby","on":true}));
        peer.drain();
    });
}
