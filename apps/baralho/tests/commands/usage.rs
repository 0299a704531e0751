//! Wrong requests, exit codes, closed pipes, languages.

use std::io;

use crate::support::{CommandLine, baralho, finish, run, run_to};

/// A wrong request: exit code 2, nothing on standard output, one line that says what was
/// wrong and what would be right.
#[track_caller]
fn refused(line: &(impl CommandLine + ?Sized), signs: &[&str]) {
    let ran = run(line);
    ran.refused(2);
    assert!(ran.err.starts_with("error: "), "{ran:?}");
    assert_eq!(ran.err.lines().count(), 1, "{ran:?}");
    for sign in signs {
        ran.complained(sign);
    }
}

/// What is typed wrongly, and what is said of it.
pub(crate) const WRONG: &str = r#"
deal | "deal" | play, rules, oracle | baralho --help
--fast | --fast | baralho --help
rules | GAME | baralho rules --help
rules poker | "poker" | escopa, scopa, escoba, scopone, rouba-montes or buraco
play poker | "poker" | escopa, scopa, escoba, scopone, rouba-montes or buraco
bench poker | "poker" | escopa, scopa, escoba, scopone, rouba-montes or buraco
sim poker --bots a,b | "poker" | escopa, scopa, escoba, scopone, rouba-montes or buraco
sim escopa | --bots | baralho sim --help
sim escopa --bots robot9,greedy | robot9 | robot0 | greedy
sim buraco --bots robot3,base | robot3 | base
play escopa --bots robot9 | robot9 | robot0
play escopa --players 5 | Escopa
play scopone --bots robot1,robot1,robot1,robot1 | Scopone
play scopa --players 2 --humans 3 | 3
sim escopa --bots greedy,greedy --games 0 | --games | from 1
sim escopa --bots greedy,greedy --games many | --games | many
sim escopa --bots greedy,greedy --threads 0 | 1 to 1024
sim escopa --bots greedy,greedy --seed -1 | -1
bench --seconds 0 | --seconds | 0.8
bench --seconds | --seconds | value
completions tcsh | bash, elvish, fish, powershell or zsh
man poker | poker | oracle
verify | PATH
play --resume --bots greedy | --resume | --bots
--lang tlh | tlh | pt-BR | en | it | es
rules escopa --lang tlh | tlh
sim scopa --players 4 --bots random,random,random | 4 seats
sim scopone --bots random,random,random | 4
sim buraco --players 3 --bots base,base,base | 2 or 4
serve --bind xyz | xyz | 127.0.0.1:8080
serve --bind 127.0.0.1 | --bind | 127.0.0.1:8080
serve --grace soon | soon | 0.8 or 800ms
bot check x --seconds 0 | --seconds | 800ms
arena escopa --seed x | --seed | hexadecimal
solve - --move 0 | --move | from 1 
replay x --game 0 | --game | from 1 
"#;

#[test]
fn wrong_requests_end_with_code_2_and_say_what_would_be_right() {
    for row in WRONG.trim().lines() {
        let (line, signs) = row
            .split_once(" | ")
            .expect("a line and what is said of it");
        refused(line, &signs.split(" | ").collect::<Vec<_>>());
    }
}

#[test]
fn wrong_rules_and_players_are_refused_everywhere() {
    for command in ["sim scopa --bots random,random", "play scopa"] {
        for (more, sign) in [
            ("--rules target", "name=value"),
            ("--rules target=122", "from 1 to 121"),
            ("--rules jokers=1", "jokers"),
            ("--rules decks=2,faces=round", "figures"),
            ("--rules instant_win=on,inverse=on", "instant_win"),
            ("--players 17", "2 to 16"),
            ("--players 1", "2 to 16"),
            ("--players 14 --rules cards_per_deal=10", "140 cards"),
        ] {
            refused(&format!("{command} {more}"), &[sign]);
        }
    }
}

#[test]
fn errors_are_told_in_the_language_asked_for_or_of_the_environment() {
    for (language, sign) in [
        ("pt-BR", "erro: O jogo \"poker\" não existe"),
        ("it", "errore: "),
        ("es", "error: "),
        ("en", "error: There is no game"),
    ] {
        let ran = run(&format!("--lang {language} rules poker"));
        ran.ended(2);
        assert!(ran.err.starts_with(sign), "{}", ran.err);
    }
    let ran = finish(baralho().args(["deal"]).env("LANG", "pt_BR.UTF-8"), b"");
    assert!(
        ran.err.starts_with("erro: O comando \"deal\" não existe"),
        "{ran:?}"
    );
    let mut command = baralho();
    command
        .args(["deal", "--lang=it"])
        .env("LANG", "pt_BR.UTF-8");
    let ran = finish(&mut command, b"");
    assert!(ran.err.starts_with("errore: "), "{}", ran.err);
}

#[test]
fn without_a_command_and_a_terminal_there_is_short_help() {
    let ran = run("");
    ran.fine();
    assert_eq!(ran.out, run("-h").out);
    ran.wrote("Usage: baralho [OPTIONS] [COMMAND]");
}

#[test]
fn the_version_is_shown() {
    let ran = run("--version");
    ran.ended(0);
    let version = concat!("baralho ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(ran.out, version);
}

#[test]
fn a_closed_pipe_ends_every_command_quietly() {
    for line in [
        "--help",
        "rules buraco",
        "sim escopa --bots robot3,robot4 --games 5 --seed 1",
        "sim escopa --bots robot3,robot4 --games 5 --seed 1 --json",
        "bench scopa --seconds 0.001",
        "bench scopa --seconds 0.001 --json",
        "oracle",
        "man",
        "completions bash",
    ] {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let ran = run_to(line, writer, &b"x\n".repeat(100_000));
        ran.ended(0);
        let is_quiet = !ran.err.contains("panicked") && !ran.err.contains("error");
        assert!(is_quiet, "{ran:?}");
    }
}

#[test]
fn a_slip_of_the_finger_is_recognised() {
    for (args, near) in [
        ("pley", "play"),
        ("sims scopa", "sim"),
        ("admin bakup", "backup"),
        ("man orcale", "oracle"),
        ("rules scoppa", "scopa"),
        ("bench bruaco", "buraco"),
        ("play rouba", "rouba-montes"),
        ("bot escopaa greedy", "escopa"),
        ("bot escopa gredy", "greedy"),
        ("bot check true --game escobba", "escoba"),
        ("sim scopa --bots greedy,mester", "mestre"),
        ("play scopa --bots robbot4", "robot4"),
        ("play scopa --rules traget=11", "target"),
        ("sim scopa --bots random --rules choice=plyer", "player"),
        ("rules scopa --lang eng", "en"),
        ("rules scopa --lang itallano", "italiano"),
        ("play scopa --color alwys", "always"),
        ("arena scopa --format swis", "swiss"),
        ("arena escopa --bot gredy --bot random", "greedy"),
        ("arena escpoa --bot greedy --bot random", "escopa"),
        ("completions bahs", "bash"),
    ] {
        refused(args, &[&format!("Did you mean {near}?")]);
    }
    // Nothing is near.
    let ran = run("rules poker");
    assert!(!ran.err.contains("Did you mean"), "{}", ran.err);
    for (language, sign) in [
        ("pt-BR", "quis dizer scopa?"),
        ("it", "Volevi dire scopa?"),
        ("es", "¿Quisiste decir scopa?"),
    ] {
        run(&format!("--lang {language} rules scoppa")).complained(sign);
    }
}

#[test]
fn two_bots_of_one_name_are_told_how_to_type_them() {
    for (bots, example) in [
        (["a=greedy", "a=random"], "--bot a2=random"),
        (["greedy", "greedy"], "--bot greedy2=greedy"),
        (["x=greedy", "x=sh start"], "--bot x2='sh start'"),
    ] {
        let typed = ["arena", "escopa", "--bot", bots[0], "--bot", bots[1]];
        refused(&typed, &[example]);
    }
    // The advice can be followed.
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out").display().to_string();
    let bots = "--bot a=greedy --bot a2=random";
    run(&format!("arena escopa {bots} --deals 1 --out {out}")).ended(0);
}

#[test]
fn whoever_opens_a_file_names_the_one_that_is_not_there() {
    for command in [
        "replay",
        "replay --json",
        "verify",
        "analyze",
        "solve",
        "play --resume",
        "serve --config",
        "serve --tls-key x --tls-cert",
        "admin bans --config",
        "juiz greedy greedy -i",
        "arena --resume",
        "bot check",
        "bot check --protocol itp",
    ] {
        let ran = run(&format!("{command} /no/such/file"));
        assert_ne!(ran.code, 0, "{command:?}");
        let said = [ran.out, ran.err].concat();
        assert!(said.contains("/no/such/file"), "{command:?}: {said}");
    }
    for command in [
        "play escopa --record",
        "sim escopa --bots random --keep",
        "arena escopa --bot greedy --bot random --out",
    ] {
        let ran = run(&format!("{command} /dev/null/x/y"));
        assert_ne!(ran.code, 0, "{command:?}");
        ran.complained("/dev/null/x");
    }
}
