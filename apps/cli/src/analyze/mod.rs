//! `baralho analyze`: a recorded game, move by move: how good, what better, and why.

mod page;
mod summary;
mod telling;
mod text;

use std::{fs, io, num::NonZeroUsize, path::PathBuf, process::ExitCode, thread};

use baralho_analysis::{Review, Settings, review, told::Figures};
use baralho_bots::{BadBot, Bots as _, Budget, here};
use baralho_catalog::{rules_of, with_game};
use baralho_face::Voice;
use baralho_game::{
    Observer, Rules, Seat,
    record::{Line, Record},
};
use baralho_opponents::BotsOf;
use baralho_words::{Words, say};
use clap::{Args, ValueHint};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::{
    args::Color,
    explain,
    failure::{Done, Failure},
    play::{INTERRUPTED, Screen, assisted, names_in},
    record_file::{read, unreadable},
    results::write_json,
    stop,
};

use page::html;
use telling::Telling;

#[derive(Clone, Debug, Args)]
pub(crate) struct AnalyzeArgs {
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    // A seat by its number in the file, or by who sits there.
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    // A budget for each move.
    #[arg(long, value_name = "EFFORT")]
    pub(crate) effort: Option<String>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    // Where to write the review as a page.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) html: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Serialize)]
struct Document<'a> {
    format: &'static str,
    version: u32,
    /// The seats whose players took moves back.
    #[serde(skip_serializing_if = "<[usize]>::is_empty")]
    assisted: &'a [usize],
    #[serde(flatten)]
    review: &'a Review,
}

pub(crate) fn run(args: &AnalyzeArgs, words: &Words) -> Done {
    let record = read(&args.file).map_err(|bad| unreadable(words, &args.file, &bad))?;
    let seat = seat(args, &record, words)?;
    let effort = args.effort.as_deref().map(str::parse::<Budget>).transpose();
    let effort =
        effort.map_err(|bad| Failure::Usage(explain::bad_bot(words, &BadBot::Budget(bad))))?;
    let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let settings = Settings {
        effort,
        means: here().with_threads(threads).until(stop::requested),
        seed: args.seed,
    };
    stop::on_request(|| ());
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}") {
        bar.set_style(style);
    }
    let reviewed = review(&record, &settings, &|moves, of| {
        bar.set_length(of as u64);
        bar.set_position(moves as u64);
    });
    bar.finish_and_clear();
    let reviewed = reviewed.map_err(|wrong| {
        let reason = explain::reason(words, &wrong.reason);
        let (file, line) = (&args.file, wrong.line);
        Failure::Failed(say!(words, "verify-wrong", file, line, reason))
    })?;
    if args.json {
        let document = Document {
            format: "baralho-review",
            version: 1,
            assisted: &record.header.assisted,
            review: &reviewed,
        };
        write_json(&mut io::stdout().lock(), &document)?;
    }
    if !args.json || args.html.is_some() {
        tell(&record, &reviewed, seat, args, words)?;
    }
    Ok(if reviewed.complete {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(INTERRUPTED as u8)
    })
}

/// The seat asked for: its number in the file, or a name that only one has.
fn seat(args: &AnalyzeArgs, record: &Record, words: &Words) -> Result<Option<Seat>, Failure> {
    let Some(asked) = &args.seat else {
        return Ok(None);
    };
    let header = &record.header;
    let named = header.seats.iter().enumerate();
    let mut named = named
        .filter(|(_, name)| *name == asked)
        .map(|(seat, _)| seat);
    let found = match (named.next(), named.next()) {
        (Some(seat), None) => Some(seat),
        _ => asked.parse::<usize>().ok(),
    };
    let players = header.players.min(baralho_game::MAX_SEATS);
    if let Some(seat) = found.filter(|&seat| seat < players) {
        return Ok(Some(Seat::new(seat)));
    }
    let numbers = (0..players).map(|seat| seat.to_string());
    let seats = words.list_or(numbers.chain(header.seats.iter().cloned()));
    let said = say!(words, "analyze-no-seat", seat = asked, seats);
    Err(Failure::Usage(said))
}

fn tell(
    record: &Record,
    review: &Review,
    seat: Option<Seat>,
    args: &AnalyzeArgs,
    words: &Words,
) -> Result<(), Failure> {
    let failed = |reason| {
        let reason = explain::reason(words, &reason);
        Failure::Failed(reason)
    };
    let rules = rules_of(&record.header).map_err(failed)?;
    let words = &words.at_table(rules.preset());
    let names = names_in(words, &record.header);
    let voice = Voice::new(words, &names, Observer::Spectator);
    let moves = record.lines.iter();
    let moves = moves.filter(|(_, line)| matches!(line, Line::Move(_)));
    let total = moves.count();
    let telling = with_game!(&rules, |G, rules| Telling {
        voice,
        review,
        seat,
        total,
        sides: (0..rules.sides())
            .map(|side| voice.side(rules, side))
            .collect(),
        figures: Figures::of::<G>(words),
        luck_only: BotsOf::<G>::LUCK_ONLY,
    });
    let mut page = with_game!(&rules, |G, rules| telling::page::<G>(
        &telling, rules, record
    ));
    page.lead.extend(assisted(words, &record.header));
    if let Some(file) = &args.html {
        fs::write(file, html(&page, &telling)).map_err(|error| {
            let reason = words.explain(&error);
            Failure::Failed(say!(words, "verify-unreadable", file, reason))
        })?;
    }
    if !args.json {
        text::write(
            Screen::open(Color::Auto, args.plain),
            &page,
            words,
            args.html.as_deref(),
        )?;
    }
    Ok(())
}
