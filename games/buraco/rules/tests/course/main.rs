//! The course protocol: its text, its judge, and both ends of the line.

mod follower;
mod judge;
mod lines;
mod starts;

use baralho_buraco::{Buraco, Compat, itp};

use crate::{rules, start};

/// Two players with these hands and a pile of one card; player 0 begins. By the reference.
fn game(first: &str, second: &str, pile: &str) -> Buraco {
    set(&[first, second], pile, Compat::Itp)
}

fn set(hands: &[&str], pile: &str, compat: Compat) -> Buraco {
    let rules = rules(hands.len(), compat);
    let start = start(hands, pile, 0);
    match compat {
        Compat::Itp => itp::start(&rules, &start, "1").expect("a start"),
        Compat::Off => {
            let mut rng = baralho_game::chance::generator(1, 1);
            Buraco::from_start(&rules, &start, &mut rng).expect("a start")
        }
    }
}

fn ids(players: usize) -> Vec<String> {
    (1..=players).map(|place| format!("p{place}.bot")).collect()
}
