//! Builds that run at the same time, and one line that says how far they are.

use std::{
    env,
    io::{self, BufReader, IsTerminal as _, Read, Write as _},
    sync::{Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use crate::step::{Artifact, Step};

/// Between two drawings of the bar.
const BLINK: Duration = Duration::from_millis(100);
/// Between two lines where there is no terminal.
const REMINDER: Duration = Duration::from_secs(10);
/// Cells of the bar.
const WIDTH: usize = 24;

/// A command by its name, and how long it took.
pub(crate) type Took = (&'static str, Duration);

/// What the commands of a chain made, and how long each took.
type Chained = (Vec<Artifact>, Vec<Took>);

/// Runs chains of cargo commands: the commands of a chain one after the other, the chains at
/// the same time. Gives what each chain made, and how long each command took.
///
/// # Errors
/// The first command that failed; what it said was shown.
pub(crate) fn side_by_side(
    chains: &[Vec<Step>],
) -> Result<(Vec<Vec<Artifact>>, Vec<Took>), String> {
    let board = Mutex::new(Board::new(chains.iter().map(Vec::len).collect()));
    let shared = &board;
    let finished: Vec<Result<Chained, String>> = thread::scope(|scope| {
        let running: Vec<_> = chains
            .iter()
            .enumerate()
            .map(|(chain, steps)| scope.spawn(move || run_chain(shared, chain, steps)))
            .collect();
        let joined = running.into_iter().map(thread::ScopedJoinHandle::join);
        joined
            .map(|done| done.unwrap_or_else(|_| Err("a build panicked".into())))
            .collect()
    });
    lock(&board).clear();
    let finished: Vec<Chained> = finished.into_iter().collect::<Result<_, _>>()?;
    let (made, took): (Vec<_>, Vec<_>) = finished.into_iter().unzip();
    Ok((made, took.concat()))
}

fn run_chain(board: &Mutex<Board>, chain: usize, steps: &[Step]) -> Result<Chained, String> {
    let (mut made, mut took) = (Vec::new(), Vec::new());
    for step in steps {
        let begin = Instant::now();
        made.extend(step.build(|output| {
            for line in Lines::new(output) {
                lock(board).hear(chain, &line);
            }
        })?);
        took.push((step.name(), begin.elapsed()));
        lock(board).next(chain);
    }
    Ok((made, took))
}

fn lock(board: &Mutex<Board>) -> std::sync::MutexGuard<'_, Board> {
    board.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What cargo writes, cut where it goes to a new line or back to the start of one.
struct Lines<R> {
    bytes: io::Bytes<BufReader<R>>,
}

impl<R: Read> Lines<R> {
    fn new(output: R) -> Self {
        Self {
            bytes: BufReader::new(output).bytes(),
        }
    }
}

impl<R: Read> Iterator for Lines<R> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut line = Vec::new();
        for byte in self.bytes.by_ref() {
            match byte {
                Ok(b'\n' | b'\r') => return Some(String::from_utf8_lossy(&line).into_owned()),
                Ok(byte) => line.push(byte),
                Err(_) => break,
            }
        }
        (!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned())
    }
}

/// The state of all builds.
struct Board {
    chains: Vec<Chain>,
    begin: Instant,
    drawn: Option<Instant>,
    /// The columns of the terminal, if there is one.
    columns: Option<usize>,
    is_open: bool,
}

/// Where a chain of builds stands.
struct Chain {
    steps_left: usize,
    /// Crates that its earlier commands compiled.
    before: usize,
    done: usize,
    all: usize,
    doing: String,
}

impl Board {
    fn new(steps: Vec<usize>) -> Self {
        let chain = |steps_left| Chain {
            steps_left,
            before: 0,
            done: 0,
            all: 0,
            doing: String::new(),
        };
        let mut board = Self {
            chains: steps.into_iter().map(chain).collect(),
            begin: Instant::now(),
            drawn: None,
            columns: io::stderr().is_terminal().then(columns),
            is_open: false,
        };
        board.draw();
        board
    }

    /// Takes note of a line of cargo's, or shows it if it is for people.
    fn hear(&mut self, chain: usize, line: &str) {
        let plain = plain(line);
        match CargoLine::read(&plain) {
            CargoLine::Progress { done, all, doing } => {
                let chain = &mut self.chains[chain];
                (chain.done, chain.all, chain.doing) = (done, all, doing.to_owned());
            }
            CargoLine::Status(status) => {
                let chain = &mut self.chains[chain];
                if chain.all == 0 {
                    status.clone_into(&mut chain.doing);
                }
            }
            CargoLine::Nothing => return,
            // The bar comes back with the next step.
            CargoLine::ForPeople => {
                self.clear();
                eprintln!("{line}");
                return;
            }
        }
        let pause = if self.columns.is_some() {
            BLINK
        } else {
            REMINDER
        };
        if self.drawn.is_none_or(|drawn| drawn.elapsed() >= pause) {
            self.draw();
        }
    }

    /// A command of a chain is done.
    fn next(&mut self, chain: usize) {
        let chain = &mut self.chains[chain];
        chain.steps_left -= 1;
        chain.before += chain.all;
        (chain.done, chain.all) = (0, 0);
        chain.doing.clear();
    }

    fn draw(&mut self) {
        self.drawn = Some(Instant::now());
        let text = self.text();
        match self.columns {
            Some(columns) => {
                let text: String = text.chars().take(columns.saturating_sub(1)).collect();
                eprint!("\r\x1b[K{text}");
                let _ = io::stderr().flush();
                self.is_open = true;
            }
            None => eprintln!("{}", text.trim_start()),
        }
    }

    /// The bar: crates done of crates to do, and what is being done.
    fn text(&self) -> String {
        let done: usize = self.chains.iter().map(|c| c.before + c.done).sum();
        let all: usize = self.chains.iter().map(|c| c.before + c.all).sum();
        let doing: Vec<&str> = self
            .chains
            .iter()
            .filter(|chain| !chain.doing.is_empty())
            .map(|chain| chain.doing.as_str())
            .collect();
        let seconds = self.begin.elapsed().as_secs();
        if all == 0 {
            let doing = if doing.is_empty() { "cargo" } else { doing[0] };
            return format!("Building: {doing}");
        }
        let filled = WIDTH * done / all;
        format!(
            "Building [{}{}] {done} of {all} crates, {seconds} s: {}",
            "=".repeat(filled),
            " ".repeat(WIDTH - filled),
            doing.join("; ")
        )
    }

    fn clear(&mut self) {
        if std::mem::take(&mut self.is_open) {
            eprint!("\r\x1b[K");
        }
    }
}

/// The kinds of lines that cargo prints.
#[derive(Debug, PartialEq, Eq)]
enum CargoLine<'a> {
    /// Progress: crates done, and in all.
    Progress {
        done: usize,
        all: usize,
        doing: &'a str,
    },
    /// Preparation, before crates can be counted.
    Status(&'a str),
    /// Lines that the bar already shows.
    Nothing,
    /// A warning, an error.
    ForPeople,
}

impl<'a> CargoLine<'a> {
    fn read(line: &'a str) -> Self {
        let text = line.trim();
        if let Some((_, rest)) = text
            .strip_prefix("Building [")
            .and_then(|bar| bar.split_once("] "))
        {
            let (counts, doing) = rest.split_once(": ").unwrap_or((rest, ""));
            let counts = counts.split_once('/');
            let number = |text: &str| text.trim_end_matches(':').parse().ok();
            if let Some((done, all)) = counts.and_then(|(a, b)| Some((number(a)?, number(b)?))) {
                return Self::Progress { done, all, doing };
            }
        }
        match text.split_once(' ').map_or(text, |(verb, _)| verb) {
            "" | "Compiling" | "Checking" | "Finished" | "Fresh" | "Executable" | "Building"
            | "Documenting" | "Generated" => Self::Nothing,
            "Updating" | "Locking" | "Adding" | "Downloading" | "Downloaded" | "Blocking"
            | "Fetch" => Self::Status(text),
            _ => Self::ForPeople,
        }
    }
}

/// Without the colours.
fn plain(line: &str) -> String {
    let mut plain = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('\x1b') {
        plain.push_str(before);
        let end = after.find(|c: char| c.is_ascii_alphabetic());
        rest = end.map_or("", |end| &after[end + 1..]);
    }
    plain.push_str(rest);
    plain
}

/// How wide the terminal is; cargo needs no more, and neither do we.
fn columns() -> usize {
    let told = env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
    told.unwrap_or(80)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cargo_says_is_understood() {
        let progress = |done, all, doing| CargoLine::Progress { done, all, doing };
        for (line, said) in [
            (
                "    Building [====>   ] 12/345: syn, serde(build)",
                progress(12, 345, "syn, serde(build)"),
            ),
            ("Building [ ] 345/345", progress(345, 345, "")),
            ("   Compiling syn v3.0.9", CargoLine::Nothing),
            (
                "  Downloaded syn v3.0.9",
                CargoLine::Status("Downloaded syn v3.0.9"),
            ),
            ("error[E0308]: mismatched types", CargoLine::ForPeople),
            ("warning: unused variable", CargoLine::ForPeople),
        ] {
            assert_eq!(CargoLine::read(line), said, "{line}");
        }
    }

    #[test]
    fn colours_are_taken_away_and_lines_end_where_they_are_drawn_again() {
        assert_eq!(
            plain("\x1b[1m\x1b[32m   Compiling\x1b[0m syn"),
            "   Compiling syn"
        );
        let lines: Vec<String> = Lines::new(&b"one\rtwo\nthree"[..]).collect();
        assert_eq!(lines, ["one", "two", "three"]);
    }

    #[test]
    fn the_bar_counts_the_crates_of_all_builds() {
        let mut board = Board::new(vec![2, 1]);
        board.hear(0, "Building [ ] 5/10: syn");
        board.hear(1, "Building [ ] 1/10: serde");
        assert!(
            board.text().contains("] 6 of 20 crates"),
            "{}",
            board.text()
        );
        assert!(board.text().ends_with("syn; serde"), "{}", board.text());
        board.next(0);
        board.hear(0, "Building [ ] 1/4: web");
        assert!(
            board.text().contains("] 12 of 24 crates"),
            "{}",
            board.text()
        );
    }
}
