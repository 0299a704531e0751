//! A player who follows the documents' tips one move ahead.

use std::ops::ControlFlow;

use baralho_game::{View as _, chance::Generator};
use baralho_scopa::{Move, Scopa, View};

use super::taste::{GREEDY, Unseen, taken, worth};
use crate::Bot;

/// Takes what is worth most (sweeps, the settebello, sevens, diamonds, cards) and leaves
/// the table where the next player can do least. In an inverse match it wants the opposite.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Greedy;

/// A table with more ways than this is judged by the first ones.
pub(super) const MOST_MOVES: usize = 2_000;

impl<const CARDS: usize, const SEATS: usize> Bot<Scopa<CARDS, SEATS>> for Greedy {
    fn choose(&mut self, view: &View<CARDS, SEATS>, _chance: &mut Generator) -> Move {
        let (rules, table) = (&view.open.rules, &view.open.table);
        let unseen = Unseen::new(view, view.unseen());
        let mut best = None;
        let mut seen = 0;
        let _ = view.visit_moves(|chosen| {
            let take = taken(rules, table, chosen);
            let value = worth(&GREEDY, rules, table, chosen.card, take, &unseen);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, chosen));
            }
            seen += 1;
            if seen == MOST_MOVES {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        best.expect("whoever must move can").1
    }
}
