//! What holds for every game, and the law of this one.

use std::collections::HashSet;

use baralho_game::{Game, Observer, Seat, Standing, chance};
use baralho_laws as laws;
use baralho_rouba_montes::{Move, RoubaMontes, RoubaMontesRules};

use crate::{played, rules};

#[test]
fn the_options_keep_the_laws() {
    laws::keep_options::<RoubaMontesRules>();
}

#[test]
fn every_law_holds_at_every_size_of_table() {
    for players in 2..=20 {
        laws::keep::<RoubaMontes>(&rules(players, 1), 0..6, 52);
    }
}

#[test]
fn every_law_holds_with_several_packs() {
    laws::keep::<RoubaMontes>(&rules(4, 2), 0..3, 104);
    laws::keep::<RoubaMontes>(&rules(2, 3), 0..2, 156);
    laws::keep::<RoubaMontes>(&rules(20, 5), 0..1, 260);
}

#[test]
fn matches_end_after_one_deal() {
    let rounds = laws::play_matches::<RoubaMontes>(&rules(4, 1), 0..20);
    assert!(rounds.iter().all(|&rounds| rounds == 1));
}

#[test]
fn ranks_in_the_discard_area_and_on_tops_are_all_different() {
    for (players, decks) in [(2, 1), (4, 1), (7, 2), (20, 4), (13, 6)] {
        let rules = rules(players, decks);
        for seed in 0..10 {
            let standing = Standing::opening(&rules, seed);
            let mut game = RoubaMontes::deal_seed(&rules, &standing, seed);
            while game.turn().is_some() {
                game.apply(Move::Turn, &mut ());
                let layout = game.layout();
                let tops = layout.piles.iter().filter_map(|pile| pile.last());
                let mut seen = HashSet::new();
                for card in layout.discard_area.iter().chain(tops) {
                    assert!(
                        seen.insert(card.rank()),
                        "{} twice in {layout:?}",
                        card.rank()
                    );
                }
            }
        }
    }
}

#[test]
fn the_audit_holds_at_the_end_of_the_largest_game() {
    let (game, _) = played(rules(20, 200), 1);
    assert_eq!(game.audit(), Ok(()));
    assert_eq!(game.turned().len(), 10_400);
}

#[test]
fn sampling_reaches_every_order_of_the_draw_pile_equally_often() {
    let rules = rules(3, 1);
    let standing = Standing::new(&rules, Seat::new(0));
    let mut game = RoubaMontes::deal(&rules, &standing, &mut chance::generator(3, 1));
    while game.draw_pile() > 4 {
        game.apply(Move::Turn, &mut ());
    }
    let worlds = laws::worlds(&game.view(Observer::Spectator), 24_000, 5);
    assert_eq!(worlds.len(), 24);
    assert!(worlds.contains_key(&game), "the true world is among them");
    for times in worlds.values() {
        assert!((850..1150).contains(times), "{times} of about 1000");
    }
}
