//! Properties of notation, options and captures, on input nobody thought of.

use std::collections::HashSet;

use baralho_cards::Suit;
use baralho_game::{Game, Options, Rules, Standing};
use baralho_laws::rules;
use baralho_scopa::{
    Bag, Carta, Choice, Hand, Large, Move, ScopaRules, Small, Table,
    capture::{self, Places},
    check_move,
};
use proptest::prelude::*;

fn carta() -> impl Strategy<Value = Carta> {
    (1_u8..=10, 0_usize..4).prop_map(|(value, suit)| Carta::new(value, Suit::ALL[suit]))
}

fn table() -> impl Strategy<Value = Vec<Carta>> {
    proptest::collection::vec(carta(), 0..20).prop_map(|mut cards| {
        // Not more copies than six decks have.
        let mut bag = Bag::EMPTY;
        cards.retain(|&card| {
            let fits = bag.count(card) < 6;
            if fits {
                bag.add(card);
            }
            fits
        });
        cards
    })
}

fn any_rules() -> impl Strategy<Value = ScopaRules> {
    let capture = prop_oneof![Just("fewest"), Just("rank-first"), Just("fifteen")];
    (capture, prop_oneof![Just("player"), Just("most")]).prop_map(|(capture, choice)| {
        let options = format!("capture={capture},choice={choice},decks=6");
        rules("scopa", 2, &options)
    })
}

proptest! {
    #[test]
    fn options_of_any_text_are_read_or_refused_but_never_panic(option in ".{0,20}", value in ".{0,40}") {
        let _ = ScopaRules::parse("scopa", None, &Options::new().with(&option, &value));
        let usual = ScopaRules::parse("scopa", None, &Options::new()).expect("a preset");
        for known in usual.described() {
            let _ = ScopaRules::parse("scopa", None, &Options::new().with(known.name, &value));
        }
    }

    #[test]
    fn any_text_as_a_move_is_read_or_refused_but_never_panics(text in ".{0,30}", seed in 0_u64..50) {
        let rules = rules("escopa", 2, "");
        let mut round = Small::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        if let Ok(wanted) = round.move_from_text(&text) {
            let before = round;
            if round.play(wanted, &mut ()).is_err() {
                prop_assert_eq!(round, before);
            }
        }
    }

    #[test]
    fn what_the_game_picks_is_allowed_and_nothing_allowed_is_better(
        rules in any_rules(), table in table(), card in carta(),
    ) {
        const MOST: usize = 50_001;
        let mut best: Option<(Vec<i32>, Places)> = None;
        let sets = capture::first_sets(&rules, &table, card, false, MOST);
        for &places in &sets {
            let count = |counts: &dyn Fn(Carta) -> bool| {
                capture::at(&table, &places).filter(|&card| counts(card)).count() as i32
            };
            let rank = vec![
                places.len() as i32,
                i32::from(count(&|c| c == Carta::SETTEBELLO) > 0),
                count(&|c| c.is_diamond()),
                count(&|c| c.value() == 7),
            ];
            // The first in lexicographic order wins a tie, and sets come in that order.
            if best.as_ref().is_none_or(|(top, _)| rank > *top) {
                best = Some((rank, places));
            }
        }
        let chosen = capture::chosen(&rules, &table, card);
        prop_assert_eq!(chosen.is_some(), !sets.is_empty());
        if sets.len() < MOST {
            prop_assert_eq!(chosen, best.map(|(_, places)| places));
        }
        let table: Table<240> = table.into_iter().collect();
        prop_assert_eq!(table.sums() >> rules.needed(card.value()) & 1 == 1, !sets.is_empty());
    }

    #[test]
    fn every_listed_set_is_allowed_and_distinct_sets_are_listed_once(
        rules in any_rules(), table in table(), card in carta(),
    ) {
        let mut seen = HashSet::new();
        for places in capture::first_sets(&rules, &table, card, true, 5_001) {
            let take: Bag = capture::at(&table, &places).collect();
            prop_assert!(seen.insert(take));
            let rules = ScopaRules { choice: Choice::Player, ..rules };
            prop_assert_eq!(check_move(&rules, &table, Move { card, take: Some(take) }), Ok(()));
        }
    }

    #[test]
    fn hands_keep_their_order(cards in proptest::collection::vec(carta(), 0..=10), remove in carta()) {
        let mut hand: Hand = cards.iter().copied().collect();
        prop_assert_eq!(hand.iter().collect::<Vec<_>>(), cards.clone());
        prop_assert_eq!(hand.len(), cards.len());
        prop_assert_eq!(hand.place_of(remove), cards.iter().position(|c| *c == remove));
        hand.remove(remove);
        let mut left = cards;
        if let Some(place) = left.iter().position(|c| *c == remove) {
            left.remove(place);
        }
        prop_assert_eq!(hand.iter().collect::<Vec<_>>(), left);
    }

    #[test]
    fn bags_count_what_was_put_in(table in table()) {
        let bag: Bag = table.iter().copied().collect();
        prop_assert_eq!(usize::from(bag.len()), table.len());
        prop_assert_eq!(usize::from(bag.sevens()), table.iter().filter(|c| c.value() == 7).count());
        prop_assert_eq!(usize::from(bag.diamonds()), table.iter().filter(|c| c.is_diamond()).count());
        let mut sorted = table;
        sorted.sort_unstable();
        prop_assert_eq!(bag.iter().collect::<Vec<_>>(), sorted);
    }
}

#[test]
fn sampling_reaches_every_world_equally_often() {
    use baralho_game::Observer;
    let rules = rules("escopa", 2, "");
    let mut round = Large::deal_seed(&rules, &Standing::opening(&rules, 3), 3);
    // The last deal, one card played: the mover knows all but the other's three cards,
    // and with the deck gone those are exactly the unseen ones, in any order.
    while !round.deck().is_empty() {
        let first = round.moves()[0];
        round.play(first, &mut ()).expect("legal");
    }
    let seat = round.turn().expect("a last deal");
    let worlds = baralho_laws::worlds(&round.view(Observer::Seat(seat)), 12_000, 5);
    assert_eq!(worlds.len(), 6, "three cards have six orders");
    assert!(
        worlds.values().all(|n| (1800..2200).contains(n)),
        "{:?}",
        worlds.values()
    );
    let spectator = baralho_laws::worlds(&round.view(Observer::Spectator), 40_000, 5);
    assert_eq!(spectator.len(), 720, "six cards over two hands");
}
