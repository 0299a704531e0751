//! Buraco, told.

mod refusals;
mod story;

use baralho_buraco::{Bag, Buraco, BuracoRules, Event, Illegal, Meld, Move, Tally, View};
use baralho_cards::Card;
use baralho_game::{Rules, View as _};
use baralho_words::{Noun, Style, Words, say};

use crate::{Grid, Telling, Voice, number};

pub use refusals::not_a_meld;

pub use crate::Order;

impl Order {
    /// The listener's hand in this order.
    pub fn hand(self, view: &View) -> Vec<Card> {
        let mut cards: Vec<Card> = view.hand().iter().collect();
        if self == Self::Ranks {
            cards.sort_by(|&one, &other| self.compare(one, other));
        }
        cards
    }
}

impl Telling for Buraco {
    fn opening(voice: Voice<'_>, view: &View) -> Vec<String> {
        story::opening(voice, view)
    }

    fn story(voice: Voice<'_>, events: &[Event], _view: &View) -> Vec<String> {
        events
            .iter()
            .flat_map(|event| story::tell(voice, event))
            .collect()
    }

    fn hand(voice: Voice<'_>, view: &View) -> Option<String> {
        let seat = view.observer().seat()?;
        Some(say!(
            voice.words,
            "holds",
            who = voice.name(seat),
            you = voice.you(seat),
            cards = voice.words.cards(view.hand().iter()),
        ))
    }

    fn scores(voice: Voice<'_>, rules: &BuracoRules, tally: &Tally) -> Grid {
        story::scores(voice, *rules, tally)
    }

    fn position(voice: Voice<'_>, view: &View) -> Vec<String> {
        let mut lines = vec![stock(voice, view), hand_sizes(voice, view)];
        lines.extend(melds(voice, view));
        lines
    }

    fn score_now(voice: Voice<'_>, view: &View) -> String {
        points(voice, view)
    }

    fn suggestion(words: &Words, view: &View, chosen: Move) -> String {
        let meld = |cards: Bag| {
            let meld = Meld::judge(cards.iter(), view.rules().compat());
            meld.map_or_else(|_| words.the_cards(cards.iter()), |meld| run(words, meld))
        };
        match chosen {
            Move::Draw => say!(words, "suggest-draw"),
            Move::Take { with } => {
                let top = view.pile().last().map_or(Bag::EMPTY, |&top| Bag::of(top));
                say!(words, "suggest-take", meld = meld(with.plus(top)))
            }
            Move::Meld { cards } => say!(words, "suggest-meld", meld = meld(cards)),
            Move::Add { meld: index, cards } => {
                let seat = view.turn().unwrap_or_default();
                let own = view
                    .melds(view.rules().side_of(seat))
                    .nth(usize::from(index));
                let onto = own.map_or_else(String::new, |meld| run(words, meld));
                let cards = words.the_cards(cards.iter());
                say!(words, "suggest-add", cards = cards, meld = onto)
            }
            Move::Discard(card) => {
                say!(words, "suggest-discard", card = words.the_card(card))
            }
        }
    }

    fn refusal(words: &Words, illegal: &Illegal) -> String {
        refusals::explain(words, illegal)
    }
}

/// The listener's hand in this order, with places.
pub fn hand(voice: Voice<'_>, view: &View, order: Order) -> String {
    let cards = voice.hand(order.hand(view));
    say!(voice.words, "hand", cards = cards)
}

/// The stock and the top of the pile.
pub fn stock(voice: Voice<'_>, view: &View) -> String {
    let words = voice.words;
    let stock = words.count(Noun::Card, number(view.stock()));
    match view.pile() {
        [] => say!(words, "buraco-stock-no-pile", stock = stock),
        [.., top] => say!(
            words,
            "buraco-stock",
            stock = stock,
            pile = words.count(Noun::Card, number(view.pile().len())),
            top = words.the_card(*top),
        ),
    }
}

/// The whole pile, bottom to top.
pub fn pile(voice: Voice<'_>, view: &View) -> String {
    let words = voice.words;
    match view.pile() {
        [] => say!(words, "buraco-pile-empty"),
        cards => {
            let cards: Vec<String> = cards.iter().map(|&card| words.card(card)).collect();
            say!(words, "buraco-pile", cards = cards.join(", "))
        }
    }
}

/// How many cards everybody holds.
pub fn hand_sizes(voice: Voice<'_>, view: &View) -> String {
    let words = voice.words;
    let sizes = voice.seats(view.rules().players()).map(|seat| {
        say!(
            words,
            "grid-cell",
            who = voice.name(seat),
            cell = view.hand_size(seat),
        )
    });
    let sizes: Vec<String> = sizes.collect();
    say!(words, "buraco-hand-sizes", sizes = sizes.join(", "))
}

/// Both teams' melds, one message each.
pub fn melds(voice: Voice<'_>, view: &View) -> Vec<String> {
    let words = voice.words;
    let own = voice.seat().map(|seat| view.rules().side_of(seat));
    let mut lines = Vec::new();
    for side in voice.sides(view.rules()) {
        let who = voice.side_to(view.rules(), side);
        let yours = if own == Some(side) { "yes" } else { "no" };
        let all: Vec<Meld> = view.melds(side).collect();
        if all.is_empty() {
            lines.push(say!(words, "buraco-no-melds", who = who, yours = yours));
            continue;
        }
        lines.push(say!(words, "buraco-melds", who = who, yours = yours));
        for (index, meld) in all.into_iter().enumerate() {
            lines.push(say!(
                words,
                "buraco-meld",
                index = number(index),
                cards = run(words, meld),
                points = words.count(Noun::Point, number(meld.points())),
                canastra = meld.canastra().map_or("none", |canastra| canastra.name()),
            ));
        }
    }
    lines
}

/// A meld's cards in order; for ears the suit is named once.
pub fn run(words: &Words, meld: Meld) -> String {
    let cards = meld.shown().iter();
    match words.style() {
        Style::Symbols => {
            let cards: Vec<String> = cards.map(|card| words.card(card)).collect();
            cards.join(" ")
        }
        Style::Spoken => {
            let cards: Vec<String> = cards
                .map(|card| {
                    if card.suit() == meld.suit() {
                        words.rank(card.rank())
                    } else {
                        words.card(card)
                    }
                })
                .collect();
            let suit = words.suit(meld.suit());
            say!(words, "buraco-run", suit = suit, cards = cards.join(", "))
        }
    }
}

/// What lies on the table is worth, the hands aside.
pub fn points(voice: Voice<'_>, view: &View) -> String {
    let words = voice.words;
    let scores = voice.sides(view.rules()).into_iter().map(|side| {
        let points: i32 = view.melds(side).map(Meld::points).sum();
        say!(
            words,
            "score-one",
            who = voice.side(view.rules(), side),
            points = words.count(Noun::Point, number(points)),
        )
    });
    let scores: Vec<String> = scores.collect();
    say!(words, "buraco-score", scores = scores.join(", "))
}
