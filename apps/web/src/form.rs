//! The form in which a game's options are chosen: made from what the rules themselves say.

use baralho_catalog::{AnyRules, BadGame, preset, why_not};
use baralho_game::{BadRules, Described, Expected, Options};
use baralho_protocol::online::PAUSE_S;
use baralho_words::Words;

/// One option of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in rules and commands.
    pub option: &'static str,
    /// Its value.
    pub value: String,
    /// What it may be beside the other choices.
    pub takes: Expected,
    /// Why it must stay as it is beside the other choices, where it must.
    pub bound: Option<String>,
}

/// What is being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The preset.
    pub game: &'static str,
    /// How many play.
    pub players: usize,
    /// Options that were changed.
    pub changed: Options,
}

impl Form {
    /// A preset as it is usually played.
    pub fn new(game: &'static str) -> Self {
        Self {
            game,
            players: preset(game).map_or(2, |preset| preset.players),
            changed: Options::new(),
        }
    }

    /// A preset as it is usually played at a server's table: there the pause between rounds is
    /// one that everybody can follow.
    pub fn online(game: &'static str) -> Self {
        let mut form = Self::new(game);
        if usual(game).is_some_and(|usual| usual.options().get("pause").is_some()) {
            form.changed.set("pause", PAUSE_S);
        }
        form
    }

    /// The rules as chosen.
    pub fn rules(&self) -> Result<AnyRules, BadGame> {
        AnyRules::parse(self.game, Some(self.players), &self.changed)
    }

    /// Why the rules cannot be played, in words.
    pub fn trouble(&self, words: &Words) -> Option<String> {
        self.rules().err().map(|bad| why_not(words, &bad))
    }

    /// Changes an option. Another one whose value this leaves no room for is as usual again: two
    /// packs allow to deal again at eight, one does not.
    pub fn set(&mut self, option: &str, value: &str) {
        let was_right = self.rules().is_ok();
        // Of two options that say the same thing the one changed last counts.
        if let Some(same) = usual(self.game).and_then(|usual| usual.same_as(option)) {
            self.changed.unset(same);
        }
        self.changed.set(option, value);
        if was_right {
            self.follow(option);
        }
    }

    /// Changes how many play; teams that do not come out are forgotten.
    pub fn seat(&mut self, players: usize) {
        let was_right = self.rules().is_ok();
        self.players = players;
        if was_right {
            self.follow("");
        }
    }

    /// Other options than this one go back to what is usual, where their values have become wrong.
    fn follow(&mut self, changed: &str) {
        while let Err(BadGame::Rules(BadRules::BadValue { option, .. })) = self.rules() {
            if option == changed || self.changed.get(option).is_none() {
                return;
            }
            self.changed.unset(option);
        }
    }

    /// The same with another value, and what the rules say to it.
    fn with(&self, option: &str, value: &str) -> Result<AnyRules, BadGame> {
        let mut other = self.clone();
        other.set(option, value);
        other.rules()
    }

    /// How many could ever play.
    fn seats(&self) -> Vec<usize> {
        usual(self.game).map_or_else(Vec::new, |usual| usual.seats().numbers())
    }

    /// The most who could ever play, whatever else is chosen.
    pub fn most_players(&self) -> usize {
        self.seats().into_iter().max().unwrap_or(self.players)
    }

    /// How many may play, with the other options as they are.
    pub fn numbers_of_players(&self) -> Vec<usize> {
        let fits = |players: &usize| {
            let mut other = self.clone();
            other.seat(*players);
            *players == self.players || other.rules().is_ok()
        };
        self.seats().into_iter().filter(fits).collect()
    }

    /// Every option as chosen, or as usual where the choice cannot be read.
    fn rows(&self) -> Vec<Described> {
        let read = |options: &Options| AnyRules::read(self.game, Some(self.players), options);
        let rules = read(&self.changed).or_else(|_| read(&Options::new()));
        rules.map_or_else(|_| Vec::new(), |rules| rules.described())
    }

    /// Every option with its value and what it may be.
    pub fn fields(&self, words: &Words) -> Vec<Field> {
        let is_right = self.rules().is_ok();
        let rows = self.rows().into_iter();
        rows.filter(|row| row.name != "compat")
            .map(|row| {
                let changed = self.changed.get(row.name);
                let value = changed.map_or(row.value, |value| value.as_str().to_owned());
                let (takes, bound) = if is_right {
                    self.beside_the_others(row.name, &value, row.takes)
                } else {
                    (row.takes, None)
                };
                Field {
                    option: row.name,
                    value,
                    takes,
                    bound: bound.map(|bad| why_not(words, &bad)),
                }
            })
            .collect()
    }

    /// What is left of what an option takes, and why it must stay as it is, if it must.
    fn beside_the_others(
        &self,
        option: &str,
        value: &str,
        takes: Expected,
    ) -> (Expected, Option<BadGame>) {
        let fits = |value: &str| self.with(option, value).is_ok();
        match takes {
            Expected::Range { low, high, none } => {
                let fits_number = |n: &u32| fits(&n.to_string());
                // What fits lies together: what does not is looked for at the ends only.
                let low = (low..=high).find(fits_number).unwrap_or(low);
                let high = (low..=high).rev().find(fits_number).unwrap_or(high);
                let none = none.filter(|none| *none == value || fits(none));
                (Expected::Range { low, high, none }, None)
            }
            flag if flag.is_flag() => {
                let other = if value == "on" { "off" } else { "on" };
                (flag, self.with(option, other).err())
            }
            Expected::OneOf(mut words) => {
                words.retain(|word| word == value || fits(word));
                (Expected::OneOf(words), None)
            }
        }
    }
}

/// A preset as it is usually played.
fn usual(game: &str) -> Option<AnyRules> {
    AnyRules::parse(game, None, &Options::new()).ok()
}

/// The bots of a game, the levels for people first, weakest first.
pub fn bots(game: &str) -> &'static [&'static str] {
    preset(game).map_or(&[], |preset| preset.family.bots())
}

#[cfg(test)]
mod tests;
