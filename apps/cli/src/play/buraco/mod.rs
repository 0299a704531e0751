//! Buraco at the terminal.

mod commands;

use baralho_buraco::{Buraco, BuracoRules, Move, Phase, View};
use baralho_telling::{
    Voice,
    buraco::{Order, hand, hand_sizes, melds, stock},
};
use baralho_words::{Words, say};

use super::playable::{Playable, Reply};

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

    fn help(words: &Words, _rules: &BuracoRules) -> String {
        say!(words, "buraco-help")
    }
}
