//! What `docs/bots.md` shows is what is written and read.

use baralho_buraco::Buraco;
use baralho_catalog::AnyRules;
use baralho_game::{Game, Match, Observer, Options, Outcome, Rules, Seat};
use baralho_protocol::{
    Choice, Clock, End, FromBot, Start, ToBot, Verdict, Wire, You, choose, write,
};
use baralho_rouba_montes::RoubaMontes;
use baralho_scopa::{ScopaRules, Small};
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/bots.md");

const IN_PORTUGUESE: &str = include_str!("../../../docs/bots.pt-BR.md");

/// The lines of a section that begin with a mark, without it.
fn marked<'a>(section: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    section
        .lines()
        .filter_map(move |line| line.strip_prefix(mark))
}

/// The part of the page under a heading.
fn section(heading: &str) -> &'static str {
    let start = PAGE.find(heading).expect(heading) + heading.len();
    let rest = &PAGE[start..];
    let end = rest.find("\n#").unwrap_or(rest.len());
    &rest[..end]
}

#[test]
fn every_message_shown_is_understood() {
    let mut kinds = Vec::new();
    for line in marked(PAGE, "> ") {
        let message = ToBot::read(line.as_bytes()).expect(line);
        assert_ne!(message, ToBot::Unknown, "{line}");
        let json: Value = serde_json::from_str(line).expect(line);
        kinds.push(json["type"].as_str().expect("a type").to_owned());
    }
    for kind in [
        "hello", "options", "ready", "start", "event", "request", "end", "quit",
    ] {
        assert!(
            kinds.iter().any(|shown| shown == kind),
            "no example of {kind}"
        );
    }
    let mut answers = 0;
    for line in marked(PAGE, "< ") {
        match FromBot::read(line.as_bytes()).expect(line) {
            FromBot::Hello(hello) => assert_eq!(hello.protocol, 1),
            FromBot::Ready => {}
            FromBot::Answer(_) => answers += 1,
            FromBot::Other => panic!("ignored: {line}"),
        }
    }
    assert!(answers >= 7);
}

#[test]
fn the_game_shown_is_a_real_one() {
    let text = section("## A game, line by line");
    let block = text.split("```").nth(1).expect("a block");
    let mut shown = marked(block, "> ");
    let rules = AnyRules::parse("escopa", None, &Options::new()).expect("a preset");
    let own = ScopaRules::parse("escopa", None, &Options::new()).expect("a preset");
    let seat = Seat::new(1);
    let mut game = Match::<Small>::new(own, 12);
    let mut expect = |line: String| assert_eq!(shown.next(), Some(line.as_str()));
    expect(write::hello(concat!("baralho ", env!("CARGO_PKG_VERSION"))));
    expect(write::ready());
    let mut start = Start::new(&rules, game.standing(), 1, seat, 99);
    start.names = vec!["robot4".to_owned(), "me".to_owned()];
    start.clock = Clock {
        move_ms: Some(1000),
        ..Clock::default()
    };
    expect(write::start(&start));
    let view = game.round().view(Observer::Seat(seat));
    expect(write::deal::<Small>(&view, game.standing()));
    let mut others = ["KS", "4C", "3S"].into_iter();
    let mut id = 0;
    for line in marked(block, "< ") {
        let FromBot::Answer(answer) = FromBot::read(line.as_bytes()).expect(line) else {
            continue;
        };
        id += 1;
        expect(write::request(
            id,
            game.round(),
            seat,
            game.standing(),
            Some(1000),
        ));
        assert!(answer.id.is_none_or(|named| named == id));
        let reply = Choice::Move(others.next().expect("as many moves").to_owned());
        for choice in [answer.choice, reply] {
            let chosen = choose(game.round(), &choice).expect("a legal move");
            let mut story = Vec::new();
            game.apply(chosen, &mut story);
            for event in story {
                expect(write::event::<Small>(&own, event, Observer::Seat(seat)));
            }
        }
    }
    assert_eq!(id, 3);
    assert_eq!(shown.next(), None);
}

#[test]
fn the_end_shown_is_what_is_written() {
    let end = End {
        result: Outcome {
            winners: vec![1],
            points: vec![1, 3],
        },
        reason: Verdict::Normal,
        at_fault: None,
        message: None,
        you: You::Won,
    };
    let line = write::end(&end);
    assert!(marked(PAGE, "> ").any(|shown| shown == line), "{line}");
    for name in Verdict::ALL.map(Verdict::name) {
        assert!(section("### end").contains(name), "{name} is not explained");
    }
}

/// Reads every event shown under a heading and writes it back.
fn events_of<G: Wire>(heading: &str, kinds: &[&str]) {
    let preset = match heading {
        "### Buraco" => "buraco",
        "### Rouba-Montes" => "rouba-montes",
        _ => "escopa",
    };
    let rules = G::Rules::parse(preset, Some(2), &Options::new()).expect("a preset");
    let text = section(heading);
    for kind in kinds {
        assert!(
            text.contains(&format!("| `{kind}` |")),
            "{kind} is not explained"
        );
    }
    for line in marked(text, "> ") {
        let ToBot::Event { event } = ToBot::read(line.as_bytes()).expect(line) else {
            panic!("not an event: {line}");
        };
        let kind = event["kind"].as_str().expect("a kind");
        assert!(kinds.contains(&kind), "{kind}");
        if kind == "deal" {
            G::read_deal(&rules, Seat::new(0).into(), &event).expect(line);
            continue;
        }
        let read = G::read_event(&rules, &event).expect(line);
        let written = serde_json::to_value(G::wire_event(&rules, &read));
        assert_eq!(written.expect("JSON"), event);
    }
}

#[test]
fn the_events_shown_are_those_of_the_games() {
    let scopa = "### Escopa, Scopa, Escoba, Scopone";
    events_of::<Small>(scopa, &["deal", "play", "cards", "close"]);
    events_of::<RoubaMontes>("### Rouba-Montes", &["deal", "turn"]);
    let buraco = ["deal", "draw", "take", "meld", "add", "discard", "end"];
    events_of::<Buraco>("### Buraco", &buraco);
}

#[test]
fn every_field_of_a_start_a_request_and_a_view_is_explained() {
    for line in marked(PAGE, "> ") {
        let json: Value = serde_json::from_str(line).expect(line);
        let fields = |value: &Value| -> Vec<String> {
            let object = value.as_object().expect("an object");
            object.keys().cloned().collect()
        };
        let named = match json["type"].as_str() {
            Some("start" | "request" | "end") => [
                fields(&json),
                match json.get("view") {
                    Some(view) => fields(view),
                    None => Vec::new(),
                },
            ]
            .concat(),
            Some("event") => fields(&json["event"]),
            _ => Vec::new(),
        };
        for name in named {
            assert!(
                PAGE.contains(&format!("`{name}`")),
                "`{name}` is not explained"
            );
        }
    }
}

#[test]
fn both_languages_show_the_same_lines_and_codes() {
    let shown = |page: &'static str| {
        let blocks = page.split("```").skip(1).step_by(2);
        blocks.collect::<Vec<_>>()
    };
    assert_eq!(shown(IN_PORTUGUESE), shown(PAGE));
    for name in Verdict::ALL.map(Verdict::name) {
        for page in [PAGE, IN_PORTUGUESE] {
            let line = page
                .lines()
                .find(|line| line.starts_with("| `reason` | `normal`"));
            let codes = line.expect("the reasons").split(['`', ' ']);
            assert!(codes.into_iter().any(|code| code == name), "{name}");
        }
    }
}
