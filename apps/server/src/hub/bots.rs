//! Bots at tables: which may be seated, and what they choose.

use baralho_bots::{BotName, Bots, Budget, Seated, bot_with, here};
use baralho_catalog::{AnyRules, with_game};
use baralho_game::{Match, Options};
use baralho_opponents::{BotsOf, Opponents};
use baralho_protocol::online::Refusal;

use super::{Limits, Think};

/// Whether a bot of this name plays that game at a public table.
pub(super) fn check(limits: &Limits, game: &str, name: &str) -> Result<(), Refusal> {
    fn check<B: Bots>(limits: &Limits, name: &str) -> Result<(), Refusal> {
        let bad = |reason: String| Refusal::BadBot(reason);
        let bot = BotName::read(name, B::NAMES, B::THINKERS).map_err(|b| bad(b.to_string()))?;
        let is_named = limits.bot_names.iter().any(|known| known == bot.name);
        if !limits.bots || !(is_named || limits.bot_names.is_empty()) {
            return Err(bad(name.to_owned()));
        }
        let (longest, most) = (limits.bot_time, limits.bot_iterations);
        match bot.budget {
            Some(Budget::Time(time)) if time > longest => {
                Err(bad(format!("{name}: at most {}ms", longest.as_millis())))
            }
            Some(Budget::Iterations(n)) if u64::from(n) > most => {
                Err(bad(format!("{name}: at most {most}it")))
            }
            _ => Ok(()),
        }
    }
    let rules = AnyRules::parse(game, None, &Options::new()).map_err(Refusal::BadRules)?;
    with_game!(rules, |G, _rules| check::<BotsOf<G>>(limits, name))
}

/// Whether a bot answers at once.
pub fn is_quick(think: &Think) -> bool {
    fn is_quick<B: Bots>(name: &str) -> bool {
        let read = BotName::read(name, B::NAMES, B::THINKERS);
        read.is_ok_and(|bot| !B::THINKERS.contains(&bot.name))
    }
    with_game!(think.round.rules, |G, _rules| is_quick::<BotsOf<G>>(
        &think.bot
    ))
}

/// What a bot chooses. It is told the round from its beginning, as its seat saw it.
pub fn choose(think: &Think) -> Option<String> {
    fn choose<G: Opponents>(rules: &G::Rules, think: &Think) -> Option<String> {
        let round = &think.round;
        let mut game = Match::<G>::from_standing(rules, round.seed, round.standing);
        let bot = bot_with::<G::Bots>(&think.bot, &here()).ok()?;
        let mut bot = Seated::<G>::new(bot, round.seed, think.seat);
        let moves = round.moves.iter().map(String::as_str);
        let chosen = bot.choose_after(&mut game, moves, think.moves)?;
        Some(G::move_to_text(game.rules(), chosen))
    }
    with_game!(think.round.rules, |G, rules| choose::<G>(&rules, think))
}
