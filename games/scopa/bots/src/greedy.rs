//! A player who follows the documents' tips one move ahead.

use baralho_game::chance::Generator;
use baralho_scopa::{Move, Scopa, View, capture};

use super::{
    candidates::{MOST, some_moves, visit_first},
    taste::{GREEDY, Unseen, worth},
};
use baralho_bots::Bot;

/// Takes what is worth most (sweeps, the settebello, sevens, diamonds, cards) and leaves
/// the table where the next player can do least. In an inverse match it wants the opposite.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Greedy;

impl<const CARDS: usize, const SEATS: usize> Bot<Scopa<CARDS, SEATS>> for Greedy {
    fn choose(&mut self, view: &View<CARDS, SEATS>, _chance: &mut Generator) -> Move {
        let mut taste = Best::new(view);
        visit_first(view, |chosen| taste.see(view, chosen));
        taste.chosen()
    }
}

/// The same in a hurry: of a long table it looks at a few ways of every card only.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hasty;

impl<const CARDS: usize, const SEATS: usize> Bot<Scopa<CARDS, SEATS>> for Hasty {
    fn choose(&mut self, view: &View<CARDS, SEATS>, _chance: &mut Generator) -> Move {
        let mut taste = Best::new(view);
        for chosen in some_moves(view, MOST) {
            taste.see(view, chosen);
        }
        taste.chosen()
    }
}

struct Best {
    unseen: Unseen,
    best: Option<(i32, Move)>,
}

impl Best {
    fn new<const CARDS: usize, const SEATS: usize>(view: &View<CARDS, SEATS>) -> Self {
        Self {
            unseen: Unseen::new(view, view.unseen()),
            best: None,
        }
    }

    #[inline]
    fn see<const CARDS: usize, const SEATS: usize>(
        &mut self,
        view: &View<CARDS, SEATS>,
        chosen: Move,
    ) {
        let (rules, table) = (&view.open.rules, &view.open.table);
        let take = capture::taken(rules, table, chosen);
        let value = worth(&GREEDY, rules, table, chosen.card, take, &self.unseen);
        if self.best.is_none_or(|(most, _)| value > most) {
            self.best = Some((value, chosen));
        }
    }

    fn chosen(self) -> Move {
        self.best.expect("whoever must move can").1
    }
}
