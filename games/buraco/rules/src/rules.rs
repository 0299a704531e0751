//! What Buraco is played by: how many play, and whether as the course's reference judge does.

use baralho_game::{BadRules, Expected, OptionValue, Options, Rules};

/// Whether the course's reference judge is followed in what it does differently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Compat {
    /// The written rules, strictly.
    #[default]
    Off,
    /// The deals, hand orders, scores and quirks of the reference judge.
    Itp,
}

impl Compat {
    /// Every mode with its name as an option.
    pub const ALL: [(&'static str, Self); 2] = [("off", Self::Off), ("itp", Self::Itp)];

    /// The name as an option.
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].0
    }
}

/// The rules of one game of Buraco.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BuracoRules {
    players: u8,
    compat: Compat,
}

impl BuracoRules {
    /// The preset's name.
    pub const PRESET: &'static str = "buraco";
    /// Cards dealt to each player.
    pub const HAND: usize = 11;
    /// Cards in the two packs.
    pub const CARDS: usize = 104;

    /// Rules for two players, or four in two teams.
    ///
    /// # Errors
    /// When there are neither two nor four.
    pub fn new(players: usize, compat: Compat) -> Result<Self, BadRules> {
        match players {
            2 | 4 => Ok(Self {
                players: players as u8,
                compat,
            }),
            _ => Err(BadRules::Players {
                preset: Self::PRESET,
                given: players,
                expected: Expected::one_of([2, 4]),
            }),
        }
    }

    /// Whether the reference judge is followed.
    pub const fn compat(&self) -> Compat {
        self.compat
    }
}

impl Default for BuracoRules {
    /// Two players, strict rules.
    fn default() -> Self {
        Self {
            players: 2,
            compat: Compat::Off,
        }
    }
}

impl Rules for BuracoRules {
    const VERSION: u32 = 1;

    fn parse(preset: &str, players: Option<usize>, options: &Options) -> Result<Self, BadRules> {
        OptionValue::from(preset).choice("game", &[(Self::PRESET, ())])?;
        options.check_known(&["compat"])?;
        let compat = options.get("compat").map_or(Ok(Compat::Off), |value| {
            value.choice("compat", &Compat::ALL)
        })?;
        Self::new(players.unwrap_or(2), compat)
    }

    fn preset(&self) -> &'static str {
        Self::PRESET
    }

    fn options(&self) -> Options {
        Options::new().with("compat", self.compat.name())
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn sides(&self) -> usize {
        2
    }
}
