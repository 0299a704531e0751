use baralho_game::{BadRules, Options, Rules, Seat};

use crate::{Faces, presets};

/// How a card may capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    /// Sets summing to the card's value, and of those only the ones with fewest cards.
    Fewest,
    /// One card of equal value if there is any, else any set summing to the value.
    RankFirst,
    /// Sets that make 15 together with the card.
    Fifteen,
}

/// Who picks among several captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// The player.
    Player,
    /// The game: the most cards, then the best.
    Most,
}

/// The fourth category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prime {
    /// Most sevens.
    Sevens,
    /// The best card of each suit: the "melhor número".
    Primiera,
}

/// What sweeps and categories score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mechanic {
    /// Both.
    Normal,
    /// A cleared table gives nothing.
    NoScopas,
    /// Only sweeps score.
    OnlyScopas,
}

/// The named sets of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The Brazilian game.
    Escopa,
    /// As on an accessible game platform.
    Scopa,
    /// To fifteen.
    Escoba,
    /// All cards dealt, two against two.
    Scopone,
}

impl Capture {
    pub(crate) const NAMES: [(&'static str, Self); 3] = [
        ("fewest", Self::Fewest),
        ("rank-first", Self::RankFirst),
        ("fifteen", Self::Fifteen),
    ];
}

impl Choice {
    pub(crate) const NAMES: [(&'static str, Self); 2] =
        [("player", Self::Player), ("most", Self::Most)];
}

impl Prime {
    pub(crate) const NAMES: [(&'static str, Self); 2] =
        [("sevens", Self::Sevens), ("primiera", Self::Primiera)];

    /// The category's name in options and answers.
    pub fn name(self) -> &'static str {
        name_of(self, &Self::NAMES)
    }
}

impl Mechanic {
    pub(crate) const NAMES: [(&'static str, Self); 3] = [
        ("normal", Self::Normal),
        ("no_scopas", Self::NoScopas),
        ("only_scopas", Self::OnlyScopas),
    ];
}

impl Preset {
    /// Every preset, by name.
    pub const NAMES: [(&'static str, Self); 4] = [
        ("escopa", Self::Escopa),
        ("scopa", Self::Scopa),
        ("escoba", Self::Escoba),
        ("scopone", Self::Scopone),
    ];
}

pub(crate) fn name_of<T: PartialEq + Copy>(value: T, names: &[(&'static str, T)]) -> &'static str {
    names
        .iter()
        .find(|(_, named)| *named == value)
        .map_or("", |(name, _)| name)
}

/// The names of all options, in the order of the rules document.
pub const OPTIONS: &[&str] = &[
    "target",
    "cards_per_deal",
    "decks",
    "escoba",
    "scopa_mechanic",
    "instant_win",
    "inverse",
    "team_mode",
    "team_card_scoring",
    "hints",
    "last_play_sweep",
    "capture",
    "choice",
    "prime",
    "faces",
    "redeal",
    "pause",
];

/// The rules of one match, already checked against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScopaRules {
    /// What they were made from.
    pub preset: Preset,
    /// How many sit at the table.
    pub players: u8,
    /// How many sides there are; partners sit this far apart.
    pub sides: u8,
    /// Points to win (or to fall at); `None` for a single round.
    pub target: Option<u8>,
    /// Cards to each player in each deal.
    pub cards_per_deal: u8,
    /// Packs of 40 in play.
    pub decks: u8,
    /// How a card may capture.
    pub capture: Capture,
    /// Who picks among captures.
    pub choice: Choice,
    /// The fourth category.
    pub prime: Prime,
    /// What the high cards look like.
    pub faces: Faces,
    /// What sweeps and categories score.
    pub mechanic: Mechanic,
    /// The match ends when a sweep reaches the target.
    pub instant_win: bool,
    /// Reaching the target eliminates.
    pub inverse: bool,
    /// Partners' piles count together.
    pub team_card_scoring: bool,
    /// Each card in hand shows what it would capture.
    pub hints: bool,
    /// A sweep by the very last play counts.
    pub last_play_sweep: bool,
    /// Deal again when the initial table has this many cards of value 10.
    pub redeal: Option<u8>,
    /// Seconds between rounds.
    pub pause_s: u16,
}

impl ScopaRules {
    /// All cards in play.
    pub const fn cards(&self) -> usize {
        40 * self.decks as usize
    }

    /// Cards that open a round face up when so many play.
    pub const fn initial_table(&self, playing: usize) -> usize {
        self.cards() % (self.cards_per_deal as usize * playing)
    }

    /// What the captured cards must sum to for a card of this value.
    #[inline]
    pub const fn needed(&self, value: u8) -> u8 {
        match self.capture {
            Capture::Fifteen => 15 - value,
            _ => value,
        }
    }

    /// `individual`, `2v2`, `2v2v2`, ...
    pub fn team_mode(&self) -> String {
        presets::team_mode_text(self.players.into(), self.sides.into())
    }

    /// The same rules in other teams.
    ///
    /// # Errors
    /// When the players do not split so.
    pub fn with_team_mode(mut self, text: &str) -> Result<Self, BadRules> {
        self.sides = presets::parse_teams(text, self.players)?;
        Ok(self)
    }
}

impl Rules for ScopaRules {
    const VERSION: u32 = 1;

    fn parse(preset: &str, players: Option<usize>, options: &Options) -> Result<Self, BadRules> {
        presets::parse(preset, players, options)
    }

    fn preset(&self) -> &'static str {
        name_of(self.preset, &Preset::NAMES)
    }

    fn options(&self) -> Options {
        presets::options(self)
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn sides(&self) -> usize {
        self.sides.into()
    }

    #[inline]
    fn side_of(&self, seat: Seat) -> usize {
        if self.sides == self.players {
            seat.index()
        } else {
            seat.index() % self.sides as usize
        }
    }

    fn points_are_bad(&self) -> bool {
        self.inverse
    }

    fn pause_s(&self) -> u32 {
        self.pause_s.into()
    }
}
