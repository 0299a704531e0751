//! What holds for the bots of every game.

use baralho_bots::Seated;
use baralho_cards::Card;
use baralho_game::{Game, Seat, Standing};
use baralho_laws::{
    bots::{all_is_told, all_stop_at_once, everybody_plays, nobody_peeks},
    rules,
};
use baralho_scopa::{ScopaRules, Small, View, fits_small};
use baralho_scopa_bots::{LargeBots, SmallBots};

#[test]
fn every_bot_plays_every_preset_to_the_end() {
    for (preset, players) in [("escopa", 3), ("scopa", 2), ("escoba", 4), ("scopone", 4)] {
        everybody_plays::<SmallBots>(&rules(preset, players, ""), 3, 3);
    }
    everybody_plays::<SmallBots>(&rules("scopa", 4, "inverse=on,target=5"), 1, 1);
    let wide = rules("scopa", 8, "decks=6,choice=player,target=3");
    everybody_plays::<LargeBots>(&wide, 1, 1);
}

#[test]
fn who_watches_is_told_every_event_once_with_the_view_before_it() {
    for (preset, players, options) in [
        ("scopa", 2, ""),
        ("scopone", 4, "cards_per_deal=9,target=6"),
        ("escopa", 3, ""),
        ("scopa", 4, "inverse=on,target=4"),
    ] {
        all_is_told::<SmallBots>(&rules(preset, players, options));
    }
    all_is_told::<LargeBots>(&rules("escoba", 8, "decks=2,target=3"));
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "must be told everything")]
fn who_forgets_to_tell_a_watching_bot_is_found_out() {
    let rules: ScopaRules = rules("scopa", 2, "");
    let mut round = Small::deal_seed(&rules, &Standing::opening(&rules, 1), 1);
    let mut bots = [0, 1].map(|seat| {
        let mut bot = Seated::named::<SmallBots>("amador", 1, Seat::new(seat)).expect("a bot");
        bot.begin(&round);
        bot
    });
    for _ in 0..2 {
        let turn = round.turn().expect("a fresh deal");
        let chosen = bots[turn.index()].choose(&round);
        round.apply(chosen, &mut ());
    }
}

/// Tables of every kind, the longest that are accepted among them.
#[test]
fn whoever_is_told_to_stop_answers_at_once() {
    for (game, players, options) in [
        ("escopa", 2, ""),
        ("scopa", 2, "choice=player,prime=primiera,target=none"),
        ("scopa", 4, "team_mode=2v2"),
        ("scopone", 4, ""),
        ("scopa", 2, "cards_per_deal=10"),
        ("escoba", 3, "cards_per_deal=7,choice=player"),
        ("escoba", 8, "decks=3,cards_per_deal=10,choice=player"),
        ("escoba", 14, "decks=6,cards_per_deal=10,choice=player"),
        ("scopa", 16, "decks=6,cards_per_deal=7,choice=player"),
    ] {
        let rules = rules(game, players, options);
        if fits_small(&rules) {
            all_stop_at_once::<SmallBots>(&rules);
        } else {
            all_stop_at_once::<LargeBots>(&rules);
        }
    }
}

fn seen_at_first<const CARDS: usize, const SEATS: usize>(view: &View<CARDS, SEATS>) -> String {
    format!("{:?} {:?}", view.open.table, view.hand)
}

fn nobody_peeks_at(preset: &str, players: usize, options: &str) {
    let rules: ScopaRules = rules(preset, players, options);
    let deck: Vec<Card> = rules.pack().collect();
    if fits_small(&rules) {
        nobody_peeks::<SmallBots>(&rules, &deck, seen_at_first);
    } else {
        nobody_peeks::<LargeBots>(&rules, &deck, seen_at_first);
    }
}

#[test]
fn no_bot_peeks_at_escopa() {
    nobody_peeks_at("escopa", 2, "");
    nobody_peeks_at("escopa", 3, "");
    nobody_peeks_at("escopa", 4, "team_mode=2v2");
}

#[test]
fn no_bot_peeks_at_scopa() {
    nobody_peeks_at("scopa", 2, "");
    nobody_peeks_at("scopa", 2, "choice=player");
    nobody_peeks_at("scopa", 4, "inverse=on");
    nobody_peeks_at("scopa", 6, "scopa_mechanic=only_scopas");
}

#[test]
fn no_bot_peeks_at_large_tables() {
    nobody_peeks_at("scopa", 2, "decks=2");
    nobody_peeks_at("escoba", 8, "decks=3");
}

#[test]
fn no_bot_peeks_at_escoba_and_scopone() {
    nobody_peeks_at("escoba", 2, "");
    nobody_peeks_at("scopone", 4, "");
    nobody_peeks_at("scopone", 4, "cards_per_deal=9");
}
