//! `baralho bench`: how fast the engines are, by random legal play on one thread.

use std::{
    hint::black_box,
    io::{self, Write},
    process::ExitCode,
    time::{Duration, Instant},
};

use baralho_catalog::{AnyRules, PRESETS, Preset, preset, with_game};
use baralho_game::{
    Game, Options, Rules, Seat, Standing, Tally,
    chance::{self, Generator, Quick},
};
use baralho_words::{Words, say};
use serde::Serialize;

use crate::{
    args::BenchArgs,
    clock::worked,
    explain::unknown_game,
    failure::{Done, Failure},
    table::{Align, Table},
};

/// Games between two looks at the clock, which costs as much as a few moves.
const BATCH: u64 = 64;
const SEED: u64 = 1;

#[derive(Debug, Serialize)]
struct Engines {
    engines: Vec<Engine>,
}

#[derive(Debug, Serialize)]
struct Engine {
    game: &'static str,
    players: usize,
    games_per_s: f64,
    plies_per_s: f64,
    ns_per_ply: f64,
}

/// Measures one game, or all of them.
pub(crate) fn run(args: &BenchArgs, words: &Words) -> Done {
    let presets: &[Preset] = match &args.game {
        None => &PRESETS,
        Some(name) => std::slice::from_ref(
            preset(name).map_err(|error| Failure::Usage(unknown_game(words, &error)))?,
        ),
    };
    let measured = presets.iter().map(|preset| {
        let rules = AnyRules::parse(preset.name, None, &Options::new());
        let rules = rules.expect("every preset can be played as it is");
        with_game!(rules, |G, rules| measure::<G>(&rules, args.seconds))
    });
    let mut out = io::stdout().lock();
    if args.json {
        let engines = measured.collect();
        serde_json::to_writer(&mut out, &Engines { engines }).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        write_table(&mut out, measured.collect(), words)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn write_table(out: &mut impl Write, engines: Vec<Engine>, words: &Words) -> io::Result<()> {
    let mut table = Table::new(vec![
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
    write!(out, "{table}")
}

/// Plays fresh deals for about this long.
fn measure<G: Game>(rules: &G::Rules, time: Duration) -> Engine {
    let mut rng = chance::generator(SEED, 0);
    // Which move is made is no part of the engine: that chance should cost next to nothing.
    let mut moves = Quick::new(SEED);
    let clock = Clock::start();
    let (mut games, mut plies) = (0_u64, 0_u64);
    let elapsed = loop {
        for game in 0..BATCH {
            let dealer = Seat::new(game as usize % rules.players());
            plies += play::<G>(rules, dealer, &mut rng, &mut moves);
        }
        games += BATCH;
        let elapsed = clock.elapsed();
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

/// One deal from the shuffle to the score; gives the number of moves.
fn play<G: Game>(rules: &G::Rules, dealer: Seat, rng: &mut Generator, moves: &mut Quick) -> u64 {
    let mut game = G::deal(rules, &Standing::new(rules, dealer), rng);
    let mut plies = 0;
    while let Some(chosen) = game.random_move(moves) {
        game.apply(chosen, &mut ());
        plies += 1;
    }
    black_box(game.tally().points());
    plies
}

/// The time this thread has worked, where the system tells it; else the time that passed.
/// On a busy machine the latter is mostly other people's.
struct Clock {
    wall: Instant,
    worked: Option<Duration>,
}

impl Clock {
    fn start() -> Self {
        Self {
            wall: Instant::now(),
            worked: worked(),
        }
    }

    fn elapsed(&self) -> Duration {
        let worked = worked().zip(self.worked);
        worked
            .and_then(|(now, start)| now.checked_sub(start))
            .filter(|time| !time.is_zero())
            .unwrap_or_else(|| self.wall.elapsed())
    }
}
