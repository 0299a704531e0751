//! Which moves to look at where there are more than anybody can: on a long table where players
//! pick, one card may capture in a hundred thousand ways.

use std::{cmp::Reverse, ops::ControlFlow};

use baralho_game::View as _;
use baralho_scopa::{Carta, Move, View};

use super::taste::{self, GREEDY, Unseen, worth};

/// The most moves that are tried one by one.
pub(super) const MOST: usize = 64;
/// The most moves that are looked at to find those.
const LOOKED_AT: usize = 2_000;

/// All moves of a view in the game's order; where they are more than `most`, the first ones
/// of every card, about so many in all.
pub(super) fn some_moves<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    most: usize,
) -> Vec<Move> {
    let mut moves = Vec::new();
    let more = view.visit_moves(|chosen| {
        if moves.len() == most {
            return ControlFlow::Break(());
        }
        moves.push(chosen);
        ControlFlow::Continue(())
    });
    if more.is_break() {
        moves.clear();
        let each = (most / view.hand.len()).max(1);
        view.visit_few(each, |chosen| moves.push(chosen));
    }
    moves
}

/// The moves worth trying, the one wanted in any case among them: all in the game's order
/// if they are few, else the most promising.
pub(super) fn candidates<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    wanted: Option<Move>,
) -> Vec<Move> {
    let moves = some_moves(view, LOOKED_AT);
    if moves.len() <= MOST {
        return moves;
    }
    by_promise(view, moves, wanted)
}

/// So many of these as are worth trying, the most promising first, and before all the one
/// that is wanted in any case.
pub(super) fn by_promise<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    mut moves: Vec<Move>,
    wanted: Option<Move>,
) -> Vec<Move> {
    let (rules, table) = (&view.open.rules, &view.open.table);
    let unseen = Unseen::new(view, view.unseen());
    moves.sort_by_cached_key(|&chosen| {
        let take = taste::taken(rules, table, chosen);
        Reverse(worth(&GREEDY, rules, table, chosen.card, take, &unseen))
    });
    if let Some(wanted) = wanted {
        moves.retain(|&chosen| chosen != wanted);
        moves.insert(0, wanted);
    }
    moves.truncate(MOST);
    moves
}

/// The cards that a move takes off the table.
pub(super) fn taken<const CARDS: usize, const SEATS: usize>(
    view: &View<CARDS, SEATS>,
    chosen: Move,
) -> Vec<Carta> {
    let taken = taste::taken(&view.open.rules, &view.open.table, chosen);
    taken.iter().collect()
}
