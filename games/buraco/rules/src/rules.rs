//! What Buraco is played by: how many play, and whether as the course's reference judge does.

use baralho_game::{BadRules, Expected, Named, Options, RuleOption, Rules};

/// Whether the course's reference judge is followed in what it does differently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Compat {
    /// The written rules, strictly.
    #[default]
    Off,
    /// The deals, hand orders, scores and quirks of the reference judge.
    Itp,
}

impl Named for Compat {
    const NAMES: &'static [(&'static str, Self)] = &[("off", Self::Off), ("itp", Self::Itp)];
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

    const USUAL: Self = Self {
        players: 2,
        compat: Compat::Off,
    };

    /// Rules for two players, or four in two teams.
    pub fn new(players: usize, compat: Compat) -> Result<Self, BadRules> {
        let options = Options::new().with("compat", compat.name());
        Self::parse(Self::PRESET, Some(players), &options)
    }

    /// Whether the reference judge is followed.
    pub const fn compat(&self) -> Compat {
        self.compat
    }
}

impl Default for BuracoRules {
    /// Two players, strict rules.
    fn default() -> Self {
        Self::USUAL
    }
}

impl Rules for BuracoRules {
    const VERSION: u32 = 1;

    const PRESETS: &'static [(&'static str, Self)] = &[(Self::PRESET, Self::USUAL)];

    const OPTIONS: &'static [RuleOption<Self>] =
        &[RuleOption::word("compat", |rules| &mut rules.compat)];

    fn preset(&self) -> &'static str {
        Self::PRESET
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn sides(&self) -> usize {
        2
    }

    fn seats(&self) -> Expected {
        Expected::one_of([2, 4])
    }

    fn set_players(&mut self, players: usize) {
        self.players = players as u8;
    }
}
