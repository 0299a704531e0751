//! Trees of JSON with something changed, and what two readers make of them.

use std::fmt::Debug;

use baralho_reading::{FromJson, Value, tree};
use proptest::{prelude::*, sample::Index};
use serde::de::DeserializeOwned;
use serde_json::json;

/// Something to do to a tree.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Another value at a place.
    Replace(Index, Value),
    /// A field less in some object.
    Remove(Index, Index),
    /// A field more in some object.
    Add(Index, Value),
}

/// Whatever may stand in the place of something else.
fn values() -> impl Strategy<Value = Value> {
    let odd = [
        json!(null),
        json!(true),
        json!(0),
        json!(7),
        json!(-1),
        json!(255),
        json!(256),
        json!(i64::from(i32::MIN) - 1),
        json!(i64::from(u32::MAX)),
        json!(i64::from(u32::MAX) + 1),
        json!(i64::MIN),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(1e300),
        json!(18_446_744_073_709_551_616.0),
        json!(1.0),
        json!(-0.0),
        json!(1.5),
        json!(""),
        json!("7"),
        json!("off"),
        json!("none"),
        json!("fly"),
        json!("3k9w2mfa7pqx"),
        json!([]),
        json!([1]),
        json!(["a", null]),
        json!([1, "ana", true, false]),
        json!({}),
        json!({ "own": null }),
        json!({ "kind": "off", "id": 7, "name": "bia" }),
    ];
    proptest::sample::select(odd.to_vec())
}

/// A few changes.
pub(crate) fn changes() -> impl Strategy<Value = Vec<Change>> {
    let place = any::<Index>;
    let change = prop_oneof![
        3 => (place(), values()).prop_map(|(place, value)| Change::Replace(place, value)),
        1 => (place(), place()).prop_map(|(place, field)| Change::Remove(place, field)),
        1 => (place(), values()).prop_map(|(place, value)| Change::Add(place, value)),
    ];
    proptest::collection::vec(change, 0..3)
}

/// The tree as it is after the changes.
pub(crate) fn changed(mut tree: Value, changes: &[Change]) -> Value {
    for change in changes {
        match change {
            Change::Replace(place, value) => {
                let mut places = Vec::new();
                walk(&tree, "", &mut |path, _| places.push(path.to_owned()));
                *at(&mut tree, place.get(&places).as_str()) = value.clone();
            }
            Change::Remove(place, field) => {
                if let Some(object) = object(&mut tree, *place) {
                    let names: Vec<String> = object.keys().cloned().collect();
                    if !names.is_empty() {
                        object.remove(field.get(&names));
                    }
                }
            }
            Change::Add(place, value) => {
                if let Some(object) = object(&mut tree, *place) {
                    object.insert("later".into(), value.clone());
                }
            }
        }
    }
    tree
}

fn walk(value: &Value, path: &str, visit: &mut impl FnMut(&str, &Value)) {
    visit(path, value);
    match value {
        Value::Array(list) => {
            for (place, value) in list.iter().enumerate() {
                walk(value, &format!("{path}/{place}"), visit);
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                walk(value, &format!("{path}/{name}"), visit);
            }
        }
        _ => {}
    }
}

fn at<'a>(tree: &'a mut Value, path: &str) -> &'a mut Value {
    tree.pointer_mut(path).expect("a place of this tree")
}

fn object(tree: &mut Value, place: Index) -> Option<&mut serde_json::Map<String, Value>> {
    let mut places = Vec::new();
    walk(tree, "", &mut |path, value| {
        if value.is_object() {
            places.push(path.to_owned());
        }
    });
    if places.is_empty() {
        return None;
    }
    at(tree, place.get(&places).as_str()).as_object_mut()
}

/// What serde reads from a text, [`FromJson`] reads, and nothing else; but for what its crate
/// says.
pub(crate) fn read_alike<T: FromJson + DeserializeOwned + PartialEq + Debug>(text: &str) {
    let by_serde = serde_json::from_str::<T>(text);
    let tree = match tree(text.as_bytes()) {
        Ok(tree) => tree,
        Err(why) => return assert!(by_serde.is_err(), "{why}: {text}"),
    };
    match (T::from_json(&tree), by_serde) {
        (Ok(ours), Ok(theirs)) => assert_eq!(ours, theirs, "{text}"),
        (Err(_), Err(_)) => {}
        (Ok(ours), Err(why)) => panic!("serde refuses this: {why}\n{text}\n{ours:?}"),
        (Err(why), Ok(theirs)) => {
            let why = why.to_string();
            let (_, found) = why.rsplit_once(", not ").unwrap_or_default();
            let known = why.contains("an object {...}, not a list")
                || why.contains("should be one of `")
                    && (found == "an object" || found.parse::<u64>().is_ok());
            assert!(known, "serde reads this: {why}\n{text}\n{theirs:?}");
        }
    }
}
