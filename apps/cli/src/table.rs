//! Columns of text.

use std::fmt;

/// Which edge of its column a text keeps to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// The left one: words.
    Left,
    /// The right one: numbers.
    Right,
}

/// A table with a line of headings.
#[derive(Clone, Debug)]
pub struct TextTable {
    aligns: Vec<Align>,
    rows: Vec<Vec<String>>,
}

const GAP: &str = "  ";

impl TextTable {
    /// Without rows so far.
    pub fn new(headings: Vec<(String, Align)>) -> Self {
        let (headings, aligns) = headings.into_iter().unzip();
        Self {
            aligns,
            rows: vec![headings],
        }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    pub(crate) fn width(&self) -> usize {
        let widths = (0..self.aligns.len()).map(|column| self.width_of(column));
        let gaps = GAP.len() * self.aligns.len().saturating_sub(1);
        widths.sum::<usize>() + gaps
    }

    /// Takes a column away, and gives its heading.
    pub(crate) fn remove(&mut self, column: usize) -> String {
        self.aligns.remove(column);
        let mut cells = self.rows.iter_mut().map(|row| row.remove(column));
        let heading = cells.next().unwrap_or_default();
        cells.for_each(drop);
        heading
    }

    fn width_of(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    }
}

impl fmt::Display for TextTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = 0..self.aligns.len();
        let widths: Vec<usize> = columns.map(|column| self.width_of(column)).collect();
        for row in &self.rows {
            let mut line = String::new();
            for ((cell, align), width) in row.iter().zip(&self.aligns).zip(&widths) {
                let fill = " ".repeat(width - cell.chars().count());
                match align {
                    Align::Left => line += &[cell, &fill, GAP].concat(),
                    Align::Right => line += &[&fill, cell, GAP].concat(),
                }
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut table = TextTable::new(vec![
            ("bot".into(), Align::Left),
            ("né".into(), Align::Right),
        ]);
        table.row(vec!["robot3".into(), "5".into()]);
        table.row(vec!["x".into(), "1000".into()]);
        assert_eq!(
            table.to_string(),
            "bot       né\nrobot3     5\nx       1000\n"
        );
    }
}
