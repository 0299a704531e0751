//! The tables of `docs/strength.md`.
//!
//! A table stands between two marks, a line per row. Rows measured now replace their lines;
//! the others stay, so that a table of hours can be made piece by piece.

use std::{
    fs,
    io::{self, ErrorKind},
    path::Path,
};

use super::{
    conditions::Conditions,
    levels::{GAMES, Ladder, conclusions},
    report::{Came, Report},
    rows::ROWS,
    text,
};

const END: &str = "<!-- end -->";

/// Puts rows into the file.
pub(super) fn write_rows(
    path: &Path,
    reports: &[Report],
    conditions: &Conditions,
) -> io::Result<()> {
    let lines = reports.iter().filter(|report| report.is_whole());
    let lines = lines.map(|report| (report.row.name, row_line(report, conditions)));
    let table = Section {
        name: "rows",
        headings: &[
            "row",
            "match",
            "result",
            "target",
            "CPU per move",
            "deals",
            "measured",
        ],
        order: ROWS.iter().map(|row| row.name).collect(),
        note: note(conditions),
    };
    table.update(path, lines.collect())
}

/// Puts ladders into the file.
pub(super) fn write_ladders(
    path: &Path,
    ladders: &[Ladder],
    conditions: &Conditions,
) -> io::Result<()> {
    let lines = ladders.iter().filter(|ladder| ladder.is_whole());
    let lines = lines.map(|ladder| {
        let ratings = ladder.bots.iter().enumerate().map(|(place, name)| {
            let elo = ladder.rating(place);
            format!("`{name}` {:.0} ± {:.0}", elo.value, elo.reach())
        });
        let cells = [
            code(ladder.meeting.game),
            ratings.collect::<Vec<_>>().join(", "),
            conclusions(ladder).join(" "),
            ladder.deals.to_string(),
            when(conditions),
        ];
        (ladder.meeting.game, line(&cells))
    });
    let table = Section {
        name: "levels",
        headings: &["game", "Elo", "result", "deals", "measured"],
        order: GAMES.iter().map(|meeting| meeting.game).collect(),
        note: note(conditions),
    };
    table.update(path, lines.collect())
}

fn row_line(report: &Report, conditions: &Conditions) -> String {
    let (result, time, deals) = match &report.came {
        Came::Played { figures, .. } => (
            text::results(figures).join(" "),
            format!("{:.2} ms", figures.time.mean_ms()),
            figures.deals.to_string(),
        ),
        Came::Share { share, .. } => (text::shared(*share), String::new(), String::new()),
        Came::NoBot { .. } | Came::NotPlayed { .. } => Default::default(),
    };
    line(&[
        code(report.row.name),
        text::what(report.row),
        result,
        text::target(report),
        time,
        deals,
        when(conditions),
    ])
}

fn code(name: &str) -> String {
    format!("`{name}`")
}

/// The day, the commit and the seed.
fn when(conditions: &Conditions) -> String {
    let mut parts = vec![conditions.date.clone()];
    parts.extend(conditions.commit.as_ref().map(|commit| code(commit)));
    parts.push(conditions.seed.to_string());
    parts.join(", ")
}

fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
    format!("| {} |", cells.join(" | "))
}

/// What made the newest lines, and on what.
fn note(conditions: &Conditions) -> String {
    format!(
        "Last written on {} by `{}`; core: {}.",
        conditions.date,
        conditions.command,
        conditions.core.as_deref().unwrap_or("–")
    )
}

/// A table of the file.
struct Section<'a> {
    name: &'a str,
    headings: &'a [&'a str],
    /// The keys of its lines, as they should follow each other.
    order: Vec<&'a str>,
    /// What stands below it.
    note: String,
}

impl<'a> Section<'a> {
    fn update(&self, path: &Path, lines: Vec<(&'a str, String)>) -> io::Result<()> {
        if lines.is_empty() {
            return Ok(());
        }
        let old = match fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            read => read?,
        };
        fs::write(path, self.merged(&old, lines))
    }

    /// The text with these lines in the table; a text without the table gets it at its end.
    fn merged(&self, old: &str, mut lines: Vec<(&'a str, String)>) -> String {
        let begin = format!("<!-- strength: {} -->", self.name);
        let parts = old.split_once(&begin).and_then(|(before, rest)| {
            let (table, after) = rest.split_once(END)?;
            Some((before.to_owned(), table, after.to_owned()))
        });
        let (before, table, after) = parts.unwrap_or_else(|| {
            let gap = if old.is_empty() { "" } else { "\n" };
            ([old, gap].concat(), "", "\n".to_owned())
        });
        for &name in &self.order {
            let key = format!("| {} |", code(name));
            let kept = table.lines().find(|line| line.starts_with(&key));
            if let Some(kept) = kept
                && lines.iter().all(|(new, _)| *new != name)
            {
                lines.push((name, kept.to_owned()));
            }
        }
        lines.sort_by_key(|(name, _)| self.order.iter().position(|known| known == name));
        let rule = vec!["---".to_owned(); self.headings.len()];
        let headings: Vec<String> = self.headings.iter().map(ToString::to_string).collect();
        let mut all = vec![line(&headings), line(&rule)];
        all.extend(lines.into_iter().map(|(_, line)| line));
        let table = all.join("\n");
        [
            &before, &begin, "\n", &table, "\n\n", &self.note, "\n", END, &after,
        ]
        .concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_measured_now_replace_their_lines_and_the_others_stay() {
        let headings = ["row", "result"];
        let new = |name, text: &str| (name, line(&[code(name), text.to_owned()]));
        let put = |note: &str, old: &str, lines| {
            let section = Section {
                name: "rows",
                headings: &headings,
                order: vec!["a", "b", "c"],
                note: note.to_owned(),
            };
            section.merged(old, lines)
        };
        let first = put("First.", "# Title\n", vec![new("c", "3"), new("a", "1")]);
        assert_eq!(
            first,
            "# Title\n\n<!-- strength: rows -->\n| row | result |\n| --- | --- |\n\
             | `a` | 1 |\n| `c` | 3 |\n\nFirst.\n<!-- end -->\n"
        );
        let more = first.replace("<!-- end -->\n", "<!-- end -->\nAfter.\n");
        let second = put("Second.", &more, vec![new("b", "2"), new("a", "one|two")]);
        assert_eq!(
            second,
            "# Title\n\n<!-- strength: rows -->\n| row | result |\n| --- | --- |\n\
             | `a` | one\\|two |\n| `b` | 2 |\n| `c` | 3 |\n\nSecond.\n<!-- end -->\nAfter.\n"
        );
        assert_eq!(put("Second.", &second, Vec::new()), second);
    }
}
