//! The games one by one: a table of the first, and the data of all for the script, which
//! filters them and shows one step by step.

use std::{
    collections::BTreeSet,
    io::{self, Write},
    ops::ControlFlow,
};

use baralho_words::say;
use data_encoding::BASE64;
use serde_json::{Value, json};

use super::{
    Report, Verdict, listing,
    markup::{escaped, link_target, paragraph, put},
};
use crate::{played::Played, transcript::packed};

/// So many games are listed for whoever runs no scripts.
const MOST_ROWS: usize = 100;
/// So many games are listed at all; with more the page would be slow to open.
const MOST_GAMES: u64 = 400_000;
/// So many bytes of games can be gone through step by step.
const MOST_STEPS: usize = 24 << 20;

/// The script, which is part of the page.
pub(super) const SCRIPT: &str = include_str!("games.js");

/// What happened in a move, and what lies open and is held after it.
pub type Step = (Vec<String>, Vec<String>);

/// The games that a report lists, in any order: they may be too many to have all of them at once.
pub trait Games {
    /// Shows every game, until enough have been seen.
    fn each(&self, see: &mut dyn FnMut(&Played) -> ControlFlow<()>) -> io::Result<()>;

    /// What happened in a game, move by move, if that is known.
    fn steps(&self, game: &Played) -> Option<Vec<Step>>;
}

impl Games for &[Played] {
    fn each(&self, see: &mut dyn FnMut(&Played) -> ControlFlow<()>) -> io::Result<()> {
        let _ = self.iter().try_for_each(see);
        Ok(())
    }

    fn steps(&self, _game: &Played) -> Option<Vec<Step>> {
        None
    }
}

/// Where a game's papers of a kind usually are.
pub(crate) fn usual_path(folder: &str, game: u64, ending: &str) -> String {
    // A thousand to a folder, so that each can still be looked at.
    format!("{folder}/{:04}/{game:07}.{ending}", game / 1000)
}

/// Shows the games that are listed, all with a fault and as many others as there is room for, until
/// enough have been seen or one cannot be written.
fn each_listed(
    report: &Report<'_>,
    games: &dyn Games,
    mut see: impl FnMut(&Played) -> io::Result<ControlFlow<()>>,
) -> io::Result<()> {
    let tally = &report.finished.summary.tally;
    let normal = tally.endings.get(&Verdict::Normal).copied();
    let mut faults = (tally.played - normal.unwrap_or(0)).min(MOST_GAMES);
    let mut others = MOST_GAMES - faults;
    let mut written = Ok(());
    games.each(&mut |game| {
        let room = if game.verdict == Verdict::Normal {
            &mut others
        } else {
            &mut faults
        };
        if *room > 0 {
            *room -= 1;
            let seen = see(game).unwrap_or_else(|error| {
                written = Err(error);
                ControlFlow::Break(())
            });
            if seen.is_break() {
                return seen;
            }
        }
        if faults == 0 && others == 0 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })?;
    written
}

/// Writes the part of the page.
pub(super) fn write(report: &Report<'_>, games: &dyn Games, out: &mut dyn Write) -> io::Result<()> {
    let rows = write_data(report, games, out)?;
    write_steps(report, games, out)?;
    let mut html = String::new();
    let tally = &report.finished.summary.tally;
    if tally.played > MOST_GAMES {
        let text = say!(
            report.words,
            "report-games-some",
            shown = MOST_GAMES,
            games = tally.played
        );
        paragraph(&mut html, &text);
    }
    let open = escaped(&report.plain("report-games-show"));
    put!(html, "<details><summary>{open}</summary>\n");
    listing::tools(report, &mut html);
    listing::table(report, &rows, &mut html);
    html.push_str("</details>\n");
    listing::view(report, &mut html);
    out.write_all(html.as_bytes())
}

/// Writes what the script reads, and gives the games for the table: those with a fault first, for
/// they are looked for.
fn write_data(
    report: &Report<'_>,
    games: &dyn Games,
    out: &mut dyn Write,
) -> io::Result<Vec<Played>> {
    let names: Vec<String> = (0..report.settings.bots.len())
        .map(|bot| report.name(bot))
        .collect();
    let endings: Vec<String> = (Verdict::ALL.iter())
        .map(|&verdict| report.verdict(verdict))
        .collect();
    let place = |n: usize| format!("{{{n}}}");
    let numbered = |key: &str, names: &[&str]| {
        let values: Vec<_> = (names.iter().enumerate())
            .map(|(n, &name)| (name, place(n).into()))
            .collect();
        report.words.say(key, &values)
    };
    let words = json!({
        "fault": numbered("report-fault", &["verdict", "bot"]),
        "count": numbered("report-games-count", &["first", "last", "all"]),
        "step": numbered("report-game-steps", &["game"]),
        "move": numbered("report-move", &["move", "moves"]),
        "record": numbered("report-record", &["game"]),
        "log": numbered("report-log", &["game"]),
        "nobody": report.plain("report-nobody"),
        "files": report.finished.summary.tally.has_files,
    });
    let head = json!({ "names": names, "endings": endings, "words": words });
    let head = data(&head);
    write!(
        out,
        "<script type=\"application/json\" id=\"games-data\">{},\"games\":[",
        head.strip_suffix('}').unwrap_or(&head)
    )?;
    let (mut faults, mut others) = (Vec::new(), Vec::new());
    let mut separator = "\n";
    each_listed(report, games, |game| {
        write!(out, "{separator}{}", data(&line(report, game)))?;
        separator = ",\n";
        let rows = if game.verdict == Verdict::Normal {
            &mut others
        } else {
            &mut faults
        };
        if rows.len() < MOST_ROWS {
            rows.push(game.clone());
        }
        Ok(ControlFlow::Continue(()))
    })?;
    out.write_all(b"]}</script>\n")?;
    faults.append(&mut others);
    // They are read in the order in which they ended.
    faults.sort_by_key(|game| (game.verdict == Verdict::Normal, game.game));
    faults.truncate(MOST_ROWS);
    Ok(faults)
}

/// A game as the script reads it.
fn line(report: &Report<'_>, game: &Played) -> Value {
    let file = |path: Option<&String>, folder, ending| match path {
        None => json!(0),
        Some(path) if *path == usual_path(folder, game.game, ending) => json!(1),
        Some(path) => json!(link_target(path)),
    };
    let verdict = Verdict::ALL.iter().position(|&one| one == game.verdict);
    json!([
        game.game,
        game.deal,
        game.seats,
        game.points,
        winners(report, game),
        verdict,
        game.faulty().map_or(-1, |bot| bot as i64),
        file(game.record.as_ref(), "games", "jsonl.gz"),
        file(game.log.as_ref(), "logs", "log.gz"),
    ])
}

/// JSON that stands in a page without ending the element it stands in.
fn data(value: &Value) -> String {
    let text = value.to_string();
    text.replace('<', "\\u003c").replace('&', "\\u0026")
}

/// Writes the games that can be gone through, those with a fault first.
fn write_steps(report: &Report<'_>, games: &dyn Games, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(b"<script type=\"application/json\" id=\"games-steps\">[")?;
    let mut left = MOST_STEPS;
    let mut separator = "\n";
    let has_files = report.finished.summary.tally.has_files;
    for faults in [true, false].into_iter().filter(|_| has_files) {
        each_listed(report, games, |game| {
            if (game.verdict != Verdict::Normal) == faults
                && game.record.is_some()
                && let Some(steps) = games.steps(game)
                && !steps.is_empty()
                && let Ok(Some(bytes)) = packed(json!(steps).to_string().as_bytes())
            {
                let text = BASE64.encode(&bytes);
                if text.len() > left {
                    return Ok(ControlFlow::Break(()));
                }
                left -= text.len();
                write!(out, "{separator}[{},\"{text}\"]", game.game)?;
                separator = ",\n";
            }
            Ok(ControlFlow::Continue(()))
        })?;
    }
    out.write_all(b"]</script>\n")
}

/// The bots that won.
pub(super) fn winners(report: &Report<'_>, game: &Played) -> BTreeSet<usize> {
    let seats = game.seats.iter().zip(&report.finished.summary.tally.sides);
    let won = seats.filter(|(_, side)| game.winners.contains(side));
    won.map(|(bot, _)| *bot).collect()
}
