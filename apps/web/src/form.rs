//! The form in which a game's options are chosen: made from what the rules themselves say.

use baralho_catalog::{AnyRules, BadGame, preset};
use baralho_game::{BadRules, Expected, Options};
use baralho_protocol::online::PAUSE_S;
use baralho_telling::labels::{about_option, option_name, why_not};
use baralho_words::Words;

/// One option of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in rules and commands.
    pub option: String,
    /// Its value.
    pub value: String,
    /// What people call it.
    pub name: String,
    /// What it means.
    pub about: String,
    /// What it may be, beside the other choices.
    pub kind: Kind,
    /// Why it must stay as it is beside the other choices, where it must.
    pub bound: Option<String>,
}

/// What an option may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// On or off.
    Flag,
    /// One of these.
    Choice(Vec<String>),
    /// A number in a range, or a word for none.
    Number {
        /// The lowest.
        low: u32,
        /// The highest.
        high: u32,
        /// The word.
        none: Option<&'static str>,
    },
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

/// What no option takes: the refusal says what it would take.
const NOTHING: &str = "?";

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
        if usual(game).is_some_and(|usual| usual.get("pause").is_some()) {
            form.changed.set("pause", PAUSE_S);
        }
        form
    }

    /// The rules as chosen.
    ///
    /// # Errors
    /// Why they cannot be played: options in conflict, say.
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
        // Escoba and capture say the same thing: the one changed last counts.
        let other = match option {
            "escoba" => "capture",
            "capture" => "escoba",
            _ => "",
        };
        self.forget(other);
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
            self.forget(option);
        }
    }

    fn forget(&mut self, option: &str) {
        let mut kept = Options::new();
        for (name, value) in self.changed.iter().filter(|(name, _)| *name != option) {
            kept.set(name, value);
        }
        self.changed = kept;
    }

    /// The same with another value, and what the rules say to it.
    fn with(&self, option: &str, value: &str) -> Result<AnyRules, BadGame> {
        let mut other = self.clone();
        other.set(option, value);
        other.rules()
    }

    /// How many could ever play.
    fn seats(&self) -> Vec<usize> {
        let refused = AnyRules::parse(self.game, Some(0), &Options::new());
        let Err(BadGame::Rules(BadRules::Players { expected, .. })) = refused else {
            return vec![self.players];
        };
        match expected {
            Expected::Range { low, high } | Expected::RangeOr { low, high, .. } => {
                (low as usize..=high as usize).collect()
            }
            Expected::OneOf(numbers) => numbers.iter().filter_map(|n| n.parse().ok()).collect(),
        }
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

    /// Every option with its value.
    pub fn fields(&self, words: &Words) -> Vec<Field> {
        // Where the choice is impossible, the preset's own options are shown with it.
        let options = match self.rules() {
            Ok(rules) => rules.options(),
            Err(_) => usual(self.game).unwrap_or_default(),
        };
        let mut fields: Vec<Field> = options
            .iter()
            .filter(|(option, _)| *option != "compat")
            .map(|(option, value)| {
                let value = self
                    .changed
                    .get(option)
                    .map_or(value, |value| value.as_str());
                let (kind, bound) = self.kind(option, value);
                Field {
                    option: option.to_owned(),
                    value: value.to_owned(),
                    name: option_name(words, option),
                    about: about_option(words, option),
                    kind,
                    bound: bound.map(|bad| why_not(words, &bad)),
                }
            })
            .collect();
        let order = |field: &Field| {
            baralho_scopa::OPTIONS
                .iter()
                .position(|o| *o == field.option)
        };
        fields.sort_by_key(order);
        fields
    }

    /// What an option may be beside the other choices, and why it must stay as it is, if it must.
    fn kind(&self, option: &str, value: &str) -> (Kind, Option<BadGame>) {
        let alone = AnyRules::parse(self.game, None, &Options::new().with(option, NOTHING));
        let is_right = self.rules().is_ok();
        // Beside the others first: what they allow is what counts.
        let expected = [self.with(option, NOTHING), alone]
            .into_iter()
            .find_map(|refused| match refused {
                Err(BadGame::Rules(BadRules::BadValue {
                    option: named,
                    expected,
                    ..
                })) if named == option => Some(expected),
                _ => None,
            });
        let fits = |value: &str| !is_right || self.with(option, value).is_ok();
        let number = |low: u32, high: u32, none: Option<&'static str>| {
            let fits_number = |n: &u32| fits(&n.to_string());
            // What fits lies together: what does not is looked for at the ends only.
            let first = (low..=high).find(fits_number).unwrap_or(low);
            let last = (first..=high).rev().find(fits_number).unwrap_or(high);
            let none = none.filter(|none| *none == value || fits(none));
            Kind::Number {
                low: first,
                high: last,
                none,
            }
        };
        match expected {
            Some(Expected::Range { low, high }) => (number(low, high, None), None),
            Some(Expected::RangeOr { low, high, none }) => (number(low, high, Some(none)), None),
            Some(Expected::OneOf(words)) if words == ["on", "off"] => {
                let other = if value == "on" { "off" } else { "on" };
                let bound = self.with(option, other).err().filter(|_| is_right);
                (Kind::Flag, bound)
            }
            Some(Expected::OneOf(mut words)) => {
                words.retain(|word| word == value || fits(word));
                (Kind::Choice(words), None)
            }
            None => (Kind::Choice(vec![value.to_owned()]), None),
        }
    }
}

/// The options of a preset as it is usually played.
fn usual(game: &str) -> Option<Options> {
    let rules = AnyRules::parse(game, None, &Options::new());
    rules.ok().map(|rules| rules.options())
}

/// The bots of a game, the levels for people first, weakest first.
pub fn bots(game: &str) -> &'static [&'static str] {
    preset(game).map_or(&[], |preset| preset.family.bots())
}

#[cfg(test)]
mod tests;
