//! What was found, for people and for programs.

use std::io::{self, Write};

use baralho_words::{Words, say};
use serde_json::json;

use super::{
    super::Protocol,
    findings::{Finding, Findings, Result},
};

impl Result {
    /// A mark that tells the results apart without colours.
    const fn mark(self) -> &'static str {
        match self {
            Self::Pass => "✓",
            Self::Note => "·",
            Self::Fail => "✗",
            Self::Skip => "-",
        }
    }
}

const fn name_of(protocol: Protocol) -> &'static str {
    match protocol {
        Protocol::Itp => "itp",
        Protocol::Jsonl => "jsonl",
    }
}

pub(super) fn write_json(
    out: &mut impl Write,
    protocol: Protocol,
    findings: &Findings,
) -> io::Result<()> {
    let report = json!({
        "command": findings.command,
        "protocol": name_of(protocol),
        "name": findings.name,
        "author": findings.author,
        "conforms": !findings.any(Result::Fail),
        "passed": findings.count(Result::Pass),
        "noted": findings.count(Result::Note),
        "failed": findings.count(Result::Fail),
        "skipped": findings.count(Result::Skip),
        "checks": findings.list,
    });
    writeln!(out, "{report}")
}

/// A line for each check, what is wrong below it, and a summary.
pub(super) fn write_text(
    out: &mut impl Write,
    protocol: Protocol,
    findings: &Findings,
    words: &Words,
) -> io::Result<()> {
    let command = findings.command.join(" ");
    let title = say!(words, "check-title", command, protocol = name_of(protocol));
    writeln!(out, "{title}\n")?;
    for finding in &findings.list {
        write_finding(out, finding, words)?;
    }
    writeln!(out)?;
    let failed = findings.count(Result::Fail);
    let summary = if failed > 0 {
        say!(
            words,
            "check-failed",
            failed,
            passed = findings.count(Result::Pass) + findings.count(Result::Note),
        )
    } else if findings.any(Result::Note) {
        say!(words, "check-passed-with-notes")
    } else {
        say!(words, "check-passed")
    };
    writeln!(out, "{summary}")
}

fn write_finding(out: &mut impl Write, finding: &Finding, words: &Words) -> io::Result<()> {
    const WIDTH: usize = 78;
    let problem = &finding.problem;
    let title = finding.check.title(words);
    let mark = finding.result.mark();
    let (failed, skipped) = (Result::Fail, Result::Skip);
    let line = match finding.result {
        result if result == skipped => say!(words, "check-line-skipped", title),
        result if result == failed || problem.message.is_empty() => title,
        _ => say!(words, "check-line", title, message = &problem.message),
    };
    let mut paragraphs = vec![[mark, " ", &line].concat()];
    if finding.result == failed {
        paragraphs.push(problem.message.clone());
        paragraphs.push(say!(words, "check-line-cure", cure = &problem.cure));
    }
    for (place, text) in paragraphs.iter().enumerate() {
        let indent = if place == 0 { "" } else { "    " };
        let options = textwrap::Options::new(WIDTH)
            .initial_indent(indent)
            .subsequent_indent("    ")
            .break_words(false);
        writeln!(out, "{}", textwrap::fill(text, options))?;
    }
    // Shown as they are, so that they can be copied.
    let given = [
        (problem.table.as_ref()).map(|table| say!(words, "check-line-table", table)),
        (problem.sent.as_ref()).map(|line| say!(words, "check-line-sent", line)),
        (problem.got.as_ref()).map(|line| say!(words, "check-line-got", line)),
        (problem.errors.as_ref()).map(|text| say!(words, "check-line-errors", text)),
    ];
    for text in given.into_iter().flatten() {
        for line in text.lines() {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}
