//! What was checked, and what came of it.

use baralho_words::{Words, say};
use indicatif::ProgressBar;
use serde::{Serialize, Serializer};

use super::{Subject, faults::problem};

/// One thing that a runner expects of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each has its title in the catalogues
pub enum Check {
    Starts,
    Hello,
    EndOfInput,
    Answers,
    Legal,
    Games,
    Ids,
    OnlyAnswers,
    Quit,
    Tables,
    Unknown,
    LongStream,
    StandardError,
    TwoPlayers,
    FourPlayers,
    LongLines,
    EmptyList,
    WaitsForTurn,
}

impl Check {
    /// The checks of the protocol for every game, in the order they are made.
    pub(super) const JSONL: [Self; 13] = [
        Self::Starts,
        Self::Hello,
        Self::EndOfInput,
        Self::Answers,
        Self::Legal,
        Self::Games,
        Self::Ids,
        Self::OnlyAnswers,
        Self::Quit,
        Self::Tables,
        Self::Unknown,
        Self::LongStream,
        Self::StandardError,
    ];

    /// Those of the course's protocol.
    pub const ITP: [Self; 8] = [
        Self::Starts,
        Self::TwoPlayers,
        Self::FourPlayers,
        Self::WaitsForTurn,
        Self::LongLines,
        Self::EmptyList,
        Self::EndOfInput,
        Self::StandardError,
    ];

    pub(super) fn title(self, words: &Words) -> String {
        match self {
            Self::Starts => say!(words, "check-starts"),
            Self::Hello => say!(words, "check-hello"),
            Self::EndOfInput => say!(words, "check-end-of-input"),
            Self::Answers => say!(words, "check-answers"),
            Self::Legal => say!(words, "check-legal"),
            Self::Games => say!(words, "check-games"),
            Self::Ids => say!(words, "check-ids"),
            Self::OnlyAnswers => say!(words, "check-only-answers"),
            Self::Quit => say!(words, "check-quit"),
            Self::Tables => say!(words, "check-tables"),
            Self::Unknown => say!(words, "check-unknown"),
            Self::LongStream => say!(words, "check-long-stream"),
            Self::StandardError => say!(words, "check-standard-error"),
            Self::TwoPlayers => say!(words, "check-two-players"),
            Self::FourPlayers => say!(words, "check-four-players"),
            Self::LongLines => say!(words, "check-long-lines"),
            Self::EmptyList => say!(words, "check-empty-list"),
            Self::WaitsForTurn => say!(words, "check-waits-for-turn"),
        }
    }
}

/// What came of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Result {
    /// As it should be.
    Pass,
    /// Allowed, and worth knowing.
    Note,
    /// Wrong.
    Fail,
    /// Not made, because of what was found before.
    Skip,
}

/// What is wrong, and what to do about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// What happened.
    #[serde(serialize_with = "unless_empty")]
    pub message: String,
    /// What would be right.
    #[serde(serialize_with = "unless_empty")]
    pub cure: String,
    /// At which table.
    pub table: Option<String>,
    /// The last line that the bot was sent.
    pub sent: Option<String>,
    /// What it answered.
    pub got: Option<String>,
    /// The end of what it wrote to standard error.
    #[serde(rename = "stderr")]
    pub errors: Option<String>,
}

/// Null where there is nothing to say.
fn unless_empty<S: Serializer>(text: &str, to: S) -> std::result::Result<S::Ok, S::Error> {
    (!text.is_empty()).then_some(text).serialize(to)
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct Finding {
    pub(super) check: Check,
    pub(super) result: Result,
    /// What there is to say; for a failure, what happened.
    #[serde(flatten)]
    pub(super) problem: Problem,
}

/// Everything found so far.
#[derive(Debug)]
pub struct Findings {
    pub(super) command: Vec<String>,
    pub(super) name: Option<String>,
    pub(super) author: Option<String>,
    pub(super) list: Vec<Finding>,
    bar: ProgressBar,
}

impl Findings {
    pub(super) fn new(subject: &Subject<'_>) -> Self {
        Self {
            command: subject
                .command
                .iter()
                .map(|word| word.to_string_lossy().into_owned())
                .collect(),
            name: None,
            author: None,
            list: Vec::new(),
            bar: subject.bar.clone(),
        }
    }

    /// Shows on a terminal what is being checked.
    pub fn begin(&self, check: Check, words: &Words) {
        self.bar.set_message(check.title(words));
    }

    /// As it should be.
    pub fn pass(&mut self, check: Check, message: String) {
        self.add(check, Result::Pass, problem(message, String::new()));
    }

    /// Allowed, and worth knowing.
    pub fn note(&mut self, check: Check, message: String) {
        self.add(check, Result::Note, problem(message, String::new()));
    }

    /// Wrong, even if it was as it should be before.
    pub fn fail(&mut self, check: Check, problem: Problem) {
        self.list
            .retain(|finding| finding.check != check || finding.result == Result::Fail);
        self.add(check, Result::Fail, problem);
    }

    /// What was found of a check first counts.
    pub(super) fn add(&mut self, check: Check, result: Result, problem: Problem) {
        if self.list.iter().all(|finding| finding.check != check) {
            self.list.push(Finding {
                check,
                result,
                problem,
            });
        }
    }

    /// Whether a check came out so.
    pub fn any(&self, result: Result) -> bool {
        self.count(result) > 0
    }

    pub(super) fn count(&self, result: Result) -> usize {
        let found = self.list.iter().filter(|finding| finding.result == result);
        found.count()
    }

    /// The findings in the order of their suite, those not made among them.
    pub fn complete(&mut self, suite: &[Check]) {
        for &check in suite {
            self.add(check, Result::Skip, Problem::default());
        }
        let place = |check: Check| suite.iter().position(|&other| other == check);
        self.list.sort_by_key(|finding| place(finding.check));
    }
}
