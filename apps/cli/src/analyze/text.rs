//! A review as lines, for eyes and for ears.

use std::{
    io::{self, IsTerminal, Stdout, Write},
    path::Path,
};

use anstream::{AutoStream, ColorChoice};
use baralho_analysis::Grade;
use baralho_words::{Words, say};

use super::{
    summary::Section,
    telling::{Page, ToldRound},
};
use crate::play::paint;

/// Where the lines go.
pub(super) struct Screen {
    out: AutoStream<Stdout>,
    plain: bool,
    width: Option<usize>,
}

impl Screen {
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

    fn section(&mut self, section: &Section) -> io::Result<()> {
        self.heading(&section.title)?;
        self.lines(&section.lines)
    }

    fn round(&mut self, round: &ToldRound) -> io::Result<()> {
        self.heading(&round.title)?;
        self.lines(&round.opening)?;
        let gap = if self.plain { "" } else { "  " };
        for step in &round.steps {
            // Whoever is to learn from a move wants to see what it was chosen from.
            if step.grade > Some(Grade::Good) {
                for line in step.position.first().into_iter().chain(&step.hand) {
                    self.line(&[gap, line].concat())?;
                }
            }
            self.line(&step.title)?;
            if !step.verdict.is_empty() {
                let judgement = [std::slice::from_ref(&step.verdict), &step.reasons].concat();
                self.line(&[gap, &judgement.join(" ")].concat())?;
            }
        }
        round
            .sections
            .iter()
            .try_for_each(|section| self.section(section))
    }
}

/// Writes the whole review, or what it comes to where the moves are in a file.
pub(super) fn write(
    mut screen: Screen,
    page: &Page,
    words: &Words,
    moves_in: Option<&Path>,
) -> io::Result<()> {
    screen.lines(&page.lead)?;
    match moves_in {
        Some(file) => screen.line(&say!(words, "analyze-written", file))?,
        None => {
            for round in &page.rounds {
                screen.round(round)?;
            }
        }
    }
    for section in &page.summary {
        screen.section(section)?;
    }
    screen.out.flush()
}
