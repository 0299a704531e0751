//! Games played for the tests, and reviews of them.

use std::num::NonZeroUsize;

use baralho_analysis::{Review, Settings, review};
use baralho_bots::{Budget, bot, here};
use baralho_catalog::{AnyRules, with_game};
use baralho_game::{
    Game, Match, Observer, Options, chance,
    record::{Line, MoveLine, Record},
};
use baralho_opponents::BotsOf;

/// The options written so: `target=11,decks=2`.
pub(crate) fn options(text: &str) -> Options {
    let mut options = Options::new();
    for (option, value) in text.split(',').filter_map(|part| part.split_once('=')) {
        options.set(option, value);
    }
    options
}

pub(crate) fn rules(preset: &str, players: usize, text: &str) -> AnyRules {
    AnyRules::parse(preset, Some(players), &options(text)).expect("good rules")
}

/// A game of random moves, recorded.
pub(crate) fn played(rules: AnyRules, seed: u64) -> Record {
    let mut lines = Vec::new();
    with_game!(rules, |G, rules| {
        let mut game = Match::<G>::new(rules, seed);
        let mut player = bot::<BotsOf<G>>("random").expect("every game has it");
        let mut chance = chance::generator(seed, 9);
        while game.outcome().is_none() {
            game.next_round();
            let seat = game.turn().expect("a round is never empty");
            let view = game.round().view(Observer::Seat(seat));
            let chosen = player.choose(&view, &mut chance);
            let text = G::move_to_text(&rules, chosen);
            let seat = seat.index();
            lines.push((lines.len() + 2, Line::Move(MoveLine { seat, text })));
            game.apply(chosen, &mut ());
        }
        let result = game.outcome().expect("just ended").clone();
        lines.push((lines.len() + 2, Line::Result { result }));
    });
    Record {
        header: rules.header(Vec::new(), seed),
        lines,
        cut: None,
    }
}

pub(crate) fn settings(iterations: u32, threads: usize) -> Settings {
    let threads = NonZeroUsize::new(threads).expect("some");
    Settings {
        effort: Some(Budget::Iterations(iterations)),
        means: here().with_threads(threads),
        seed: 5,
    }
}

pub(crate) fn reviewed(record: &Record, iterations: u32) -> Review {
    review(record, &settings(iterations, 1), &|_, _| ()).expect("a good record")
}
