//! Whole games, every message of them.

use crate::hall::Hall;

#[test]
fn whole_games_of_built_in_bots() {
    let hall = Hall::new("transcripts");
    for (name, args) in [
        ("two", &["-d", "-seed", "12", "greedy", "greedy"][..]),
        (
            "four",
            &["-d", "-seed", "-5", "greedy", "base", "greedy", "greedy"],
        ),
        (
            "strict",
            &["-d", "-estrito", "-seed", "3", "greedy", "greedy"],
        ),
    ] {
        let said = hall.judged(args);
        said.fine();
        insta::assert_snapshot!(name, said.out);
    }
}

#[test]
fn debugging_overrides_silence() {
    let (hall, base) = Hall::with_base("debug-silent");
    let loud = hall.judged(&["-d", "-seed", "1", &base, &base]);
    let both = hall.judged(&["-silent", "-d", "-seed", "1", &base, &base]);
    assert_eq!(loud.out, both.out);
    assert!(
        loud.out
            .starts_with("J -> p1.base: p1.base p2.base\nJ -> p1.base: p1.base\n")
    );
}
