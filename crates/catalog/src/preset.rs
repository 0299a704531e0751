use baralho_game::{Options, excerpt};
use thiserror::Error;

use crate::{AnyRules, Family, PRESETS};

/// A game as people ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preset {
    /// Its name in commands and files.
    pub name: &'static str,
    /// The game that it is a kind of.
    pub family: Family,
    /// How many play it when nobody says otherwise.
    pub players: usize,
}

impl Preset {
    /// Its rules as they are usually played.
    pub fn rules(&self) -> AnyRules {
        AnyRules::of(self, None, &Options::new()).expect("every preset can be played")
    }
}

/// The preset of this name, in any case.
pub fn preset(name: &str) -> Result<&'static Preset, UnknownGame> {
    PRESETS
        .iter()
        .find(|preset| preset.name.eq_ignore_ascii_case(name.trim()))
        .ok_or_else(|| UnknownGame {
            name: excerpt(name, 40),
        })
}

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game `{name}`: the games are {}", Self::NAMES.join(", "))]
pub struct UnknownGame {
    /// What was given, cut to a readable length.
    pub name: String,
}

impl UnknownGame {
    /// The names there are.
    pub const NAMES: [&'static str; PRESETS.len()] = {
        let mut names = [""; PRESETS.len()];
        let mut place = 0;
        while place < names.len() {
            names[place] = PRESETS[place].name;
            place += 1;
        }
        names
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_can_be_played_by_its_usual_number() {
        for preset in PRESETS {
            let rules = preset.rules();
            assert_eq!(rules.players(), preset.players, "{}", preset.name);
            assert_eq!(rules.preset(), preset.name);
            let spelled_out = AnyRules::parse(preset.name, Some(rules.players()), &rules.options());
            assert_eq!(spelled_out, Ok(rules), "{}", preset.name);
        }
    }

    #[test]
    fn an_unknown_game_is_refused_with_the_list_of_all() {
        let error = preset("poker\n").expect_err("not here").to_string();
        assert!(error.contains("`poker\\n`"), "{error}");
        for name in UnknownGame::NAMES {
            assert!(error.contains(name), "{error}");
        }
    }
}
