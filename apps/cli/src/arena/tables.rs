//! What a tournament has shown, as tables for people.

use std::{
    io::{self, Write},
    path::Path,
    time::Duration,
};

use baralho_arena::{
    Ended, Finished, Pairing, Settings,
    report::{SprtSummary, Standing, Verdict},
};
use baralho_stats::{Decision, Doubt};
use baralho_words::{Words, say};

use super::progress::verdict;
use crate::{
    results::{self, DASH, Victories},
    table::{Align, TextTable},
};

pub(super) struct Told<'a> {
    pub(super) settings: &'a Settings,
    pub(super) finished: &'a Finished,
    pub(super) directory: &'a Path,
    pub(super) page: Option<&'a Path>,
    pub(super) elapsed: Duration,
    pub(super) new_games: u64,
    /// How wide the screen is, if it is one.
    pub(super) width: Option<usize>,
}

/// How wide tables may be that nobody looks at yet: what fits on most screens.
const USUAL_WIDTH: usize = 120;

/// The columns of the standings that go first where all of them do not fit.
const SPARE: [usize; 6] = [9, 8, 5, 4, 3, 7];

/// How wide the terminal is that is written to, if it is one.
pub(super) fn width() -> Option<usize> {
    terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| width.0.into())
}

impl Told<'_> {
    pub(super) fn name(&self, bot: usize) -> &str {
        &self.settings.bots[bot].name
    }

    pub(super) fn never_started(&self) -> impl Iterator<Item = (&str, &str)> {
        let bots = self.finished.never_started.iter().enumerate();
        bots.filter_map(|(bot, why)| Some((self.name(bot), why.as_deref()?)))
    }

    /// What the test says: nothing of somebody who was not there.
    pub(super) fn sprt(&self) -> Option<&SprtSummary> {
        let all_there = self.never_started().next().is_none();
        self.finished.summary.sprt.as_ref().filter(|_| all_there)
    }

    pub(super) fn games_per_s(&self) -> f64 {
        self.new_games as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}

pub(super) fn write(told: &Told<'_>, words: &Words, out: &mut impl Write) -> io::Result<()> {
    for (bot, why) in told.never_started() {
        let text = say!(words, "arena-never-started", bot, why);
        writeln!(out, "{text}")?;
    }
    write_title(told, words, out)?;
    write_standings(told, words, out)?;
    let bots = told.settings.bots.len();
    if bots > 2 {
        let table = crosstable(told, words);
        if table.width() <= told.width.unwrap_or(USUAL_WIDTH) {
            writeln!(out, "{}", say!(words, "arena-crosstable"))?;
            writeln!(out, "{table}")?;
        } else {
            writeln!(out, "{}\n", say!(words, "arena-no-crosstable", n = bots))?;
        }
    }
    if let Some(table) = verdicts(told, words) {
        writeln!(out, "{}", say!(words, "arena-verdicts"))?;
        writeln!(out, "{table}")?;
    }
    if let Some(sprt) = told.sprt() {
        let figures = say!(
            words,
            "arena-sprt-figures",
            ratio = words.decimal(sprt.ratio, 2),
            low = words.decimal(sprt.bounds.0, 2),
            high = words.decimal(sprt.bounds.1, 2),
        );
        let (one, other) = (told.name(0), told.name(1));
        let decision = match sprt.decision {
            Decision::AcceptH1 => say!(words, "arena-sprt-h1", one, other),
            Decision::AcceptH0 => say!(words, "arena-sprt-h0", one, other),
            Decision::Continue => say!(words, "arena-sprt-open"),
        };
        writeln!(out, "{decision} {figures}")?;
    }
    let speed = results::speed(words, told.elapsed.as_secs_f64(), told.games_per_s());
    writeln!(out, "{speed}")?;
    for warning in warnings(told, words) {
        // Names of many bots are wrapped, and none is broken.
        let options = textwrap::Options::new(told.width.unwrap_or(USUAL_WIDTH))
            .word_separator(textwrap::WordSeparator::AsciiSpace)
            .word_splitter(textwrap::WordSplitter::NoHyphenation);
        writeln!(out, "{}", textwrap::fill(&warning, options))?;
    }
    writeln!(
        out,
        "{}",
        say!(words, "arena-kept", directory = told.directory)
    )?;
    if let Some(page) = told.page {
        writeln!(out, "{}", say!(words, "arena-report", page))?;
    }
    out.flush()
}

fn write_title(told: &Told<'_>, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let settings = told.settings;
    let title = results::title(
        words,
        &settings.game,
        told.finished.summary.tally.played,
        settings.players,
        settings.seed.to_string(),
    );
    let format = match settings.pairings {
        Pairing::RoundRobin => say!(words, "arena-round-robin"),
        Pairing::Gauntlet => say!(words, "arena-gauntlet", bot = told.name(0)),
        Pairing::Swiss => say!(words, "arena-swiss"),
        Pairing::Knockout => say!(words, "arena-knockout"),
    };
    writeln!(out, "{title} {format}")?;
    if settings.duplicate {
        writeln!(out, "{}", say!(words, "sim-duplicate"))?;
    }
    if told.finished.ended == Ended::Interrupted {
        let text = say!(
            words,
            "arena-unfinished",
            played = told.finished.summary.tally.played,
            planned = told.finished.planned,
        );
        writeln!(out, "{text}")?;
    }
    Ok(())
}

/// Writes the standings, with as many columns as fit.
fn write_standings(told: &Told<'_>, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let mut table = standings(told, words);
    let mut spare: Vec<usize> = SPARE.to_vec();
    let mut left_out = Vec::new();
    while let Some(width) = told.width
        && table.width() > width
        && !spare.is_empty()
    {
        let column = spare.remove(0);
        left_out.push(table.remove(column));
        for other in spare.iter_mut().filter(|other| **other > column) {
            *other -= 1;
        }
    }
    writeln!(out, "\n{table}")?;
    if !left_out.is_empty() {
        left_out.reverse();
        let columns = left_out.join(", ");
        let text = say!(words, "arena-columns", columns);
        writeln!(out, "{text}\n")?;
    }
    let has_none = |standing: &Standing| standing.points.interval().is_none();
    if told.finished.summary.tally.games > 0 && told.finished.summary.standings.iter().any(has_none)
    {
        writeln!(out, "{}\n", say!(words, "sim-no-interval"))?;
    }
    Ok(())
}

fn standings(told: &Told<'_>, words: &Words) -> TextTable {
    let right = |text: String| (text, Align::Right);
    let mut headings = vec![
        right(say!(words, "arena-rank")),
        (say!(words, "sim-bot"), Align::Left),
    ];
    headings.extend(Victories::headings(words));
    headings.extend([
        right(say!(words, "sim-points")),
        right(say!(words, "arena-reach")),
        right(say!(words, "arena-elo")),
        right(say!(words, "arena-reach")),
    ]);
    let mut table = TextTable::new(headings);
    for standing in &told.finished.summary.standings {
        let points = standing.points;
        let reach = points.interval().map(|_| words.decimal(points.reach(), 2));
        let mut cells = vec![
            standing.rank.to_string(),
            told.name(standing.bot).to_owned(),
        ];
        cells.extend(Victories::new(standing.score, standing.win_rate).cells(words));
        cells.extend([
            words.decimal(points.value, 2),
            reach.unwrap_or_else(|| DASH.to_owned()),
            words.decimal(standing.elo.value, 0),
            words.decimal(standing.elo.reach(), 0),
        ]);
        table.row(cells);
    }
    table
}

/// Everybody's win rate against everybody.
fn crosstable(told: &Told<'_>, words: &Words) -> TextTable {
    let order = told.finished.summary.ranking();
    let mut headings = vec![(say!(words, "sim-bot"), Align::Left)];
    headings.extend(
        order
            .iter()
            .map(|&bot| (told.name(bot).to_owned(), Align::Right)),
    );
    let mut table = TextTable::new(headings);
    for &bot in &order {
        let mut cells = vec![told.name(bot).to_owned()];
        cells.extend(order.iter().map(|&rival| {
            let met = told.finished.summary.tally.crosstable.cell(bot, rival);
            if bot != rival && met.deals() > 0 {
                let rate = met.win_rate();
                words.decimal(100.0 * rate.value, 1)
            } else {
                DASH.to_owned()
            }
        }));
        table.row(cells);
    }
    table
}

/// How often each bot was at fault, if any was.
fn verdicts(told: &Told<'_>, words: &Words) -> Option<TextTable> {
    let faults: Vec<Verdict> = Verdict::ALL
        .into_iter()
        .filter(|&kind| kind != Verdict::Normal)
        .filter(|kind| told.finished.summary.tally.endings.contains_key(kind))
        .collect();
    if faults.is_empty() {
        return None;
    }
    let mut headings = vec![(say!(words, "sim-bot"), Align::Left)];
    headings.extend(
        faults
            .iter()
            .map(|&kind| (verdict(words, kind), Align::Right)),
    );
    let mut table = TextTable::new(headings);
    for standing in &told.finished.summary.standings {
        let mut cells = vec![told.name(standing.bot).to_owned()];
        cells.extend(faults.iter().map(|kind| {
            let count = standing.verdicts.get(kind).copied().unwrap_or(0);
            count.to_string()
        }));
        table.row(cells);
    }
    Some(table)
}

/// What cannot be concluded.
fn warnings(told: &Told<'_>, words: &Words) -> Vec<String> {
    let told_doubt = |doubt: &Doubt| match doubt {
        Doubt::NoGames => say!(words, "arena-doubt-no-games"),
        Doubt::FewDeals { deals } => say!(words, "arena-doubt-few-deals", n = *deals),
        Doubt::Nothing => say!(words, "arena-doubt-nothing"),
        Doubt::CannotTell { players } => match *players.as_slice() {
            [one, other] => say!(
                words,
                "arena-doubt-cannot-tell",
                one = told.name(one),
                other = told.name(other)
            ),
            ref all => {
                let names: Vec<&str> = all.iter().map(|&bot| told.name(bot)).collect();
                let bots = names.join(", ");
                say!(words, "arena-doubt-alike", n = all.len(), bots)
            }
        },
    };
    told.finished
        .summary
        .doubts
        .iter()
        .map(told_doubt)
        .collect()
}
