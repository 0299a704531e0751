use std::{fmt, hash::Hash};

use thiserror::Error;

use crate::{Conflict, Described, Expected, Options, RuleOption, Seat};

/// The rules one match is played by: small, comparable, and writable as options.
pub trait Rules: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Counts changes to the game's rules; every record carries it.
    const VERSION: u32;

    /// Every preset by its name, as it is usually played.
    const PRESETS: &'static [(&'static str, Self)];

    /// Every option, in the order in which people read them.
    const OPTIONS: &'static [RuleOption<Self>];

    /// Which values of options cannot go together.
    const CONFLICTS: &'static [Conflict] = &[];

    /// The preset these rules were made from.
    fn preset(&self) -> &'static str;

    /// How many sit at the table.
    fn players(&self) -> usize;

    /// How many the preset seats.
    fn seats(&self) -> Expected;

    /// Seats one of the numbers in [`Rules::seats`], in the preset's usual teams.
    fn set_players(&mut self, players: usize);

    /// How many sit at the table by these options, where one of them says so.
    fn players_by(_options: &Options) -> Option<usize> {
        None
    }

    /// Whether there are enough cards for everybody.
    fn check_cards(&self) -> Result<(), BadRules> {
        Ok(())
    }

    /// Reads a preset's rules with some options changed. `players` of `None` means
    /// the preset's usual number.
    fn parse(preset: &str, players: Option<usize>, options: &Options) -> Result<Self, BadRules> {
        let rules = Self::read(preset, players, options)?;
        rules.check(options)?;
        Ok(rules)
    }

    /// Whether rules read from these options can be played.
    fn check(&self, options: &Options) -> Result<(), BadRules> {
        self.check_cards()?;
        // What was given counts too: `escoba=on` and `capture=fewest` end as one of the two.
        let says = |&(option, value): &(&str, &str)| {
            let mut rows = Self::OPTIONS.iter();
            let row = rows.find(|row| row.name == option);
            row.is_some_and(|row| row.value(self) == value)
                || options.get(option).is_some_and(|given| given.means(value))
        };
        let mut conflicts = Self::CONFLICTS.iter();
        match conflicts.find(|conflict| conflict.0.iter().all(says)) {
            Some(conflict) => Err(BadRules::Conflict(conflict)),
            None => Ok(()),
        }
    }

    /// Reads each option alone, without asking whether they go together: what a form shows until
    /// they do.
    fn read(preset: &str, players: Option<usize>, options: &Options) -> Result<Self, BadRules> {
        let names = Self::PRESETS.iter().map(|(name, _)| *name);
        let mut presets = Self::PRESETS.iter();
        let named = presets.find(|(name, _)| name.eq_ignore_ascii_case(preset));
        let Some((preset, usual)) = named else {
            return Err(BadRules::value("game", preset, Expected::one_of(names)));
        };
        let known = || Self::OPTIONS.iter().map(|row| row.name);
        if let Some((option, _)) = options
            .iter()
            .find(|(option, _)| !known().any(|k| k == *option))
        {
            let (option, known) = (option.to_owned(), known().collect());
            return Err(BadRules::UnknownOption { option, known });
        }
        let mut rules = usual.clone();
        let given = players
            .or_else(|| Self::players_by(options))
            .unwrap_or(usual.players());
        let expected = usual.seats();
        if !expected.numbers().contains(&given) {
            return Err(BadRules::Players {
                preset,
                given,
                expected,
            });
        }
        rules.set_players(given);
        for row in Self::OPTIONS {
            row.read(&mut rules, options.get(row.name))?;
        }
        Ok(rules)
    }

    /// Every option of the game with its value here: [`Rules::parse`] with them
    /// and the same preset and players gives these rules again.
    fn options(&self) -> Options {
        let rows = Self::OPTIONS.iter();
        rows.fold(Options::new(), |options, row| {
            options.with(row.name, row.value(self))
        })
    }

    /// The same with what each option may be, in the order of the table.
    fn described(&self) -> Vec<Described> {
        let rows = Self::OPTIONS.iter();
        rows.map(|row| Described {
            name: row.name,
            value: row.value(self),
            takes: row.takes(self),
        })
        .collect()
    }

    /// The option that says the same as this one in other words: who sets one forgets the other.
    fn same_as(option: &str) -> Option<&'static str> {
        Self::OPTIONS.iter().find(|row| row.name == option)?.same_as
    }

    /// How many sides play against each other: as many as players, or fewer in teams.
    fn sides(&self) -> usize {
        self.players()
    }

    /// The side a seat plays for. Partners sit evenly around the table.
    fn side_of(&self, seat: Seat) -> usize {
        seat.index() % self.sides()
    }

    /// The seats of a side, in order.
    fn seats_of(&self, side: usize) -> impl Iterator<Item = Seat> {
        Seat::all(self.players()).filter(move |&seat| self.side_of(seat) == side)
    }

    /// Whether whoever has fewer points is better off.
    fn points_are_bad(&self) -> bool {
        false
    }

    /// Seconds that clients wait between two rounds so that people can read the score.
    fn pause_s(&self) -> u32 {
        0
    }
}

/// Rules that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the messages say it all
pub enum BadRules {
    #[error("`{text}` is not an option: expected key=value, such as target=21")]
    NotAPair { text: String },
    #[error("there is no option `{option}` here: the options are {}", known.join(", "))]
    UnknownOption {
        option: String,
        known: Vec<&'static str>,
    },
    #[error("`{option}` cannot be `{value}`: expected {expected}")]
    BadValue {
        option: &'static str,
        value: String,
        expected: Expected,
    },
    #[error("{preset} is not played by {given}: the number of players is {expected}")]
    Players {
        preset: &'static str,
        given: usize,
        expected: Expected,
    },
    #[error(
        "{players} players with {each} cards each need {} cards and there are {cards}: play with fewer cards per deal, fewer players or more decks",
        players * each
    )]
    NotEnoughCards {
        players: usize,
        each: usize,
        cards: usize,
    },
    #[error("{0}")]
    Conflict(&'static Conflict),
}

impl BadRules {
    /// A value outside what the option takes.
    pub fn value(option: &'static str, value: &str, expected: Expected) -> Self {
        let value = value.chars().take(40).collect();
        Self::BadValue {
            option,
            value,
            expected,
        }
    }
}
