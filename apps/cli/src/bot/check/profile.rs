//! What a bot says of itself.

use baralho_catalog::{PRESETS, Preset, preset};
use baralho_protocol::{Hello, VERSION};
use baralho_words::say;

use crate::explain::unknown_game;

use super::{
    Subject,
    faults::problem,
    findings::{Check, Findings},
    talk::Talk,
};

/// What there is to play with a bot.
pub(super) struct Profile {
    /// What it plays, or is to be tried at: never empty.
    pub(super) games: Vec<&'static Preset>,
    /// With how many; empty for any number.
    pub(super) players: Vec<usize>,
    /// It only answers requests.
    pub(super) minimal: bool,
}

impl Profile {
    /// Judges the bot's `hello`, if it said one.
    pub(super) fn of(subject: &Subject<'_>, findings: &mut Findings, talk: &Talk) -> Self {
        let words = subject.words;
        let Some(hello) = &talk.hello else {
            if talk.ready {
                let message = say!(words, "check-fault-no-hello");
                findings.fail(
                    Check::Hello,
                    problem(message, say!(words, "check-cure-hello")),
                );
            } else {
                findings.note(Check::Hello, say!(words, "check-note-minimal"));
            }
            return Self {
                games: asked(subject, Vec::new()),
                players: Vec::new(),
                minimal: true,
            };
        };
        findings.name = Some(hello.name.clone()).filter(|name| !name.is_empty());
        findings.author = Some(hello.author.clone()).filter(|author| !author.is_empty());
        let known = hello.games.iter().filter_map(|name| preset(name).ok());
        let games: Vec<&'static Preset> = known.collect();
        if let Some((message, cure)) = wrong(subject, talk, hello) {
            findings.fail(Check::Hello, problem(message, cure));
        } else if games.is_empty() {
            let message = say!(words, "check-hello-any", name = &hello.name);
            findings.pass(Check::Hello, message);
        } else {
            let names = words.list_and(games.iter().map(|preset| preset.name));
            let message = say!(
                words,
                "check-hello-games",
                name = &hello.name,
                games = names,
            );
            findings.pass(Check::Hello, message);
        }
        Self {
            games: asked(subject, games),
            players: hello.players.clone(),
            minimal: false,
        }
    }
}

/// The game that the user asked for, or those that the bot plays, or the first there is.
fn asked(subject: &Subject<'_>, games: Vec<&'static Preset>) -> Vec<&'static Preset> {
    match subject.game {
        Some(game) => vec![game],
        None if games.is_empty() => PRESETS.iter().take(1).collect(),
        None => games,
    }
}

/// What is wrong with a `hello`, and the cure.
fn wrong(subject: &Subject<'_>, talk: &Talk, hello: &Hello) -> Option<(String, String)> {
    let words = subject.words;
    let (given, ours) = (hello.protocol.to_string(), VERSION.to_string());
    let unknown = hello.games.iter().find_map(|name| preset(name).err());
    if hello.protocol != VERSION {
        let message = say!(words, "check-fault-version", given, ours);
        Some((message, say!(words, "check-cure-version")))
    } else if !talk.ready {
        let message = say!(words, "check-fault-no-ready");
        Some((message, say!(words, "check-cure-ready")))
    } else if talk.hello_late {
        let message = say!(words, "check-fault-order");
        Some((message, say!(words, "check-cure-ready")))
    } else {
        unknown.map(|unknown| {
            let message = unknown_game(words, &unknown);
            (message, say!(words, "check-cure-hello"))
        })
    }
}
