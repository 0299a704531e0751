//! Nonsense at every prompt: a kind word, and the game goes on.

use crate::harness::{Terminal, folder, pipe, shows};

/// Types lines that must each be answered with these words, and nothing else happens.
fn refuses(terminal: &mut Terminal, lines: &[(&str, &str)]) {
    for (line, wanted) in lines {
        let said = terminal.answers(line, wanted);
        let moved = ["puts", "plays", "turns", "draws", "discards"]
            .iter()
            .any(|verb| said.contains(&format!("greedy {verb}")));
        assert!(!moved, "{line:?} did something:\n{said}");
    }
}

#[test]
fn a_turn_of_the_scopa_family_refuses_nonsense_and_says_what_would_be_right() {
    let mut terminal = Terminal::start(&folder("bad-escopa"), "play escopa --seed 7 --pace 0");
    let screen = terminal.next().asks();
    shows(&screen, "h1 2♦");
    refuses(
        &mut terminal,
        &[
            ("foo", "neither a card nor a command"),
            ("7x", "neither a card nor a command"),
            ("h9", "your cards are h1 to h3"),
            ("h0", "your cards are h1 to h3"),
            ("h99999999999999999999", "your cards are h1 to h3"),
            ("7d", "You don't have 7♦"),
            ("8d", "has no 8♦"),
            ("9", "no card 9 on the table"),
            ("2d 5s", "it has to be 2"),
            ("2d Kd", "is not on the table"),
            ("2d 9", "no card 9 on the table"),
            ("2d 2c 2c", "cannot be captured twice"),
            ("h1 h2", "neither a card nor a command"),
            ("\u{1}\u{7f}", "Your hand"),
            ("♦", "neither a card nor a command"),
            ("p", "only pause between rounds"),
        ],
    );
    let long = "x".repeat(900);
    refuses(&mut terminal, &[(&long, "neither a card nor a command")]);
    terminal.answers("2D", "You play 2♦ and capture 2♣");
}

#[test]
fn the_keys_of_the_scopa_document_answer() {
    let mut terminal = Terminal::asked(&folder("keys"), "play escopa --seed 7 --pace 0");
    refuses(
        &mut terminal,
        &[
            ("c", "Table: 1 2♣"),
            ("C", "Table: 1 2♣"),
            ("d", "You have captured no cards"),
            ("1", "Card 1 on the table: 2♣"),
            ("4", "Card 4 on the table: K♠"),
            ("0", "no card 10 on the table"),
            ("t", "Your turn"),
            ("s", "Score: you no points, greedy"),
            ("S", "Settebello"),
            ("h", "Your hand: h1 2♦"),
            ("?", "save and leave"),
        ],
    );
}

#[test]
fn the_choice_of_a_capture_refuses_nonsense() {
    let rules = "choice=player,cards_per_deal=5";
    let args = [
        "play", "escoba", "--bots", "robot0", "--seed", "3", "--pace", "0", "--rules", rules,
    ];
    let mut terminal = Terminal::start(&folder("bad-choice"), &args);
    let mut said = terminal.next().asks();
    while !said.contains("Which one?") {
        said = terminal.type_line("h1").asks();
    }
    for line in ["0", "99", "foo", "-1", "1.5", "h1"] {
        terminal.answers(line, "Type a number from 1 to");
    }
    terminal.answers("1", "You play");
}

#[test]
fn a_turn_of_buraco_refuses_nonsense_and_says_what_would_be_right() {
    let line = "play buraco --seed 3 --pace 0 --bots base";
    let mut terminal = Terminal::asked(&folder("bad-buraco"), line);
    refuses(
        &mut terminal,
        &[
            ("foo", "is not a command"),
            ("x h1", "First draw"),
            ("m h1 h2 h3", "First draw"),
            ("a 0 h1", "First draw"),
            ("t h1", "at least two cards"),
            ("t h1 h2", "do not make a meld"),
            ("d 7d", "comes alone"),
            ("h99 ", "is not a command"),
            ("7d", "Type x 7d"),
            ("l", "Discard pile, bottom to top"),
            ("j", "no melds yet"),
            ("c", "Stock"),
            ("s", "On the table"),
            ("?", "save and leave"),
        ],
    );
    terminal.answers("d", "You draw");
    refuses(
        &mut terminal,
        &[
            ("d", "You have drawn already"),
            ("t", "You have drawn already"),
            ("x", "exactly one card"),
            ("x h1 h2", "exactly one card"),
            ("x h99", "your cards are h1 to h12"),
            ("x 9x", "is not a card"),
            ("m h1 h1 h2", "You named h1 twice"),
            ("m 7d 7d 7d", "only two copies"),
            ("m 3s 4s 5s", "You don't have"),
            ("a", "None of your cards fits"),
            ("a 5 h1", "no meld to add to"),
            ("a 999 h1", "no meld to add to"),
            ("o", "Your hand: h1 A"),
        ],
    );
}

#[test]
fn a_turn_of_rouba_montes_refuses_nonsense() {
    let line = "play rouba-montes --seed 3 --pace 0";
    let mut terminal = Terminal::asked(&folder("bad-rouba-montes"), line);
    refuses(
        &mut terminal,
        &[
            ("foo", "is not a command"),
            ("h1", "is not a command"),
            ("7d", "is not a command"),
            ("r", "Draw pile"),
            ("t", "Your turn"),
            ("d", "You have no pile yet"),
            ("?", "save and leave"),
        ],
    );
    terminal.answers("v", "You turn");
}

#[test]
fn a_refused_game_leaves_no_record() {
    let folder = folder("bad-request");
    for line in [
        "play poker",
        "play escopa --players 5",
        "play scopa --rules goal=1",
    ] {
        pipe(&folder, line, "").refused(2);
    }
    assert!(!folder.join("baralho").exists());
}
