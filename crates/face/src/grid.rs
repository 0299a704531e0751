use baralho_cards::Card;
use baralho_words::{Words, say};

/// A score with its reasons: a table for eyes, one sentence per row for ears.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// Who is compared.
    pub columns: Vec<String>,
    /// What is compared.
    pub rows: Vec<Row>,
}

/// One line of a score.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// What it is about.
    pub label: String,
    /// What each column has.
    pub cells: Vec<String>,
    /// What follows from it, as a whole sentence; empty when nothing does.
    pub verdict: String,
    /// The same in a word or two, where a table has no room for the sentence.
    pub short: String,
    /// What each column gains by it; empty where it only says how things stand.
    pub points: Vec<i32>,
    /// The cards that it is about, of each column, for a page to show; empty where nobody can tell.
    pub cards: Vec<Vec<Card>>,
    /// It counts sweeps: a page that saw them being made shows their cards.
    pub of_sweeps: bool,
}

impl Grid {
    /// Adds a row without a verdict.
    pub fn add(&mut self, label: String, cells: impl IntoIterator<Item = String>) {
        self.rows.push(Row {
            label,
            cells: cells.into_iter().collect(),
            ..Row::default()
        });
    }

    /// The score for ears: `Cards: you 21, robot4 19. A point for you.`
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        let rows = self.rows.iter();
        rows.map(|row| self.sentence(words, row)).collect()
    }

    fn sentence(&self, words: &Words, row: &Row) -> String {
        let cells = self.columns.iter().zip(&row.cells);
        let cells = cells.map(|(who, cell)| say!(words, "grid-cell", who, cell));
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use baralho_words::{Language, Style};

    #[test]
    fn ears_hear_every_row_and_what_follows_from_it() {
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
        let words = Words::new(Language::En, Style::Spoken);
        assert_eq!(
            grid.sentences(&words),
            [
                "Cards: you 21, robot4 19. A point for you.",
                "Total: you 3, robot4 11."
            ]
        );
    }
}
