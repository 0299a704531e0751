//! Every match that was played must be on record as it was told.

use std::net::SocketAddr;

use anyhow::Context;
use baralho_catalog::verify;
use baralho_game::record::{Line, Record};
use baralho_protocol::online::TableCode;
use baralho_testkit::{Browser, Connection};

/// A match that is over, as it was told.
pub(crate) struct Finished {
    pub(crate) code: TableCode,
    pub(crate) number: u32,
    pub(crate) moves: Vec<(usize, String)>,
}

/// What came of checking.
#[derive(Debug, Default)]
pub(crate) struct Checked {
    pub(crate) matches: usize,
    pub(crate) records: usize,
    pub(crate) moves: usize,
    /// What is wrong, and with which.
    pub(crate) wrong: Vec<String>,
}

/// Fetches the records and checks them: against the rules and their seed, and against what
/// the players were told.
pub(crate) fn check(
    address: SocketAddr,
    finished: &[Finished],
    most: Option<usize>,
) -> anyhow::Result<Checked> {
    let mut browser = Browser::new(address);
    let mut door = Connection::open(&browser)?;
    let mut checked = Checked {
        matches: finished.len(),
        ..Checked::default()
    };
    for played in finished.iter().take(most.unwrap_or(usize::MAX)) {
        let path = format!("/api/records/{}/{}", played.code, played.number);
        let answer = door.send(&mut browser, "GET", &path, None);
        let answer = answer.with_context(|| path.clone())?;
        checked.records += 1;
        checked.moves += played.moves.len();
        let wrong = if answer.status == 200 {
            wrong_with(answer.body.as_bytes(), played)
        } else {
            Some(format!("status {}", answer.status))
        };
        checked
            .wrong
            .extend(wrong.map(|wrong| format!("{path}: {wrong}")));
    }
    Ok(checked)
}

fn wrong_with(body: &[u8], played: &Finished) -> Option<String> {
    let record = match Record::read(body) {
        Ok(record) => record,
        Err(bad) => return Some(bad.to_string()),
    };
    let moves = record.lines.iter().filter_map(|(_, line)| match line {
        Line::Move(line) => Some((line.seat, line.text.as_str())),
        Line::Result { .. } => None,
    });
    let told = played.moves.iter();
    if !moves.eq(told.map(|(seat, text)| (*seat, text.as_str()))) {
        return Some("other moves than were told".to_owned());
    }
    match verify(&record) {
        Ok(report) if report.outcome.is_none() || !report.has_result => {
            Some("no result".to_owned())
        }
        Ok(_) => None,
        Err(wrong) => Some(wrong.to_string()),
    }
}
