//! Every parser of untrusted input. Whatever it is given, none of them may panic.

use std::str;

use baralho_arena::read_entrant;
use baralho_bots::{BotName, Bots as _};
use baralho_cards::parse_cards;
use baralho_catalog::{AnyRules, PRESETS, games, verify, with_game};
use baralho_cli::program;
use baralho_game::{Options, record::Record, wire::Wire};
use baralho_opponents::{BotsOf, Opponents};
use baralho_protocol::{FromBot, ToBot, online};
use baralho_storage::PlayerName;
use baralho_table::Logged;
use baralho_words::{Catalogue, Language, Style, Words};

/// A parser under test.
#[derive(Clone, Copy, Debug)]
pub struct Parser {
    /// The name of the parser.
    pub name: &'static str,
    /// Runs the parser on some bytes.
    pub read: fn(&[u8]),
    /// A valid input to start from.
    pub example: &'static str,
}

const fn parser(name: &'static str, read: fn(&[u8]), example: &'static str) -> Parser {
    Parser {
        name,
        read,
        example,
    }
}

games!([program]());

/// All of them, those of games last.
pub fn parsers() -> Vec<Parser> {
    let theirs = GAMES.iter().flat_map(|(_, game)| game.parsers);
    let theirs = theirs.map(|&(name, read, example)| parser(name, read, example));
    OURS.iter().copied().chain(theirs).collect()
}

const OURS: &[Parser] = &[
    parser("cards", cards, "7D 10H K♠"),
    parser("rules", rules, "scopa 4 team_mode=2v2 target=21"),
    parser("moves", moves, "0\n7D\n4C+3S\ndraw\nturn"),
    parser(
        "records",
        records,
        "{\"format\":\"baralho-record\",\"version\":1,\"game\":\"escopa\",\"players\":2,\"seed\":1}\n\
         {\"seat\":0,\"move\":\"7D\"}\n{\"result\":{\"winners\":[0],\"points\":[3,1]}}\n",
    ),
    parser("bots", bots, "mestre:200ms"),
    parser("entrants", entrants, "mine=./bot --fast"),
    parser(
        "lines of bots",
        |bytes| drop(FromBot::read(bytes)),
        r#"{"type":"move","move":"7D"}"#,
    ),
    parser(
        "lines to bots",
        |bytes| drop(ToBot::read(bytes)),
        r#"{"type":"hello","protocol":1}"#,
    ),
    parser(
        "requests",
        |bytes| drop(online::Request::read(bytes)),
        r#"{"id":1,"type":"move","move":"7D","turn":0}"#,
    ),
    parser(
        "messages",
        |bytes| drop(online::ToClient::read(bytes)),
        r#"{"type":"done","re":1}"#,
    ),
    parser("codes of tables", codes, "0000000000z9"),
    parser("logs of tables", logs, r#"{"type":"start"}"#),
    parser("names", names, "Ana Luísa"),
    parser("words", words, "en\u{8}hello\u{5}Hello { $name }\u{8}"),
];

fn text(bytes: &[u8]) -> &str {
    // What comes before the first byte that is not UTF-8.
    match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
    }
}

fn cards(bytes: &[u8]) {
    if let Ok(cards) = parse_cards(text(bytes)) {
        let written: Vec<String> = cards.iter().map(ToString::to_string).collect();
        assert_eq!(parse_cards(&written.join(" ")), Ok(cards));
    }
}

fn some_rules(line: &str) -> Option<AnyRules> {
    let mut words = line.split_whitespace();
    let game = words.next()?;
    let players = words.next().and_then(|word| word.parse().ok());
    let mut options = Options::new();
    for word in words {
        let (option, value) = word.split_once('=').unwrap_or((word, ""));
        options.set(option, value);
    }
    AnyRules::parse(game, players, &options).ok()
}

fn rules(bytes: &[u8]) {
    if let Some(rules) = some_rules(text(bytes)) {
        let again = AnyRules::parse(rules.preset(), Some(rules.players()), &rules.options());
        assert_eq!(again, Ok(rules));
    }
}

/// A match in which strangers' moves are tried, one in each line; whatever is refused, the next
/// legal move is made instead. The first line is the seed, and chooses the game.
fn moves(bytes: &[u8]) {
    let mut lines = text(bytes).lines();
    let seed: u64 = lines
        .next()
        .and_then(|line| line.parse().ok())
        .unwrap_or_default();
    let preset = PRESETS[seed as usize % PRESETS.len()];
    let Ok(rules) = AnyRules::parse(preset.name, None, &Options::new()) else {
        return;
    };
    let mut game = rules.start(seed);
    for line in lines {
        if game.play(line).is_err()
            && let Some(legal) = game.legal_moves().first()
        {
            game.play(legal).expect("a legal move");
        }
        game.next_round();
    }
}

fn records(bytes: &[u8]) {
    if let Ok(record) = Record::read(bytes) {
        drop(verify(&record));
    }
}

fn bots(bytes: &[u8]) {
    fn read<G: Opponents>(bytes: &[u8]) {
        let (names, thinkers) = (BotsOf::<G>::NAMES, BotsOf::<G>::THINKERS);
        drop(BotName::read(text(bytes), names, thinkers));
    }
    for preset in PRESETS {
        with_game!(preset.rules(), |G, _rules| read::<G>(bytes));
    }
}

fn entrants(bytes: &[u8]) {
    fn read<G: Opponents + Wire>(bytes: &[u8]) {
        let (names, has_course) = (BotsOf::<G>::NAMES, G::COURSE.is_some());
        drop(read_entrant(text(bytes), names, has_course));
    }
    for preset in PRESETS {
        with_game!(preset.rules(), |G, _rules| read::<G>(bytes));
    }
}

fn codes(bytes: &[u8]) {
    if let Ok(code) = text(bytes).parse::<online::TableCode>() {
        assert_eq!(code.to_string().parse(), Ok(code));
    }
}

fn logs(bytes: &[u8]) {
    drop(Logged::read(0, text(bytes)));
}

fn names(bytes: &[u8]) {
    if let Ok(name) = text(bytes).parse::<PlayerName>() {
        assert_eq!(name.to_string().parse(), Ok(name));
    }
}

fn words(bytes: &[u8]) {
    // As if it had been made for this very program.
    let known = Catalogue::for_page(Language::En);
    let version = known.split('\u{8}').next().unwrap_or_default();
    let catalogue = [version, "\u{8}", text(bytes)].concat();
    if let Some(catalogue) = Catalogue::read(Language::En, catalogue) {
        let words = Words::of(catalogue.into(), Style::Symbols);
        for key in text(bytes).split('\u{8}') {
            let key = key.split('\u{5}').next().unwrap_or_default();
            drop(words.say(key, &[("n", 2.into())]));
        }
    }
}
