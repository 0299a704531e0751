//! Whole matches in the page, without a browser: what is heard, and what clicks do.

mod listener;

use std::fmt::Write as _;

use baralho_protocol::online::{Command, Setup, Stage};
use baralho_web::{
    announce,
    scene::{self, Reply, Scene, Selection, Spot, Step, Touch},
};
use baralho_words::Language;
use listener::Listener;

/// How many own moves are told in a transcript.
const MOVES: usize = 4;

/// Golden transcripts of everything that is said to somebody with a screen reader.
#[test]
fn what_is_heard_in_every_game_and_language_is_as_it_was_reviewed() {
    for preset in baralho_catalog::PRESETS {
        let mut all = String::new();
        for language in Language::ALL {
            let mut listener = Listener::new(language, preset.name);
            for _ in 0..MOVES {
                if listener.wait() {
                    let room = listener.client.room().expect("at a table");
                    let text = room.legal_moves().pop().expect("a move");
                    listener.make(text);
                }
            }
            let heard = listener.heard;
            assert!(heard.lines().count() > MOVES, "{heard}");
            writeln!(all, "== {}\n{heard}", language.tag()).expect("a text");
        }
        insta::assert_snapshot!(preset.name, all);
    }
}

fn drawn(listener: &Listener, selection: &Selection) -> Scene {
    let room = listener.client.room().expect("at a table");
    scene::scene(room, &listener.speech, selection).expect("cards are dealt")
}

fn touch(listener: &Listener, selection: &mut Selection, what: Touch) -> Reply<String> {
    let room = listener.client.room().expect("at a table");
    scene::touch(room, &listener.speech, selection, what)
}

/// What somebody who clicks the first thing that can be clicked would do.
fn click(listener: &Listener, selection: &mut Selection) -> Option<String> {
    let scene = drawn(listener, selection);
    assert!(scene.my_turn);
    // Who speaks to the page says what is written on a button: it must be in its name.
    for meld in scene.melds.iter().flat_map(|side| &side.melds) {
        assert!(meld.told.ends_with(&meld.label), "{meld:?}");
    }
    let wanted = if let Some(question) = &scene.question {
        assert!(!question.answers.is_empty());
        Touch::Answer(question.answers[0].text.clone())
    } else if let Some(main) = scene
        .actions
        .iter()
        .find(|action| action.main && action.live)
    {
        main.touch.clone()
    } else {
        let card = scene.hand.iter().find(|card| card.live && !card.selected);
        Touch::Card(card.expect("a card to click").id.clone())
    };
    match touch(listener, selection, wanted.clone()) {
        Reply::Play(text) => Some(text),
        Reply::Refuse(why) => panic!("{wanted:?} was offered and refused: {why}"),
        _ => None,
    }
}

#[test]
fn every_game_can_be_played_to_its_end_by_clicking_what_is_offered() {
    for preset in baralho_catalog::PRESETS {
        let mut listener = Listener::new(Language::It, preset.name);
        let mut selection = Selection::default();
        let mut clicks = 0;
        while listener.wait() {
            clicks += 1;
            assert!(clicks < 5_000, "{} does not end", preset.name);
            if let Some(text) = click(&listener, &mut selection) {
                selection.clear();
                listener.make(text);
            }
        }
    }
}

#[test]
fn a_scene_shows_what_its_person_may_see_and_no_more() {
    for preset in baralho_catalog::PRESETS {
        let mut listener = Listener::new(Language::En, preset.name);
        assert!(listener.wait());
        let scene = drawn(&listener, &Selection::default());
        let others = scene.seats.iter().filter(|seat| !seat.me);
        assert!(others.count() > 0 && scene.seats[0].me, "{}", preset.name);
        for card in scene.hand.iter().chain(&scene.middle.cards) {
            assert!(!card.name.contains(['♦', '♠', '♥', '♣']), "{}", card.name);
        }
        let mut ids: Vec<&str> = scene.hand.iter().map(|card| card.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), scene.hand.len(), "two cards with the same id");
    }
}

#[test]
fn in_buraco_a_wrong_wish_is_answered_with_the_reason_and_changes_nothing() {
    let mut listener = Listener::new(Language::En, "buraco");
    assert!(listener.wait());
    let mut selection = Selection::default();
    for wrong in [
        Touch::Action("lay"),
        Touch::Action("discard"),
        Touch::Action("add"),
    ] {
        let reply = touch(&listener, &mut selection, wrong.clone());
        let Reply::Refuse(why) = reply else {
            panic!("{wrong:?} before drawing: {reply:?}");
        };
        assert!(why.len() > 10 && !why.contains('{'), "{why}");
    }
    let Reply::Play(draw) = touch(&listener, &mut selection, Touch::Action("draw")) else {
        panic!("one may draw");
    };
    listener.make(draw);
    let hand = drawn(&listener, &selection).hand;
    for card in &hand[..2] {
        touch(&listener, &mut selection, Touch::Card(card.id.clone()));
    }
    assert_eq!(selection.selected.len(), 2);
    for wrong in [Touch::Action("lay"), Touch::Action("discard")] {
        assert!(matches!(
            touch(&listener, &mut selection, wrong),
            Reply::Refuse(_)
        ));
        assert_eq!(selection.selected.len(), 2, "what was selected stays so");
    }
    touch(&listener, &mut selection, Touch::Card(hand[0].id.clone()));
    assert!(matches!(
        touch(&listener, &mut selection, Touch::Action("discard")),
        Reply::Play(_)
    ));
    assert!(selection.selected.is_empty());
}

#[test]
fn the_hand_of_buraco_is_sorted_by_suit_and_by_rank_and_back() {
    let mut listener = Listener::new(Language::En, "buraco");
    assert!(listener.wait());
    let mut selection = Selection::default();
    let order = |selection: &Selection| -> Vec<String> {
        let hand = drawn(&listener, selection).hand;
        hand.into_iter().map(|card| card.id).collect()
    };
    let by_suit = order(&selection);
    touch(&listener, &mut selection, Touch::Action("sort"));
    let by_rank = order(&selection);
    assert_ne!(by_suit, by_rank);
    touch(&listener, &mut selection, Touch::Action("sort"));
    assert_eq!(order(&selection), by_suit);
}

#[test]
fn the_hand_of_scopone_is_sorted_and_its_cards_stay_what_they_are() {
    let mut listener = Listener::new(Language::En, "scopone");
    assert!(listener.wait());
    let mut selection = Selection::default();
    let order = |selection: &Selection| -> Vec<String> {
        let hand = drawn(&listener, selection).hand;
        hand.into_iter().map(|card| card.id).collect()
    };
    let dealt = order(&selection);
    let mut orders = Vec::new();
    for _ in 0..3 {
        let Reply::Say(said) = touch(&listener, &mut selection, Touch::Action("sort")) else {
            panic!("it is not said how the hand is sorted");
        };
        orders.push((said, order(&selection)));
    }
    assert_ne!(orders[0], orders[1]);
    assert_eq!(orders[0], orders[2]);
    for (_, mut sorted) in orders {
        assert_ne!(sorted, dealt);
        let mut dealt = dealt.clone();
        sorted.sort();
        dealt.sort();
        assert_eq!(sorted, dealt);
    }
    // What is clicked is what is played, and its actions say how to sort.
    let scene = drawn(&listener, &selection);
    assert!(
        scene
            .actions
            .iter()
            .any(|action| action.touch == Touch::Action("sort"))
    );
    for card in scene.hand {
        let reply = touch(&listener, &mut selection.clone(), Touch::Card(card.id));
        let Reply::Play(text) = reply else { continue };
        assert!(text.starts_with(&format!("{:#}", card.card)), "{text}");
    }
}

#[test]
fn partners_are_marked_for_eyes_and_ears() {
    for game in ["scopone", "buraco"] {
        let setup = Setup {
            players: Some(4),
            ..Setup::of(game)
        };
        let mut listener = Listener::at(Language::En, setup);
        assert!(listener.wait());
        let seats = drawn(&listener, &Selection::default()).seats;
        assert!(seats[0].notes.is_empty());
        assert_eq!(seats[2].notes, ["your partner"]);
        assert!(
            seats[2].told.ends_with("Your partner."),
            "{}",
            seats[2].told
        );
        assert_eq!(seats[1].notes, [format!("plays with {}", seats[3].name)]);
    }
    let mut alone = Listener::new(Language::En, "escopa");
    assert!(alone.wait());
    let seats = drawn(&alone, &Selection::default()).seats;
    assert!(seats.iter().all(|seat| seat.notes.is_empty()));
}

#[test]
fn who_is_out_of_an_inverse_match_is_told_so_once_and_hears_of_no_empty_hand() {
    let mut setup = Setup {
        players: Some(3),
        ..Setup::of("scopa")
    };
    setup.rules.set("inverse", "on");
    setup.rules.set("target", "5");
    let mut listener = Listener::at(Language::En, setup);
    while listener.wait() {
        let room = listener.client.room().expect("at a table");
        // Captures, which are written longer, are what makes one lose.
        let moves = room.legal_moves().into_iter();
        let text = moves.max_by_key(String::len).expect("a move");
        listener.make(text);
    }
    let heard = &listener.heard;
    let out = |who: &str| heard.matches(&format!("Out of the match: {who}.")).count();
    assert_eq!(out("you"), 1, "{heard}");
    assert!(!heard.contains("You hold ."), "{heard}");
    let seats = drawn(&listener, &Selection::default()).seats;
    assert_eq!(seats[0].notes, ["out of the match"], "{heard}");
    for seat in &seats[1..] {
        assert!(out(&seat.name) <= 1, "{heard}");
    }
}

/// Plays the first legal moves until the round, or the match, is over.
fn play_a_round(listener: &mut Listener) {
    loop {
        let room = listener.client.room().expect("at a table");
        if room.stage != Stage::Playing {
            return;
        }
        if room.is_my_turn() {
            let text = room.legal_moves().remove(0);
            listener.make(text);
        } else {
            listener.let_others_move();
        }
    }
}

#[test]
fn the_score_of_a_round_that_is_over_is_everywhere_the_same() {
    for preset in baralho_catalog::PRESETS {
        let mut listener = Listener::new(Language::En, preset.name);
        play_a_round(&mut listener);
        let scene = drawn(&listener, &Selection::default());
        let room = listener.client.room().expect("at a table");
        let ending = room.ending().expect("the round is over");
        let scores: Vec<i32> = scene.seats.iter().filter_map(|seat| seat.points).collect();
        if preset.name == "rouba-montes" {
            assert!(scores.is_empty(), "its piles are its score");
            continue;
        }
        // The dialog shows the totals; the strip, S and Shift+S say the same.
        let sides = ending.totals.len();
        for seat in &scene.seats {
            assert_eq!(
                seat.points,
                Some(ending.totals[seat.seat % sides]),
                "{}",
                preset.name
            );
        }
        let said = announce::score_now(room, &listener.speech);
        let detail = announce::score_in_detail(room, &listener.speech);
        for total in &ending.totals {
            let [figure, word] = [total.to_string(), spelled(*total)];
            let says = |text: &str| text.contains(&figure) || text.contains(&word);
            assert!(
                said.iter().all(|line| says(&line.seen)),
                "{total}: {said:?}"
            );
            assert!(
                detail.iter().any(|line| says(&line.seen)),
                "{total}: {detail:?}"
            );
        }
        assert!(!detail[0].heard.contains("now"), "{detail:?}");
    }
}

/// Points as they are counted in words.
fn spelled(points: i32) -> String {
    let words = [
        "no points",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
    ];
    let place = usize::try_from(points).ok();
    place
        .and_then(|place| words.get(place))
        .map_or("no such number", |word| word)
        .to_owned()
}

#[test]
fn in_the_middle_of_a_round_the_detail_says_how_it_would_stand() {
    let mut listener = Listener::new(Language::En, "scopa");
    for _ in 0..4 {
        assert!(listener.wait());
        let room = listener.client.room().expect("at a table");
        let text = room.legal_moves().remove(0);
        listener.make(text);
    }
    let room = listener.client.room().expect("at a table");
    let detail = announce::score_in_detail(room, &listener.speech);
    assert_eq!(detail[0].heard, "If the round ended now:");
    assert!(detail.len() > 4, "{detail:?}");
    // Of hidden cards nobody can say that.
    let buraco = Listener::new(Language::En, "buraco");
    let room = buraco.client.room().expect("at a table");
    assert!(announce::score_in_detail(room, &buraco.speech).is_empty());
}

#[test]
fn while_the_match_stands_still_every_move_is_refused_for_that_reason() {
    for preset in baralho_catalog::PRESETS {
        let mut listener = Listener::new(Language::En, preset.name);
        assert!(listener.wait());
        listener.send(Command::Pause);
        let mut selection = Selection::default();
        let scene = drawn(&listener, &selection);
        let draws = |action: &scene::ActionScene| action.touch == Touch::Action("draw");
        let wanted = match scene.hand.first() {
            Some(card) if !scene.actions.iter().any(draws) => Touch::Card(card.id.clone()),
            _ => Touch::Action("draw"),
        };
        let paused = listener.speech.ears.say("page-paused", &[]);
        assert_eq!(
            touch(&listener, &mut selection, wanted),
            Reply::Refuse(paused),
            "{}",
            preset.name
        );
    }
}

/// How many more cards a place has after a move, by what is told of the cards on their way.
fn gained(scene: &Scene, before: &Scene, spot: Spot) -> i64 {
    let steps = &scene.last.as_ref().expect("a move").steps;
    let cards = |step: &Step| match (step.from, step.to) {
        // All that lies there.
        (Spot::Pile(from), Spot::Pile(_)) => {
            let of = before.seats.iter().find(|seat| seat.seat == from);
            of.and_then(|seat| seat.captured).expect("a pile") as i64
        }
        _ => step.cards.len() as i64,
    };
    let count = |is_it: &dyn Fn(&Step) -> bool| -> i64 {
        let steps = steps.iter().filter(|step| is_it(step));
        steps.map(cards).sum()
    };
    count(&|step| step.to == spot) - count(&|step| step.from == spot)
}

#[test]
fn of_every_move_it_is_told_which_cards_went_where() {
    for preset in baralho_catalog::PRESETS {
        let mut listener = Listener::new(Language::En, preset.name);
        let mut before: Option<(_, Scene)> = None;
        let mut checked = 0;
        for _ in 0..80 {
            let room = listener.client.room().expect("at a table");
            let (moves, stage, mine) = (room.moves(), room.stage, room.is_my_turn());
            let scene = drawn(&listener, &Selection::default());
            if let Some((earlier, before)) = &before
                && moves == earlier + 1
            {
                checked += 1;
                for seat in &scene.seats {
                    let was = before.seats.iter().find(|was| was.seat == seat.seat);
                    let was = was.expect("the same people");
                    let more = |now: Option<usize>, was: Option<usize>| {
                        now.unwrap_or(0) as i64 - was.unwrap_or(0) as i64
                    };
                    let told = gained(&scene, before, Spot::Hand(seat.seat));
                    assert_eq!(more(seat.held, was.held), told, "{:?}", scene.last);
                    let told = gained(&scene, before, Spot::Pile(seat.seat));
                    assert_eq!(more(seat.captured, was.captured), told, "{:?}", scene.last);
                }
            }
            before = Some((moves, scene));
            match stage {
                Stage::Playing if mine => {
                    let room = listener.client.room().expect("at a table");
                    let text = room.legal_moves().pop().expect("a move");
                    listener.make(text);
                }
                Stage::Playing => listener.let_others_move(),
                _ => break,
            }
        }
        assert!(checked > 20, "{}: {checked}", preset.name);
    }
}
