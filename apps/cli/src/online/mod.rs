//! Playing at a server's tables: the terminal as a client like any other.

mod address;
mod commands;
mod doing;
mod errands;
mod http;
mod identity;
mod screens;
mod session;
mod story;
mod typing;
mod wire;

use std::env;

use baralho_protocol::online::{Setup, TableCode};
use baralho_words::{Explain, Words, say};
use serde_json::{Value, json};

use crate::{
    args::PlayArgs,
    failure::{Done, Failure},
    options,
    play::{self, Console},
};
use address::Address;
use identity::{Key, Keys};
use session::Online;

pub(crate) use wire::Signal;

/// What to do once the server knows who this is.
#[derive(Clone, Debug)]
enum Errand {
    Lobby,
    Join(TableCode),
    Create(Setup, Vec<String>),
}

/// `baralho play --online URL`.
pub(crate) fn run(server: &str, args: &PlayArgs, words: &Words) -> Done {
    let bad = || Failure::Usage(say!(words, "play-online-bad-address", text = server));
    let (address, linked) = Address::read(server).ok_or_else(bad)?;
    let errand = errand(args, linked, words)?;
    let mut door = Door::new(address, args);
    let key = door.key(words, false)?;
    let mut console = Console::open(&args.look);
    let online = Online::new(&mut console, words, door, key, errand);
    play::ending(online.run())
}

fn errand(args: &PlayArgs, linked: Option<TableCode>, words: &Words) -> Result<Errand, Failure> {
    if let Some(text) = &args.table {
        let bad = || Failure::Usage(say!(words, "play-online-bad-code", text));
        return address::table(text).map(Errand::Join).ok_or_else(bad);
    }
    if let Some(table) = linked {
        return Ok(Errand::Join(table));
    }
    let Some(game) = &args.game else {
        return Ok(Errand::Lobby);
    };
    let setup = Setup {
        players: args.players,
        rules: options::read(&args.rules, words)?,
        ..Setup::of(game)
    };
    // The server would say no as well, but later.
    baralho_catalog::AnyRules::parse(&setup.game, setup.players, &setup.rules)
        .map_err(|error| Failure::Usage(crate::explain::bad_game(words, &error)))?;
    Ok(Errand::Create(setup, args.bots.clone()))
}

struct Door {
    address: Address,
    keys: Keys,
    name: Option<String>,
    token: Option<String>,
}

impl Door {
    fn new(address: Address, args: &PlayArgs) -> Self {
        let from_env = || env::var("BARALHO_TOKEN").ok();
        Self {
            address,
            keys: Keys::open(),
            name: args.name.clone(),
            token: args.token.clone().or_else(from_env),
        }
    }

    /// The key that the session is stored under: each requested name has its own session.
    fn place(&self) -> String {
        let origin = self.address.origin();
        match &self.name {
            Some(name) => [&origin, " ", name].concat(),
            None => origin,
        }
    }

    /// The credential to send: a token, a stored session, or a new one. `fresh` when
    /// the one known does not open it any more.
    fn key(&mut self, words: &Words, fresh: bool) -> Result<Key, Failure> {
        if let Some(token) = &self.token {
            if fresh {
                return Err(Failure::Failed(say!(words, "play-online-bad-token")));
            }
            return Ok(Key::Token(token.clone()));
        }
        let place = self.place();
        if let Some(key) = self.keys.of(&place).filter(|_| !fresh) {
            return Ok(key);
        }
        let cookie = self.sign_in(words)?;
        for place in [place, self.address.origin()] {
            // A session that cannot be kept lasts until this program ends.
            let _ = self.keys.keep(&place, &cookie);
        }
        Ok(Key::Cookie(cookie))
    }

    fn sign_in(&self, words: &Words) -> Result<String, Failure> {
        let tag = words.language().tag();
        let body = json!({ "name": self.name, "language": tag }).to_string();
        let server = &self.address.origin();
        let answer = http::post(&self.address, "/api/guest", &body, tag).map_err(|error| {
            let reason = error.explain(words);
            Failure::Failed(say!(words, "play-online-unreachable", server, reason))
        })?;
        if let Some(cookie) = answer.cookie {
            return Ok(cookie);
        }
        let body: Value = serde_json::from_slice(&answer.body).unwrap_or_default();
        let reason = body["error"]["message"].as_str();
        let reason = reason.map_or_else(|| answer.status.to_string(), ToOwned::to_owned);
        Err(Failure::Failed(say!(
            words,
            "play-online-refused",
            server,
            reason
        )))
    }
}
