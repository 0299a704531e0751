//! One word for each thing: those that were given up stay away, in what is said and in the rules.

use std::fs;

use baralho_words::{Language, letters::lower};

use crate::{
    assert_none, catalogue,
    compile::{Messages, compile},
    marks::{FEMININE, MASCULINE, NAME, NEXT, SELECT, VALUE, is_mark},
    sources::workspace,
};

/// A word that was given up, what is said instead, and the messages and rules that may have it
/// all the same: those that name another game's thing, or what people may still type.
type GivenUp = (&'static str, &'static str, &'static [&'static str]);

const PORTUGUESE: &[GivenUp] = &[
    ("deque", "monte", &["buraco.md"]),
    ("melé", "coringa", &["buraco.md"]),
    ("curinga", "coringa", &[]),
    ("varrida", "escopa", &[]),
    ("varridas", "escopas", &[]),
    ("settebello", "sete belo", &[]),
    ("primiera", "melhor número", &["escopa.md", "scopone.md"]),
    ("alvo", "meta", &[]),
    ("topo", "em cima, carta de cima", &[]),
    ("misturar", "embaralhar", &[]),
    ("saguão", "salão", &["play-online-word-tables"]),
    ("dono da mesa", "anfitrião", &[]),
    ("cadeira", "lugar", &[]),
    ("relógio", "tempo", &[]),
    ("a postos", "pronto", &[]),
    ("reprise", "rever a partida", &[]),
    ("registro", "gravação, log", &["cli-admin.more"]),
    ("registros", "gravações, logs", &[]),
    ("registrar", "gravar; criar conta", &[]),
    ("registrado", "gravado; com conta", &[]),
    ("cadastro", "conta", &[]),
    ("chave", "token", &KEYS),
    ("chaves", "tokens", &[]),
    ("on-line", "online", &[]),
    ("havendo", "se há", &[]),
    ("lhe", "a você, para ele", &[]),
    ("tem de", "tem que", &["admin-wrong-bad-text"]),
    ("bot", "robô", &COMMANDS),
    ("bots", "robôs", &["cli-arena.more", "cli-bot.more"]),
];

/// A certificate has a key, and so has a pair.
const KEYS: [&str; 4] = [
    "cli-serve-tls_key",
    "play-online-bad-pair",
    "cli-value-option",
    "play-online-help-table",
];

/// What is typed keeps its name.
const COMMANDS: [&str; 5] = [
    "cli-arena.more",
    "arena-error-form",
    "bot-error-one-name",
    "check-cure-no-program",
    "check-cure-interpreter",
];

const ENGLISH: &[GivenUp] = &[
    ("pack", "deck", &[]),
    ("packs", "decks", &[]),
    ("canastra", "canasta", &[]),
    ("canastras", "canastas", &[]),
    ("limpa", "clean", &[]),
    ("suja", "dirty", &[]),
    ("lixo", "discard pile", &[]),
    ("melé", "wild card", &[]),
    ("best number", "primiera", &["escopa.md"]),
    ("everybody", "everyone", &[]),
    ("goes on", "continues", &GOES_ON_A_PILE),
    ("go on", "continue", &["buraco.md"]),
    ("begins", "starts", &[]),
    ("lays", "lays down, puts on the table", &LAYS_DOWN),
    ("lies", "is", &[]),
    ("category", "point", &[]),
    ("spectate", "watch", &[]),
];

/// A card that is turned over may.
const GOES_ON_A_PILE: [&str; 4] = [
    "rouba-stacked",
    "rouba-discarded",
    "rouba-help",
    "rouba-montes.md",
];

/// A meld is laid down.
const LAYS_DOWN: [&str; 6] = [
    "buraco-took",
    "buraco-melded",
    "buraco-may-play",
    "buraco-help",
    "reason-lays",
    "buraco.md",
];

const ITALIAN: &[GivenUp] = &[
    ("canastra", "burraco", &[]),
    ("canastre", "burrachi", &[]),
    ("pozzo", "scarti", &[]),
    ("mucchio", "mazzetto", &[]),
    ("mucchi", "mazzetti", &[]),
    ("che cosa", "cosa", &[]),
    ("distribuzione", "smazzata", &["report-points-title"]),
    ("distribuzioni", "smazzate", &[]),
    ("padrone", "capotavola", &["play-online-word-host"]),
    ("orologio", "tempo", &[]),
    ("profilo", "account", &[]),
    ("robot", "bot", &[]),
    ("patta", "parità", &[]),
    (
        "replay",
        "rivedi la partita",
        &["already-finished", "error-record-another"],
    ),
    ("in tavola", "sul tavolo", &[]),
];

const SPANISH: &[GivenUp] = &[
    ("canastra", "canasta", &[]),
    ("canastras", "canastas", &[]),
    ("settebello", "siete de oros", &[]),
    ("primiera", "primera", &["escopa.md", "scopone.md"]),
    ("robot", "bot", &["play-online-word-bot"]),
    ("robots", "bots", &[]),
    ("bando", "lado", &[]),
    ("bandos", "lados", &[]),
    ("intro", "Enter", &[]),
    ("charla", "chat", &[]),
    ("el reloj", "el tiempo", &[]),
    ("tu reloj", "tu tiempo", &[]),
    ("sugerencia", "pista", &[]),
    ("sugerencias", "pistas", &[]),
    ("vuelta", "destapar", &[]),
    ("zona de descarte", "área de descarte", &[]),
    ("tomar el pozo", "llevarse el pozo", &[]),
    ("de media", "en promedio", &[]),
    ("registro", "grabación, log", &["cli-admin.more"]),
    ("registros", "grabaciones, logs", &[]),
    ("órdenes", "comandos", &SEQUENCES),
    ("bajar a la mesa", "bajar un juego", &[]),
    ("en el acto", "al instante", &[]),
];

/// The order of seats is no command.
const SEQUENCES: [&str; 5] = [
    "cli-arena.more",
    "cli-arena-deals",
    "cli-sim-duplicate",
    "sim-duplicate",
    "report-set-duplicate",
];

fn given_up(language: Language) -> &'static [GivenUp] {
    match language {
        Language::PtBr => PORTUGUESE,
        Language::En => ENGLISH,
        Language::It => ITALIAN,
        Language::Es => SPANISH,
    }
}

/// What is said in a language: messages by their keys, rules by their game.
fn said(language: Language) -> Vec<(String, String)> {
    let mut said: Vec<(String, String)> = catalogue(language)
        .into_iter()
        // What is shown there is typed.
        .filter(|(key, _)| !key.ends_with(".examples"))
        .map(|(key, message)| (key, text_of(&message.pattern)))
        .collect();
    let games = fs::read_dir(workspace().join("games")).expect("games");
    let rules = games
        .flatten()
        .filter_map(|game| fs::read_dir(game.path().join("face/rules")).ok());
    for file in rules.flatten().flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if let Some(game) = name.strip_suffix(&format!(".{language}.md")) {
            let text = fs::read_to_string(file.path()).expect("the rules of a game");
            // Options and commands keep their names.
            let spoken: String = text.split('`').step_by(2).collect();
            said.push((format!("{game}.md"), spoken));
        }
    }
    said
}

/// The text of a message in all its variants.
fn text_of(pattern: &str) -> String {
    let mut text = String::new();
    let mut rest = pattern;
    while let Some(at) = rest.find(is_mark) {
        text += &rest[..at];
        let mut letters = rest[at..].chars();
        // After how many names the text goes on, and what stands in their place.
        let (names, instead) = match letters.next() {
            Some(VALUE | MASCULINE | FEMININE) => (1, '…'),
            Some(SELECT) => (2, ' '),
            Some(NEXT) => (1, ' '),
            _ => (0, ' '),
        };
        text.push(instead);
        rest = letters.as_str();
        for _ in 0..names {
            rest = rest.split_once(NAME).map_or("", |(_, after)| after);
        }
    }
    text + rest
}

/// Whether a text has these words, whole and in any case.
fn has(text: &str, words: &str) -> bool {
    let whole = |text: &str| {
        let small = text.chars().map(lower);
        let parts: String = small
            .map(|c| {
                if c.is_alphanumeric() || c == '-' {
                    c
                } else {
                    ' '
                }
            })
            .collect();
        let parts: Vec<&str> = parts.split_whitespace().collect();
        format!(" {} ", parts.join(" "))
    };
    whole(text).contains(&whole(words))
}

#[test]
fn words_that_were_given_up_stay_away() {
    for language in Language::ALL {
        let all = said(language);
        assert!(all.len() > 1000, "the search has gone blind");
        let mut found = Vec::new();
        for &(word, instead, exceptions) in given_up(language) {
            for (key, text) in &all {
                if has(text, word) && !exceptions.contains(&key.as_str()) {
                    found.push(format!("{key}: {word} -> {instead}"));
                }
            }
            for exception in exceptions {
                let still = |(key, text): &(String, String)| key == exception && has(text, word);
                assert!(
                    all.iter().any(still),
                    "{language}: {exception} does not say {word} any more: take it out"
                );
            }
        }
        assert_none(&found, &format!("{language}: one word for each thing"));
    }
}

#[test]
fn a_message_is_read_in_all_its_variants_without_its_values() {
    let mut messages = Messages::new();
    let source = "a = So { $n ->\n    [one] one { $who }\n   *[other] { SPELL($n) } more\n} left";
    compile(&mut messages, source).expect("Fluent");
    let text = text_of(&messages["a"].pattern);
    let words: Vec<&str> = text.split_whitespace().collect();
    assert_eq!(words.join(" "), "So one … … more left");
}

#[test]
fn words_are_found_whole_and_in_any_case() {
    assert!(has("O Deque de compra.", "deque de  compra"));
    assert!(has("Saguão", "saguão"));
    assert!(!has("robot4 e robots", "robot"));
    assert!(!has("on-line", "line"));
    assert!(has("(alvo)", "alvo"));
}
