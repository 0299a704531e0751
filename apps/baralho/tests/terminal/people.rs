//! Several people at one terminal, and the pause between rounds.

use crate::harness::{Next, Terminal, answer, folder, play_out, shows};

#[test]
fn nobody_sees_the_hand_of_somebody_else() {
    let line = "play buraco --humans 2 --seed 7 --pace 0";
    let mut terminal = Terminal::start(&folder("two-people"), line);
    let mut next = terminal.next();
    let mut passed = 0;
    let mut hands: [Option<String>; 2] = [None, None];
    for _ in 0..12 {
        let Next::Asks(said) = next else { break };
        let screen = terminal.screen();
        if said.contains("presses Enter") {
            passed += 1;
            assert!(!screen.contains("Your hand"), "a hand is left:\n{screen}");
            assert!(!screen.contains("You draw"), "a secret is left:\n{screen}");
            for hand in hands.iter().flatten() {
                assert!(!screen.contains(hand.as_str()), "a hand is left:\n{screen}");
            }
        } else if let Some(hand) = said.lines().find(|line| line.starts_with("Your hand")) {
            hands[passed % 2] = Some(hand.trim_start_matches("Your hand: ").to_owned());
        }
        next = terminal.type_line(answer(&said));
    }
    assert!(
        passed >= 3,
        "the keyboard was passed {passed} times:\n{}",
        terminal.text()
    );
    assert!(hands.iter().all(Option::is_some));
}

#[test]
fn people_hear_what_happened_since_they_had_the_keyboard() {
    let line = "play escopa --humans 2 --players 3 --seed 7 --pace 0";
    let mut terminal = Terminal::start(&folder("news"), line);
    let first = terminal.next().asks();
    shows(&first, "Pass the keyboard to Player");
    terminal.type_line("").asks();
    let mut said = terminal.type_line("h1").asks();
    if said.contains("Which one?") {
        said = terminal.type_line("1").asks();
    }
    shows(&said, "presses Enter");
    let screen = terminal.screen();
    assert!(
        screen.contains("Player 1") || screen.contains("Player 2"),
        "{screen}"
    );
    assert!(
        screen.contains("puts") || screen.contains("captures"),
        "{screen}"
    );
    terminal.press("\n");
    let last = play_out(&mut terminal);
    shows(&last, "recorded");
}

#[test]
fn the_pause_between_rounds_can_be_stopped_and_skipped() {
    let line = "play scopa --seed 7 --pace 1ms --rules pause=3600,target=121";
    let mut terminal = Terminal::start(&folder("pause"), line);
    let to_the_end_of_the_round = |terminal: &mut Terminal| {
        for _ in 0..18 {
            terminal.press("h1\n");
        }
        terminal.wait_for("starts in 3600 seconds")
    };
    terminal.next().asks();
    let said = to_the_end_of_the_round(&mut terminal);
    shows(&said, "Total");
    terminal.says("foo", "Press Enter to start the next round");
    terminal.says("p", "Paused.");
    terminal.says("p", "Scopa, round 2");
    to_the_end_of_the_round(&mut terminal);
    terminal.says("", "Scopa, round 3");
    to_the_end_of_the_round(&mut terminal);
    terminal.press("q\n");
    shows(&terminal.next().ends(), "saved");
}

#[test]
fn the_pause_ends_by_itself() {
    let line = "play scopa --seed 7 --pace 1ms --rules pause=1,target=121";
    let mut terminal = Terminal::asked(&folder("short-pause"), line);
    for _ in 0..18 {
        terminal.press("h1\n");
    }
    terminal.wait_for("starts in one second");
    terminal.wait_for("Scopa, round 2");
}
