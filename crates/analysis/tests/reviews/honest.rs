//! A review never uses what the player could not know.

use baralho_analysis::{Decision, hint, judge};
use baralho_bots::{Bots as _, Budget, here};
use baralho_catalog::with_game;
use baralho_game::{Game, Observer, Options, Rules, Seat, Standing, View as _, chance};
use baralho_opponents::{BotsOf, Opponents};
use baralho_scopa::{ScopaRules, Small};

use crate::support::{reviewed, rules};

/// Walks a game of random moves; now and then the hidden cards are dealt anew, and the
/// judgement must not change.
fn reshuffling_changes_nothing<G: Opponents>(rules: &G::Rules, seed: u64) {
    let mut world = G::deal_seed(rules, &Standing::opening(rules, seed), seed);
    let mut chance = chance::generator(seed, 1);
    let mut number = 0;
    let mut differed = false;
    while let Some(played) = world.random_move(&mut chance) {
        number += 1;
        if number % 5 == 0 {
            let seat = world.turn().expect("somebody moves");
            let judged = |world: &G| {
                let decision = Decision::<G> {
                    number,
                    seat,
                    view: world.view(Observer::Seat(seat)),
                    played,
                };
                let mut chance = chance::generator(9, 9);
                judge(&decision, Budget::Iterations(3), &here(), &mut chance)
            };
            let other = world.view(Observer::Seat(seat)).sample(&mut chance);
            differed |= other != world;
            assert_eq!(judged(&world), judged(&other), "move {number}");
        }
        world.apply(played, &mut ());
        if number > 60 {
            break;
        }
    }
    assert!(differed, "the worlds were never different");
}

#[test]
fn hidden_cards_reshuffled_leave_every_judgement_as_it_was() {
    for rules in [
        rules("escopa", 2, ""),
        rules("scopa", 4, "team_mode=2v2"),
        rules("escoba", 3, ""),
        rules("scopone", 4, ""),
        rules("rouba-montes", 4, ""),
        rules("buraco", 2, ""),
        rules("buraco", 4, ""),
    ] {
        with_game!(rules, |G, rules| reshuffling_changes_nothing::<G>(
            &rules, 11
        ));
    }
}

#[test]
fn a_hint_is_the_best_move_of_the_appraisal_that_it_explains() {
    let scopa = ScopaRules::parse("escopa", Some(2), &Options::new()).expect("a preset");
    for seed in 1..=6 {
        let world = Small::deal_seed(&scopa, &Standing::opening(&scopa, seed), seed);
        let view = world.view(Observer::Seat(world.turn().expect("a fresh deal")));
        let budget = Budget::Iterations(200);
        let chance = || chance::generator(seed, 4);
        let appraisal = BotsOf::<Small>::appraise(&view, None, budget, &here(), &mut chance());
        let hint = hint::<Small>(&view, budget, &here(), &mut chance());
        assert_eq!(hint.chosen, appraisal.best().chosen);
        let others: Vec<_> = appraisal.moves[1..].iter().map(|m| m.chosen).collect();
        let why = BotsOf::<Small>::why(&view, hint.chosen, &others);
        assert!(!hint.reasons.is_empty() && hint.reasons.starts_with(&why));
    }
}

/// The same at the other end of the road: two records whose decks differ only in what the
/// first player does not see get the same review of the first move.
#[test]
fn two_decks_that_look_alike_to_the_player_give_the_same_review() {
    let scopa = ScopaRules::parse("escopa", Some(2), &Options::new()).expect("a preset");
    let standing = Standing::new(&scopa, Seat::new(1));
    let one = Small::deal_seed(&scopa, &standing, 12);
    let other = one
        .view(Observer::Seat(Seat::new(0)))
        .sample(&mut chance::generator(13, 0));
    assert_ne!(one, other);
    let [first, second] = [one, other].map(|world: Small| {
        let table = world.open().table.iter().copied();
        let hands = Seat::all(2).flat_map(|seat| world.hand(seat).iter());
        let stock = world.deck().iter().rev().copied();
        let deck: Vec<_> = table.chain(hands).chain(stock).collect();
        let mut header = rules("escopa", 2, "").header(Vec::new(), 0);
        (header.seed, header.generator, header.dealer) = (None, None, Some(1));
        header.deck = Some(deck.into_iter().map(|c| scopa.faces.card(c)).collect());
        let first = world.moves()[0];
        let text = Small::move_to_text(&scopa, first);
        let line = baralho_game::record::MoveLine { seat: 0, text };
        let record = baralho_game::record::Record {
            header,
            lines: vec![(2, baralho_game::record::Line::Move(line))],
            cut: None,
        };
        reviewed(&record, 20)
    });
    assert_eq!(first, second);
}
