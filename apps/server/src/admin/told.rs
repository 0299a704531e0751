//! What came of an action, in a sentence.

use baralho_words::{Value as Word, Words, say};
use serde_json::Value;
use time::UtcDateTime;

/// What people are told about an action that was done, by its name and its answer.
pub fn told(name: &str, answer: &Value, words: &Words) -> String {
    if let Some(found) = answer["damage"]
        .as_array()
        .filter(|found| !found.is_empty())
    {
        let found = found.iter().map(plain);
        let lines = std::iter::once(say!(words, "admin-damage")).chain(found);
        return lines.collect::<Vec<_>>().join("\n");
    }
    let until = answer.get("until").or_else(|| answer.get("expires_at"));
    let until = until.map_or_else(String::new, |until| end(until, words));
    let fields = answer.as_object().into_iter().flatten();
    let mut values: Vec<(&str, Word<'_>)> = fields
        .filter(|(name, _)| *name != "until")
        .map(|(name, value)| (name.as_str(), plain(value).into()))
        .collect();
    values.push(("until", until.into()));
    let key = match answer["on"].as_bool() {
        Some(true) => format!("admin-done-{name}-on"),
        Some(false) => format!("admin-done-{name}-off"),
        None if answer["restarting"] == true => format!("admin-done-{name}-restarting"),
        None => format!("admin-done-{name}"),
    };
    words.say(&key, &values)
}

/// What the statistics are called, and how they are written.
pub fn told_statistics(answer: &Value, words: &Words) -> Vec<(String, String)> {
    let fields = answer.as_object().into_iter().flatten();
    fields
        .map(|(name, value)| {
            let label = words.say(&format!("admin-stat-{}", name.replace('_', "-")), &[]);
            let shown = match value {
                Value::Bool(true) => say!(words, "admin-yes"),
                Value::Bool(false) => say!(words, "admin-no"),
                Value::Null => say!(words, "admin-none"),
                Value::Array(names) if names.is_empty() => say!(words, "admin-none"),
                Value::Array(names) => names.iter().map(plain).collect::<Vec<_>>().join(", "),
                other => plain(other),
            };
            (label, shown)
        })
        .collect()
}

/// Until when a measure holds.
pub fn end(until: &Value, words: &Words) -> String {
    match until.as_i64() {
        None => say!(words, "admin-for-ever"),
        Some(until) => say!(words, "admin-until", time = written(until)),
    }
}

/// What a measure is called: a row of the list of them.
pub fn kind(measure: &Value, words: &Words) -> String {
    match measure["kind"].as_str() {
        Some("mute") => say!(words, "admin-kind-mute"),
        _ => say!(words, "admin-kind-ban"),
    }
}

/// The line above what a report says.
pub fn told_report(report: &Value, words: &Words) -> String {
    let or_dash = |name: &str| report[name].as_str().unwrap_or("-").to_owned();
    say!(
        words,
        "admin-report",
        id = plain(&report["id"]),
        time = written(report["created_at"].as_i64().unwrap_or_default()),
        name = or_dash("name"),
        reporter = or_dash("reporter"),
        table = or_dash("table"),
    )
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

/// A time in milliseconds since 1970, as `2026-11-18 16:40` in UTC.
pub fn written(milliseconds: i64) -> String {
    // What no calendar has is shown as the number that it is.
    UtcDateTime::from_unix_timestamp(milliseconds.div_euclid(1000)).map_or_else(
        |_| milliseconds.to_string(),
        |time| {
            let (date, hour, minute) = (time.date(), time.hour(), time.minute());
            format!("{date} {hour:02}:{minute:02}")
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (-1, "1969-12-31 23:59"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (951_868_800, "2000-03-01 00:00"),
            (1_709_164_800, "2024-02-29 00:00"),
            (1_795_020_000, "2026-11-18 16:40"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(written(seconds * 1000), expected);
        }
        assert!(!written(i64::MAX).is_empty() && !written(i64::MIN).is_empty());
    }
}
