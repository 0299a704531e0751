//! Who is spoken of, and to whom.

use baralho_cards::Card;
use baralho_game::{Observer, Rules, Seat};
use baralho_words::{Style, Words, say};

use super::paint;

/// Speaks to one listener about everybody at the table.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    pub(crate) words: &'a Words,
    names: &'a [String],
    listener: Observer,
}

impl<'a> Voice<'a> {
    /// Speaks to this listener; `names` are everybody's, by seat.
    pub(crate) fn new(words: &'a Words, names: &'a [String], listener: Observer) -> Self {
        Self {
            words,
            names,
            listener,
        }
    }

    /// For the catalogues' `$you`: whether the listener sits there.
    pub(crate) fn you(&self, seat: Seat) -> &'static str {
        if self.listener.is(seat) { "yes" } else { "no" }
    }

    /// The seat the listener sits at, if they play.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.listener.seat()
    }

    /// Who sits there, as the one who does something.
    pub(crate) fn name(&self, seat: Seat) -> String {
        if self.listener.is(seat) {
            return say!(self.words, "you");
        }
        self.names[seat.index()].clone()
    }

    /// Who sits there, after a preposition: `para você`, `a te`, `para ti`.
    pub(crate) fn to(&self, seat: Seat) -> String {
        if self.listener.is(seat) {
            return say!(self.words, "you-to");
        }
        self.names[seat.index()].clone()
    }

    /// Everybody of a side, the listener first.
    pub(crate) fn side(&self, rules: &impl Rules, side: usize) -> String {
        self.words
            .list_and(self.members(rules, side).map(|seat| self.name(seat)))
    }

    /// Everybody of a side, after a preposition.
    pub(crate) fn side_to(&self, rules: &impl Rules, side: usize) -> String {
        self.words
            .list_and(self.members(rules, side).map(|seat| self.to(seat)))
    }

    fn members(&self, rules: &impl Rules, side: usize) -> impl Iterator<Item = Seat> {
        let mut seats: Vec<Seat> = rules.seats_of(side).collect();
        seats.sort_by_key(|&seat| !self.listener.is(seat));
        seats.into_iter()
    }

    /// The sides in the order they are told: the listener's first.
    pub(crate) fn sides(&self, rules: &impl Rules) -> Vec<usize> {
        let own = self.seat().map(|seat| rules.side_of(seat));
        let mut sides: Vec<usize> = (0..rules.sides()).collect();
        sides.sort_by_key(|&side| Some(side) != own);
        sides
    }

    /// The seats in the order they are told: the listener's first, then to the left.
    pub(crate) fn seats(&self, players: usize) -> impl Iterator<Item = Seat> + use<> {
        let first = self.seat().map_or(0, Seat::index);
        (0..players).map(move |place| Seat::new((first + place) % players))
    }
}

/// Cards where they lie.
impl Voice<'_> {
    /// Cards with the places they are called by: `h1 7♦   h2 4♣`.
    pub(crate) fn places(&self, places: impl IntoIterator<Item = (String, Card)>) -> String {
        let items: Vec<String> = places
            .into_iter()
            .map(|(place, card)| {
                let card = self.words.card(card);
                match self.words.style() {
                    Style::Symbols => format!("{place}{}{card}", paint::GLUE),
                    Style::Spoken => say!(self.words, "place-card", place = place, card = card),
                }
            })
            .collect();
        match self.words.style() {
            Style::Symbols => items.join(paint::GAP),
            Style::Spoken => items.join("; "),
        }
    }

    /// The cards of a hand with their places: h1, h2, ...
    pub(crate) fn hand(&self, cards: impl IntoIterator<Item = Card>) -> String {
        self.places(
            cards
                .into_iter()
                .enumerate()
                .map(|(place, card)| (format!("h{}", place + 1), card)),
        )
    }
}

/// Which place in a hand a word such as `h1` names, counted from 0.
///
/// `None` when the word is not of that form; `h0` and places beyond the hand are the
/// caller's to refuse.
pub(crate) fn hand_place(word: &str) -> Option<usize> {
    let digits = word.strip_prefix(['h', 'H'])?;
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse::<usize>().unwrap_or(0).wrapping_sub(1))
}
