//! What holds for any cards and any text.

use baralho_buraco::{
    Bag, Buraco, BuracoRules, Compat, Meld, Move, Phase,
    itp::{self, Command},
    judge,
};
use baralho_cards::{Card, Rank};
use baralho_game::{Event as _, Game, Observer, Standing, View as _, chance};
use proptest::{collection::vec, prelude::*};

fn any_card() -> impl Strategy<Value = Card> {
    (0..Card::COUNT).prop_map(|index| Card::from_index(index).expect("below the count"))
}

/// Cards that are likely to be a meld: mostly neighbours of one suit, and twos.
fn likely_meld() -> impl Strategy<Value = Vec<Card>> {
    let suit = 0..4_usize;
    (
        suit,
        0..13_usize,
        1..14_usize,
        vec(0..4_usize, 0..3),
        0..3_usize,
        any::<u16>(),
    )
        .prop_map(|(suit, first, length, twos, aces, left_out)| {
            let card =
                |rank: usize, suit: usize| Card::from_index(rank * 4 + suit).expect("a card");
            let run = (first..13.min(first + length)).filter(|&rank| rank > 1);
            let holes = left_out & left_out >> 3 & left_out >> 7;
            run.filter(|rank| holes >> rank & 1 == 0)
                .map(|rank| card(rank, suit))
                .chain(twos.into_iter().map(|two| card(1, two)))
                .chain((0..aces).map(|n| {
                    card(
                        0,
                        if (left_out >> n).trailing_zeros() >= 3 {
                            3 - suit
                        } else {
                            suit
                        },
                    )
                }))
                .collect()
        })
}

fn any_bag() -> impl Strategy<Value = Bag> {
    vec(any_card(), 0..20).prop_map(Bag::from_iter)
}

fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        Just(Move::Draw),
        any_bag().prop_map(|with| Move::Take { with }),
        any_bag().prop_map(|cards| Move::Meld { cards }),
        (any::<u8>(), any_bag()).prop_map(|(meld, cards)| Move::Add { meld, cards }),
        any_card().prop_map(Move::Discard),
    ]
}

fn fresh_game() -> Buraco {
    let rules = BuracoRules::default();
    Buraco::deal_seed(&rules, &Standing::opening(&rules, 1), 1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn the_order_of_the_cards_does_not_change_what_they_are(
        (cards, mixed) in likely_meld().prop_flat_map(|cards| (Just(cards.clone()), Just(cards).prop_shuffle()))
    ) {
        let given = judge(&cards, None, Compat::Off);
        prop_assert_eq!(given.is_ok(), judge(&mixed, None, Compat::Off).is_ok());
        if let Ok(given) = given {
            prop_assert_eq!(Ok(given), judge(&mixed, None, Compat::Off));
        }
    }

    #[test]
    fn a_strict_meld_is_shown_alike_in_the_compatibility_mode(cards in likely_meld()) {
        if let Ok(strict) = judge(&cards, None, Compat::Off) {
            prop_assert_eq!(Ok(strict), judge(&cards, None, Compat::Itp));
        }
    }

    #[test]
    fn the_references_test_for_a_clean_canastra_agrees_with_ours(cards in likely_meld()) {
        if let Ok(judged) = judge(&cards, None, Compat::Itp) {
            prop_assert_eq!(judged.canastra(), itp::canastra(&judged.cards().collect::<Vec<_>>()));
            prop_assert_eq!(judged.len(), cards.len());
        }
    }

    #[test]
    fn adding_cards_is_judging_all_of_them_together(
        cards in likely_meld(), more in likely_meld(), take in 0..3_usize
    ) {
        let more = &more[..more.len().min(take)];
        let Ok(meld) = Meld::judge(cards.iter().copied(), Compat::Off) else { return Ok(()) };
        let Ok(bag) = Bag::from_cards(more.iter().copied()) else { return Ok(()) };
        let together = judge(more, Some(&cards), Compat::Off);
        prop_assert_eq!(meld.with(bag).is_ok(), together.is_ok());
        if let Ok(grown) = meld.with(bag) {
            prop_assert_eq!(Ok(grown), together);
        }
    }

    #[test]
    fn any_cards_get_a_verdict_with_a_reason(cards in vec(any_card(), 0..20), onto in likely_meld()) {
        for compat in [Compat::Off, Compat::Itp] {
            if let Err(reason) = judge(&cards, Some(&onto), compat) {
                prop_assert!(!reason.to_string().is_empty());
            }
        }
    }

    #[test]
    fn every_move_reads_back_in_any_case(chosen in any_move()) {
        let game = fresh_game();
        let text = Buraco::move_to_text(game.rules(), chosen);
        prop_assert_eq!(game.move_from_text(&text), Ok(chosen));
        prop_assert_eq!(game.move_from_text(&text.to_lowercase()), Ok(chosen));
        prop_assert_eq!(game.move_from_text(&text.to_uppercase()), Ok(chosen));
    }

    #[test]
    fn any_move_is_played_or_refused_without_a_panic(moves in vec(any_move(), 1..8)) {
        let mut game = fresh_game();
        for wanted in moves {
            let before = game.clone();
            if let Err(reason) = game.play(wanted, &mut ()) {
                prop_assert_eq!(&game, &before);
                prop_assert!(!reason.to_string().is_empty());
            }
        }
    }

    #[test]
    fn reading_any_text_never_panics(text in "\\PC{0,40}", words in "(draw|take|meld|add|discard) ?[0-9]{0,4} ?[0-9AKQJ♥hdsc ]{0,20}") {
        let game = fresh_game();
        for text in [text, words] {
            match game.move_from_text(&text) {
                Ok(read) => {
                    let written = Buraco::move_to_text(game.rules(), read);
                    prop_assert_eq!(game.move_from_text(&written), Ok(read));
                }
                Err(error) => prop_assert!(error.to_string().contains("expected")),
            }
        }
    }

    #[test]
    fn bags_count_as_lists_do(some in vec(any_card(), 0..30), others in vec(any_card(), 0..30)) {
        let count = |cards: &[Card], card| 2.min(cards.iter().filter(|&&c| c == card).count() as u32);
        let [a, b] = [&some, &others].map(|cards| cards.iter().copied().collect::<Bag>());
        for card in Card::all() {
            let (m, n) = (count(&some, card), count(&others, card));
            prop_assert_eq!(a.count(card), m);
            prop_assert_eq!(a.plus(b).count(card), 2.min(m + n));
            prop_assert_eq!(a.minus(b).count(card), m.saturating_sub(n));
            let mut less = a;
            less.remove(card);
            prop_assert_eq!(less.count(card), m.saturating_sub(1));
            prop_assert_eq!(less.len(), a.len() - usize::from(m > 0));
        }
        prop_assert_eq!(a.contains(b), Card::all().all(|c| b.count(c) <= a.count(c)));
        prop_assert_eq!(Bag::from_cards(a.iter()), Ok(a));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn whatever_bots_type_the_judge_goes_on_or_refuses_and_views_follow(
        seed in 0..1000_u64, itp in any::<bool>(), steps in vec((0..6_u8, vec(any::<u8>(), 0..9), any_card(), 0..3_usize), 1..60)
    ) {
        let compat = if itp { Compat::Itp } else { Compat::Off };
        let rules = BuracoRules::new(2, compat).expect("two");
        let mut game = Buraco::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        let mut views: Vec<_> = Observer::all(2).map(|observer| game.view(observer)).collect();
        let mut rng = chance::generator(seed, 9);
        for (what, picks, stranger, index) in steps {
            let Some(seat) = game.turn() else { break };
            let hand = game.hand_cards(seat);
            // Mostly cards held, some of them several times, in no order.
            let mut typed: Vec<Card> = picks.iter().map(|&n| hand[usize::from(n) % hand.len()]).collect();
            if what == 5 {
                typed.push(stranger);
            }
            // Half the time something that is surely a meld, if there is one.
            let listed = game.moves().into_iter().find_map(|listed| match listed {
                Move::Take { with } => Some(with),
                Move::Meld { cards } => Some(cards),
                _ => None,
            });
            if let (true, Some(cards)) = (what % 2 == 0, listed) {
                typed = cards.iter().collect();
                typed.extend(cards.iter().filter(|card| card.rank() == Rank::Two));
            }
            let first = typed.first().copied().unwrap_or(stranger);
            let command = match (what, game.phase()) {
                (0 | 1, Phase::Draw) => Command::GetStock,
                (_, Phase::Draw) => Command::GetDiscard(typed),
                (0 | 1, _) => Command::Discard(first),
                (2 | 3, _) => Command::MeldNew(typed),
                _ => Command::MeldJoin(index, typed),
            };
            let before = game.clone();
            let mut story = Vec::new();
            match itp::play(&mut game, &command, &mut story) {
                Ok(_) => prop_assert_eq!(game.audit(), Ok(())),
                Err(refusal) => {
                    prop_assert_eq!(&game, &before);
                    prop_assert!(!refusal.to_string().is_empty());
                }
            }
            for view in &mut views {
                for event in &story {
                    view.absorb(event.seen_by(view.observer()));
                }
                prop_assert_eq!(&*view, &game.view(view.observer()));
                let world = view.sample(&mut rng);
                prop_assert_eq!(world.turn(), game.turn());
            }
        }
    }
}
