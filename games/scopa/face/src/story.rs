//! What happens in the Scopa family, told.

use baralho_face::{Voice, number};
use baralho_game::{Rules, Seat, View as _};
use baralho_scopa::{Carta, Event, ScopaRules, Taken};
use baralho_words::{Noun, say};

use crate::{faces, told::Teller};

impl<const CARDS: usize, const SEATS: usize> Teller<'_, CARDS, SEATS> {
    /// Before the first card of a round: who plays with whom, who deals, what lies there.
    pub(super) fn opening(self) -> Vec<String> {
        let Self { voice, view } = self;
        let (words, rules) = (voice.words, &view.open.rules);
        let mut told = Vec::new();
        if view.open.points_before.iter().all(|&points| points == 0) {
            told.extend(goal(voice, rules));
        }
        let dealer = view.open.dealer;
        told.push(say!(
            words,
            "scopa-deals",
            who = voice.name(dealer),
            you = voice.you(dealer),
            each = words.count(Noun::Card, number(rules.cards_per_deal)),
        ));
        if let Some(first) = view.turn() {
            let (who, you) = (voice.name(first), voice.you(first));
            told.push(say!(words, "plays-first", who, you));
        }
        // Whoever plays first sees the table anyway.
        if view.turn() != voice.seat() {
            told.push(self.table());
        }
        told
    }

    pub(super) fn story(self, events: &[Event]) -> Vec<String> {
        let words = self.voice.words;
        let mut told = Vec::new();
        let mut dealt = false;
        for event in events {
            match *event {
                Event::Played {
                    seat,
                    card,
                    taken,
                    sweep,
                } => told.push(self.played(seat, card, taken, sweep)),
                // One message for the whole table: everybody gets as many.
                Event::Dealt { count, .. } if !dealt => {
                    dealt = true;
                    told.push(say!(
                        words,
                        "scopa-dealt",
                        each = words.count(Noun::Card, number(count)),
                        left = number(self.view.deck_left),
                    ));
                }
                Event::Closed { to: Some(to), left } if left > 0 => told.push(say!(
                    words,
                    "scopa-leftovers",
                    who = self.voice.to(to),
                    n = number(left),
                )),
                Event::Dealt { .. } | Event::Closed { .. } => {}
            }
        }
        told
    }

    fn played(self, seat: Seat, card: Carta, taken: Taken, sweep: bool) -> String {
        let Self { voice, view } = self;
        let words = voice.words;
        let card = words.the_card(view.open.rules.faces.card(card));
        let (who, you) = (voice.name(seat), voice.you(seat));
        if taken.is_empty() {
            return say!(words, "scopa-lays", who, you, card);
        }
        let n = taken.len();
        let told = say!(
            words,
            "scopa-captures",
            who,
            you,
            card,
            n = number(n),
            count = words.count(Noun::Card, number(n)),
            cards = words.the_cards(faces(view, taken)),
        );
        if sweep {
            format!("{told} {}", say!(words, "scopa-sweep"))
        } else {
            told
        }
    }
}

fn goal(voice: Voice<'_>, rules: &ScopaRules) -> Vec<String> {
    let words = voice.words;
    let mut told = Vec::new();
    if rules.sides() < rules.players() {
        let sides = voice.sides(rules);
        let teams: Vec<String> = sides.iter().map(|&side| voice.side(rules, side)).collect();
        told.push(say!(words, "teams", teams = teams.join("; ")));
    }
    if let Some(target) = rules.target {
        let points = words.count(Noun::Point, number(target));
        told.push(if rules.inverse {
            say!(words, "scopa-goal-inverse", points)
        } else {
            say!(words, "scopa-goal", points)
        });
    }
    told
}
