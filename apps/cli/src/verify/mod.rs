//! `baralho verify`: plays records again and says what is wrong with them.

mod paths;

use std::{
    io::{self, BufRead, Write},
    path::Path,
    process::ExitCode,
};

use baralho_catalog::{Check, Reason, Report};
use baralho_game::record::{BadRecord, Header, Reader};
use baralho_protocol::online::fair::{self, Unfair};
use baralho_words::{Explain, Noun, Words, say};

use crate::{
    args::VerifyArgs,
    explain::reason,
    failure::{Done, Failure},
    play::assisted,
    record_file::open,
};

use paths::Found;

pub(crate) fn run(args: &VerifyArgs, words: &Words) -> Done {
    let found = Found::among(&args.paths);
    let mut seen = Seen::default();
    for (path, error) in &found.lost {
        let bad = Bad::Unreadable(error.explain(words));
        seen.complain(&bad.told(path, None, words), words);
    }
    for file in &found.files {
        seen.file(file, args, words);
    }
    if seen.games + seen.bad == 0 {
        let places = args.paths.iter().map(|path| path.display().to_string());
        let places = words.list_and(places);
        return Err(Failure::Failed(say!(words, "verify-nothing", places)));
    }
    let alone = seen.games == 1 && found.files.len() == 1 && found.lost.is_empty();
    // A hash is of one game: among many it would prove nothing of most.
    if args.commitment.is_some() && !alone {
        return Err(Failure::Usage(say!(
            words,
            "verify-one-commitment",
            games = seen.games
        )));
    }
    let mut out = io::stdout().lock();
    let lines = match (&seen.last, found.files.as_slice()) {
        (Some(last), [file]) if alone => told(last, &file.display().to_string(), words),
        _ if alone => Vec::new(),
        _ => seen.summary(found.files.len(), words),
    };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(if seen.bad > 0 {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

struct Fine {
    report: Report,
    /// That somebody took moves back.
    assisted: Option<String>,
    /// It says where its deals came from, and that is right, too.
    is_fair: bool,
}

enum Bad {
    /// It cannot be read, and the text says where.
    Unreadable(String),
    /// This line breaks the rules.
    Line(usize, String),
    Unfair(String),
}

impl Bad {
    fn told(&self, path: &Path, game: Option<u64>, words: &Words) -> String {
        let file = path.display().to_string();
        let file = match game {
            None => file,
            Some(game) => {
                let game = game.to_string();
                say!(words, "verify-game-of", file, game)
            }
        };
        match self {
            Self::Unreadable(reason) => {
                say!(words, "verify-unreadable", file, reason)
            }
            Self::Line(line, reason) => say!(words, "verify-wrong", file, line, reason),
            Self::Unfair(reason) => say!(words, "verify-unfair", file, reason),
        }
    }
}

#[derive(Default)]
struct Seen {
    games: u64,
    bad: u64,
    unfinished: u64,
    last: Option<Fine>,
}

impl Seen {
    fn file(&mut self, path: &Path, args: &VerifyArgs, words: &Words) {
        let input = match open(path) {
            Ok(input) => input,
            Err(error) => {
                self.games += 1;
                let bad = Bad::Unreadable(BadRecord::from(error).explain(words));
                return self.complain(&bad.told(path, None, words), words);
            }
        };
        let mut records = Reader::new(input);
        let mut next = records.next_record();
        let mut number = 0;
        loop {
            let is_final = next.as_ref().is_err_and(BadRecord::is_final);
            let checked = match next {
                Ok(None) => return,
                Ok(Some((line, header))) => game(line, &header, &mut records, args, words),
                Err(bad) => Err((Bad::Unreadable(bad.explain(words)), is_final)),
            };
            self.games += 1;
            number += 1;
            let is_final = checked.as_ref().is_err_and(|(_, is_final)| *is_final);
            next = if is_final {
                Ok(None)
            } else {
                records.next_record()
            };
            match checked {
                Ok(fine) => {
                    self.unfinished += u64::from(fine.report.outcome.is_none());
                    self.last = Some(fine);
                }
                Err((bad, _)) => {
                    // A file of one game needs no numbers.
                    let is_only = number == 1 && matches!(next, Ok(None));
                    let number = (!is_only).then_some(number);
                    self.complain(&bad.told(path, number, words), words);
                }
            }
        }
    }

    fn complain(&mut self, text: &str, words: &Words) {
        self.bad += 1;
        // If nobody listens there, the summary and the exit code still say it.
        let _ = writeln!(io::stderr(), "{}", say!(words, "cli-error", text));
    }

    fn summary(&self, files: usize, words: &Words) -> Vec<String> {
        let games = words.count(Noun::Game, self.games);
        let mut lines = vec![if self.bad == 0 {
            say!(words, "verify-all-fine", games, files)
        } else {
            say!(words, "verify-some-bad", games, files, bad = self.bad)
        }];
        if self.unfinished > 0 {
            lines.push(say!(
                words,
                "verify-some-unfinished",
                games = self.unfinished
            ));
        }
        lines
    }
}

/// Checks one game; gives what there is to say of it, or what is wrong and whether the rest of
/// the file cannot be read either.
fn game<R: BufRead>(
    line: usize,
    header: &Header,
    records: &mut Reader<R>,
    args: &VerifyArgs,
    words: &Words,
) -> Result<Fine, (Bad, bool)> {
    let wrong = |line: usize, why: &Reason| (Bad::Line(line, reason(words, why)), false);
    let mut check = Check::new(header).map_err(|why| wrong(line, &why))?;
    loop {
        match records.next_line() {
            Ok(None) => break,
            Ok(Some((number, line))) => {
                check.line(&line).map_err(|why| wrong(number, &why))?;
            }
            Err(bad) => return Err((Bad::Unreadable(bad.explain(words)), bad.is_final())),
        }
    }
    Ok(Fine {
        is_fair: is_fair(args, header, words).map_err(|bad| (bad, false))?,
        assisted: assisted(words, header),
        report: check.report(records.cut()),
    })
}

/// Whether the deals of a game played online are those that were promised; not where nothing
/// was.
fn is_fair(args: &VerifyArgs, header: &Header, words: &Words) -> Result<bool, Bad> {
    let Some(fair) = &header.fair else {
        return match args.commitment {
            None => Ok(false),
            Some(_) => Err(Bad::Unreadable(say!(words, "verify-no-commitment"))),
        };
    };
    let shown = args.commitment.as_deref().unwrap_or(&fair.commitment);
    let seed = header.seed.unwrap_or_default();
    match fair::check(shown.trim(), &fair.secret, &fair.seeds, seed) {
        Ok(()) => Ok(true),
        Err(unfair) => Err(Bad::Unfair(match unfair {
            Unfair::Secret => say!(words, "unfair-secret"),
            Unfair::Commitment => say!(words, "unfair-commitment"),
            Unfair::Seed | Unfair::Share(_) | Unfair::Deal(_) => say!(words, "unfair-seed"),
        })),
    }
}

fn told(good: &Fine, file: &str, words: &Words) -> Vec<String> {
    let report = &good.report;
    let mut lines = vec![say!(
        words,
        "verify-fine",
        file,
        game = words.game(report.rules.preset()),
        players = words.count(Noun::Player, report.rules.players()),
        moves = words.count(Noun::Move, report.moves),
        rounds = words.count(Noun::Round, i64::from(report.round)),
    )];
    if let Some(line) = report.cut {
        lines.push(say!(words, "verify-cut", line));
    }
    match &report.outcome {
        None => lines.push(say!(words, "verify-unfinished")),
        Some(outcome) => {
            // Sides and seats are counted as the file counts them.
            let winners = words.list_and(outcome.winners.iter().map(ToString::to_string));
            let points = words.list_and(outcome.points.iter().map(ToString::to_string));
            lines.push(say!(
                words,
                "verify-result",
                n = outcome.winners.len(),
                winners,
                points,
            ));
            if !report.has_result {
                lines.push(say!(words, "verify-no-result"));
            }
        }
    }
    lines.extend(good.assisted.clone());
    if good.is_fair {
        lines.push(say!(words, "verify-fair"));
    }
    lines
}
