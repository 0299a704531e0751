//! A bot for every game, in Rust without a crate: it takes what captures or melds most.
//!
//!     rustc -O --edition 2024 bot.rs
//!     baralho bot check ./bot --game escopa
//!     baralho arena escopa --bot me=./bot --bot robot4

use std::io::{self, BufRead, Write};

/// The moves of a request. Their texts have no escapes, so splitting at quotes will do.
fn moves(line: &str) -> Vec<&str> {
    let list = line.split("\"moves\":[").nth(1).unwrap_or("");
    let list = list.split(']').next().unwrap_or("");
    list.split('"').skip(1).step_by(2).collect()
}

/// How good a move looks, from its text alone: 7Dx4C+3S, meld 3H 4H 5H, discard 9S, ...
fn worth(text: &str) -> i32 {
    let diamonds = text.matches('D').count() as i32;
    if let Some((_, taken)) = text.split_once('x') {
        return 100 * (1 + taken.matches('+').count() as i32) + diamonds;
    }
    let cards = text.matches(' ').count() as i32;
    match text.split(' ').next() {
        Some("meld") => 500 + cards,
        Some("add") => 400 + cards,
        Some("take") => 300 + cards,
        _ => -diamonds,
    }
}

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let is = |kind: &str| line.contains(&format!("\"type\":\"{kind}\""));
        if is("hello") {
            let hello = r#"{"type":"hello","protocol":1,"name":"example in Rust","author":"Baralho"}"#;
            writeln!(out, "{hello}")?;
        } else if is("ready") {
            writeln!(out, r#"{{"type":"ready"}}"#)?;
        } else if is("request") {
            let moves = moves(&line);
            let best = (0..moves.len()).max_by_key(|&index| worth(moves[index]));
            writeln!(out, "{}", best.unwrap_or(0))?;
        } else if is("quit") {
            break;
        }
        out.flush()?; // or the runner would wait in vain
    }
    Ok(())
}
