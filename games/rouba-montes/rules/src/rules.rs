use baralho_game::{BadRules, Expected, MAX_SEATS, OptionValue, Options, Rules};

/// The name of the only preset.
pub const PRESET: &str = "rouba-montes";
/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most players.
pub const MAX_PLAYERS: usize = MAX_SEATS;
/// The most packs shuffled together: a little over the contest's 10,000 cards.
pub const MAX_DECKS: usize = 200;

const USUAL_PLAYERS: usize = 4;
const OPTIONS: &[&str] = &["decks"];

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

/// Refuses a number of players the game does not seat.
pub(crate) fn check_players(players: usize) -> Result<(), BadRules> {
    if (MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
        return Ok(());
    }
    Err(BadRules::Players {
        preset: PRESET,
        given: players,
        expected: Expected::Range {
            low: MIN_PLAYERS as u32,
            high: MAX_PLAYERS as u32,
        },
    })
}

impl Rules for RoubaMontesRules {
    const VERSION: u32 = 1;

    fn parse(preset: &str, players: Option<usize>, options: &Options) -> Result<Self, BadRules> {
        OptionValue::from(preset).choice("game", &[(PRESET, ())])?;
        options.check_known(OPTIONS)?;
        let players = players.unwrap_or(USUAL_PLAYERS);
        check_players(players)?;
        let read = |value: &OptionValue| value.number("decks", 1, MAX_DECKS as u32);
        let decks = options.get("decks").map_or(Ok(1), read)?;
        Ok(Self {
            players: players as u8,
            decks: decks as u8,
        })
    }

    fn preset(&self) -> &'static str {
        PRESET
    }

    fn options(&self) -> Options {
        Options::new().with("decks", self.decks)
    }

    fn players(&self) -> usize {
        self.players as usize
    }
}
