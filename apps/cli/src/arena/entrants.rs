//! Who takes part.

use std::collections::BTreeSet;

use baralho_arena::{BadEntrant, Entrant, Kind, check_program, read_entrant};
use baralho_bots::{BadBot, Bots as _, bot as built_in_bot, is_seer};
use baralho_catalog::{AnyRules, with_game};
use baralho_opponents::BotsOf;
use baralho_protocol::Wire;
use baralho_words::{Words, say};
use serde_json::Value;

use super::{ArenaArgs, plan::wrong, refusals};
use crate::{explain::bad_bot, failure::Failure};

/// The bots that take part already, and those that were typed.
pub(super) fn entrants(
    args: &ArenaArgs,
    mut bots: Vec<Entrant>,
    rules: AnyRules,
    words: &Words,
) -> Result<Vec<Entrant>, Failure> {
    let (built_in, has_course) = with_game!(&rules, |G, _rules| (
        BotsOf::<G>::NAMES,
        G::COURSE.is_some()
    ));
    for bot in &bots {
        check_program(bot).map_err(|error| refusals::bad_entrant(&error, built_in, words))?;
    }
    let mut typed_names: BTreeSet<String> = BTreeSet::new();
    for typed in &args.bot {
        let bot = read_entrant(typed, built_in, has_course).map_err(|error| match &error {
            // Who sees every card is no program that is missing.
            BadEntrant::Unknown { program: name }
                if with_game!(&rules, |G, _rules| is_seer::<BotsOf<G>>(name)) =>
            {
                let name = name.clone();
                Failure::Usage(bad_bot(words, &BadBot::SeesAll { name }))
            }
            _ => refusals::bad_entrant(&error, built_in, words),
        })?;
        if bot.kind == Kind::BuiltIn {
            with_game!(&rules, |G, _rules| built_in_bot::<BotsOf<G>>(&bot.spec)
                .map(drop))
            .map_err(|error| Failure::Usage(bad_bot(words, &error)))?;
        }
        if !typed_names.insert(bot.name.clone()) {
            let example = another_name(&bot, &bots);
            return wrong(say!(words, "arena-error-twice", name = bot.name, example));
        }
        // Whoever takes part already may be named again, but be nobody else.
        match bots.iter().find(|other| other.name == bot.name) {
            None => bots.push(bot),
            Some(there) if (&there.spec, &there.kind) == (&bot.spec, &bot.kind) => {}
            Some(there) => {
                return wrong(say!(
                    words,
                    "arena-error-other-bot",
                    name = bot.name,
                    there = &there.spec,
                    typed = bot.spec,
                ));
            }
        }
    }
    if bots.len() < 2 {
        return wrong(say!(
            words,
            "arena-error-two",
            n = bots.len(),
            bots = words.list_or(built_in)
        ));
    }
    Ok(bots)
}

/// How a bot could be typed whose name another one has.
fn another_name(bot: &Entrant, others: &[Entrant]) -> String {
    // A command that is its own name makes no good one.
    let is_short = bot.name.chars().all(char::is_alphanumeric);
    let base = if is_short { &bot.name } else { "bot" }; // words: not for players
    let names = (2..).map(|number| format!("{base}{number}"));
    let free = |name: &String| others.iter().all(|other| other.name != *name);
    let name = names.clone().find(free).unwrap_or_default();
    [&name, "=", &shell_words::quote(&bot.spec)].concat()
}

/// Gives a bot's own option a value: `me.level=3`.
pub(super) fn set_option(bots: &mut [Entrant], typed: &str, words: &Words) -> Result<(), Failure> {
    let parts = typed.split_once('=').and_then(|(place, value)| {
        let (bot, option) = place.rsplit_once('.')?;
        (!option.trim().is_empty()).then_some((bot.trim(), option.trim(), value.trim()))
    });
    let Some((name, option, value)) = parts else {
        return wrong(say!(words, "arena-error-set", typed));
    };
    let Some(bot) = bots.iter_mut().find(|bot| bot.name == name) else {
        return wrong(say!(words, "arena-error-set-bot", name));
    };
    if !matches!(bot.kind, Kind::Jsonl { .. }) {
        return wrong(say!(words, "arena-error-set-kind", name));
    }
    // Numbers, true and false as such; everything else is a text.
    let value = match serde_json::from_str(value) {
        Ok(read @ (Value::Number(_) | Value::Bool(_))) => read,
        _ => Value::from(value),
    };
    bot.options.insert(option.to_owned(), value);
    Ok(())
}
