//! The menu.

use crate::harness::{Next, Terminal, folder, pipe, shows};

#[test]
fn whoever_only_presses_enter_is_soon_playing() {
    let mut terminal = Terminal::start(&folder("menu-enter"), "");
    let mut said = terminal.next().asks();
    shows(&said, "1: português");
    let mut pressed = 0;
    while !said.contains("Your turn") {
        said = terminal.type_line("").asks();
        pressed += 1;
        assert!(pressed < 8, "{said}");
    }
    shows(&said, "Escopa");
    shows(&said, "Your hand: h1");
    let farewell = terminal.type_line("q").ends();
    shows(&farewell, "saved");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn a_game_is_chosen_step_by_step_with_errors_explained() {
    let mut terminal = Terminal::asked(&folder("menu-steps"), "");
    let mut step = |line, wanted| drop(terminal.answers(line, wanted));
    step("klingon", "is not one of the choices");
    step("?", "Enter alone picks the default");
    step("9", "is not one of the choices");
    step("english", "Which game?");
    step("poker", "is not one of the choices");
    step("7", "is not one of the choices");
    step("scopa", "How many opponents, 1 to 12?");
    step("0", "cannot have that many opponents");
    step("16", "cannot have that many opponents");
    step("many", "cannot have that many opponents");
    step("3", "Who do you want to play against?");
    step("robot9", "is not one of the choices");
    step("1 2 3 4", "at most 3");
    step("7, robot4", "Type a number to change something");
    step("99", "is not one of the choices");
    step("1", "1 to 121; 0: single round");
    step("500", "Points to win: choose");
    step("0", "1: Points to win: single round");
    step("target", "Press Enter to keep single");
    step("21", "1: Points to win: 21");
    step("team_mode", "New value for Teams?");
    step("2v2", "Teams: 2v2");
    step("hints", "1: yes");
    step("on", "Show captures: yes");
    step("hints", "keep yes.");
    step("2", "Show captures: no");
    step("18", "How many people play at this keyboard");
    step("9", "Type a number from 1 to 4");
    step("1", "Type a number to change something");
    step("", "Teams: you and robot4; robot3 A and robot3 B");
}

#[test]
fn the_menu_goes_on_with_a_game_that_was_left() {
    let folder = folder("menu-saved");
    pipe(&folder, "play buraco --seed 5 --lang en", "d\nq\n");
    let mut terminal = Terminal::asked(&folder, "");
    terminal.answers("", "r: continue your unfinished game of Buraco");
    terminal.answers("r", "Your game continues");
}

#[test]
fn the_menu_speaks_the_language_chosen_and_plain_words_on_request() {
    let mut terminal = Terminal::asked(&folder("menu-language"), "");
    terminal.answers("it", "Quale gioco?");
    for line in ["5", "", ""] {
        terminal.type_line(line).asks();
    }
    // From here on the prompt is a word.
    terminal.says("3", "La tua scelta:");
    terminal.press("\n");
    let said = terminal.wait_for("La tua mossa:");
    assert!(!said.contains('─'), "{said}");
}

#[test]
fn the_menu_does_not_ask_for_the_language_it_was_given() {
    let mut terminal = Terminal::start(&folder("menu-given"), "--lang it");
    let said = terminal.next().asks();
    shows(&said, "Quale gioco?");
    assert!(!said.contains("português"), "{said}");
}

/// No name of an option, and no value as it is typed.
#[test]
fn the_menu_tells_options_in_words() {
    for (place, line) in [
        (1, "Pontos para vencer: uma rodada só"),
        (6, "Regras do juiz do curso: não"),
    ] {
        let mut terminal = Terminal::asked(&folder("menu-words"), "--lang pt");
        let mut said = terminal.type_line(&place.to_string()).asks();
        while !said.contains(line) {
            assert!(!said.contains("Sua vez"), "{said}");
            said = terminal.type_line("").asks();
        }
        assert!(!said.contains(['_', '=']), "{said}");
        assert!(!said.contains(": on") && !said.contains(": none"), "{said}");
    }
}

#[test]
fn the_menu_is_left_with_q_with_ctrl_c_and_at_the_end_of_input() {
    for (keys, code) in [("q\n", 0), ("\x04", 0), ("\x03", 130)] {
        let folder = folder(&format!("menu-leave-{code}-{}", keys.len()));
        let mut terminal = Terminal::asked(&folder, "");
        terminal.press(keys);
        terminal.next().ends();
        assert_eq!(terminal.exit_code(), code, "{keys:?}");
    }
}

#[test]
fn every_game_can_be_started_from_the_menu() {
    for (place, game) in [
        "Escopa",
        "Scopa",
        "Escoba",
        "Scopone",
        "Rouba-Montes",
        "Buraco",
    ]
    .into_iter()
    .enumerate()
    {
        let folder = folder(&format!("menu-{game}"));
        let mut terminal = Terminal::asked(&folder, "");
        terminal.type_line("").asks();
        let mut next = terminal.type_line(&(place + 1).to_string());
        while let Next::Asks(said) = &next {
            if said.contains("Your turn") {
                break;
            }
            next = terminal.type_line("");
        }
        let said = next.asks();
        shows(&said, &format!("── {game}"));
    }
}

#[test]
fn without_a_terminal_there_is_help_instead_of_a_menu() {
    let output = pipe(&folder("no-menu"), "--lang en", "");
    assert_eq!(output.code, 0);
    assert!(output.out.contains("play"));
}
