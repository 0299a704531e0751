use baralho_cards::Card;
use baralho_face::{Order, Voice, eliminated, number};
use baralho_game::Rules as _;
use baralho_scopa::{Carta, Choice, View, capture};
use baralho_words::{Noun, say};

use crate::faces;

/// The most captures of one card that are listed.
const MOST_WAYS: usize = 50;

/// A view, to be told to its observer.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a, const CARDS: usize, const SEATS: usize> {
    pub(super) voice: Voice<'a>,
    pub(super) view: &'a View<CARDS, SEATS>,
}

impl<const CARDS: usize, const SEATS: usize> Teller<'_, CARDS, SEATS> {
    pub(super) fn on_table(self) -> Vec<Card> {
        faces(self.view, self.view.open.table.iter().copied())
    }

    /// What lies on the table, with places.
    pub(super) fn table(self) -> String {
        let cards = self.on_table();
        if cards.is_empty() {
            return say!(self.voice.words, "scopa-table-empty");
        }
        let places = cards.into_iter().enumerate();
        let places = places.map(|(place, card)| ((place + 1).to_string(), card));
        let cards = self.voice.places(places);
        say!(self.voice.words, "scopa-table", cards)
    }

    /// What lies at one place on the table, counted from 1.
    pub(super) fn table_card(self, place: usize) -> String {
        let words = self.voice.words;
        let cards = self.on_table();
        match cards.get(place.wrapping_sub(1)) {
            Some(&card) => say!(
                words,
                "scopa-table-card",
                n = number(place),
                card = words.card(card)
            ),
            None if cards.is_empty() => say!(words, "scopa-table-empty"),
            None => self.no_table_card(place),
        }
    }

    pub(super) fn no_table_card(self, place: usize) -> String {
        let words = self.voice.words;
        let cards = words.count(Noun::Card, number(self.view.open.table.len()));
        say!(words, "scopa-no-table-card", n = number(place), cards)
    }

    /// Everybody who plays no more in this match.
    pub(super) fn out(self) -> Vec<String> {
        let (voice, open) = (self.voice, &self.view.open);
        let plays = |side: usize| open.rules.seats_of(side).any(|seat| open.plays(seat));
        let sides = voice.sides(&open.rules).into_iter();
        sides
            .filter(|&side| !plays(side))
            .map(|side| eliminated(voice, &open.rules, side))
            .collect()
    }

    /// The listener's hand with places, and with hints what each card would take.
    pub(super) fn hand(self, order: Option<Order>) -> Vec<String> {
        let (voice, words) = (self.voice, self.voice.words);
        let held = in_hand(self.view, order);
        let cards = faces(self.view, held.iter().copied());
        if cards.is_empty() {
            return vec![say!(words, "hand-empty")];
        }
        if !self.view.open.rules.hints {
            return vec![say!(words, "hand", cards = voice.hand(cards))];
        }
        let mut lines = vec![say!(words, "hand", cards = "").trim_end().to_owned()];
        for (place, (carta, card)) in held.into_iter().zip(cards).enumerate() {
            let place = voice.places([(format!("h{}", place + 1), card)]);
            let hint = self.hint(carta);
            lines.push(say!(words, "scopa-hint", place, hint));
        }
        lines
    }

    pub(super) fn hint(self, carta: Carta) -> String {
        let words = self.voice.words;
        let the_cards = |way: &Vec<Card>| words.the_cards(way.iter().copied());
        match ways(self.view, carta).as_slice() {
            [] => say!(words, "scopa-hint-nothing"),
            [only] if only.len() == self.view.open.table.len() => {
                say!(words, "scopa-hint-sweep", cards = the_cards(only))
            }
            several => {
                // Alternatives that are lists themselves.
                let joint = format!("; {} ", say!(words, "scopa-or"));
                let ways: Vec<String> = several.iter().map(the_cards).collect();
                say!(words, "scopa-hint-takes", ways = ways.join(&joint))
            }
        }
    }

    pub(super) fn captured(self) -> String {
        let (voice, words) = (self.voice, self.voice.words);
        let counts = voice
            .seats(self.view.open.rules.players.into())
            .map(|seat| {
                let cards = self.view.open.piles[seat.index()].len();
                say!(
                    words,
                    "scopa-captured-one",
                    who = voice.name(seat),
                    cards = words.count(Noun::Card, number(cards)),
                )
            });
        let counts: Vec<String> = counts.collect();
        say!(words, "scopa-captured", counts = counts.join(", "))
    }

    pub(super) fn own_captures(self) -> String {
        let (seat, piles) = (self.voice.seat(), &self.view.open.piles);
        let own = seat.map_or(0, |seat| piles[seat.index()].len());
        let cards = self.voice.words.count(Noun::Card, number(own));
        say!(self.voice.words, "scopa-you-captured", cards)
    }
}

/// The observer's hand in an order, or as it was dealt.
pub(super) fn in_hand<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    order: Option<Order>,
) -> Vec<Carta> {
    let mut cards: Vec<Carta> = view.hand.iter().collect();
    if let Some(order) = order {
        let face = |carta: Carta| view.open.rules.faces.card(carta);
        cards.sort_by(|&one, &other| order.compare(face(one), face(other)));
    }
    cards
}

/// Every set a card can take, as far as the player has the choice.
pub(super) fn ways<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    carta: Carta,
) -> Vec<Vec<Card>> {
    let (rules, table) = (&view.open.rules, &view.open.table);
    let sets = match rules.choice {
        Choice::Most => capture::chosen(rules, table, carta).into_iter().collect(),
        Choice::Player => capture::first_sets(rules, table, carta, true, MOST_WAYS),
    };
    let ways = sets.iter().map(|set| faces(view, capture::at(table, set)));
    ways.collect()
}
