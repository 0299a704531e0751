//! Buraco at the terminal.

mod commands;

use baralho_buraco::{Buraco, BuracoRules, Illegal, Move, Phase, View};
use baralho_cards::Card;
use baralho_telling::{
    Telling as _, Voice,
    buraco::{Order, hand, hand_sizes, melds, stock},
};
use baralho_words::{Words, say};

use super::playable::{Desk, Playable, Reply, number};

impl Playable for Buraco {
    type Desk = Desk<Order>;

    fn screen(voice: Voice<'_>, view: &View, desk: &Desk<Order>, fresh: bool) -> Vec<String> {
        let mut lines = Vec::new();
        if fresh {
            lines.push(stock(voice, view));
            lines.push(hand_sizes(voice, view));
            lines.extend(melds(voice, view));
        }
        lines.push(hand(voice, view, desk.order));
        lines.push(match view.phase() {
            Phase::Draw => say!(voice.words, "buraco-may-draw"),
            _ => say!(voice.words, "buraco-may-play"),
        });
        lines
    }

    /// The hand once in a turn, and what came into it with the pile; a card from the stock is
    /// told as it is drawn.
    fn for_ears(
        voice: Voice<'_>,
        view: &View,
        desk: &Desk<Order>,
        fresh: bool,
        before: &[Card],
    ) -> Vec<String> {
        if fresh {
            return vec![hand(voice, view, desk.order)];
        }
        let mut new: Vec<Card> = desk.order.hand(view);
        for known in view.drawn().iter().chain(before) {
            if let Some(place) = new.iter().position(|card| card == known) {
                new.remove(place);
            }
        }
        if new.is_empty() {
            return Vec::new();
        }
        let cards = voice.words.cards(new);
        vec![say!(voice.words, "buraco-new-cards", cards = cards)]
    }

    fn reply(voice: Voice<'_>, view: &View, desk: &mut Desk<Order>, line: &str) -> Reply<Move> {
        commands::reply(voice, view, &mut desk.order, line)
    }

    fn typed_refusal(words: &Words, illegal: &Illegal) -> String {
        match *illegal {
            Illegal::DrawFirst => say!(words, "buraco-typed-draw-first"),
            Illegal::DrawnAlready => say!(words, "buraco-typed-drawn-already"),
            Illegal::EmptyPile => say!(words, "buraco-typed-empty-pile"),
            Illegal::NoSuchMeld { index, melds } => say!(
                words,
                "buraco-typed-no-such-meld",
                index = number(index),
                melds = number(melds),
                last = number(melds.saturating_sub(1)),
            ),
            Illegal::NothingAdded => say!(words, "buraco-typed-nothing-added"),
            _ => Self::refusal(words, illegal),
        }
    }

    fn held(view: &View) -> Vec<Card> {
        view.hand().iter().collect()
    }

    fn help(words: &Words, _rules: &BuracoRules) -> String {
        say!(words, "buraco-help")
    }
}
