//! The strongest player: legal everywhere, the same everywhere, and stronger.

use std::num::NonZeroUsize;

use baralho_bots::{bot_with, here, play_match};
use baralho_game::{Game, Observer, Seat, Standing, chance};
use baralho_laws::{bots::plays_legally, rules};
use baralho_scopa::Small;
use baralho_scopa_bots::{LargeBots, SmallBots};

#[test]
fn mestre_plays_every_preset_and_option_legally() {
    let plays = |preset, players, options, seed| {
        plays_legally::<SmallBots>(&rules(preset, players, options), seed, "mestre:20it", 2);
    };
    for players in [2, 3, 4, 6] {
        plays("escopa", players, "", 1);
    }
    for options in [
        "inverse=on,target=3",
        "scopa_mechanic=only_scopas",
        "scopa_mechanic=no_scopas",
        "instant_win=on,target=3",
        "cards_per_deal=10",
        "cards_per_deal=7",
        "cards_per_deal=1",
        "choice=player,capture=fifteen",
    ] {
        for players in [2, 3, 4] {
            plays("scopa", players, options, 2);
        }
    }
    plays("scopone", 4, "", 3);
    plays("escoba", 4, "team_mode=2v2,team_card_scoring=off", 3);
}

#[test]
fn mestre_plays_large_tables_legally() {
    for (players, decks) in [(8, "1"), (2, "2"), (16, "6"), (5, "3")] {
        let rules = rules("scopa", players, &format!("decks={decks},target=none"));
        plays_legally::<LargeBots>(&rules, 4, "mestre:5it", 2);
    }
    let player = rules("escoba", 4, "decks=2,choice=player,target=none");
    plays_legally::<LargeBots>(&player, 5, "mestre:5it", 2);
}

#[test]
fn the_number_of_threads_does_not_change_a_move() {
    let rules = rules("scopone", 4, "");
    let round = Small::deal_seed(&rules, &Standing::opening(&rules, 9), 9);
    let seat = round.turn().expect("a fresh deal");
    let view = round.view(Observer::Seat(seat));
    // So many that several trees grow.
    let move_with = |threads: usize| {
        let means = here().with_threads(NonZeroUsize::new(threads).expect("above 0"));
        let mut bot = bot_with::<SmallBots>("mestre:40000it", &means).expect("a bot");
        let mut chance = chance::bot_generator(5, seat);
        bot.choose(&view, &mut chance)
    };
    assert_eq!(move_with(1), move_with(2));
    assert_eq!(move_with(1), move_with(5));
}

#[test]
fn mestre_wins_against_greedy() {
    // Few games, many points apart: loose bounds that only a broken search misses.
    let rules = rules("escopa", 2, "");
    let mut margin = 0;
    for seed in 0..60 {
        for side in 0..2 {
            let name = |seat: Seat| {
                if seat.index() == side {
                    "mestre:300it"
                } else {
                    "greedy"
                }
            };
            let played = play_match::<SmallBots>(&rules, seed, name, &here(), &mut |_, _| ());
            let outcome = played.expect("bots");
            margin += outcome.points[side] - outcome.points[1 - side];
        }
    }
    assert!(margin > 20, "{margin} in 120 games");
}

#[test]
fn a_last_deal_between_two_is_played_exactly() {
    // With one card each and nothing hidden every budget finds the same.
    let rules = rules("escopa", 2, "");
    for seed in 0..20 {
        let mut round = Small::deal_seed(&rules, &Standing::opening(&rules, seed), seed);
        let mut rng = chance::generator(seed, 3);
        while !round.deck().is_empty() {
            let chosen = round.random_move(&mut rng).expect("not over");
            round.apply(chosen, &mut ());
        }
        let seat = round.turn().expect("six plays are left");
        let view = round.view(Observer::Seat(seat));
        let choose = |name: &str, seed: u64| {
            let mut bot = bot_with::<SmallBots>(name, &here()).expect("a bot");
            bot.choose(&view, &mut chance::bot_generator(seed, seat))
        };
        assert_eq!(choose("mestre:1it", 1), choose("mestre:5000it", 2));
    }
}
