//! The strongest player: legal everywhere, the same everywhere, and stronger.

use std::num::NonZeroUsize;

use baralho_bots::{Opponents, Seated, bot_with, here, play_match};
use baralho_game::{Game, Match, Observer, Options, Rules, Seat, Standing, chance};
use baralho_scopa::{Large, ScopaRules, Small};

fn rules(preset: &str, players: usize, options: &[(&str, &str)]) -> ScopaRules {
    let mut given = Options::new();
    for &(name, value) in options {
        given = given.with(name, value);
    }
    ScopaRules::parse(preset, Some(players), &given).expect("rules")
}

/// Plays a match with `mestre` at every seat, every move checked.
fn plays_legally<G: Opponents>(rules: &G::Rules, seed: u64, name: &str) {
    let mut game = Match::<G>::new(rules.clone(), seed);
    let mut bots: Vec<Seated<G>> = Seat::all(rules.players())
        .map(|seat| Seated::named(name, seed, seat).expect("a bot"))
        .collect();
    for _ in 0..2 {
        for bot in &mut bots {
            bot.begin(game.round());
        }
        while let Some(seat) = game.turn() {
            let chosen = bots[seat.index()].choose(game.round());
            let mut events = Vec::new();
            game.play(chosen, &mut events).expect("a legal move");
            for bot in &mut bots {
                bot.see(&events);
            }
        }
        if game.outcome().is_some() {
            return;
        }
        game.next_round();
    }
}

#[test]
fn mestre_plays_every_preset_and_option_legally() {
    for players in [2, 3, 4, 6] {
        plays_legally::<Small>(&rules("escopa", players, &[]), 1, "mestre:20it");
    }
    for options in [
        &[("inverse", "on"), ("target", "3")][..],
        &[("scopa_mechanic", "only_scopas")],
        &[("scopa_mechanic", "no_scopas")],
        &[("instant_win", "on"), ("target", "3")],
        &[("cards_per_deal", "10")],
        &[("cards_per_deal", "7")],
        &[("cards_per_deal", "1")],
        &[("choice", "player"), ("capture", "fifteen")],
    ] {
        for players in [2, 3, 4] {
            plays_legally::<Small>(&rules("scopa", players, options), 2, "mestre:20it");
        }
    }
    plays_legally::<Small>(&rules("scopone", 4, &[]), 3, "mestre:20it");
    let teams = [("team_mode", "2v2"), ("team_card_scoring", "off")];
    plays_legally::<Small>(&rules("escoba", 4, &teams), 3, "mestre:20it");
}

#[test]
fn mestre_plays_large_tables_legally() {
    for (players, decks) in [(8, "1"), (2, "2"), (16, "6"), (5, "3")] {
        let rules = rules("scopa", players, &[("decks", decks), ("target", "none")]);
        plays_legally::<Large>(&rules, 4, "mestre:5it");
    }
    let player = [("decks", "2"), ("choice", "player"), ("target", "none")];
    plays_legally::<Large>(&rules("escoba", 4, &player), 5, "mestre:5it");
}

#[test]
fn the_number_of_threads_does_not_change_a_move() {
    let rules = rules("scopone", 4, &[]);
    let round = Small::deal_seed(&rules, &Standing::opening(&rules, 9), 9);
    let seat = round.turn().expect("a fresh deal");
    let view = round.view(Observer::Seat(seat));
    // So many that several trees grow.
    let move_with = |threads: usize| {
        let means = here().with_threads(NonZeroUsize::new(threads).expect("above 0"));
        let mut bot = bot_with::<Small>("mestre:40000it", &means).expect("a bot");
        let mut chance = chance::bot_generator(5, seat);
        bot.choose(&view, &mut chance)
    };
    assert_eq!(move_with(1), move_with(2));
    assert_eq!(move_with(1), move_with(5));
}

#[test]
fn mestre_wins_against_greedy() {
    // Few games, many points apart: loose bounds that only a broken search misses.
    let rules = rules("escopa", 2, &[]);
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
            let played = play_match::<Small>(&rules, seed, name, &here(), &mut |_, _| ());
            let outcome = played.expect("bots");
            margin += outcome.points[side] - outcome.points[1 - side];
        }
    }
    assert!(margin > 20, "{margin} in 120 games");
}

#[test]
fn a_last_deal_between_two_is_played_exactly() {
    // With one card each and nothing hidden every budget finds the same.
    let rules = rules("escopa", 2, &[]);
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
            let mut bot = bot_with::<Small>(name, &here()).expect("a bot");
            bot.choose(&view, &mut chance::bot_generator(seed, seat))
        };
        assert_eq!(choose("mestre:1it", 1), choose("mestre:5000it", 2));
    }
}
