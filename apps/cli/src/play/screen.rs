//! Lines on standard output, for eyes and for ears.

use std::io::{self, Stdout, Write};

use anstream::{AutoStream, ColorChoice};

use super::paint;
use crate::args::Color;

/// Where lines go: coloured and wrapped on a terminal, in plain words for who listens.
pub(crate) struct Screen {
    out: AutoStream<Stdout>,
    pub(crate) plain: bool,
}

impl Screen {
    pub(crate) fn open(color: Color, plain: bool) -> Self {
        let stdout = io::stdout();
        let choice = match color {
            _ if plain => ColorChoice::Never,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
            Color::Auto => AutoStream::choice(&stdout),
        };
        Self {
            out: AutoStream::new(stdout, choice),
            plain,
        }
    }

    /// How many columns the terminal has now; `None` if there is no terminal.
    #[allow(clippy::unused_self)] // asked of the screen, though there is only one
    pub(crate) fn width(&self) -> Option<usize> {
        terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| width.0.into())
    }

    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        match self.width() {
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

    pub(crate) fn lines(&mut self, texts: &[String]) -> io::Result<()> {
        texts.iter().try_for_each(|text| self.line(text))
    }

    /// Begins something new: a blank line and a rule where there are eyes to see them. A title is
    /// heard as a sentence.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        if self.plain {
            let is_open = text.ends_with(char::is_alphanumeric);
            let stop = if is_open { "." } else { "" };
            return self.line(&format!("{text}{stop}"));
        }
        let width = self.width().unwrap_or(60).min(60);
        writeln!(self.out)?;
        writeln!(self.out, "{}", paint::heading(text, width))
    }
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
