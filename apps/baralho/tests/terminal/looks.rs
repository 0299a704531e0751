//! Colours, plain words, and windows of any width.

use crate::harness::{Next, Terminal, folder, play_out, printed, shows};

pub(crate) const GAMES: [(&str, &str); 6] = [
    ("escopa", "robot4"),
    ("scopa", "robot4"),
    ("escoba", "robot4"),
    ("scopone", "robot4"),
    ("rouba-montes", "draw"),
    ("buraco", "base"),
];

/// Lines for some turns of any game, its help and its scores.
const SCRIPT: &str = "?\ns\nS\nc\n\nh1\n1\nd\nm\n\nx h1\n\n?\nh1\nfoo\nt\nh1\n7x\nh99\n";

#[test]
fn colours_are_used_where_the_terminal_has_them() {
    let terminal = Terminal::asked(&folder("colours"), "play escopa --seed 7");
    assert!(terminal.raw().contains("\u{1b}["));
}

#[test]
fn no_color_and_dumb_terminals_get_no_escape_codes() {
    for variable in [("NO_COLOR", "1"), ("TERM", "dumb"), ("CLICOLOR", "0")] {
        let folder = folder(&format!("no-colour-{}", variable.0));
        let line = "play escopa --seed 7 --pace 0";
        let mut terminal = Terminal::start_with(&folder, line, &[variable]);
        play_out(&mut terminal);
        let raw = terminal.raw();
        assert!(!raw.contains('\u{1b}'), "{variable:?}: {raw}");
        shows(&raw, "♦");
    }
    let folder = folder("colour-never");
    let terminal = Terminal::asked(&folder, "play escopa --seed 7 --color never");
    assert!(!terminal.raw().contains('\u{1b}'));
}

#[test]
fn plain_output_has_only_what_a_synthesiser_reads_well() {
    for language in ["pt-BR", "en", "it", "es"] {
        for (game, bot) in GAMES {
            let folder = folder(&format!("plain-{game}-{language}"));
            let line = format!("play {game} --plain --seed 7 --bots {bot} --lang {language}");
            let text = printed(&folder, &line, SCRIPT);
            // The folder's name is the system's affair.
            let text = text.replace(folder.to_str().expect("UTF-8"), "");
            let strange = text.chars().find(|&c| !is_plain(c));
            assert_eq!(strange, None, "{game} in {language}:\n{text}");
            assert!(
                !text.contains("\n\n"),
                "a message that says nothing:\n{text}"
            );
            assert!(!text.contains("{$") && !text.contains("  "), "{text}");
        }
    }
}

/// Letters, digits, and the marks of ordinary prose. The underscore is in names of options.
fn is_plain(c: char) -> bool {
    c.is_alphanumeric() || " \n.,;:!?¡¿'\"()-_/".contains(c)
}

#[test]
fn plain_cards_are_said_in_the_words_of_each_country() {
    for (language, words) in [
        ("pt-BR", ["ouros", "copas", "Sua vez"]),
        ("en", ["diamonds", "hearts", "Your turn"]),
        ("it", ["denari", "coppe", "Tocca a te"]),
        ("es", ["oros", "copas", "Te toca"]),
    ] {
        let folder = folder(&format!("words-{language}"));
        let script = "h1\n".repeat(30);
        let line = format!("play scopa --plain --seed 7 --lang {language}");
        let text = printed(&folder, &line, &script);
        for word in words {
            shows(&text, word);
        }
    }
}

#[test]
fn the_language_of_the_environment_is_spoken() {
    let mut terminal = Terminal::start_with(
        &folder("environment"),
        "play escopa --seed 7",
        &[("LANG", "pt_BR.UTF-8")],
    );
    let said = terminal.wait_for("Placar");
    shows(&said, "Sua vez");
}

#[test]
fn lines_fit_the_window_and_a_resize_is_noticed_at_the_next_screen() {
    let line = "play buraco --seed 7 --pace 0 --bots random";
    let mut terminal = Terminal::start(&folder("resize"), line);
    let wide = terminal.next().asks();
    assert!(widest(&wide) > 44, "{wide}");
    terminal.resize(44);
    let mut next = terminal.type_line("");
    for line in ["d", "m", "", "?", "x h1", "", "j", "d", "x h1"] {
        let Next::Asks(narrow) = next else { break };
        assert!(widest(&narrow) <= 44, "{narrow}");
        next = terminal.type_line(line);
    }
    terminal.resize(200);
    let wide_again = terminal.type_line("?").asks();
    assert!(widest(&wide_again) > 44, "{wide_again}");
    // Nothing fits into four columns, and nothing breaks.
    terminal.resize(4);
    terminal.type_line("").asks();
}

fn widest(text: &str) -> usize {
    let lines = text.lines().map(|line| line.chars().count());
    lines.max().unwrap_or(0)
}
