//! Twins: pairs of whole worlds that look the same to one observer, move by move. Whatever
//! that observer is told must be the same in both, byte by byte: so nothing can leak.
//!
//! A twin is found by exchanging cards of the deck and keeping what the observer does not
//! notice. `BARALHO_EFFORT=100` looks at a hundred times as many pairs.

use std::cell::RefCell;

use baralho_cards::Card;
use baralho_catalog::{AnyRules, PRESETS, with_game};
use baralho_game::{
    Game, Match, Observer, Options, Rules as _, Seat, Standing,
    chance::{self, Quick},
};
use baralho_protocol::{
    Wire,
    online::{By, Command, Person, Setup, TableCode, TableEvent},
};

use crate::{
    Hidden, Logged, Table, TableConfig,
    live::{Live, Playing},
};

thread_local! {
    /// The deck that the next match is dealt from.
    static DECK: RefCell<Option<Vec<Card>>> = const { RefCell::new(None) };
}

/// Deals the prepared deck, if one is.
pub(crate) fn start(rules: AnyRules, seed: u64) -> Option<Box<dyn Live>> {
    let deck = DECK.with_borrow(Clone::clone)?;
    with_game!(rules, |G, rules| {
        let standing = Standing::new(&rules, Seat::new(0));
        let round = G::deal_deck(&rules, &standing, &deck).ok()?;
        let game = Match::from_round(round, seed, standing);
        Some(Box::new(Playing::<G>::new(game)))
    })
}

/// A deck, and what was played with it.
struct Story {
    deck: Vec<Card>,
    moves: Vec<(Seat, String)>,
}

/// Plays at random, but not to the end: there everything is laid open.
fn story<G: Wire>(rules: &G::Rules, deck: Vec<Card>, rng: &mut Quick) -> Story {
    let standing = Standing::new(rules, Seat::new(0));
    let mut game = G::deal_deck(rules, &standing, &deck).expect("all cards");
    let mut moves = Vec::new();
    let most = chance::below(120, rng);
    while let Some(seat) = game.turn() {
        let chosen = game.random_move(rng).expect("whoever must move can");
        let mut next = game.clone();
        next.apply(chosen, &mut ());
        if next.turn().is_none() || moves.len() as u64 == most {
            break;
        }
        moves.push((seat, G::move_to_text(rules, chosen)));
        game = next;
    }
    Story { deck, moves }
}

/// Everything an observer may know, move by move; `None` if the moves cannot be made.
fn views<G: Wire>(rules: &G::Rules, story: &Story, observer: Observer) -> Option<Vec<G::View>> {
    let standing = Standing::new(rules, Seat::new(0));
    let mut game = G::deal_deck(rules, &standing, &story.deck).ok()?;
    let mut views = vec![game.view(observer)];
    for (seat, text) in &story.moves {
        if game.turn() != Some(*seat) {
            return None;
        }
        let wanted = game.move_from_text(text).ok()?;
        game.play(wanted, &mut ()).ok()?;
        views.push(game.view(observer));
    }
    game.turn()?;
    Some(views)
}

/// Another world with the same moves that looks the same to an observer, if one is found.
fn twin<G: Wire>(
    rules: &G::Rules,
    story: &Story,
    observer: Observer,
    rng: &mut Quick,
) -> Option<Story> {
    let seen = views::<G>(rules, story, observer)?;
    let cards = story.deck.len() as u64;
    let mut other = Story {
        deck: story.deck.clone(),
        moves: story.moves.clone(),
    };
    for _ in 0..24 {
        let (one, two) = (chance::below(cards, rng), chance::below(cards, rng));
        other.deck.swap(one as usize, two as usize);
        if views::<G>(rules, &other, observer).as_ref() != Some(&seen) {
            other.deck.swap(one as usize, two as usize);
        }
    }
    (other.deck != story.deck).then_some(other)
}

fn person(id: i64) -> Person {
    Person::new(id, format!("P{id}"))
}

/// Everything that an observer is told at a table where this story happens. The table's
/// own secret seed is another one in every world.
fn told(rules: AnyRules, story: &Story, observer: Observer, seed: u64) -> Vec<String> {
    let setup = Setup {
        players: Some(rules.players()),
        rules: rules.options(),
        ..Setup::of(rules.preset())
    };
    let code = TableCode::from_bits(0x1234_5678_9abc_def0);
    let secret = [7; 32];
    let mut table = Table::open(
        code,
        TableConfig::default(),
        0,
        person(0),
        setup,
        None,
        &secret,
    )
    .expect("a setup that can be");
    for seat in 1..rules.players() {
        let who = person(seat as i64);
        table
            .handle(0, &who, Command::Sit { seat: Some(seat) }, &secret)
            .expect("an empty seat");
    }
    let watcher = person(99);
    let listener = observer
        .seat()
        .map_or(watcher, |seat| person(seat.index() as i64));
    table.enter(0, &listener).expect("nobody is banned");
    DECK.set(Some(story.deck.clone()));
    let names = (0..rules.players())
        .map(|seat| format!("P{seat}"))
        .collect();
    let started = TableEvent::Started { number: 1, names };
    let dealt = table.record_with(1, started, Hidden::Seed(seed));
    dealt.expect("a match can begin");
    for (seat, text) in &story.moves {
        let event = TableEvent::Move {
            seat: seat.index(),
            text: text.clone(),
            by: By::Own,
        };
        table.record(2, event).expect("a legal move");
    }
    let pending = table.take_pending();
    let frames = pending.iter().filter_map(|line| line.frames.of(observer));
    let mut told: Vec<String> = frames.map(ToString::to_string).collect();
    // Who comes late, who comes back, and who asks for what cannot be.
    told.push(table.snapshot(3, listener.id).to_string());
    told.extend(table.position(listener.id).map(|frame| frame.to_string()));
    for since in [0, 2, table.seq() / 2, table.seq()] {
        let missed = table.catch_up(since, listener.id).unwrap_or_default();
        told.extend(missed.iter().map(ToString::to_string));
    }
    let turn = story.moves.len() as u64;
    for text in [
        "7D",
        "draw",
        "discard 9S",
        "turn",
        "KHxAD+QS",
        "meld 3H 4H 5H",
        "nonsense",
    ] {
        let text = text.to_owned();
        if observer
            .seat()
            .is_some_and(|seat| Some(seat) != table_turn(&table))
        {
            let refused = table.handle(4, &listener, Command::Move { text, turn }, &secret);
            told.push(format!("{refused:?}"));
        } else if let Err(refusal) = scratch(&table, &listener, &text, turn) {
            told.push(refusal);
        }
    }
    told.push(format!("{:?}", table.summary()));
    DECK.set(None);
    told
}

fn table_turn(table: &Table) -> Option<Seat> {
    table.game.as_ref().and_then(|game| game.live.game().turn())
}

/// What the listener would be told of a move on their own turn, which is not kept.
fn scratch(table: &Table, who: &Person, text: &str, turn: u64) -> Result<(), String> {
    let lines = table.kept.iter().cloned();
    let line = |event| Logged {
        at: 0,
        event,
        hidden: None,
    };
    let begin = [line(TableEvent::Created {
        host: table.state.host.clone(),
        setup: table.state.setup.clone(),
        locked: false,
    })];
    let seats = table.people().map(|(seat, who)| {
        line(TableEvent::Sat {
            seat: seat.index(),
            who: who.clone(),
        })
    });
    let lines = begin.into_iter().chain(seats).chain(lines);
    let mut copy = Table::load(table.code, TableConfig::default(), 5, lines).expect("a log");
    let command = Command::Move {
        text: text.to_owned(),
        turn,
    };
    copy.handle(6, who, command, &[0; 32])
        .map_err(|refusal| format!("{refusal:?}"))
}

/// Every game with few and with many, as far as it can be played so.
fn tables() -> impl Iterator<Item = AnyRules> {
    let plain = Options::new;
    let ways = move || {
        [
            (2, plain()),
            (3, plain()),
            (4, plain()),
            (6, plain().with("decks", "2")),
        ]
    };
    PRESETS.iter().flat_map(move |preset| {
        let ways = ways().into_iter();
        ways.filter_map(|(players, options)| {
            AnyRules::parse(preset.name, Some(players), &options).ok()
        })
    })
}

#[test]
fn worlds_that_look_the_same_are_told_the_same_byte_by_byte() {
    let pairs = 500 * baralho_laws::effort();
    for rules in tables() {
        let (preset, players) = (rules.preset(), rules.players());
        let mut rng = Quick::new(players as u64 + preset.len() as u64);
        let (mut found, mut tries) = (0, 0);
        with_game!(rules, |G, typed| {
            while found < pairs {
                tries += 1;
                // Where little is hidden, twins are rare.
                assert!(tries < 20 * pairs, "{preset}: only {found} twins");
                let deck = shuffled::<G>(&typed, &mut rng);
                let story = story::<G>(&typed, deck, &mut rng);
                let observers: Vec<Observer> = Observer::all(players).collect();
                let observer = observers[chance::below(players as u64 + 1, &mut rng) as usize];
                let Some(other) = twin::<G>(&typed, &story, observer, &mut rng) else {
                    continue;
                };
                found += 1;
                let seed = found * 1_000_003;
                let one = told(rules, &story, observer, seed);
                let two = told(rules, &other, observer, seed ^ 0xffff_ffff);
                for (one, two) in one.iter().zip(&two) {
                    assert_eq!(one, two, "{preset}, {players} players, {observer:?}");
                }
                assert_eq!(one.len(), two.len());
            }
        });
    }
}

/// Every card these rules play with, in any order.
fn shuffled<G: Game>(rules: &G::Rules, rng: &mut Quick) -> Vec<Card> {
    let options = rules.options();
    let option = |name: &str| options.get(name).map(|value| value.as_str().to_owned());
    let played = |card: &Card| match option("faces").as_deref() {
        Some("figures") => !["8", "9", "10"].contains(&card.rank().to_string().as_str()),
        Some(_) => !["J", "Q", "K"].contains(&card.rank().to_string().as_str()),
        None => true,
    };
    let copies = option("decks").map_or(2, |decks| decks.parse().expect("a number"));
    let all = Card::all().filter(played);
    let mut deck: Vec<Card> = all
        .flat_map(|card| std::iter::repeat_n(card, copies))
        .collect();
    chance::shuffle(&mut deck, rng);
    deck
}
