//! What our reader of catalogues does not know is refused when they are compiled.

use crate::{
    compile::{Messages, compile, joined},
    marks::is_mark,
};

fn compiled(text: &str) -> Result<Messages, String> {
    let mut messages = Messages::new();
    compile(&mut messages, text).map(|()| messages)
}

#[test]
fn what_would_not_be_understood_is_refused() {
    for (text, why) in [
        ("-a = x", "no terms"),
        ("b = x\na = { b }", "a: this is not understood"),
        ("b = x\na = { b.c }", "a: this is not understood"),
        ("a = { -b }", "a: this is not understood"),
        ("a = { 5 }", "a: this is not understood"),
        ("a = { { $b } }", "a: this is not understood"),
        ("a = { NUMBER($n) }", "a: this is not understood"),
        ("a = { SPELL(5) }", "SPELL takes one value"),
        ("a = { SPELL($n, $m) }", "SPELL takes one value"),
        ("a = { SPELL($n, gender: \"neuter\") }", "no gender neuter"),
        ("a = { SPELL($n, case: \"genitive\") }", "nothing else"),
        ("a = { SPELL($n) ->\n   *[b] c\n}", "only a value"),
        (
            "a = { $n ->\n   *[other] b\n    [one] c\n}",
            "must come last",
        ),
        (
            "a = { $n ->\n    [few] b\n   *[other] c\n}",
            "[few] would never",
        ),
        (
            "a = { $n ->\n    [0.5] b\n   *[other] c\n}",
            "[0.5] is not a whole",
        ),
        ("a = { \"\\u0001\" }", "control character"),
        ("a = \u{8}", "control character"),
        ("a = x\na = y", "a is there twice"),
        ("a =\n    .b = c", "a says nothing"),
        ("a = { $b", "Expected"),
    ] {
        let error = compiled(text).expect_err(text);
        assert!(error.contains(why), "{text:?}: {error:?}");
    }
}

#[test]
fn what_belongs_to_a_group_outside_the_page_is_known() {
    let messages =
        compiled("a = 1\n    .b = 2\n\n## page: no\n\nc = 3\n    .d = 4\n\n##\n\ne = 5\n");
    let messages = messages.expect("Fluent");
    let keys = |text: String| -> Vec<String> {
        let parts: Vec<&str> = text.split_terminator(is_mark).collect();
        parts.iter().step_by(2).map(ToString::to_string).collect()
    };
    let page = joined(&messages, |message| message.is_in_page);
    assert_eq!(keys(page), ["a", "a.b", "e"]);
    assert_eq!(
        keys(joined(&messages, |_| true)),
        ["a", "a.b", "c", "c.d", "e"]
    );
}
