//! The zoo's list of modes is whole.

use std::{collections::BTreeSet, fs};

#[test]
fn every_mode_of_the_zoo_is_listed_and_every_listed_one_exists() {
    let read = |file: &str| {
        let path = format!("{}/../../zoo/{file}", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(path).expect("the zoo is there")
    };
    let (source, list) = (read("zoo.c"), read("README.md"));
    let mut modes: BTreeSet<&str> = source
        .split("is(\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    // It does nothing special, so nothing asks for it.
    modes.insert("plays");
    let listed: BTreeSet<&str> = list
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split(" | ").next())
        .flat_map(|names| names.split(", "))
        .map(|name| {
            name.trim_matches('`')
                .split([' ', '`'])
                .next()
                .unwrap_or("")
        })
        .collect();
    assert_eq!(modes, listed);
}
