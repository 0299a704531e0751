//! Opponents at Buraco.

mod appraise;
mod greedy;
mod levels;
mod mestre;
mod reasons;
mod swift;

use std::time::Duration;

use baralho_bots::{
    Appraisal, Bot, BotName, Bots, Budget, Means, Occupant, Random, Reason, Scale, play_to_the_end,
};
use baralho_buraco::{Buraco, Move, Phase, View};
use baralho_game::{Match, Outcome, Seat, View as _, chance::Generator};

use levels::Level;

/// The bots of Buraco.
#[derive(Clone, Copy, Debug)]
pub struct BuracoBots;

impl Bots for BuracoBots {
    type Game = Buraco;

    const NAMES: &'static [&'static str] = &[
        "base", "random", "novato", "aprendiz", "greedy", "amador", "veterano", "mestre",
    ];
    const THINKERS: &'static [&'static str] = &["mestre"];

    const SEARCH_MEMORY: Option<usize> = Some(mestre::MEMORY);

    const SCALE: Scale = Scale {
        good: 10.0,
        inaccuracy: 30.0,
        mistake: 80.0,
        half: 100.0,
    };
    // Ten times the moves of other games, each with ten times the choices.
    const REVIEW: Duration = Duration::from_secs(8);

    fn opponent(name: &BotName<'_>, means: &Means) -> Option<Box<dyn Bot<Buraco>>> {
        Some(match name.name {
            "base" => Box::new(Base),
            "random" => Box::new(Random),
            "greedy" => Box::new(greedy::Greedy),
            "novato" => Box::new(Level::NOVATO),
            "aprendiz" => Box::new(Level::APRENDIZ),
            "amador" => Box::new(Level::AMADOR),
            "veterano" => Box::new(Level::VETERANO),
            "mestre" => Box::new(mestre::Mestre::new(name.budget, *means)),
            _ => return None,
        })
    }

    fn play_to_the_end(
        game: Match<Buraco>,
        occupants: &mut [Occupant<Buraco>],
        note: &mut dyn FnMut(Seat, Move),
    ) -> Outcome {
        play_to_the_end(game, occupants, note)
    }

    fn appraise(
        view: &View,
        wanted: Option<Move>,
        budget: Budget,
        means: &Means,
        chance: &mut Generator,
    ) -> Appraisal<Move> {
        appraise::appraise(view, wanted, budget, means, chance)
    }

    fn why(view: &View, best: Move, others: &[Move]) -> Vec<Reason> {
        reasons::why(view, best, others)
    }

    fn why_not(view: &View, played: Move, best: Move) -> Vec<Reason> {
        reasons::why_not(view, played, best)
    }
}

/// Draws from the stock and discards what it drew.
#[derive(Clone, Copy, Debug)]
struct Base;

impl Bot<Buraco> for Base {
    fn choose(&mut self, view: &View, _chance: &mut Generator) -> Move {
        match (view.table.phase, view.drawn) {
            (Phase::Draw, _) => Move::Draw,
            (_, Some(card)) => Move::Discard(card),
            // Only somebody else's moves lead here: the last card is as good as any.
            _ => view.moves().pop().expect("whoever must move can"),
        }
    }
}
