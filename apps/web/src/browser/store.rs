//! What the browser keeps.

use web_sys::Storage;

/// Settings.
pub(super) const SETTINGS: &str = "baralho-settings";
/// The table against bots.
pub(super) const TABLE: &str = "baralho-table";
/// Matches played here, the latest first.
pub(super) const RECORDS: &str = "baralho-records";

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

/// The records of matches played here, the latest first.
pub(super) fn records() -> Vec<String> {
    let kept = get(RECORDS).and_then(|text| serde_json::from_str(&text).ok());
    kept.unwrap_or_default()
}

/// Keeps a record.
pub(super) fn keep_record(record: String) {
    let mut all = records();
    all.retain(|known| *known != record);
    all.insert(0, record);
    all.truncate(MOST_RECORDS);
    set(RECORDS, &serde_json::json!(all).to_string());
}
