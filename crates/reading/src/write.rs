use std::fmt::Write;

use serde_json::{Map, Number, Value};

/// A tree as a text of JSON.
///
/// It says what serde_json says in less code: one writer for every use, and numbers with a
/// point written as Rust writes them, without the tables that would write them faster.
#[inline(never)]
pub fn written(value: &Value) -> String {
    let mut out = String::new();
    write(value, None, &mut out);
    out
}

/// The same for people: a line for each value, set in by two spaces for each object or list
/// it is in.
pub fn indented(value: &Value) -> String {
    let mut out = String::new();
    write(value, Some(0), &mut out);
    out
}

/// `depth` says how far to set in, if at all.
fn write(value: &Value, depth: Option<usize>, out: &mut String) {
    let inside = depth.map(|depth| depth + 1);
    match value {
        Value::Null => out.push_str("null"),
        Value::Bool(true) => out.push_str("true"),
        Value::Bool(false) => out.push_str("false"),
        Value::Number(plain) => number(plain, out),
        Value::String(text) => string(text, out),
        Value::Array(list) => {
            let mut before = '[';
            for value in list {
                begin(before, inside, out);
                write(value, inside, out);
                before = ',';
            }
            end(before, ['[', ']'], depth, out);
        }
        Value::Object(fields) => {
            let mut before = '{';
            for (name, value) in fields {
                begin(before, inside, out);
                string(name, out);
                out.push_str(if depth.is_some() { ": " } else { ":" });
                write(value, inside, out);
                before = ',';
            }
            end(before, ['{', '}'], depth, out);
        }
    }
}

fn begin(before: char, depth: Option<usize>, out: &mut String) {
    out.push(before);
    new_line(depth, out);
}

/// What opened a list or an object has been written unless there was nothing in it.
fn end(before: char, [open, close]: [char; 2], depth: Option<usize>, out: &mut String) {
    if before == open {
        out.push(open);
    } else {
        new_line(depth, out);
    }
    out.push(close);
}

fn new_line(depth: Option<usize>, out: &mut String) {
    if let Some(depth) = depth {
        out.push('\n');
        out.extend(std::iter::repeat_n("  ", depth));
    }
}

/// A number as JSON has it. Writing to a string cannot fail.
fn number(number: &Number, out: &mut String) {
    let _ = if let Some(whole) = number.as_i64() {
        write!(out, "{whole}")
    } else if let Some(whole) = number.as_u64() {
        write!(out, "{whole}")
    } else {
        let part = number.as_f64().unwrap_or_default();
        // It stays a number with a point when it is read again.
        let point = if part.fract() == 0.0 { ".0" } else { "" };
        write!(out, "{part}{point}")
    };
}

fn string(text: &str, out: &mut String) {
    out.push('"');
    for letter in text.chars() {
        let short = match letter {
            '"' | '\\' => letter,
            '\n' => 'n',
            '\r' => 'r',
            '\t' => 't',
            '\u{8}' => 'b',
            '\u{c}' => 'f',
            ..' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
                continue;
            }
            _ => {
                out.push(letter);
                continue;
            }
        };
        out.push('\\');
        out.push(short);
    }
    out.push('"');
}

/// An object with these fields.
pub fn object(fields: Vec<(&str, Value)>) -> Value {
    let mut object = Map::new();
    // Collecting would sort them first, with code of its own.
    for (name, value) in fields {
        object.insert(name.to_owned(), value);
    }
    Value::Object(object)
}
