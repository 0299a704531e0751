//! How long the exact solver takes, by preset and cards left to play.
//!
//! `cargo run --release -p baralho-scopa-bots --example solve_speed [DEALS]`

#![allow(clippy::print_stdout)] // a program to read from

use std::{env, fs, time::Duration};

use baralho_bots::{Budget, Stopwatch, bot, here};
use baralho_game::{Game, Observer, Rules as _, Standing, chance};
use baralho_laws::rules;
use baralho_scopa::{ScopaRules, Small};
use baralho_scopa_bots::{RoundSolver, SmallBots};

/// The time this thread has had a processor, in steps of a few milliseconds: means over
/// many deals are good, single short times are not. Where nobody says, none.
fn cpu() -> Duration {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|word| word.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}

fn left(world: &Small) -> usize {
    let players = world.rules().players();
    let held = (0..players).map(|seat| world.hand(baralho_game::Seat::new(seat)).len());
    held.sum::<usize>() + world.deck().len()
}

fn measure(name: &str, rules: &ScopaRules, cards: usize, deals: u64) {
    let mut times = Vec::new();
    let (mut nodes, mut most, mut exact) = (0, 0, 0);
    for seed in 0..deals {
        let mut world = Small::deal_seed(rules, &Standing::opening(rules, seed), 9_000 + seed);
        let mut greedy = bot::<SmallBots>("greedy").expect("a bot");
        while left(&world) > cards {
            let Some(seat) = world.turn() else { break };
            let mut chance = chance::bot_generator(seed, seat);
            let chosen = greedy.choose(&world.view(Observer::Seat(seat)), &mut chance);
            world.apply(chosen, &mut ());
        }
        let mut solver = RoundSolver::default();
        let start = cpu();
        let mut watch = Stopwatch::start(Budget::Iterations(50_000_000), &here());
        let verdict = solver.solve(&world, &mut watch).expect("two sides");
        times.push(cpu().saturating_sub(start).as_secs_f64() * 1e3);
        nodes += verdict.nodes;
        most = most.max(verdict.nodes);
        exact += u64::from(verdict.exact().is_some());
    }
    times.sort_by(f64::total_cmp);
    let total: f64 = times.iter().sum();
    println!(
        "{name:34} {cards:5} {exact:5}/{deals:<5} {:9.2} {:9.2} {:11} {:11} {:7.2}",
        total / deals as f64,
        times[times.len() - 1],
        nodes / deals,
        most,
        nodes as f64 / total.max(1.0) / 1e3,
    );
}

fn main() {
    let deals = env::args().nth(1).and_then(|n| n.parse().ok());
    let deals = deals.unwrap_or(50);
    let only = env::args().nth(2);
    println!(
        "{:34} {:>5} {:>11} {:>9} {:>9} {:>11} {:>11} {:>7}",
        "rules", "cards", "solved", "mean ms", "worst ms", "mean nodes", "most nodes", "Mn/s"
    );
    let research = "choice=player,prime=primiera";
    let nine = "cards_per_deal=9,last_play_sweep=off";
    let runs = [
        ("escopa, 2 players", "escopa", 2, "", &[36, 24, 12][..]),
        (
            "scopa choice=player primiera, 2",
            "scopa",
            2,
            research,
            &[36],
        ),
        ("scopa, 2 players", "scopa", 2, "", &[36]),
        ("escoba, 2 players", "escoba", 2, "", &[36]),
        (
            "escoba choice=player, 2 players",
            "escoba",
            2,
            "choice=player",
            &[36],
        ),
        ("scopone, 9 cards", "scopone", 4, nine, &[12, 16, 20, 24]),
        ("scopone, 10 cards", "scopone", 4, "", &[12, 16, 20]),
        ("scopa 2v2", "scopa", 4, "team_mode=2v2", &[24]),
    ];
    for (name, preset, players, options, all_cards) in runs {
        if only.as_ref().is_some_and(|only| !name.contains(only)) {
            continue;
        }
        for &cards in all_cards {
            measure(name, &rules(preset, players, options), cards, deals);
        }
    }
}
