//! What came of an action, for people.

use baralho_server::admin::Action;
use baralho_words::{Value as Word, Words, say};
use serde_json::Value;

use crate::table::{Align, Table};

/// The name of an action, as in JSON.
pub(super) fn name(action: &Action) -> String {
    let value = serde_json::to_value(action).unwrap_or_default();
    value["action"].as_str().unwrap_or_default().to_owned()
}

/// Whole lines.
pub(super) fn answer(name: &str, answer: &Value, words: &Words) -> String {
    match name {
        "bans" => bans(answer, words),
        "reports" => reports(answer, words),
        "audit" => audit(answer, words),
        "statistics" => statistics(answer, words),
        "check" if answer["damage"] != Value::Array(Vec::new()) => {
            let found = list(answer, "damage").iter().map(text);
            let lines: Vec<String> = std::iter::once(say!(words, "admin-damage"))
                .chain(found)
                .collect();
            lines.join("\n") + "\n"
        }
        _ => done(name, answer, words) + "\n",
    }
}

fn done(name: &str, answer: &Value, words: &Words) -> String {
    let until = answer.get("until").or_else(|| answer.get("expires_at"));
    let until = until.map_or_else(String::new, |until| end(until, words));
    let fields = answer.as_object().into_iter().flatten();
    let mut values: Vec<(&str, Word<'_>)> = fields
        .filter(|(name, _)| *name != "until")
        .map(|(name, value)| (name.as_str(), text(value).into()))
        .collect();
    values.push(("until", until.into()));
    let key = match answer["on"].as_bool() {
        Some(true) => format!("admin-done-{name}-on"),
        Some(false) => format!("admin-done-{name}-off"),
        None => format!("admin-done-{name}"),
    };
    words.say(&key, &values)
}

fn bans(answer: &Value, words: &Words) -> String {
    let measures = list(answer, "measures");
    if measures.is_empty() {
        return say!(words, "admin-no-bans") + "\n";
    }
    let mut table = Table::new(
        [
            say!(words, "admin-heading-kind"),
            say!(words, "admin-heading-whom"),
            say!(words, "admin-heading-end"),
            say!(words, "admin-heading-reason"),
        ]
        .map(|heading| (heading, Align::Left))
        .into(),
    );
    for measure in measures {
        let kind = match measure["kind"].as_str() {
            Some("mute") => say!(words, "admin-kind-mute"),
            _ => say!(words, "admin-kind-ban"),
        };
        let whom = measure["name"].as_str().or(measure["addresses"].as_str());
        table.row(vec![
            kind,
            whom.unwrap_or_default().to_owned(),
            end(&measure["until"], words),
            text(&measure["reason"]),
        ]);
    }
    table.to_string()
}

fn reports(answer: &Value, words: &Words) -> String {
    let reports = list(answer, "reports");
    if reports.is_empty() {
        return say!(words, "admin-no-reports") + "\n";
    }
    let mut lines = Vec::new();
    for report in reports {
        let or_dash = |value: &Value| value.as_str().unwrap_or("-").to_owned();
        lines.push(say!(
            words,
            "admin-report",
            id = text(&report["id"]),
            time = time(&report["created_at"]),
            name = text(&report["name"]),
            reporter = or_dash(&report["reporter"]),
            table = or_dash(&report["table"]),
        ));
        lines.push(["  ", &text(&report["text"])].concat());
        for said in list(report, "said") {
            lines.push(["  > ", &text(&said["text"])].concat());
        }
    }
    lines.join("\n") + "\n"
}

fn audit(answer: &Value, words: &Words) -> String {
    let done = list(answer, "audit");
    if done.is_empty() {
        return say!(words, "admin-no-audit") + "\n";
    }
    let mut table = Table::new(
        [
            say!(words, "admin-heading-time"),
            say!(words, "admin-heading-who"),
            say!(words, "admin-heading-kind"),
            say!(words, "admin-heading-detail"),
        ]
        .map(|heading| (heading, Align::Left))
        .into(),
    );
    for done in done {
        table.row(vec![
            time(&done["at"]),
            text(&done["who"]),
            text(&done["action"]),
            text(&done["detail"]),
        ]);
    }
    table.to_string()
}

fn statistics(answer: &Value, words: &Words) -> String {
    let fields = answer.as_object().into_iter().flatten();
    let rows: Vec<(String, String)> = fields
        .map(|(name, value)| {
            let label = words.say(&format!("admin-stat-{}", name.replace('_', "-")), &[]);
            let shown = match value {
                Value::Bool(true) => say!(words, "admin-yes"),
                Value::Bool(false) => say!(words, "admin-no"),
                Value::Null => say!(words, "admin-none"),
                Value::Array(names) if names.is_empty() => say!(words, "admin-none"),
                Value::Array(names) => names.iter().map(text).collect::<Vec<_>>().join(", "),
                other => text(other),
            };
            (label, shown)
        })
        .collect();
    let widest = rows.iter().map(|(label, _)| label.chars().count()).max();
    let widest = widest.unwrap_or(0);
    rows.iter().fold(String::new(), |lines, (label, shown)| {
        let fill = " ".repeat(widest - label.chars().count());
        lines + label + &fill + "  " + shown + "\n"
    })
}

fn list<'a>(answer: &'a Value, name: &str) -> &'a [Value] {
    answer[name].as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn end(until: &Value, words: &Words) -> String {
    if until.is_null() {
        say!(words, "admin-for-ever")
    } else {
        say!(words, "admin-until", time = time(until))
    }
}

fn time(value: &Value) -> String {
    baralho_server::admin::written(value.as_i64().unwrap_or_default())
}
