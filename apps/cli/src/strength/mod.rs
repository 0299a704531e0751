//! `baralho strength`: how strong the bots are, measured on deals that nobody tunes on.

mod conditions;
mod cost;
mod deal;
mod figures;
mod levels;
mod page;
mod progress;
mod report;
mod rows;
mod series;
mod text;

use std::{
    collections::BTreeMap,
    io::{self, Write},
    num::NonZero,
    path::PathBuf,
    process::ExitCode,
    thread,
};

use baralho_catalog::{AnyRules, with_game};
use baralho_game::Options;
use baralho_process::Interrupt;
use baralho_words::{Words, say};
use clap::{Args, ValueHint};
use serde::Serialize;

use crate::{
    args::{MOST_DEALS, MOST_THREADS},
    failure::{Done, Failure},
    stop,
};

use conditions::Conditions;
use deal::Deal;
use figures::Figures;
use progress::Progress;
use report::{Came, Line, Report};
use rows::{HELD_OUT, HELD_OUT_COUNT, Meeting, ROWS, Row, What};
use series::Hall;

/// What may be typed.
#[derive(Clone, Debug, Args)]
pub(crate) struct StrengthArgs {
    // Names of rows, or `levels` and then games.
    #[arg(value_name = "ROW")]
    rows: Vec<String>,
    #[arg(long)]
    list: bool,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=MOST_DEALS))]
    deals: Option<u64>,
    // Two bots instead of a row's own; or the levels to compare.
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "BOT",
        conflicts_with = "write"
    )]
    bots: Vec<String>,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    seed: Option<u64>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS))]
    threads: Option<u64>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    write: Option<PathBuf>,
}

impl StrengthArgs {
    fn seed(&self) -> u64 {
        self.seed.unwrap_or(HELD_OUT)
    }

    fn threads(&self) -> usize {
        match self.threads {
            Some(threads) => threads as usize,
            None => thread::available_parallelism().map_or(1, NonZero::get),
        }
    }
}

/// Measures and reports.
pub(crate) fn run(args: &StrengthArgs, words: &Words) -> Done {
    if args.list {
        write!(io::stdout().lock(), "{}", text::list(words))?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some((first, games)) = args.rows.split_first()
        && first.eq_ignore_ascii_case("levels")
    {
        return levels::run(args, games, words);
    }
    let rows = selected(args, words)?;
    let interrupt = Interrupt::new();
    stop_on_request(&interrupt);
    let mut out = io::stdout().lock();
    let conditions = Conditions::now(args.seed());
    if !args.json {
        writeln!(out, "{}", heading(args.seed(), words))?;
    }
    let mut board = Board::new(args, rows, &interrupt);
    while let Some(report) = board.next() {
        if !args.json {
            let told = board.progress.aside(|| {
                writeln!(out)?;
                text::write_row(&mut out, &report, words)?;
                out.flush()
            });
            told?;
        }
        board.reports.push(report);
        // After every row: whatever happens later, this one is kept.
        if let Some(path) = &args.write {
            page::write_rows(path, &board.reports, &conditions)?;
        }
    }
    board.progress.finish();
    let reports = board.reports;
    if args.json {
        let rows = reports.iter().map(Report::line).collect();
        serde_json::to_writer(
            &mut out,
            &Answer {
                conditions: &conditions,
                rows,
            },
        )
        .map_err(io::Error::from)?;
        writeln!(out)?;
    } else if reports.len() > 1 {
        writeln!(out)?;
        text::write_summary(&mut out, &reports, words)?;
    }
    out.flush()?;
    if let Some(path) = &args.write
        && reports.iter().any(Report::is_whole)
    {
        tell_written(path, words);
    }
    Ok(code(&interrupt))
}

/// What programs get.
#[derive(Debug, Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    conditions: &'a Conditions,
    rows: Vec<Line<'a>>,
}

/// Which deals were played.
fn heading(seed: u64, words: &Words) -> String {
    let number = seed.to_string();
    if (HELD_OUT..HELD_OUT + HELD_OUT_COUNT).contains(&seed) {
        say!(words, "strength-held-out", seed = number)
    } else {
        say!(words, "strength-not-held-out", seed = number)
    }
}

/// Ctrl-C ends the run in good order, a second one at once.
fn stop_on_request(interrupt: &Interrupt) {
    let raised = interrupt.clone();
    stop::on_request(move || raised.raise());
}

fn code(interrupt: &Interrupt) -> ExitCode {
    if interrupt.is_raised() {
        // What shells give for a command that Ctrl-C has ended.
        ExitCode::from(130)
    } else {
        ExitCode::SUCCESS
    }
}

fn tell_written(path: &std::path::Path, words: &Words) {
    let file = path.display().to_string();
    // What nobody can read is no failure.
    let _ = writeln!(
        io::stderr(),
        "{}",
        say!(words, "strength-written", file = file)
    );
}

/// The rows asked for and those they need, in the order of the table; all if none is named.
fn selected(args: &StrengthArgs, words: &Words) -> Result<Vec<&'static Row>, Failure> {
    if !args.bots.is_empty() && args.bots.len() != 2 {
        return Err(Failure::Usage(say!(words, "strength-error-bots")));
    }
    let mut names = Vec::new();
    for typed in &args.rows {
        let Some(row) = rows::find(typed) else {
            let rows = ROWS.iter().map(|row| row.name);
            return Err(Failure::Usage(say!(
                words,
                "strength-error-row",
                typed = typed,
                rows = words.list_or(rows.chain(["levels"])),
            )));
        };
        names.push(row.name);
        names.extend(row.needs());
    }
    let wanted = |row: &&Row| names.is_empty() || names.contains(&row.name);
    Ok(ROWS.iter().filter(wanted).collect())
}

/// The rows of a run, one after another.
struct Board<'a> {
    args: &'a StrengthArgs,
    rows: std::vec::IntoIter<&'static Row>,
    interrupt: &'a Interrupt,
    progress: Progress,
    reports: Vec<Report>,
    /// The deals of the rows that were played.
    played: BTreeMap<&'static str, Vec<Deal>>,
}

impl<'a> Board<'a> {
    fn new(args: &'a StrengthArgs, rows: Vec<&'static Row>, interrupt: &'a Interrupt) -> Self {
        let work = rows.iter().filter_map(|row| match row.what {
            What::Match(meeting) => {
                let bots = bots(args, &meeting);
                let deals = args.deals.unwrap_or(meeting.deals);
                let is_there = missing(&rules(&meeting), bots).is_none();
                is_there.then(|| deals.saturating_mul(cost::of_deal(&meeting, bots)))
            }
            What::Share { .. } => None,
        });
        Self {
            args,
            progress: Progress::new(work.sum()),
            rows: rows.into_iter(),
            interrupt,
            reports: Vec::new(),
            played: BTreeMap::new(),
        }
    }

    /// Plays the next row, unless stopped.
    fn next(&mut self) -> Option<Report> {
        let row = self.rows.next().filter(|_| !self.interrupt.is_raised())?;
        let came = match row.what {
            What::Share { of, possible } => self.compare(of, possible),
            What::Match(meeting) => self.meet(row.name, meeting)?,
        };
        Some(Report { row, came })
    }

    fn compare(&self, of: &'static str, possible: &'static str) -> Came {
        for needed in [of, possible] {
            if !self.played.contains_key(needed) {
                return Came::NotPlayed { needed };
            }
        }
        Came::Share {
            of,
            possible,
            share: figures::share(&self.played[of], &self.played[possible]),
        }
    }

    /// `None` when stopped before a single deal was played.
    fn meet(&mut self, name: &'static str, meeting: Meeting) -> Option<Came> {
        let rules = rules(&meeting);
        let bots = bots(self.args, &meeting);
        if let Some(bot) = missing(&rules, bots) {
            return Some(Came::NoBot {
                game: meeting.game,
                bot: bot.to_owned(),
            });
        }
        self.progress.tell(name);
        let hall = Hall {
            seed: self.args.seed(),
            threads: self.args.threads(),
            interrupt: self.interrupt,
            progress: &self.progress,
        };
        let planned = self.args.deals.unwrap_or(meeting.deals);
        let deals = hall.play(&rules, bots, planned, cost::of_deal(&meeting, bots));
        if deals.is_empty() {
            return None;
        }
        let figures = Figures::new(&deals, rules.sides());
        let whole = deals.len() as u64 == planned;
        self.played.insert(name, deals);
        Some(Came::Played {
            meeting,
            bots: bots.map(str::to_owned),
            figures: Box::new(figures),
            whole,
        })
    }
}

/// The bots of a row, or those asked for instead.
fn bots<'a>(args: &'a StrengthArgs, meeting: &Meeting) -> [&'a str; 2] {
    match args.bots.as_slice() {
        [one, other] => [one, other],
        _ => meeting.bots,
    }
}

/// The first of these bots that the game does not have.
fn missing<'a>(rules: &AnyRules, bots: [&'a str; 2]) -> Option<&'a str> {
    bots.into_iter()
        .find(|bot| with_game!(rules, |G, _rules| deal::check::<G>(bot)).is_err())
}

fn rules(meeting: &Meeting) -> AnyRules {
    let mut options = Options::new();
    for (key, value) in meeting.rules {
        options.set(key, value);
    }
    AnyRules::parse(meeting.game, Some(meeting.players), &options)
        .expect("a test parses the rules of every row")
}
