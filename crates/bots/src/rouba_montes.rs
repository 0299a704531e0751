//! Opponents at Rouba-Montes, where there is nothing to decide: everybody turns a card.
//! The levels have their names here as everywhere, and all play the same.

use baralho_game::{Match, Outcome, chance::Generator};
use baralho_rouba_montes::RoubaMontes;
use baralho_search::{Appraisal, Budget, Means};

use crate::{
    Bot, BotName, Opponents, Random, Seated, appraise_by_playouts, seated::play_to_the_end,
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

    fn play_to_the_end(game: Match<Self>, bots: &mut [Seated<Self>]) -> Outcome {
        play_to_the_end(game, bots)
    }

    fn appraise(
        view: &Self::View,
        budget: Budget,
        means: &Means,
        chance: &mut Generator,
    ) -> Appraisal<Self::Move> {
        appraise_by_playouts::<Self>(view, &mut Random, budget, means, chance)
    }
}
