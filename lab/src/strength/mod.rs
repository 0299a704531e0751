//! How strong the bots are, measured on deals that nobody tunes on.

mod conditions;
mod deal;
mod figures;
mod levels;
mod report;
mod rows;
mod series;

use std::{
    collections::BTreeMap,
    io::{self, Write},
    num::NonZero,
    process::ExitCode,
    thread,
};

use baralho_catalog::{AnyRules, with_game};
use clap::{Args, CommandFactory, error::ErrorKind};
use serde_json::Value;

use conditions::Conditions;
use deal::Deal;
use figures::Figures;
use report::{Came, Report};
use rows::{HELD_OUT, HELD_OUT_COUNT, Meeting, ROWS, Row, What};

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
    #[arg(long, value_delimiter = ',', value_name = "BOT")]
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
}

impl StrengthArgs {
    fn play(&self, rules: &AnyRules, bots: [&str; 2], deals: u64) -> Vec<Deal> {
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        let threads = self.threads.map_or_else(cores, |threads| threads as usize);
        series::play(rules, bots, deals, self.seed, threads)
    }

    /// A meeting with the bots and deals that were asked for.
    fn meeting<'a>(&'a self, meeting: Meeting<'a>) -> Meeting<'a> {
        Meeting {
            bots: match self.bots.as_slice() {
                [one, other] => [one, other],
                _ => meeting.bots,
            },
            deals: self.deals.unwrap_or(meeting.deals),
            ..meeting
        }
    }
}

/// Measures and reports.
pub(crate) fn run(args: &StrengthArgs) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout().lock();
    if args.list {
        out.write_all(report::list().as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some((first, games)) = args.rows.split_first()
        && first.eq_ignore_ascii_case("levels")
    {
        let meetings = levels::selected(args, games);
        begin(args, &mut out)?;
        return levels::run(args, meetings, &mut out);
    }
    let rows = selected(args);
    begin(args, &mut out)?;
    let mut reports = Vec::new();
    let mut played = BTreeMap::new();
    for row in rows {
        if crate::is_stopped() {
            break;
        }
        let Some(came) = measure(args, row, &mut played) else {
            break;
        };
        let report = Report { row, came };
        if !args.json {
            writeln!(out)?;
            report.write(&mut out)?;
            out.flush()?;
        }
        reports.push(report);
    }
    if !args.json && reports.len() > 1 {
        writeln!(out)?;
        report::write_summary(&mut out, &reports)?;
    }
    end(args, &mut out, "rows", reports.iter().map(Report::json))
}

/// Says which deals are played.
fn begin(args: &StrengthArgs, out: &mut impl Write) -> anyhow::Result<()> {
    crate::stop_on_request()?;
    let seed = args.seed;
    if args.json {
        return Ok(());
    }
    if (HELD_OUT..HELD_OUT + HELD_OUT_COUNT).contains(&seed) {
        let intervals = "Intervals are 95 % ones, over deals.";
        writeln!(out, "Held-out deals, series {seed}. {intervals}")?;
    } else {
        let good_for = "good for trying things, not for claims";
        writeln!(out, "Series {seed} is not held out: {good_for}.")?;
    }
    Ok(())
}

/// Ends a run: with everything, for programs.
fn end(
    args: &StrengthArgs,
    out: &mut impl Write,
    name: &str,
    list: impl Iterator<Item = Value>,
) -> anyhow::Result<ExitCode> {
    if args.json {
        let mut answer = serde_json::to_value(Conditions::now(args.seed))?;
        answer[name] = list.collect();
        writeln!(out, "{answer}")?;
    }
    out.flush()?;
    Ok(if crate::is_stopped() {
        ExitCode::from(crate::INTERRUPTED)
    } else {
        ExitCode::SUCCESS
    })
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
        let Some(row) = Row::named(typed) else {
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

/// Plays a row, or compares two that were played; `None` when stopped before a single deal.
fn measure<'a>(
    args: &'a StrengthArgs,
    row: &Row,
    played: &mut BTreeMap<&'static str, Vec<Deal>>,
) -> Option<Came<'a>> {
    let meeting = match row.what {
        What::Match(meeting) => args.meeting(meeting),
        What::Share { of, possible } => {
            let missing = [of, possible]
                .into_iter()
                .find(|row| !played.contains_key(row));
            return Some(match missing {
                Some(row) => Came::NotPlayed { row },
                None => Came::Share(figures::share(&played[of], &played[possible])),
            });
        }
    };
    let rules = meeting.parsed();
    if let Some(bot) = meeting.bots.into_iter().find(|bot| !has_bot(&rules, bot)) {
        return Some(Came::NoBot {
            game: meeting.game,
            bot,
        });
    }
    let deals = args.play(&rules, meeting.bots, meeting.deals);
    if deals.is_empty() {
        return None;
    }
    let figures = Box::new(Figures::new(&deals, rules.sides()));
    played.insert(row.name, deals);
    Some(Came::Played { meeting, figures })
}

fn has_bot(rules: &AnyRules, name: &str) -> bool {
    with_game!(rules, |G, _rules| deal::check::<G>(name)).is_ok()
}
