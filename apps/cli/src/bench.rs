//! `baralho bench`: how fast the engines are, by random legal play on one thread, and how
//! fast `mestre` searches.

use std::{
    hint::black_box,
    io::{self, Write},
    process::ExitCode,
    time::Duration,
};

use baralho_bots::{Bots, bot};
use baralho_catalog::{AnyRules, PRESETS, Preset, with_game};
use baralho_game::{
    Observer, Rules, Seat, Standing,
    chance::{self, Quick},
};
use baralho_opponents::Opponents;
use baralho_process::work_time;
use baralho_words::{Words, say};
use serde::Serialize;

use crate::{
    args::BenchArgs,
    explain::game,
    failure::Done,
    results::write_json,
    table::{Align, TextTable},
};

/// Games between two looks at the clock, which costs as much as a few moves.
const BATCH: u64 = 64;
const SEED: u64 = 1;

/// Whose search is measured.
const SEARCHER: &str = "mestre";
/// Iterations per decision: enough for what a search prepares not to count.
const ITERATIONS: u32 = 1000;

#[derive(Debug, Serialize)]
struct Measured {
    engines: Vec<Engine>,
    search: Vec<Search>,
}

#[derive(Debug, Serialize)]
struct Engine {
    game: &'static str,
    players: usize,
    games_per_s: f64,
    plies_per_s: f64,
    ns_per_ply: f64,
}

/// How fast a search goes, and the most memory it takes.
#[derive(Debug, Serialize)]
struct Search {
    game: &'static str,
    players: usize,
    bot: &'static str,
    iterations: u64,
    iterations_per_s: f64,
    ns_per_iteration: f64,
    /// The most bytes that one search keeps, where the game states it.
    memory_bytes: Option<usize>,
}

pub(crate) fn run(args: &BenchArgs, words: &Words) -> Done {
    let presets: &[Preset] = match &args.game {
        None => &PRESETS,
        Some(name) => std::slice::from_ref(game(name, words)?),
    };
    let all_rules = presets.iter().map(Preset::rules);
    let measured = Measured {
        engines: all_rules
            .clone()
            .map(|rules| measure(&rules, args.seconds))
            .collect(),
        search: all_rules
            .filter_map(|rules| with_game!(rules, |G, rules| search::<G>(&rules, args.seconds)))
            .collect(),
    };
    let mut out = io::stdout().lock();
    if args.json {
        write_json(&mut out, &measured)?;
    } else {
        write!(out, "{}", engines_table(&measured.engines, words))?;
        if !measured.search.is_empty() {
            write!(out, "\n{}", search_table(&measured.search, words))?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn engines_table(engines: &[Engine], words: &Words) -> TextTable {
    let mut table = TextTable::new(vec![
        (say!(words, "bench-game"), Align::Left),
        (say!(words, "bench-players"), Align::Right),
        (say!(words, "bench-games"), Align::Right),
        (say!(words, "bench-plies"), Align::Right),
        (say!(words, "bench-ns"), Align::Right),
    ]);
    for engine in engines {
        table.row(vec![
            words.game(engine.game),
            engine.players.to_string(),
            words.decimal(engine.games_per_s, 0),
            words.decimal(engine.plies_per_s, 0),
            words.decimal(engine.ns_per_ply, 1),
        ]);
    }
    table
}

fn search_table(searches: &[Search], words: &Words) -> TextTable {
    let mut table = TextTable::new(vec![
        (say!(words, "bench-search"), Align::Left),
        (say!(words, "bench-players"), Align::Right),
        (say!(words, "bench-iterations"), Align::Right),
        (say!(words, "bench-microseconds"), Align::Right),
        (say!(words, "bench-memory"), Align::Right),
    ]);
    for search in searches {
        let mebibytes = |bytes: usize| words.decimal(bytes as f64 / f64::from(1 << 20), 1);
        table.row(vec![
            [search.bot, ", ", &words.game(search.game)].concat(),
            search.players.to_string(),
            words.decimal(search.iterations_per_s, 0),
            words.decimal(search.ns_per_iteration / 1e3, 2),
            search
                .memory_bytes
                .map_or_else(|| "–".to_owned(), mebibytes),
        ]);
    }
    table
}

/// Plays fresh deals for about this long.
fn measure(rules: &AnyRules, time: Duration) -> Engine {
    let mut rng = chance::generator(SEED, 0);
    // Which move is made is no part of the engine: that chance should cost next to nothing.
    let mut moves = Quick::new(SEED);
    let start = work_time();
    let (mut games, mut plies) = (0_u64, 0_u64);
    let elapsed = loop {
        for game in 0..BATCH {
            let dealer = Seat::new(game as usize % rules.players());
            plies += rules.play_at_random(dealer, &mut rng, &mut moves);
        }
        games += BATCH;
        let elapsed = worked_since(start);
        if elapsed >= time {
            break elapsed.as_secs_f64();
        }
    };
    Engine {
        game: rules.preset(),
        players: rules.players(),
        games_per_s: games as f64 / elapsed,
        plies_per_s: plies as f64 / elapsed,
        ns_per_ply: elapsed * 1e9 / plies as f64,
    }
}

/// Lets `mestre` decide the first move of fresh deals that is a choice for about this long,
/// where the game has it: there its worlds are the widest and its playouts the longest.
fn search<G: Opponents>(rules: &G::Rules, time: Duration) -> Option<Search> {
    if !G::Bots::THINKERS.contains(&SEARCHER) {
        return None;
    }
    let name = [SEARCHER, ":", &ITERATIONS.to_string(), "it"].concat();
    let mut mestre = bot::<G::Bots>(&name).ok()?;
    let mut rng = chance::generator(SEED, 0);
    let mut decide = || {
        let dealer = Seat::new(rules.players() - 1);
        let mut game = G::deal(rules, &Standing::new(rules, dealer), &mut rng);
        // Nobody thinks about what must be done.
        while let [forced] = game.moves()[..] {
            game.apply(forced, &mut ());
        }
        let seat = game.turn().expect("no game here plays itself to its end");
        let view = game.view(Observer::Seat(seat));
        black_box(mestre.choose(&view, &mut rng));
    };
    // Once without a clock: its memory is there afterwards.
    decide();
    let start = work_time();
    let mut iterations = 0;
    let elapsed = loop {
        decide();
        iterations += u64::from(ITERATIONS);
        let elapsed = worked_since(start);
        if elapsed >= time {
            break elapsed.as_secs_f64();
        }
    };
    Some(Search {
        game: rules.preset(),
        players: rules.players(),
        bot: SEARCHER,
        iterations,
        iterations_per_s: iterations as f64 / elapsed,
        ns_per_iteration: elapsed * 1e9 / iterations as f64,
        memory_bytes: G::Bots::SEARCH_MEMORY,
    })
}

/// The time this thread has worked since then, and never none.
fn worked_since(start: Duration) -> Duration {
    let worked = work_time().saturating_sub(start);
    worked.max(Duration::from_nanos(1))
}
