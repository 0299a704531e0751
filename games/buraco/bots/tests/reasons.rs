//! Every statement about a move is held against worlds that the player's view allows.

use baralho_bots::{Bots as _, Reason, bot};
use baralho_buraco::{Buraco, Meld, Move};
use baralho_buraco_bots::BuracoBots;
use baralho_cards::Rank;
use baralho_game::{Game, Observer, Rules as _, Seat, Standing, chance};
use baralho_laws::{
    bots::{assert_close, kind, share},
    rules,
};

/// Holds a statement about a move at Buraco against the rules.
fn check_buraco(world: &Buraco, chosen: Move, reason: &Reason, seed: u64) {
    let seat = world.turn().expect("somebody moves");
    let view = world.view(Observer::Seat(seat));
    let side = world.rules().side_of(seat);
    let mut after = world.clone();
    after.apply(chosen, &mut ());
    let canastras = |world: &Buraco| -> Vec<_> {
        let melds = world.melds(side);
        melds
            .filter_map(|meld| Some(meld.canastra()?.name()))
            .collect()
    };
    let points = |world: &Buraco| -> i32 { world.melds(side).map(Meld::points).sum() };
    let can_lay = || {
        let lays = |m: &Move| matches!(m, Move::Meld { .. } | Move::Add { .. });
        world.moves().iter().any(lays)
    };
    match reason {
        Reason::GoesOut => assert!(after.turn().is_none() && after.hand(seat).is_empty()),
        Reason::NotYet => {
            let ends = |m: &Move| {
                let mut after = world.clone();
                after.apply(*m, &mut ());
                after.turn().is_none() && after.hand(seat).is_empty()
            };
            assert!(!ends(&chosen) && world.moves().iter().any(ends));
        }
        Reason::Canastra { clean } => {
            let name = if *clean { "limpa" } else { "suja" };
            assert!(canastras(&after).contains(&name));
            assert_ne!(canastras(&after), canastras(world));
        }
        Reason::TakesPile { cards } | Reason::LeavesPile { cards } => {
            assert_eq!(*cards, view.table.pile.len());
            let takes = |m: &Move| matches!(m, Move::Take { .. });
            assert!(world.moves().iter().any(takes));
        }
        Reason::Grows { cards } => assert!(after.melds(side).any(|meld| meld.len() == *cards)),
        Reason::Lays { points: laid } => assert_eq!(*laid, points(&after) - points(world)),
        Reason::KeepsWild => assert_eq!(twos(&after, seat), twos(world, seat)),
        Reason::SpendsWild => assert!(twos(&after, seat) < twos(world, seat)),
        Reason::DiscardsWild => {
            assert!(matches!(chosen, Move::Discard(card) if card.rank() == Rank::Two));
        }
        Reason::HoldsBack => assert!(can_lay()),
        Reason::Takeable { card, chance } | Reason::LeastTakeable { card, chance } => {
            assert_eq!(chosen, Move::Discard(*card));
            let takes = |m: &Move| matches!(m, Move::Take { .. });
            let counted = share(&view, chosen, seed, |world: &Buraco| {
                world.moves().iter().any(takes)
            });
            assert_close(*chance, counted, reason);
        }
        other => panic!("not about this game: {other:?}"),
    }
}

fn twos(world: &Buraco, seat: Seat) -> u32 {
    world.hand(seat).all_twos()
}

#[test]
fn statements_about_buraco_are_true_in_the_worlds_that_the_player_cannot_tell_apart() {
    let mut kinds = Vec::new();
    for (players, seed) in (1..=16).map(|seed| (2 + seed as usize % 2 * 2, seed)) {
        let rules = rules("buraco", players, "");
        let mut world = Buraco::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        let mut bot = bot::<BuracoBots>("greedy").expect("a bot");
        let mut rng = chance::generator(seed, 2);
        let mut number = 0_usize;
        while let Some(seat) = world.turn() {
            number += 1;
            let view = world.view(Observer::Seat(seat));
            let chosen = bot.choose(&view, &mut rng);
            let moves = world.moves();
            if moves.len() > 1 {
                let others: Vec<_> = moves.iter().copied().filter(|m| *m != chosen).collect();
                // Against all others, and now and then against one of them.
                let one = number % others.len();
                let others = match number % 3 {
                    0 => &others,
                    _ => &others[one..=one],
                };
                let other = others[others.len() - 1];
                for (made, reasons) in [
                    (chosen, BuracoBots::why(&view, chosen, others)),
                    (other, BuracoBots::why_not(&view, other, chosen)),
                    (other, BuracoBots::why(&view, other, &[chosen])),
                    (chosen, BuracoBots::why_not(&view, chosen, other)),
                ] {
                    for reason in reasons {
                        check_buraco(&world, made, &reason, seed);
                        kinds.push(kind(&reason));
                    }
                }
            }
            world.apply(chosen, &mut ());
        }
    }
    kinds.sort();
    kinds.dedup();
    let all = "canastra discards-wild goes-out grows holds-back keeps-wild lays least-takeable \
        leaves-pile not-yet spends-wild takeable takes-pile";
    assert_eq!(kinds.join(" "), all);
}
