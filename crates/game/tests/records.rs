//! Records read back what was written, survive being cut anywhere, and refuse nonsense.

use baralho_game::{
    Options, Outcome,
    record::{
        BadRecord, FORMAT, Header, LONGEST_LINE, Line, MoveLine, Reader, Record, VERSION, Writer,
    },
};
use proptest::prelude::*;

fn header() -> Header {
    Header {
        format: FORMAT.into(),
        version: VERSION,
        game: "escopa".into(),
        rules_version: 1,
        players: 2,
        rules: Options::new().with("target", 11).with("hints", "on"),
        seats: vec!["Ana".into(), "robot3".into()],
        generator: Some("chacha8/1".into()),
        seed: Some(u64::MAX),
        deck: None,
        dealer: None,
        fair: None,
        assisted: vec![0],
    }
}

fn written(lines: &[Line]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut writer = Writer::start(&mut bytes, &header()).expect("memory takes everything");
    for line in lines {
        writer.line(line).expect("memory takes everything");
    }
    bytes
}

fn some_lines() -> Vec<Line> {
    let mut lines: Vec<Line> = ["7Dx4C+3S", "2H", "KD"]
        .into_iter()
        .enumerate()
        .map(|(seat, text)| {
            Line::Move(MoveLine {
                seat: seat % 2,
                text: text.into(),
            })
        })
        .collect();
    lines.push(Line::Result {
        result: Outcome {
            winners: vec![1],
            points: vec![0, 4],
        },
    });
    lines
}

#[test]
fn what_was_written_reads_back_with_its_line_numbers() {
    let record = Record::read(written(&some_lines()).as_slice()).expect("a whole record");
    assert_eq!(record.header, header());
    let numbered: Vec<(usize, Line)> = (2..).zip(some_lines()).collect();
    assert_eq!(record.lines, numbered);
    assert_eq!(record.cut, None);
}

#[test]
fn a_record_cut_anywhere_is_readable_up_to_its_last_whole_line() {
    let bytes = written(&some_lines());
    let header_end = bytes.iter().position(|b| *b == b'\n').expect("a line end");
    for cut in header_end + 1..bytes.len() {
        let record = Record::read(&bytes[..cut]).expect("readable");
        // Splitting leaves one piece more than there are line ends, and one line is the header.
        let whole = bytes[..cut].split(|b| *b == b'\n').count() - 2;
        // The last byte of a line is its end: without it the line may still be whole.
        assert!(
            record.lines.len() == whole || record.lines.len() == whole + 1,
            "cut at {cut}"
        );
        assert!(record.cut.is_none() || record.cut == Some(whole + 2));
    }
}

#[test]
fn a_bad_line_in_the_middle_is_named_by_its_number() {
    let mut bytes = written(&some_lines()[..1]);
    bytes.extend_from_slice(b"nonsense\n{\"seat\":0,\"move\":\"2H\"}\n");
    let error = Record::read(bytes.as_slice()).expect_err("line 3 is wrong");
    assert!(matches!(error, BadRecord::Line { line: 3, .. }));
    assert!(error.to_string().starts_with("line 3: "), "{error}");
}

#[test]
fn a_line_that_is_no_move_and_no_result_is_refused_with_the_field_that_is_wrong() {
    for (line, part) in [
        (r#"{"seat":0}"#, "`move` is missing"),
        (
            r#"{"seat":-1,"move":"2H"}"#,
            "`seat`: invalid value: integer `-1`",
        ),
        (
            r#"{"result":{"winners":[1],"points":[0,"4"]}}"#,
            "`result.points[1]`: invalid type: string \"4\"",
        ),
        ("[]", "not an object"),
    ] {
        let mut bytes = written(&[]);
        bytes.extend_from_slice(format!("{line}\n").as_bytes());
        let error = Record::read(bytes.as_slice()).expect_err(line).to_string();
        assert!(error.starts_with(&format!("line 2: {part}")), "{error}");
        assert!(error.contains("; expected {"), "{error}");
    }
}

#[test]
fn blank_lines_are_skipped_but_counted() {
    let mut bytes = written(&[]);
    bytes.extend_from_slice(b"\n{\"seat\":0,\"move\":\"2H\"}\n");
    let record = Record::read(bytes.as_slice()).expect("readable");
    assert_eq!(record.lines[0].0, 3);
}

#[test]
fn what_is_no_record_is_refused_with_what_was_expected() {
    for (bytes, part) in [
        (&b""[..], "empty"),
        (b"\xff\xfe\x00", "not a record's header"),
        (b"{}", "missing field `format`"),
        (b"[1,2]", "not a record's header"),
    ] {
        let error = Record::read(bytes).expect_err("no record").to_string();
        assert!(error.contains(part), "{error}");
    }
    let later = String::from_utf8(written(&[]))
        .expect("text")
        .replace("\"version\":1", "\"version\":9");
    let error = Record::read(later.as_bytes()).expect_err("from the future");
    assert!(matches!(error, BadRecord::Version { given: 9 }));
}

#[test]
fn unknown_fields_of_later_versions_are_ignored() {
    let text = String::from_utf8(written(&some_lines())).expect("text");
    let more = text
        .replace("{\"seat\"", "{\"clock\":12,\"seat\"")
        .replace("{\"format\"", "{\"commitment\":\"x\",\"format\"");
    assert_eq!(
        Record::read(more.as_bytes()).expect("readable").lines.len(),
        4
    );
}

/// Every record of a file: where it begins, and its lines or the first that is wrong.
fn all(bytes: &[u8]) -> Vec<(usize, Vec<Line>, Option<BadRecord>)> {
    let mut records = Reader::new(bytes);
    let mut all = Vec::new();
    while let Some((line, _)) = records.next_record().expect("a header") {
        let (mut lines, mut wrong) = (Vec::new(), None);
        loop {
            match records.next_line() {
                Ok(Some((_, line))) => lines.push(line),
                Ok(None) => break,
                Err(bad) => {
                    wrong = Some(bad);
                    break;
                }
            }
        }
        all.push((line, lines, wrong));
    }
    all
}

#[test]
fn many_records_of_a_file_are_read_one_after_another() {
    let one = written(&some_lines());
    let empty = written(&[]);
    let file = [&one[..], &empty, b"\n", &one].concat();
    let read = all(&file);
    let starts: Vec<usize> = read.iter().map(|(line, ..)| *line).collect();
    assert_eq!(starts, [1, 6, 8]);
    assert_eq!(read[0].1, some_lines());
    assert!(read[1].1.is_empty());
    assert_eq!(read[2].1, some_lines());
    assert!(read.iter().all(|(_, _, wrong)| wrong.is_none()));
    // Who expects one says where the next begins.
    let error = Record::read(file.as_slice()).expect_err("three records");
    assert!(matches!(error, BadRecord::Another { line: 6 }), "{error}");
}

#[test]
fn what_is_wrong_in_one_record_costs_no_other() {
    let one = written(&some_lines());
    let bad = [
        &written(&some_lines()[..1])[..],
        b"nonsense\n{\"seat\":0}\n",
    ]
    .concat();
    let read = all(&[&one[..], &bad, &one].concat());
    assert_eq!(read.len(), 3);
    assert!(matches!(read[1].2, Some(BadRecord::Line { line: 8, .. })));
    assert_eq!(read[2].1, some_lines());
}

/// A line without an end, however long, needs no more memory than the longest one allowed.
#[test]
fn a_line_that_never_ends_is_refused() {
    let endless = std::io::BufReader::new(std::io::repeat(b'x'));
    let error = Record::read(endless).expect_err("endless");
    assert!(matches!(error, BadRecord::LongLine { line: 1 }), "{error}");
    let file = [&written(&[])[..], &vec![b' '; LONGEST_LINE + 1]].concat();
    let error = Record::read(file.as_slice()).expect_err("too long");
    assert!(matches!(error, BadRecord::LongLine { line: 2 }), "{error}");
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused_but_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _ = Record::read(bytes.as_slice());
    }

    #[test]
    fn a_record_with_any_byte_changed_is_read_or_refused_but_never_panics(place in 0_usize..400, byte in any::<u8>()) {
        let mut bytes = written(&some_lines());
        let place = place % bytes.len();
        bytes[place] = byte;
        let _ = Record::read(bytes.as_slice());
        let mut records = Reader::new(bytes.as_slice());
        while !matches!(records.next_record(), Ok(None)) {
            while let Ok(Some(_)) = records.next_line() {}
        }
    }

    #[test]
    fn option_values_keep_their_words_through_json(value in "[a-z0-9]{1,8}") {
        let options = Options::new().with("x", &value);
        let json = serde_json::to_string(&options).expect("JSON");
        let read: Options = serde_json::from_str(&json).expect("read back");
        let kept = read.get("x").map(|v| v.as_str().to_owned());
        // A number may lose leading zeros: 007 is 7.
        let expected = value.parse::<i64>().map_or(value, |number| number.to_string());
        prop_assert_eq!(kept, Some(expected));
    }
}

#[test]
fn json_words_become_the_words_people_type() {
    let options: Options =
        serde_json::from_str(r#"{"a":true,"b":false,"c":null,"d":11,"e":"2v2","f":[1],"g":1.5}"#)
            .expect("any JSON values");
    let words: Vec<(&str, &str)> = options.iter().collect();
    assert_eq!(
        words,
        [
            ("a", "on"),
            ("b", "off"),
            ("c", "none"),
            ("d", "11"),
            ("e", "2v2"),
            ("f", "[1]"),
            ("g", "1.5")
        ]
    );
}
