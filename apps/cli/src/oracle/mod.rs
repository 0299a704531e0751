//! `baralho oracle`: the rules as a service, a JSON object per line in and out.
//!
//! Answers and errors are for programs, so they are in English whatever the language.
//! words: nothing here is for players

mod deal;
mod legal;
mod problem;
mod request;

use std::{
    io::{self, BufRead, Write},
    panic::catch_unwind,
};

use serde::Serialize;
use serde_json::{Map, Value, value::RawValue};

use baralho_catalog::{Family, PRESETS};

use crate::{games::Games, lines::next_line};

pub use deal::Dealt;
pub use problem::Problem;
pub use request::{Request, card, cards};

/// An answer as the text of a JSON object.
pub type Answer = Result<String, Problem>;

/// Answers a request.
pub type Operation = fn(Request<'_>) -> Answer;

/// The longest line taken: a deck of 200 packs is about 60,000 bytes.
const LONGEST: usize = 4 << 20;

/// What some editors put before the first line of a UTF-8 file.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// What can be asked, and with which fields besides those that every one takes. What an operation
/// answers is the affair of the games that have it.
pub const OPS: [(&str, &[&str]); 8] = [
    ("captures", &["card", "table"]),
    ("score", &["piles", "sweeps"]),
    ("meld", &["cards", "onto"]),
    ("hand", &["cards"]),
    ("deal", &[]),
    ("suggest", &["bot", "hand", "table"]),
    ("run", &["deck", "dealer", "moves"]),
    ("legal", &["deck", "dealer", "moves"]),
];

/// What `moves` should be.
pub const MOVES: &str = "an array of moves";

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
pub fn serve(games: Games, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    let mut first = true;
    while let Some(is_whole) = next_line(&mut input, LONGEST, &mut line)? {
        let answer = if is_whole {
            let bytes = match line.strip_prefix(BYTE_ORDER_MARK) {
                Some(rest) if first => rest,
                _ => &line,
            };
            first = false;
            match bytes.trim_ascii() {
                [] => continue,
                bytes => answer_line(games, bytes),
            }
        } else {
            let message = format!("the line is longer than {LONGEST} bytes");
            Problem::new("bad-json", message).answer("null")
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

fn answer_line(games: Games, bytes: &[u8]) -> String {
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
    let answered = catch_unwind(|| answer(games, &fields)).unwrap_or_else(|_| {
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

fn answer(games: Games, fields: &Map<String, Value>) -> Answer {
    let request = Request::new(fields);
    let ops = OPS.map(|(op, _)| op).join(", ");
    let op = request.required_text("op", &ops)?;
    let Some((_, fields)) = OPS.iter().find(|(known, _)| *known == op) else {
        let message = format!("there is no op `{}`: expected one of {ops}", cut(op));
        return Err(Problem::new("unknown-op", message));
    };
    request.has_only(&[&EVERYWHERE, *fields].concat())?;
    let family = request.preset()?.family;
    if op == "legal" {
        return legal::legal(request);
    }
    let having = games.iter().filter_map(|(family, game)| {
        let mut operations = game.operations.iter();
        let (_, operation) = operations.find(|(name, _)| *name == op)?;
        Some((*family, *operation))
    });
    let having: Vec<(Family, Operation)> = having.collect();
    match having.iter().find(|(other, _)| *other == family) {
        Some((_, operation)) => operation(request),
        None => Err(wrong_game(op, &having)),
    }
}

/// An operation that this game does not have.
fn wrong_game(op: &str, having: &[(Family, Operation)]) -> Problem {
    let has_it = |family: Family| having.iter().any(|(other, _)| *other == family);
    let presets = PRESETS.iter().filter(|preset| has_it(preset.family));
    let names: Vec<&str> = presets.map(|preset| preset.name).collect();
    let games = match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => names.concat(),
    };
    let instead = match op {
        "run" => " (`legal` plays the moves of any game)",
        _ => "",
    };
    let message = format!("`{op}` is for the game {games}{instead}");
    Problem::new("bad-request", message)
}

/// An answer with these fields.
pub fn object(answer: &impl Serialize) -> Answer {
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
