//! `baralho oracle`: the rules as a service, a JSON object per line in and out.
//!
//! Answers and errors are for programs, so they are in English whatever the language.
//! words: nothing here is for players

mod buraco;
mod deal;
mod lines;
mod problem;
mod request;
mod rouba_montes;
mod run;
mod scopa;
#[cfg(test)]
mod tests;

use std::{
    io::{self, BufRead, Write},
    panic::catch_unwind,
};

use serde::Serialize;
use serde_json::{Map, Value, value::RawValue};

use baralho_catalog::Family;

use lines::{Line, Lines};
use problem::Problem;
use request::Request;

/// An answer as the text of a JSON object.
type Answer = Result<String, Problem>;

/// What some editors put before the first line of a UTF-8 file.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// What can be asked, and with which fields besides [`EVERYWHERE`].
const OPS: [(&str, &[&str]); 8] = [
    ("captures", &["card", "table"]),
    ("score", &["piles", "sweeps"]),
    ("meld", &["cards", "onto"]),
    ("hand", &["cards"]),
    ("deal", &[]),
    ("suggest", &["bot", "hand", "table"]),
    ("run", &["deck", "dealer", "moves"]),
    ("legal", &["deck", "dealer", "moves"]),
];

const EVERYWHERE: [&str; 8] = [
    "op",
    "game",
    "id",
    "players",
    "rules",
    "seed",
    "compat",
    "team_mode",
];

/// Answers every line until the input ends.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub(crate) fn serve(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    let mut first = true;
    while let Some(line) = lines.next()? {
        let answer = match line {
            Line::Whole(bytes) => {
                let bytes = match bytes.strip_prefix(BYTE_ORDER_MARK) {
                    Some(rest) if first => rest,
                    _ => bytes,
                };
                first = false;
                match bytes.trim_ascii() {
                    [] => continue,
                    bytes => answer_line(bytes),
                }
            }
            Line::TooLong => Problem::new(
                "bad-json",
                format!("the line is longer than {} bytes", lines::LONGEST),
            )
            .answer("null"),
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        // Whoever asks may wait for this answer before asking on.
        output.flush()?;
    }
    Ok(())
}

/// The `id` exactly as it was written: numbers of any size come back unharmed.
#[derive(serde::Deserialize)]
struct WithId<'a> {
    #[serde(borrow)]
    id: &'a RawValue,
}

fn answer_line(bytes: &[u8]) -> String {
    let value: Value = match serde_json::from_slice(bytes) {
        Ok(value) => value,
        Err(error) => {
            let message = format!("the line is not JSON: {error}");
            return Problem::new("bad-json", message).answer("null");
        }
    };
    let Value::Object(fields) = value else {
        let message = "expected a JSON object such as {\"op\":\"captures\",...}";
        return Problem::new("bad-request", message).answer("null");
    };
    let id = fields.get("id").map(|id| {
        serde_json::from_slice::<WithId<'_>>(bytes)
            .map_or_else(|_| id.to_string(), |with| with.id.get().to_owned())
    });
    // One request never ends what comes after it, whatever is wrong with us.
    let answered = catch_unwind(|| answer(&fields)).unwrap_or_else(|_| {
        let message = "this is a bug in baralho: please report the request";
        Err(Problem::new("internal", message))
    });
    match answered {
        Ok(text) => match id {
            Some(id) => format!("{{\"id\":{id},{}", &text[1..]),
            None => text,
        },
        Err(problem) => problem.answer(id.as_deref().unwrap_or("null")),
    }
}

fn answer(fields: &Map<String, Value>) -> Answer {
    let request = Request::new(fields);
    let ops = OPS.map(|(op, _)| op).join(", ");
    let op = request.required_text("op", &ops)?;
    let Some((_, fields)) = OPS.iter().find(|(known, _)| *known == op) else {
        let message = format!("there is no op `{}`: expected one of {ops}", cut(op));
        return Err(Problem::new("unknown-op", message));
    };
    request.has_only(&[&EVERYWHERE, *fields].concat())?;
    let family = request.preset()?.family;
    match (op, family) {
        ("captures", Family::Scopa) => scopa::captures(request),
        ("score", Family::Scopa) => scopa::score(request),
        ("suggest", Family::Scopa) => scopa::suggest(request),
        ("meld", Family::Buraco) => buraco::meld(request),
        ("hand", Family::Buraco) => buraco::hand(request),
        ("deal", _) => deal::deal(request),
        ("run", Family::Scopa) => run::run(request),
        ("run", Family::RoubaMontes) => rouba_montes::run(request),
        ("legal", _) => run::legal(request),
        ("meld" | "hand", _) => Err(wrong_game(op, "buraco")),
        ("run", _) => Err(wrong_game(
            op,
            "escopa, scopa, escoba, scopone or rouba-montes (`legal` plays the moves of any game)",
        )),
        _ => Err(wrong_game(op, "escopa, scopa, escoba or scopone")),
    }
}

fn wrong_game(op: &str, games: &str) -> Problem {
    Problem::new("bad-request", format!("`{op}` is for the game {games}"))
}

fn object(answer: &impl Serialize) -> Answer {
    serde_json::to_string(answer)
        .map_err(|error| Problem::new("internal", format!("the answer cannot be written: {error}")))
}

/// A text from outside, short enough for a message.
fn cut(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
