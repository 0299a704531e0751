//! What holds for the bots of every game.

use baralho_bots::bot;
use baralho_buraco_bots::BuracoBots;
use baralho_cards::Card;
use baralho_laws::{
    bots::{all_is_told, all_stop_at_once, everybody_plays, nobody_peeks, wins},
    rules,
};

#[test]
fn every_bot_plays_to_the_end_is_told_everything_and_stops_when_told() {
    for players in [2, 4] {
        let rules = rules("buraco", players, "");
        everybody_plays::<BuracoBots>(&rules, 20, 2);
        all_is_told::<BuracoBots>(&rules);
        all_stop_at_once::<BuracoBots>(&rules);
    }
}

#[test]
fn no_bot_peeks() {
    let deck = [Card::PACK; 2].concat();
    for players in [2, 4] {
        for options in ["compat=off", "compat=itp"] {
            let rules = rules("buraco", players, options);
            nobody_peeks::<BuracoBots>(&rules, &deck, |view| {
                format!("{:?} {:?}", view.hand, view.table.pile)
            });
        }
    }
}

#[test]
fn greedy_beats_random_and_base() {
    for (rival, at_least) in [("random", 0.8), ("base", 0.95)] {
        let rate = wins::<BuracoBots>(&rules("buraco", 2, ""), 0..100, "greedy", rival);
        assert!(rate > at_least, "greedy against {rival} wins {rate}");
    }
}

#[test]
fn an_unknown_bot_is_refused_with_the_names_there_are() {
    let error = bot::<BuracoBots>("robot3")
        .err()
        .expect("no such bot")
        .to_string();
    assert_eq!(
        error,
        "there is no bot `robot3` for this game: the bots are base, random, novato, aprendiz, greedy, amador, veterano, mestre"
    );
}
