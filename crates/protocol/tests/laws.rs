//! What must hold for every game on the wire.

use baralho_buraco::Buraco;
use baralho_catalog::{AnyRules, PRESETS, with_game};
use baralho_game::{Event, Match, Observer, Options, Phase, Rules, Seat, View, chance};
use baralho_protocol::{Choice, Follower, Start, ToBot, Wire, choose, write};
use serde_json::Value;

/// How many rounds of a match are followed.
const ROUNDS: u32 = 6;

/// The rules of a preset with options written so: `target=11,decks=2`.
fn rules(preset: &str, players: Option<usize>, options: &str) -> AnyRules {
    let mut set = Options::new();
    for pair in options.split_terminator(',') {
        set.set_pair(pair).expect("an option and its value");
    }
    AnyRules::parse(preset, players, &set).expect("rules that can be played")
}

/// Every preset as it is, and tables that strain it.
fn tables() -> Vec<AnyRules> {
    let strained = [
        ("escopa", 3, ""),
        ("escopa", 4, "team_mode=2v2"),
        ("escopa", 6, "target=11,choice=most"),
        ("scopa", 16, "decks=6,cards_per_deal=10"),
        ("scopa", 6, "decks=2,team_mode=2v2v2"),
        ("scopa", 3, "inverse=on,target=4"),
        ("scopa", 5, "inverse=on,target=3,decks=3"),
        ("scopa", 2, "instant_win=on,faces=figures"),
        ("scopa", 4, "scopa_mechanic=only_scopas,redeal=1"),
        ("escoba", 3, "choice=player,decks=6"),
        ("escoba", 4, "team_mode=2v2,last_play_sweep=off"),
        ("scopone", 4, "cards_per_deal=9"),
        ("rouba-montes", 2, ""),
        ("rouba-montes", 20, "decks=3"),
        ("buraco", 4, ""),
        ("buraco", 2, "compat=itp"),
        ("buraco", 4, "compat=itp"),
    ];
    let usual = PRESETS.iter().map(|preset| rules(preset.name, None, ""));
    let strained = strained.map(|(preset, players, options)| rules(preset, Some(players), options));
    usual.chain(strained).collect()
}

fn parsed(line: &str) -> ToBot {
    assert!(!line.contains('\n'), "a message is one line");
    ToBot::read(line.as_bytes()).expect("our own message")
}

fn told<G: Wire>(follower: &mut Follower<G>, line: &str) {
    let ToBot::Event { event } = parsed(line) else {
        panic!("not an event: {line}");
    };
    follower.absorb(&event).expect(line);
}

/// Plays a match at random and tells every seat and a spectator of it, a round at a time.
fn follow<G: Wire>(rules: &G::Rules, seed: u64) {
    let mut rng = chance::generator(seed, u64::MAX);
    let mut game = Match::<G>::new(rules.clone(), seed);
    let observers: Vec<Observer> = Observer::all(rules.players()).collect();
    let mut followers: Vec<Follower<G>> = observers
        .iter()
        .map(|&observer| Follower::new(rules.clone(), observer))
        .collect();
    while game.standing().round <= ROUNDS {
        for (follower, &observer) in followers.iter_mut().zip(&observers) {
            let view = game.round().view(observer);
            let line = write::deal::<G>(&view, game.standing());
            told(follower, &line);
            assert_eq!(follower.standing(), Some(game.standing()));
        }
        while let Some(turn) = game.turn() {
            for (follower, &observer) in followers.iter().zip(&observers) {
                assert_eq!(follower.view(), Some(&game.round().view(observer)));
            }
            keep_request(&game, turn, &mut rng);
            let chosen = game.round().random_move(&mut rng).expect("a move");
            let mut story = Vec::new();
            game.apply(chosen, &mut story);
            for event in story {
                for (follower, &observer) in followers.iter_mut().zip(&observers) {
                    let line = write::event::<G>(rules, event, observer);
                    told(follower, &line);
                    let ToBot::Event { event: json } = parsed(&line) else {
                        unreachable!("just told");
                    };
                    let back = G::read_event(rules, &json).expect("our own event");
                    assert_eq!(back, event.seen_by(observer));
                }
            }
        }
        for (follower, &observer) in followers.iter().zip(&observers) {
            assert_eq!(follower.view(), Some(&game.round().view(observer)));
        }
        let ending = serde_json::to_value(G::wire_ending(game.round())).expect("JSON");
        for follower in &followers {
            let view = follower.view().expect("a round was dealt");
            let tally = G::read_ending(view, &ending).expect("our own ending");
            assert_eq!(tally, game.round().tally());
        }
        match game.phase() {
            Phase::Pause { .. } => game.next_round(),
            _ => return,
        }
    }
}

/// A request lists the legal moves in order, and says no more than the view knows.
fn keep_request<G: Wire>(game: &Match<G>, turn: Seat, rng: &mut chance::Generator) {
    let line = write::request(7, game.round(), turn, game.standing(), Some(100));
    let ToBot::Request(request) = parsed(&line) else {
        panic!("not a request: {line}");
    };
    assert_eq!((request.id, request.time_ms), (7, Some(100)));
    assert_eq!(request.view["seat"], Value::from(turn.index()));
    let moves = game.round().moves();
    assert_eq!(request.moves.len(), moves.len());
    for (index, (text, legal)) in request.moves.iter().zip(moves).enumerate() {
        let by_index = choose(game.round(), &Choice::Index(index as u64));
        assert_eq!(by_index.expect("listed"), legal);
        let by_text = choose(game.round(), &Choice::Move(text.clone()));
        assert_eq!(by_text.expect("listed"), legal);
    }
    let beyond = Choice::Index(request.moves.len() as u64);
    assert!(choose(game.round(), &beyond).is_err());

    let world = game.round().view(Observer::Seat(turn)).sample(rng);
    let same = write::request(7, &world, turn, game.standing(), Some(100));
    assert_eq!(line, same, "a request tells more than its reader sees");
}

/// Worlds that look alike to a seat are told to it alike: the deal, and every event that
/// is not meant for it.
fn hide<G: Wire>(rules: &G::Rules, seed: u64) {
    let mut rng = chance::generator(seed, u64::MAX);
    let mut game = Match::<G>::new(rules.clone(), seed);
    let standing = *game.standing();
    for seat in Seat::all(rules.players()) {
        let view = game.round().view(Observer::Seat(seat));
        let world = view.sample(&mut rng);
        let told = write::deal::<G>(&view, &standing);
        let other = write::deal::<G>(&world.view(Observer::Seat(seat)), &standing);
        assert_eq!(told, other);
    }
    let mut hidden = 0;
    while game.turn().is_some() {
        let chosen = game.round().random_move(&mut rng).expect("a move");
        let before = game.round().clone();
        let mut truth = Vec::new();
        game.apply(chosen, &mut truth);
        for observer in Seat::all(rules.players()).map(Observer::Seat) {
            let mut world = before.view(observer).sample(&mut rng);
            let mut dreamt = Vec::new();
            if world.is_legal(chosen) {
                world.apply(chosen, &mut dreamt);
            }
            for (&real, other) in truth.iter().zip(dreamt) {
                let for_all = real.seen_by(Observer::Spectator);
                let told_apart = other.seen_by(Observer::Spectator) != for_all;
                if told_apart || real.seen_by(observer) != for_all {
                    continue;
                }
                hidden += usize::from(real != other);
                let line = write::event::<G>(rules, real, observer);
                let same = write::event::<G>(rules, other, observer);
                assert_eq!(line, same, "an event tells more than its reader may see");
            }
        }
    }
    let nothing_to_hide = rules.preset() == "rouba-montes" || rules.preset() == "scopone";
    let all_dealt_at_once = rules.players() == 16;
    assert!(
        hidden > 0 || nothing_to_hide || all_dealt_at_once,
        "{rules:?}: the worlds never differed"
    );
}

#[test]
fn absorbing_what_was_written_keeps_every_seats_view_equal_to_the_games() {
    for table in tables() {
        for seed in 0..6 {
            with_game!(table, |G, rules| follow::<G>(&rules, seed));
        }
    }
}

#[test]
fn worlds_that_look_alike_to_a_seat_are_told_alike() {
    for table in tables() {
        for seed in 0..4 {
            with_game!(table, |G, rules| hide::<G>(&rules, seed));
        }
    }
}

#[test]
fn a_start_names_rules_that_read_back() {
    for table in tables() {
        let standing = with_game!(table, |_G, rules| baralho_game::Standing::opening(
            &rules, 3
        ));
        let mut start = Start::new(&table, &standing, 1, Seat::new(1), u64::MAX);
        start.names = vec!["Zé \"o\"".to_owned(), "me".to_owned()];
        let line = write::start(&start);
        let ToBot::Start(back) = parsed(&line) else {
            panic!("not a start: {line}");
        };
        assert_eq!(*back, start);
        assert_eq!(back.rules(), Ok(table));
        assert!(back.seed < 1 << 53);
    }
}

#[test]
fn events_that_cannot_have_happened_are_refused_and_never_panic() {
    for table in tables() {
        with_game!(table, |G, rules| confuse::<G>(&rules));
    }
}

#[test]
fn an_event_with_a_seat_that_is_not_at_the_table_is_refused() {
    for table in tables() {
        with_game!(table, |G, rules| {
            let players = rules.players();
            let mut follower = Follower::<G>::new(rules, Seat::new(0));
            for event in told_to::<G>(&rules, 1, Seat::new(0)) {
                for field in ["dealer", "turn", "seat", "from", "to"] {
                    for nowhere in [players, 99] {
                        let mut wrong = event.clone();
                        if wrong[field].is_number() {
                            wrong[field] = nowhere.into();
                            assert!(follower.clone().absorb(&wrong).is_err(), "{wrong}");
                        }
                    }
                }
                follower.absorb(&event).expect("our own event");
            }
        });
    }
}

#[test]
fn a_meld_with_an_ace_of_another_suit_is_one_only_to_the_reference_judge() {
    for (compat, fits) in [("off", false), ("itp", true)] {
        let rules = rules("buraco", Some(2), &format!("compat={compat}"));
        let AnyRules::Buraco(rules) = rules else {
            panic!("not Buraco: {rules:?}");
        };
        let mut follower = Follower::<Buraco>::new(rules, Observer::Spectator);
        let told = told_to::<Buraco>(&rules, 1, Observer::Spectator);
        let drawn = told.iter().position(|event| event["kind"] == "draw");
        let drawn = drawn.expect("somebody draws");
        for event in &told[..=drawn] {
            follower.absorb(event).expect("our own event");
        }
        let cards = serde_json::json!(["QS", "KS", "AD"]);
        let seat = &told[drawn]["seat"];
        let meld = serde_json::json!({"kind": "meld", "seat": seat, "meld": cards, "cards": cards});
        assert_eq!(follower.absorb(&meld).is_ok(), fits, "{compat}");
    }
}

/// The deal of a round played at random and its events, as an observer is told them.
fn told_to<G: Wire>(rules: &G::Rules, seed: u64, observer: impl Into<Observer>) -> Vec<Value> {
    let observer = observer.into();
    let mut rng = chance::generator(seed, u64::MAX);
    let mut game = Match::<G>::new(rules.clone(), seed);
    let json = |line: String| match parsed(&line) {
        ToBot::Event { event } => event,
        _ => panic!("not an event: {line}"),
    };
    let view = game.round().view(observer);
    let mut told = vec![json(write::deal::<G>(&view, game.standing()))];
    while let Some(chosen) = game.round().random_move(&mut rng) {
        let mut events = Vec::new();
        game.apply(chosen, &mut events);
        let events = events.into_iter();
        told.extend(events.map(|event| json(write::event::<G>(rules, event, observer))));
    }
    told
}

/// Tells one game's events to followers of another, and in the wrong order.
fn confuse<G: Wire>(rules: &G::Rules) {
    let one = told_to::<G>(rules, 1, Seat::new(0));
    let other = told_to::<G>(rules, 2, Seat::new(0));
    let mut refused = 0;
    let mut follower = Follower::<G>::new(rules.clone(), Seat::new(0));
    assert!(
        follower.absorb(&one[1]).is_err(),
        "an event before any deal"
    );
    for (mine, foreign) in one.iter().zip(other.iter().skip(1).cycle()) {
        for event in [mine, foreign, mine] {
            refused += usize::from(follower.absorb(event).is_err());
            if let Some(view) = follower.view() {
                let _ = view.moves();
                let standing = follower.standing().expect("dealt");
                assert!(serde_json::to_string(&G::wire_view(view, standing)).is_ok());
            }
        }
    }
    assert!(refused > 0, "everything was believed");
    for wrong in [
        "{}",
        "[]",
        "{\"kind\":7}",
        "{\"kind\":\"deal\"}",
        "{\"kind\":\"play\"}",
    ] {
        let wrong: Value = serde_json::from_str(wrong).expect("JSON");
        assert!(follower.absorb(&wrong).is_err(), "{wrong}");
    }
}
