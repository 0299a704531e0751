//! `baralho verify`: plays a record again and says the first line that is wrong.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use baralho_catalog::{Report, verify};
use baralho_words::{Noun, Words, say};

use crate::{
    args::VerifyArgs,
    explain::reason,
    failure::{Done, Failure},
    record_file::read,
};

/// Reads, replays, reports.
pub(crate) fn run(args: &VerifyArgs, words: &Words) -> Done {
    let file = args.file.display().to_string();
    let record = read(&args.file).map_err(|error| {
        let reason = words.explain(&error);
        Failure::Failed(say!(
            words,
            "verify-unreadable",
            file = &file,
            reason = reason
        ))
    })?;
    let report = verify(&record).map_err(|wrong| {
        let reason = reason(words, &wrong.reason);
        Failure::Failed(say!(
            words,
            "verify-wrong",
            file = &file,
            line = wrong.line,
            reason = reason,
        ))
    })?;
    let mut out = io::stdout().lock();
    for line in told(&report, &file, words) {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn told(report: &Report, file: &str, words: &Words) -> Vec<String> {
    let mut lines = vec![say!(
        words,
        "verify-fine",
        file = file,
        game = words.game(report.rules.preset()),
        players = words.count(Noun::Player, report.rules.players()),
        moves = words.count(Noun::Move, report.moves),
        rounds = words.count(Noun::Round, i64::from(report.round)),
    )];
    if let Some(line) = report.cut {
        lines.push(say!(words, "verify-cut", line = line));
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
                winners = winners,
                points = points,
            ));
            if !report.has_result {
                lines.push(say!(words, "verify-no-result"));
            }
        }
    }
    lines
}
