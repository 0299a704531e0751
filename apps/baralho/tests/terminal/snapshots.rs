//! What people see, kept word for word. A change here is to be read, and accepted with
//! `INSTA_UPDATE=always cargo test -p baralho --test terminal snapshots`.

use crate::{
    harness::{folder, printed},
    looks::GAMES,
};

/// A session with a fixed seed and bots that will not change, its record named FILE.
fn session(name: &str, game: &str, input: &str) -> String {
    let folder = folder(&format!("snapshot-{name}"));
    let file = folder.join("game.jsonl").display().to_string();
    let line = format!("play {game} --seed 7 --pace 0 --record {file}");
    printed(&folder, &line, input).replace(&file, "FILE")
}

#[test]
fn the_first_screen_of_every_game_in_every_language() {
    for language in ["pt-BR", "en", "it", "es"] {
        for (game, bot) in GAMES {
            let name = format!("{game}-{language}");
            let line = format!("{game} --bots {bot} --lang {language}");
            let screen = session(&name, &line, "?\nfoo\n");
            insta::assert_snapshot!(name.clone(), screen);
            let spoken = session(&name, &(line + " --plain"), "");
            insta::assert_snapshot!(format!("{name}-plain"), spoken);
        }
    }
}

#[test]
fn a_whole_game_of_escopa() {
    let text = session(
        "whole-escopa",
        "escopa --bots robot4 --lang en",
        &"h1\n".repeat(18),
    );
    insta::assert_snapshot!(text);
}

#[test]
fn a_whole_game_of_rouba_montes() {
    insta::assert_snapshot!(session(
        "whole-rouba-montes",
        "rouba-montes --bots draw --lang en --plain",
        &"\n".repeat(60)
    ));
}

#[test]
fn a_whole_game_of_buraco() {
    let text = session(
        "whole-buraco",
        "buraco --bots base --lang pt-BR",
        &"d\nm\n1\nx h1\n".repeat(50),
    );
    insta::assert_snapshot!(text);
}

#[test]
fn hints_say_what_each_card_would_capture() {
    for (language, more) in [("en", ""), ("pt-BR", "--plain")] {
        let line = format!("escopa --bots robot4 --rules hints=on --lang {language} {more}");
        let text = session("hints", &line, "h1\nh1\n");
        insta::assert_snapshot!(format!("hints-{language}"), text);
    }
}

#[test]
fn a_recorded_game_is_shown_move_by_move() {
    let folder = folder("snapshot-replay");
    let file = folder.join("game.jsonl").display().to_string();
    let line = "play scopa --humans 0 --bots robot4,robot3 --rules target=4,pause=0 --seed 7";
    printed(&folder, &format!("{line} --record {file}"), "");
    for language in ["pt-BR", "en", "it", "es"] {
        let text = printed(&folder, &format!("replay {file} --lang {language}"), "");
        insta::assert_snapshot!(format!("replay-{language}"), text);
    }
}
