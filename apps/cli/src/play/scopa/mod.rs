//! Escopa, Scopa, Escoba and Scopone at the terminal.

mod commands;

use baralho_analysis::Explained;
use baralho_cards::Card;
use baralho_protocol::Wire;
use baralho_scopa::{Choice, Move, Scopa, ScopaRules, View};
use baralho_telling::{
    Order, Voice,
    scopa::{FEW, captured, hand, now, table},
};
use baralho_words::{Words, say};

use super::playable::{Desk, Playable, Reply};

impl<const CARDS: usize, const SEATS: usize> Playable for Scopa<CARDS, SEATS>
where
    Self: Wire + Explained<View = View<CARDS, SEATS>, Move = Move, Rules = ScopaRules>,
{
    /// As the cards were dealt, until they are sorted.
    type Desk = Desk<Option<Order>>;

    fn screen(
        voice: Voice<'_>,
        view: &View<CARDS, SEATS>,
        desk: &Desk<Option<Order>>,
        _fresh: bool,
    ) -> Vec<String> {
        let mut lines = vec![table(voice, view)];
        lines.extend(hand(voice, view, desk.order));
        lines.push(captured(voice, view));
        lines.push(now(voice, view));
        lines
    }

    fn for_ears(
        voice: Voice<'_>,
        view: &View<CARDS, SEATS>,
        desk: &Desk<Option<Order>>,
        _fresh: bool,
        _before: &[Card],
    ) -> Vec<String> {
        let rules = &view.open.rules;
        let mut lines = Vec::new();
        // Whoever plays first has not heard it yet.
        let players = view.hand_sizes.iter().filter(|&&size| size > 0).count();
        let is_dealt_table = view.open.table.len() == rules.initial_table(players);
        if is_dealt_table && view.open.piles.iter().all(|pile| pile.is_empty()) {
            lines.push(table(voice, view));
        }
        let is_dealt = view.hand.len() == usize::from(rules.cards_per_deal);
        if is_dealt || rules.hints {
            lines.extend(hand(voice, view, desk.order));
        }
        lines
    }

    fn reply(
        voice: Voice<'_>,
        view: &View<CARDS, SEATS>,
        desk: &mut Desk<Option<Order>>,
        line: &str,
    ) -> Reply<Move> {
        commands::reply(voice, view, &mut desk.order, line)
    }

    fn held(view: &View<CARDS, SEATS>) -> Vec<Card> {
        let faces = view.open.rules.faces;
        view.hand.iter().map(|card| faces.card(card)).collect()
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
