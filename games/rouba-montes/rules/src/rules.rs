use baralho_game::{Expected, MAX_SEATS, RuleOption, Rules};

/// The name of the only preset.
pub const PRESET: &str = "rouba-montes";
/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most players.
pub const MAX_PLAYERS: usize = MAX_SEATS;
/// The most packs shuffled together: a little over the contest's 10,000 cards.
pub const MAX_DECKS: usize = 200;

/// How many play, and with how many packs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoubaMontesRules {
    players: u8,
    decks: u8,
}

impl RoubaMontesRules {
    /// How many packs are shuffled together.
    pub const fn decks(&self) -> usize {
        self.decks as usize
    }

    /// How many cards that makes.
    pub const fn cards(&self) -> usize {
        self.decks() * baralho_cards::Card::COUNT
    }
}

impl Rules for RoubaMontesRules {
    const VERSION: u32 = 1;

    const PRESETS: &'static [(&'static str, Self)] = &[(
        PRESET,
        Self {
            players: 4,
            decks: 1,
        },
    )];

    const OPTIONS: &'static [RuleOption<Self>] = &[RuleOption::number(
        "decks",
        |_| Expected::range(1, MAX_DECKS as u32),
        |rules| &mut rules.decks,
    )];

    fn preset(&self) -> &'static str {
        PRESET
    }

    fn players(&self) -> usize {
        self.players as usize
    }

    fn seats(&self) -> Expected {
        Expected::range(MIN_PLAYERS as u32, MAX_PLAYERS as u32)
    }

    fn set_players(&mut self, players: usize) {
        self.players = players as u8;
    }
}
