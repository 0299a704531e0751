//! The short form of fuzzing: every parser with random bytes, and with what it understands after
//! a few changes.

use baralho_fuzz::parsers;
use proptest::prelude::*;

/// A few bytes of a text are changed, taken out, doubled or put in.
fn changed(text: &str, changes: &[(prop::sample::Index, u8, u8)]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for (place, kind, byte) in changes {
        let place = place.index(bytes.len() + 1);
        match (kind % 4, bytes.get(place).copied()) {
            (0, Some(_)) => bytes[place] = *byte,
            (1, Some(_)) => drop(bytes.remove(place)),
            (2, Some(there)) => bytes.insert(place, there),
            _ => bytes.insert(place, *byte),
        }
    }
    bytes
}

#[test]
fn examples_are_read() {
    for parser in parsers() {
        (parser.read)(parser.example.as_bytes());
    }
}

proptest! {
    #[test]
    fn nothing_that_is_read_makes_anything_panic(
        random: Vec<u8>,
        changes in prop::collection::vec(any::<(prop::sample::Index, u8, u8)>(), 0..6),
    ) {
        for parser in parsers() {
            (parser.read)(&random);
            (parser.read)(&changed(parser.example, &changes));
        }
    }
}
