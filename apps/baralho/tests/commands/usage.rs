//! Wrong requests, exit codes, closed pipes, languages.

use std::process::Stdio;

use crate::support::{Line, baralho, finish, run};

/// A wrong request: exit code 2, nothing on standard output, one line that says what was
/// wrong and what would be right.
fn refused(line: &(impl Line + ?Sized), signs: &[&str]) {
    let args = line.words();
    let ran = run(line);
    ran.ended(2);
    assert_eq!(ran.out, "", "{args:?}");
    assert!(ran.err.starts_with("error: "), "{args:?}: {}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{args:?}: {}", ran.err);
    for sign in signs {
        ran.complained(sign);
    }
}

#[test]
fn wrong_requests_end_with_code_2_and_say_what_would_be_right() {
    let games = "escopa, scopa, escoba, scopone, rouba-montes or buraco";
    refused(
        "deal",
        &["\"deal\"", "play, rules, oracle", "baralho --help"],
    );
    refused("--fast", &["--fast", "baralho --help"]);
    refused("rules", &["GAME", "baralho rules --help"]);
    refused("rules poker", &["\"poker\"", games]);
    refused("play poker", &["\"poker\"", games]);
    refused("bench poker", &["\"poker\"", games]);
    refused("sim poker --bots a,b", &["\"poker\"", games]);
    refused("sim escopa", &["--bots", "baralho sim --help"]);
    refused(
        "sim escopa --bots robot9,greedy",
        &["robot9", "robot0", "greedy"],
    );
    refused("sim buraco --bots robot3,base", &["robot3", "base"]);
    refused("play escopa --bots robot9", &["robot9", "robot0"]);
    refused(
        "sim escopa --bots greedy,greedy --games 0",
        &["--games", "from 1"],
    );
    refused(
        "sim escopa --bots greedy,greedy --games many",
        &["--games", "many"],
    );
    refused(
        "sim escopa --bots greedy,greedy --threads 0",
        &["1 to 1024"],
    );
    refused("sim escopa --bots greedy,greedy --seed -1", &["-1"]);
    refused("bench --seconds 0", &["--seconds", "0.8"]);
    refused("bench --seconds", &["--seconds", "value"]);
    refused(
        "completions tcsh",
        &["bash, elvish, fish, powershell or zsh"],
    );
    refused("man poker", &["poker", "oracle"]);
    refused("verify", &["PATH"]);
    refused("play --resume --bots greedy", &["--resume", "--bots"]);
    refused("--lang tlh", &["tlh", "pt-BR", "en", "it", "es"]);
    refused("rules escopa --lang tlh", &["tlh"]);
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
fn bots_that_cannot_share_the_seats_are_refused() {
    refused(
        "sim scopa --players 4 --bots random,random,random",
        &["4 seats"],
    );
    refused("sim scopone --bots random,random,random", &["4"]);
    refused("sim buraco --players 3 --bots base,base,base", &["2 or 4"]);
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
        "{}",
        ran.err
    );
    let ran = finish(
        baralho()
            .args(["deal", "--lang=it"])
            .env("LANG", "pt_BR.UTF-8"),
        b"",
    );
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
    assert_eq!(
        ran.out,
        concat!("baralho ", env!("CARGO_PKG_VERSION"), "\n")
    );
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
        let mut child = baralho()
            .args(line.words())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        drop(child.stdout.take());
        if let Some(mut stdin) = child.stdin.take() {
            use std::io::Write;
            let _ = stdin.write_all(b"x\n".repeat(100_000).as_slice());
        }
        let output = child.wait_with_output().expect("the binary ends");
        let err = String::from_utf8_lossy(&output.stderr);
        assert!(
            !err.contains("panicked") && !err.contains("error"),
            "{line}: {err}"
        );
        assert_eq!(output.status.code(), Some(0), "{line}: {err}");
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
fn what_is_no_number_is_not_answered_with_a_range_of_numbers() {
    for (args, signs) in [
        ("serve --bind xyz", ["xyz", "127.0.0.1:8080"]),
        ("serve --bind 127.0.0.1", ["--bind", "127.0.0.1:8080"]),
        ("serve --grace soon", ["soon", "0.8 or 800ms"]),
        ("bot check x --seconds 0", ["--seconds", "800ms"]),
        ("arena escopa --seed x", ["--seed", "hexadecimal"]),
        ("solve - --move 0", ["--move", "from 1 "]),
        ("replay x --game 0", ["--game", "from 1 "]),
    ] {
        refused(args, &signs);
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
