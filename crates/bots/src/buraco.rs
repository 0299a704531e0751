//! Opponents at Buraco.

mod appraise;
mod greedy;
mod levels;
mod mestre;
mod swift;

use baralho_buraco::{Buraco, Move, Phase, View};
use baralho_game::{Match, Outcome, Seat, View as _, chance::Generator};

use baralho_search::{Appraisal, Budget, Means};

use self::levels::Level;
use crate::{Bot, BotName, Opponents, Random, Sitter, seers::play_to_the_end};

impl Opponents for Buraco {
    const NAMES: &'static [&'static str] = &[
        "base", "random", "novato", "aprendiz", "greedy", "amador", "veterano", "mestre",
    ];
    const THINKERS: &'static [&'static str] = &["mestre"];

    const SEARCH_MEMORY: Option<usize> = Some(mestre::MEMORY);

    fn opponent(name: &BotName<'_>, means: &Means) -> Option<Box<dyn Bot<Self>>> {
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
        game: Match<Self>,
        sitters: &mut [Sitter<Self>],
        note: &mut dyn FnMut(Seat, Self::Move),
    ) -> Outcome {
        play_to_the_end(game, sitters, note)
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
}

/// Draws from the stock and discards what it drew.
#[derive(Clone, Copy, Debug)]
struct Base;

impl Bot<Buraco> for Base {
    fn choose(&mut self, view: &View, _chance: &mut Generator) -> Move {
        match (view.phase(), view.drawn()) {
            (Phase::Draw, _) => Move::Draw,
            (_, Some(card)) => Move::Discard(card),
            // Only somebody else's moves lead here: the last card is as good as any.
            _ => view.moves().pop().expect("whoever must move can"),
        }
    }
}
