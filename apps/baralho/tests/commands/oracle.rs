//! `baralho oracle` as a service: order, ids, errors, garbage, documentation.

use std::{
    io::{BufRead, BufReader, Write},
    process::Stdio,
};

use serde_json::{Value, json};

use crate::support::{baralho, json, run_with};

pub(crate) fn ask(requests: &[Value]) -> Vec<Value> {
    let input: Vec<String> = requests.iter().map(Value::to_string).collect();
    let ran = run_with(&["oracle"], input.join("\n").as_bytes());
    ran.fine();
    let answers: Vec<Value> = ran.out.lines().map(json).collect();
    assert_eq!(answers.len(), requests.len());
    answers
}

pub(crate) fn ask_one(request: Value) -> Value {
    ask(&[request]).swap_remove(0)
}

pub(crate) fn words(text: &str) -> Value {
    text.split_whitespace().collect()
}

#[test]
fn the_examples_of_the_documentation_are_what_is_answered() {
    let page = include_str!("../../../../docs/oracle.md");
    let marked = |mark| page.lines().filter_map(move |line| line.strip_prefix(mark));
    let asked: Vec<&str> = marked("> ").collect();
    let told: Vec<&str> = marked("< ").collect();
    assert!(asked.len() > 12 && asked.len() == told.len());
    let ran = run_with(&["oracle"], asked.join("\n").as_bytes());
    let answers: Vec<&str> = ran.out.lines().collect();
    assert_eq!(answers.len(), told.len());
    for (answer, told) in answers.iter().zip(told) {
        // Three dots stand for anything.
        let (start, end) = told.split_once("...").unwrap_or((told, ""));
        assert!(answer.starts_with(start), "{answer}\n{told}");
        assert!(answer.ends_with(end), "{answer}\n{told}");
        if !told.contains("...") {
            assert_eq!(*answer, told);
        }
    }
    for op in [
        "captures", "score", "meld", "hand", "deal", "suggest", "run", "legal",
    ] {
        assert!(page.contains(&format!("## `{op}`")), "{op} is documented");
    }
}

#[test]
fn answers_come_in_order_with_their_ids_exactly_as_they_were() {
    let ids = [
        "1",
        "\"a\"",
        "null",
        "[1,{\"x\":[]}]",
        "{\"deep\":{\"er\":1}}",
        "12345678901234567890123456789",
        "1.50",
        "-0",
        "true",
        "\"\\u00e9\\n\"",
    ];
    let lines: Vec<String> = ids
        .iter()
        .map(|id| format!(r#"{{"op":"hand","id":{id},"game":"buraco","cards":[]}}"#))
        .collect();
    let ran = run_with(&["oracle"], lines.join("\n").as_bytes());
    let answers: Vec<&str> = ran.out.lines().collect();
    for (id, answer) in ids.iter().zip(&answers) {
        assert_eq!(*answer, format!(r#"{{"id":{id},"points":100}}"#));
    }
    assert_eq!(answers.len(), ids.len());
    let refused = run_with(&["oracle"], br#"{"id":[7],"op":"nothing"}"#).out;
    assert!(refused.starts_with(r#"{"id":[7],"error":{"#), "{refused}");
    let nameless = ask_one(json!({"op":"hand","game":"buraco","cards":[]}));
    assert_eq!(nameless, json!({"points":100}));
}

#[test]
fn each_answer_comes_before_the_next_question() {
    let mut child = baralho()
        .arg("oracle")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    let mut answers = BufReader::new(child.stdout.take().expect("piped")).lines();
    for id in 0..3 {
        writeln!(
            stdin,
            r#"{{"id":{id},"op":"hand","game":"buraco","cards":["3H"]}}"#
        )
        .expect("open");
        let answer = answers.next().expect("an answer").expect("text");
        assert_eq!(answer, format!(r#"{{"id":{id},"points":-5}}"#));
    }
    drop(stdin);
    assert!(answers.next().is_none());
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn garbage_gets_an_error_and_the_next_line_its_answer() {
    let good = br#"{"id":1,"op":"hand","game":"buraco","cards":[]}"#;
    for garbage in [
        &b"hello"[..],
        b"{",
        b"{\"op\":",
        b"\xff\xfe\x00\x01",
        b"{\"op\":\"hand\",\"game\":\"\xc3\x28\"}",
        b"\x00",
        b"nul",
        b"{\"id\":1e999}",
        b"\"\\ud800\"",
    ] {
        let input = [garbage, b"\n", good, b"\n"].concat();
        let ran = run_with(&["oracle"], &input);
        ran.fine();
        let answers: Vec<Value> = ran.out.lines().map(json).collect();
        assert_eq!(answers[0]["error"]["code"], "bad-json", "{garbage:?}");
        assert_eq!(answers[1], json!({"id":1,"points":100}));
        assert_eq!(answers.len(), 2);
    }
    let deep = [b"[".repeat(100_000).as_slice(), b"\n", good].concat();
    assert_eq!(run_with(&["oracle"], &deep).out.lines().count(), 2);
    let long = [vec![b' '; 5 << 20].as_slice(), b"x\n", good].concat();
    let ran = run_with(&["oracle"], &long);
    assert!(
        ran.out
            .starts_with(r#"{"id":null,"error":{"code":"bad-json""#),
        "{ran:?}"
    );
    assert_eq!(ran.out.lines().count(), 2);
}

#[test]
fn blank_lines_are_skipped_and_nothing_in_is_nothing_out() {
    let input = b"\n  \r\n\t\n{\"op\":\"hand\",\"game\":\"buraco\",\"cards\":[]}\r\n\n";
    let ran = run_with(&["oracle"], input);
    assert_eq!(ran.out, "{\"points\":100}\n");
    run_with(&["oracle"], b"").refused(0);
}

/// A mistake on each line: the code of the answer, a part of its message, and the request.
const MISTAKES: &str = r#"
bad-request | JSON object | []
bad-request | JSON object | "captures"
bad-request | JSON object | 3
bad-request | JSON object | null
bad-request | op | {}
unknown-op | meditate | {"op":"meditate","game":"escopa"}
bad-request | op | {"op":7,"game":"escopa"}
bad-request | game | {"op":"deal","seed":1}
unknown-game | poker | {"op":"deal","seed":1,"game":"poker"}
bad-request | game | {"op":"deal","seed":1,"game":[]}
bad-request | buraco | {"op":"meld","game":"escopa","cards":[]}
bad-request | escopa | {"op":"captures","game":"buraco","table":[],"card":"7D"}
bad-request | legal | {"op":"run","game":"buraco","deck":[]}
bad-request | no moves to choose | {"op":"run","game":"rouba-montes","players":2,"deck":["AD","AS"],"moves":["AD"]}
bad-request | no moves to choose | {"op":"run","game":"rouba-montes","players":2,"deck":["AD","AS"],"moves":"AD"}
bad-request | no moves to choose | {"op":"run","game":"rouba-montes","players":2,"deck":["AD","AS"],"moves":1}
bad-request | table | {"op":"captures","game":"escopa","card":"7D"}
bad-request | card | {"op":"captures","game":"escopa","table":[]}
bad-request | table | {"op":"captures","game":"escopa","table":"7D","card":"7D"}
bad-card | table[0] | {"op":"captures","game":"escopa","table":["7X"],"card":"7D"}
bad-card | table[0] | {"op":"captures","game":"escopa","table":[7],"card":"7D"}
bad-card | A 2 3 4 5 6 7 J Q K | {"op":"captures","game":"escopa","table":[],"card":"10D"}
bad-card | 8 9 10 | {"op":"captures","game":"scopa","table":[],"card":"KD"}
bad-deck | once | {"op":"captures","game":"escopa","table":["7D"],"card":"7D"}
bad-deck | 2 times | {"op":"captures","game":"scopa","rules":{"decks":2},"table":["7D","7D"],"card":"7D"}
bad-rules | 1 to 6 | {"op":"captures","game":"scopa","rules":{"decks":7},"table":[],"card":"7D"}
bad-request | rules | {"op":"captures","game":"scopa","rules":[],"table":[],"card":"7D"}
bad-rules | `x` | {"op":"captures","game":"scopa","rules":{"x":1},"table":[],"card":"7D"}
bad-rules | 2 to 16 | {"op":"captures","game":"scopa","players":17,"table":[],"card":"7D"}
bad-request | players | {"op":"captures","game":"scopa","players":-2,"table":[],"card":"7D"}
bad-request | piles | {"op":"score","game":"scopa"}
bad-deck | 7D | {"op":"score","game":"scopa","piles":[["7D"],["7D"]]}
bad-request | sweeps | {"op":"score","game":"scopa","piles":[[],[]],"sweeps":[1]}
bad-request | sweeps | {"op":"score","game":"scopa","piles":[[],[]],"sweeps":[1,-1]}
bad-request | players | {"op":"score","game":"scopa","piles":[[],[]],"players":3}
bad-rules | 4 | {"op":"score","game":"scopone","piles":[[],[]]}
bad-rules | team_mode | {"op":"score","game":"scopa","piles":[[],[],[]],"team_mode":"2v2"}
bad-request | cards | {"op":"meld","game":"buraco"}
bad-card | cards[0] | {"op":"meld","game":"buraco","cards":["1H"]}
bad-request | onto | {"op":"meld","game":"buraco","cards":[],"onto":{}}
bad-rules | itp | {"op":"meld","game":"buraco","cards":[],"compat":"utp"}
bad-request | compat | {"op":"meld","game":"buraco","cards":[],"compat":1}
bad-request | seed | {"op":"deal","game":"buraco"}
bad-request | seed | {"op":"deal","game":"buraco","seed":-1}
bad-request | seed | {"op":"deal","game":"buraco","seed":1.5,"compat":"itp"}
bad-rules | 2, 4 | {"op":"deal","game":"buraco","seed":1,"players":3}
bad-rules | compat | {"op":"deal","game":"scopa","seed":1,"compat":"itp"}
bad-request | bot | {"op":"suggest","game":"escopa","hand":["7D"]}
unknown-bot | robot0 | {"op":"suggest","game":"escopa","bot":"robot9","hand":["7D"]}
bad-request | hand | {"op":"suggest","game":"escopa","bot":"robot0","hand":[]}
bad-deck | 7D | {"op":"suggest","game":"escopa","bot":"robot0","hand":["7D"],"table":["7D"]}
bad-request | 4 cards in hand and 0 on the table | {"op":"suggest","game":"escopa","bot":"robot0","hand":["7D","7S","7H","7C"]}
bad-request | `tabel` | {"op":"suggest","game":"scopone","bot":"robot0","hand":["7D"],"tabel":["7S"]}
bad-request | team_mode | {"op":"deal","game":"scopa","players":4,"seed":1,"team_mode":"2v2","rules":{"team_mode":"individual"}}
bad-deck | 40 | {"op":"run","game":"escopa","deck":["7D"]}
bad-request | dealer | {"op":"run","game":"rouba-montes","deck":["7D"],"dealer":4}
bad-rules | 2 to 20 | {"op":"run","game":"rouba-montes","deck":["7D"],"players":21}
bad-request | seed | {"op":"legal","game":"escopa"}
bad-request | moves[0] | {"op":"legal","game":"escopa","seed":1,"moves":[1]}
illegal-move | moves[0] | {"op":"legal","game":"escopa","seed":1,"moves":["hop"]}
"#;

#[test]
fn what_is_wrong_in_a_request_is_refused_by_name() {
    let rows = MISTAKES.trim().lines();
    let rows: Vec<Vec<&str>> = rows.map(|row| row.splitn(3, " | ").collect()).collect();
    let requests: Vec<Value> = rows.iter().map(|row| json(row[2])).collect();
    for (row, answer) in rows.iter().zip(ask(&requests)) {
        let (code, sign, request) = (row[0], row[1], row[2]);
        assert_eq!(answer["error"]["code"], code, "{request} {answer}");
        let message = answer["error"]["message"].as_str().expect("a text");
        assert!(message.contains(sign), "{request}: {message}");
    }
}

#[test]
fn some_fields_are_welcome_in_every_op() {
    let plain = ask_one(json!({"op":"captures","game":"scopa","table":["7D"],"card":"7S"}));
    let more = ask_one(json!({
        "op": "captures", "game": "scopa", "table": ["7D"], "card": "7S",
        "players": 2, "rules": {}, "seed": 3, "compat": null,
    }));
    assert_eq!(plain, more);
}
