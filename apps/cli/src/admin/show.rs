//! What came of an action, for people.

use baralho_server::admin::{Action, end, kind, told, told_report, told_statistics, written};
use baralho_words::{Words, say};
use serde_json::Value;

use crate::table::{Align, TextTable};

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
        _ => told(name, answer, words) + "\n",
    }
}

fn bans(answer: &Value, words: &Words) -> String {
    let measures = list(answer, "measures");
    if measures.is_empty() {
        return say!(words, "admin-no-bans") + "\n";
    }
    let mut table = columns([
        say!(words, "admin-heading-kind"),
        say!(words, "admin-heading-whom"),
        say!(words, "admin-heading-end"),
        say!(words, "admin-heading-reason"),
    ]);
    for measure in measures {
        let whom = measure["name"].as_str().or(measure["addresses"].as_str());
        table.row(vec![
            kind(measure, words),
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
        lines.push(told_report(report, words));
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
    let mut table = columns([
        say!(words, "admin-heading-time"),
        say!(words, "admin-heading-who"),
        say!(words, "admin-heading-kind"),
        say!(words, "admin-heading-detail"),
    ]);
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
    let rows = told_statistics(answer, words);
    let widest = rows.iter().map(|(label, _)| label.chars().count()).max();
    let widest = widest.unwrap_or(0);
    rows.iter().fold(String::new(), |lines, (label, shown)| {
        let fill = " ".repeat(widest - label.chars().count());
        lines + label + &fill + "  " + shown + "\n"
    })
}

fn columns(headings: [String; 4]) -> TextTable {
    TextTable::new(headings.map(|heading| (heading, Align::Left)).into())
}

fn list<'a>(answer: &'a Value, name: &str) -> &'a [Value] {
    answer[name].as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn time(value: &Value) -> String {
    written(value.as_i64().unwrap_or_default())
}
