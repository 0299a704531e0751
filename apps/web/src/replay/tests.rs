use super::*;
use std::sync::LazyLock;

use baralho_game::{
    Options,
    record::{MoveLine, Writer},
};
use baralho_words::{Language, Style};
use data_encoding::BASE64URL_NOPAD;

/// A whole match of Escopa.
static MATCH: LazyLock<String> = LazyLock::new(|| {
    let rules = AnyRules::parse("escopa", None, &Options::new()).expect("a preset");
    let header = rules.header(vec!["Ana".into(), "greedy".into()], 7);
    let mut text = Vec::new();
    let mut record = Writer::start(&mut text, &header).expect("it can be written");
    let mut game = rules.start(7);
    while let Some(first) = game.legal_moves().first().cloned() {
        let seat = game.turn().expect("somebody moves").index();
        game.play(&first).expect("it is legal");
        let line = RecordLine::Move(MoveLine { seat, text: first });
        record.line(&line).expect("it can be written");
    }
    let result = game.outcome().expect("it is over").clone();
    record
        .line(&RecordLine::Result { result })
        .expect("it can be written");
    String::from_utf8(text).expect("text")
});

#[test]
fn a_record_goes_into_a_link_and_comes_back() {
    for text in ["", "a", "ab", "abc", "{\"x\":\"é♦\"}\n", "four", &MATCH] {
        let link = to_link(text);
        assert_eq!(from_link(&link).as_deref(), Some(text));
        assert!(
            link.bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
        );
        // As it was before links had a check.
        assert_eq!(
            from_link(&BASE64URL_NOPAD.encode(text.as_bytes())).as_deref(),
            Some(text)
        );
    }
    assert_eq!(from_link("a b!"), None);
}

#[test]
fn a_link_that_is_not_whole_is_refused_wherever_it_is_cut() {
    let link = to_link(&MATCH);
    assert_eq!(
        Replay::of_link(&link).map(|(replay, _)| replay.end),
        Ok(End::Result)
    );
    for end in 0..link.len() {
        let cut = Replay::of_link(&link[..end]).map(|(replay, _)| replay.len());
        assert_eq!(cut, Err(Unreadable::Link), "cut at {end}");
    }
    for place in 0..link.len() {
        let other = if link.as_bytes()[place] == b'x' {
            "y"
        } else {
            "x"
        };
        let changed = [&link[..place], other, &link[place + 1..]].concat();
        assert!(Replay::of_link(&changed).is_err(), "changed at {place}");
    }
}

/// They carry no check: what is whole is shown, and what is not is never shown as if it were.
#[test]
fn an_old_link_is_shown_if_it_is_whole_and_else_refused_or_told_to_have_no_end() {
    let link = BASE64URL_NOPAD.encode(MATCH.as_bytes());
    let whole = Replay::of_link(&link).map(|(replay, _)| (replay.end, replay.is_right()));
    assert_eq!(whole, Ok((End::Result, true)));
    for end in 0..link.len() - 1 {
        match Replay::of_link(&link[..end]) {
            // Nothing but the end of its last line is missing.
            Ok((replay, text)) if text == MATCH.trim_end() => assert!(replay.is_right()),
            Ok((replay, _)) => assert_eq!(replay.end, End::Open, "cut at {end}"),
            Err(why) => assert_eq!(why, Unreadable::Link, "cut at {end}"),
        }
    }
    // A match that was left before its end is shown, and told to be one.
    let lines: Vec<&str> = MATCH.lines().take(9).collect();
    let left = BASE64URL_NOPAD.encode((lines.join("\n") + "\n").as_bytes());
    let left = Replay::of_link(&left).map(|(replay, _)| (replay.end, replay.len()));
    assert_eq!(left, Ok((End::Open, 8)));
}

#[test]
fn what_is_no_record_is_refused_in_every_language() {
    let later = MATCH.replacen("\"version\":1", "\"version\":2", 1);
    let other = MATCH.replacen("\"game\":\"escopa\"", "\"game\":\"poker\"", 1);
    for (text, why) in [
        ("", Unreadable::Text),
        ("hello", Unreadable::Text),
        ("{}", Unreadable::Text),
        (&*later, Unreadable::Unknown),
        (&*other, Unreadable::Unknown),
    ] {
        assert_eq!(
            Replay::read(text).map(|replay| replay.end),
            Err(why),
            "{text}"
        );
        for language in Language::ALL {
            let words = Words::new(language, Style::Symbols);
            assert!(words.has(why.key()), "{} {}", language.tag(), why.key());
        }
    }
}

#[test]
fn the_result_is_told_to_whoever_played() {
    let (replay, _) = Replay::of_link(&to_link(&MATCH)).expect("a match");
    let words = Words::new(Language::En, Style::Symbols);
    let told = replay.told_to(0, &words).expect("it is over");
    assert!(
        told.starts_with("You ") && told.contains("greedy "),
        "{told}"
    );
}

#[test]
fn links_of_version_1_are_opened() {
    let fixtures = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../crates/testkit/fixtures/v1"
    );
    let read = |name: String| std::fs::read_to_string(format!("{fixtures}/{name}")).expect(&name);
    let presets = baralho_catalog::PRESETS.iter().map(|preset| preset.name);
    for name in presets.chain(["escopa-without-check"]) {
        let link = read(format!("links/{name}.txt"));
        let (replay, text) = Replay::of_link(link.trim_end()).expect(name);
        assert!(replay.is_right(), "{name}");
        assert_eq!(replay.end, End::Result, "{name}");
        let game = name.trim_end_matches("-without-check");
        assert_eq!(text, read(format!("records/play-{game}.jsonl")));
    }
}

#[test]
fn the_story_tells_of_every_moment_what_is_told_when_it_is_shown() {
    let replay = Replay::read(&MATCH).expect("a record");
    let speech = Speech::new(Language::En);
    for seat in 0..2 {
        let story = replay.story(seat, &speech.eyes);
        assert_eq!(story.len(), replay.len() + 1);
        for (step, told) in story.iter().enumerate() {
            let moment = replay.at(step, seat, &speech).expect("a moment");
            let lines: Vec<String> = moment.told.into_iter().map(|line| line.seen).collect();
            // Before the first move of a round its deal is told, too.
            assert!(told.ends_with(&lines.join(" ")), "{step}: {told}");
        }
    }
    assert!((0..2).any(|seat| replay.is_won_by(seat) == Some(true)));
}
