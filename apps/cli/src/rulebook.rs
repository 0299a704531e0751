//! `baralho rules`: the rules of a game in the user's language.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use baralho_catalog::rulebook;
use baralho_words::Words;

use crate::{
    args::RulesArgs,
    explain::game,
    failure::Done,
    table::{Align, TextTable},
};

pub(crate) fn run(args: &RulesArgs, words: &Words) -> Done {
    let wanted = game(&args.game, words)?;
    let mut out = io::stdout().lock();
    for line in plain(rulebook(wanted, words.language())) {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The widest line: comfortable to read.
const WIDTH: usize = 80;

/// Markdown as a terminal shows it and a voice reads it: no marks, paragraphs wrapped,
/// headings in capitals, tables in columns.
fn plain(markdown: &str) -> Vec<String> {
    let mut shown = Vec::new();
    let mut lines = markdown.lines().peekable();
    while let Some(line) = lines.next() {
        let line = line.trim_end();
        if let Some(heading) = line.strip_prefix('#') {
            shown.push(unmarked(heading.trim_start_matches('#').trim()).to_uppercase());
        } else if line.starts_with('|') {
            let mut rows = vec![cells(line)];
            while let Some(row) = lines.next_if(|next| next.starts_with('|')) {
                rows.push(cells(row));
            }
            shown.extend(columns(rows));
        } else if let Some(item) = line.trim_start().strip_prefix("- ") {
            let indent = line.len() - line.trim_start().len();
            let first = [" ".repeat(indent).as_str(), "- "].concat();
            let rest = " ".repeat(indent + 2);
            let options = textwrap::Options::new(WIDTH)
                .initial_indent(&first)
                .subsequent_indent(&rest);
            wrap(&unmarked(item), options, &mut shown);
        } else {
            wrap(&unmarked(line), textwrap::Options::new(WIDTH), &mut shown);
        }
    }
    shown
}

fn wrap(text: &str, options: textwrap::Options<'_>, shown: &mut Vec<String>) {
    let wrapped = textwrap::wrap(text, options);
    shown.extend(wrapped.into_iter().map(std::borrow::Cow::into_owned));
}

/// Without the marks for bold, code and links.
fn unmarked(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('[') {
        let link = rest[open..]
            .split_once("](")
            .and_then(|(name, after)| after.split_once(')').map(|(_, after)| (&name[1..], after)));
        let Some((name, after)) = link else { break };
        plain.push_str(&rest[..open]);
        plain.push_str(name);
        rest = after;
    }
    plain.push_str(rest);
    plain.replace("**", "").replace(['`', '*'], "")
}

fn cells(row: &str) -> Vec<String> {
    let inner = row.trim().trim_matches('|');
    inner.split('|').map(|cell| unmarked(cell.trim())).collect()
}

/// A table's rows in columns; the line of dashes is left out.
fn columns(mut rows: Vec<Vec<String>>) -> Vec<String> {
    rows.retain(|row| {
        !row.iter()
            .all(|cell| cell.chars().all(|c| "-: ".contains(c)))
    });
    let mut rows = rows.into_iter();
    let headings = rows.next().unwrap_or_default().into_iter();
    let mut table = TextTable::new(headings.map(|cell| (cell, Align::Left)).collect());
    rows.for_each(|row| table.row(row));
    table.to_string().lines().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_catalog::PRESETS;
    use baralho_words::Language;

    #[test]
    fn marks_are_taken_off_and_tables_stand_in_columns() {
        let shown = plain(
            "# Rules of *Scopa*\n\nTake **one** `card`, see [more](x.md).\n- a\n\n| a | bb |\n|---|---|\n| ccc | d |\n",
        );
        assert_eq!(
            shown,
            [
                "RULES OF SCOPA",
                "",
                "Take one card, see more.",
                "- a",
                "",
                "a    bb",
                "ccc  d",
            ]
        );
        assert_eq!(unmarked("[not a link] (x"), "[not a link] (x");
    }

    #[test]
    fn every_page_is_about_its_game_and_loses_nothing_but_marks() {
        for preset in PRESETS {
            for language in Language::ALL {
                let text = rulebook(&preset, language);
                assert!(text.starts_with("# "), "{} {language}", preset.name);
                let letters = |text: &str| -> String {
                    let kept = text.chars().filter(|c| c.is_alphanumeric());
                    kept.flat_map(char::to_lowercase).collect()
                };
                if !text.contains("](") {
                    let shown = plain(text).concat();
                    assert_eq!(letters(&shown), letters(text), "{} {language}", preset.name);
                }
            }
        }
    }

    #[test]
    fn no_line_is_wider_than_a_terminal_unless_it_is_a_table() {
        for preset in PRESETS {
            for language in Language::ALL {
                for line in plain(rulebook(&preset, language)) {
                    assert!(line.chars().count() <= 100, "{line}");
                }
            }
        }
    }
}
