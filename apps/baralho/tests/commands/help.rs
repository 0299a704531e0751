//! Help, completions and the manual page.

use crate::support::{baralho, finish, run};

const COMMANDS: &str = "play rules oracle sim bench maratona juiz bot arena replay verify analyze \
                        serve admin completions man";

#[test]
fn help_reads_well_in_four_languages() {
    for language in ["pt-BR", "en", "it", "es"] {
        let mut all = String::new();
        let mut add = |args: &str| {
            let args = format!("--lang {language} {args}");
            all += &["$ baralho ", &args, "\n", &run(&args).fine().out, "\n"].concat();
        };
        add("-h");
        add("--help");
        for command in COMMANDS.split(' ') {
            add(&format!("{command} -h"));
            add(&format!("{command} --help"));
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
            .split(' ')
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
    for command in COMMANDS.split(' ') {
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
