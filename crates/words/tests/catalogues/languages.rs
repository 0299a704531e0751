//! Where the catalogues of two languages differ.

use std::collections::BTreeSet;

use crate::{
    compile::Messages,
    marks::{FEMININE, MASCULINE, NAME, SELECT, VALUE},
};

/// Values that carry grammar: a language that does not need them leaves them out.
const GRAMMAR: [&str; 2] = ["gender", "sound"];

/// The values that a message takes, none if there is no such message.
pub(crate) fn values(messages: &Messages, key: &str) -> BTreeSet<String> {
    let pattern = messages.get(key).map_or("", |message| &message.pattern);
    let after_marks = pattern.split([VALUE, MASCULINE, FEMININE, SELECT]).skip(1);
    let names = after_marks.filter_map(|rest| rest.split(NAME).next());
    names.map(str::to_owned).collect()
}

/// Where two languages differ: keys one of them lacks, and values that differ by more
/// than grammar.
pub(crate) fn differences(one: (&str, &Messages), other: (&str, &Messages)) -> Vec<String> {
    let mut found = Vec::new();
    for ((name, here), (other_name, there)) in [(one, other), (other, one)] {
        for key in here.keys().filter(|key| !there.contains_key(*key)) {
            found.push(format!("{key} is in {name} and not in {other_name}"));
        }
    }
    let meaning = |messages: &Messages, key: &str| {
        let mut values = values(messages, key);
        values.retain(|value| !GRAMMAR.contains(&value.as_str()));
        values
    };
    for key in one.1.keys().filter(|key| other.1.contains_key(*key)) {
        let (here, there) = (meaning(one.1, key), meaning(other.1, key));
        if here != there {
            let (a, b) = (one.0, other.0);
            found.push(format!("{key} takes {here:?} in {a} and {there:?} in {b}"));
        }
    }
    found
}

#[test]
fn differences_between_languages_are_found() {
    let read = |text| {
        let mut messages = Messages::new();
        crate::compile::compile(&mut messages, text).expect("Fluent");
        messages
    };
    let english = read("a = x { $n }\n    .short = x\nb = { $n } { $who }\nc = { $card }\n");
    assert_eq!(values(&english, "b"), ["n", "who"].map(String::from).into());
    let same = read(
        "a = { $n ->\n    [one] y\n   *[other] { SPELL($n) }\n}\n    .short = y\nb = { $n } { $who }\nc = { $gender ->\n    [feminine] a\n   *[other] o\n} { $card }\n",
    );
    assert_eq!(
        differences(("en", &english), ("it", &same)),
        Vec::<String>::new()
    );
    let lacking = read("a = y { $m }\nb = { $n } { $who }\n");
    assert_eq!(
        differences(("en", &english), ("es", &lacking)),
        [
            "a.short is in en and not in es",
            "c is in en and not in es",
            "a takes {\"n\"} in en and {\"m\"} in es",
        ]
    );
}
