//! What people are told when something goes wrong: whole sentences, true numbers.

use crate::{
    support::{CommandLine as _, Ran, run, run_to, run_with},
    usage::WRONG,
};

const LANGUAGES: [&str; 4] = ["pt-BR", "en", "it", "es"];

/// A place in the text that shows a key of the catalogues instead of its message.
fn raw_key(text: &str) -> Option<&str> {
    text.match_indices('{').find_map(|(start, _)| {
        let inside = text[start + 1..].split_once('}')?.0;
        let key = inside.starts_with(|c: char| c.is_ascii_lowercase())
            && inside.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        key.then_some(inside)
    })
}

fn in_language(language: &str, line: &str) -> Ran {
    run(&format!("{line} --lang {language}"))
}

#[test]
fn a_raw_key_would_be_seen() {
    assert_eq!(raw_key("error: {unknown-game} {"), Some("unknown-game"));
    assert_eq!(raw_key(r#"{"op":"run"} {} {7D} {A-b}"#), None);
}

#[test]
fn no_error_shows_a_key_of_the_catalogues_in_any_language() {
    let usual = WRONG.trim().lines().filter_map(|row| row.split_once(" | "));
    let others = [
        "play escopa --pace fast",
        "play escopa --color blue",
        "play scopa --players x",
        "play scopa --players 14 --rules cards_per_deal=10",
        "play scopa --humans 9 --players 3",
        "play scopa --humans 3 --players 3 --bots random",
        "play scopa --rules target",
        "play scopa --rules jokers=1",
        "play scopa --rules target=122",
        "play scopa --rules instant_win=on,inverse=on",
        "play scopa --record /nowhere/at/all.jsonl",
        "play scopa --record /",
        "play --resume /nowhere/at/all.jsonl",
        "replay /nowhere/at/all.jsonl",
        "verify /nowhere/at/all.jsonl",
        // A folder without records.
        concat!("verify ", env!("CARGO_MANIFEST_DIR"), "/src"),
        "verify /dev/null",
    ];
    let mistakes: Vec<&str> = usual.map(|(line, _)| line).chain(others).collect();
    for language in LANGUAGES {
        for args in &mistakes {
            let ran = in_language(language, args);
            assert_ne!(ran.code, 0, "{args:?}: {ran:?}");
            assert_eq!(raw_key(&ran.err), None, "{language} {args:?}: {}", ran.err);
            assert_eq!(raw_key(&ran.out), None, "{language} {args:?}: {}", ran.out);
            ran.complained(": ");
        }
        for input in ["2 1", "x", "4 2 1", "0 1", "1", "2 2 14"] {
            let ran = run_with(&format!("maratona --lang {language}"), input.as_bytes());
            ran.ended(1);
            assert_eq!(raw_key(&ran.err), None, "{language} {input}: {}", ran.err);
        }
        let ran = run("--lang tlh");
        assert_eq!(raw_key(&ran.err), None, "{}", ran.err);
    }
}

#[test]
fn numbers_outside_their_range_are_told_the_whole_range() {
    let (sim, play) = ("sim escopa --bots greedy,random", "play escopa");
    let (seeds, many) = (
        ["-1", "18446744073709551616"],
        ["-1", "99999999999999999999"],
    );
    let (most, day) = ("from 0 to 18446744073709551615", ["-1", "86401"]);
    let (games, pace) = ("from 1 to 1000000000000", "from 0 to 86400 seconds");
    let seconds = "more than 0 and at most 86400 seconds";
    for (command, option, values, range) in [
        (sim, "--seed", seeds, most),
        (play, "--seed", seeds, most),
        (sim, "--games", ["-1", "1000000000001"], games),
        (sim, "--threads", ["-1", "1025"], "from 1 to 1024"),
        (sim, "--players", many, "from 2 to 20"),
        (play, "--humans", many, "from 0 to 20"),
        (play, "--pace", day, pace),
        ("bench", "--seconds", day, seconds),
    ] {
        for value in values {
            run(&format!("{command} {option} {value}"))
                .ended(2)
                .complained(option)
                .complained(value)
                .complained(range);
        }
    }
    // An option that follows is no value.
    run("bench --seconds --json").complained("--seconds <SECONDS> needs a value");
}

#[test]
fn blanks_after_commas_mean_nothing() {
    let mut args = "sim scopa --games 4 --seed 1 --json".words();
    args.extend([
        "--rules",
        "target=11, decks=1",
        "--bots",
        " robot3, robot4 ",
    ]);
    run(&args).ended(0).wrote(r#""name":"robot4""#);
}

#[test]
fn a_record_in_a_folder_that_is_missing_is_told_so() {
    for (language, sign) in [
        ("en", "the folder /nowhere/at does not exist"),
        ("pt-BR", "a pasta /nowhere/at não existe"),
        ("it", "la cartella /nowhere/at non esiste"),
        ("es", "la carpeta /nowhere/at no existe"),
    ] {
        in_language(language, "play escopa --record /nowhere/at/all.jsonl")
            .ended(1)
            .complained(sign);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_in_every_language() {
    use std::fs::OpenOptions;
    let commands = [
        "rules escopa",
        "--help",
        "sim escopa --bots robot0,robot1 --games 2",
        "sim escopa --bots robot0,robot1 --games 2 --json",
        "bench escopa --seconds 0.01",
        "completions bash",
        "man",
        "oracle",
    ];
    for (language, sign) in [
        ("en", "error: There is no space left on the disk."),
        ("pt-BR", "erro: Não há mais espaço no disco."),
        ("it", "errore: Sul disco non c'è più spazio."),
        ("es", "error: No queda espacio en el disco."),
    ] {
        for args in commands {
            let full = OpenOptions::new().write(true).open("/dev/full");
            let full = full.expect("Linux has it");
            let ran = run_to(&format!("{args} --lang {language}"), full, b"x\n");
            ran.ended(1).complained(sign);
        }
    }
}

#[test]
fn bots_that_do_not_fit_are_counted_rightly() {
    let told = "
        en | random | 3 | One bot does not fit at a table for 3: people take all its seats.
        en | random,random | 2 | 2 bots do not fit at a table for 3: there is room for only one.
        en | random,random,random | 1 | 3 bots do not fit at a table for 3: there is room for 2.
        pt-BR | random | 3 | Um robô não cabe numa mesa para 3: as pessoas ocupam todos os lugares.
        it | random | 3 | Un bot non ci sta a un tavolo per 3: le persone occupano tutti i posti.
        es | random | 3 | Un bot no cabe en una mesa para 3: las personas ocupan todos los asientos.
    ";
    for row in told.trim().lines() {
        let row: Vec<&str> = row.trim().split(" | ").collect();
        let [language, bots, humans, said] = row[..] else {
            panic!("{row:?}");
        };
        let line = format!("play scopa --players 3 --bots {bots} --humans {humans}");
        in_language(language, &line).complained(said);
    }
}

#[test]
fn the_only_right_number_of_players_is_told_as_such() {
    for (language, said) in [
        ("en", "the number of players, which can only be 2 here"),
        ("pt-BR", "o número de jogadores, que aqui só pode ser 2"),
        ("it", "il numero di giocatori, che qui può essere solo 2"),
        ("es", "el número de jugadores, que aquí solo puede ser 2"),
    ] {
        run_with(&format!("maratona --lang {language}"), b"2 1\n").complained(said);
    }
    run_with("maratona", b"3 1\n").complained("from 2 to 3");
}
