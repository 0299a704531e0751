//! What must hold for EVERY game, as reusable checks for tests: one call per preset.
//!
//! [`keep`] plays random games to their end and checks, before every move, that
//!
//! - every card is in exactly one place ([`Game::audit`]);
//! - whoever must move can, no move is listed twice, every listed move is legal, and any
//!   other move is refused without changing anything;
//! - legality depends only on the mover's view, and nobody else's view lists moves;
//! - absorbing hidden events gives exactly the view of the state;
//! - a sample looks identical to its observer and passes the audit;
//! - notation reads back;
//! - told and silent runs end equal, and the same seed deals the same game;
//! - a move that is said to show its player nothing looks the same to them in every world that
//!   they could not tell from the true one, and whatever is taken back is as it was before;
//! - games end within the bound given.
//!
//! [`bots`] does the same for bots. When a bug escapes, add the law that would have caught it.

mod allocations;
pub mod bots;
mod options;
mod undo;

use std::collections::HashSet;

use baralho_cards::{Card, parse_cards};
use baralho_game::{
    Event, Game, Match, Next, Observer, Options, Phase, Rules, Seat, Standing, View, chance,
};

pub use allocations::{Counting, allocations};
pub use options::{keep_options, random_options};

/// How many times as much as usual is tried of whatever can be tried more often: 1, but
/// `cargo xtask test --long` sets `BARALHO_EFFORT` to more.
pub fn effort() -> u64 {
    let told = std::env::var("BARALHO_EFFORT").ok();
    told.and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// A deck that begins with these cards; the others of the pack follow in its order.
///
/// # Panics
/// When these are no cards.
pub fn deck_from(first: &str, pack: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut deck = parse_cards(first).expect("cards");
    let mut placed = deck.clone();
    for card in pack {
        match placed.iter().position(|&other| other == card) {
            Some(place) => {
                placed.swap_remove(place);
            }
            None => deck.push(card),
        }
    }
    deck
}

/// The rules of a preset for this many players, with options written as `target=11,decks=2`.
///
/// # Panics
/// When they cannot be played.
pub fn rules<R: Rules>(preset: &str, players: usize, options: &str) -> R {
    let mut given = Options::new();
    for pair in options.split_terminator(',') {
        given.set_pair(pair).expect("an option and its value");
    }
    R::parse(preset, Some(players), &given).expect("rules that can be played")
}

/// Holds counts against expected ones: how far they are off by the chi-square statistic with so
/// many degrees of freedom. So far off is nothing that is sampled rightly, nor so near.
///
/// # Panics
/// When they are that far.
pub fn assert_usual(off: f64, freedom: usize, what: &str) {
    let freedom = freedom as f64;
    let surprise = (off - freedom) / (2.0 * freedom).sqrt();
    assert!(surprise.abs() < 4.5, "{what}: {surprise}");
}

/// Plays one random deal per seed, or more where more [`effort`] is asked for, and checks every
/// law; panics where one is broken.
///
/// # Panics
/// When a law is broken: that is what it is for.
pub fn keep<G: Game>(rules: &G::Rules, seeds: std::ops::Range<u64>, longest: usize) {
    let more = (seeds.end - seeds.start) * effort();
    for seed in seeds.start..seeds.start + more {
        let standing = Standing::opening(rules, seed);
        let game = G::deal_seed(rules, &standing, seed);
        assert_eq!(
            game,
            G::deal_seed(rules, &standing, seed),
            "same seed, same deal"
        );
        assert_eq!(game.rules(), rules);
        keep_from(game, &standing, seed, longest);
        undo::keep::<G>(rules, seed);
    }
}

fn keep_from<G: Game>(mut game: G, standing: &Standing, seed: u64, longest: usize) {
    let rules = game.rules().clone();
    let players = rules.players();
    let mut rng = chance::generator(seed, u64::MAX);
    let mut views: Vec<G::View> = Observer::all(players).map(|o| game.view(o)).collect();
    let mut strange_moves: Vec<G::Move> = Vec::new();
    let mut plies = 0;
    while let Some(seat) = game.turn() {
        assert!(plies < longest, "seed {seed}: longer than {longest} moves");
        keep_cards(&game, seed, plies);
        let moves = keep_moves(&game, seat, &strange_moves);
        keep_views(&game, seat, &moves, &views);
        keep_samples(&views, &game, &mut rng);

        let chosen = game.random_move(&mut rng).expect("a move, as just listed");
        if strange_moves.len() < 64 {
            strange_moves.push(chosen);
        } else {
            strange_moves[plies % 64] = chosen;
        }
        let mut silent = game.clone();
        silent.apply(chosen, &mut ());
        let mut story = Vec::new();
        game.play(chosen, &mut story)
            .expect("a listed move is legal");
        assert_eq!(game, silent, "told and silent runs end equal");
        assert!(!story.is_empty(), "every move is told");
        undo::keep_news(&views[seat.index()], seat, chosen, &story, &mut rng);
        for view in &mut views {
            for event in &story {
                let hidden = event.seen_by(view.observer());
                assert_eq!(
                    hidden,
                    hidden.seen_by(view.observer()),
                    "hiding twice hides no more"
                );
                view.absorb(hidden);
            }
        }
        plies += 1;
    }
    keep_cards(&game, seed, plies);
    for (view, observer) in views.iter().zip(Observer::all(players)) {
        assert_eq!(*view, game.view(observer), "seed {seed}: at the end");
        assert!(view.turn().is_none() && view.moves().is_empty());
    }
    assert!(game.moves().is_empty(), "no moves once it is over");
    assert!(game.random_move(&mut rng).is_none());
    for strange in strange_moves {
        assert!(!game.is_legal(strange), "no move is legal once it is over");
    }
    keep_end(&game, standing);
}

fn keep_cards<G: Game>(game: &G, seed: u64, plies: usize) {
    if let Err(reason) = game.audit() {
        panic!("seed {seed}, after {plies} moves: {reason}\n{game:#?}");
    }
}

fn keep_moves<G: Game>(game: &G, seat: Seat, strange_moves: &[G::Move]) -> Vec<G::Move> {
    let moves = game.moves();
    assert!(
        !moves.is_empty(),
        "seat {seat} must move and cannot: {game:#?}"
    );
    let distinct: HashSet<_> = moves.iter().copied().collect();
    assert_eq!(
        distinct.len(),
        moves.len(),
        "a move is listed twice: {moves:?}"
    );
    for &listed in &moves {
        assert!(
            game.is_legal(listed),
            "listed but refused: {listed:?} {game:#?}"
        );
        let text = G::move_to_text(game.rules(), listed);
        assert_eq!(
            game.move_from_text(&text),
            Ok(listed),
            "`{text}` does not read back"
        );
    }
    for &strange in strange_moves {
        let mut changed = game.clone();
        let answer = changed.play(strange, &mut ());
        assert_eq!(
            answer.is_ok(),
            distinct.contains(&strange),
            "{strange:?}: listed and legal disagree in {game:#?}"
        );
        if let Err(refusal) = answer {
            assert_eq!(changed, *game, "a refused move changed something");
            assert!(!refusal.to_string().is_empty());
        }
    }
    moves
}

fn keep_views<G: Game>(game: &G, seat: Seat, moves: &[G::Move], views: &[G::View]) {
    for (view, observer) in views.iter().zip(Observer::all(game.rules().players())) {
        assert_eq!(
            *view,
            game.view(observer),
            "absorbed events against the state's own view"
        );
        assert_eq!(view.observer(), observer);
        assert_eq!(view.turn(), game.turn());
        if observer.is(seat) {
            assert_eq!(
                view.moves(),
                moves,
                "legality depends only on the mover's view"
            );
        } else {
            assert!(view.moves().is_empty(), "only the mover has moves");
        }
    }
}

fn keep_samples<G: Game>(views: &[G::View], game: &G, rng: &mut chance::Generator) {
    for view in views {
        let world = view.sample(rng);
        if let Err(reason) = world.audit() {
            panic!("a sample breaks the audit: {reason}\n{view:#?}\n{world:#?}");
        }
        assert_eq!(
            world.view(view.observer()),
            *view,
            "a sample looks different to its observer"
        );
        assert_eq!(world.turn(), game.turn());
    }
}

fn keep_end<G: Game>(game: &G, standing: &Standing) {
    match game.conclude(standing) {
        Next::Over(outcome) => {
            assert_eq!(outcome.points.len(), game.rules().sides());
            assert!(
                !outcome.winners.is_empty(),
                "somebody wins, or all share it"
            );
        }
        Next::Round(next) => {
            assert_eq!(next.round, standing.round + 1);
            assert_eq!(next.points.len(), game.rules().sides());
        }
    }
}

/// Counts the different worlds that sampling reaches from a view, each seen how often.
pub fn worlds<V: View>(
    view: &V,
    samples: usize,
    seed: u64,
) -> std::collections::HashMap<V::Game, usize> {
    let mut rng = chance::generator(seed, u64::MAX);
    let mut worlds = std::collections::HashMap::new();
    for _ in 0..samples {
        *worlds.entry(view.sample(&mut rng)).or_insert(0) += 1;
    }
    worlds
}

/// Plays whole matches with random moves and returns how many rounds each took.
///
/// # Panics
/// When a match stops without an outcome.
pub fn play_matches<G: Game>(rules: &G::Rules, seeds: std::ops::Range<u64>) -> Vec<u32> {
    seeds
        .map(|seed| {
            let mut rng = chance::generator(seed, u64::MAX);
            let mut game = Match::<G>::new(rules.clone(), seed);
            loop {
                match game.phase() {
                    Phase::Playing => {
                        let chosen = game.round().random_move(&mut rng).expect("a move");
                        game.play(chosen, &mut ()).expect("a listed move is legal");
                    }
                    Phase::Pause { .. } => game.next_round(),
                    Phase::Over(outcome) => {
                        assert!(!outcome.winners.is_empty());
                        return game.standing().round;
                    }
                }
            }
        })
        .collect()
}
