//! Logs of tables.

use baralho_storage::{Append, Appended, Before, LogLine, Purge, Store, StoreError, TableState};

use super::{Check, checks, ok};

pub(crate) const CHECKS: &[Check] = checks![
    lines_come_back_as_they_went_in,
    only_the_next_line_is_taken,
    a_table_is_made_once,
    a_claim_fences_off_whoever_held_the_table_before,
    a_refusal_keeps_nobody_else_out,
    a_batch_may_have_several_parts_for_a_table,
    many_tables_move_at_once,
    tables_are_found_by_their_state,
    closed_tables_are_purged_when_they_are_old,
    archived_tables_are_purged_when_nothing_was_written_for_long,
    a_claim_postpones_no_purge,
    a_text_with_a_nul_is_refused_by_name,
    of_two_writers_at_the_same_line_one_wins,
];

pub(crate) fn append(code: &str, epoch: u64, first_seq: u64, bodies: &[&str]) -> Append {
    let lines = (1000 + first_seq as i64..).zip(bodies);
    let lines = lines.map(|(at, body)| LogLine::new(at, *body)).collect();
    Append::lines(code, epoch, first_seq, lines)
}

pub(crate) fn put(store: &Store, append: Append) -> Appended {
    ok(store.append(&[append]))[0]
}

fn bodies(store: &Store, code: &str) -> Vec<(u64, String)> {
    let claimed = ok(store.claim(code, "test"));
    let lines = claimed.expect("the table").lines;
    lines
        .into_iter()
        .map(|(seq, line)| (seq, line.body))
        .collect()
}

fn lines_come_back_as_they_went_in(store: &Store) {
    let odd = "{\"chat\":\"açaí ♥ \\u0000 'quoted' $1 ?1 \u{1F0CF}\"}";
    let long = "x".repeat(100_000);
    assert_eq!(put(store, append("a", 1, 0, &["one", odd])), Appended::Done);
    assert_eq!(put(store, append("a", 1, 2, &[&long])), Appended::Done);
    let claimed = ok(store.claim("a", "n")).expect("a table");
    assert_eq!(claimed.epoch, 2);
    assert_eq!(claimed.state, TableState::Live);
    let line = |seq: u64, body: &str| (seq, LogLine::new(1000 + seq as i64, body));
    assert_eq!(
        claimed.lines,
        [line(0, "one"), line(1, odd), line(2, &long)]
    );
    assert_eq!(ok(store.claim("b", "n")), None);
}

fn only_the_next_line_is_taken(store: &Store) {
    assert_eq!(put(store, append("a", 1, 0, &["0", "1"])), Appended::Done);
    for taken_or_gap in [1, 3, 7] {
        let answer = put(store, append("a", 1, taken_or_gap, &["x"]));
        assert_eq!(answer, Appended::Refused, "{taken_or_gap}");
    }
    assert_eq!(put(store, append("b", 1, 1, &["x"])), Appended::Refused);
    assert_eq!(put(store, append("a", 1, 2, &["2"])), Appended::Done);
    let there: Vec<u64> = bodies(store, "a").into_iter().map(|(seq, _)| seq).collect();
    assert_eq!(there, [0, 1, 2]);
}

fn a_table_is_made_once(store: &Store) {
    assert_eq!(put(store, append("a", 2, 0, &["x"])), Appended::Refused);
    assert_eq!(put(store, append("a", 1, 0, &["first"])), Appended::Done);
    assert_eq!(
        put(store, append("a", 1, 0, &["second"])),
        Appended::Refused
    );
    assert_eq!(bodies(store, "a"), [(0, "first".into())]);
}

fn a_claim_fences_off_whoever_held_the_table_before(store: &Store) {
    put(store, append("a", 1, 0, &["0"]));
    let second = ok(store.claim("a", "second")).expect("a table");
    assert_eq!(second.epoch, 2);
    assert_eq!(put(store, append("a", 1, 1, &["x"])), Appended::Refused);
    assert_eq!(put(store, append("a", 3, 1, &["x"])), Appended::Refused);
    assert_eq!(put(store, append("a", 2, 1, &["1"])), Appended::Done);
    let third = ok(store.claim("a", "third")).expect("a table");
    assert_eq!((third.epoch, third.lines.len()), (3, 2));
    assert_eq!(put(store, append("a", 2, 2, &["x"])), Appended::Refused);
}

fn a_refusal_keeps_nobody_else_out(store: &Store) {
    put(store, append("b", 1, 0, &["0"]));
    let mut refused = append("b", 1, 5, &["x"]);
    refused.state = Some(TableState::Closed);
    let batch = [
        append("c", 1, 0, &["0"]),
        refused,
        append("a", 1, 0, &["0"]),
        append("b", 1, 1, &["1"]),
    ];
    let answers = ok(store.append(&batch));
    assert_eq!(
        answers,
        [
            Appended::Done,
            Appended::Refused,
            Appended::Done,
            Appended::Done
        ]
    );
    assert_eq!(bodies(store, "b").len(), 2);
    let live = ok(store.tables(TableState::Live));
    assert_eq!(live, ["a", "b", "c"]);
    assert_eq!(ok(store.append(&[])), []);
}

fn a_batch_may_have_several_parts_for_a_table(store: &Store) {
    let batch = [
        append("b", 1, 0, &["0"]),
        append("a", 1, 0, &["0"]),
        append("b", 1, 1, &["1", "2"]),
        append("b", 1, 4, &["gap"]),
        append("b", 1, 3, &["3"]),
    ];
    let answers = ok(store.append(&batch));
    assert_eq!(
        answers,
        [
            Appended::Done,
            Appended::Done,
            Appended::Done,
            Appended::Refused,
            Appended::Done
        ]
    );
    assert_eq!(bodies(store, "b").len(), 4);
}

fn many_tables_move_at_once(store: &Store) {
    let code = |table: usize| format!("table{table:03}");
    let opened: Vec<Append> = (0..150)
        .map(|table| append(&code(table), 1, 0, &["0"]))
        .collect();
    ok(store.append(&opened));
    ok(store.claim(&code(7), "other"));
    // Two parts for each, of one and of two lines; some are fenced off, missing or too late.
    let mut batch = Vec::new();
    for table in (0..160).rev() {
        batch.push(append(&code(table), 1, 1, &["1"]));
        let first_seq = if table == 9 { 3 } else { 2 };
        batch.push(append(&code(table), 1, first_seq, &["2", "3"]));
    }
    let answers = ok(store.append(&batch));
    for (part, answer) in batch.iter().zip(answers) {
        let table: usize = part.code[5..].parse().expect("a number");
        let is_refused = table == 7 || table >= 150 || (table == 9 && part.first_seq == 3);
        assert_eq!(answer == Appended::Refused, is_refused, "{part:?}");
    }
    for table in 0..150 {
        let lines = match table {
            7 => 1,
            9 => 2,
            _ => 4,
        };
        let expected: Vec<(u64, String)> = (0..lines).map(|seq| (seq, seq.to_string())).collect();
        assert_eq!(bodies(store, &code(table)), expected);
    }
}

fn tables_are_found_by_their_state(store: &Store) {
    for code in ["c", "a", "b"] {
        put(store, append(code, 1, 0, &["0"]));
    }
    let mut archived = append("a", 1, 1, &["asleep"]);
    archived.state = Some(TableState::Archived);
    put(store, archived);
    let mut only_state = append("b", 1, 1, &[]);
    only_state.state = Some(TableState::Closed);
    assert_eq!(put(store, only_state), Appended::Done);
    let found = TableState::ALL.map(|state| ok(store.tables(state)).concat());
    assert_eq!(found, ["c", "a", "b"]);
    let claimed = ok(store.claim("a", "n")).expect("a table");
    assert_eq!(claimed.state, TableState::Archived);
}

/// A table with so many lines after the first, and then in a state.
fn put_away(store: &Store, code: &str, lines: usize, state: TableState) {
    put(store, append(code, 1, 0, &["0"]));
    if lines > 0 {
        put(store, append(code, 1, 1, &vec!["x"; lines]));
    }
    // Nothing is written with it: what counts is when the last line was.
    let mut away = append(code, 1, 1 + lines as u64, &[]);
    away.state = Some(state);
    assert_eq!(put(store, away), Appended::Done);
}

fn archived_tables_are_purged_when_nothing_was_written_for_long(store: &Store) {
    // Last written at 1000, 1010 and 1000.
    put_away(store, "a", 0, TableState::Archived);
    put_away(store, "b", 10, TableState::Archived);
    put(store, append("c", 1, 0, &["0"]));
    let purge = Purge {
        tables_closed_before: 5000,
        tables_archived_before: 1005,
        ..Purge::default()
    };
    assert_eq!(ok(store.purge(&purge)).tables, 1);
    assert_eq!(ok(store.claim("a", "n")), None);
    assert_eq!(bodies(store, "b").len(), 11);
    assert_eq!(bodies(store, "c").len(), 1);
    // More than are taken away at a time.
    let many = (0..120).map(|table| Append {
        state: Some(TableState::Archived),
        ..append(&format!("many{table}"), 1, 0, &["0"])
    });
    ok(store.append(&many.collect::<Vec<_>>()));
    assert_eq!(ok(store.purge(&purge)).tables, 120);
}

fn a_claim_postpones_no_purge(store: &Store) {
    put_away(store, "a", 3, TableState::Archived);
    put_away(store, "c", 3, TableState::Closed);
    for _ in 0..2 {
        let claimed = ok(store.claim("c", "second"));
        let claimed = claimed.expect("a table");
        // Nobody will write there, so there is nobody to fence off.
        assert_eq!((claimed.epoch, claimed.lines.len()), (1, 4));
        assert_eq!(claimed.state, TableState::Closed);
    }
    let claimed = ok(store.claim("a", "second"));
    assert_eq!(claimed.expect("a table").epoch, 2);
    let purge = Purge {
        tables_closed_before: 5000,
        tables_archived_before: 5000,
        ..Purge::default()
    };
    assert_eq!(ok(store.purge(&purge)).tables, 2);
}

fn a_text_with_a_nul_is_refused_by_name(store: &Store) {
    let before = Before {
        ended_at: 1,
        code: "a\0".into(),
        number: 1,
    };
    let refusals = [
        store.history(1, 5, Some(&before)).err(),
        store.game("a\0b", 1).err(),
        store.claim("\0", "n").err(),
        store.leaderboard("\0", 1, 0).err(),
        store.append(&[append("a", 1, 0, &["x\0y"])]).err(),
    ];
    for refused in refusals {
        assert!(matches!(refused, Some(StoreError::Nul)), "{refused:?}");
    }
    // Nothing is out of order after it.
    assert_eq!(put(store, append("a", 1, 0, &["x"])), Appended::Done);
}

fn closed_tables_are_purged_when_they_are_old(store: &Store) {
    for code in ["a", "b", "c"] {
        put(store, append(code, 1, 0, &["0"]));
    }
    // Closed at 1001, 1011 and not at all.
    for (code, lines) in [("a", 1), ("b", 11)] {
        let mut close = append(code, 1, 1, &vec!["x"; lines]);
        close.state = Some(TableState::Closed);
        put(store, close);
    }
    let purge = Purge {
        tables_closed_before: 1005,
        ..Purge::default()
    };
    assert_eq!(ok(store.purge(&purge)).tables, 1);
    assert_eq!(ok(store.claim("a", "n")), None);
    assert_eq!(bodies(store, "b").len(), 12);
    assert_eq!(bodies(store, "c").len(), 1);
    // Nothing of it is left that would be in the way of a new one.
    assert_eq!(put(store, append("a", 1, 0, &["new"])), Appended::Done);
}

fn of_two_writers_at_the_same_line_one_wins(store: &Store) {
    put(store, append("a", 1, 0, &["0"]));
    put(store, append("b", 1, 0, &["0"]));
    let wins = std::thread::scope(|scope| {
        let race = |codes: [&'static str; 2]| {
            scope.spawn(move || {
                let mut wins = 0;
                for seq in 1..40 {
                    let batch = codes.map(|code| append(code, 1, seq, &["x"]));
                    let answers = ok(store.append(&batch));
                    wins += answers
                        .iter()
                        .filter(|&&done| done == Appended::Done)
                        .count();
                }
                wins
            })
        };
        let racers = [race(["a", "b"]), race(["b", "a"])];
        racers.map(|racer| racer.join().expect("no panic"))
    });
    for code in ["a", "b"] {
        let there: Vec<u64> = bodies(store, code)
            .into_iter()
            .map(|(seq, _)| seq)
            .collect();
        let expected: Vec<u64> = (0..there.len() as u64).collect();
        assert_eq!(there, expected);
    }
    let lines = bodies(store, "a").len() + bodies(store, "b").len() - 2;
    assert_eq!(wins.iter().sum::<usize>(), lines);
}
