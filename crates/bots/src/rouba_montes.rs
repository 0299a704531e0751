//! Opponents at Rouba-Montes, where there is nothing to decide: everybody turns a card.
//! The levels have their names here as everywhere, and all play the same.

use baralho_game::{Match, Outcome, Seat, View as _, chance::Generator};
use baralho_rouba_montes::RoubaMontes;
use baralho_search::{Appraisal, Budget, Means, Stopwatch};

use crate::{
    Bot, BotName, Opponents, Random, Sitter, appraise_by_playouts, seers::play_to_the_end,
};

impl Opponents for RoubaMontes {
    const NAMES: &'static [&'static str] = &[
        "draw", "random", "novato", "aprendiz", "amador", "greedy", "veterano", "mestre",
    ];

    fn opponent(name: &BotName<'_>, _means: &Means) -> Option<Box<dyn Bot<Self>>> {
        // Any legal move is the only one.
        Self::NAMES
            .contains(&name.name)
            .then(|| Box::new(Random) as Box<dyn Bot<Self>>)
    }

    fn play_to_the_end(
        game: Match<Self>,
        sitters: &mut [Sitter<Self>],
        note: &mut dyn FnMut(Seat, Self::Move),
    ) -> Outcome {
        play_to_the_end(game, sitters, note)
    }

    fn appraise(
        view: &Self::View,
        _wanted: Option<Self::Move>,
        budget: Budget,
        means: &Means,
        chance: &mut Generator,
    ) -> Appraisal<Self::Move> {
        let moves = view.moves();
        let legal = moves.len() as u32;
        let watch = Stopwatch::start(budget, means);
        appraise_by_playouts::<Self>(view, &moves, legal, &mut Random, watch, chance)
    }
}
