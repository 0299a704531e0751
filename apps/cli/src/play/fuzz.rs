//! Whatever is typed in whatever position: no panic, and every legal move can be typed.

use std::sync::LazyLock;

use baralho_cards::Card;
use baralho_catalog::{AnyRules, PRESETS, with_game};
use baralho_face::{Face as _, Reply, Selection, Voice, screen};
use baralho_game::{Event as _, Game, Match, Observer, Options, Rules, chance};
use baralho_words::{Language, Style, Words};
use proptest::{prelude::*, sample::select};

use super::{Playable, company::names, grid};

static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let both = [Style::Symbols, Style::Spoken];
    let words = |language| both.map(|style| Words::new(language, style));
    Language::ALL.into_iter().flat_map(words).collect()
});

/// A position some random moves into a match.
fn position<G: Game>(rules: &G::Rules, seed: u64, moves: usize) -> Match<G> {
    let mut game = Match::<G>::new(rules.clone(), seed);
    let mut rng = chance::generator(seed, 1 << 40);
    for _ in 0..moves {
        game.next_round();
        match game.round().random_move(&mut rng) {
            Some(chosen) => game.apply(chosen, &mut ()),
            None => break,
        }
    }
    game.next_round();
    game
}

/// What is said to a line that is no move.
fn answered<M>(words: &Words, reply: Reply<M>) -> Vec<String> {
    match reply {
        Reply::Say(texts) => texts,
        Reply::Refuse(text) => vec![text],
        Reply::Grid(_, grid) => grid.sentences(words),
        Reply::Play(_) | Reply::Choose { .. } | Reply::Screen => Vec::new(),
    }
}

/// Everything that can be said about a position, and what comes of some lines.
fn talk<G: Playable>(rules: &G::Rules, seed: u64, moves: usize, lines: &[String]) {
    let mut game = position::<G>(rules, seed, moves);
    let Some(seat) = game.turn() else { return };
    let seats = vec!["robot".to_owned(); baralho_game::MAX_SEATS];
    let words = &WORDS[seed as usize % WORDS.len()];
    let names = names(words, &seats);
    let observer = Observer::Seat(seat);
    let view = game.round().view(observer);
    let voice = Voice::new(words, &names, observer);
    let mut selection = Selection::default();
    let mut said = G::Face::opening(voice, &view);
    said.extend(screen::<G::Face>(voice, &view, &mut selection, true));
    said.extend(screen::<G::Face>(voice, &view, &mut selection, true));
    said.extend(G::Face::hand(voice, &view));
    said.push(G::Face::help(words, rules));
    for line in lines {
        let chosen = match G::Face::typed(voice, &view, &mut selection, line) {
            Reply::Play(chosen) => chosen,
            Reply::Choose { choices, .. } => {
                for (text, chosen) in &choices {
                    assert!(game.round().is_legal(*chosen), "{line}: {text}");
                }
                continue;
            }
            other => {
                said.extend(answered(words, other));
                continue;
            }
        };
        let mut events = Vec::new();
        match game.play(chosen, &mut events) {
            Ok(()) => {
                let view = game.round().view(observer);
                said.extend(G::Face::story(voice, &events, &view));
                let scores = G::Face::scores(voice, rules, &game.round().tally());
                said.extend(grid::lines(&scores, words, false, Some(30)));
                break;
            }
            Err(illegal) => said.push(G::Face::typed_refusal(words, &illegal)),
        }
    }
    for text in said {
        assert!(!text.contains("{$"), "a hole in {text:?}");
        assert!(!text.trim().is_empty());
    }
}

/// Online people type while others think, and look on without a seat.
fn overhear<G: Playable>(rules: &G::Rules, seed: u64, moves: usize, lines: &[String]) {
    let mut game = position::<G>(rules, seed, moves);
    let words = &WORDS[seed as usize % WORDS.len()];
    let names = vec!["robot".to_owned(); baralho_game::MAX_SEATS];
    let mut events = Vec::new();
    let before = game.round().clone();
    let mut rng = chance::generator(seed, 1 << 41);
    if let Some(chosen) = game.round().random_move(&mut rng) {
        game.apply(chosen, &mut events);
    }
    for observer in Observer::all(rules.players()) {
        let voice = Voice::new(words, &names, observer);
        let view = game.round().view(observer);
        let told: Vec<G::Event> = events.iter().map(|event| event.seen_by(observer)).collect();
        let mut said = G::Face::opening(voice, &before.view(observer));
        said.extend(G::Face::story(voice, &told, &view));
        said.extend(G::Face::position(voice, &view));
        let mut selection = Selection::default();
        if observer.seat().is_some() {
            for line in lines {
                let reply = G::Face::typed(voice, &view, &mut selection, line);
                said.extend(answered(words, reply));
            }
        }
        for text in said {
            assert!(!text.contains("{$"), "a hole in {text:?}");
        }
    }
}

/// Types every legal move as records write it, and with its cards as speech says them.
fn type_all<G: Playable>(rules: &G::Rules, seed: u64, moves: usize) {
    let game = position::<G>(rules, seed, moves);
    let Some(seat) = game.turn() else { return };
    let names = vec![String::new(); baralho_game::MAX_SEATS];
    let observer = Observer::Seat(seat);
    let view = game.round().view(observer);
    let words = WORDS[seed as usize % WORDS.len()].at_table(rules.preset());
    let voice = Voice::new(&words, &names, observer);
    let spoken = |text: &str, name: &dyn Fn(Card) -> String| {
        let parts = text.split(['x', '+', ' ']);
        let parts = parts.map(|part| part.parse().map_or_else(|_| part.to_owned(), name));
        parts.collect::<Vec<_>>().join(" ")
    };
    for legal in game.round().moves() {
        let written = G::move_to_text(rules, legal);
        for text in [
            written.to_lowercase(),
            spoken(&written, &|card| words.card_name(card)),
            spoken(&written, &|card| words.the_card(card)),
        ] {
            match G::Face::typed(voice, &view, &mut Selection::default(), &text) {
                Reply::Play(chosen) => assert_eq!(chosen, legal, "{text}"),
                other => panic!("{text} was understood as {other:?}"),
            }
        }
    }
}

fn rules(preset: &str, options: &[(&str, &str)]) -> AnyRules {
    let mut all = Options::new();
    for (option, value) in options {
        all.set(option, value);
    }
    AnyRules::parse(preset, None, &all).expect("rules of the test")
}

fn any_rules() -> impl Strategy<Value = AnyRules> {
    let mut every: Vec<AnyRules> = PRESETS.iter().map(|p| rules(p.name, &[])).collect();
    every.push(rules(
        "escoba",
        &[("choice", "player"), ("cards_per_deal", "5")],
    ));
    every.push(rules(
        "scopa",
        &[("decks", "3"), ("team_mode", "2v2"), ("hints", "on")],
    ));
    every.push(rules("escopa", &[("hints", "on"), ("target", "11")]));
    select(every)
}

/// What people type, rightly or not, and what nobody would.
fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        select(
            "c d 1 9 0 t s S p h m a x o l j v r q ? draw take meld add discard turn h1 h2 h3 h9 h0"
                .split(' ')
                .collect::<Vec<_>>()
        )
        .prop_map(str::to_owned),
        "[a2-9jqkAJQK][dshcDSHC]",
        "10[dshc♦♠♥♣]",
        "h[0-9]{1,30}",
        "[0-9]{1,30}",
        // A brace would look like a hole in a message when it is quoted.
        "\\PC{0,8}".prop_map(|text| text.replace('{', "")),
    ];
    prop::collection::vec(word, 0..6)
        .prop_map(|words| words.join(" "))
        .boxed()
}

proptest! {
    #[test]
    fn no_line_in_no_position_makes_a_game_panic_or_leave_a_hole(
        rules in any_rules(),
        seed in 0_u64..1_000_000,
        moves in 0_usize..60,
        lines in prop::collection::vec(line(), 1..12),
    ) {
        with_game!(rules, |G, rules| talk::<G>(&rules, seed, moves, &lines));
    }

    #[test]
    fn nothing_typed_out_of_turn_or_seen_by_a_spectator_makes_a_game_panic(
        rules in any_rules(),
        seed in 0_u64..1_000_000,
        moves in 0_usize..60,
        lines in prop::collection::vec(line(), 1..12),
    ) {
        with_game!(rules, |G, rules| overhear::<G>(&rules, seed, moves, &lines));
    }

    #[test]
    fn every_legal_move_can_be_typed(
        rules in any_rules(),
        seed in 0_u64..1_000_000,
        moves in 0_usize..60,
    ) {
        with_game!(rules, |G, rules| type_all::<G>(&rules, seed, moves));
    }
}
