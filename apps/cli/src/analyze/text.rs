//! A review as lines, for eyes and for ears.

use std::{
    io::{self, Write as _},
    path::Path,
};

use baralho_analysis::Grade;
use baralho_words::{Words, say};

use super::{
    summary::Section,
    telling::{Page, ToldRound},
};
use crate::play::Screen;

fn write_section(screen: &mut Screen, section: &Section) -> io::Result<()> {
    screen.heading(&section.title)?;
    screen.lines(&section.lines)
}

fn write_round(screen: &mut Screen, round: &ToldRound) -> io::Result<()> {
    screen.heading(&round.title)?;
    screen.lines(&round.opening)?;
    let gap = if screen.plain { "" } else { "  " };
    for step in &round.steps {
        // Whoever is to learn from a move wants to see what it was chosen from.
        if step.grade > Some(Grade::Good) {
            for line in step.position.first().into_iter().chain(&step.hand) {
                screen.line(&[gap, line].concat())?;
            }
        }
        screen.line(&step.title)?;
        if !step.verdict.is_empty() {
            let judgement = [std::slice::from_ref(&step.verdict), &step.reasons].concat();
            screen.line(&[gap, &judgement.join(" ")].concat())?;
        }
    }
    let mut sections = round.sections.iter();
    sections.try_for_each(|section| write_section(screen, section))
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
                write_round(&mut screen, round)?;
            }
        }
    }
    for section in &page.summary {
        write_section(&mut screen, section)?;
    }
    screen.flush()
}
