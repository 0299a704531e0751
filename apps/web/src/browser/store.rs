//! What the browser keeps.

use baralho_protocol::online::{Kept, Saved, Setup, TableCode};
use serde_json::{Value, json};
use web_sys::Storage;

pub(super) const SETTINGS: &str = "baralho-settings";
/// The table against bots, as it was when this page took it up.
const TABLE: &str = "baralho-table";
/// Matches played here, the latest first.
const RECORDS: &str = "baralho-records";

/// How many records are kept here.
const MOST_RECORDS: usize = 30;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What is kept under a name.
pub(super) fn get(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Keeps something. Where nothing can be kept, it is as if the page were new each time.
pub(super) fn set(name: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(name, value);
    }
}

/// Forgets something.
pub(super) fn remove(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name);
    }
}

/// The lines of the kept table that came after it was written down: each under a name of its own,
/// so that a line costs a line.
const LINES: &str = "baralho-line-";

/// The table against bots, as it is kept: its code, its lines, and the name under which those that
/// come are found.
pub(super) struct KeptTable {
    /// Its code and its log.
    pub(super) saved: Saved,
    name: String,
    /// Lines written down one by one.
    added: usize,
}

impl KeptTable {
    pub(super) fn kept() -> Option<Self> {
        let text = get(TABLE)?;
        let kept: Value = serde_json::from_str(&text).ok()?;
        let mut table = Self {
            saved: serde_json::from_str(&text).ok()?,
            name: kept["name"].as_str().unwrap_or_default().to_owned(),
            added: 0,
        };
        if !table.name.is_empty() {
            while let Some(line) = get(&table.next()) {
                table.saved.lines.push(serde_json::from_str(&line).ok()?);
                table.added += 1;
            }
        }
        Some(table)
    }

    /// Keeps this table from now on, and no other.
    pub(super) fn keep(table: TableCode, lines: Vec<Kept>) -> Self {
        forget_table();
        let name = (js_sys::Date::now() as u64).to_string();
        let all = json!({ "table": table, "name": name, "lines": lines });
        set(TABLE, &all.to_string());
        Self {
            saved: Saved { table, lines },
            name,
            added: 0,
        }
    }

    /// Adds a line, without writing the others again.
    pub(super) fn add(&mut self, line: Kept) {
        // Only maps with names: it can always be written.
        let text = serde_json::to_string(&line).unwrap_or_default();
        set(&self.next(), &text);
        self.added += 1;
        self.saved.lines.push(line);
    }

    fn next(&self) -> String {
        format!("{LINES}{}-{}", self.name, self.added)
    }

    /// What is played there, if it is not over, and whether its person has made a move.
    pub(super) fn unfinished(&self) -> Option<(String, bool)> {
        let last = self.last()?;
        last.running.then_some((last.setup.game, last.moved))
    }

    /// What was played there last.
    pub(super) fn last(&self) -> Option<LastGame> {
        let lines = self.saved.lines.iter();
        let bodies = lines.filter_map(|line| serde_json::from_str::<Value>(&line.body).ok());
        let mut last = None::<LastGame>;
        for body in bodies {
            // Logs of version 1 write it in fewer letters.
            let kind = body["kind"].as_str().or(body["t"].as_str());
            if let Some("created" | "changed") = kind {
                let setup = serde_json::from_value(body["setup"].clone());
                last = setup.ok().map(LastGame::of);
            }
            let Some(last) = &mut last else { continue };
            match kind {
                Some("bot") => last.seat(&body),
                Some("started") => (last.running, last.moved) = (true, false),
                // Whoever plays alone sits at the first place.
                Some("move" | "m") => {
                    last.moved |= [&body["seat"], &body["s"]].contains(&&Value::from(0));
                }
                Some("over") => last.running = false,
                _ => {}
            }
        }
        last
    }
}

/// A game against bots that was begun here.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LastGame {
    /// What is played.
    pub(super) setup: Setup,
    /// The others, by seat.
    pub(super) bots: Vec<String>,
    /// It is not over.
    pub(super) running: bool,
    /// Its person has made a move.
    pub(super) moved: bool,
}

impl LastGame {
    fn of(setup: Setup) -> Self {
        Self {
            setup,
            bots: Vec::new(),
            running: false,
            moved: false,
        }
    }

    /// A bot sits down: the first place is the person's.
    fn seat(&mut self, body: &Value) {
        let place = body["seat"].as_u64().and_then(|seat| seat.checked_sub(1));
        let (Some(place), Some(name)) = (place, body["name"].as_str()) else {
            return;
        };
        let place = place as usize;
        if place >= self.bots.len() {
            self.bots.resize(place + 1, name.to_owned());
        }
        name.clone_into(&mut self.bots[place]);
    }
}

/// Forgets the table against bots.
pub(super) fn forget_table() {
    remove(TABLE);
    let Some(storage) = storage() else { return };
    let names = (0..storage.length().unwrap_or_default()).filter_map(|n| storage.key(n).ok()?);
    let names: Vec<String> = names.filter(|name| name.starts_with(LINES)).collect();
    for name in names {
        remove(&name);
    }
}

/// The records of matches played here, the latest first, with the time when they ended where that
/// was kept.
pub(super) fn records() -> Vec<(Option<f64>, String)> {
    let kept = get(RECORDS).and_then(|text| serde_json::from_str::<Vec<Value>>(&text).ok());
    let record = |kept: Value| match &kept {
        // As earlier versions kept them.
        Value::String(text) => Some((None, text.clone())),
        kept => Some((kept["at"].as_f64(), kept["record"].as_str()?.to_owned())),
    };
    kept.unwrap_or_default()
        .into_iter()
        .filter_map(record)
        .collect()
}

/// Keeps a record of a match that has just ended.
pub(super) fn keep_record(record: String) {
    let mut all = records();
    all.retain(|(_, known)| *known != record);
    all.insert(0, (Some(js_sys::Date::now()), record));
    all.truncate(MOST_RECORDS);
    let all: Vec<Value> = all
        .into_iter()
        .map(|(at, record)| match at {
            Some(at) => json!({ "at": at as i64, "record": record }),
            None => record.into(),
        })
        .collect();
    set(RECORDS, &Value::from(all).to_string());
}
