use baralho_game::{Expected, RuleOption, Rules};

/// How many play; there is nothing else to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaiorRules {
    players: usize,
}

impl MaiorRules {
    /// Cards in everybody's hand at first, and so the number of tricks.
    pub const HAND: usize = 5;
}

impl Rules for MaiorRules {
    const VERSION: u32 = 1;

    const PRESETS: &'static [(&'static str, Self)] = &[("maior", Self { players: 2 })];

    const OPTIONS: &'static [RuleOption<Self>] = &[];

    fn preset(&self) -> &'static str {
        "maior"
    }

    fn players(&self) -> usize {
        self.players
    }

    fn seats(&self) -> Expected {
        Expected::range(2, 6)
    }

    fn set_players(&mut self, players: usize) {
        self.players = players;
    }
}
