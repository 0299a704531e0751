//! What is written is what serde_json writes, and reads back.

use baralho_reading::{Value, indented, object, tree, written};
use proptest::prelude::*;
use serde_json::json;

fn trees(leaf: impl Strategy<Value = Value> + 'static) -> impl Strategy<Value = Value> {
    leaf.prop_recursive(4, 40, 5, |inside| {
        prop_oneof![
            proptest::collection::vec(inside.clone(), 0..5).prop_map(Value::from),
            proptest::collection::btree_map(".{0,3}", inside, 0..5)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

fn leaves() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        "(.|[\\x00-\\x22\\\\]){0,8}".prop_map(Value::from),
    ]
}

proptest! {
    #[test]
    fn a_tree_is_written_as_serde_json_writes_it(tree in trees(leaves())) {
        prop_assert_eq!(written(&tree), tree.to_string());
        let people = serde_json::to_string_pretty(&tree).expect("JSON");
        prop_assert_eq!(indented(&tree), people);
    }

    #[test]
    fn numbers_with_a_point_read_back_as_such(numbers: Vec<f32>) {
        // Of 32 bits: serde_json may miss the last bit of 64 when it reads.
        let numbers: Vec<f64> = numbers
            .into_iter()
            .filter(|number| number.is_finite())
            .map(f64::from)
            .collect();
        let list = json!(numbers);
        let text = written(&list);
        let read = tree(text.as_bytes()).expect("JSON");
        for (read, number) in read.as_array().expect("a list").iter().zip(numbers) {
            prop_assert!(read.is_f64(), "{}", text);
            let back = read.as_f64().expect("a number");
            prop_assert!((back - number).abs() <= number.abs() * 1e-15, "{}", text);
        }
    }
}

#[test]
fn an_object_has_the_fields_it_was_given() {
    let made = object(vec![("b", 1.into()), ("a", "x".into()), ("b", Value::Null)]);
    assert_eq!(written(&made), r#"{"a":"x","b":null}"#);
}
