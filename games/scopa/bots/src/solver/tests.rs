//! What is remembered about positions changes nothing but the time.

use std::collections::HashMap;

use baralho_bots::{Budget, Means, Stopwatch, solve::Solver};
use baralho_cards::Suit;
use baralho_game::{Game as _, Rules as _, Seat, Standing, chance};
use baralho_laws::rules;
use baralho_scopa::{Bag, Carta, Choice, Prime, ScopaRules, Small};

use super::*;

/// Remembers no position, and is as that kind else.
#[derive(Debug)]
struct Forgetful<K>(PhantomData<K>);

impl<K: Kind> Kind for Forgetful<K> {
    type Order = K::Order;
    type Key = K::Key;
    const POOLED: bool = K::POOLED;

    fn key(_: &Facts, _: &Position<K::Order>, _: &Awards) -> Option<K::Key> {
        None
    }
}

/// What the rest of a round depends on, said at length by the rules' own engine.
fn at_length(world: &Small) -> String {
    let (rules, open) = (world.rules(), world.open());
    let sevens = rules.prime == Prime::Sevens;
    let look = |card: &Carta| match (sevens, card.is_diamond()) {
        (true, false) => format!("{}", card.value()),
        _ => format!("{card:?}"),
    };
    let mut table: Vec<String> = open.table.iter().map(look).collect();
    if rules.choice == Choice::Player {
        table.sort();
    }
    let hands = [0, 1].map(|seat| {
        let mut hand: Vec<String> = world
            .hand(Seat::new(seat))
            .iter()
            .map(|c| look(&c))
            .collect();
        hand.sort();
        hand
    });
    let [ours, theirs] = [open.piles[0], open.piles[1]];
    let without = |pile: Bag| -> Bag { Carta::all().filter(|&c| !pile.contains(c)).collect() };
    let count = |of: fn(Bag) -> u16, half: u16| match (of(ours), of(theirs)) {
        (ours, theirs) if ours > half || theirs > half => "settled".into(),
        counts => format!("{counts:?}"),
    };
    let settled = ours.primiera() > without(ours).primiera()
        || theirs.primiera() > without(theirs).primiera();
    let prime = if sevens {
        count(Bag::sevens, 2)
    } else if settled {
        "settled".into()
    } else {
        // A suit's best card alone, with what the other suits count at the most.
        let best = |pile: Bag| {
            Suit::ALL.map(|suit| {
                let others = Carta::all().filter(|card| card.suit() != suit);
                let of_suit = pile.iter().filter(|card| card.suit() == suit);
                others.chain(of_suit).collect::<Bag>().primiera()
            })
        };
        format!("{:?} {:?}", best(ours), best(theirs))
    };
    format!(
        "{table:?} {hands:?} {:?} {} {} {prime}",
        open.last_capture,
        count(Bag::len, 20),
        count(Bag::diamonds, 5),
    )
}

/// Random play of a few deals, again and again: no key is met in two positions that
/// differ in anything that matters.
fn keys_are_exact<K: Kind>(preset: &str, options: &str)
where
    K::Key: std::hash::Hash,
{
    let rules: ScopaRules = rules(preset, 2, options);
    let mut rng = chance::generator(5, 4321);
    for seed in 0..3 {
        let dealt = Small::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        let (round, _) = Round::<K>::of(&dealt).expect("two sides");
        let mut met = HashMap::new();
        let mut again = 0;
        for _ in 0..500 {
            let mut world = dealt;
            while let Some(chosen) = world.random_move(&mut rng) {
                let (_, position) = Round::<K>::of(&world).expect("two sides");
                let key = round.glance(&position).key.expect("a short table");
                let text = at_length(&world);
                if let Some(before) = met.insert(key, text.clone()) {
                    assert_eq!(before, text);
                    again += 1;
                }
                world.apply(chosen, &mut ());
            }
        }
        assert!(again > 300, "positions are met again: {again}");
    }
}

#[test]
fn no_two_positions_that_differ_in_what_matters_have_one_key() {
    keys_are_exact::<PlayersPick>("escopa", "");
    keys_are_exact::<GamePicks>("scopa", "");
    keys_are_exact::<GamePicks>("scopa", "prime=primiera");
}

/// Both values of a round from a point of random play on.
fn both<K: Kind>(rules: &ScopaRules, seed: u64, cards: usize) -> [Option<i32>; 2] {
    let mut rng = chance::generator(seed, 1234);
    let mut world = Small::deal_seed(rules, &Standing::opening(rules, seed), seed);
    let left = |world: &Small| {
        let held = Seat::all(rules.players()).map(|seat| world.hand(seat).len());
        held.sum::<usize>() + world.deck().len()
    };
    while left(&world) > cards {
        let Some(chosen) = world.random_move(&mut rng) else {
            break;
        };
        world.apply(chosen, &mut ());
    }
    let means = Means::single(|| panic!("no clock"));
    let watch = || Stopwatch::start(Budget::Iterations(3_000_000), &means);
    let (round, position) = Round::<K>::of(&world).expect("two sides");
    let kept = Solver::new(1 << 16).solve(&round, &position, 0, &mut watch());
    let (round, position) = Round::<Forgetful<K>>::of(&world).expect("two sides");
    let forgetful = Solver::new(1).solve(&round, &position, 0, &mut watch());
    [kept.exact(), forgetful.exact()]
}

fn compare<K: Kind>(preset: &str, players: usize, options: &str, cards: usize, deals: u64) {
    let rules = rules(preset, players, options);
    let mut compared = 0;
    for seed in 0..deals {
        let [kept, forgetful] = both::<K>(&rules, seed, cards);
        if forgetful.is_some() {
            assert_eq!(kept, forgetful, "{preset} {options} seed {seed}");
            compared += 1;
        }
    }
    assert!(compared * 2 > deals, "too few were solved: {compared}");
}

#[test]
fn remembering_positions_changes_no_value_where_players_pick() {
    compare::<PlayersPick>("escopa", 2, "", 18, 100);
    compare::<PlayersPick>("scopone", 4, "", 12, 100);
    // No sweeps: only the categories decide, and every card of them matters.
    compare::<PlayersPick>("escopa", 2, "scopa_mechanic=no_scopas", 18, 100);
    let sevens = "scopa_mechanic=no_scopas,prime=sevens";
    compare::<PlayersPick>("escopa", 2, sevens, 18, 60);
}

#[test]
fn remembering_positions_changes_no_value_where_the_game_picks() {
    compare::<GamePicks>("scopa", 2, "", 18, 60);
    // Long tables, where of equal captures the older one is taken.
    for capture in ["fifteen", "rank-first", "fewest"] {
        let long = format!("cards_per_deal=7,prime=primiera,capture={capture}");
        compare::<GamePicks>("scopa", 2, &long, 11, 60);
    }
}

#[test]
fn remembering_positions_changes_no_value_where_piles_count_apart() {
    compare::<Apart>("scopa", 4, "team_mode=2v2,team_card_scoring=off", 14, 60);
}
