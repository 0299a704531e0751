//! How one listener is told about everybody at the table.

use baralho_cards::Card;
use baralho_game::{Observer, Rules, Seat};
use baralho_words::{Style, Words, say};

/// Stands between words that must not be parted, such as a place and its card.
pub const GLUE: char = '\u{a0}';

/// The gap between things that lie side by side.
pub const GAP: &str = "   ";

/// Speaks to one listener about everybody at the table.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// What everything is said in.
    pub words: &'a Words,
    names: &'a [String],
    listener: Observer,
    /// Whether cards on the table are called by places: whoever types hears the numbers to type.
    has_places: bool,
}

impl<'a> Voice<'a> {
    /// Speaks to this listener; `names` are everybody's, by seat.
    pub fn new(words: &'a Words, names: &'a [String], listener: Observer) -> Self {
        Self {
            words,
            names,
            listener,
            has_places: true,
        }
    }

    /// For ears that need no places: a number before each card could be taken for a card.
    pub fn without_places(self) -> Self {
        Self {
            has_places: false,
            ..self
        }
    }

    /// For the catalogues' `$you`: whether the listener sits there.
    pub fn you(&self, seat: Seat) -> &'static str {
        if self.listener.is(seat) { "yes" } else { "no" }
    }

    /// The seat the listener sits at, if they play.
    pub fn seat(&self) -> Option<Seat> {
        self.listener.seat()
    }

    /// Who sits there, as the one who does something.
    pub fn name(&self, seat: Seat) -> String {
        if self.listener.is(seat) {
            return say!(self.words, "you");
        }
        self.names[seat.index()].clone()
    }

    /// Who sits there, after a preposition: `para você`, `a te`, `para ti`.
    pub fn to(&self, seat: Seat) -> String {
        if self.listener.is(seat) {
            return say!(self.words, "you-to");
        }
        self.names[seat.index()].clone()
    }

    /// Everybody of a side, the listener first.
    pub fn side(&self, rules: &impl Rules, side: usize) -> String {
        self.words
            .list_and(self.members(rules, side).map(|seat| self.name(seat)))
    }

    /// Everybody of a side, after a preposition.
    pub fn side_to(&self, rules: &impl Rules, side: usize) -> String {
        self.words
            .list_and(self.members(rules, side).map(|seat| self.to(seat)))
    }

    fn members(&self, rules: &impl Rules, side: usize) -> impl Iterator<Item = Seat> {
        let (own, others): (Vec<Seat>, Vec<Seat>) = rules
            .seats_of(side)
            .partition(|&seat| self.listener.is(seat));
        own.into_iter().chain(others)
    }

    /// The sides in the order they are told: the listener's first.
    pub fn sides(&self, rules: &impl Rules) -> Vec<usize> {
        let own = self.seat().map(|seat| rules.side_of(seat));
        let others = (0..rules.sides()).filter(|&side| Some(side) != own);
        own.into_iter().chain(others).collect()
    }

    /// The seats in the order they are told: the listener's first, then to the left.
    pub fn seats(&self, players: usize) -> impl Iterator<Item = Seat> + use<> {
        let first = self.seat().map_or(0, Seat::index);
        (0..players).map(move |place| Seat::new((first + place) % players))
    }
}

/// Cards where they lie.
impl Voice<'_> {
    /// Cards with the places they are called by: `h1 7♦   h2 4♣`.
    pub fn places(&self, places: impl IntoIterator<Item = (String, Card)>) -> String {
        let items: Vec<String> = places
            .into_iter()
            .map(|(place, card)| {
                let card = self.words.card(card);
                match self.words.style() {
                    Style::Symbols => format!("{place}{GLUE}{card}"),
                    Style::Spoken if !self.has_places => card,
                    Style::Spoken => say!(self.words, "place-card", place, card),
                }
            })
            .collect();
        match self.words.style() {
            Style::Symbols => items.join(GAP),
            Style::Spoken if !self.has_places => items.join(", "),
            Style::Spoken => items.join("; "),
        }
    }

    /// The cards of a hand with their places: h1, h2, ...
    pub fn hand(&self, cards: impl IntoIterator<Item = Card>) -> String {
        self.places(
            cards
                .into_iter()
                .enumerate()
                .map(|(place, card)| (format!("h{}", place + 1), card)),
        )
    }
}
