//! The rules of a game as typed.

use baralho_catalog::{AnyRules, BadGame, preset};
use baralho_game::{BadRules, Options};
use baralho_words::Words;

use crate::failure::Failure;

/// Reads the `key=value` pairs after `--rules`.
pub(crate) fn read(pairs: &[String], words: &Words) -> Result<Options, Failure> {
    let mut options = Options::new();
    for pair in pairs {
        options
            .set_pair(pair)
            .map_err(|error| Failure::Usage(words.explain(&error)))?;
    }
    Ok(options)
}

/// A game's rules for as many players as were asked for, or as there are bots; where the game is
/// not played by so many, for the usual number, and the bots take the seats in turn.
pub(crate) fn rules_for(
    game: &str,
    players: Option<usize>,
    bots: usize,
    options: &Options,
) -> Result<AnyRules, BadGame> {
    let preset = preset(game)?;
    match AnyRules::parse(preset.name, players.or(Some(bots)), options) {
        Err(BadGame::Rules(BadRules::Players { .. }))
            if players.is_none() && preset.players.is_multiple_of(bots) =>
        {
            AnyRules::parse(preset.name, None, options)
        }
        parsed => parsed,
    }
}
