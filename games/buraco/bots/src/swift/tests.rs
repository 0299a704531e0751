//! The small position plays as the game itself does.

use baralho_buraco::{Bag, Buraco, BuracoRules, Compat, Move, Phase, card_at};
use baralho_cards::Card;
use baralho_game::{Game, Observer, Seat, Standing, chance};

use super::{
    discard::{Place, best_discard},
    lay::{Lay, lay_out},
    policy::{Manner, Weights, play_on},
    position::Position,
    take::best_take,
    world::{Root, World},
};

fn step(position: &Position, manner: &Manner) -> Move {
    if position.table.phase == Phase::Draw {
        return best_take(position, manner).map_or(Move::Draw, |with| Move::Take { with });
    }
    let mut first = None;
    lay_out(&mut position.clone(), manner, manner.style, &mut |step| {
        first.get_or_insert(step);
    });
    first.unwrap_or_else(|| Move::Discard(best_discard(position, &manner.taste)))
}

/// All cards of a game, as a search would have them if it could see them.
fn whole(game: &Buraco, players: usize) -> (Position, Vec<Card>) {
    let seat = game.turn().expect("somebody moves");
    let mut position = Position::of(&game.view(Observer::Seat(seat)));
    for seat in Seat::all(players) {
        position.hands[seat.index()] = game.hand(seat);
    }
    let stock = game.stock().rev().collect();
    (position, stock)
}

fn dealt(rules: BuracoRules, seed: u64) -> Buraco {
    Buraco::deal_seed(&rules, &Standing::new(&rules, Seat::new(0)), seed)
}

/// A deal, whose turn it is, and who else plays.
fn two_players() -> (Buraco, Seat, usize) {
    let game = dealt(BuracoRules::default(), 3);
    let seat = game.turn().expect("somebody moves");
    (game, seat, 1 - seat.index())
}

fn hidden(world: &World, seat: usize, stock: u8) -> Bag {
    let stock = &world.stock[..usize::from(stock)];
    stock
        .iter()
        .fold(world.hands[seat], |all, &card| all.plus(Bag::of(card)))
}

/// A player with this hand behind these melds, after the draw.
pub(crate) fn after_draw(hand: &[Place], melds: &[&[Place]]) -> Position {
    let game = dealt(BuracoRules::default(), 1);
    let seat = game.turn().expect("somebody moves");
    let mut position = Position::of(&game.view(Observer::Seat(seat)));
    let bag = |cards: &[Place]| {
        let cards = cards.iter().map(|&card| card_at(card));
        Bag::from_cards(cards).expect("no card thrice")
    };
    position.table.phase = Phase::Play;
    let all = bag(&[&melds.concat()[..], hand].concat());
    position.set_hand(seat.index(), all);
    for meld in melds {
        position.meld(bag(meld));
    }
    position
}

#[test]
fn racing_wins_more_often_than_rushing() {
    for compat in [Compat::Off, Compat::Itp] {
        let rules = BuracoRules::new(2, compat).expect("two");
        let mut won = 0;
        for seed in 0..300 {
            let (position, stock) = whole(&dealt(rules, seed), 2);
            for racer in 0..2 {
                let mut manners = [&Manner::RUSHES; 4];
                manners[racer] = &Manner::RACES;
                let mut game = position;
                play_on(&mut game, &stock, manners);
                won += i32::from((game.margin() > 0) == (racer == 0));
            }
        }
        assert!(won > 330, "{won} of 600");
    }
}

#[test]
fn who_races_leaves_long_piles() {
    let rules = BuracoRules::default();
    let mut left = 0;
    for seed in 0..100 {
        let (mut position, stock) = whole(&dealt(rules, seed), 2);
        while !position.is_over() {
            if position.table.phase == Phase::Draw {
                let long = position.table.pile.len() > usize::from(Manner::RACES.most);
                let races = best_take(&position, &Manner::RACES);
                let rushes = best_take(&position, &Manner::RUSHES);
                assert!(!long || races.is_none());
                left += u32::from(long && rushes.is_some());
            }
            let next = step(&position, &Manner::RACES);
            position.apply(next, &stock);
        }
    }
    assert!(left > 0, "such piles could be taken");
}

#[test]
fn the_quick_player_moves_legally_and_its_position_follows_the_game() {
    for (players, compat) in [(2, Compat::Off), (4, Compat::Off), (2, Compat::Itp)] {
        let rules = BuracoRules::new(players, compat).expect("two or four");
        let mut rng = chance::generator(5, 5);
        for seed in 0..60 {
            let mut game = dealt(rules, seed);
            let (mut position, stock) = whole(&game, players);
            let manners = [Manner::HOLDS, Manner::RUSHES, Manner::PLAIN, Manner::RACES];
            let manner = &manners[seed as usize / 3 % 4];
            let mut straight = position;
            play_on(&mut straight, &stock, [manner; 4]);
            assert!(straight.is_over());
            let mut moves = 0;
            while game.turn().is_some() {
                let chosen = if seed % 3 == 0 {
                    // Any player leads to positions that the quick one would not.
                    game.random_move(&mut rng).expect("a move")
                } else {
                    step(&position, manner)
                };
                game.play(chosen, &mut ())
                    .expect("the quick player moves legally");
                position.apply(chosen, &stock);
                moves += 1;
                assert_eq!(position.is_over(), game.turn().is_none());
                if game.turn().is_some() {
                    let (there, _) = whole(&game, players);
                    assert_eq!(there, position, "after move {moves}");
                    let mine = step(&position, manner);
                    assert!(game.is_legal(mine), "{mine:?}");
                }
            }
            if compat == Compat::Off {
                let points = game.points();
                assert_eq!(position.margin(), points[0] - points[1]);
                assert_eq!(position.table.phase, game.phase());
            }
        }
    }
}

#[test]
fn worlds_keep_what_is_seen_and_deal_the_rest_evenly() {
    let (game, seat, other) = two_players();
    let view = game.view(Observer::Seat(seat));
    let root = Root::of(&view, [Weights::EVEN; 4], [false; 4]);
    let mut world = root.world();
    let unseen = view.unseen();
    let mut held = [0_u32; 64];
    let deals = 20_000;
    for seed in 0..deals {
        root.deal(&mut world, seed);
        assert_eq!(world.hands[seat.index()], game.hand(seat));
        assert_eq!(world.hands[other].len(), 11);
        assert_eq!(hidden(&world, other, root.position.table.stock), unseen);
        for card in world.hands[other].iter() {
            held[card.index()] += 1;
        }
    }
    // Each unseen copy is in the other hand in 11 of 92 worlds: within five deviations.
    let chance = 11.0 / unseen.len() as f64;
    for card in unseen.each_kind() {
        let expected = chance * f64::from(unseen.count(card)) * deals as f64;
        let off = f64::from(held[card.index()]) - expected;
        assert!(off.abs() < 5.0 * expected.sqrt(), "{card}: off by {off}");
    }
}

#[test]
fn who_lays_at_once_holds_nothing_to_lay() {
    let (game, seat, other) = two_players();
    let view = game.view(Observer::Seat(seat));
    let unseen = view.unseen();
    let plain = Manner::ALL
        .map(|manner| u32::from(manner.style.lay == Lay::All && manner.late == Manner::PLAIN.late));
    let could_lay = |acted: bool| {
        let root = Root::of(&view, [Weights(plain); 4], [acted; 4]);
        let mut world = root.world();
        let mut count = 0;
        for seed in 0..2000 {
            root.deal(&mut world, seed);
            let stock = root.position.table.stock;
            assert_eq!(hidden(&world, other, stock), unseen, "no card is lost");
            let mut position = root.position;
            position.set_hand(other, world.hands[other]);
            position.table.seat = Seat::new(other);
            position.table.phase = Phase::Play;
            let before = position.hand();
            let manner = &Manner::PLAIN;
            lay_out(&mut position, manner, manner.style, &mut |_| ());
            count += u32::from(position.hands[other] != before);
        }
        count
    };
    assert!(
        could_lay(false) > 400,
        "before a turn any hand is as likely"
    );
    assert!(could_lay(true) < 10);
}
