//! From what was asked for to a match: a new one, or one that was left.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    io,
    path::{Path, PathBuf},
};

use baralho_catalog::{AnyRules, Reason, UnknownGame, start_of, verify, with_game};
use baralho_game::{
    Match, Rules,
    record::{Header, Record},
};
use baralho_words::{Explain, Words, say};

use super::{
    Playable,
    company::{bots, seats},
    console::Console,
    ending,
    local::LocalTable,
    save::{self, Save},
};
use crate::{
    args::PlayArgs,
    explain,
    failure::{Done, Failure},
    options,
    record_file::unreadable,
};

#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) rules: AnyRules,
    pub(crate) humans: usize,
    pub(crate) bots: Vec<String>,
    pub(crate) seed: Option<u64>,
    /// Where to record it; in the usual folder by default.
    pub(crate) record: Option<PathBuf>,
}

impl Plan {
    pub(crate) fn from_args(words: &Words, args: &PlayArgs) -> Result<Self, Failure> {
        let Some(game) = &args.game else {
            let games = words.list_or(UnknownGame::NAMES);
            return Err(Failure::Usage(say!(words, "which-game", games)));
        };
        let options = options::read(&args.rules, words)?;
        let parse = |players| {
            AnyRules::parse(game, players, &options)
                .map_err(|error| Failure::Usage(explain::bad_game(words, &error)))
        };
        let mut rules = parse(args.players)?;
        // Whoever names more bots than the usual table has room for wants a larger one.
        let named = args.humans.saturating_add(args.bots.len());
        if args.players.is_none() && named > rules.players() {
            rules = parse(Some(named))?;
        }
        let players = rules.players();
        if args.humans > players {
            return Err(Failure::Usage(say!(
                words,
                "too-many-people",
                humans = args.humans,
                players,
            )));
        }
        if named > players {
            return Err(Failure::Usage(say!(
                words,
                "too-many-bots",
                bots = args.bots.len(),
                players,
                most = players - args.humans,
            )));
        }
        Ok(Self {
            rules,
            humans: args.humans,
            bots: args.bots.clone(),
            seed: args.seed,
            record: args.record.clone(),
        })
    }
}

/// A number nobody can guess.
fn random_seed() -> u64 {
    // Below 2^53, so that readers of JSON that know only doubles read it right.
    RandomState::new().build_hasher().finish() >> 11
}

pub(crate) fn play_new(console: &mut Console, words: &Words, plan: &Plan) -> Done {
    with_game!(plan.rules, |G, rules| new::<G>(console, words, rules, plan))
}

fn new<G: Playable>(console: &mut Console, words: &Words, rules: G::Rules, plan: &Plan) -> Done {
    let words = &words.at_table(rules.preset());
    let seed = plan.seed.unwrap_or_else(random_seed);
    let seats = seats(rules.players(), plan.humans, &plan.bots);
    let header = Header::new(&rules, seats, seed);
    let game = Match::<G>::new(rules, seed);
    let bots = bots(&game, &header.seats)
        .map_err(|error| Failure::Usage(explain::bad_bot(words, &error)))?;
    let save = match &plan.record {
        Some(path) => Some(
            Save::start(path, &header)
                .map_err(|error| Failure::Failed(cannot_record(words, path, &error)))?,
        ),
        None => match Save::start_usual(&header) {
            Ok(save) => Some(save),
            Err(error) => {
                let reason = error.explain(words);
                let told = console.say(&say!(words, "record-lost", reason));
                if told.is_err() {
                    return ending(told);
                }
                None
            }
        },
    };
    let table = LocalTable::open(console, words, &header.seats, game, bots, save);
    ending(table.and_then(LocalTable::run))
}

fn cannot_record(words: &Words, path: &Path, error: &io::Error) -> String {
    let file = path.display().to_string();
    if error.kind() == io::ErrorKind::AlreadyExists {
        return say!(words, "record-exists", file);
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if !folder.is_dir() {
        let folder = folder.display().to_string();
        return say!(words, "record-no-folder", file, folder);
    }
    let reason = error.explain(words);
    say!(words, "record-impossible", file, reason)
}

pub(crate) struct Saved {
    path: PathBuf,
    record: Record,
    rules: AnyRules,
}

/// The record in a file, or the latest unfinished one; checked against the rules.
pub(crate) fn saved(
    words: &Words,
    file: Option<&Path>,
    game: Option<&str>,
) -> Result<Saved, Failure> {
    let (path, record) = match file {
        Some(path) => {
            let record = save::read(path);
            (
                path.to_owned(),
                record.map_err(|error| unreadable(words, path, &error))?,
            )
        }
        None => save::latest_unfinished(game)
            .ok_or_else(|| Failure::Failed(say!(words, "nothing-to-resume")))?,
    };
    let file = path.display().to_string();
    if !save::is_unfinished(&record) {
        return Err(Failure::Failed(say!(words, "already-finished", file)));
    }
    match verify(&record) {
        Ok(report) => Ok(Saved {
            path,
            rules: report.rules,
            record,
        }),
        Err(wrong) => Err(Failure::Failed(bad_reason(
            words,
            &file,
            wrong.line,
            &wrong.reason,
        ))),
    }
}

/// Where and why a record breaks the rules.
pub(crate) fn bad_reason(words: &Words, file: &str, line: usize, reason: &Reason) -> String {
    say!(
        words,
        "wrong-record",
        file,
        line,
        reason = explain::reason(words, reason),
    )
}

/// Goes on with a match that was left.
pub(crate) fn play_on(console: &mut Console, words: &Words, saved: &Saved) -> Done {
    with_game!(saved.rules, |G, rules| on::<G>(
        console, words, &rules, saved
    ))
}

fn on<G: Playable>(console: &mut Console, words: &Words, rules: &G::Rules, saved: &Saved) -> Done {
    let words = &words.at_table(rules.preset());
    let record = &saved.record;
    let game = start_of::<G>(rules, &record.header).map_err(|reason| {
        let file = saved.path.display().to_string();
        Failure::Failed(bad_reason(words, &file, 1, &reason))
    })?;
    let bots = bots(&game, &record.header.seats)
        .map_err(|error| Failure::Failed(explain::bad_bot(words, &error)))?;
    let save = Save::resume(&saved.path, record)
        .map_err(|error| Failure::Failed(cannot_record(words, &saved.path, &error)))?;
    let moves = baralho_face::number(record.moves().count());
    if let Err(stop) = console.say(&say!(words, "resumed", n = moves)) {
        return ending(Err(stop));
    }
    let table = LocalTable::open(console, words, &record.header.seats, game, bots, Some(save));
    ending(table.and_then(|mut table| {
        table.resume(record.moves())?;
        table.run()
    }))
}
