//! Escopa, Scopa, Escoba and Scopone at the terminal.

mod commands;

use baralho_analysis::Explained;
use baralho_scopa::{Choice, Move, Scopa, ScopaRules, View};
use baralho_telling::{
    Voice,
    scopa::{captured, hand, now, table},
};
use baralho_words::{Words, say};

use super::playable::{Playable, Reply};

impl<const CARDS: usize, const SEATS: usize> Playable for Scopa<CARDS, SEATS>
where
    Self: Explained<View = View<CARDS, SEATS>, Move = Move, Rules = ScopaRules>,
{
    type Desk = ();

    fn screen(
        voice: Voice<'_>,
        view: &View<CARDS, SEATS>,
        _desk: &(),
        _fresh: bool,
    ) -> Vec<String> {
        let mut lines = vec![table(voice, view)];
        lines.extend(hand(voice, view));
        lines.push(captured(voice, view));
        lines.push(now(voice, view));
        lines
    }

    fn reply(
        voice: Voice<'_>,
        view: &View<CARDS, SEATS>,
        _desk: &mut (),
        line: &str,
    ) -> Reply<Move> {
        commands::reply(voice, view, line)
    }

    fn help(words: &Words, rules: &ScopaRules) -> String {
        match rules.choice {
            Choice::Player => say!(words, "scopa-help-player"),
            Choice::Most => say!(words, "scopa-help-most"),
        }
    }
}
