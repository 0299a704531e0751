//! Scores side by side: a table for eyes where it fits, else one sentence per row.

use baralho_face::{GAP, GLUE, Grid, Row};
use baralho_words::Words;

/// The score in messages: a table if it fits, else sentences.
pub(crate) fn lines(grid: &Grid, words: &Words, plain: bool, width: Option<usize>) -> Vec<String> {
    let verdicts: [fn(&Row) -> &str; 2] = [|row| &row.verdict, |row| &row.short];
    for verdict in verdicts.into_iter().filter(|_| !plain) {
        let table = table(grid, verdict);
        let widest = table.iter().map(|line| line.chars().count()).max();
        if widest <= width.or(Some(80)) {
            return table;
        }
    }
    grid.sentences(words)
}

fn table(grid: &Grid, verdict: fn(&Row) -> &str) -> Vec<String> {
    let length = |text: &String| text.chars().count();
    let label = grid.rows.iter().map(|row| length(&row.label)).max();
    let label = label.unwrap_or(0);
    let columns: Vec<usize> = (0..grid.columns.len())
        .map(|place| {
            let cells = grid.rows.iter().filter_map(|row| row.cells.get(place));
            let widest = cells.map(length).max().unwrap_or(0);
            widest.max(length(&grid.columns[place]))
        })
        .collect();
    let line = |first: &str, cells: &[String], last: &str| {
        let mut line = format!("{first:label$}");
        for (cell, &width) in cells.iter().zip(&columns) {
            let padded = format!("{cell:>width$}");
            line.extend([GAP, &padded]);
        }
        if !last.is_empty() {
            line += GAP;
            line += last;
        }
        // What is lined up must stay so, whatever wraps.
        line.trim_end().replace(' ', GLUE.encode_utf8(&mut [0; 4]))
    };
    let rule = label + columns.iter().map(|w| w + GAP.len()).sum::<usize>();
    let mut lines = vec![line("", &grid.columns, ""), "─".repeat(rule)];
    lines.extend(
        grid.rows
            .iter()
            .map(|row| line(&row.label, &row.cells, verdict(row))),
    );
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::paint;
    use baralho_words::{Language, Style};

    fn shown(plain: bool, width: usize) -> String {
        let mut grid = Grid {
            columns: vec!["you".into(), "robot4".into()],
            rows: vec![Row {
                label: "Cards".into(),
                cells: vec!["21".into(), "19".into()],
                verdict: "A point for you.".into(),
                short: "you".into(),
                ..Row::default()
            }],
        };
        grid.add("Total".into(), ["3".into(), "11".into()]);
        let words = Words::new(Language::En, Style::Symbols);
        paint::unglued(&lines(&grid, &words, plain, Some(width)).join("\n"))
    }

    #[test]
    fn a_table_lines_up_and_ends_with_what_follows() {
        let table = "        you   robot4\n\
                     ────────────────────\n\
                     Cards    21       19   A point for you.\n\
                     Total     3       11";
        assert_eq!(shown(false, 80), table);
    }

    #[test]
    fn a_narrower_window_gets_shorter_verdicts_and_then_sentences() {
        assert!(shown(false, 30).contains("Cards    21       19   you\n"));
        let sentences = "Cards: you 21, robot4 19. A point for you.\nTotal: you 3, robot4 11.";
        assert_eq!(shown(false, 20), sentences);
        assert_eq!(shown(true, 80), sentences);
    }
}
