//! Opponents at Rouba-Montes, where there is nothing to decide: everybody turns a card.
//! The levels have their names here as everywhere, and all play the same.

use baralho_bots::{
    Appraisal, Bot, BotName, Bots, Budget, Means, Occupant, Random, Scale, Stopwatch,
    appraise_by_playouts, play_to_the_end,
};
use baralho_game::{Match, Outcome, Seat, View as _, chance::Generator};
use baralho_rouba_montes::{Move, RoubaMontes, View};

/// The bots of Rouba-Montes.
#[derive(Clone, Copy, Debug)]
pub struct RoubaMontesBots;

impl Bots for RoubaMontesBots {
    type Game = RoubaMontes;

    const NAMES: &'static [&'static str] = &[
        "draw", "random", "novato", "aprendiz", "amador", "greedy", "veterano", "mestre",
    ];

    // Scored in cards.
    const SCALE: Scale = Scale {
        good: 1.0,
        inaccuracy: 3.0,
        mistake: 8.0,
        half: 10.0,
    };
    const LUCK_ONLY: bool = true;

    fn opponent(name: &BotName<'_>, _means: &Means) -> Option<Box<dyn Bot<RoubaMontes>>> {
        // Any legal move is the only one.
        Self::NAMES
            .contains(&name.name)
            .then(|| Box::new(Random) as Box<dyn Bot<RoubaMontes>>)
    }

    fn play_to_the_end(
        game: Match<RoubaMontes>,
        occupants: &mut [Occupant<RoubaMontes>],
        note: &mut dyn FnMut(Seat, Move),
    ) -> Outcome {
        play_to_the_end(game, occupants, note)
    }

    fn appraise(
        view: &View,
        _wanted: Option<Move>,
        budget: Budget,
        means: &Means,
        chance: &mut Generator,
    ) -> Appraisal<Move> {
        let moves = view.moves();
        let legal = moves.len() as u32;
        let watch = Stopwatch::start(budget, means);
        appraise_by_playouts::<Self>(view, &moves, legal, &mut Random, watch, chance)
    }
}
