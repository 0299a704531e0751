//! Escopa, Scopa, Escoba and Scopone at the terminal.

mod commands;

use baralho_analysis::Explained;
use baralho_scopa::{Choice, Move, Scopa, ScopaRules, View};
use baralho_telling::{
    Order, Voice,
    scopa::{FEW, captured, hand, now, table},
};
use baralho_words::{Words, say};

use super::playable::{Playable, Reply};

impl<const CARDS: usize, const SEATS: usize> Playable for Scopa<CARDS, SEATS>
where
    Self: Explained<View = View<CARDS, SEATS>, Move = Move, Rules = ScopaRules>,
{
    /// As the cards were dealt, until they are sorted.
    type Desk = Option<Order>;

    fn screen(
        voice: Voice<'_>,
        view: &View<CARDS, SEATS>,
        desk: &Option<Order>,
        _fresh: bool,
    ) -> Vec<String> {
        let mut lines = vec![table(voice, view)];
        lines.extend(hand(voice, view, *desk));
        lines.push(captured(voice, view));
        lines.push(now(voice, view));
        lines
    }

    fn reply(
        voice: Voice<'_>,
        view: &View<CARDS, SEATS>,
        desk: &mut Option<Order>,
        line: &str,
    ) -> Reply<Move> {
        commands::reply(voice, view, desk, line)
    }

    fn help(words: &Words, rules: &ScopaRules) -> String {
        let help = match rules.choice {
            Choice::Player => say!(words, "scopa-help-player"),
            Choice::Most => say!(words, "scopa-help-most"),
        };
        if usize::from(rules.cards_per_deal) <= FEW {
            return help;
        }
        [help, say!(words, "scopa-help-sort")].join("\n")
    }
}
