//! Every statement about a move is held against worlds that the player's view allows.

use baralho_bots::{Bots, Reason};
use baralho_cards::Card;
use baralho_game::{Game, Observer, Standing, chance};
use baralho_laws::{
    bots::{assert_close, kind, share},
    rules,
};
use baralho_scopa::{Carta, Event, Move, Scopa, ScopaRules, Small, fits_small};
use baralho_scopa_bots::{ScopaBots, SmallBots};

fn next_can<const C: usize, const S: usize>(
    world: &Scopa<C, S>,
    wanted: impl Fn(&Event) -> bool,
) -> bool {
    world.moves().into_iter().any(|chosen| {
        let mut events = Vec::new();
        world.clone().apply(chosen, &mut events);
        events.iter().any(&wanted)
    })
}

fn sweeps(event: &Event) -> bool {
    matches!(event, Event::Played { sweep: true, .. })
}

fn takes(event: &Event, wanted: impl Fn(&Carta) -> bool) -> bool {
    matches!(event, Event::Played { taken, .. } if taken.iter().any(wanted))
}

/// What a move does at once: the cards won and whether it sweeps.
fn outcome<const C: usize, const S: usize>(
    world: &Scopa<C, S>,
    chosen: Move,
) -> (Vec<Carta>, bool) {
    let mut events = Vec::new();
    world.clone().apply(chosen, &mut events);
    let Some(Event::Played {
        card, taken, sweep, ..
    }) = events.first()
    else {
        panic!("a play is told first");
    };
    let mut won = taken.to_vec();
    if !won.is_empty() {
        won.push(*card);
    }
    (won, *sweep)
}

/// Holds a statement about a move against the rules; says whether it has a chance in it.
fn check_scopa<const C: usize, const S: usize>(
    world: &Scopa<C, S>,
    chosen: Move,
    others: &[Move],
    reason: &Reason,
    seed: u64,
) {
    let rules = *world.rules();
    let seat = world.turn().expect("somebody moves");
    let view = world.view(Observer::Seat(seat));
    let (won, sweep) = outcome(world, chosen);
    let share = |holds: &dyn Fn(&Scopa<C, S>) -> bool| share(&view, chosen, seed, holds);
    let left: Vec<Card> = {
        let mut after = *world;
        after.apply(chosen, &mut ());
        let table = after.open().table.iter();
        table.map(|&card| rules.faces.card(card)).collect()
    };
    let most = |wanted: fn(&Carta) -> bool| {
        let counts = others.iter().map(|&m| outcome(world, m).0);
        counts
            .map(|won| won.into_iter().filter(wanted).count())
            .max()
    };
    let count_of = |wanted: fn(&Carta) -> bool| won.iter().copied().filter(wanted).count();
    match reason {
        Reason::Sweep => assert!(sweep),
        Reason::Settebello => assert!(won.contains(&Carta::SETTEBELLO)),
        Reason::Sevens { count } => {
            let seven: fn(&Carta) -> bool = |card| card.value() == 7;
            assert_eq!(*count, count_of(seven));
            assert!(Some(*count) > most(seven));
        }
        Reason::Diamonds { count } => {
            let diamond: fn(&Carta) -> bool = |card| card.is_diamond();
            assert_eq!(*count, count_of(diamond));
            assert!(Some(*count) > most(diamond));
        }
        Reason::Cards { count } => {
            assert_eq!(*count, won.len());
            assert!(Some(*count) > most(|_| true));
        }
        Reason::LeavesSweep {
            table,
            ranks,
            chance,
        }
        | Reason::LeastSweep {
            table,
            ranks,
            chance,
        } => {
            assert_eq!(*table, left);
            assert_close(*chance, share(&|world| next_can(world, sweeps)), reason);
            // Only these ranks sweep.
            let named = |event: &Event| match event {
                Event::Played { card, sweep, .. } => {
                    *sweep && !ranks.contains(&rules.faces.card(*card).rank())
                }
                _ => false,
            };
            assert!(share(&|world| next_can(world, named)) == 0.0);
        }
        Reason::NoSweep { table } => {
            assert_eq!(*table, left);
            assert!(share(&|world| next_can(world, sweeps)) == 0.0);
        }
        Reason::LeavesSettebello { chance } => {
            let taken = |event: &Event| takes(event, |&card| card == Carta::SETTEBELLO);
            assert_close(*chance, share(&|world| next_can(world, taken)), reason);
        }
        Reason::LeastUse { chance } | Reason::MoreUse { chance } => {
            let any = |event: &Event| takes(event, |_| true);
            assert_close(*chance, share(&|world| next_can(world, any)), reason);
        }
        Reason::Twin { rank } => {
            assert!(won.is_empty());
            let hand = world.hand(seat);
            let equal = hand.iter().filter(|&c| rules.faces.card(c).rank() == *rank);
            assert!(equal.count() > 1);
            assert_eq!(rules.faces.card(chosen.card).rank(), *rank);
        }
        Reason::Unpairs { ranks } | Reason::Pairs { ranks } => {
            let odd = matches!(reason, Reason::Unpairs { .. });
            for rank in ranks {
                let of = |card: &Carta| rules.faces.card(*card).rank() == *rank;
                let piles = world.open().piles.iter().flat_map(|pile| pile.iter());
                let gone = piles.filter(of).count() + won.iter().filter(|card| of(card)).count();
                assert_eq!(gone % 2 == 1, odd, "{rank}");
            }
        }
        other => panic!("not about this game: {other:?}"),
    }
}

/// Walks games and checks the statements about every move of some positions.
fn statements_of<const C: usize, const S: usize>(
    rules: &ScopaRules,
    seed: u64,
    kinds: &mut Vec<String>,
) where
    ScopaBots<C, S>: Bots<Game = Scopa<C, S>>,
{
    let mut world = Scopa::<C, S>::deal_seed(rules, &Standing::opening(rules, seed), seed);
    let mut rng = chance::generator(seed, 2);
    let mut number = 0;
    while let Some(next) = world.random_move(&mut rng) {
        number += 1;
        let moves = world.moves();
        if number % 3 == seed % 3 && moves.len() > 1 {
            let seat = world.turn().expect("somebody moves");
            let view = world.view(Observer::Seat(seat));
            let (best, others) = (moves[0], &moves[1..]);
            for reason in ScopaBots::<C, S>::why(&view, best, others) {
                check_scopa(&world, best, others, &reason, seed);
                kinds.push(kind(&reason));
            }
            for reason in ScopaBots::<C, S>::why_not(&view, moves[1], best) {
                check_scopa(&world, moves[1], &[best], &reason, seed);
                kinds.push(kind(&reason));
            }
        }
        world.apply(next, &mut ());
    }
}

#[test]
fn statements_about_scopa_are_true_in_the_worlds_that_the_player_cannot_tell_apart() {
    let mut kinds = Vec::new();
    for (preset, players, text) in [
        ("escopa", 2, ""),
        ("escopa", 3, ""),
        ("scopa", 2, "last_play_sweep=off"),
        ("scopa", 4, "team_mode=2v2,scopa_mechanic=only_scopas"),
        ("scopa", 2, "scopa_mechanic=no_scopas"),
        ("escoba", 2, ""),
        ("scopone", 4, ""),
        ("scopa", 5, "decks=2"),
    ] {
        let rules = rules(preset, players, text);
        for seed in 1..=4 {
            if fits_small(&rules) {
                statements_of::<40, 6>(&rules, seed, &mut kinds);
            } else {
                statements_of::<240, 16>(&rules, seed, &mut kinds);
            }
        }
    }
    kinds.sort();
    kinds.dedup();
    // Each kind of statement was made at least once, so each was checked.
    assert_eq!(
        kinds,
        [
            "cards",
            "diamonds",
            "least-sweep",
            "least-use",
            "leaves-settebello",
            "leaves-sweep",
            "more-use",
            "no-sweep",
            "pairs",
            "settebello",
            "sevens",
            "sweep",
            "twin",
            "unpairs",
        ]
    );
}

#[test]
fn where_points_are_unwanted_nothing_is_praised_for_winning_them() {
    let rules = rules("scopa", 2, "inverse=on");
    let world = Small::deal_seed(&rules, &Standing::opening(&rules, 1), 1);
    let view = world.view(Observer::Seat(world.turn().expect("a fresh deal")));
    let moves = world.moves();
    assert!(SmallBots::why(&view, moves[0], &moves[1..]).is_empty());
    assert!(SmallBots::why_not(&view, moves[0], moves[1]).is_empty());
}
