//! Help, completions and the manual page.

use crate::support::{baralho, finish, run};

const COMMANDS: [&str; 16] = [
    "play",
    "rules",
    "oracle",
    "sim",
    "bench",
    "maratona",
    "juiz",
    "bot",
    "arena",
    "replay",
    "verify",
    "analyze",
    "serve",
    "admin",
    "completions",
    "man",
];

#[test]
fn help_reads_well_in_four_languages() {
    for language in ["pt-BR", "en", "it", "es"] {
        let mut all = String::new();
        let mut add = |args: &[&str]| {
            let ran = run(args);
            ran.fine();
            all += &["$ baralho ", &args.join(" "), "\n", &ran.out, "\n"].concat();
        };
        add(&["--lang", language, "-h"]);
        add(&["--lang", language, "--help"]);
        for command in COMMANDS {
            add(&["--lang", language, command, "-h"]);
            add(&["--lang", language, command, "--help"]);
        }
        insta::assert_snapshot!(format!("help_{language}"), all);
    }
}

#[test]
fn help_speaks_the_language_of_the_environment() {
    let ran = finish(baralho().arg("--help").env("LANG", "pt_BR.UTF-8"), b"");
    assert_eq!(ran.out, run(&["--lang", "pt-BR", "--help"]).out);
    assert_ne!(ran.out, run(&["--help"]).out);
}

#[test]
fn every_shell_gets_completions_for_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = run(&["completions", shell]);
        ran.ended(0);
        for word in COMMANDS
            .into_iter()
            .chain(["duplicate", "threads", "resume"])
        {
            ran.wrote(word);
        }
        // The others complete the names of options only.
        if ["bash", "zsh"].contains(&shell) {
            for name in ["rouba-montes", "pt-BR"] {
                ran.wrote(name);
            }
        }
    }
}

#[test]
fn there_is_a_manual_page_for_the_whole_and_for_every_command() {
    let page = run(&["man"]).out;
    assert!(page.contains(".TH baralho 1"), "{page}");
    for command in COMMANDS {
        assert!(page.contains(command), "{command}");
        let own = run(&["man", command]).out;
        assert!(own.contains(".SH"), "{own}");
        // The judge speaks Portuguese unless told.
        let help = run(&["--lang", "en", command, "-h"]).out;
        let first = help.lines().next().expect("a line").replace('-', "\\-");
        // The judge's own help goes on behind a colon.
        let first = first.split(':').next().unwrap_or(&first);
        assert!(own.contains(first), "{command}: {own}");
    }
}
