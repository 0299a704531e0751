//! What must hold for the bots of EVERY game, as reusable checks for tests.

mod golden;
mod peeking;
mod told;

pub use golden::{compare, playthrough};
pub use peeking::nobody_peeks;
pub use told::all_is_told;

use std::ops::Range;

use baralho_bots::{Bots, Budget, Reason, Seated, bot_with, here, play_match, seer_with};
use baralho_game::{Game, Match, Observer, Rules as _, Seat, Standing, View as _, chance};

type RulesOf<B> = <<B as Bots>::Game as Game>::Rules;

/// The names of all bots, those that think with a small budget.
fn names<B: Bots>() -> impl Iterator<Item = String> {
    B::NAMES.iter().map(|name| {
        let budget = if B::THINKERS.contains(name) {
            ":24it"
        } else {
            ""
        };
        format!("{name}{budget}")
    })
}

/// Bots at every seat, by their names.
fn seated<'a, B: Bots>(
    rules: &RulesOf<B>,
    seed: u64,
    name: impl Fn(Seat) -> &'a str,
) -> Vec<Seated<B::Game>> {
    let seats = Seat::all(rules.players());
    let bots = seats.map(|seat| Seated::named::<B>(name(seat), seed, seat));
    bots.map(|bot| bot.expect("a bot")).collect()
}

/// Plays a match, or its first rounds, with this bot at every seat; every move is checked.
///
/// # Panics
/// When a move is not legal.
pub fn plays_legally<B: Bots>(rules: &RulesOf<B>, seed: u64, name: &str, rounds: usize) {
    let mut game = Match::<B::Game>::new(rules.clone(), seed);
    let mut bots = seated::<B>(rules, seed, |_| name);
    for _ in 0..rounds {
        for bot in &mut bots {
            bot.begin(game.round());
        }
        while let Some(seat) = game.turn() {
            let chosen = bots[seat.index()].choose(game.round());
            let mut events = Vec::new();
            game.play(chosen, &mut events).expect("a legal move");
            for bot in &mut bots {
                bot.see(&events);
            }
        }
        if game.outcome().is_some() {
            return;
        }
        game.next_round();
    }
}

/// Every bot of the game plays matches to their end: so many of those that answer at once, and so
/// many of those that think.
///
/// # Panics
/// When a move is not legal.
pub fn everybody_plays<B: Bots>(rules: &RulesOf<B>, quick: u64, thinking: u64) {
    for name in names::<B>() {
        let matches = if name.contains(':') { thinking } else { quick };
        for seed in 0..matches {
            plays_legally::<B>(rules, seed, &name, usize::MAX);
        }
    }
}

/// How often the sides of the first bot win, over deals played in both seatings; a shared
/// victory counts in part.
///
/// # Panics
/// When there are no such bots.
pub fn wins<B: Bots>(rules: &RulesOf<B>, deals: Range<u64>, first: &str, second: &str) -> f64 {
    let mut wins = 0.0;
    let matches = 2 * (deals.end - deals.start);
    for seed in deals {
        for swapped in 0..2 {
            let is_first = |side: usize| side % 2 == swapped;
            let name = |seat| {
                if is_first(rules.side_of(seat)) {
                    first
                } else {
                    second
                }
            };
            let played = play_match::<B>(rules, seed, name, &here(), &mut |_, _| ());
            let winners = played.expect("bots").winners;
            let ours = winners.iter().filter(|&&side| is_first(side)).count();
            wins += ours as f64 / winners.len() as f64;
        }
    }
    wins / matches as f64
}

/// Some positions of a round played at random.
///
/// # Panics
/// When somebody must move and cannot.
pub fn positions<G: Game>(rules: &G::Rules) -> Vec<G> {
    let mut world = G::deal_seed(rules, &Standing::opening(rules, 2), 2);
    let mut rng = chance::generator(2, 2);
    let mut positions = Vec::new();
    for number in 0..40 {
        if world.turn().is_none() {
            break;
        }
        if [0, 1, 10, 39].contains(&number) {
            positions.push(world.clone());
        }
        let chosen = world.random_move(&mut rng).expect("whoever must move can");
        world.apply(chosen, &mut ());
    }
    positions
}

/// An hour's work would not be enough for these.
const ENDLESS: [Budget; 2] = [Budget::Iterations(u32::MAX), Budget::Time(Budget::LONGEST)];

/// Whoever is told to stop answers at once: bots, seers and appraisals.
///
/// # Panics
/// When an answer is not a legal move.
pub fn all_stop_at_once<B: Bots>(rules: &RulesOf<B>) {
    let stopped = here().until(|| true);
    for world in positions::<B::Game>(rules) {
        let seat = world.turn().expect("somebody's turn");
        let view = world.view(Observer::Seat(seat));
        let mut rng = chance::generator(3, 3);
        for budget in ENDLESS {
            let appraisal = B::appraise(&view, None, budget, &stopped, &mut rng);
            assert!(world.is_legal(appraisal.best().chosen));
            for name in B::THINKERS {
                let mut bot = bot_with::<B>(&format!("{name}:{budget}"), &stopped).expect("a bot");
                assert!(world.is_legal(bot.choose(&view, &mut rng)));
            }
            for name in B::SEERS {
                let seer = seer_with::<B>(&format!("{name}:{budget}"), &stopped);
                let chosen = seer.expect("a seer").choose(&world, &mut rng);
                assert!(world.is_legal(chosen));
            }
        }
    }
}

/// In how many worlds a chance is counted, and how far the count may be off: five standard
/// errors at the most.
const WORLDS: usize = 1000;
const TOLERANCE: f64 = 5.0 * 0.5 / 31.6;

/// The share of sampled worlds in which something holds after a move.
pub fn share<G: Game>(
    view: &G::View,
    chosen: G::Move,
    seed: u64,
    holds: impl Fn(&G) -> bool,
) -> f64 {
    let mut rng = chance::generator(seed, 3);
    let hits = (0..WORLDS).filter(|_| {
        let mut world: G = view.sample(&mut rng);
        world.apply(chosen, &mut ());
        holds(&world)
    });
    hits.count() as f64 / WORLDS as f64
}

/// A chance that was stated is the share of worlds that was counted.
///
/// # Panics
/// When it is not.
pub fn assert_close(stated: f64, counted: f64, what: &Reason) {
    assert!(
        (stated - counted).abs() < TOLERANCE,
        "{what:?}, and {counted} counted"
    );
    // What is certain is certain in every world.
    assert!(stated > 0.0 || counted == 0.0, "{what:?}");
    assert!(stated < 1.0 || (counted - 1.0).abs() < 1e-9, "{what:?}");
}

/// The name of a kind of reason.
///
/// # Panics
/// When it is not JSON.
pub fn kind(reason: &Reason) -> String {
    let value = serde_json::to_value(reason).expect("JSON");
    value["kind"].as_str().expect("a kind").to_owned()
}
