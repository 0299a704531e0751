//! A person at the judge's table, through a pseudo-terminal.

use std::fs;

use crate::{
    hall::Hall,
    harness::{Terminal, play_out, shows},
};

fn sit(hall: &Hall, line: &str) -> Terminal {
    let tmp = hall.folder.join("tmp").display().to_string();
    let variables = [("TMPDIR", tmp.as_str()), ("PATH", "/usr/bin:/bin")];
    let line = format!("juiz --pace 0 {line}");
    Terminal::start_with(&hall.folder, &line, &variables)
}

#[test]
fn a_person_plays_a_whole_game_against_a_bot() {
    let (hall, base) = Hall::with_base("person");
    let mut terminal = sit(&hall, &format!("--lang en -seed 1 {base}"));
    let end = play_out(&mut terminal);
    shows(&end, "Game over");
    shows(&end, "Seed: 1");
    assert_eq!(terminal.exit_code(), 0);
    assert!(terminal.text().contains("p1.base draws a card."));
    hall.nobody_is_left("a whole game");
}

#[test]
fn the_judge_speaks_portuguese_to_a_person_and_refusals_cost_nothing() {
    let (hall, base) = Hall::with_base("refusals");
    let start = hall.folder.join("start").display().to_string();
    fs::write(&start, "[ 3♥ 4♥ 5♥ 9♠ ]\n[ K♠ K♦ ]\n7♦\n0\n").expect("a file");
    let mut terminal = sit(&hall, &format!("-i {start} -seed 2 {base}"));
    let text = terminal.next().asks();
    shows(&text, "Buraco com o juiz");
    shows(&text, "Sua vez");
    for (line, part) in [
        ("x 3h", "Primeiro compre com d"),
        ("DISCARD 3♥", "Primeiro compre com d"),
        ("?", "q sai sem salvar"),
        ("nada", "não é um comando"),
        ("m 3h 4h 9s", "Primeiro compre"),
        ("GET_STOCK", "Você compra"),
        ("m 3h 4h 9s", "não formam um jogo"),
        ("m 3h 4h 5h", "Você baixa um jogo"),
        ("DISCARD [ 9♠ ]", "p1.base compra uma carta"),
    ] {
        terminal.answers(line, part);
    }
}

#[test]
fn three_bots_leave_a_seat_for_a_person_too() {
    let (hall, base) = Hall::with_base("three");
    let mut terminal = sit(&hall, &format!("--lang en -seed 6 {base} {base} {base}"));
    let end = play_out(&mut terminal);
    shows(&end, "user and p2.base: ");
    shows(&end, "p1.base and p3.base: ");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn who_leaves_gets_no_verdict() {
    let (hall, base) = Hall::with_base("leaves");
    let mut terminal = sit(&hall, &format!("--lang en {base}"));
    terminal.next().asks();
    let text = terminal.type_line("q").ends();
    shows(&text, "no verdict");
    assert!(!text.contains("Winner"), "{text}");
    assert!(!text.contains("error"), "{text}");
    assert_eq!(terminal.exit_code(), 1);
    hall.nobody_is_left("leaving");
}

#[test]
fn a_person_wins_when_the_bot_misbehaves() {
    let hall = Hall::new("wins");
    let bot = hall.zoo("garbage");
    let mut terminal = sit(&hall, &format!("--lang en -seed 1 {bot}"));
    let end = play_out(&mut terminal);
    shows(&end, "p1.garbage is disqualified");
    shows(&end, "Winner: user");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn ctrl_c_ends_a_persons_game_at_once() {
    let (hall, base) = Hall::with_base("person-ctrl-c");
    let mut terminal = sit(&hall, &format!("--lang en {base}"));
    terminal.next().asks();
    terminal.press("\u{3}");
    assert_eq!(terminal.exit_code(), 130);
    hall.nobody_is_left("Ctrl-C");
}
