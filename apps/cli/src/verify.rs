//! `baralho verify`: plays a record again and says the first line that is wrong.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use baralho_catalog::{Report, verify};
use baralho_game::record::Header;
use baralho_protocol::online::fair::{self, Unfair};
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
    let fair = fairness(args, &record.header, &file, words)?;
    let mut out = io::stdout().lock();
    for line in told(&report, &file, words).into_iter().chain(fair) {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Whether the deals of a game played online are those that were promised; `None` where
/// nothing was.
fn fairness(
    args: &VerifyArgs,
    header: &Header,
    file: &str,
    words: &Words,
) -> Result<Option<String>, Failure> {
    let Some(fair) = &header.fair else {
        return match args.commitment {
            None => Ok(None),
            Some(_) => Err(Failure::Failed(say!(words, "verify-no-commitment"))),
        };
    };
    let shown = args.commitment.as_deref().unwrap_or(&fair.commitment);
    let seed = header.seed.unwrap_or_default();
    match fair::check(shown.trim(), &fair.secret, &fair.seeds, seed) {
        Ok(()) => Ok(Some(say!(words, "verify-fair"))),
        Err(unfair) => {
            let reason = match unfair {
                Unfair::Secret => say!(words, "unfair-secret"),
                Unfair::Commitment => say!(words, "unfair-commitment"),
                Unfair::Seed | Unfair::Share(_) | Unfair::Deal(_) => say!(words, "unfair-seed"),
            };
            Err(Failure::Failed(say!(
                words,
                "verify-unfair",
                file = file,
                reason = reason
            )))
        }
    }
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
