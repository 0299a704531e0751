//! Leaving a game in every way there is, and going on with it.

use std::{
    fs,
    io::Read,
    process::{Command, Stdio},
};

use crate::harness::{PROGRAM, Terminal, folder, only_save, pipe, play_out, printed, shows};

#[test]
fn leaving_with_q_saves_and_resuming_goes_on_as_if_nobody_had_left() {
    // What bots decide by chance, and what they learned from watching.
    for bots in ["robot1", "classico"] {
        leave_and_resume(bots);
    }
}

/// The same seed, once in one go and once with a break, must be the same game.
fn leave_and_resume(bots: &str) {
    let whole = folder(&format!("resume-whole-{bots}"));
    let line = format!("play escopa --seed 5 --pace 0 --bots {bots}");
    let mut terminal = Terminal::start(&whole, &line);
    play_out(&mut terminal);

    let broken = folder(&format!("resume-broken-{bots}"));
    let mut terminal = Terminal::asked(&broken, &line);
    for _ in 0..4 {
        let said = terminal.type_line("h1").asks();
        if said.contains("Which one?") {
            terminal.type_line("1").asks();
        }
    }
    let farewell = terminal.type_line("q").ends();
    shows(&farewell, "The game is saved in");
    shows(&farewell, "baralho play --resume");
    assert_eq!(terminal.exit_code(), 0);

    let mut terminal = Terminal::start(&broken, "play --resume --pace 0");
    let last = play_out(&mut terminal);
    shows(&last, "recorded");
    assert!(terminal.text().contains("Your game continues after"));
    let read = |folder| fs::read_to_string(only_save(folder)).expect("a record");
    assert_eq!(read(&broken), read(&whole));
}

#[test]
fn games_that_version_1_saved_are_resumed() {
    let folder = folder("version-1");
    let saves = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../crates/testkit/fixtures/v1/saves"
    );
    let mut count = 0;
    for save in fs::read_dir(saves).expect("the fixtures") {
        count += 1;
        let save = save.expect("a file");
        let copy = folder.join(save.file_name());
        let text = fs::read_to_string(save.path()).expect("a saved game");
        fs::write(&copy, &text).expect("a copy");
        let line = format!("play --resume {} --lang en", copy.display());
        let said = printed(&folder, &line, "q\n");
        let moves = text.lines().count() - 1;
        shows(&said, &format!("Your game continues after {moves} moves."));
        // Bots may have moved before the person was asked.
        let now = fs::read_to_string(&copy).expect("a saved game");
        assert!(now.starts_with(&text), "{now}");
    }
    assert_eq!(count, 6);
}

#[test]
fn ctrl_c_leaves_cleanly_and_keeps_the_record() {
    let folder = folder("ctrl-c");
    let mut terminal = Terminal::asked(&folder, "play buraco --seed 5 --pace 0");
    terminal.type_line("d").asks();
    terminal.press("\x03");
    let farewell = terminal.next().ends();
    shows(&farewell, "The game is saved in");
    assert_eq!(terminal.exit_code(), 130);

    let mut terminal = Terminal::start(&folder, "play buraco --resume");
    let said = terminal.next().asks();
    shows(&said, "Your game continues after");
    shows(&said, "x discards");
}

#[test]
fn ctrl_c_works_while_bots_are_playing() {
    let line = "play rouba-montes --humans 0 --pace 3600 --seed 1";
    let mut terminal = Terminal::start(&folder("ctrl-c-bots"), line);
    terminal.wait_for("turns");
    terminal.press("\x03");
    let farewell = terminal.next().ends();
    assert!(farewell.contains("saved"), "{farewell:?}");
    assert_eq!(terminal.exit_code(), 130);
}

#[test]
fn the_end_of_input_leaves_cleanly_and_keeps_the_record() {
    let folder = folder("end-of-input");
    let mut terminal = Terminal::asked(&folder, "play scopa --seed 5 --pace 0");
    terminal.type_line("h1").asks();
    terminal.press("\x04");
    shows(&terminal.next().ends(), "The game is saved in");
    assert_eq!(terminal.exit_code(), 0);
    let record = fs::read_to_string(only_save(&folder)).expect("a record");
    assert!(record.lines().count() >= 2, "{record}");

    // Nothing at all on standard input is no different.
    let said = printed(&folder, "play scopa --resume --lang en", "");
    shows(&said, "The game is saved in");
}

#[test]
fn a_record_cut_short_by_a_crash_is_resumed_at_its_last_whole_line() {
    let folder = folder("crash");
    let whole = printed(
        &folder,
        "play escopa --seed 5 --bots robot1 --lang en",
        "h1\nh1\n",
    );
    assert!(whole.contains("saved"));
    let save = only_save(&folder);
    let mut record = fs::read(&save).expect("a record");
    record.truncate(record.len() - 5);
    let lines = String::from_utf8_lossy(&record).lines().count() - 1;
    fs::write(&save, &record).expect("the cut record");
    let said = printed(&folder, "play --resume --lang en", "q\n");
    shows(&said, "Your game continues");
    let mended = fs::read_to_string(&save).expect("a record");
    assert!(mended.lines().count() >= lines);
    let line = format!("verify {} --lang en", save.display());
    printed(&folder, &line, "");
}

#[test]
fn what_cannot_be_resumed_is_explained() {
    let folder = folder("no-resume");
    let fails = |line: &str, wanted: &str| {
        let ran = pipe(&folder, line, "");
        ran.ended(1).complained(wanted);
    };
    fails("play --resume --lang en", "no unfinished game");
    let file = folder.join("game.jsonl").display().to_string();
    let resume = format!("play --resume {file} --lang en");
    let replay = format!("replay {file} --lang en");
    fails(&resume, "does not exist");
    fails(&replay, "does not exist");
    fs::write(&file, b"\xff\x00garbage").expect("a file");
    fails(&resume, "Line 1");
    let record = format!("play escopa --seed 5 --humans 0 --lang en --record {file}");
    fails(&record, "already exists");
    fs::remove_file(&file).expect("the garbage");
    printed(&folder, &record, "");
    fails(&resume, "finished");
    let right = fs::read_to_string(&file).expect("a record");
    let wrong = right.replace("\"seat\":1", "\"seat\":0");
    fs::write(&file, wrong).expect("the wrong record");
    fails(&replay, "breaks the rules on line");
}

#[test]
fn a_closed_pipe_ends_the_program_without_a_panic() {
    let folder = folder("closed-pipe");
    let mut child = Command::new(PROGRAM)
        .args("play rouba-montes --humans 0 --rules decks=50 --lang en".split(' '))
        .env("XDG_STATE_HOME", &folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut stdout = child.stdout.take().expect("its output");
    let mut little = [0; 10];
    stdout.read_exact(&mut little).expect("the first words");
    drop(stdout);
    let output = child.wait_with_output().expect("an end");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn without_a_place_for_records_the_game_is_played_all_the_same() {
    let folder = folder("no-home");
    let file = folder.join("file");
    fs::write(&file, "").expect("a file");
    // A file where the folder should be.
    let text = printed(&file, "play escopa --seed 5 --lang en", "h1\n");
    shows(&text, "can't be recorded");
    shows(&text, "could not be saved");
}
