//! Maior is played at the terminal, on the page's scene, at a server and in a tournament, by
//! everybody who plays it. With words this is the program itself.

use std::{
    env,
    io::Write as _,
    process::{Command, ExitCode, Stdio},
};

use baralho_face::{Selection, Face as _, Reply, Seen, scene::draw};
use baralho_game::{Game as _, Match, Observer, Options, Rules as _, Seat};
use baralho_maior::{Maior, MaiorRules};
use baralho_maior_face::MaiorFace;
use baralho_testkit::TestServer;
use baralho_words::{Language, Style, Words};
use serde_json::json;
use tempfile::TempDir;

fn main() -> ExitCode {
    let word = env::args().nth(1).filter(|word| !word.starts_with('-'));
    if word.is_some() {
        return baralho_cli::main(&[]);
    }
    let folder = tempfile::tempdir().expect("a folder");
    at_the_terminal(&folder);
    on_the_page();
    at_a_server();
    in_a_tournament(&folder);
    ExitCode::SUCCESS
}

/// What the program says to these words, typed lines and all.
fn said(folder: &TempDir, words: &str, typed: &str) -> String {
    let mut program = Command::new(env::current_exe().expect("this program"))
        .args(words.split(' '))
        .args(["--lang", "en"])
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut input = program.stdin.take().expect("piped");
    // Who is done before everything is read does not mind.
    let _ = input.write_all(typed.as_bytes());
    drop(input);
    let output = program.wait_with_output().expect("it ends");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success(), "{words}: {text}");
    text
}

fn at_the_terminal(folder: &TempDir) {
    for bot in ["random", "greedy", "mestre:50it"] {
        let words = format!("play maior --bots {bot} --seed 1 --record game.jsonl");
        let text = said(folder, &words, &"h1\n".repeat(5));
        assert!(
            text.contains("takes the trick") && text.contains("Game over"),
            "{text}"
        );
        std::fs::rename(
            folder.path().join("game.jsonl"),
            folder.path().join("last.jsonl"),
        )
        .expect("a record");
    }
    assert!(said(folder, "verify last.jsonl", "").contains("Maior"));
    assert!(said(folder, "analyze last.jsonl", "").contains("Move 1"));
    assert!(said(folder, "rules maior", "").starts_with("MAIOR"));
}

fn on_the_page() {
    let rules = MaiorRules::parse("maior", None, &Options::new()).expect("a preset");
    let words = [Style::Symbols, Style::Spoken].map(|style| Words::new(Language::En, style));
    let names = ["Ana", "Rui"].map(str::to_owned);
    let mut game = Match::<Maior>::new(rules, 7);
    while let Some(turn) = game.turn() {
        let observer = Observer::Seat(turn);
        let (view, standing) = (game.round().view(observer), game.standing().clone());
        let [eyes, ears] = &words;
        let mut seen =
            Seen::<MaiorFace>::new([eyes, ears], &names, observer, &view, &[], &standing);
        seen.my_turn = true;
        let mut selection = Selection::default();
        let scene = draw(&seen, &selection);
        assert_eq!(scene.seats[0].seat, turn.index(), "oneself comes first");
        let card = scene.hand.last().expect("a card to click on");
        assert!(card.live && scene.hand.len() == view.hand().len());
        let Reply::Play(chosen) = MaiorFace::touch(&seen, &mut selection, card.touch.clone()) else {
            panic!("a click on a card plays it");
        };
        let text = seen.decide(chosen).expect("one's own card");
        game.play(game.read(&text).expect("a card"), &mut ())
            .expect("legal");
    }
    assert_eq!(game.round().turn(), None::<Seat>);
}

fn at_a_server() {
    let server = TestServer::start();
    let mut ana = server.guest("Ana");
    ana.create(&json!({"game": "maior", "players": 3, "rated": false}));
    for (seat, bot) in [(1, "greedy"), (2, "mestre:50it")] {
        ana.ask(&json!({"type": "bot", "seat": seat, "name": bot}));
    }
    ana.ask(&json!({"type": "start"}));
    while !ana.is_over() {
        if ana.is_my_turn() {
            ana.move_any();
        }
        ana.listen();
    }
}

fn in_a_tournament(folder: &TempDir) {
    let bots = ["random", "greedy", "mestre:50it"];
    let words = format!(
        "arena maior --deals 5 --seed 1 --bot {}",
        bots.join(" --bot ")
    );
    let text = said(folder, &words, "");
    assert!(bots.iter().all(|bot| text.contains(bot)), "{text}");
    let words = "sim maior --bots greedy,random --games 200 --seed 1";
    assert!(said(folder, words, "").contains("greedy"));
}
