//! The robots play as specified.

use baralho_bots::bot;
use baralho_game::{Game, Observer, Seat, Standing, chance};
use baralho_laws::{deck_from, rules};
use baralho_scopa::{ScopaRules, Small};
use baralho_scopa_bots::SmallBots;

/// A round whose first move is seat 0's, with this hand on this table of four.
fn round_from(table: &str, hand: &str) -> Small {
    let rules: ScopaRules = rules("escopa", 2, "");
    let deck = deck_from(&format!("{table} {hand}"), rules.pack());
    let standing = Standing::new(&rules, Seat::new(1));
    let round = Small::deal_deck(&rules, &standing, &deck).expect("a whole deck");
    assert_eq!(round.turn(), Some(Seat::new(0)));
    assert_eq!(round.hand(Seat::new(0)).len() + round.open().table.len(), 7);
    round
}

fn robot_plays(name: &str, table: &str, hand: &str) -> String {
    let round = round_from(table, hand);
    let seat = Seat::new(0);
    let mut robot = bot::<SmallBots>(name).expect("a robot");
    let chosen = robot.choose(
        &round.view(Observer::Seat(seat)),
        &mut chance::bot_generator(1, seat),
    );
    Small::move_to_text(round.rules(), chosen)
}

#[test]
fn robot_0_lays_the_first_card_that_cannot_capture() {
    assert_eq!(robot_plays("robot0", "AD 5C 6S KH", "5S 2D 3D"), "2D");
}

#[test]
fn robot_0_plays_the_first_card_with_its_first_capture_if_all_can_capture() {
    assert_eq!(robot_plays("robot0", "AD 6C 3S 4H", "7D 6D AS"), "7DxAD+6C");
}

#[test]
fn robot_1_plays_any_card_with_any_of_its_captures() {
    let mut seen = std::collections::BTreeSet::new();
    let round = round_from("AD 6C 3S 4H", "7D 2D KD");
    let mut robot = bot::<SmallBots>("robot1").expect("a robot");
    let mut chance = chance::bot_generator(3, Seat::new(0));
    let mut sevens = 0;
    for _ in 0..600 {
        let chosen = robot.choose(&round.view(Observer::Seat(Seat::new(0))), &mut chance);
        let text = Small::move_to_text(round.rules(), chosen);
        sevens += u32::from(text.starts_with("7D"));
        seen.insert(text);
    }
    let seen: Vec<String> = seen.into_iter().collect();
    assert_eq!(seen, ["2D", "7Dx3S+4H", "7DxAD+6C", "KDx4H+6C"]);
    assert!(
        (150..250).contains(&sevens),
        "each card of three equally often, not each move: {sevens}"
    );
}

#[test]
fn robot_2_plays_the_first_card_with_its_first_capture_if_it_has_one() {
    assert_eq!(robot_plays("robot2", "AD 6C 3S 4H", "7D 6D AS"), "7DxAD+6C");
    assert_eq!(robot_plays("robot2", "AD 6C 3S 4H", "2D 6D AS"), "2D");
}

#[test]
fn robot_3_plays_the_first_card_that_can_capture_or_lays_the_first() {
    assert_eq!(robot_plays("robot3", "AD 5C 6S KH", "2D 5S 7C"), "5Sx5C");
    assert_eq!(robot_plays("robot3", "QD 5C 6S KH", "2D 3S 7C"), "2D");
}

#[test]
fn robot_4_prefers_the_capture_of_most_cards_if_that_is_more_than_one() {
    assert_eq!(robot_plays("robot4", "AD 5C 6S KH", "2D 5S 7C"), "7CxAD+6S");
    assert_eq!(
        robot_plays("robot4", "2D 5C 6S KH", "3D 5S 6C"),
        "5Sx5C",
        "else as robot 3"
    );
    assert_eq!(
        robot_plays("robot4", "AD 6C 3S 4H", "5S 7D 6H"),
        "5SxAD+4H",
        "the first on a tie"
    );
}
