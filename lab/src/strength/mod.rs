//! How strong the bots are, measured on deals that nobody tunes on.

mod conditions;
mod cost;
mod deal;
mod figures;
mod levels;
mod page;
mod report;
mod rows;
mod series;
mod text;

use std::{
    collections::BTreeMap,
    io::{self, IsTerminal, Write},
    num::NonZero,
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
};

use baralho_catalog::{AnyRules, with_game};
use baralho_game::Options;
use clap::{Args, CommandFactory, error::ErrorKind};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use conditions::Conditions;
use deal::Deal;
use figures::Figures;
use report::{Came, Line, Report};
use rows::{HELD_OUT, HELD_OUT_COUNT, Meeting, ROWS, Row, What};
use series::Hall;

/// Measures how strong the bots are.
///
/// Plays the rows of a table, each a match of two bots with its rules, time per move and target:
/// all rows, or those named. `levels` compares the five levels of the games named, or of all.
///
/// Every deal is played with the measured bot on each side. The deals are held out: nobody tunes
/// on them (series 4000000000 to 4000999999). Time per move is time worked on one core, so that a
/// busy machine weakens nobody. Intervals are 95 % ones, taken over deals. Ctrl-C ends the run and
/// shows what was played. The whole table takes hours.
#[derive(Clone, Debug, Args)]
pub(crate) struct StrengthArgs {
    /// Rows of the table (--list shows them), or `levels` and games.
    #[arg(value_name = "ROW")]
    rows: Vec<String>,
    /// Show the rows there are.
    #[arg(long)]
    list: bool,
    /// How many deals, instead of each row's own number.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    deals: Option<u64>,
    /// Two other bots in the row's game; for levels, two or more.
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "BOT",
        conflicts_with = "write"
    )]
    bots: Vec<String>,
    /// The series of deals.
    #[arg(long, default_value_t = HELD_OUT)]
    seed: u64,
    /// How many deals at once; usually one per core.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Replace the lines of the rows that were played in this file, such as docs/strength.md.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

impl StrengthArgs {
    fn threads(&self) -> usize {
        match self.threads {
            Some(threads) => threads as usize,
            None => thread::available_parallelism().map_or(1, NonZero::get),
        }
    }
}

/// Measures and reports.
pub(crate) fn run(args: &StrengthArgs) -> anyhow::Result<ExitCode> {
    if args.list {
        io::stdout().lock().write_all(text::list().as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some((first, games)) = args.rows.split_first()
        && first.eq_ignore_ascii_case("levels")
    {
        return levels::run(args, games);
    }
    let rows = selected(args);
    crate::stop_on_request()?;
    let mut out = io::stdout().lock();
    let conditions = Conditions::now(args.seed);
    if !args.json {
        writeln!(out, "{}", heading(args.seed))?;
    }
    let mut board = Board::new(args, rows);
    while let Some(report) = board.next() {
        if !args.json {
            board.progress.suspend(|| {
                writeln!(out)?;
                text::write_row(&mut out, &report)?;
                out.flush()
            })?;
        }
        board.reports.push(report);
        // After every row: whatever happens later, this one is kept.
        if let Some(path) = &args.write {
            page::write_rows(path, &board.reports, &conditions)?;
        }
    }
    board.progress.finish_and_clear();
    let reports = board.reports;
    if args.json {
        let rows = reports.iter().map(Report::line).collect();
        let conditions = &conditions;
        serde_json::to_writer(&mut out, &Answer { conditions, rows })?;
        writeln!(out)?;
    } else if reports.len() > 1 {
        writeln!(out)?;
        text::write_summary(&mut out, &reports)?;
    }
    out.flush()?;
    Ok(finish(args, reports.iter().any(Report::is_whole)))
}

/// What programs get.
#[derive(Debug, Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    conditions: &'a Conditions,
    rows: Vec<Line<'a>>,
}

/// Which deals were played.
fn heading(seed: u64) -> String {
    if (HELD_OUT..HELD_OUT + HELD_OUT_COUNT).contains(&seed) {
        format!("Held-out deals, series {seed}. Intervals are 95 % ones, over deals.")
    } else {
        format!("Series {seed} is not held out: good for trying things, not for claims.")
    }
}

/// Tells where the results are, if they were written, and how the run ended.
fn finish(args: &StrengthArgs, is_written: bool) -> ExitCode {
    if let Some(path) = args.write.as_deref().filter(|_| is_written) {
        // What nobody can read is no failure.
        let _ = writeln!(io::stderr(), "Written to {}.", Path::display(path));
    }
    if crate::is_stopped() {
        ExitCode::from(crate::INTERRUPTED)
    } else {
        ExitCode::SUCCESS
    }
}

/// A bar whose length is the time that the whole run should take, so that the time left is
/// right although some rows take a thousand times as long as others.
fn progress(work: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:32} {percent} % {eta} {wide_msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(work).with_style(style)
}

/// Ends the program: it was asked for what cannot be.
fn refuse(why: String) -> ! {
    crate::Lab::command()
        .error(ErrorKind::InvalidValue, why)
        .exit()
}

/// The rows asked for and those they need, in the order of the table; all if none is named.
fn selected(args: &StrengthArgs) -> Vec<&'static Row> {
    if !args.bots.is_empty() && args.bots.len() != 2 {
        refuse("--bots takes two bots: the one to measure, and its opponent".to_owned());
    }
    let mut names = Vec::new();
    for typed in &args.rows {
        let Some(row) = rows::find(typed) else {
            let rows: Vec<&str> = ROWS.iter().map(|row| row.name).collect();
            let rows = rows.join(", ");
            refuse(format!(
                "there is no row `{typed}`: choose {rows} or levels"
            ));
        };
        names.push(row.name);
        names.extend(row.needs());
    }
    let wanted = |row: &&Row| names.is_empty() || names.contains(&row.name);
    ROWS.iter().filter(wanted).collect()
}

/// The rows of a run, one after another.
struct Board<'a> {
    args: &'a StrengthArgs,
    rows: std::vec::IntoIter<&'static Row>,
    progress: ProgressBar,
    reports: Vec<Report>,
    /// The deals of the rows that were played.
    played: BTreeMap<&'static str, Vec<Deal>>,
}

impl<'a> Board<'a> {
    fn new(args: &'a StrengthArgs, rows: Vec<&'static Row>) -> Self {
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
            progress: progress(work.sum()),
            rows: rows.into_iter(),
            reports: Vec::new(),
            played: BTreeMap::new(),
        }
    }

    /// Plays the next row, unless stopped.
    fn next(&mut self) -> Option<Report> {
        let row = self.rows.next().filter(|_| !crate::is_stopped())?;
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
        self.progress.set_message(name);
        let hall = Hall {
            seed: self.args.seed,
            threads: self.args.threads(),
            progress: &self.progress,
            is_stopped: crate::is_stopped,
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
