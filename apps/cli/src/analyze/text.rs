//! A review as lines, for eyes and for ears.

use std::{
    io::{self, IsTerminal, Stdout, Write},
    path::Path,
};

use anstream::{AutoStream, ColorChoice};
use baralho_analysis::Grade;
use baralho_words::say;

use super::{
    summary,
    telling::{Telling, move_number},
};
use crate::play::paint;

/// Where the lines go.
pub(super) struct Page {
    out: AutoStream<Stdout>,
    plain: bool,
    width: Option<usize>,
}

impl Page {
    pub(super) fn new(plain: bool) -> Self {
        let stdout = io::stdout();
        let choice = if plain {
            ColorChoice::Never
        } else {
            AutoStream::choice(&stdout)
        };
        let width = stdout
            .is_terminal()
            .then(|| terminal_size::terminal_size_of(&stdout))
            .flatten();
        Self {
            width: width.map(|(width, _)| width.0.into()),
            out: AutoStream::new(stdout, choice),
            plain,
        }
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        match self.width {
            _ if self.plain => writeln!(self.out, "{}", paint::unglued(text)),
            None => writeln!(self.out, "{}", paint::cards(text)),
            Some(width) => {
                for part in paint::wrap(text, width) {
                    writeln!(self.out, "{}", paint::cards(&part))?;
                }
                Ok(())
            }
        }
    }

    fn lines(&mut self, texts: &[String]) -> io::Result<()> {
        texts.iter().try_for_each(|text| self.line(text))
    }

    /// A title: for ears a sentence.
    fn heading(&mut self, text: &str) -> io::Result<()> {
        if self.plain {
            return writeln!(self.out, "{text}.");
        }
        writeln!(self.out)?;
        let width = self.width.unwrap_or(60).min(60);
        writeln!(self.out, "{}", paint::heading(text, width))
    }

    /// A title and what stands under it, if anything does.
    fn section(&mut self, heading: &str, lines: &[String]) -> io::Result<()> {
        if lines.is_empty() {
            return Ok(());
        }
        self.heading(heading)?;
        self.lines(lines)
    }
}

/// Writes the whole review, or what it comes to where the moves are in a file.
pub(super) fn write(
    mut page: Page,
    telling: &Telling<'_>,
    moves_in: Option<&Path>,
) -> io::Result<()> {
    let words = telling.voice.words;
    page.lines(&summary::lead(telling))?;
    match moves_in {
        Some(file) => {
            let file = file.display().to_string();
            page.line(&say!(words, "analyze-written", file))?;
        }
        None => rounds(&mut page, telling)?,
    }
    for section in summary::whole(telling) {
        page.section(&section.title, &section.lines)?;
    }
    page.out.flush()
}

fn rounds(page: &mut Page, telling: &Telling<'_>) -> io::Result<()> {
    let words = telling.voice.words;
    for (told, round) in telling.rounds.iter().zip(&telling.review.rounds) {
        page.heading(&told.heading)?;
        page.lines(&told.opening)?;
        for (told, step) in told.steps.iter().zip(&round.steps) {
            if telling.seat.is_some_and(|seat| seat.index() != step.seat) {
                continue;
            }
            // Whoever is to learn from a move wants to see what it was chosen from.
            let lesson = step.grade > Some(Grade::Good);
            let gap = if page.plain { "" } else { "  " };
            if lesson {
                for line in told.position.first().into_iter().chain(&told.hand) {
                    page.line(&[gap, line].concat())?;
                }
            }
            let number = move_number(step);
            let happened = told.told.join(" ");
            page.line(&say!(words, "analyze-move", n = number, told = happened))?;
            if !telling.luck_only {
                page.line(&[gap, &told.judgement()].concat())?;
            }
        }
        for section in summary::round(telling, round) {
            page.section(&section.title, &section.lines)?;
        }
    }
    Ok(())
}
