//! Buraco at the terminal.

mod commands;

use baralho_buraco::{Buraco, BuracoRules, Illegal, Move, Phase, View};
use baralho_telling::{
    Telling as _, Voice,
    buraco::{Order, hand, hand_sizes, melds, stock},
};
use baralho_words::{Words, say};

use super::playable::{Playable, Reply, number};

impl Playable for Buraco {
    type Desk = Order;

    fn screen(voice: Voice<'_>, view: &View, desk: &Order, fresh: bool) -> Vec<String> {
        let mut lines = Vec::new();
        if fresh {
            lines.push(stock(voice, view));
            lines.push(hand_sizes(voice, view));
            lines.extend(melds(voice, view));
        }
        lines.push(hand(voice, view, *desk));
        lines.push(match view.phase() {
            Phase::Draw => say!(voice.words, "buraco-may-draw"),
            _ => say!(voice.words, "buraco-may-play"),
        });
        lines
    }

    fn reply(voice: Voice<'_>, view: &View, desk: &mut Order, line: &str) -> Reply<Move> {
        commands::reply(voice, view, desk, line)
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

    fn help(words: &Words, _rules: &BuracoRules) -> String {
        say!(words, "buraco-help")
    }
}
