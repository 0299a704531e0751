//! The tournament that was asked for.

use std::{io, path::Path};

use baralho_arena::{
    Clock, Extent, FIRST_VERSION, FORMAT, Keep, Limits, MOST_AT_TABLE, Pairing, SeriesSeed,
    Settings, VERSION,
};
use baralho_catalog::{AnyRules, UnknownGame};
use baralho_words::{Words, say};

use super::{
    ArenaArgs, RecordsArg,
    entrants::{entrants, set_option},
    measures,
    sandbox::sandbox_config,
};
use crate::{
    explain::{bad_game, game},
    failure::Failure,
    options,
};

/// How many deals every pairing plays unless somebody says so.
const USUAL_DEALS: u64 = 100;

/// The tournament that was typed; what was not typed is taken from a tournament to go on
/// with, or is as usual.
pub(super) fn settings(
    args: &ArenaArgs,
    there: Option<&Settings>,
    words: &Words,
) -> Result<(Settings, AnyRules), Failure> {
    let base = match there {
        Some(there) => there.clone(),
        None => usual()?,
    };
    let game = match (&args.game, there) {
        (None, None) => {
            let games = words.list_or(UnknownGame::NAMES);
            return wrong(say!(words, "arena-error-game", games));
        }
        (typed, _) => game(typed.as_ref().unwrap_or(&base.game), words)?.name,
    };
    let table = args.table.unwrap_or(base.table);
    if !(2..=MOST_AT_TABLE).contains(&table) {
        let most = MOST_AT_TABLE;
        return wrong(say!(words, "arena-error-table", given = table, most));
    }
    let rules = rules(args, &base, game, table, words)?;
    let players = rules.players();
    if players % table != 0 {
        return wrong(say!(words, "sim-error-bots", bots = table, players));
    }
    let mut bots = entrants(args, base.bots.clone(), rules, words)?;
    let limits = limits(args, base.limits, words)?;
    let sandbox = sandbox_config(args, base.sandbox.clone(), &mut bots, words)?;
    for typed in &args.set {
        set_option(&mut bots, typed, words)?;
    }
    if bots.len() < table {
        let bots = bots.len();
        return wrong(say!(words, "arena-error-few", bots, table));
    }
    let mut settings = Settings {
        game: game.to_owned(),
        rules_version: rules.version(),
        players,
        rules: rules.options(),
        pairings: args.format.unwrap_or(base.pairings),
        table,
        deals: args.deals.unwrap_or(base.deals),
        duplicate: base.duplicate && !args.no_duplicate,
        rounds: args.rounds.or(base.rounds),
        seed: args.seed.unwrap_or(base.seed),
        clock: clock(args, base.clock, words)?,
        limits,
        sandbox,
        sprt: match &args.sprt {
            None => base.sprt,
            Some(typed) => Some(
                measures::sprt(typed)
                    .ok_or_else(|| Failure::Usage(say!(words, "arena-error-sprt", typed)))?,
            ),
        },
        keep: args.keep.unwrap_or(base.keep),
        one_file: (args.records).map_or(base.one_file, |records| records == RecordsArg::Pairing),
        bots,
        ..base
    };
    // A record of every game of built-in bots would take longer than the game.
    if there.is_none() && args.keep.is_none() && settings.is_built_in() {
        settings.keep = Keep::None;
    }
    check(&settings, rules, words)?;
    Ok((settings, rules))
}

/// A tournament of which nothing was typed: no game, and no bots.
fn usual() -> Result<Settings, Failure> {
    Ok(Settings {
        format: FORMAT.to_owned(),
        version: FIRST_VERSION,
        table: 2,
        deals: USUAL_DEALS,
        duplicate: true,
        seed: random_seed()?,
        ..Settings::default()
    })
}

pub(super) fn wrong<T>(text: String) -> Result<T, Failure> {
    Err(Failure::Usage(text))
}

/// What cannot go together.
fn check(settings: &Settings, rules: AnyRules, words: &Words) -> Result<(), Failure> {
    let one_to_one = matches!(settings.pairings, Pairing::Swiss | Pairing::Knockout);
    if one_to_one && settings.table != 2 {
        return wrong(say!(words, "arena-error-one-to-one"));
    }
    if settings.rounds.is_some() && settings.pairings != Pairing::Swiss {
        return wrong(say!(words, "arena-error-rounds-swiss"));
    }
    if settings.rounds == Some(0) || settings.rounds.is_some_and(|rounds| rounds > 1000) {
        return wrong(say!(words, "arena-error-rounds"));
    }
    if settings.deals == 0 || settings.deals > 1_000_000_000 {
        return wrong(say!(words, "arena-error-deals"));
    }
    if baralho_arena::has_torn_partners(settings.table, rules) {
        let players = rules.players();
        return wrong(say!(words, "arena-error-partners", players));
    }
    let two = settings.bots.len() == 2 && rules.sides() == 2 && !one_to_one;
    if settings.sprt.is_some() && !two {
        return wrong(say!(words, "arena-error-sprt-two"));
    }
    Ok(())
}

/// The game's rules for as many players as sit at a table; where the game is not played
/// by so many, the usual number, and the bots take the seats in turn.
fn rules(
    args: &ArenaArgs,
    base: &Settings,
    game: &str,
    table: usize,
    words: &Words,
) -> Result<AnyRules, Failure> {
    let is_same_game = game == base.game;
    let options = if is_same_game && args.rules.is_empty() {
        base.rules.clone()
    } else {
        options::read(&args.rules, words)?
    };
    let as_before = (is_same_game && table == base.table).then_some(base.players);
    options::rules_for(game, args.players.or(as_before), table, &options)
        .map_err(|error| Failure::Usage(bad_game(words, &error)))
}

fn clock(args: &ArenaArgs, usual: Clock, words: &Words) -> Result<Clock, Failure> {
    let read = |option: &str, typed: &Option<String>| {
        let Some(typed) = typed else { return Ok(None) };
        let time = measures::milliseconds(typed).map(Some);
        time.ok_or_else(|| Failure::Usage(say!(words, "arena-error-time", option, typed)))
    };
    let limit = |typed: Option<u64>, usual: Option<u64>| match typed {
        None => usual,
        // No time at all would be no game: 0 is no limit.
        Some(0) => None,
        Some(time) => Some(time),
    };
    let clock = Clock {
        start_ms: read("--start-time", &args.start_time)?.unwrap_or(usual.start_ms),
        move_ms: limit(read("--move-time", &args.move_time)?, usual.move_ms),
        bank_ms: limit(read("--bank", &args.bank)?, usual.bank_ms),
        increment_ms: read("--increment", &args.increment)?.unwrap_or(usual.increment_ms),
    };
    if clock.increment_ms > 0 && clock.bank_ms.is_none() {
        return wrong(say!(words, "arena-error-increment"));
    }
    Ok(clock)
}

fn limits(args: &ArenaArgs, usual: Limits, words: &Words) -> Result<Limits, Failure> {
    let disk = bytes(args.disk.as_deref(), |typed| {
        say!(words, "arena-error-disk", typed)
    })?;
    if args.max_processes == Some(0) {
        return wrong(say!(words, "arena-error-processes"));
    }
    Ok(Limits {
        memory: memory(args.memory.as_deref(), words)?.or(usual.memory),
        disk: disk.or(usual.disk),
        processes: args.max_processes.or(usual.processes),
    })
}

pub(crate) fn memory(typed: Option<&str>, words: &Words) -> Result<Option<u64>, Failure> {
    bytes(typed, |typed| say!(words, "arena-error-memory", typed))
}

/// A number of bytes, if one was typed.
fn bytes(typed: Option<&str>, refusal: impl Fn(&str) -> String) -> Result<Option<u64>, Failure> {
    let read = |text| measures::bytes(text).ok_or_else(|| Failure::Usage(refusal(text)));
    typed.map(read).transpose()
}

/// The tournament to go on with: the one that is there, or one that it grows into. A tournament
/// of one stage takes more deals and more bots; everything else must be as it was.
pub(super) fn grown(
    there: &Settings,
    mut typed: Settings,
    path: &Path,
    words: &Words,
) -> Result<Settings, Failure> {
    if typed.deals < there.deals {
        return wrong(say!(
            words,
            "arena-error-fewer-deals",
            there = there.deals,
            typed = typed.deals
        ));
    }
    let grows = typed.deals > there.deals || typed.bots.len() > there.bots.len();
    let known = Settings {
        deals: there.deals,
        bots: typed.bots[..there.bots.len()].to_vec(),
        ..typed.clone()
    };
    check_same(there, &known, path, words)?;
    if !grows {
        return Ok(typed);
    }
    if matches!(there.pairings, Pairing::Swiss | Pairing::Knockout) {
        return wrong(say!(words, "arena-error-cannot-grow"));
    }
    typed.version = VERSION;
    typed.grown.push(Extent {
        bots: there.bots.len(),
        deals: there.deals,
    });
    Ok(typed)
}

/// Refuses to go on with a tournament that is not the one typed.
pub(super) fn check_same(
    there: &Settings,
    typed: &Settings,
    path: &Path,
    words: &Words,
) -> Result<(), Failure> {
    if there == typed {
        return Ok(());
    }
    let fields = |settings: &Settings| match serde_json::to_value(settings) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let (there, typed) = (fields(there), fields(typed));
    let differs = there
        .iter()
        .find(|(key, value)| typed.get(*key) != Some(value));
    let (key, value) = differs.map_or(("", String::new()), |(key, value)| {
        (key.as_str(), value.to_string())
    });
    let other = typed.get(key).map(ToString::to_string).unwrap_or_default();
    wrong(say!(
        words,
        "arena-error-mismatch",
        directory = path,
        key,
        there = value,
        typed = other,
    ))
}

/// A seed nobody can find out; it is printed, so that the tournament can be repeated.
fn random_seed() -> Result<SeriesSeed, Failure> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(io::Error::from)?;
    Ok(SeriesSeed::Secret(key))
}
