//! Every shared error is explained in every language and style.

use std::io;

use baralho_cards::{BadCard, Card};
use baralho_game::{
    BadDeck, BadNotation, BadRules, Expected, Options,
    record::{BadRecord, LONGEST_LINE, Record},
};
use baralho_words::{
    BadLanguage, Explain,
    Language::{self, En, Es, It, PtBr},
    Style, Words,
};

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// One of each kind of error.
fn every_error() -> Vec<Box<dyn Explain>> {
    let record = |text: &str| {
        let error: BadRecord = Record::read(text.as_bytes()).expect_err("not a record");
        Box::new(error) as Box<dyn Explain>
    };
    let header =
        r#"{"format":"baralho-record","version":1,"game":"escopa","rules_version":1,"players":2}"#;
    let io = |kind| Box::new(BadRecord::Io(io::Error::from(kind))) as Box<dyn Explain>;
    let language: BadLanguage = "de".parse::<Language>().expect_err("not ours");
    vec![
        Box::new(BadCard::new("7X")),
        Box::new(language),
        Box::new(Expected::range(1, 6)),
        Box::new(Expected::range_or(1, 121, "none")),
        Box::new(Expected::one_of(["on"])),
        Box::new(Expected::one_of(["on", "off"])),
        Box::new(Options::new().set_pair("target").expect_err("no value")),
        Box::new(BadRules::UnknownOption {
            option: "x".into(),
            known: vec!["target", "decks"],
        }),
        Box::new(BadRules::BadValue {
            option: "decks",
            value: "9".into(),
            expected: Expected::range(1, 6),
        }),
        Box::new(BadRules::Players {
            preset: "escopa",
            given: 5,
            expected: Expected::one_of([2, 3, 4, 6]),
        }),
        Box::new(BadRules::NotEnoughCards {
            players: 16,
            each: 3,
            cards: 40,
        }),
        Box::new(BadNotation::new("zz", "7D")),
        Box::new(BadDeck::Count {
            given: 39,
            expected: 40,
        }),
        Box::new(BadDeck::NotInDeck {
            card: card("8D"),
            faces: "A 2 3 4 5 6 7 J Q K",
        }),
        Box::new(BadDeck::TooMany {
            card: card("7D"),
            copies: 1,
        }),
        Box::new(BadDeck::TooMany {
            card: card("7D"),
            copies: 2,
        }),
        record(""),
        record("{}\n"),
        record(&format!(
            "{}\n",
            header.replace(r#""version":1"#, r#""version":9"#)
        )),
        record(&format!("{header}\n[]\n")),
        record(&format!("{header}\n{header}\n")),
        record(&format!("{header}\n{}\n", " ".repeat(LONGEST_LINE))),
        Box::new(BadRecord::LongRecord),
        io(io::ErrorKind::NotFound),
        io(io::ErrorKind::PermissionDenied),
        io(io::ErrorKind::IsADirectory),
        io(io::ErrorKind::StorageFull),
        io(io::ErrorKind::TimedOut),
    ]
}

fn all_words() -> impl Iterator<Item = Words> {
    Language::ALL.into_iter().flat_map(|language| {
        [Style::Symbols, Style::Spoken].map(|style| Words::new(language, style))
    })
}

#[test]
fn every_error_is_one_whole_line_with_no_hole_in_it() {
    for words in all_words() {
        for error in every_error() {
            let said = words.explain(&*error);
            assert!(!said.contains("{$") && !said.contains("{error"), "{said}");
            assert!(!said.contains('\n') && !said.contains("  "), "{said}");
            assert!(!said.is_empty());
        }
    }
}

#[test]
fn every_error_sounds_different_in_every_language() {
    let in_language = |language| -> Vec<String> {
        let words = Words::new(language, Style::Spoken);
        let mut said: Vec<_> = every_error().iter().map(|e| words.explain(&**e)).collect();
        // The words of an option are the same everywhere.
        said.retain(|said| said != "on");
        said
    };
    let said = Language::ALL.map(in_language);
    for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        for (a, b) in said[one].iter().zip(&said[other]) {
            assert_ne!(a, b);
        }
    }
}

#[test]
fn spoken_errors_have_no_symbols() {
    for language in Language::ALL {
        let words = Words::new(language, Style::Spoken);
        for error in every_error() {
            let said = words.explain(&*error);
            assert!(!said.contains(['♦', '♠', '♥', '♣']), "{said}");
        }
    }
}

#[test]
fn errors_say_what_was_wrong_and_what_would_be_right() {
    let portuguese = Words::new(PtBr, Style::Symbols);
    let spanish = Words::new(Es, Style::Spoken);
    let italian = Words::new(It, Style::Spoken);
    let english = Words::new(En, Style::Symbols);
    let players = BadRules::Players {
        preset: "escopa",
        given: 5,
        expected: Expected::one_of([2, 3, 4, 6]),
    };
    assert_eq!(
        portuguese.explain(&players),
        "Escopa não é para cinco jogadores: o número certo é 2, 3, 4 ou 6."
    );
    let cards = BadRules::NotEnoughCards {
        players: 16,
        each: 3,
        cards: 40,
    };
    assert_eq!(
        english.explain(&cards),
        "Not enough cards: 16 players with three cards each need 48 cards, and there are only 40 cards. \
         Deal fewer cards, play with fewer people or add decks."
    );
    assert_eq!(
        spanish.explain(&BadDeck::TooMany {
            card: card("7D"),
            copies: 2
        }),
        "Copias de más: la baraja tiene el siete de oros solo dos veces."
    );
    assert_eq!(
        italian.explain(&BadCard::new("7X")),
        "\"7X\" non è una carta: scrivi il valore (A 2 3 4 5 6 7 8 9 10 J Q K) e poi il seme, \
         D (denari), S (spade), H (coppe) o C (bastoni), come in 7D."
    );
    let flag = BadRules::value("hints", "maybe", Expected::one_of(["on", "off"]));
    assert_eq!(
        spanish.explain(&flag),
        "La opción hints no puede ser \"maybe\": acepta on u off."
    );
}

#[test]
fn how_moves_are_written_can_be_said_in_the_players_language() {
    let words = Words::new(PtBr, Style::Symbols);
    let error = BadNotation::new("zz", "a card such as 7D");
    assert_eq!(
        words.bad_notation(&error, "uma carta, como em 7D"),
        "\"zz\" não é uma jogada: escreva uma carta, como em 7D."
    );
}

#[test]
fn a_card_too_often_is_told_how_often_the_deck_has_it() {
    for (language, once, twice) in [
        (
            En,
            "the deck has the 7 of diamonds only once.",
            "the deck has the 7 of diamonds only two times.",
        ),
        (
            PtBr,
            "o baralho tem o sete de ouros só uma vez.",
            "o baralho tem o sete de ouros só duas vezes.",
        ),
        (
            It,
            "il sette di denari è nel mazzo una volta sola.",
            "il sette di denari è nel mazzo solo due volte.",
        ),
        (
            Es,
            "la baraja tiene el siete de oros solo una vez.",
            "la baraja tiene el siete de oros solo dos veces.",
        ),
    ] {
        let words = Words::new(language, Style::Spoken);
        for (copies, said) in [(1, once), (2, twice)] {
            let card = card("7D");
            let told = words.explain(&BadDeck::TooMany { card, copies });
            assert!(told.ends_with(said), "{told}");
        }
    }
}
