//! Scores side by side: a table for eyes, one sentence per row for ears.

use baralho_words::{Words, say};

use super::paint;

/// A score with its reasons.
#[derive(Clone, Debug, Default)]
pub(crate) struct Grid {
    /// Who is compared.
    pub(crate) columns: Vec<String>,
    /// What is compared.
    pub(crate) rows: Vec<Row>,
}

/// One line of a score.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// What it is about.
    pub(crate) label: String,
    /// What each column has.
    pub(crate) cells: Vec<String>,
    /// What follows from it, as a whole sentence; empty when nothing does.
    pub(crate) verdict: String,
    /// The same in a word or two, where a table has no room for the sentence.
    pub(crate) short: String,
}

impl Grid {
    /// Adds a row without a verdict.
    pub(crate) fn add(&mut self, label: String, cells: impl IntoIterator<Item = String>) {
        self.rows.push(Row {
            label,
            cells: cells.into_iter().collect(),
            verdict: String::new(),
            short: String::new(),
        });
    }

    /// The score in messages: a table if it fits, else sentences.
    pub(crate) fn lines(&self, words: &Words, plain: bool, width: Option<usize>) -> Vec<String> {
        let verdicts: [fn(&Row) -> &str; 2] = [|row| &row.verdict, |row| &row.short];
        for verdict in verdicts.into_iter().filter(|_| !plain) {
            let table = self.table(verdict);
            let widest = table.iter().map(|line| line.chars().count()).max();
            if widest <= width.or(Some(80)) {
                return table;
            }
        }
        self.rows
            .iter()
            .map(|row| self.sentence(words, row))
            .collect()
    }

    fn sentence(&self, words: &Words, row: &Row) -> String {
        let cells = self.columns.iter().zip(&row.cells);
        let cells = cells.map(|(who, cell)| say!(words, "grid-cell", who = who, cell = cell));
        let cells: Vec<String> = cells.collect();
        say!(
            words,
            "grid-row",
            label = &row.label,
            cells = cells.join(", "),
            verdict = &row.verdict,
        )
        .trim_end()
        .to_owned()
    }

    fn table(&self, verdict: fn(&Row) -> &str) -> Vec<String> {
        let length = |text: &String| text.chars().count();
        let label = self.rows.iter().map(|row| length(&row.label)).max();
        let label = label.unwrap_or(0);
        let columns: Vec<usize> = (0..self.columns.len())
            .map(|place| {
                let cells = self.rows.iter().filter_map(|row| row.cells.get(place));
                let widest = cells.map(length).max().unwrap_or(0);
                widest.max(length(&self.columns[place]))
            })
            .collect();
        let line = |first: &str, cells: &[String], last: &str| {
            let mut line = format!("{first:label$}");
            for (cell, &width) in cells.iter().zip(&columns) {
                let padded = format!("{cell:>width$}");
                line.extend([paint::GAP, &padded]);
            }
            if !last.is_empty() {
                line += paint::GAP;
                line += last;
            }
            // What is lined up must stay so, whatever wraps.
            line.trim_end()
                .replace(' ', paint::GLUE.encode_utf8(&mut [0; 4]))
        };
        let rule = label + columns.iter().map(|w| w + paint::GAP.len()).sum::<usize>();
        let mut lines = vec![line("", &self.columns, ""), "─".repeat(rule)];
        lines.extend(
            self.rows
                .iter()
                .map(|row| line(&row.label, &row.cells, verdict(row))),
        );
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_words::{Language, Style};

    fn lines(plain: bool, width: usize) -> String {
        let mut grid = Grid {
            columns: vec!["you".into(), "robot4".into()],
            rows: vec![Row {
                label: "Cards".into(),
                cells: vec!["21".into(), "19".into()],
                verdict: "A point for you.".into(),
                short: "you".into(),
            }],
        };
        grid.add("Total".into(), ["3".into(), "11".into()]);
        let words = Words::new(Language::En, Style::Symbols);
        paint::unglued(&grid.lines(&words, plain, Some(width)).join("\n"))
    }

    #[test]
    fn a_table_lines_up_and_ends_with_what_follows() {
        let table = "        you   robot4\n\
                     ────────────────────\n\
                     Cards    21       19   A point for you.\n\
                     Total     3       11";
        assert_eq!(lines(false, 80), table);
    }

    #[test]
    fn a_narrower_window_gets_shorter_verdicts_and_then_sentences() {
        assert!(lines(false, 30).contains("Cards    21       19   you\n"));
        let sentences = "Cards: you 21, robot4 19. A point for you.\nTotal: you 3, robot4 11.";
        assert_eq!(lines(false, 20), sentences);
        assert_eq!(lines(true, 80), sentences);
    }
}
