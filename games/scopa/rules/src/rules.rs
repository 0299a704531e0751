use baralho_cards::Card;
use baralho_game::{BadDeck, Named};

use crate::{Bag, Carta, Faces};

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

impl Named for Capture {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("fewest", Self::Fewest),
        ("rank-first", Self::RankFirst),
        ("fifteen", Self::Fifteen),
    ];
}

impl Named for Choice {
    const NAMES: &'static [(&'static str, Self)] =
        &[("player", Self::Player), ("most", Self::Most)];
}

impl Named for Prime {
    const NAMES: &'static [(&'static str, Self)] =
        &[("sevens", Self::Sevens), ("primiera", Self::Primiera)];
}

impl Named for Mechanic {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("normal", Self::Normal),
        ("no_scopas", Self::NoScopas),
        ("only_scopas", Self::OnlyScopas),
    ];
}

/// The rules of one match, already checked against each other.
#[allow(missing_docs)] // the names and types say it all
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScopaRules {
    pub preset: Preset,
    pub players: u8,
    /// How many sides there are; partners sit this far apart.
    pub sides: u8,
    /// Points to win (or to fall at); `None` for a single round.
    pub target: Option<u8>,
    /// Cards to each player in each deal.
    pub cards_per_deal: u8,
    /// Packs of 40 in play.
    pub decks: u8,
    pub capture: Capture,
    pub choice: Choice,
    pub prime: Prime,
    pub faces: Faces,
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

    /// The cards in play, unshuffled.
    pub fn pack(&self) -> impl Iterator<Item = Card> {
        let faces = self.faces;
        (0..self.decks).flat_map(move |_| Carta::all().map(move |carta| faces.card(carta)))
    }

    /// A card of those that are left of the decks, which goes from there.
    pub(crate) fn take_out(&self, left: &mut Bag, card: Card) -> Result<Carta, BadDeck> {
        let carta = self.faces.carta(card)?;
        if !left.contains(carta) {
            let copies = self.decks.into();
            return Err(BadDeck::TooMany { card, copies });
        }
        left.remove(carta);
        Ok(carta)
    }

    /// Cards that open a round face up when so many play.
    pub const fn initial_table(&self, playing: usize) -> usize {
        self.cards() % (self.cards_per_deal as usize * playing)
    }

    /// Whether taking the whole table is worth anything.
    #[inline]
    pub const fn sweeps_count(&self) -> bool {
        !matches!(self.mechanic, Mechanic::NoScopas)
    }

    /// What the captured cards must sum to for a card of this value.
    #[inline]
    pub const fn needed(&self, value: u8) -> u8 {
        match self.capture {
            Capture::Fifteen => 15 - value,
            _ => value,
        }
    }
}
