//! Moves that are undone, in a game against bots.

use std::fs;

use baralho_catalog::{AnyRules, with_game};
use baralho_game::{Game as _, Match, Options, Seat};

use crate::harness::{Terminal, folder, only_save, printed, shows};

/// A game of Buraco that the person begins, and can lay down a meld in at once.
fn line(bot: &str) -> String {
    let rules = AnyRules::parse("buraco", None, &Options::new()).expect("a preset");
    let seed = with_game!(rules, |G, rules| {
        let fits = |seed: &u64| {
            let mut game = Match::<G>::new(rules, *seed);
            let begins = game.turn() == Some(Seat::new(0));
            let drawn = game.read("draw").map(|draw| game.apply(draw, &mut ()));
            let mut moves = game.round().moves().into_iter();
            let melds = moves.any(|legal| G::move_to_text(&rules, legal).starts_with("meld"));
            begins && drawn.is_ok() && melds
        };
        (0..10_000).find(fits)
    });
    let seed = seed.expect("one in a few");
    format!("play buraco --bots {bot} --pace 0 --seed {seed}")
}

/// What is undone is told to eyes and to ears in every language; the record has what stands, says
/// who did it, and everybody reads it.
#[test]
fn what_is_undone_is_told_and_the_record_keeps_what_stands() {
    let line = line("base");
    let turn = "u\nd\nu\nm\n1\nu\nj\nm\n1\nx h1\nu\n";
    for language in ["pt-BR", "en", "it", "es"] {
        for plain in ["", "--plain"] {
            let name = format!("undo-{language}{plain}");
            let folder = folder(&name);
            let line = format!("{line} --lang {language} {plain}");
            let text = printed(&folder, &line, turn);
            let save = only_save(&folder);
            let file = save.display().to_string();
            insta::assert_snapshot!(name.clone(), text.replace(&file, "FILE"));
            let record = fs::read_to_string(&save).expect("a record");
            if name == "undo-en" {
                insta::assert_snapshot!("undo-record", record);
            }
            let replayed = printed(&folder, &format!("replay {file} --lang {language}"), "");
            let first = replayed.lines().find(|line| !line.is_empty());
            insta::assert_snapshot!(format!("{name}-replay"), first.expect("lines"));
            let told = first.expect("lines");
            for command in ["verify", "analyze --effort 10it"] {
                let said = printed(&folder, &format!("{command} {file} --lang {language}"), "");
                shows(&said, told);
            }
        }
    }
}

#[test]
fn what_was_undone_leaves_no_trace_in_the_game() {
    // What bots decide by chance, and what they learn from watching.
    for bot in ["aprendiz", "mestre:20it"] {
        leave_no_trace(bot);
    }
}

/// The same moves without the steps back are the same game, also where it is left and resumed.
fn leave_no_trace(bot: &str) {
    let line = line(bot);
    let turns = "d\nm\n1\nx h1\n".repeat(60);
    let detour = turns.replacen("m\n1\n", "m\n1\nu\nm\n1\nu\nm\n1\n", 30);
    let played = |name: &str, typed: &[&str]| {
        let folder = folder(&format!("{name}-{}", &bot[..6]));
        let mut line = line.clone();
        for typed in typed {
            printed(&folder, &line, typed);
            "play --resume --pace 0".clone_into(&mut line);
        }
        let record = fs::read_to_string(only_save(&folder)).expect("a record");
        let (header, moves) = record.split_once('\n').expect("lines");
        (header.to_owned(), moves.to_owned())
    };
    let straight = played("undo-straight", &[&turns]);
    let there_and_back = played("undo-detour", &[&detour]);
    assert_eq!(there_and_back.1, straight.1);
    assert!(!straight.0.contains("assisted"));
    shows(&there_and_back.0, r#""assisted":[0]"#);
    // Left in the middle of a turn that was partly undone.
    let (first, rest) = detour.split_at(detour.find("u\nm\n1\nx").expect("a step back") + 2);
    assert_eq!(played("undo-resumed", &[first, rest]), there_and_back);
}

#[test]
fn among_people_no_move_is_undone() {
    let line = line("base").replace("--bots base", "--humans 2");
    let mut terminal = Terminal::asked(&folder("undo-people"), &line);
    terminal.type_line("").asks();
    terminal.type_line("d").asks();
    terminal.answers("u", "only against bots");
}
